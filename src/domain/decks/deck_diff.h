// What changed between two decks, or two versions of one: in cards, zone by zone.
#pragma once

#include "domain/decks/deck.h"

#include <vector>

namespace dossier {

// Another number of copies of a title, or of one of the cards that have it (SET-2). An Agent who went from the Team to
// the deck is two changes.
struct CardChange
{
    Zone zone = Zone::BureauDeck;
    CardIndex card = 0; // a printing of the later deck, else of the earlier one
    int before = 0;
    int after = 0;

    int difference() const { return after - before; }
    bool operator==(const CardChange&) const = default;
};

// Copies that stayed, in another printing of the same title.
struct PrintingChange
{
    Zone zone = Zone::BureauDeck;
    CardIndex before = 0;
    CardIndex after = 0;
    int copies = 1;

    bool operator==(const PrintingChange&) const = default;
};

struct DeckDiff
{
    std::vector<CardChange> cards; // X-File, Team, Bureau Deck; within these in pool order
    std::vector<PrintingChange> printings;
    int added = 0;   // copies
    int removed = 0; // copies
    bool game = false;
    bool name = false;
    bool notes = false;

    // Nothing that a player at the table could notice.
    bool sameCards() const { return cards.empty(); }
    bool operator==(const DeckDiff&) const = default;
};

DeckDiff diffOf(const Deck& before, const Deck& after, const CardPool& pool);

} // namespace dossier
