// Rows whose own words are not of one card: they are kept aside.
#include "importers/decks/deck_assembly.h"
#include "support/base_set.h"
#include "support/collection_texts.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

CollectionReading readRows(std::string_view table)
{
    try {
        return readCollectionCsv(table, test::officialCards());
    } catch (const NoneUnderstood<CollectionReading>& none) {
        return none.reading();
    }
}

} // namespace

TEST(ContradictingRows, AreKeptAside)
{
    for (const auto& [table, trouble] : std::vector<std::pair<std::string, LineTrouble>>{
             {"Quantity,Card ID,Set\n2,XF96-0063v1,101361\n", LineTrouble::NotInThisSet},
             {"Quantity,Card ID,Number\n2,63,64\n", LineTrouble::OtherNumber},
             {"Quantity,Card ID,Name,Set,Number\n2,XF96-0063v1,\"Aubrey, MO\",Premiere,0064\n",
              LineTrouble::OtherNumber},
             {"Quantity,Name,Set code,Set name\n2,\"Aubrey, MO\",XF97,Premiere\n", LineTrouble::NotInThisSet},
             {"Quantity,Name\n2,\"Aubrey, MO [XF96-0064v1]\"\n", LineTrouble::AnotherCard}}) {
        const CollectionReading reading = readRows(table);
        EXPECT_TRUE(reading.cards().empty()) << table;
        ASSERT_EQ(reading.unknown.size(), 1u) << table;
        EXPECT_EQ(reading.unknown[0].trouble, trouble) << table;
    }
}

TEST(ContradictingRows, WhatAgreesIsTaken)
{
    for (const char* table :
         {"Quantity,Card ID,Set\n2,XF96-0063v1,Premiere\n", "Quantity,Card ID,Set\n2,XF96-0063v1,My first set\n",
          "Quantity,Card ID,Number\n2,XF96-0063v1,63/354\n", "#,Quantity,Card ID\n17,2,XF96-0063v1\n",
          "Quantity,Name,Set code,Set name\n2,\"Aubrey, MO\",XF96,The X-Files CCG: Premiere\n",
          "Quantity,Name,Set name,Set code\n2,\"Aubrey, MO\",Premiere,\n"}) {
        const CollectionReading reading = readRows(table);
        ASSERT_EQ(reading.cards().size(), 1u) << table;
        EXPECT_EQ(reading.cards()[0].card, "XF96-0063v1") << table;
    }
    // One of two columns may be empty, whichever.
    for (const char* table :
         {"Quantity,Name,Edition Code,Edition Name,Collector Number\n2,\"Aubrey, MO\",,The Truth Is "
          "Out There,63\n",
          "Quantity,Name,Set name,Set code\n2,\"Aubrey, MO\",,XF97\n",
          "Quantity,Set code,Set name,Number\n2, ,The Truth Is Out There,63\n"})
        EXPECT_EQ(readRows(table).cards().at(0).card, "XF97-0063v2") << table;
    // As the program calls its sets in a word.
    for (const auto& [row, card] : std::vector<std::pair<std::string, std::string>>{
             {"Title,Qty,Set\nKick,2,TTIOT\n", "XF97-0008v2"},
             {"Title,Qty,Set\nKick,2,v2\n", "XF97-0008v2"},
             {"Title,Qty,Set\nKick,2,premiere\n", "XF96-0008v1"},
             {"Number,Qty,Set\n63,1,ttiot\n", "XF97-0063v2"},
             {"Title,Qty,Set\nFighter Interceptor,1,promo\n", "PR96-0002-INQ"}})
        EXPECT_EQ(readRows(row).cards().at(0).card, card) << row;
    EXPECT_EQ(
        readRows("Quantity,Name,Set code,Set name\n2,\"Aubrey, MO\",XF97,The Truth Is Out There\n").cards().at(0).card,
        "XF97-0063v2");
}

// As a spreadsheet or a collector writes it in a column of its own.
TEST(NumbersInTables, AreReadWithWhatStandsAroundThem)
{
    for (const std::string_view number :
         {"63", "63.0", "63,00", "#63", "# 0063", "No. 63", "no 63", "NR. 63", "n\u00B0 63", "N\u00B063", "\u2116 63",
          "No. #63", "63/354", " 63 / 354 ", "#XF96-0063v1"}) {
        const CollectionReading reading = readRows("Card number;Count\n" + std::string(number) + ";2\n");
        ASSERT_EQ(reading.cards().size(), 1u) << number;
        EXPECT_EQ(reading.cards()[0].card, "XF96-0063v1") << number;
        const CollectionReading beside =
            readRows("Card number;Title;Count\n" + std::string(number) + ";Aubrey, MO;2\n");
        EXPECT_EQ(beside.cards().size(), 1u) << number;
    }
    for (const std::string_view other : {"1/2", "63.5", "63 64", "#", "No.", "63a/354", "63/35x", "x63"})
        EXPECT_TRUE(readRows("Card number;Count\n" + std::string(other) + ";2\n").cards().empty()) << other;
}

TEST(NumbersInTables, OfPromotionalCardsStandBesideTheirYear)
{
    const CollectionReading reading = readRows("Set;Card number;Count\nPR97;9.0;2\nPR97;#9;1\n");
    ASSERT_EQ(reading.cards().size(), 1u);
    EXPECT_EQ(reading.cards()[0].card, "PR97-0009-GMR");
    EXPECT_EQ(reading.cards()[0].count, 3);
}

