// Parts that another program has cut off or written anew: what is whole in them, and which they are.
#include "importers/reading/reading.h"
#include "support/archives.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseSet;

const std::string kRows = "Quantity,Name,Location\n3,Dodge,Box 1\n1,First Aid,Box 2\n";

// What is found where the collection is this, and something else was written.
ArchiveReading foundIn(const std::string& collection)
{
    const std::string about = R"({"program":"dossier","format":2,"parts":[)"
                              R"({"file":"collection.csv","entries":2,"bytes":)" +
                              std::to_string(kRows.size()) +
                              R"(},{"file":"decks.json","entries":1,"bytes":14},)"
                              R"({"file":"searches.json","entries":0,"bytes":2}]})";
    return readArchive(test::zipped({{"about.json", about},
                                     {"collection.csv", collection},
                                     {"decks.json", R"([{"name":"A"}])"},
                                     {"searches.json", "[]"}}),
                       baseSet(), ArchiveTake::WhatCanBeFound);
}

} // namespace

// Of "Box 1" that was cut off became a place "B", and the part was said to be left out.
TEST(DamagedArchive, ARowThatIsCutOffIsNoRow)
{
    const ArchiveReading reading = foundIn(kRows.substr(0, kRows.find("ox 1")));
    EXPECT_EQ(reading.archive.collection.size(), 0U);
    EXPECT_EQ(reading.unknownInAll, 1U);
    ASSERT_EQ(reading.unknown.size(), 1U);
    EXPECT_EQ(reading.unknown[0].text, "3,Dodge,B");
    ASSERT_EQ(reading.archive.notUnderstood.size(), 1U);
    EXPECT_TRUE(reading.archive.notUnderstood[0].text.ends_with("\n3,Dodge,B\n"));
    EXPECT_EQ(reading.altered, std::vector<std::string>{"collection.csv"});
    EXPECT_TRUE(reading.missing.empty());
}

TEST(DamagedArchive, WholeRowsOfACutPartAreTaken)
{
    const ArchiveReading reading = foundIn(kRows.substr(0, kRows.find("Aid")));
    const std::vector<OwnedCard> heaps = test::heapsIn(reading.archive.collection);
    ASSERT_EQ(heaps.size(), 1U);
    EXPECT_EQ(heaps[0].location, "Box 1");
    EXPECT_EQ(reading.altered, std::vector<std::string>{"collection.csv"});
}

TEST(DamagedArchive, OtherEndsOfLinesAreTold)
{
    std::string other = kRows;
    for (auto at = other.find('\n'); at != std::string::npos; at = other.find('\n', at + 2))
        other.insert(at, "\r");
    const ArchiveReading reading = foundIn(other);
    EXPECT_EQ(reading.archive.collection.size(), 2U);
    EXPECT_EQ(reading.altered, std::vector<std::string>{"collection.csv"});
    EXPECT_TRUE(foundIn(kRows).altered.empty());
}

} // namespace dossier
