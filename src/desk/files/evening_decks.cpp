#include "desk/files/evening_decks.h"

#include "box/fixed_packs.h"
#include "desk/deck_library.h"
#include "desk/in_hand.h"
#include "domain/sealed/sealed_deck.h"
#include "engine/players/playtest/improve.h"

#include <QCoreApplication>
#include <QThread>

namespace dossier {

namespace {

struct EveningDecks
{
    Q_DECLARE_TR_FUNCTIONS(EveningDecks)
};

constexpr int kMostTurns = 200; // an undecided game tells nothing

QString notesOf(const SealedPlayer& player)
{
    return EveningDecks::tr("Of a sealed evening. Opened: %1.").arg(packsText(player));
}

ImproveSetup improvementOf(const SealedSetup& evening, int tries, const GameData& box)
{
    ImproveSetup setup;
    setup.trial.pool = &box.cards;
    setup.trial.effects = &box.effects;
    setup.trial.options.mostTurns = kMostTurns;
    setup.trial.bot = setup.trial.against = Bot::Supervisor;
    setup.trial.seed = evening.seed;
    setup.trial.jobs = QThread::idealThreadCount();
    setup.format = box.advanced;
    setup.tries = tries;
    return setup;
}

} // namespace

Deck restOf(const SealedPlayer& player, const Deck& deck, const GameData& box)
{
    Deck rest = deckOfAll(leftOf(copiesIn(player, box.cards), deck, box.cards));
    rest.name = EveningDecks::tr("%1: the rest").arg(QString::fromStdString(deck.name)).toStdString();
    rest.notes =
        EveningDecks::tr("What the deck leaves of the packs. Open it beside the deck to exchange cards.").toStdString();
    rest.folder = deck.folder;
    rest.killersAgreed = deck.killersAgreed;
    return rest;
}

bool isRest(const QString& name)
{
    const auto ends = [&](const QString& pattern) { return name.endsWith(pattern.section(QStringLiteral("%1"), 1)); };
    return ends(EveningDecks::tr("%1: the rest")) || ends(QStringLiteral("%1: the rest")); // in English at that time
}

std::vector<SealedDeck> sealedDecks(const std::vector<SealedPlayer>& players, const QString& name, const GameData& box,
                                    bool killers)
{
    Format format = box.advanced;
    format.killersAgreed = killers;
    std::vector<SealedDeck> decks;
    for (std::size_t i = 0; i < players.size(); ++i) {
        Deck deck = sealedDeck(copiesIn(players[i], box.cards), box.cards, format);
        deck.name = (players.size() == 1 ? name : EveningDecks::tr("%1, player %2").arg(name, QString::number(i + 1)))
                        .toStdString();
        deck.notes = notesOf(players[i]).toStdString();
        deck.folder = name.toStdString();
        deck.killersAgreed = killers;
        Deck rest = restOf(players[i], deck, box);
        decks.push_back({std::move(deck), std::move(rest)});
    }
    return decks;
}

std::vector<SealedDeck> eveningDecks(const SealedSetup& setup, int tries, const GameData& box,
                                     const std::function<void(int)>& progress, const std::stop_token& stop)
{
    const auto players = openPacks(setup, fixedPacks(box.cards), box.cards);
    auto made = sealedDecks(players, EveningDecks::tr("Evening %1").arg(setup.seed), box, false);
    ImproveSetup improvement = improvementOf(setup, tries, box);
    for (std::size_t i = 0; i < made.size() && tries > 0; ++i) {
        improvement.deck = made[i].deck;
        if (seriesProblem(seriesOf(improvement.trial, improvement.deck)))
            continue; // too few cards for a game: there is nothing to try
        improvement.copies = copiesIn(players[i], box.cards);
        const auto told = [&](int done) {
            if (progress)
                progress(static_cast<int>(i) * tries + done);
        };
        made[i].deck = improved(improvement, told, stop).deck;
        made[i].rest = restOf(players[i], made[i].deck, box);
    }
    return made;
}

QStringList keepEvening(const InHand& desk, std::vector<SealedDeck> made)
{
    std::vector<Deck> decks; // those to play with first: the first of all is opened
    std::vector<Deck> rests;
    for (SealedDeck& each : made) {
        decks.push_back(std::move(each.deck));
        if (!each.rest.bureauDeck.empty())
            rests.push_back(std::move(each.rest));
    }
    const auto count = static_cast<qsizetype>(decks.size());
    decks.insert(decks.end(), std::make_move_iterator(rests.begin()), std::make_move_iterator(rests.end()));
    return desk.shelf.takeAll(decks).mid(0, count);
}

} // namespace dossier
