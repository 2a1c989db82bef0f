#include "domain/collection/completion.h"

#include <algorithm>

namespace dossier {

namespace {

void count(CompletionShare& share, int copies)
{
    ++share.of;
    share.owned += copies > 0 ? 1 : 0;
    share.copies += copies;
}

CompletionShare& shareOf(std::vector<SetCompletion>& sets, const std::string& name)
{
    const auto known = std::ranges::find(sets, name, &SetCompletion::name);
    return known != sets.end() ? known->share : sets.emplace_back(SetCompletion{name, {}}).share;
}

} // namespace

Completion completionOf(const CopyCounts& owned, const CardPool& pool)
{
    Completion completion;
    std::vector<int> anyPrinting(pool.size(), 0);
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (const auto known = pool.knownPrinting(card); known && !pool[card].further)
            anyPrinting[*known] = copiesFrom(std::int64_t{anyPrinting[*known]} + owned[card]);
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (!pool[card].further && pool.knownPrinting(card) == card)
            count(completion.anyPrinting, anyPrinting[card]);
    for (CardIndex card = 0; card < pool.size(); ++card) {
        if (!isOfBaseSet(pool[card])) {
            count(shareOf(completion.furtherSets, pool[card].setName), owned[card]);
            continue;
        }
        count(completion.all, owned[card]);
        count(completion.byType[static_cast<std::size_t>(pool[card].type)], owned[card]);
        count(completion.byRarity[static_cast<std::size_t>(pool[card].rarity)], owned[card]);
    }
    return completion;
}

CopyCounts spareCopies(const CopyCounts& free, int kept)
{
    CopyCounts spare(free.size());
    std::ranges::transform(free, spare.begin(), [kept](int copies) { return std::max(0, copies - kept); });
    return spare;
}

} // namespace dossier
