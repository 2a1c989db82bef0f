#include "db/history/history_store.h"
#include "db/temporary_database.h"

#include <array>
#include <random>

namespace dossier {

using test::owned;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

class CollectionStoreTest : public testing::Test
{
protected:
    TemporaryDatabase temporary;
    Database database{temporary.path};
    CollectionStore store{database};
};

OwnedCard described()
{
    OwnedCard cards = owned("XF96-0063v1", 3, "Box 1");
    cards.condition = Condition::NearMint;
    cards.language = "fr";
    cards.note = "'; DROP TABLE collection; -- <b>\u0645\u0631\u062d\u0628\u0627</b> \U0001F47D";
    cards.forTrade = 2;
    cards.wanted = 1;
    cards.isSigned = true;
    cards.pricePaid = 125;
    cards.currency = "EUR";
    cards.acquired = "2026-01-31";
    cards.lentTo = "Skinner";
    cards.lentOn = "2026-02-28";
    return cards;
}

} // namespace

TEST_F(CollectionStoreTest, GivesBackEveryFieldAfterClosing)
{
    const TemporaryDatabase other;
    {
        Database first(other.path);
        EXPECT_EQ(CollectionStore(first).add(described()).owned, described());
    }
    Database second(other.path);
    const auto heaps = CollectionStore(second).heaps();
    ASSERT_EQ(heaps.size(), 1u);
    EXPECT_EQ(heaps[0].owned, described());
    EXPECT_GT(heaps[0].id, 0);
}

TEST_F(CollectionStoreTest, KnowsEveryCondition)
{
    for (int i = 0; i < kConditions; ++i) {
        OwnedCard cards = owned("XF96-0001v1", 1);
        cards.condition = static_cast<Condition>(i);
        EXPECT_EQ(store.add(cards).owned, cards);
    }
    EXPECT_EQ(store.heaps().size(), static_cast<std::size_t>(kConditions));
}

TEST_F(CollectionStoreTest, AddsToTheHeapThatAgrees)
{
    const StoredHeap first = store.add(described());
    OwnedCard more = described();
    more.count = 4;
    more.note.clear();
    const StoredHeap second = store.add(more);
    EXPECT_EQ(second.id, first.id);
    EXPECT_EQ(second.owned.count, 7);
    EXPECT_EQ(second.owned.forTrade, 4);
    EXPECT_EQ(second.owned.wanted, 2);
    EXPECT_EQ(second.owned.note, described().note);
    more.location = "Box 2";
    EXPECT_NE(store.add(more).id, first.id);
    EXPECT_EQ(store.heaps().size(), 2u);
}

TEST_F(CollectionStoreTest, OrdersHeapsByNumberThenLocation)
{
    store.add(owned("XF96-0002v1", 1, "a"));
    store.add(owned("XF96-0001v1", 1, "b"));
    store.add(owned("XF96-0001v1", 1, "a"));
    const auto heaps = store.heaps();
    ASSERT_EQ(heaps.size(), 3u);
    EXPECT_EQ(heaps[0].owned, owned("XF96-0001v1", 1, "a"));
    EXPECT_EQ(heaps[1].owned, owned("XF96-0001v1", 1, "b"));
    EXPECT_EQ(heaps[2].owned, owned("XF96-0002v1", 1, "a"));
    EXPECT_EQ(store.heapsOf("XF96-0001v1").size(), 2u);
    EXPECT_TRUE(store.heapsOf("XF96-0003v1").empty());
}

