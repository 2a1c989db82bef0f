#include "domain/cards/card_pool.h"

#include "domain/cards/near_titles.h"
#include "text/fold.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace dossier {

CardPool::CardPool(std::vector<Card> cards)
    : m_cards(std::move(cards))
{
    if (m_cards.size() > std::numeric_limits<CardIndex>::max())
        throw std::invalid_argument("more cards than a pool can hold");
    m_titleOf.reserve(m_cards.size());
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        const std::string number = fold(m_cards[i].id);
        if (!m_byNumber.emplace(number, card).second)
            throw std::invalid_argument("two cards carry the number " + m_cards[i].id);
        // Also without the printing mark: "xf96-0063". A number belongs to one title, so the first is as good as any.
        if (const auto mark = number.rfind('v'); mark != std::string::npos)
            m_byNumber.emplace(number.substr(0, mark), card);

        std::string title = fold(m_cards[i].title);
        const auto [known, isNew] = m_byTitle.emplace(title, static_cast<TitleIndex>(m_printings.size()));
        if (isNew) {
            m_printings.emplace_back();
            m_foldedTitles.push_back(std::move(title));
        }
        m_printings[known->second].push_back(card);
        m_titleOf.push_back(known->second);
    }
    m_default.reserve(m_printings.size());
    for (const auto& printings : m_printings) {
        const auto fixed = std::find_if(printings.begin(), printings.end(),
                                        [&](CardIndex c) { return m_cards[c].rarity == Rarity::Fixed; });
        m_default.push_back(fixed != printings.end() ? *fixed : printings.front());
    }
}

std::optional<CardIndex> CardPool::knownPrinting(CardIndex card) const
{
    if (!m_cards[card].further)
        return card;
    for (const CardIndex other : printings(titleOf(card)))
        if (!m_cards[other].further && m_cards[other].type == m_cards[card].type)
            return other;
    return std::nullopt;
}

std::optional<CardIndex> CardPool::findNumber(std::string_view number) const
{
    const auto found = m_byNumber.find(fold(number));
    if (found == m_byNumber.end())
        return std::nullopt;
    return found->second;
}

std::optional<CardIndex> CardPool::findTitle(std::string_view title) const
{
    const auto found = m_byTitle.find(fold(title));
    if (found == m_byTitle.end())
        return std::nullopt;
    return m_default[found->second];
}

std::optional<CardIndex> CardPool::find(std::string_view numberOrTitle) const
{
    if (const auto byNumber = findNumber(numberOrTitle))
        return byNumber;
    return findTitle(numberOrTitle);
}

std::vector<CardIndex> CardPool::nearTitles(std::string_view text, std::size_t most) const
{
    std::vector<CardIndex> near;
    for (const NearTitle& title : dossier::nearTitles(*this, text))
        if (near.size() < most)
            near.push_back(defaultPrinting(title.title));
    return near;
}

} // namespace dossier
