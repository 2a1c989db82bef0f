// Which Sites to go for with whom: the thinking behind the pilot, kept apart so that it can be read and tested.
#pragma once

#include "engine/state/observation.h"

namespace dossier {

class Match;

// How many X-Files a question leaves on average, over the candidates it is asked about. Lower is better; a question
// that cannot tell them apart leaves all.
double expectedLeft(const Match& match, std::uint64_t candidates, int type);
// The best question among `types`, by expectedLeft.
int bestQuestion(const Match& match, std::uint64_t candidates, TypeSet types);

// Whether a question is asked for nothing: its answer is known, and the Site is solved without it, too (SITE-12,
// SITE-26). -1, no question, is none.
bool asksInVain(const Match& match, const Observation& seen, CardIndex site, int type);

// At whom a Site of the observer's hand is best directed (CASE-6): of the opponents about whom its question still tells
// something the one who is nearest to be identified, else of all of them; among equals the first from the left on.
Seat bestDirected(const Match& match, const Observation& seen, CardIndex site);

struct PlannedSite
{
    CardRef site;
    CardIndex card = 0;
    bool placed = false; // already in the Field
    Ability skill = 0;
    AgentSet team = 0;
    int cost = 0; // 0 once placed
    double left = 0;
    Seat directed = kNoSeat;
};

// The player's Sites, on the table or in hand, that Teams of the Agents in `available` pass at the same time and his RP
// pay for: the most telling questions first, each with the fewest Agents. Counts printed skills alone.
std::vector<PlannedSite> planInvestigation(const Match& match, const Observation& seen, AgentSet available,
                                           bool withHand);

} // namespace dossier