TEST_F(CollectionStoreTest, CountsAllHeapsOfAPrinting)
{
    store.add(owned("XF96-0001v1", 2, "a"));
    store.add(owned("XF96-0001v1", 3, "b"));
    store.add(owned("XF97-0001v1", 4)); // of a set the program does not know
    OwnedCard wanted = owned("XF96-0002v1", 0);
    wanted.wanted = 2;
    store.add(wanted);
    using Counts = std::vector<std::pair<std::string, int>>;
    EXPECT_EQ(store.counts(), (Counts{{"XF96-0001v1", 5}, {"XF97-0001v1", 4}}));
    EXPECT_EQ(store.totalCopies(), 9);
    EXPECT_EQ(store.heapCount(), 4);
    EXPECT_EQ(store.remove("XF96-0001v1", 5), 5);
    EXPECT_EQ(store.counts(), (Counts{{"XF97-0001v1", 4}}));
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(CollectionStoreTest, RefusesCountsThatCannotBe)
{
    const auto refused = [&](OwnedCard cards) { return thrownBy([&] { store.add(cards); }) == Kind::BadValue; };
    OwnedCard cards = owned("XF96-0001v1", 1);
    cards.forTrade = 2;
    EXPECT_TRUE(refused(cards));
    cards.forTrade = -1;
    EXPECT_TRUE(refused(cards));
    cards.forTrade = 0;
    cards.wanted = -1;
    EXPECT_TRUE(refused(cards));
    for (const int count : {0, -1, kMostOwned + 1, 1'000'000'000})
        EXPECT_TRUE(refused(owned("XF96-0001v1", count))) << count;
    EXPECT_TRUE(refused(owned("", 1)));
    EXPECT_EQ(store.totalCopies(), 0);

    store.add(owned("XF96-0001v1", kMostOwned));
    EXPECT_EQ(thrownBy([&] { store.add(owned("XF96-0001v1", 1)); }), Kind::TooMany); // the sum
    EXPECT_EQ(store.totalCopies(), kMostOwned);
}

TEST_F(CollectionStoreTest, RefusesMoreThanACollectionCanHold)
{
    std::vector<OwnedCard> cards;
    for (int i = 0; i < 2200; ++i)
        cards.push_back(owned("XF96-0001v1", kMostOwned, std::to_string(i).c_str()));
    EXPECT_EQ(thrownBy([&] { store.merge(cards, MergeMode::Add); }), Kind::TooMany);
    EXPECT_EQ(store.totalCopies(), 0);
}

TEST_F(CollectionStoreTest, RemovesFromHeapsInOrder)
{
    store.add(owned("XF96-0001v1", 2, "a"));
    OwnedCard second = owned("XF96-0001v1", 3, "b");
    second.forTrade = 3;
    store.add(second);
    EXPECT_EQ(store.remove("XF96-0001v1", 4), 4);
    const auto heaps = store.heaps();
    ASSERT_EQ(heaps.size(), 1u);
    EXPECT_EQ(heaps[0].owned.location, "b");
    EXPECT_EQ(heaps[0].owned.count, 1);
    EXPECT_EQ(heaps[0].owned.forTrade, 1);
    EXPECT_EQ(store.remove("XF96-0001v1", 4), 1);
    EXPECT_EQ(store.remove("XF96-0001v1", 4), 0);
    EXPECT_EQ(thrownBy([&] { store.remove("XF96-0001v1", 0); }), Kind::BadValue);
}

TEST_F(CollectionStoreTest, RemovesFromOneHeapAndKeepsOneThatIsWanted)
{
    store.add(owned("XF96-0001v1", 2, "a"));
    OwnedCard second = owned("XF96-0001v1", 3, "b");
    second.wanted = 1;
    const StoredHeap heap = store.add(second);
    EXPECT_EQ(store.remove("XF96-0001v1", 9, heap.id), 3);
    ASSERT_EQ(store.heaps().size(), 2u);
    EXPECT_EQ(store.heaps()[1].owned.count, 0);
    EXPECT_EQ(thrownBy([&] { store.remove("XF96-0002v1", 1, heap.id); }), Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { store.remove("XF96-0001v1", 1, heap.id + 1); }), Kind::NoSuchEntry);
}

TEST_F(CollectionStoreTest, ChangesAHeap)
{
    StoredHeap heap = store.add(described());
    heap.owned = owned("XF96-0001v1", 9, "elsewhere");
    EXPECT_EQ(store.change(heap).owned, heap.owned);
    ASSERT_EQ(store.heaps().size(), 1u);
    EXPECT_EQ(store.heaps()[0].id, heap.id);
    EXPECT_EQ(store.heaps()[0].owned, heap.owned);
    EXPECT_EQ(store.counts().front(), std::pair(std::string("XF96-0001v1"), 9));

    heap.owned.count = -1;
    EXPECT_EQ(thrownBy([&] { store.change(heap); }), Kind::BadValue);
    heap.owned.count = 0;
    store.change(heap);
    EXPECT_TRUE(store.heaps().empty());
    EXPECT_EQ(thrownBy([&] { store.change(heap); }), Kind::NoSuchEntry);
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(CollectionStoreTest, MovingAHeapOntoAnotherMakesOneOfTheTwo)
{
    store.add(owned("XF96-0001v1", 2, "a"));
    StoredHeap moved = store.add(owned("XF96-0001v1", 3, "b"));
    moved.owned.location = "a";
    const StoredHeap result = store.change(moved);
    EXPECT_EQ(result.id, moved.id);
    EXPECT_EQ(result.owned.count, 5);
    ASSERT_EQ(store.heaps().size(), 1u);
    EXPECT_EQ(store.heaps()[0].owned, result.owned);
    EXPECT_EQ(store.totalCopies(), 5);
}

// Whichever way two heaps become one: added, moved or read in, nothing that was noted of either is lost.
TEST_F(CollectionStoreTest, HeapsThatBecomeOneKeepWhatWasNotedOfBoth)
{
    std::mt19937 random(7);
    const std::array<std::string, 5> notes{"", "bought in Lyon", "second lot", "second lot; bent", "bent"};
    const std::array<std::string, 3> dates{"", "1997-05-01", "2026-11-28"};
    for (int round = 0; round < 60; ++round) {
        const auto one = [&] {
            OwnedCard heap = owned("XF96-0001v1", static_cast<int>(random() % 4), "a");
            heap.wanted = heap.count == 0 ? 1 : 0;
            heap.note = notes[random() % notes.size()];
            heap.pricePaid = random() % 2 == 0 ? 0 : static_cast<std::int64_t>(random() % 900);
            heap.currency = random() % 3 == 0 ? "USD" : "EUR";
            heap.acquired = dates[random() % dates.size()];
            heap.lentTo = "Skinner";
            heap.lentOn = dates[random() % dates.size()];
            return heap;
        };
        const OwnedCard first = one();
        const OwnedCard later = one();
        OwnedCard both = first;
        putTogether(both, later);
        OwnedCard larger = first;
        putTogether(larger, later, HeapMeeting::KeptLarger);
        for (int way = 0; way < 4; ++way) {
            const TemporaryDatabase own;
            Database fresh(own.path);
            CollectionStore heaps(fresh);
            heaps.add(first);
            if (way == 0) {
                heaps.add(later);
            } else if (way == 1) {
                heaps.merge(std::vector{later}, MergeMode::Add);
            } else if (way == 2) {
                // Read in twice, it is the same.
                heaps.merge(std::vector{later}, MergeMode::KeepLarger);
                heaps.merge(std::vector{later}, MergeMode::KeepLarger);
            } else {
                OwnedCard elsewhere = later;
                elsewhere.location = "b";
                StoredHeap moved = heaps.add(elsewhere);
                moved.owned.location = "a";
                heaps.change(moved);
            }
            ASSERT_EQ(heaps.heaps().size(), 1U);
            EXPECT_EQ(heaps.heaps()[0].owned, way == 2 ? larger : both) << "round " << round << ", way " << way;
        }
    }
}

// One behind the other in one change: what the table refused does not stand in the way of the next.
TEST_F(CollectionStoreTest, LotsThatAreMovedTogetherAreEachTold)
{
    std::vector<HeapPart> parts;
    for (const char* const card : {"XF96-0001v1", "XF96-0002v1", "XF96-0003v1"}) {
        OwnedCard there = owned(card, 2, "a");
        there.acquired = "1997-05-01";
        store.add(there);
        OwnedCard elsewhere = owned(card, 1, "b");
        elsewhere.acquired = "2026-11-28";
        HeapPart part{store.add(elsewhere).id, elsewhere};
        part.copies.location = "a";
        parts.push_back(part);
    }
    store.split(parts);
    ASSERT_EQ(store.heaps().size(), 3U);
    for (const StoredHeap& heap : store.heaps()) {
        EXPECT_EQ(heap.owned.count, 3);
        EXPECT_EQ(heap.owned.note, "1 \u00D7 2026-11-28");
    }
}

TEST_F(CollectionStoreTest, NotesThatWouldBeTooLongTogetherAreRefused)
{
    // Which card it is, is said: a file has thousands.
    const auto expectNotesTooLong = [](const auto& act) {
        try {
            act();
            ADD_FAILURE() << "taken";
        } catch (const StoreError& error) {
            EXPECT_EQ(error.kind(), Kind::NotesTooLong);
            EXPECT_EQ(error.detail(), "XF96-0001v1");
        }
    };
    OwnedCard heap = owned("XF96-0001v1", 1, "a");
    heap.note = std::string(longest(TextOf::Note), 'x');
    store.add(heap);
    OwnedCard later = heap;
    later.note = "more";
    expectNotesTooLong([&] { store.add(later); });
    expectNotesTooLong([&] { store.merge(std::vector{later}, MergeMode::Add); });
    expectNotesTooLong([&] { store.merge(std::vector{heap, later}, MergeMode::Replace); });
    later.location = "b";
    StoredHeap moved = store.add(later);
    moved.owned.location = "a";
    expectNotesTooLong([&] { store.change(moved); });
    EXPECT_EQ(store.heaps().size(), 2U) << "as before";
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(CollectionStoreTest, MergesByAddingReplacingOrKeepingTheLarger)
{
    struct Case
    {
        MergeMode mode;
        int first;
        int second;
    };
    for (const Case& c :
         {Case{MergeMode::Add, 6, 8}, Case{MergeMode::Replace, 5, 3}, Case{MergeMode::KeepLarger, 5, 5}}) {
        const TemporaryDatabase own;
        Database fresh(own.path);
        CollectionStore heaps(fresh);
        heaps.add(owned("XF96-0001v1", 1));
        heaps.add(owned("XF96-0002v1", 5));
        // Two rows of the same heap are one of five.
        const std::vector<OwnedCard> rows{owned("XF96-0001v1", 2), owned("XF96-0002v1", 3), owned("XF96-0001v1", 3)};
        heaps.merge(rows, c.mode);
        ASSERT_EQ(heaps.heaps().size(), 2u);
        EXPECT_EQ(heaps.heaps()[0].owned.count, c.first);
        EXPECT_EQ(heaps.heaps()[1].owned.count, c.second);
        EXPECT_EQ(fresh.check(), QStringList());
    }
}

TEST_F(CollectionStoreTest, RowsOfNothingMakeNoHeap)
{
    store.add(owned("XF96-0001v1", 2));
    const std::vector<OwnedCard> rows{owned("XF96-0001v1", 0), owned("XF96-0002v1", 0)};
    store.merge(rows, MergeMode::Add);
    store.merge(rows, MergeMode::KeepLarger);
    EXPECT_EQ(store.heaps().size(), 1u);
    EXPECT_EQ(store.totalCopies(), 2);
    store.merge(rows, MergeMode::Replace);
    EXPECT_TRUE(store.heaps().empty());
}

TEST_F(CollectionStoreTest, MergesAllOrNothing)
{
    store.add(owned("XF96-0002v1", kMostOwned));
    const std::vector<OwnedCard> rows{owned("XF96-0001v1", 1), owned("XF96-0002v1", 1)};
    EXPECT_EQ(thrownBy([&] { store.merge(rows, MergeMode::Add); }), Kind::TooMany);
    EXPECT_TRUE(store.heapsOf("XF96-0001v1").empty());
}

TEST_F(CollectionStoreTest, PagesFollowEachOtherWithoutGapOrRepetition)
{
    std::vector<OwnedCard> many;
    for (const char* number : {"XF96-0042v1", "XF96-0002v1", "XF96-0063v1"})
        for (const char* place : {"", "Box", "box", "\u00c9tag\u00e8re", "z"})
            for (const Condition condition : {Condition::Unknown, Condition::Poor, Condition::Mint}) {
                many.push_back(owned(number, 1, place));
                many.back().condition = condition;
                many.push_back(many.back());
                many.back().isSigned = true;
            }
    store.merge(many, MergeMode::Add);
    const std::vector<StoredHeap> all = store.heaps();
    for (const int size : {1, 7, 90, 1000}) {
        std::vector<StoredHeap> pages;
        std::optional<OwnedCard> last;
        for (auto page = store.heapsBehind(last, size); !page.empty(); page = store.heapsBehind(last, size)) {
            pages.insert(pages.end(), page.begin(), page.end());
            last = page.back().owned;
        }
        ASSERT_EQ(pages.size(), all.size()) << size;
        for (std::size_t i = 0; i < all.size(); ++i)
            EXPECT_EQ(pages[i].id, all[i].id);
    }
}

TEST_F(CollectionStoreTest, LooksUpHeapsByTheirNumbersAndCopiesByTheirCard)
{
    const StoredHeap first = store.add(owned("XF96-0042v1", 2, "a"));
    const StoredHeap second = store.add(owned("XF96-0042v1", 3, "b"));
    const std::vector<std::int64_t> ids{second.id, 999, first.id};
    const std::vector<StoredHeap> found = store.heapsNumbered(ids);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].owned, second.owned);
    EXPECT_EQ(found[1].owned, first.owned);
    EXPECT_EQ(store.copiesOf("XF96-0042v1"), 5);
    EXPECT_EQ(store.copiesOf("XF96-0001v1"), 0);
}

TEST(CollectionImport, StoppedHalfwayLeavesNothingBehind)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore store(database);
    store.add(owned("XF96-0042v1", 2));
    std::vector<OwnedCard> rows;
    for (int i = 0; i < 2000; ++i)
        rows.push_back(owned("XF96-0063v1", 1, ("Box " + std::to_string(i)).c_str()));
    std::vector<std::size_t> heard;
    EXPECT_FALSE(store.merge(rows, MergeMode::Add, [&](std::size_t done, std::size_t all) {
        EXPECT_EQ(all, 2000u);
        heard.push_back(done);
        return done < 1000;
    }));
    EXPECT_GT(heard.size(), 3u);
    EXPECT_EQ(store.heapCount(), 1);
    EXPECT_EQ(store.totalCopies(), 2);
    EXPECT_EQ(HistoryStore(database).recent(9).size(), 1u);
    EXPECT_TRUE(store.merge(rows, MergeMode::Add, [](std::size_t, std::size_t) { return true; }));
    EXPECT_EQ(store.heapCount(), 2001);
}

TEST(Collection, KnowsWhatIsLentAndWhatIsWished)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore store(database);
    OwnedCard lent = test::owned("XF96-0042v1", 3);
    lent.lentTo = "Frank";
    store.add(lent);
    lent.lentTo = "Ida";
    lent.wanted = 2;
    store.add(lent);
    OwnedCard kept = test::owned("XF96-0042v1", 5);
    kept.forTrade = 1;
    store.add(kept);
    store.add(test::owned("XF96-0063v1", 1));
    EXPECT_EQ(store.lentCounts(), (std::vector<std::pair<std::string, int>>{{"XF96-0042v1", 6}}));
    EXPECT_EQ(store.lentOf("XF96-0042v1"), 6);
    EXPECT_EQ(store.lentOf("XF96-0063v1"), 0);
    const std::vector<CardWishes> wishes = store.wishes();
    ASSERT_EQ(wishes.size(), 1u);
    EXPECT_EQ(wishes.front().wanted, 2);
    EXPECT_EQ(wishes.front().forTrade, 1);
}

