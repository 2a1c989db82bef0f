#include "app/cards/card_search.h"

#include "domain/text_fold.h"

#include <algorithm>
#include <sstream>

namespace dossier {

namespace {

bool matches(const CardPool& pool, CardIndex index, const std::string& word)
{
    const Card& card = pool[index];
    return pool.foldedTitle(index).find(word) != std::string_view::npos || fold(nameOf(card.type)).find(word) == 0 ||
           std::ranges::any_of(card.keywords, [&](Keyword k) { return fold(nameOf(k)).find(word) == 0; });
}

} // namespace

CardSearch searchCards(const QString& query, const CardPool& pool)
{
    std::istringstream words(fold(query.toStdString()));
    const std::vector<std::string> all{std::istream_iterator<std::string>(words), {}};
    CardSearch found;
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        if (std::ranges::all_of(all, [&](const std::string& word) { return matches(pool, card, word); }))
            found.cards.push_back(card);
    }
    return found;
}

} // namespace dossier
