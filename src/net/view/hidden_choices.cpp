#include "net/view/hidden_choices.h"

#include "net/view/view_json.h"

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

bool isHidden(const CardName& name)
{
    return name && !name.isKnown();
}

bool isHidden(const NamedThing& thing)
{
    return isHidden(thing.card) ||
           std::ranges::any_of(thing.members, [](const CardName& name) { return isHidden(name); });
}

bool isAboutHidden(const Choice& choice)
{
    return isHidden(choice.card) || isHidden(choice.agent) || isHidden(choice.target) || isHidden(choice.other);
}

// All that he is told of it: without the references of what is hidden.
std::string toldOf(Choice choice, const CardPool& pool)
{
    if (isHidden(choice.card))
        choice.action.card = {};
    if (isHidden(choice.target))
        choice.action.target = {};
    if (isHidden(choice.other))
        choice.action.other = {};
    if (isHidden(choice.agent))
        choice.action.agent = 0;
    choice.subjects.clear();
    return jsonOf(choice, pool).compact();
}

template <typename List>
void arrange(List& list, const std::vector<std::size_t>& order)
{
    const List before = list;
    for (std::size_t i = 0; i < order.size(); ++i)
        list[i] = before[order[i]];
}

} // namespace

void arrangeHidden(LegalMoves& offer, const CardPool& pool, QRandomGenerator& lots)
{
    std::vector<std::size_t> order(offer.choices.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto hidden = std::stable_partition(order.begin(), order.end(),
                                              [&](std::size_t i) { return !isAboutHidden(offer.choices[i]); });
    if (hidden == order.end())
        return;
    std::vector<std::string> told(order.size());
    std::for_each(hidden, order.end(), [&](std::size_t i) { told[i] = toldOf(offer.choices[i], pool); });
    std::shuffle(hidden, order.end(), lots);
    std::stable_sort(hidden, order.end(), [&](std::size_t a, std::size_t b) { return told[a] < told[b]; });
    arrange(offer.choices, order);
    arrange(offer.before, order);
    arrange(offer.facts, order);
    arrange(offer.pointless, order);
    arrange(offer.beside, order);
    arrange(offer.ends, order);
    offer.actions.clear();
    for (const Choice& choice : offer.choices)
        offer.actions.add(choice.action);
}

} // namespace dossier
