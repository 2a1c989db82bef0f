// Very many heaps held small: what went in comes out, and heaps that agree are one.
#include "domain/collection/heap_batch.h"
#include "support/allocations.h"

#include <array>
#include <gtest/gtest.h>
#include <random>

namespace dossier {

namespace {

OwnedCard owned(const char* card, int count, const char* location = "")
{
    OwnedCard heap;
    heap.card = card;
    heap.count = count;
    heap.location = location;
    return heap;
}

} // namespace

TEST(HeapBatch, GivesBackWhatWasPutIn)
{
    HeapBatch batch;
    std::vector<OwnedCard> heaps;
    for (int i = 0; i < 5000; ++i) {
        OwnedCard heap = owned("XF96-0063v1", i % 7, ("Box " + std::to_string(i)).c_str());
        heap.note = i % 2 == 0 ? "note " + std::to_string(i) : "";
        heap.wanted = i % 3;
        heap.isSigned = i % 5 == 0;
        heap.pricePaid = i;
        heap.acquired = i % 4 == 0 ? "2026-01-31" : "";
        heap.lentTo = i % 11 == 0 ? "Skinner" : "";
        heaps.push_back(heap);
        ASSERT_TRUE(batch.add(viewOf(heap)));
    }
    ASSERT_EQ(batch.size(), heaps.size());
    for (std::size_t i = 0; i < heaps.size(); ++i)
        ASSERT_EQ(heapOf(batch[i]), heaps[i]) << i;
    EXPECT_FALSE(batch.onlyWishes());
}

TEST(HeapBatch, AddsHeapsThatAgreeUp)
{
    OwnedCard first = owned("XF96-0063v1", 2, "Box");
    first.note = "bent";
    first.pricePaid = 25;
    first.currency = "EUR";
    OwnedCard second = owned("XF96-0063v1", 3, "Box");
    second.note = "stained";
    second.acquired = "2026-01-31";
    HeapBatch batch;
    EXPECT_TRUE(batch.add(viewOf(first)));
    EXPECT_TRUE(batch.add(viewOf(second)));
    EXPECT_TRUE(batch.add(viewOf(owned("XF96-0063v1", 1, "box")))) << "another place";
    ASSERT_EQ(batch.size(), 2u);
    OwnedCard sum = first;
    sum.count = 5;
    sum.note = "bent; stained; 3 \u00D7 2026-01-31";
    EXPECT_EQ(heapOf(batch[0]), sum);
    EXPECT_EQ(batch.copies(), 6);
    EXPECT_FALSE(batch.add(viewOf(owned("XF96-0063v1", kMostOwned, "Box")))) << "more than a heap may hold";
    EXPECT_EQ(heapOf(batch[0]), sum);
}

// One note behind the other was a new text each time, with all the notes before it: a gigabyte for ten thousand rows.
TEST(HeapBatch, PutsManyNotesTogetherInTheRoomTheyNeed)
{
    const auto bytesFor = [](int heaps) {
        const std::size_t before = test::bytesTaken();
        HeapBatch batch;
        OwnedCard heap = owned("XF96-0063v1", 1, "Box");
        for (int i = 0; i < heaps; ++i) {
            heap.note = "no. " + std::to_string(100 + i);
            EXPECT_TRUE(batch.add(viewOf(heap)));
        }
        EXPECT_EQ(batch.size(), 1u);
        EXPECT_TRUE(batch[0].note.ends_with(heap.note));
        return test::bytesTaken() - before;
    };
    EXPECT_LE(bytesFor(400), 40 * bytesFor(25)) << "256 times as much where each joining is a text of its own";
}

// As putTogether() does, also from the third one on, where the notes are already several.
TEST(HeapBatch, SaysNoNoteTwice)
{
    HeapBatch batch;
    OwnedCard heap = owned("XF96-0063v1", 1, "Box");
    for (const char* note : {"bent", "stained", "bent", "stained", "torn", "stained; torn"}) {
        heap.note = note;
        EXPECT_TRUE(batch.add(viewOf(heap)));
    }
    EXPECT_EQ(batch[0].note, "bent; stained; torn");
    heap.note = "foiled; bent; stained; torn";
    EXPECT_TRUE(batch.add(viewOf(heap)));
    EXPECT_EQ(batch[0].note, "foiled; bent; stained; torn") << "holds what was there";
    heap.note = "tor";
    EXPECT_TRUE(batch.add(viewOf(heap)));
    EXPECT_EQ(batch[0].note, "foiled; bent; stained; torn; tor") << "a part of a word is another note";
}

TEST(HeapBatch, PutsHeapsTogetherAsPutTogetherDoes)
{
    std::mt19937 random(11);
    const std::array<std::string, 6> notes{
        "", "bent", "bent; stained", "stained", "1 \u00D7 2.00 USD", "bent; 1 \u00D7 2.00 USD"};
    const std::array<std::string, 3> days{"", "1997-05-01", "2026-11-28"};
    for (int round = 0; round < 200; ++round) {
        HeapBatch batch;
        OwnedCard sum;
        for (int lot = 0; lot < 4; ++lot) {
            OwnedCard heap = owned("XF96-0063v1", static_cast<int>(random() % 3), "Box");
            heap.wanted = 1;
            heap.note = notes[random() % notes.size()];
            heap.acquired = days[random() % days.size()];
            heap.pricePaid = static_cast<std::int64_t>(random() % 3) * 50;
            heap.currency = random() % 3 == 0 ? "USD" : "EUR";
            ASSERT_TRUE(batch.add(viewOf(heap)));
            if (lot == 0)
                sum = heap;
            else
                putTogether(sum, heap);
        }
        ASSERT_EQ(heapOf(batch[0]), sum) << "round " << round;
    }
}

TEST(HeapBatch, RefusesNotesThatAreTooLongTogether)
{
    HeapBatch batch;
    OwnedCard heap = owned("XF96-0063v1", 1, "Box");
    heap.note = std::string(longest(TextOf::Note) - 3, 'a');
    EXPECT_TRUE(batch.add(viewOf(heap)));
    EXPECT_TRUE(batch.add(viewOf(heap))) << "the same note again";
    const std::string note = heap.note;
    heap.note = "bc";
    EXPECT_EQ(batch.add(viewOf(heap)).why, HeapAdded::Why::NoteTooLong);
    EXPECT_EQ(batch.copies(), 2) << "nothing of it is taken";
    heap.note = "b";
    EXPECT_TRUE(batch.add(viewOf(heap)));
    EXPECT_EQ(batch[0].note, note + "; b");
    heap.note = "c";
    EXPECT_EQ(batch.add(viewOf(heap)).why, HeapAdded::Why::NoteTooLong);
    EXPECT_EQ(batch[0].note, note + "; b");
    EXPECT_EQ(batch.copies(), 3);
    heap.note.clear();
    heap.acquired = "2026-11-28";
    EXPECT_EQ(batch.add(viewOf(heap)).why, HeapAdded::Why::NoteTooLong) << "the other day has no room";
    EXPECT_EQ(batch[0].note, note + "; b");
}

TEST(HeapBatch, SaysWhereAHeapWent)
{
    HeapBatch batch;
    EXPECT_EQ(batch.add(viewOf(owned("XF96-0063v1", 1, "a"))).place, 0u);
    EXPECT_EQ(batch.add(viewOf(owned("XF96-0063v1", 1, "b"))).place, 1u);
    EXPECT_EQ(batch.add(viewOf(owned("XF96-0063v1", 1, "a"))).place, 0u);
}

TEST(HeapBatch, ListsThemAsTheCollectionDoes)
{
    HeapBatch batch;
    for (const auto& [card, location] : {std::pair("XF96-0063v1", "b"), std::pair("XF96-0002v1", "c"),
                                         std::pair("XF96-0063v1", "a"), std::pair("XF96-0063v1", "")})
        batch.add(viewOf(owned(card, 1, location)));
    EXPECT_EQ(batch.listed(), (std::vector<std::uint32_t>{1, 3, 2, 0}));
}

TEST(HeapBatch, KnowsWishesFromCopies)
{
    HeapBatch batch;
    OwnedCard wish = owned("XF96-0063v1", 0);
    wish.wanted = 2;
    batch.add(viewOf(wish));
    EXPECT_TRUE(batch.onlyWishes());
    batch.add(viewOf(owned("XF96-0064v1", 0)));
    EXPECT_FALSE(batch.onlyWishes()) << "nobody wants the second";
}

} // namespace dossier
