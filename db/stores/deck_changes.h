// What somebody did to a deck, as the history names it.
#pragma once

#include "db/history/history_step.h"
#include "domain/decks/deck.h"

namespace dossier {

// `id` is the deck's number. The two decks differ.
HistoryFacts factsOfChange(std::int64_t id, const Deck& before, const Deck& after, const CardPool& pool);

} // namespace dossier
