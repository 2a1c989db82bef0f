#include "db/stores/kept.h"

#include "db/history/history_recorder.h"
#include "db/stores/deck_store.h"
#include "db/stores/search_store.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_map>

namespace dossier {

namespace {

// In the order of SearchedList.
constexpr std::array<const char*, 4> kListNames{"cards", "collection", "decks", "deck"};

// The decks that are not there just as they are.
std::vector<Deck> missingFrom(const DeckStore& store, const std::vector<Deck>& decks)
{
    std::unordered_map<std::string, Deck> there;
    if (!decks.empty())
        for (StoredDeck& stored : store.loadAll())
            there.emplace(stored.deck.name, std::move(stored.deck));
    std::vector<Deck> missing;
    std::ranges::copy_if(decks, std::back_inserter(missing), [&](const Deck& deck) {
        const auto same = there.find(deck.name);
        return same == there.end() || same->second != deck;
    });
    return missing;
}

} // namespace

void giveAllKept(Database& database, const CardPool& pool, const ArchiveTakers& takers)
{
    const Work work = database.work(QStringLiteral("read all that is kept"));
    const Transaction oneMoment(work, Transaction::Purpose::Read);
    CollectionStore(database).each([&](const HeapFields& heap) {
        takers.heap(heap);
        return true;
    });
    for (const StoredDeck& deck : DeckStore(database, pool).loadAll())
        takers.deck(deck.deck);
    const SearchStore searches(database);
    for (std::size_t list = 0; list < kListNames.size(); ++list)
        for (const SavedSearch& search : searches.searches(static_cast<SearchedList>(list)))
            takers.search({kListNames[list], search.name.toStdString(), search.query.toStdString()});
}

std::optional<TakenIn> takeIn(Database& database, const CardPool& pool, const Archive& archive,
                              const RowsDone& progress)
{
    const Work work = database.work(QStringLiteral("take in an archive"));
    RecordedTransaction transaction(work, database.historyLimits());
    DeckStore decks(database, pool);
    const std::vector<Deck> missing = missingFrom(decks, archive.decks);
    TakenIn taken;
    if (!CollectionStore(database).mergeBatch(archive.collection, MergeMode::KeepLarger, progress))
        return std::nullopt;
    taken.heaps = static_cast<int>(archive.collection.size());
    if (!missing.empty())
        decks.import(missing);
    taken.decks = static_cast<int>(missing.size());
    SearchStore searches(database);
    for (const ArchivedSearch& search : archive.searches) {
        const auto list = std::ranges::find(kListNames, search.list);
        if (list == kListNames.end() || search.name.empty())
            continue;
        searches.save(static_cast<SearchedList>(list - kListNames.begin()), QString::fromStdString(search.name),
                      QString::fromStdString(search.query));
        ++taken.searches;
    }
    transaction.commit({HistoryKind::TakeIn, {}, {}, 0, 0});
    return taken;
}

TakenIn takeIn(Database& database, const CardPool& pool, const Archive& archive)
{
    return takeIn(database, pool, archive, {}).value_or(TakenIn());
}

} // namespace dossier
