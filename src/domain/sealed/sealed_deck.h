// A deck of what one player has opened: a first draft, to play and to improve.
#pragma once

#include "domain/collection/availability.h"
#include "domain/decks/format.h"

namespace dossier {

// The Team that meets most of the Sites at hand, the X-File that is hardest to find out, and a Bureau Deck of the
// format's least size in the proportions of the rule book's sample (deck_filler.h), no copy more than `copies` has. The
// rules of the format hold, DECK-4 too: the sources name no other for sealed decks than 60 cards or more (VAR-8).
Deck sealedDeck(const CopyCounts& copies, const CardPool& pool, const Format& format);

// What the deck leaves of them.
CopyCounts leftOf(const CopyCounts& copies, const Deck& deck, const CardPool& pool);
// As a deck that is none: everything in the Bureau Deck, so that cards can be taken over from it.
Deck deckOfAll(const CopyCounts& copies);

} // namespace dossier
