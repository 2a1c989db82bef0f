// One person's changes of a deck, made to what the deck has become meanwhile.
#pragma once

#include "domain/decks/deck.h"

namespace dossier {

// `now` with what differs between `from` and `edited`. Of Team and Bureau Deck it is the number of copies that differs,
// so that cards which were added or taken out meanwhile stay so; everything else is as in `edited` where it differs.
// Lines kept aside are those of `now` and those that are new in `edited`.
Deck withEdits(Deck now, const Deck& from, const Deck& edited);

} // namespace dossier
