#include "domain/decks/deck_edits.h"

#include <algorithm>
#include <set>

namespace dossier {

namespace {

// Whole where nobody else changed it, so that the order of the lines is kept, too.
void edit(Deck& now, const Deck& from, const Deck& edited, Zone zone)
{
    if (edited.zone(zone) == from.zone(zone))
        return;
    if (now.zone(zone) == from.zone(zone)) {
        now.zone(zone) = edited.zone(zone);
        return;
    }
    std::set<CardIndex> cards;
    for (const Deck* deck : {&from, &edited})
        for (const DeckEntry& entry : deck->zone(zone))
            cards.insert(entry.card);
    for (const CardIndex card : cards)
        now.add(zone, card, edited.count(zone, card) - from.count(zone, card));
}

} // namespace

Deck withEdits(Deck now, const Deck& from, const Deck& edited)
{
    const auto take = [&](auto Deck::*field) {
        if (edited.*field != from.*field)
            now.*field = edited.*field;
    };
    take(&Deck::name);
    take(&Deck::notes);
    take(&Deck::game);
    take(&Deck::xFile);
    take(&Deck::folder);
    take(&Deck::tags);
    take(&Deck::state);
    take(&Deck::killersAgreed);
    take(&Deck::sets);
    edit(now, from, edited, Zone::Team);
    edit(now, from, edited, Zone::BureauDeck);
    std::ranges::copy_if(edited.aside, std::back_inserter(now.aside), [&](const UnresolvedLine& line) {
        return std::ranges::find(from.aside, line) == from.aside.end();
    });
    return now;
}

} // namespace dossier
