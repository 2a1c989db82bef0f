#include "host/sealed_table.h"

#include "box/fixed_packs.h"
#include "domain/decks/deck_rules.h"
#include "domain/sealed/sealed_deck.h"
#include "net/guest/brought_deck.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct SealedTable
{
    Q_DECLARE_TR_FUNCTIONS(SealedTable)
};

constexpr int kMostDraws = 20; // for a seat, until its packs make a deck

bool makesADeck(const SealedPlayer& player, const GameOptions& options, const GameData& box)
{
    Format format = box.advanced;
    format.killersAgreed = options.killerCards;
    const Deck deck = sealedDeck(copiesIn(player, box.cards), box.cards, format);
    return isLegal(problemsOfSealed(deck, box.cards, format));
}

} // namespace

QString openPacksAt(StoredTable& table, const SealedSetup& each, const GameData& box, QRandomGenerator& lots)
{
    if (table.options.game == Game::Basic)
        return SealedTable::tr("Sealed decks are for the Advanced Game.");
    const std::vector<FixedPack> fixed = fixedPacks(box.cards);
    SealedSetup own = each;
    own.players = 1;
    own.reserve = std::clamp(own.reserve, 0, std::max(own.boosters - 1, 0)); // one booster at least is opened
    for (StoredSeat& seat : table.seats) {
        int draws = 0;
        SealedPlayer player;
        do {
            if (draws++ == kMostDraws)
                return SealedTable::tr("So few packs make no deck of 60 cards: give each player more of them.");
            own.seed = lots.generate64();
            player = openPacks(own, fixed, box.cards).front();
        } while (!makesADeck(player, table.options, box));
        seat.packs = numberedPacks(player, box.cards);
    }
    table.sealed = own;
    table.sealed->seed = 0; // of the last seat's packs: kept nowhere
    return {};
}

QString cardNotOpened(const StoredSeat& seat, const Deck& deck, const CardPool& pool)
{
    Deck played = deck;
    played.xFile.clear();
    const CopyCounts opened = copiesIn(openedPacks(seat.packs, pool), pool);
    const CopyCounts used = copiesIn(played, pool);
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (used[card] > opened[card])
            return QStringLiteral("%1 (%2)").arg(QString::fromStdString(pool[card].title),
                                                 QString::fromStdString(pool[card].id));
    return {};
}

Json::Members packsMessage(const StoredSeat& seat)
{
    return {{"type", Json("packs")}, {"packs", jsonOf(seat.packs)}};
}

} // namespace dossier
