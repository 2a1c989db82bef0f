// Nothing of a collection is dropped: what was not understood can be read again later (issue 15, item 5).
#include "importers/collections/collection_csv.h"
#include "importers/collections/left_over.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

TEST(LeftOver, OfATableIsItsHeadingAndTheLinesAsTheyStood)
{
    const std::string table = "sep=;\nQty;Card;Box\n3;Aubrey, MO;1\n2;\"Forest\nof \"\"Nowhere\"\"\";1\nx;Dodge;2\n";
    const CollectionReading reading = readCollectionCsv(table, baseSet());
    ASSERT_EQ(reading.unknown.size(), 2u);
    const std::string left = leftOverOfTable(table, reading.unknown);
    EXPECT_EQ(left, "sep=;\nQty;Card;Box\n2;\"Forest\nof \"\"Nowhere\"\"\";1\nx;Dodge;2\n");
    EXPECT_EQ(guessColumns(left).fields, guessColumns(table).fields) << "it is read again as it was";
    EXPECT_EQ(leftOverOfTable(table, {}), "");
}

TEST(LeftOver, OfATableWithoutALastLineFeed)
{
    const std::string table = "Quantity,Name\r\n1,Dodge\r\n1,Forest";
    const CollectionReading reading = readCollectionCsv(table, baseSet());
    EXPECT_EQ(leftOverOfTable(table, reading.unknown), "Quantity,Name\n1,Forest\n");
}

TEST(LeftOver, OfJsonIsWhatIsNotUnderstoodByItself)
{
    const std::string left = leftOverOfJson(R"([{"id":"XF96-0063v1","count":2},{"id":"XF96-9999v1","count":1},
        {"title":"Dodge","count":0}])",
                                            baseSet());
    EXPECT_NE(left.find("9999"), std::string::npos);
    EXPECT_NE(left.find("Dodge"), std::string::npos);
    EXPECT_EQ(left.find("0063"), std::string::npos);
    EXPECT_EQ(leftOverOfJson(R"([{"id":"XF96-0063v1","count":2}])", baseSet()), "");
}

} // namespace dossier
