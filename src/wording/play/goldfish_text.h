// What a goldfish report says besides its numbers: what was not played, and why a deck cannot be.
#pragma once

#include "engine/players/bot.h"
#include "engine/state/match_setup.h"

#include <QString>

namespace dossier {

// What the games leave out, so that nobody takes the figures for more than they are; by who plays them.
QString goldfishLimits(Bot player);

// What a Basic Game does without of this deck, of which a game that begins says so first; nothing where all are dealt.
QString takenOutText(const Deck& deck, const CardPool& pool, Game game);

// Of cards of further sets what a game that begins says first, for it does not know all that they do; nothing where a
// deck has none of those.
QString unknownCardsText(const Deck& deck, const CardPool& pool);
// Why such a deck is refused where only known cards are wanted, as the sentence of a SetupProblem; nothing likewise.
QString unknownCardsRefusal(const Deck& deck, const CardPool& pool);

// Why no game can be set up with a deck.
QString sentence(const SetupProblem& problem, const CardPool& pool);

} // namespace dossier
