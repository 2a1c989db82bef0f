// What the line above the decks finds: the search language over all stored decks.
#pragma once

#include "db/stores/deck_store.h"
#include "domain/search/deck_match.h"

#include <map>
#include <memory>
#include <optional>
#include <set>

namespace dossier {

struct Desk;

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
    explicit DeckSearch(const Desk& desk);

    Found find(const QString& text);

private:
    struct Known
    {
        QDateTime changed;
        bool killers = false; // OPT-3 was agreed when its legality was looked at
        DeckFacts facts;
    };

    std::vector<std::int64_t> learn();
    DeckFacts factsOfDeck(const DeckSummary& summary) const;
    const SearchIndex& index();

    const Desk& m_desk;
    std::map<std::int64_t, Known> m_known;
    std::unique_ptr<SearchIndex> m_index; // made with the first search
};

} // namespace dossier
