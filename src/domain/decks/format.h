// The limits a deck is checked against. They are data (db/seed/formats.csv, db/seed/copy_limits.csv), not code.
#pragma once

#include "domain/cards/rule_number.h"
#include "domain/decks/deck.h"

#include <vector>

namespace dossier {

// A card of which fewer copies are allowed than of others, and the rule that says so (DECK-20, DECK-22).
struct CopyLimit
{
    TitleIndex title = 0;
    int copies = 1;
    RuleNumber rule;

    bool operator==(const CopyLimit&) const = default;
};

struct Format
{
    Game game = Game::Advanced;
    int minimumSize = 60;          // DECK-1; 0 in the Basic Game (BASIC-9)
    int copies = 2;                // DECK-4, BASIC-10
    int teamCost = 20;             // DECK-15; 0: not limited (BASIC-6)
    int teamMinimum = 1;           // DECK-13, BASIC-5
    int teamMaximum = 0;           // BASIC-5; 0: not limited
    int teamAdvised = 3;           // DECK-16; 0: no advice
    int sitesAdvised = 25;         // DECK-26, in percent; 0: no advice
    bool killersAgreed = false;    // OPT-3
    DeckSets sets = DeckSets::All; // SET-3
    std::vector<CopyLimit> limits;

    bool operator==(const Format&) const = default;
};

// Whether a format's sets have the card, in whatever printing (SET-1). What a user's own set has beside the official
// ones is in none but all of them.
bool mayUse(DeckSets sets, const CardPool& pool, CardIndex card);

// What the program proposes of itself for a deck of these sets: official cards, each in the printing that its bare
// title means.
bool mayPropose(DeckSets sets, const CardPool& pool, CardIndex card);

} // namespace dossier
