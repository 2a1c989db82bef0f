// A note comes back byte by byte through every door that promises to lose nothing.
#include "support/archives.h"
#include "support/collection_texts.h"
#include "support/random_note.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

std::vector<OwnedCard> heapsWith(const std::vector<std::string>& notes)
{
    std::vector<OwnedCard> heaps;
    for (const std::string& note : notes) {
        OwnedCard heap;
        heap.card = "XF96-0042v1";
        heap.count = 1;
        heap.language = "en";
        heap.location = "Box " + std::to_string(heaps.size());
        heap.note = note;
        heaps.push_back(std::move(heap));
    }
    return heaps;
}

void expectBack(const std::vector<OwnedCard>& heaps)
{
    EXPECT_EQ(readCollection(writeCollectionCsv(heaps, baseSet()), baseSet()).cards(), heaps);
    EXPECT_EQ(readCollection(writeCollectionJson(heaps, baseSet()), baseSet()).cards(), heaps);
    Archive archive;
    archive.collection = test::batchOf(heaps);
    for (const OwnedCard& heap : heaps) {
        Deck deck;
        deck.name = heap.location;
        deck.notes = heap.note;
        archive.decks.push_back(deck);
    }
    const Archive back = readArchive(test::writtenArchive(archive), baseSet()).archive;
    EXPECT_EQ(test::heapsIn(back.collection), heaps);
    EXPECT_EQ(back.decks, archive.decks);
}

} // namespace

TEST(Notes, ComeBackWithEveryLineEnd)
{
    expectBack(heapsWith({"a\rb", "a\r\nb", "a\nb", "\r", "\r\n", "\n\r", "\ra\r", "a\r\r\n"}));
    expectBack(heapsWith({"=1", "+1", "-1", "@x", "'=1", "\r=1", "\r\n=1", "'\r=1", "a;=1", " =1 ", "\t"}));
    expectBack(heapsWith({"\xEF\xBB\xBF",
                          "a\xEF\xBB\xBF"
                          "b",
                          "\"", "\"\r\"", " ", "  a  "}));
}

TEST(Notes, ComeBackWhateverIsInThem)
{
    std::mt19937 random(1202);
    for (int round = 0; round < 100; ++round) {
        std::vector<std::string> notes(1 + random() % 20);
        for (std::string& note : notes)
            note = test::randomNote(random);
        expectBack(heapsWith(notes));
        if (HasFailure())
            return;
    }
}

// A table that went through a program of another system has its ends of lines; those in a note are like them.
TEST(Notes, OfATableWithOtherEndsOfLinesHavePlainOnes)
{
    const auto note = [](const std::string& table) { return readCollectionCsv(table, baseSet()).cards().at(0).note; };
    EXPECT_EQ(note("Quantity,Name,Note\r\n1,Dodge,\"a\r\nb\"\r\n"), "a\nb");
    EXPECT_EQ(note("Quantity,Name,Note\r1,Dodge,\"a\rb\"\r"), "a\nb");
    EXPECT_EQ(note("Quantity,Name,Note\n1,Dodge,\"a\r\nb\"\n"), "a\r\nb");
}

TEST(Notes, ASecondRowBehindOneWithAnotherEndIsReadToo)
{
    EXPECT_EQ(readCollectionCsv("Quantity,Name\n1,Dodge\r\n2,\"Aubrey, MO\"\r3,Dodge\n", baseSet()).cards().size(), 2u);
}

} // namespace dossier
