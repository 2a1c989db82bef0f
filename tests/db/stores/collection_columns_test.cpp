// Every column of the collection reaches the database and comes back out of it, by whichever way.
#include "db/file/heap_sql.h"
#include "db/history/history_store.h"
#include "db/temporary_database.h"
#include "support/full_heap.h"

namespace dossier {

using test::fullHeap;
using test::fullHeapWithout;
using test::TemporaryDatabase;

namespace {

class CollectionColumns : public testing::Test
{
protected:
    TemporaryDatabase temporary;
    Database database{temporary.path};
    CollectionStore store{database};

    QStringList answers(const QString& sql)
    {
        const Work work = database.work(QStringLiteral("look"));
        Statement statement(work, sql);
        QStringList texts;
        for (statement.run(); statement.next();)
            texts << statement.text(0);
        return texts;
    }
    OwnedCard stored() const { return store.heaps().front().owned; }
};

TEST_F(CollectionColumns, AreThoseOfTheTables)
{
    const QString columns = QStringLiteral("SELECT name FROM pragma_table_info('%1') WHERE name NOT IN ('id', 'step', "
                                           "'side') ORDER BY cid");
    EXPECT_EQ(answers(columns.arg(QStringLiteral("collection"))).join(QStringLiteral(", ")), heapColumns());
    EXPECT_EQ(answers(columns.arg(QStringLiteral("history_heap"))).join(QStringLiteral(", ")), heapColumns());
    EXPECT_EQ(answers(QStringLiteral("SELECT i.name FROM pragma_index_list('collection') AS l, "
                                     "pragma_index_info(l.name) AS i WHERE l.origin = 'u' ORDER BY i.seqno"))
                  .join(QStringLiteral(", ")),
              keyColumns());
}

TEST_F(CollectionColumns, ComeBackAsTheyWereStored)
{
    const OwnedCard heap = fullHeap();
    for (const HeapColumn column : kAllColumns)
        ASSERT_EQ(heap == fullHeapWithout(column), column == HeapColumn::Card) << factsOf(column).sql;
    EXPECT_EQ(store.add(heap).owned, heap);
    EXPECT_EQ(stored(), heap);
    store.each([&](const HeapFields& fields) {
        EXPECT_EQ(heapOf(fields), heap);
        return true;
    });
    TemporaryDatabase other;
    Database imported(other.path);
    CollectionStore(imported).merge(std::vector{heap}, MergeMode::Add);
    EXPECT_EQ(CollectionStore(imported).heaps().front().owned, heap);
}

TEST_F(CollectionColumns, AreChangedAndUndoneOneByOne)
{
    const OwnedCard heap = fullHeap();
    const std::int64_t id = store.add(heap).id;
    HistoryStore history(database);
    for (const HeapColumn column : kAllColumns) {
        if (column == HeapColumn::Card)
            continue;
        const OwnedCard changed = fullHeapWithout(column);
        store.change(StoredHeap{id, changed});
        EXPECT_EQ(stored(), changed) << factsOf(column).sql;
        history.undo();
        EXPECT_EQ(stored(), heap) << factsOf(column).sql;
        history.redo();
        EXPECT_EQ(stored(), changed) << factsOf(column).sql;
        history.undo();
    }
}

// By both ways: of one heap that is added, and of many that are read in.
TEST_F(CollectionColumns, WhatIsKnownIsNotForgottenWhereHeapsMeet)
{
    const OwnedCard heap = fullHeap();
    for (const HeapColumn column : kAllColumns) {
        if (isInKey(column) || factsOf(column).kind == ColumnKind::Copies)
            continue;
        for (const bool read : {false, true})
            for (const bool first : {false, true}) {
                TemporaryDatabase folder;
                Database meeting(folder.path);
                CollectionStore here(meeting);
                here.add(first ? heap : fullHeapWithout(column));
                const OwnedCard comes = first ? fullHeapWithout(column) : heap;
                read ? void(here.merge(std::vector{comes}, MergeMode::KeepLarger)) : void(here.add(comes));
                OwnedCard both = heap;
                both.count = read ? heap.count : 2 * heap.count;
                both.forTrade = read ? heap.forTrade : 2 * heap.forTrade;
                both.wanted = read ? heap.wanted : 2 * heap.wanted;
                if (!read && !first && isOfOneLot(column)) { // of copies that are there it is not known
                    const OwnedCard there = fullHeapWithout(column);
                    eachColumn(
                        [&](HeapColumn each, auto& value, const auto& none) {
                            if (each == column)
                                value = none;
                        },
                        both, there);
                    both.note += "; " + lotText(viewOf(there), viewOf(heap));
                    ASSERT_NE(both.note, heap.note + "; ");
                }
                EXPECT_EQ(here.heaps().front().owned, both) << factsOf(column).sql;
            }
    }
}

} // namespace
} // namespace dossier
