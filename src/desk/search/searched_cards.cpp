#include "desk/search/searched_cards.h"

#include "box/game_data.h"
#include "desk/in_hand.h"
#include "wording/card_text/card_text.h"

#include <algorithm>

namespace dossier {

SearchedCards::SearchedCards(const CardPool& pool, TextOf textOf)
    : m_pool(pool)
    , m_textOf(std::move(textOf))
{}

SearchedCards::SearchedCards(const InHand& hand)
    : SearchedCards(hand.box.cards, [&texts = hand.texts](CardIndex card) { return texts.text(card); })
{}

const SearchIndex& SearchedCards::index()
{
    if (!m_index)
        m_index = std::make_unique<SearchIndex>(m_pool, std::vector<std::string>());
    return *m_index;
}

const SearchIndex& SearchedCards::index(const Query& query)
{
    const bool looksInside =
        std::ranges::any_of(query.nodes, [](const QueryNode& node) { return node.field == QueryField::Text; });
    if (!looksInside || (m_index && m_index->hasTexts()))
        return index();
    std::vector<std::string> texts;
    texts.reserve(m_pool.size());
    for (CardIndex card = 0; card < m_pool.size(); ++card)
        texts.push_back(m_textOf(card).toStdString());
    m_index = std::make_unique<SearchIndex>(m_pool, texts);
    return *m_index;
}

} // namespace dossier
