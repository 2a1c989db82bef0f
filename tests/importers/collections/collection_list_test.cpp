// Owned cards in a list as people write it: a collector's shoebox typed into any editor.
#include "importers/collections/collection_list.h"
#include "support/base_set.h"
#include "support/collection_texts.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

// "3 XF96-0008v1", a heap each.
std::vector<std::string> heapsOf(const CollectionReading& reading)
{
    std::vector<std::string> heaps;
    for (const OwnedCard& owned : reading.cards())
        heaps.push_back(std::to_string(owned.count) + " " + owned.card);
    return heaps;
}

std::vector<std::string> heapsIn(std::string_view list)
{
    return heapsOf(readCollection(list, baseSet()));
}

} // namespace

TEST(CollectionLists, AreReadAsPeopleWriteThem)
{
    const std::vector<std::string> both{"2 XF96-0008v1", "3 XF96-0063v1"};
    for (const char* list : {
             "2 Kick\n3 Aubrey, MO\n",
             "2x Kick\r\n3x Aubrey, MO\r\n",
             "Kick x2\nAubrey, MO x3",
             "- 2 Kick\n- 3 Aubrey, MO\n",
             "Kick (2)\nAubrey, MO (3)\n",
             "// from the attic\n\n# box 1\n2 Kick\n3 Aubrey, MO\n",
             "Combat:\n2 Kick\n\nSites (3):\n3 Aubrey, MO\n",
             "2 XF96-0008v1\n3 XF96-0063v1  Aubrey, MO\n",
             "2 XF96-0008v1, Kick\n3 Aubrey, MO XF96-0063v1\n",
             "\"Kick\",2\n\"Aubrey, MO\",3\n",
             "Kick\nKick\n3 Aubrey, MO\n",
             "> 2 Kick\n> 3 Aubrey, MO\n",
             ">> 2 Kick\n> > - 3 Aubrey, MO\n>\n",
         })
        EXPECT_EQ(heapsIn(list), both) << list;
}

TEST(CollectionLists, InUtf16AreRead)
{
    std::string list("\xFF\xFE");
    for (const char letter : std::string("2 Kick\r\n"))
        list += {letter, '\0'};
    EXPECT_TRUE(isCollectionList(list, baseSet()));
    EXPECT_EQ(heapsIn(list), std::vector<std::string>{"2 XF96-0008v1"});
}

TEST(CollectionLists, AreNoTables)
{
    for (const char* table : {"Quantity,Name\n2,Kick\n", "Name\tCount\nKick\t2\n", "Anzahl;Karte\n2;Kick\n", "", "\n",
                              "Kick of something\n", "// Night shift\n\n// Team (1)\n2 Kick\n",
                              "2 Kick\nBureau Deck:\n1 Dodge\n", "[{\"id\":\"XF96-0063v1\",\"count\":2}]"})
        EXPECT_FALSE(isCollectionList(table, baseSet())) << table;
    EXPECT_EQ(heapsIn("Attic\nQuantity,Name\n2,Kick\n"), std::vector<std::string>{"2 XF96-0008v1"})
        << "a table with a line above its heading";
}

// What stands above is words, and is kept.
TEST(CollectionLists, MayHaveAFewLinesOfWordsAboveThem)
{
    for (const char* above : {"My collection\n", "Hello, here is what I have\n\n", "Cards I own:\n", "two Ambush\n",
                              "\xEF\xBC\x92 Dodge\n", "On Monday Ann wrote:\n> "}) {
        std::string left;
        const CollectionReading reading = readCollection(std::string(above) + "2 Kick\n3 Aubrey, MO\n", baseSet(), {},
                                                         [&](std::string_view piece) { left += piece; });
        EXPECT_EQ(heapsOf(reading), (std::vector<std::string>{"2 XF96-0008v1", "3 XF96-0063v1"})) << above;
        EXPECT_EQ(reading.unknown.size(), 1u) << above;
        EXPECT_FALSE(left.empty());
    }
    const std::string prose = "Of this\nand that\nand more\n";
    EXPECT_FALSE(isCollectionList(prose + prose + prose + prose + "2 Kick\n", baseSet()));
    EXPECT_FALSE(isCollectionList("Karte;Anzahl dort\n2 Kick;2\n", baseSet()));
    EXPECT_FALSE(isCollectionList("Night shift\nTeam:\n1 Agent Fox Mulder\nBureau Deck:\n2 Kick\n", baseSet()));
}

// At the end of a list it is a sum or a page as likely as a card.
TEST(CollectionLists, TakeNoFigureAloneForACardBesideTitles)
{
    const CollectionReading reading = readCollection("3 Kick\n9 Aubrey, MO\n12\n0011\n", baseSet());
    EXPECT_EQ(heapsOf(reading), (std::vector<std::string>{"3 XF96-0008v1", "9 XF96-0063v1", "1 XF96-0011v1"}));
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].line, 3);
    EXPECT_EQ(heapsIn("8\n63\n"), (std::vector<std::string>{"1 XF96-0008v1", "1 XF96-0063v1"})) << "a list of numbers";
}

TEST(CollectionLists, KeepWhatTheyDoNotUnderstandWithItsReason)
{
    std::string left;
    const CollectionReading reading =
        readCollection("2 Kick\n\n2 Kikc\n0 Dodge\n8 9\nprose about the attic\n3 XF96-0063v1 Dodge\n", baseSet(), {},
                       [&](std::string_view piece) { left += piece; });
    EXPECT_EQ(heapsOf(reading), std::vector<std::string>{"2 XF96-0008v1"});
    ASSERT_EQ(reading.unknown.size(), 5U);
    const std::vector<std::pair<int, LineTrouble>> expected{{3, LineTrouble::UnknownCard},
                                                            {4, LineTrouble::BadCount},
                                                            {5, LineTrouble::NotACardLine},
                                                            {6, LineTrouble::UnknownCard},
                                                            {7, LineTrouble::AnotherCard}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(reading.unknown[i].line, expected[i].first);
        EXPECT_EQ(reading.unknown[i].trouble, expected[i].second) << reading.unknown[i].text;
    }
    EXPECT_EQ(reading.unknown[0].hint, "Kick");
    EXPECT_EQ(left, "2 Kikc\n0 Dodge\n8 9\nprose about the attic\n3 XF96-0063v1 Dodge\n");
    EXPECT_TRUE(isCollectionList(left, baseSet())) << "it is read again as it was";
}

TEST(CollectionLists, TakeTheCardThatIsPicked)
{
    CollectionWish wish;
    wish.picks[2] = *baseSet().findTitle("Dodge");
    const CollectionReading reading = readCollection("2 Kick\n4 Duck\n", baseSet(), wish);
    EXPECT_EQ(heapsOf(reading), (std::vector<std::string>{"2 XF96-0008v1", "4 " + baseSet()[wish.picks[2]].id}));
    EXPECT_TRUE(reading.unknown.empty());
}

TEST(CollectionLists, OfNothingThatIsUnderstoodSaySo)
{
    EXPECT_THROW(readCollection("2 Forest\n3 Island\n", baseSet()), NoneUnderstood<CollectionReading>);
}

// Of two bare figures the list says which is the count.
TEST(CollectionLists, OfNumbersGoByWhatTheOtherLinesSay)
{
    EXPECT_EQ(heapsIn("63 3\n8 2\n"), (std::vector<std::string>{"3 XF96-0063v1", "2 XF96-0008v1"}));
    EXPECT_EQ(heapsIn("3 63\n2 8\n"), (std::vector<std::string>{"3 XF96-0063v1", "2 XF96-0008v1"}));
}

} // namespace dossier
