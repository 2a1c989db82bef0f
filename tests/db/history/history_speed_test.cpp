// Undo must not be felt, however large the collection. DOSSIER_HEAPS=1000000 runs these tests with so many heaps.
#include "db/heaps.h"
#include "db/history/history_store.h"
#include "db/temporary_database.h"

namespace dossier {

using test::owned;
using test::TemporaryDatabase;

TEST(HistorySpeed, GoingOverOneEditDoesNotDependOnTheNumberOfHeaps)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    test::fill(database, test::heapsWished());
    CollectionStore collection(database);
    HistoryStore history(database);
    for (int i = 0; i < 100; ++i)
        collection.add(owned("XF96-0063v1", 1, i % 2 == 0 ? "Box 7" : "New"));
    const double undoing = test::medianMilliseconds([&](int) { history.undo(); });
    const double redoing = test::medianMilliseconds([&](int) { history.redo(); });
    const double looking = test::medianMilliseconds([&](int) { EXPECT_TRUE(history.nextUndo()); });
    RecordProperty("undoing_us", static_cast<int>(undoing * 1000));
    RecordProperty("redoing_us", static_cast<int>(redoing * 1000));
    RecordProperty("looking_us", static_cast<int>(looking * 1000));
    // Generous, for slow disks: what must not happen is a walk over all heaps.
    EXPECT_LT(undoing, 50);
    EXPECT_LT(redoing, 50);
    EXPECT_LT(looking, 5);
}

TEST(HistorySpeed, AnImportCanBeTakenBackWhole)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore collection(database);
    std::vector<OwnedCard> rows;
    for (int i = 0; i < test::heapsWished(); ++i)
        rows.push_back(owned("XF96-0063v1", 1, std::to_string(i).c_str()));
    const auto bytes = [&] {
        return askNumber(database.work(QStringLiteral("test")),
                         QStringLiteral("SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, "
                                        "pragma_freelist_count, pragma_page_size"));
    };
    collection.merge(rows, MergeMode::Add);
    const std::int64_t imported = bytes();
    RecordProperty("undoing_import_ms", static_cast<int>(test::milliseconds([&] { HistoryStore(database).undo(); })));
    EXPECT_EQ(collection.heapCount(), 0);
    EXPECT_LT(bytes(), imported) << "what is undone is kept once";
    RecordProperty("redoing_import_ms", static_cast<int>(test::milliseconds([&] { HistoryStore(database).redo(); })));
    EXPECT_EQ(collection.heapCount(), test::heapsWished());
    // Each heap is changed by this one.
    collection.merge(rows, MergeMode::Add);
    EXPECT_LT(bytes(), 2 * imported) << "the history holds at most once the collection";
    HistoryStore(database).undo();
    EXPECT_EQ(collection.totalCopies(), test::heapsWished());
}

} // namespace dossier
