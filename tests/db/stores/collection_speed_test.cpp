// The collection must stay quick with a million heaps. DOSSIER_HEAPS=1000000 runs these tests with so many.
#include "db/heaps.h"
#include "db/temporary_database.h"

namespace dossier {

using test::fill;
using test::heapsWished;
using test::medianMilliseconds;
using test::owned;
using test::TemporaryDatabase;

namespace {

QString planOf(const Work& work, const QString& sql)
{
    Statement explain(work, QStringLiteral("EXPLAIN QUERY PLAN ") + sql);
    QStringList lines;
    for (explain.run(); explain.next();)
        lines.append(explain.text(3));
    return lines.join('\n');
}

} // namespace

TEST(CollectionSpeed, EverydayWorkDoesNotDependOnTheNumberOfHeaps)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    fill(database, heapsWished());
    CollectionStore store(database);
    const double adding =
        medianMilliseconds([&](int i) { store.add(owned("XF96-0063v1", 1, i % 2 ? "Box 7" : "New")); });
    const double counting = medianMilliseconds([&](int) { EXPECT_GE(store.counts().size(), 354u); });
    const double changing = medianMilliseconds([&](int i) {
        StoredHeap heap = store.add(owned("XF96-0063v1", 1, "Box 7"));
        heap.owned.wanted = i;
        store.change(heap);
    });
    RecordProperty("adding_us", static_cast<int>(adding * 1000));
    RecordProperty("counting_us", static_cast<int>(counting * 1000));
    RecordProperty("changing_us", static_cast<int>(changing * 1000));
    // Generous, for slow disks: what must not happen is a walk over all heaps.
    EXPECT_LT(adding, 50);
    EXPECT_LT(counting, 20);
    EXPECT_LT(changing, 100);
}

TEST(CollectionSpeed, LookingUpUsesTheIndexes)
{
    const TemporaryDatabase temporary;
    const Database database(temporary.path);
    const Work work = database.work(QStringLiteral("test"));
    EXPECT_TRUE(planOf(work, "SELECT * FROM collection WHERE number = 'x' ORDER BY location, language, condition")
                    .contains("USING INDEX"));
    EXPECT_FALSE(planOf(work, "SELECT * FROM collection ORDER BY number, location, language, condition")
                     .contains("TEMP B-TREE"));
    EXPECT_TRUE(planOf(work, "SELECT * FROM collection WHERE location = 'x'").contains("collection_by_location"));
    EXPECT_TRUE(planOf(work, "SELECT deck_id FROM deck_card WHERE number = 'x'").contains("deck_card_by_number"));
    EXPECT_TRUE(planOf(work, "SELECT id FROM deck WHERE name_folded = 'x'").contains("USING COVERING INDEX"));
}

} // namespace dossier
