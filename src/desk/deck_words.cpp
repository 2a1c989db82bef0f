#include "desk/deck_words.h"

#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/in_hand.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "domain/advice/deck_stats.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

class DeckWords
{
    Q_DECLARE_TR_FUNCTIONS(DeckWords)

public:
    // What keeps nobody from playing is no problem.
    static QString problemsOf(const std::vector<Problem>& problems)
    {
        const int count = static_cast<int>(problems.size());
        return problems.empty()    ? tr("no problems")
               : isLegal(problems) ? tr("legal, %n remark(s)", nullptr, count)
                                   : tr("%n problem(s)", nullptr, count);
    }

    static QString statusLine(const OpenDeck& open, const CardPool& pool)
    {
        if (!open.isOpen())
            return tr("No deck open");
        const Deck& deck = open.deck();
        const Format format = open.format();
        const int size = bureauDeckSize(deck);
        const int cost = teamCost(deck, pool);
        const QStringList parts{
            format.minimumSize > 0 ? tr("Bureau %1/%2").arg(size).arg(format.minimumSize) : tr("Bureau %1").arg(size),
            format.teamCost > 0 ? tr("Team %1/%2 RP").arg(cost).arg(format.teamCost) : tr("Team %1 RP").arg(cost),
            deck.xFile.empty() ? tr("X-File no") : tr("X-File yes"), problemsOf(open.problems())};
        return parts.join(QStringLiteral(" · "));
    }

    static QString heading(CardType type)
    {
        switch (type) {
        case CardType::Agent:
            return tr("Agents");
        case CardType::XFile:
            return tr("X-Files");
        case CardType::Site:
            return tr("Sites");
        case CardType::Witness:
            return tr("Witnesses");
        case CardType::Event:
            return tr("Events");
        case CardType::Bluff:
            return tr("Bluffs");
        case CardType::Equipment:
            return tr("Equipment", "heading");
        case CardType::Combat:
            return tr("Combat", "heading");
        case CardType::Adversary:
            return tr("Adversaries");
        }
        return {};
    }

    static QString game(Game game) { return game == Game::Basic ? tr("Basic Game") : tr("Advanced Game"); }

    static QString teamTotals(const DeckStats& stats)
    {
        std::vector<std::pair<int, Skill>> levels;
        for (int i = 0; i < kSkills; ++i)
            if (const int level = stats.teamLevels[static_cast<std::size_t>(i)]; level > 0)
                levels.emplace_back(-level, static_cast<Skill>(i)); // the highest first
        std::ranges::sort(levels);
        QStringList parts{tr("RES %1").arg(stats.teamResources), tr("Health %1").arg(stats.teamHealth),
                          tr("LRC %1").arg(stats.teamLongRange), tr("CRC %1").arg(stats.teamCloseRange)};
        for (const auto& [level, skill] : levels)
            parts << QStringLiteral("%1 %2").arg(word(skill)).arg(-level);
        for (QString& part : parts)
            part.replace(part.lastIndexOf(QLatin1Char(' ')), 1, QChar(0xa0)); // a figure stays with its word
        return parts.join(QStringLiteral(" · "));
    }

    static QString onlyAgents(const Card& card)
    {
        return tr("%1 is no Agent: only Agents form the Team.").arg(QString::fromStdString(card.title));
    }

    static QString onlyXFiles(const Card& card)
    {
        return tr("%1 is no X-File.").arg(QString::fromStdString(card.title));
    }
};

} // namespace

QString statusLine(const OpenDeck& deck, const CardPool& pool)
{
    return DeckWords::statusLine(deck, pool);
}

QString headingOf(CardType type)
{
    return DeckWords::heading(type);
}

QString nameOf(Game game)
{
    return DeckWords::game(game);
}

QString teamTotals(const Deck& deck, const CardPool& pool)
{
    return deck.team.empty() ? QString() : DeckWords::teamTotals(statsOf(deck, pool));
}

int copiesIn(const Deck& deck, CardIndex card)
{
    return deck.count(Zone::XFile, card) + deck.count(Zone::Team, card) + deck.count(Zone::BureauDeck, card);
}

Zone usualZone(const Card& card)
{
    return card.type == CardType::XFile ? Zone::XFile : Zone::BureauDeck;
}

bool mayLie(const InHand& desk, CardIndex index, Zone zone)
{
    const Card& card = desk.box.cards[index];
    const bool mayBeThere =
        zone == Zone::BureauDeck || card.type == (zone == Zone::Team ? CardType::Agent : CardType::XFile);
    if (!mayBeThere)
        desk.notices.warn(zone == Zone::Team ? DeckWords::onlyAgents(card) : DeckWords::onlyXFiles(card),
                          AttemptKind::Change);
    return mayBeThere;
}

bool addToDeck(const InHand& desk, CardIndex index, Zone zone)
{
    if (!mayLie(desk, index, zone))
        return false;
    if (!desk.openDeck.isOpen() && !desk.shelf.createForCard())
        return false;
    return zone == Zone::XFile ? desk.openDeck.setXFile(index) : desk.openDeck.add(zone, index, 1);
}

} // namespace dossier
