// Imports by the hundred thousand: what the triggers would do for each row is done once for all of them, and
// nobody can tell the difference.
#include "db/history/history_store.h"
#include "db/stored_tables.h"
#include "db/temporary_database.h"

#include <random>

namespace dossier {

using test::owned;
using test::storedTables;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

class HeapWriterTest : public testing::Test
{
protected:
    TemporaryDatabase temporary;
    Database database{temporary.path};
    CollectionStore store{database};
    HistoryStore history{database};

    // The sums the triggers keep, reckoned anew.
    void expectSound()
    {
        EXPECT_EQ(database.check(), QStringList());
        const Work work = database.work(QStringLiteral("test"));
        EXPECT_EQ(askNumber(work, QStringLiteral("SELECT count(*) FROM owned AS o WHERE copies <> "
                                                 "(SELECT coalesce(sum(count), 0) FROM collection AS c "
                                                 "WHERE c.number = o.number)")),
                  0);
    }
};

std::vector<OwnedCard> someHeaps(unsigned seed, int count)
{
    std::mt19937 random(seed);
    const auto below = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
    std::vector<OwnedCard> heaps;
    for (int i = 0; i < count; ++i) {
        OwnedCard heap = owned(test::baseSet()[static_cast<CardIndex>(below(30))].id.c_str(), below(5),
                               ("Box " + std::to_string(below(40))).c_str());
        heap.wanted = below(3);
        heap.note = below(4) == 0 ? "note" : "";
        heap.lentTo = below(6) == 0 ? "Skinner" : "";
        heap.acquired = below(8) == 0 ? "1997-05-01" : below(2) == 0 ? "2026-11-28" : "";
        heap.pricePaid = below(3) * 100;
        heap.currency = below(8) == 0 ? "USD" : "EUR";
        heaps.push_back(std::move(heap));
    }
    return heaps;
}

} // namespace

TEST_F(HeapWriterTest, MeetsWhatIsThereAndIsUndoneExactly)
{
    for (const MergeMode mode : {MergeMode::Add, MergeMode::Replace, MergeMode::KeepLarger}) {
        SCOPED_TRACE(static_cast<int>(mode));
        store.merge(someHeaps(1, 700), MergeMode::Add);
        const auto before = storedTables(database);
        const auto steps = history.recent(100).size();
        store.merge(someHeaps(20 + static_cast<unsigned>(mode), 900), mode);
        expectSound();
        const auto after = storedTables(database);
        EXPECT_NE(before, after);
        EXPECT_EQ(history.recent(100).size(), steps + 1);
        history.undo();
        EXPECT_EQ(storedTables(database), before);
        expectSound();
        history.redo();
        EXPECT_EQ(storedTables(database), after);
        expectSound();
        store.merge(someHeaps(3, 5), MergeMode::Add); // the triggers are back
        history.undo();
        EXPECT_EQ(storedTables(database), after);
        expectSound();
    }
}

// Of what changes nothing there is no step, and what was undone can still be done again.
TEST_F(HeapWriterTest, WhatIsThereAlreadyMakesNoStep)
{
    const std::vector<OwnedCard> heaps = someHeaps(1, 100);
    for (const MergeMode mode : {MergeMode::Replace, MergeMode::KeepLarger}) {
        SCOPED_TRACE(static_cast<int>(mode));
        store.merge(heaps, mode);
        store.add(owned("XF96-0063v1", 1, "elsewhere"));
        history.undo();
        const auto before = storedTables(database);
        const auto steps = history.recent(100).size();
        store.merge(heaps, mode);
        EXPECT_EQ(storedTables(database), before);
        EXPECT_EQ(history.recent(100).size(), steps);
        EXPECT_TRUE(history.redo().has_value());
        EXPECT_TRUE(history.undo().has_value());
        expectSound();
    }
    std::vector<OwnedCard> other{owned("XF96-0063v1", 3, "elsewhere"), heaps.front()};
    store.merge(other, MergeMode::Replace);
    other.front().count = 2;
    std::size_t changed = 0;
    HeapBatch batch;
    for (const OwnedCard& heap : other)
        batch.add(viewOf(heap));
    store.mergeBatch(batch, MergeMode::Replace, {}, Limits::Checked, nullptr, &changed);
    EXPECT_EQ(changed, 1U);
}

