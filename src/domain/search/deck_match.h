// What a query finds in a list of decks: `[[t:site]]>=12 legal:no tag:tournament`.
#pragma once

#include "domain/search/card_match.h"

namespace dossier {

// What the list knows of a deck.
struct DeckFacts
{
    std::string name;
    std::string folder;
    std::string notes;
    std::vector<std::string> tags;
    Game game = Game::Advanced;
    bool built = false;
    int size = 0;                 // the Bureau Deck, see bureauDeckSize
    int teamCost = 0;             // see teamCost
    std::optional<bool> legal;    // nothing: nobody checked; neither legal:yes nor legal:no finds it
    std::vector<DeckEntry> cards; // of all zones
};
// Legality is left for the caller, who knows the format.
DeckFacts factsOf(const Deck& deck, const CardPool& pool);

// What must be known of the decks to answer a query: their names, folders, tags, games and states always.
struct FactsAsked
{
    bool cards = false;
    bool whole = false; // and the notes, and what follows from all cards: the Bureau Deck's size, the Team's cost
    bool legality = false;
};
FactsAsked factsAsked(const Query& query);

// The cards that the query asks decks for: which others they hold does not change its answer where factsAsked(query)
// does not ask for the whole decks. Or why the query cannot be answered.
std::variant<PoolSet, QueryError> cardsAsked(const Query& query, const SearchIndex& index,
                                             const QueryContext& context = {});

// Places in `decks`, or why the query cannot be answered. A plain word and name: look at the deck's name, note: at its
// notes. A card's field finds the decks that hold such a card; `[[query]]>=3` counts the copies of all such cards.
std::variant<IndexSet, QueryError> matchDecks(const Query& query, std::span<const DeckFacts> decks,
                                              const SearchIndex& index, const QueryContext& context = {});

} // namespace dossier