// The number was taken for the card's place among all promotional ones.
TEST(ContradictingRows, APromotionalCardHasTheNumberOfItsYear)
{
    const std::string table = "Set code,Collector number,Title,Quantity\n";
    for (const auto& [row, card] :
         std::vector<std::pair<std::string, std::string>>{{"PR97,9,,1\n", "PR97-0009-GMR"},
                                                          {"PR97,3,,1\n", "PR97-0003-BBB"},
                                                          {"pr96,0003,,1\n", "PR96-0003-GAM"},
                                                          {"promo,12,,1\n", "PR97-0012-COM"},
                                                          {"Promotional cards,3,A Final Choice,1\n", "PR97-0003-BBB"},
                                                          {"promo,3,Alien Technology,1\n", "PR96-0003-GAM"},
                                                          {"Promotional cards,0009-GMR,,1\n", "PR97-0009-GMR"},
                                                          {"The Truth Is Out There,0063v2,,1\n", "XF97-0063v2"},
                                                          {"101361,0400x1,,1\n", "XF97-0400x1"},
                                                          {"Premiere,63/354,,1\n", "XF96-0063v1"},
                                                          {",0169v2,Agent Fox Mulder,1\n", "XF97-0169v2"},
                                                          {"PR97,9,My own words,1\n", "PR97-0009-GMR"}})
        EXPECT_EQ(readRows(table + row).cards().at(0).card, card) << row;
    for (const auto& [row, hint] : std::vector<std::pair<std::string, std::string>>{
             {"promo,3,,1\n", "PR96-0003-GAM, PR97-0003-BBB"},
             {"PR97,6,,1\n", "PR97-0006-SC1, PR97-0006-SC2, PR97-0006-SC3, PR97-0006-SC4, PR97-0006-SC5"}}) {
        const CollectionReading reading = readRows("Set,Number,Title,Quantity\nXF96,63,,1\n" + row);
        ASSERT_EQ(reading.unknown.size(), 1u) << row;
        EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::SeveralPrintings) << row;
        EXPECT_EQ(reading.unknown[0].hint, hint) << row;
    }
    for (const char* row : {"PR97,8,,1\n", "PR96,9,,1\n", "Premiere,400,,1\n", "101361,63,,1\n"})
        EXPECT_EQ(readRows(std::string("Set,Number,Title,Quantity\nXF96,63,,1\n") + row).unknown.size(), 1u)
            << "there is none: " << row;
}

// Where the whole title is refused, for it has several printings, what is nearly that title was taken.
TEST(ContradictingRows, ANearTitleIsNoGuessWhereTheTitleWouldBeRefused)
{
    const CollectionReading reading =
        readRows("Title,Quantity,Set\nDodge,1,\nAgent Fox Muldr,1,\nAgent Dana Scullly,1,\nAubry MO,1,\n"
                 "Aubry MO,1,TTIOT\n");
    ASSERT_EQ(reading.asked.size(), 4u);
    const auto likely = likelyPicks(reading.asked, test::officialCards());
    ASSERT_EQ(likely.size(), 2u);
    EXPECT_EQ(likely.at(2).card, test::card("XF96-0063v1"));
    EXPECT_EQ(likely.at(3).card, test::card("XF97-0063v2"));
}

TEST(ContradictingRows, ANameThatIsNoCardsIsTold)
{
    for (const auto& [name, renamed] : std::vector<std::pair<std::string, std::size_t>>{{"The town of the twins", 1},
                                                                                        {"\"Aubrey, MO\"", 0},
                                                                                        {"aubrey", 0},
                                                                                        {"Aubrey MO (XF96) 0063", 0},
                                                                                        {"The twins [XF96-0063v1]", 1},
                                                                                        {"Aubry MO", 0},
                                                                                        {"63", 0},
                                                                                        {"", 0}}) {
        const CollectionReading reading = readRows("Quantity,Card ID,Name\n2,XF96-0063v1," + name + "\n");
        EXPECT_EQ(reading.cards().at(0).card, "XF96-0063v1");
        EXPECT_EQ(reading.changes.renamed, (ChangedRows{renamed, renamed == 0 ? 0 : 2})) << name;
    }
}

TEST(ContradictingRows, ATitleOfSeveralCardsNeedsANumberOfItsOwn) // SET-2
{
    for (const char* table : {"Quantity,Name\n2,Smoke & Mirrors\n", "Quantity,Name,Number\n2,Smoke & Mirrors,6\n",
                              "Quantity,Name,Set,Number\n2,Smoke & Mirrors,Promotional cards,0006\n"}) {
        const CollectionReading reading = readRows(table);
        EXPECT_TRUE(reading.cards().empty()) << table;
        ASSERT_EQ(reading.unknown.size(), 1u) << table;
        EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::SeveralPrintings) << table;
    }
    for (const char* table :
         {"Quantity,Name,Number\n2,Smoke & Mirrors,PR97-0006-SC3\n",
          "Quantity,Name,Number\n2,Smoke & Mirrors,0006-SC3\n", "Quantity,Name\n2,Smoke & Mirrors [PR97-0006-SC3]\n"}) {
        const CollectionReading reading = readRows(table);
        ASSERT_EQ(reading.cards().size(), 1u) << table;
        EXPECT_EQ(reading.cards()[0].card, "PR97-0006-SC3") << table;
    }
}

} // namespace dossier
