#include "domain/search/card_match.h"

#include <algorithm>

namespace dossier {

namespace {

std::optional<int> countOf(std::span<const int> counts, CardIndex card)
{
    return card < counts.size() ? std::optional(counts[card]) : std::nullopt;
}

// The two kinds of cards that have such numbers.
std::optional<int> ratingOf(const Card& card, int AgentFacts::*ofAgent, Rating AdversaryFacts::*ofAdversary)
{
    if (card.agent)
        return (*card.agent).*ofAgent;
    if (card.adversary && ((*card.adversary).*ofAdversary).kind == Rating::Kind::Number)
        return ((*card.adversary).*ofAdversary).value;
    return std::nullopt;
}

constexpr int kPlaceOfFurther = 10'000; // behind every number that is printed

std::optional<int> numberFor(CardIndex index, const SortOrder& order, const CardPool& pool, const QueryContext& context)
{
    const Card& card = pool[index];
    if (order.skill) {
        const int level = card.agent ? card.agent->skill(*order.skill) : 0;
        return level > 0 ? std::optional(level) : std::nullopt;
    }
    switch (*order.key) {
    case SortKey::Number: // further sets behind the base set, as they lie in the pool
        return isOfBaseSet(card) ? card.number : kPlaceOfFurther + index;
    case SortKey::Type:
        return static_cast<int>(card.type);
    case SortKey::Rarity:
        return static_cast<int>(card.rarity);
    case SortKey::Cost:
        return card.cost && !card.cost->x ? std::optional(card.cost->base) : std::nullopt;
    case SortKey::Pool:
        return card.cost ? std::optional(static_cast<int>(card.cost->pool)) : std::nullopt;
    case SortKey::LongRange:
        return ratingOf(card, &AgentFacts::longRange, &AdversaryFacts::longRange);
    case SortKey::CloseRange:
        return ratingOf(card, &AgentFacts::closeRange, &AdversaryFacts::closeRange);
    case SortKey::Health:
        return ratingOf(card, &AgentFacts::health, &AdversaryFacts::health);
    case SortKey::Resources:
        return card.agent ? std::optional(card.agent->resources) : std::nullopt;
    case SortKey::Prerequisite:
        return card.site && !card.site->prerequisites.empty() ? std::optional(card.site->prerequisites.front().level)
                                                              : std::nullopt;
    case SortKey::Own:
        return countOf(context.owned, index);
    case SortKey::Want:
        return countOf(context.wanted, index);
    case SortKey::Trade:
        return countOf(context.forTrade, index);
    case SortKey::Spare:
        return countOf(context.spare, index);
    case SortKey::Deck:
        return countOf(context.deck, index);
    case SortKey::Title:
    case SortKey::Set:
    case SortKey::Episode:
        break;
    }
    return std::nullopt;
}

// Nothing where the order is by number.
const TextColumn* textsFor(const SortOrder& order, const SearchIndex& index)
{
    if (order.key == SortKey::Title)
        return &index.titles();
    if (order.key == SortKey::Set)
        return &index.sets();
    if (order.key == SortKey::Episode)
        return &index.episodes();
    return nullptr;
}

} // namespace

std::vector<CardIndex> sorted(const PoolSet& cards, const SortOrder& order, const SearchIndex& index,
                              const QueryContext& context)
{
    struct Place
    {
        CardIndex card;
        std::optional<int> number;
        std::string_view text;
        bool last() const { return !number && text.empty(); }
    };
    const TextColumn* texts = textsFor(order, index);
    std::vector<Place> places;
    cards.forEach([&](std::size_t i) {
        Place place{static_cast<CardIndex>(i), std::nullopt, {}};
        if (texts)
            place.text = (*texts)[i];
        else if (order.given())
            place.number = numberFor(place.card, order, index.pool(), context);
        places.push_back(place);
    });
    std::stable_sort(places.begin(), places.end(), [&](const Place& a, const Place& b) {
        if (a.last() || b.last())
            return !a.last() && b.last();
        const bool descends = order.descending;
        if (a.number != b.number)
            return descends ? *a.number > *b.number : *a.number < *b.number;
        return descends ? a.text > b.text : a.text < b.text;
    });
    if (!order.given() && order.descending)
        std::reverse(places.begin(), places.end());
    std::vector<CardIndex> inOrder;
    inOrder.reserve(places.size());
    for (const Place& place : places)
        inOrder.push_back(place.card);
    return inOrder;
}

} // namespace dossier
