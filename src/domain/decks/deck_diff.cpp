#include "domain/decks/deck_diff.h"

#include <algorithm>
#include <map>

namespace dossier {

namespace {

struct Copies
{
    int before = 0;
    int after = 0;
};

using CopiesByPrinting = std::map<CardIndex, Copies>;

CardIndex namedPrinting(const CopiesByPrinting& printings)
{
    const auto later = std::find_if(printings.begin(), printings.end(),
                                    [](const auto& printing) { return printing.second.after > 0; });
    return later == printings.end() ? printings.begin()->first : later->first;
}

// Pairs printings with fewer copies with printings with more, as far as both reach.
// NOLINTNEXTLINE(performance-unnecessary-value-param): a copy to strike pairs from
void comparePrintings(DeckDiff& diff, Zone zone, CopiesByPrinting printings)
{
    for (auto& [from, fewer] : printings)
        for (auto& [to, more] : printings) {
            const int copies = std::min(fewer.before - fewer.after, more.after - more.before);
            if (copies <= 0)
                continue;
            diff.printings.push_back({zone, from, to, copies});
            fewer.before -= copies;
            more.after -= copies;
        }
}

void compareZone(DeckDiff& diff, Zone zone, const Deck& before, const Deck& after, const CardPool& pool)
{
    std::map<CardIndex, CopiesByPrinting> cards; // by the first printing that is the same in play
    for (const DeckEntry& entry : before.zone(zone))
        cards[pool.playedAs(entry.card)][entry.card].before += entry.count;
    for (const DeckEntry& entry : after.zone(zone))
        cards[pool.playedAs(entry.card)][entry.card].after += entry.count;

    for (const auto& [first, printings] : cards) {
        CardChange change{zone, namedPrinting(printings), 0, 0};
        for (const auto& [card, copies] : printings) {
            change.before += copies.before;
            change.after += copies.after;
        }
        if (change.difference() != 0)
            diff.cards.push_back(change);
        diff.added += std::max(change.difference(), 0);
        diff.removed += std::max(-change.difference(), 0);
        comparePrintings(diff, zone, printings);
    }
}

} // namespace

DeckDiff diffOf(const Deck& before, const Deck& after, const CardPool& pool)
{
    DeckDiff diff;
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        compareZone(diff, zone, before, after, pool);
    diff.game = before.game != after.game;
    diff.name = before.name != after.name;
    diff.notes = before.notes != after.notes;
    return diff;
}

} // namespace dossier
