// Rows whose own words are not of one card: they are kept aside.
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