TEST(Collection, RefusesMoreThanARowOrTheWholeCanHold)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore store(database);
    const StoredHeap heap = store.add(test::owned("XF96-0063v1", kMostOwned));
    EXPECT_EQ(thrownBy([&] { store.add(test::owned("XF96-0063v1", 1)); }), Kind::TooMany);
    StoredHeap other = store.add(test::owned("XF96-0064v1", 1));
    EXPECT_EQ(thrownBy([&] { store.merge(std::vector{test::owned("XF96-0063v1", 2)}, MergeMode::Add); }),
              Kind::TooMany);
    EXPECT_EQ(thrownBy([&] {
                  store.merge(std::vector{test::owned("XF96-0064v1", kMostOwned), test::owned("XF96-0064v1", 1)},
                              MergeMode::Replace);
              }),
              Kind::TooMany);

    std::vector<OwnedCard> many;
    for (int place = 0; place < 3000; ++place) {
        many.push_back(test::owned("XF96-0064v1", kMostOwned));
        many.back().location = "Box " + std::to_string(place);
    }
    EXPECT_EQ(thrownBy([&] { store.merge(many, MergeMode::Add); }), Kind::TooMany);
    EXPECT_EQ(store.totalCopies(), kMostOwned + 1) << "nothing was changed";
    many.resize(999);
    store.merge(many, MergeMode::Add);
    EXPECT_EQ(store.totalCopies(), std::int64_t{1000} * kMostOwned + 1);
    EXPECT_EQ(thrownBy([&] { store.add(test::owned("XF96-0065v1", 1)); }), std::nullopt) << "still room";
}

