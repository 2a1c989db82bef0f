#include "desk/card_sums.h"

#include "desk/free_copies.h"
#include "desk/owned_cards.h"
#include "domain/collection/completion.h"

#include <algorithm>

namespace dossier {

namespace {

bool isAtHand(const StoredHeap& heap)
{
    return heap.owned.lentTo.empty();
}

// Of which nothing is known but how many there are.
bool isPlain(const StoredHeap& heap)
{
    const OwnedCard& cards = heap.owned;
    return isAtHand(heap) && cards.location.empty() && cards.condition == Condition::Unknown && !cards.isSigned &&
           cards.language == "en";
}

// What is at hand comes first.
std::vector<StoredHeap> inReach(std::vector<StoredHeap> heaps)
{
    std::stable_partition(heaps.begin(), heaps.end(), isAtHand);
    return heaps;
}

std::vector<StoredHeap> changed(const std::vector<StoredHeap>& before, std::vector<StoredHeap> after)
{
    std::erase_if(after, [&](const StoredHeap& heap) {
        const auto old = std::ranges::find(before, heap.id, &StoredHeap::id);
        return old != before.end() && old->owned == heap.owned;
    });
    return after;
}

std::vector<StoredHeap> withMore(std::vector<StoredHeap> heaps, const std::string& card, int more)
{
    auto to = std::ranges::find_if(heaps, isPlain);
    if (to == heaps.end() && std::ranges::count_if(heaps, isAtHand) == 1)
        to = std::ranges::find_if(heaps, isAtHand);
    if (to == heaps.end()) {
        OwnedCard cards;
        cards.card = card;
        to = heaps.insert(heaps.end(), StoredHeap{0, cards});
    }
    to->owned.count += more;
    return heaps;
}

} // namespace

std::vector<CardSums> cardSums(const OwnedCards& owned, const FreeCopies& free, const CardPool& pool)
{
    const CopyCounts spare = spareCopies(free.all());
    std::vector<CardSums> sums(pool.size());
    for (CardIndex card = 0; card < pool.size(); ++card)
        sums[card] = {owned.copies(card), owned.wanted(card), owned.forTrade(card), free.of(card),
                      owned.lent(card),   free.inUse(card),   spare[card]};
    return sums;
}

bool isShown(const CardSums& sums, CardsShown which)
{
    switch (which) {
    case CardsShown::All:
        return true;
    case CardsShown::Owned:
        return sums.have > 0;
    case CardsShown::Missing:
        return sums.have == 0;
    case CardsShown::Wanted:
        return sums.want > 0;
    case CardsShown::Spare:
        return sums.spare > 0;
    case CardsShown::Lent:
        return sums.lent > 0;
    case CardsShown::InDecks:
        return sums.inDecks > 0;
    }
    return false;
}

std::vector<StoredHeap> withCopies(const std::vector<StoredHeap>& heaps, const std::string& card, int copies)
{
    std::int64_t now = 0;
    for (const StoredHeap& heap : heaps)
        now += heap.owned.count;
    if (copies >= now)
        return copies == now ? std::vector<StoredHeap>()
                             : changed(heaps, withMore(heaps, card, copies - static_cast<int>(now)));
    std::vector<StoredHeap> left = inReach(heaps);
    std::int64_t gone = now - copies;
    for (StoredHeap& heap : left) {
        const auto part = static_cast<int>(std::min<std::int64_t>(gone, heap.owned.count));
        gone -= part;
        heap.owned.count -= part;
        heap.owned.forTrade = std::min(heap.owned.forTrade, heap.owned.count);
    }
    return changed(heaps, std::move(left));
}

std::vector<StoredHeap> withWanted(const std::vector<StoredHeap>& heaps, const std::string& card, int wanted)
{
    std::vector<StoredHeap> now = heaps;
    if (now.empty()) {
        OwnedCard cards;
        cards.card = card;
        now.push_back({0, cards});
    }
    for (StoredHeap& heap : now)
        heap.owned.wanted = 0;
    const auto first = std::ranges::find_if(heaps, [](const StoredHeap& heap) { return heap.owned.wanted > 0; });
    now[first == heaps.end() ? 0 : static_cast<std::size_t>(first - heaps.begin())].owned.wanted = wanted;
    std::erase_if(now, [](const StoredHeap& heap) { return heap.id == 0 && heap.owned.wanted == 0; });
    return changed(heaps, std::move(now));
}

std::optional<std::vector<StoredHeap>> withForTrade(const std::vector<StoredHeap>& heaps, int forTrade)
{
    std::vector<StoredHeap> now = inReach(heaps);
    for (StoredHeap& heap : now) {
        heap.owned.forTrade = std::min(forTrade, heap.owned.count);
        forTrade -= heap.owned.forTrade;
    }
    if (forTrade > 0)
        return std::nullopt;
    return changed(heaps, std::move(now));
}

std::vector<StoredHeap> withOffered(const std::vector<StoredHeap>& heaps, int offered)
{
    std::vector<StoredHeap> now = heaps;
    for (StoredHeap& heap : now) {
        if (!isAtHand(heap))
            continue;
        const int part = std::clamp(heap.owned.count, 0, offered);
        offered -= part;
        heap.owned.forTrade = std::max(heap.owned.forTrade, part);
    }
    return changed(heaps, std::move(now));
}

} // namespace dossier
