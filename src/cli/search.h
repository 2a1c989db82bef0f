// Searching from the command line. What is owned is asked for only as far as the query speaks of it.
#pragma once

#include "cli/session.h"
#include "domain/collection/collection.h"
#include "domain/decks/deck.h"
#include "domain/search/card_match.h"

namespace dossier {

// The cards `query` finds, in its order. Throws CliError (BadInput) with the place of the fault, and with the nearest
// titles where plain words find nothing only a warning.
std::vector<CardIndex> findCards(Session& session, const QString& query);

// The cards that `query` finds beside `deck`: own= asks the collection, deck= this deck. Throws CliError (BadInput).
PoolSet findInDeck(Session& session, const QString& query, const Deck& deck);

// The heaps of the collection that `query` finds, in the order of the store or, where the query gives one, of their
// cards. Throws CliError (BadInput).
std::vector<OwnedCard> findHeaps(Session& session, const QString& query);

} // namespace dossier