// As another program may leave it: what is there can be counted, looked at and made less.
TEST(Collection, CountsAbsurdTotalsWithoutGoingAstray)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore store(database);
    const Work work = database.work(QStringLiteral("test"));
    Statement(work, QStringLiteral(R"(
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
        INSERT INTO collection (number, count, condition, language, location, note, for_trade, wanted)
        SELECT 'XF96-0064v1', 999999, '', 'en', printf('Box %d', i), '', 0, 0 FROM n)"))
        .run();
    EXPECT_EQ(store.totalCopies(), std::int64_t{3000} * 999'999);
    EXPECT_EQ(store.copiesOf("XF96-0064v1"), kMostInAll);
    EXPECT_EQ(store.counts().front().second, kMostInAll);
    EXPECT_EQ(thrownBy([&] { store.add(test::owned("XF96-0063v1", 1)); }), Kind::TooMany);
    EXPECT_EQ(store.remove("XF96-0064v1", 10), 10);
}

TEST(Collection, OfAConditionNobodyKnowsIsDamaged)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore store(database);
    store.add(test::owned("XF96-0063v1", 1));
    const Work work = database.work(QStringLiteral("test"));
    run(work, QStringLiteral("PRAGMA ignore_check_constraints = ON"));
    run(work, QStringLiteral("UPDATE collection SET condition = 'sticky'"));
    EXPECT_EQ(thrownBy([&] { (void)store.heaps(); }), Kind::Damaged);
}

} // namespace dossier
