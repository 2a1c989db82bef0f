#include "cli/owned_copies.h"

#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"

namespace dossier {

namespace {

CopyCounts byCard(const std::vector<std::pair<std::string, int>>& counts, const CardPool& pool)
{
    CopyCounts copies(pool.size());
    for (const auto& [number, count] : counts)
        if (const auto card = pool.findNumber(number))
            copies[*card] = copiesFrom(std::int64_t{copies[*card]} + count);
    return copies;
}

} // namespace

CopyCounts copiesOwned(Session& session)
{
    if (!session.hasDatabaseFile())
        return CopyCounts(session.pool().size());
    return byCard(CollectionStore(session.database()).counts(), session.pool());
}

CopyCounts copiesFree(Session& session, std::optional<std::int64_t> deck)
{
    const CardPool& pool = session.pool();
    if (!session.hasDatabaseFile())
        return CopyCounts(pool.size());
    const DeckStore decks(session.database(), pool);
    std::vector<Deck> built;
    for (const DeckSummary& summary : decks.decks())
        if (summary.state == DeckState::Built && summary.id != deck)
            built.push_back(decks.load(summary.id).deck);
    const CopyCounts lent = byCard(CollectionStore(session.database()).lentCounts(), pool);
    return freeCopies(copiesOwned(session), lent, built, pool);
}

WishedCopies copiesWished(Session& session)
{
    const CardPool& pool = session.pool();
    WishedCopies wished{CopyCounts(pool.size()), CopyCounts(pool.size())};
    if (!session.hasDatabaseFile())
        return wished;
    for (const CardWishes& wishes : CollectionStore(session.database()).wishes())
        if (const auto card = pool.findNumber(wishes.card)) {
            wished.wanted[*card] = wishes.wanted;
            wished.forTrade[*card] = wishes.forTrade;
        }
    return wished;
}

} // namespace dossier
