// Nothing of a collection is dropped: what was not understood can be read again later.
#include "importers/decks/decks.h"
#include "support/base_set.h"
#include "support/collection_texts.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

std::string leftOf(std::string_view content)
{
    std::string left;
    const LeftOver take = [&](std::string_view piece) { left += piece; };
    try {
        readCollection(content, baseSet(), {}, take);
    } catch (const NoneUnderstood<CollectionReading>&) {
    }
    return left;
}

} // namespace

TEST(LeftOver, OfATableIsItsHeadingAndTheLinesAsTheyStood)
{
    const std::string table = "sep=;\nQty;Card;Box\n3;Aubrey, MO;1\n2;\"Forest\nof \"\"Nowhere\"\"\";1\nx;Dodge;2\n";
    const std::string left = leftOf(table);
    EXPECT_EQ(left, "sep=;\nQty;Card;Box\n2;\"Forest\nof \"\"Nowhere\"\"\";1\nx;Dodge;2\n");
    EXPECT_EQ(guessColumns(left).fields, guessColumns(table).fields) << "it is read again as it was";
    EXPECT_EQ(leftOf("Quantity,Name\n1,Dodge\n"), "");
}

TEST(LeftOver, OfATableWithoutALastLineFeed)
{
    EXPECT_EQ(leftOf("Quantity,Name\r\n1,Dodge\r\n1,Forest"), "Quantity,Name\n1,Forest\n");
}

TEST(LeftOver, OfATableOfWhichNothingIsUnderstoodIsAllOfIt)
{
    EXPECT_EQ(leftOf("Quantity,Name\n1,Forest\n1,Wood\n"), "Quantity,Name\n1,Forest\n1,Wood\n");
}

TEST(LeftOver, IsAllThatIsTooLong)
{
    const std::string row = "1,XF96-0063v1," + std::string(longest(TextOf::Note) + 1, 'a') + "\n";
    EXPECT_EQ(leftOf("Quantity,Card ID,Note\n1,XF96-0063v1,\n" + row), "Quantity,Card ID,Note\n" + row);
}

TEST(LeftOver, OfJsonIsWhatIsNotUnderstoodByItself)
{
    const std::string left = leftOf(R"([{"id":"XF96-0063v1","count":2},{"id":"XF96-9999v1","count":1},
        {"title":"Dodge","count":0}])");
    EXPECT_EQ(left, "[\n{\"id\":\"XF96-9999v1\",\"count\":1},\n{\"title\":\"Dodge\",\"count\":0}\n]\n");
    EXPECT_EQ(leftOf(left), left) << "it is read again as it was";
    EXPECT_EQ(leftOf(R"([{"id":"XF96-0063v1","count":2}])"), "");
}

// Whichever it is, behind blanks, marks and in any encoding.
TEST(CollectionFile, IsATableOrJson)
{
    EXPECT_EQ(readCollection("\n\n [{\"id\":\"XF96-0063v1\",\"count\":2}]", baseSet()).heaps.copies(), 2);
    EXPECT_EQ(readCollection("\xEF\xBB\xBF[{\"id\":\"XF96-0063v1\",\"count\":2}]", baseSet()).heaps.copies(), 2);
    EXPECT_EQ(readCollection("\n\nQuantity,Name\n3,Dodge\n", baseSet()).heaps.copies(), 3);
    std::string utf16 = "\xFF\xFE";
    for (const char letter : std::string("[{\"title\":\"Dodge\",\"count\":4}]"))
        utf16.append(1, letter).append(1, '\0');
    EXPECT_EQ(readCollection(utf16, baseSet()).heaps.copies(), 4);
    EXPECT_EQ(test::readErrorOf([] { readCollection("{}", baseSet()); }).kind(), ReadError::Kind::NotADeck);
    EXPECT_EQ(test::readErrorOf([] { readCollection(" \n", baseSet()); }).kind(), ReadError::Kind::Empty);
}

} // namespace dossier
