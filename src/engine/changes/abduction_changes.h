// Agents leave all Sections, and come back: abducted, and away in training (ZONE-11 to ZONE-20).
#pragma once

#include "engine/changes/agents_changes.h"

namespace dossier {

// --- Abduction ------------------------------------------------------------------------------------------------------

// These Agents of `seat`, who are in a Section, go into their owners' decks below ten cards, or fewer where there are
// no more (ZONE-12, ZONE-13); then their Equipment is discarded (ZONE-15, ZONE-25), their tokens vanish (ZONE-6), what
// they have been trained in stays. One whom no card covers goes to the Hospital at once (ZONE-22). They leave every
// Combat and Team. A borrowed Agent goes to the deck of his owner and is borrowed no longer.
// May put frames on the stack, see reactions.h.
void abduct(Play& play, Seat seat, AgentSet agents);

// The deck has lost the card below `position` others, or got one there: abducted Agents rise or sink, and come back to
// the Hospital when nothing is above them (ZONE-14). Called by zones.cpp alone.
void leftDeck(Play& play, Seat seat, int position);
void cameIntoDeck(Play& play, Seat seat, int position);

// What a search or a shuffle must leave as it was: as many cards above each of them as before, or all there are
// (ZONE-17).
class AbductedDepths
{
public:
    AbductedDepths(const GameState& state, Seat seat);
    void restore(Play& play, Seat seat) const;

private:
    std::array<std::uint8_t, kMostAgentTitles> m_above{};
    AgentSet m_agents;
};

// --- Training -------------------------------------------------------------------------------------------------------

// An Agent in a Section is taken out of play for so many full turns of his owner (1 or 2, TURN-10). Equipment, damage,
// tokens and cards beneath stay with him and rest (OQ-85).
void sendAway(Play& play, Seat seat, int slot, int turns);
// ZONE-20: as the Briefing Phase of `seat` begins; those whose time is over stand in the Bureau again, a Team each.
void returnFromTraining(Play& play, Seat seat);
// An Agent whom a card kept out of play, once it no longer lies with him.
void returnFromAway(Play& play, CardRef card);

} // namespace dossier