TEST_F(HeapWriterTest, LeavesNothingWhereItIsStopped)
{
    store.merge(someHeaps(1, 300), MergeMode::Add);
    const auto before = storedTables(database);
    const auto steps = history.recent(100).size();
    EXPECT_FALSE(
        store.merge(someHeaps(2, 5000), MergeMode::Add, [](std::size_t done, std::size_t) { return done < 300; }));
    EXPECT_EQ(storedTables(database), before);
    EXPECT_EQ(history.recent(100).size(), steps);
    expectSound();
    store.add(owned("XF96-0063v1", 2));
    history.undo();
    EXPECT_EQ(storedTables(database), before);
}

TEST_F(HeapWriterTest, TakesAllBackWhereASumIsTooLarge)
{
    store.add(owned("XF96-0063v1", kMostOwned, "Box"));
    const auto before = storedTables(database);
    std::vector<OwnedCard> heaps = someHeaps(2, 200);
    heaps.push_back(owned("XF96-0063v1", 1, "Box"));
    EXPECT_EQ(thrownBy([&] { store.merge(heaps, MergeMode::Add); }), Kind::TooMany);
    EXPECT_EQ(storedTables(database), before);
    expectSound();
}

TEST_F(HeapWriterTest, NobodySeesTheTablesWithoutTheirTriggers)
{
    Database other(temporary.path);
    CollectionStore others(other);
    bool looked = false;
    store.merge(someHeaps(2, 5000), MergeMode::Add, [&](std::size_t done, std::size_t) {
        if (done > 0 && !looked) {
            looked = true;
            EXPECT_EQ(others.heapCount(), 0);
            EXPECT_EQ(other.check(), QStringList());
        }
        return true;
    });
    EXPECT_TRUE(looked);
    EXPECT_GT(others.heapCount(), 0);
    others.add(owned("XF96-0063v1", 2, "there"));
    EXPECT_EQ(other.check(), QStringList());
}

TEST_F(HeapWriterTest, ReadsChosenHeapsInTheOrderOfTheList)
{
    store.merge(someHeaps(5, 800), MergeMode::Add);
    std::vector<OwnedCard> all;
    store.each([&](const HeapFields& heap) {
        all.push_back(heapOf(heap));
        return true;
    });
    std::vector<OwnedCard> listed;
    for (const StoredHeap& heap : store.heaps())
        listed.push_back(heap.owned);
    EXPECT_EQ(all, listed);

    const std::vector<std::string> numbers = store.numbers();
    std::vector<OwnedCard> chosen;
    store.each(
        [&](const HeapFields& heap) {
            chosen.push_back(heapOf(heap));
            return true;
        },
        {std::vector{numbers[3], numbers[7]}, true});
    std::erase_if(listed, [&](const OwnedCard& heap) {
        return (heap.card != numbers[3] && heap.card != numbers[7]) || (heap.wanted == 0 && heap.forTrade == 0);
    });
    EXPECT_EQ(chosen, listed);
    EXPECT_FALSE(chosen.empty());

    int taken = 0;
    store.each([&](const HeapFields&) { return ++taken < 3; });
    EXPECT_EQ(taken, 3);
}

// Undo of many heaps does without the triggers, too.
TEST_F(HeapWriterTest, UndoesThousandsExactly)
{
    const auto many = [](int first, int count) {
        std::vector<OwnedCard> heaps;
        for (int i = first; i < first + count; ++i)
            heaps.push_back(owned(test::baseSet()[static_cast<CardIndex>(i % 354)].id.c_str(), 1 + i % 9,
                                  ("Box " + std::to_string(i / 354)).c_str()));
        return heaps;
    };
    store.merge(many(0, 3000), MergeMode::Add);
    const auto before = storedTables(database);
    store.merge(many(1000, 4000), MergeMode::Add);
    const auto after = storedTables(database);
    for (int i = 0; i < 2; ++i) {
        history.undo();
        EXPECT_EQ(storedTables(database), before);
        expectSound();
        history.redo();
        EXPECT_EQ(storedTables(database), after);
        expectSound();
    }
    history.undo();
    history.undo();
    EXPECT_EQ(store.heapCount(), 0);
    EXPECT_EQ(store.totalCopies(), 0);
    expectSound();
}

} // namespace dossier
