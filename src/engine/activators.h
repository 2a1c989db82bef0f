// Whether the words on a card that say when it may be played are satisfied (PLAY-11 to PLAY-25).
#pragma once

#include "engine/moment.h"

#include <optional>

namespace dossier {

// The first Activator of the card that is not satisfied, if any. Words a negating card's target must bear (PLAY-19) and
// those of Equipment, which look at its holder, are not asked here.
std::optional<Activator> unsatisfied(const GameState& state, Seat seat, CardRef card, const Moment& moment);

// The Keywords that the card's Activators name.
KeywordSet keywordActivators(const CardFacts& facts);

// The characteristic that the Site must ask for ("Motive Site"), if the card says one.
std::optional<Characteristic> siteWordOf(const CardFacts& facts);

// MULTI-9, MULTI-11: a player of neither side in a Skill Check plays in both roles.
bool playsBothRoles(const GameState& state, Seat seat, const Moment& moment);

} // namespace dossier
