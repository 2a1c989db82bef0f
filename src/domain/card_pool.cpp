#include "domain/card_pool.h"

#include "domain/text_fold.h"

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
    const std::string wanted = fold(text);
    if (wanted.size() < 2)
        return {};
    struct Candidate
    {
        int distance;
        TitleIndex title;
    };
    // A third of the letters may be wrong; a title that begins with or holds the text is nearer than a misspelt one.
    const int limit = static_cast<int>(std::clamp<std::size_t>(wanted.size() / 3, 1, 8));
    std::vector<Candidate> candidates;
    for (std::size_t t = 0; t < m_foldedTitles.size(); ++t) {
        const std::string& title = m_foldedTitles[t];
        int distance = editDistance(wanted, title, limit);
        if (distance > limit && wanted.size() >= 3) {
            const auto at = title.find(wanted);
            if (at == 0)
                distance = limit;
            else if (at != std::string::npos && wanted.size() >= 4)
                distance = limit + 1;
            else
                continue;
        } else if (distance > limit) {
            continue;
        }
        candidates.push_back({distance, static_cast<TitleIndex>(t)});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.distance < b.distance; });
    std::vector<CardIndex> near;
    for (std::size_t i = 0; i < candidates.size() && i < most; ++i)
        near.push_back(m_default[candidates[i].title]);
    return near;
}

} // namespace dossier
