#include "domain/collection/pull_list.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

namespace dossier {

namespace {

struct Heap
{
    std::size_t place;
    CardIndex card;
    int count;
    std::string_view location;
    int rank; // lower is pulled first
};

int rankOf(Condition condition, bool bestFirst)
{
    // Nobody has looked at an unknown copy, so it is spared no more than a poor one.
    const int badness = condition == Condition::Unknown ? kConditions : static_cast<int>(condition);
    return bestFirst ? badness : -badness;
}

// The heaps at hand that hold something asked for.
std::vector<Heap> heapsFor(const CopyCounts& asked, std::span<const OwnedCard> collection, const CardPool& pool,
                           bool bestFirst)
{
    std::vector<Heap> heaps;
    for (std::size_t place = 0; place < collection.size(); ++place) {
        const OwnedCard& owned = collection[place];
        const auto card = pool.findNumber(owned.card);
        if (card && asked[*card] > 0 && owned.count > 0 && owned.lentTo.empty())
            heaps.push_back({place, *card, owned.count, owned.location, rankOf(owned.condition, bestFirst)});
    }
    std::stable_sort(heaps.begin(), heaps.end(), [](const Heap& a, const Heap& b) { return a.rank < b.rank; });
    return heaps;
}

// The location that holds most of what is still asked for; the first by name where several do.
std::string_view fullestLocation(const std::vector<Heap>& heaps, const CopyCounts& asked)
{
    std::map<std::string_view, std::map<CardIndex, std::int64_t>> held;
    for (const Heap& heap : heaps)
        if (asked[heap.card] > 0)
            held[heap.location][heap.card] += heap.count;
    std::string_view fullest;
    int most = 0;
    for (const auto& [location, cards] : held) {
        int copies = 0;
        for (const auto& [card, count] : cards)
            copies += static_cast<int>(std::min<std::int64_t>(count, asked[card]));
        if (copies > most) {
            most = copies;
            fullest = location;
        }
    }
    return fullest;
}

// Takes from the heaps in their order what is asked for, and crosses it off.
template <class Allowed>
void pull(std::vector<Heap>& heaps, CopyCounts& asked, std::vector<Pull>& pulls, Allowed allowed)
{
    for (Heap& heap : heaps) {
        const int copies = allowed(heap) ? std::min(heap.count, asked[heap.card]) : 0;
        if (copies <= 0)
            continue;
        asked[heap.card] -= copies;
        heap.count -= copies;
        pulls.push_back({heap.place, heap.card, copies});
    }
}

bool anythingLeft(const std::vector<Heap>& heaps, const CopyCounts& asked)
{
    return std::any_of(heaps.begin(), heaps.end(),
                       [&](const Heap& heap) { return heap.count > 0 && asked[heap.card] > 0; });
}

} // namespace

PullList pullListFor(const Deck& deck, std::span<const OwnedCard> collection, const CopyCounts& free,
                     const CardPool& pool, const PullWish& wish)
{
    CopyCounts asked = allot(copiesIn(deck, pool), free, pool).taken;
    std::vector<Heap> heaps = heapsFor(asked, collection, pool, wish.bestCondition);

    PullList list;
    if (wish.fewestLocations)
        while (anythingLeft(heaps, asked)) {
            const std::string_view here = fullestLocation(heaps, asked);
            pull(heaps, asked, list.pulls, [&](const Heap& heap) { return heap.location == here; });
        }
    else
        pull(heaps, asked, list.pulls, [](const Heap&) { return true; });

    std::stable_sort(list.pulls.begin(), list.pulls.end(), [&](const Pull& a, const Pull& b) {
        return std::tie(collection[a.heap].location, a.card) < std::tie(collection[b.heap].location, b.card);
    });
    std::set<std::string_view> locations;
    for (const Pull& taken : list.pulls)
        locations.insert(collection[taken.heap].location);
    list.locations = static_cast<int>(locations.size());
    list.missing = missingFor(deck, free, pool);
    return list;
}

} // namespace dossier
