#include "domain/cards/card_pool.h"

#include "domain/cards/near_titles.h"
#include "text/fold.h"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <tuple>

namespace dossier {

namespace {

// "xf96-0063" of "xf96-0063v1", "xf96-0001 gcon", "pr96-0001-scr": up to the four digits behind the hyphen.
std::string_view withoutMark(std::string_view number)
{
    constexpr std::size_t kDigits = 4;
    const auto dash = number.find('-');
    return dash == std::string_view::npos ? number : number.substr(0, dash + 1 + kDigits);
}

bool playAlike(const Card& a, const Card& b)
{
    const auto facts = [](const Card& card) {
        return std::tie(card.type, card.cost, card.keywords, card.activators, card.either, card.agent, card.adversary,
                        card.site, card.xfile);
    };
    return facts(a) == facts(b);
}

} // namespace

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

        std::string title = fold(m_cards[i].title);
        const auto [known, isNew] = m_byTitle.emplace(title, static_cast<TitleIndex>(m_printings.size()));
        if (isNew) {
            m_printings.emplace_back();
            m_foldedTitles.push_back(std::move(title));
        }
        m_printings[known->second].push_back(card);
        m_titleOf.push_back(known->second);
    }
    // Also without the printing mark: "xf96-0063". Of several sets that number alike the first, the base set, is meant;
    // of several cards of one set none ("pr97-0006").
    std::unordered_map<std::string, int> sharing;
    for (const Card& card : m_cards)
        ++sharing[std::string(withoutMark(fold(card.id))).append(card.setName)];
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const std::string number(withoutMark(fold(m_cards[i].id)));
        if (sharing[number + m_cards[i].setName] == 1)
            m_byNumber.emplace(number, static_cast<CardIndex>(i));
    }
    m_default.reserve(m_printings.size());
    for (const auto& printings : m_printings) {
        // Of the set that printed it first.
        const auto fixed = std::find_if(printings.begin(), printings.end(), [&](CardIndex c) {
            return m_cards[c].rarity == Rarity::Fixed && m_cards[c].setName == m_cards[printings.front()].setName;
        });
        m_default.push_back(fixed != printings.end() ? *fixed : printings.front());
        m_differ.push_back(std::ranges::any_of(printings, [&](CardIndex c) {
            return !m_cards[c].further && !playAlike(m_cards[c], m_cards[printings.front()]);
        }));
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        const auto& printings = m_printings[m_titleOf[i]];
        const auto first = std::ranges::find_if(printings, [&](CardIndex c) {
            return !needsNumber(card) || m_cards[i].further || playAlike(m_cards[c], m_cards[i]);
        });
        m_playedAs.push_back(*first);
    }
}

std::optional<CardIndex> CardPool::knownPrinting(CardIndex card) const
{
    for (const CardIndex other : printings(titleOf(card))) {
        const Card& one = m_cards[other];
        if (!one.further && one.type == m_cards[card].type &&
            (m_cards[card].further || one.setName != m_cards[card].setName))
            return other;
        if (other == card)
            break;
    }
    return m_cards[card].further ? std::nullopt : std::optional(card);
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
    // Figures alone are a number, whatever a further set calls its cards.
    const bool isNumber = title.find_first_not_of("0123456789 ") == std::string_view::npos;
    const auto found = m_byTitle.find(fold(title));
    if (found == m_byTitle.end() || isNumber)
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
