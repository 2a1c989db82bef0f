// Searching from the command line: the desk's searches over what the database holds.
#pragma once

#include "cli/session.h"
#include "db/stores/deck_store.h"
#include "desk/search/stored_holdings.h"
#include "domain/collection/heap_batch.h"
#include "domain/decks/deck.h"

#include <functional>

namespace dossier {

// What the user has, read when it is asked for; see Session::storedDatabase. `deck` is the one that is looked at.
StoredHoldings holdings(Session& session, const Deck* deck = nullptr);

// The cards `query` finds, in its order. Throws CliError (BadInput) with the place of the fault, and with the nearest
// titles where plain words find nothing only a warning.
std::vector<CardIndex> findCards(Session& session, const QString& query);

// The cards that `query` finds beside `deck`: own= asks the collection, deck= this deck. Throws CliError (BadInput).
PoolSet findInDeck(Session& session, const QString& query, const Deck& deck);

// The heaps of the collection that `query` finds, in the order of the store or, where the query gives one, of their
// cards. Few are held, and only those are read whose cards may be meant. Throws CliError (BadInput).
void eachHeapFound(Session& session, const QString& query, const std::function<void(const HeapFields&)>& take);

// The stored decks that `query` finds, by name; all without one. Throws CliError (BadInput).
std::vector<DeckSummary> findDecks(Session& session, const QString& query);

} // namespace dossier
