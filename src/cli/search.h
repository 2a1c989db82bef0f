// Searching from the command line: the words of a query, and what is owned, as the search language wants them.
#pragma once

#include "cli/session.h"
#include "domain/collection/collection.h"
#include "domain/decks/deck.h"
#include "domain/search/card_match.h"

namespace dossier {

// Copies owned, wanted and for trade, by CardIndex; all 0 where there is no database yet.
struct OwnedCounts
{
    std::vector<int> owned;
    std::vector<int> wanted;
    std::vector<int> forTrade;
};

OwnedCounts ownedCounts(Session& session);

// The cards `query` finds, in its order. Throws CliError (BadInput) with the place of the fault, and with the nearest
// titles where plain words find nothing only a warning.
std::vector<CardIndex> findCards(Session& session, const QString& query);

// The cards that `query` finds beside `deck`: own= asks the collection, deck= this deck. Throws CliError (BadInput).
PoolSet findInDeck(Session& session, const QString& query, const Deck& deck);

// The heaps of the collection that `query` finds, in the order of the store or, where the query gives one, of their
// cards. Throws CliError (BadInput).
std::vector<OwnedCard> findHeaps(Session& session, const QString& query);

} // namespace dossier
