#include "domain/cards/card_pool.h"

#include "text/fold.h"
#include "text/near_words.h"

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

namespace {

// The nearest that `wanted` comes to the whole title or to as many of its words in a row.
int distanceToTitle(std::string_view wanted, std::string_view title, int limit)
{
    int nearest = editDistance(wanted, title, limit);
    const auto words = std::count(wanted.begin(), wanted.end(), ' ') + 1;
    for (std::size_t begin = 0; begin < title.size() && nearest > 0;) {
        std::size_t end = begin;
        for (std::ptrdiff_t i = 0; i < words && end != std::string_view::npos; ++i)
            end = title.find(' ', end == begin ? end : end + 1);
        const std::string_view run = title.substr(begin, end == std::string_view::npos ? end : end - begin);
        // One more than for the whole title: a title that is meant whole comes first.
        nearest = std::min(nearest, editDistance(wanted, run, limit) + 1);
        const auto next = title.find(' ', begin);
        begin = next == std::string_view::npos ? title.size() : next + 1;
    }
    return nearest;
}

} // namespace

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
    // A third of the letters may be wrong. A title that begins with the text, or holds it, is worth naming as well.
    const int limit = static_cast<int>(std::clamp<std::size_t>(wanted.size() / 3, 1, 8));
    std::vector<Candidate> candidates;
    for (std::size_t t = 0; t < m_foldedTitles.size(); ++t) {
        const std::string& title = m_foldedTitles[t];
        int distance = distanceToTitle(wanted, title, limit);
        const auto at = wanted.size() >= 3 ? title.find(wanted) : std::string::npos;
        if (at != std::string::npos)
            distance = std::min(distance, at == 0 ? limit : limit + 1);
        else if (distance > limit)
            continue;
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
