// How soon will this deck show a Site that its Team can solve and pay for? Exact, turn by turn.
#pragma once

#include "domain/advice/odds.h"
#include "domain/decks/deck.h"

#include <vector>

namespace dossier {

struct SiteTurn
{
    int turn = 0;       // one's own turns, from 1
    int seen = 0;       // cards seen by the end of this turn's Briefing Phase
    int resources = 0;  // RP in the pool then, no other card paid for
    double site = 0;    // the chance of having seen a Site
    double met = 0;     // … one that the starting Team passes in full, unhelped
    double payable = 0; // … and whose Cost the pool covers

    bool operator==(const SiteTurn&) const = default;
};

// Turns 1 to `turns`. The pool starts at 5 RP (SETUP-5) and grows by the Team's RES numbers each turn (BRIEF-4); the
// purchases of `plan` cost 1 RP each (BRIEF-10) and are made as far as the pool reaches.
std::vector<SiteTurn> siteOdds(const Deck& deck, const CardPool& pool, const DrawPlan& plan, int turns);

} // namespace dossier
