// The collection must stay quick with a million heaps. DOSSIER_HEAPS=1000000 runs these tests with so many.
#include "temporary_database.h"

#include <QElapsedTimer>

namespace dossier {

using test::owned;
using test::TemporaryDatabase;

namespace {

int heapsWished()
{
    const int wished = qEnvironmentVariableIntValue("DOSSIER_HEAPS");
    return wished > 0 ? wished : 50'000;
}

void fill(const Database& database, int heaps)
{
    const Work work = database.work(QStringLiteral("fill the collection"));
    Transaction transaction(work);
    Statement(work, QStringLiteral(R"(
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO collection (number, count, condition, language, location, note, for_trade, wanted)
        SELECT printf('XF96-%04dv1', 1 + (i - 1) % 354), 1 + i % 9, 'Good', 'en', printf('Box %d', (i - 1) / 354), '', 0, 0 FROM n)"))
        .run(heaps);
    transaction.commit();
}

template <typename Act>
double medianMilliseconds(Act act)
{
    std::vector<double> times;
    for (int i = 0; i < 21; ++i) {
        QElapsedTimer timer;
        timer.start();
        act(i);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::nth_element(times.begin(), times.begin() + 10, times.end());
    return times[10];
}

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
