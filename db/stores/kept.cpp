#include "db/stores/kept.h"

#include "db/history/history_recorder.h"
#include "db/stores/card_set_store.h"
#include "db/stores/collection_store.h"
#include "db/stores/deck_store.h"
#include "db/stores/folded_name.h"
#include "db/stores/search_store.h"

#include <algorithm>
#include <array>
#include <set>

namespace dossier {

namespace {

// In the order of SearchedList.
constexpr std::array<const char*, 4> kListNames{"cards", "collection", "decks", "deck"};

// What of them the pool has not, under names that no set here has.
std::vector<FurtherSet> unknownSets(std::vector<FurtherSet> sets, Database& database, const CardPool& pool)
{
    for (FurtherSet& set : sets)
        std::erase_if(set.cards, [&](const Card& card) {
            const auto known = pool.findNumber(card.id);
            return known && fold(pool[*known].id) == fold(card.id);
        });
    std::erase_if(sets, [](const FurtherSet& set) { return set.cards.empty(); });
    std::set<QString> taken;
    for (const FurtherSet& there : furtherSetsOf(database))
        taken.insert(foldedName(QString::fromStdString(there.name)));
    for (FurtherSet& set : sets) {
        const QString name = QString::fromStdString(set.name);
        QString free = name;
        for (int more = 2; !taken.insert(foldedName(free)).second; ++more)
            free = QStringLiteral("%1 (%2)").arg(name).arg(more);
        set.name = free.toStdString();
    }
    return sets;
}

bool isThere(const DeckStore& store, const Deck& deck)
{
    const auto same = store.find(QString::fromStdString(deck.name));
    return same && same->deck == deck;
}

} // namespace

Archive allKept(Database& database, const CardPool& pool)
{
    Archive archive;
    for (StoredHeap& heap : CollectionStore(database).heaps())
        archive.collection.push_back(std::move(heap.owned));
    const DeckStore decks(database, pool);
    for (const DeckSummary& deck : decks.decks())
        archive.decks.push_back(decks.load(deck.id).deck);
    const SearchStore searches(database);
    for (std::size_t list = 0; list < kListNames.size(); ++list)
        for (const SavedSearch& search : searches.searches(static_cast<SearchedList>(list)))
            archive.searches.push_back({kListNames[list], search.name.toStdString(), search.query.toStdString()});
    archive.sets = furtherSetsOf(database);
    return archive;
}

TakenIn takeIn(Database& database, const CardPool& pool, const Archive& archive)
{
    const std::vector<FurtherSet> sets = unknownSets(archive.sets, database, pool);
    const CardPool wider = withFurther(pool, sets);
    DeckStore decks(database, wider);
    std::vector<Deck> missing;
    std::ranges::copy_if(archive.decks, std::back_inserter(missing),
                         [&](const Deck& deck) { return !isThere(decks, deck); });

    const Work work = database.work(QStringLiteral("take in an archive"));
    RecordedTransaction transaction(work, database.historyLimits());
    TakenIn taken;
    addSets(work, sets);
    taken.sets = static_cast<int>(sets.size());
    CollectionStore(database).merge(archive.collection, MergeMode::KeepLarger);
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

} // namespace dossier
