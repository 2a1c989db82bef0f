// The cards as a search looks at them. What they do is laid out only once a query looks into it.
#pragma once

#include "domain/search/card_query.h"
#include "domain/search/search_index.h"

#include <QString>

#include <functional>
#include <memory>

namespace dossier {

struct InHand;

class SearchedCards
{
public:
    // What a card does, in the words that are shown: what text: searches.
    using TextOf = std::function<QString(CardIndex)>;

    // The pool must outlive this.
    SearchedCards(const CardPool& pool, TextOf textOf);
    explicit SearchedCards(const InHand& hand);

    // Valid until the next call.
    const SearchIndex& index(const Query& query);
    // For what is asked of the cards' facts alone.
    const SearchIndex& index();
    const CardPool& pool() const { return m_pool; }

private:
    const CardPool& m_pool;
    TextOf m_textOf;
    std::unique_ptr<SearchIndex> m_index; // made with the first search
};

} // namespace dossier
