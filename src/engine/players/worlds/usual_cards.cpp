#include "engine/players/worlds/usual_cards.h"

#include "domain/advice/deck_filler.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kCopies = 2; // DECK-4

bool mayBeThere(const Match& match, CardIndex index, const std::map<CardIndex, int>& seen,
                const std::map<CardIndex, int>& agents)
{
    const Card& card = match.pool()[index];
    if (card.xfile || !isDealt(match.options().game, card))
        return false;
    if (match.pool().knownPrinting(index) != index && !seen.contains(index))
        return false; // of a card that was printed again the first stands for all (SET-1)
    // What another set brings is thought of once a card of it has been seen; else a set taken in would change what is
    // imagined.
    const auto isOfItsSet = [&](const auto& one) { return match.pool()[one.first].setName == card.setName; };
    if (!isOfBaseSet(card) && !std::ranges::any_of(seen, isOfItsSet))
        return false;
    if (card.has(Keyword::Killer) && !match.options().killerCards) // DECK-18
        return false;
    return !card.agent || std::any_of(agents.begin(), agents.end(), [&](const auto& agent) {
        return match.pool().titleOf(agent.first) == match.pool().titleOf(index);
    });
}

} // namespace

UsualCards::UsualCards(const Match& match, const std::map<CardIndex, int>& seen, const std::map<CardIndex, int>& agents)
{
    std::map<TitleIndex, int> there;
    for (const auto& [card, copies] : seen)
        there[match.pool().titleOf(card)] += copies;
    for (std::size_t i = 0; i < match.pool().size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        if (!mayBeThere(match, card, seen, agents))
            continue;
        int& copies = there[match.pool().titleOf(card)];
        for (; copies < kCopies; ++copies) // of two printings the first stands for both
            m_cards[static_cast<std::size_t>(match.facts(card).type)].push_back(card);
    }
}

CardIndex UsualCards::draw(Random& random)
{
    std::uint32_t all = 0;
    for (std::size_t type = 0; type < m_cards.size(); ++type)
        all += m_cards[type].empty() ? 0 : static_cast<std::uint32_t>(kSampleMix[type]);
    if (all == 0)
        return m_last; // more cards than a legal deck of this pool can hold
    std::uint32_t at = random.below(all);
    std::size_t type = 0;
    for (; type + 1 < m_cards.size(); ++type) {
        const std::uint32_t share = m_cards[type].empty() ? 0 : static_cast<std::uint32_t>(kSampleMix[type]);
        if (at < share)
            break;
        at -= share;
    }
    std::vector<CardIndex>& cards = m_cards[type];
    const std::size_t which = random.below(static_cast<std::uint32_t>(cards.size()));
    m_last = cards[which];
    cards[which] = cards.back();
    cards.pop_back();
    return m_last;
}

} // namespace dossier
