// What the line above the decks finds: the search language over all stored decks.
#pragma once

#include "db/stores/deck_store.h"
#include "desk/search/searched_cards.h"
#include "domain/search/deck_match.h"

#include <map>
#include <optional>
#include <set>

namespace dossier {

struct InHand;

// What a list shows of a deck, without its cards: enough where factsAsked(query) asks for no more.
DeckFacts factsOf(const DeckSummary& deck);

class DeckSearch
{
public:
    struct Found
    {
        std::optional<std::set<std::int64_t>> decks; // nothing: no question, so all of them
        QString problem;                             // empty where the query was understood
        int faultAt = 0;                             // in letters of the text
        int faultLength = 0;
    };

    // The desk must outlive this.
    explicit DeckSearch(const InHand& desk);

    Found find(const QString& text);

private:
    struct Known
    {
        QDateTime changed;
        DeckFacts facts;
    };

    void learn(const std::vector<DeckSummary>& decks, bool legality);
    DeckFacts factsOfDeck(const Deck& deck, bool legality) const;

    const InHand& m_desk;
    SearchedCards m_cards;
    std::map<std::int64_t, Known> m_known;
};

} // namespace dossier
