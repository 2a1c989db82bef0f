// Whether the words on a card that say when it may be played are satisfied (PLAY-11 to PLAY-25).
#pragma once

#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"

#include <optional>

namespace dossier {

// The first Activator of the card that is not satisfied, if any. Words a negating card's target must bear (PLAY-19) and
// those of Equipment, which look at its holder, are not asked here.
std::optional<Activator> unsatisfied(const GameState& state, Seat seat, CardRef card, const Moment& moment);

// All of them, a bit each.
std::uint64_t allUnsatisfied(const GameState& state, Seat seat, CardRef card, const Moment& moment);

// The Keyword that this word names, if it is one.
KeywordSet keywordNamedBy(Activator activator);
// The Keywords that the card's Activators name.
KeywordSet keywordActivators(const CardFacts& facts);

// OQ-81: in the Investigation Phase an Adversary may attack a Team, wherever it stands, that a text has given the words
// which its Activator joins with SITE.
bool mayAttackOpenly(const GameState& state, const CardFacts& adversary, Thing team);
// Calls `visit(Thing)` for each such Team of the Investigating Player.
template <typename Visit>
void forEachOpenTo(const GameState& state, const CardFacts& adversary, Visit visit)
{
    if (adversary.type != CardType::Adversary || state.phase() != Phase::Investigation)
        return;
    const Seat seat = state.activeSeat();
    for (Section section : {Section::Bureau, Section::Field})
        forEachTeam(state, seat, section, [&](std::uint8_t team) {
            if (mayAttackOpenly(state, adversary, Thing::team(seat, team)))
                visit(Thing::team(seat, team));
        });
}

// MULTI-9, MULTI-11: a player of neither side in a Skill Check plays in both roles.
bool playsBothRoles(const GameState& state, Seat seat, const Moment& moment);

} // namespace dossier
