// Files of any size: read a block at a time, they give what the whole gives.
#include "importers/collections/collection_rows.h"
#include "support/base_set.h"
#include "support/collection_texts.h"
#include "text/json.h"

#include <cstring>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

// So many bytes at once.
ByteSource bytesOf(const std::string& content, std::size_t atOnce = 1 << 20)
{
    return [&content, atOnce, at = std::size_t{0}](char* into, std::size_t most) mutable {
        const std::size_t size = std::min({most, atOnce, content.size() - at});
        std::memcpy(into, content.data() + at, size);
        at += size;
        return size;
    };
}

CollectionReading readCsv(const std::string& content, std::size_t atOnce = 1 << 20)
{
    TextBlocks blocks(bytesOf(content, atOnce));
    return readCollection(blocks, baseSet()).value();
}

std::optional<ReadError::Kind> refusalOfTable(const std::string& content)
{
    try {
        readCsv(content);
    } catch (const ReadError& error) {
        return error.kind();
    }
    return std::nullopt;
}

std::vector<OwnedCard> manyHeaps(int count)
{
    std::vector<OwnedCard> heaps;
    for (int i = 0; i < count; ++i) {
        OwnedCard heap;
        heap.card = baseSet()[static_cast<CardIndex>(i % 354)].id;
        heap.count = 1 + i % 9;
        heap.location = "Box \"" + std::to_string(i / 354) + "\", é";
        heap.note = i % 5 == 0 ? "first line\nsecond, line" : i % 7 == 0 ? "=1+1" : "";
        heap.pricePaid = i % 3 == 0 ? 25 : 0;
        heap.currency = i % 3 == 0 ? "EUR" : "";
        heaps.push_back(std::move(heap));
    }
    return heaps;
}

} // namespace

TEST(LargeTable, GivesWhatTheWholeGivesHoweverItComes)
{
    const std::vector<OwnedCard> heaps = manyHeaps(2000);
    std::string content = writeCollectionCsv(heaps, baseSet());
    content += "2,No Such Card,,,,,,,,,,,,,,,,\n\"1\nnever closed";
    const CollectionReading whole = readCollectionCsv(content, baseSet());
    ASSERT_EQ(whole.cards(), heaps);
    ASSERT_EQ(whole.unknown.size(), 2u);
    for (const std::size_t atOnce : {std::size_t{97}, std::size_t{4096}, std::size_t{1} << 20}) {
        const CollectionReading bulk = readCsv(content, atOnce);
        EXPECT_EQ(bulk.cards(), whole.cards()) << atOnce;
        EXPECT_EQ(bulk.unknown, whole.unknown) << atOnce;
        EXPECT_EQ(bulk.unknownInAll, 2u);
    }
}

TEST(LargeTable, ReadsDaysAsItsFirstLinesWriteThem)
{
    const CollectionReading bulk =
        readCsv("Card ID,Count,Date\nXF96-0011v1,1,03/04/2026\nXF96-0063v1,1,31/01/2026\nXF96-0064v1,1,soon\n");
    ASSERT_EQ(bulk.heaps.size(), 2u);
    EXPECT_EQ(bulk.heaps[0].acquired, "2026-04-03");
    EXPECT_EQ(bulk.heaps[1].acquired, "2026-01-31");
    EXPECT_EQ(bulk.unknown.at(0).trouble, LineTrouble::BadDate);
}

TEST(LargeTable, HasNoLimitOfLines)
{
    const std::vector<OwnedCard> heaps = manyHeaps(100'500);
    const std::string content = writeCollectionCsv(heaps, baseSet());
    EXPECT_EQ(readCsv(content).heaps.size(), heaps.size());
}

TEST(LargeTable, UnderstandsOtherLineEndsAndEncodings)
{
    const std::string latin = "Quantity;Name;Location\r\n2;Aubrey, MO;Bo\xEEte\r\n3;First Aid;Box\r\n";
    const CollectionReading bulk = readCsv(latin, 10);
    ASSERT_EQ(bulk.heaps.size(), 2u);
    EXPECT_EQ(bulk.heaps[0].location, "Bo\u00EEte");
    EXPECT_EQ(readCsv("Quantity\tName\r2\tFirst Aid\r1\tAubrey, MO", 7).heaps.size(), 2u);
    EXPECT_EQ(readCsv("\xEF\xBB\xBFQuantity,Name\n2,First Aid\n").heaps.size(), 1u);
    const std::string utf16("\xFF\xFEQ\0t\0y\0,\0N\0a\0m\0e\0\n\0"
                            "1\0,\0F\0i\0r\0s\0t\0 \0A\0i\0d\0",
                            42);
    EXPECT_EQ(readCsv(utf16).heaps.size(), 1u);
}

TEST(LargeTable, RefusesWhatIsNone)
{
    using Kind = ReadError::Kind;
    EXPECT_EQ(refusalOfTable(""), Kind::Empty);
    EXPECT_EQ(refusalOfTable(std::string(3'000'000, '\n')), Kind::Empty);
    EXPECT_EQ(refusalOfTable("Title\nFirst Aid\n"), Kind::NotADeck);
    EXPECT_EQ(refusalOfTable("Quantity,Name\n1,Nobody\n"), Kind::NothingUnderstood);
    EXPECT_EQ(refusalOfTable("Quantity,Name\n1,First Aid" + std::string(1, '\0')), Kind::Binary);
    EXPECT_EQ(refusalOfTable("Quantity,Name\n1," + std::string(4'000'000, 'x')), Kind::TooLong);
    EXPECT_EQ(refusalOfTable("Quantity,Name\n1,\"" + std::string(2'000'000, '\n') + std::string(2'000'000, '\n')),
              Kind::TooLong)
        << "a quote that is never closed";
}

TEST(LargeTable, CanBeStopped)
{
    const std::string content = writeCollectionCsv(manyHeaps(50'000), baseSet());
    TextBlocks blocks(bytesOf(content));
    int asked = 0;
    EXPECT_FALSE(readCollection(blocks, baseSet(), {}, [&](std::uint64_t) { return ++asked < 2; }));
    EXPECT_EQ(asked, 2);
}

TEST(LargeTable, TellsTheFirstOfVeryManyFaultsAndCountsTheRest)
{
    std::string content = "Quantity,Name\n1,First Aid\n";
    for (int i = 0; i < 10'100; ++i)
        content += "x,First Aid\n";
    const CollectionReading bulk = readCsv(content);
    EXPECT_EQ(bulk.unknown.size(), 10'000u);
    EXPECT_EQ(bulk.unknownInAll, 10'100u);
}

TEST(LargeTable, ShowsTheFirstRowsThatAreUnderstood)
{
    const CollectionReading reading = readCsv(writeCollectionCsv(manyHeaps(3000), baseSet()));
    ASSERT_EQ(reading.taken.size(), CollectionReading::kMostShown);
    EXPECT_EQ(reading.taken[5].line, 7 + 1) << "the first has a note of two lines";
    EXPECT_EQ(reading.heaps[reading.taken[5].heap].card, baseSet()[5].id);
}

TEST(LargeTable, CountsTheBlankLinesAboveItsHeading)
{
    const CollectionReading reading = readCsv(std::string(2'500'000, '\n') + "Quantity,Name\n1,First Aid\n1,Nobody\n");
    EXPECT_EQ(reading.unknown.at(0).line, 2'500'003);
}

TEST(LargeJson, IsReadABlockAtATimeOnWhateverLines)
{
    const std::vector<OwnedCard> heaps = manyHeaps(3000);
    const std::string lines = writeCollectionJson(heaps, baseSet());
    std::string spread = lines;
    for (std::size_t at = 0; (at = spread.find(",\"", at)) != std::string::npos; at += 4)
        spread.insert(at + 1, "\n\t");
    for (const std::string& content : {lines, spread})
        for (const std::size_t atOnce : {std::size_t{97}, std::size_t{4096}, std::size_t{1} << 20}) {
            TextBlocks blocks(bytesOf(content, atOnce));
            EXPECT_EQ(readCollection(blocks, baseSet())->cards(), heaps) << atOnce;
        }
    EXPECT_EQ(readCollectionJson(lines, baseSet()).cards(), heaps);
    const std::string broken = lines.substr(0, lines.size() / 2);
    EXPECT_THROW(readCollection(broken, baseSet()), ReadError);
    EXPECT_THROW(readCollection(lines + "{}", baseSet()), ReadError);
}

TEST(LargeJson, TellsInWhichLineAnItemStands)
{
    const CollectionReading reading = readCollection(R"([{"id":"XF96-0063v1","count":2},

        {"id":"XF96-9999v1","count":1}, {"title":"Dodge",
        "count":0}])",
                                                     baseSet());
    ASSERT_EQ(reading.unknown.size(), 2u);
    EXPECT_EQ(reading.unknown[0].line, 3);
    EXPECT_EQ(reading.unknown[1].line, 3);
    EXPECT_TRUE(reading.asked.empty()) << "no line says which of them is meant";
}

TEST(LargeJson, CanBeStopped)
{
    const std::string content = writeCollectionJson(manyHeaps(30'000), baseSet());
    TextBlocks blocks(bytesOf(content));
    int asked = 0;
    EXPECT_FALSE(readCollection(blocks, baseSet(), {}, [&](std::uint64_t) { return ++asked < 3; }));
    EXPECT_EQ(asked, 3);
}

// As most programs write it.
TEST(LargeJson, MayBeOneLine)
{
    std::vector<OwnedCard> heaps = manyHeaps(30'000);
    for (OwnedCard& heap : heaps)
        heap.note = "Bo\u00EEte \u4E00\U0001F47D";
    std::string content = writeCollectionJson(heaps, baseSet());
    std::erase(content, '\n');
    ASSERT_GT(content.size(), 3'000'000u);
    for (const std::size_t atOnce : {std::size_t{65'535}, std::size_t{99'991}, std::size_t{1} << 20}) {
        TextBlocks blocks(bytesOf(content, atOnce));
        EXPECT_EQ(readCollection(blocks, baseSet())->cards(), heaps) << atOnce;
    }
}

TEST(LargeJson, RefusesAnItemWithoutEnd)
{
    EXPECT_EQ(refusalOfTable("[{\"id\":\"XF96-0063v1\",\"count\":2}, {\"note\":\n\"" + std::string(4'000'000, '\n')),
              ReadError::Kind::TooLong);
}

// Which of the two counts is nobody can say.
TEST(LargeJson, RefusesAKeyThatStandsTwiceWithItsLine)
{
    try {
        readCollection("[{\"id\":\"XF96-0063v1\",\"count\":2},\n{\"id\":\"XF96-0064v1\",\"count\":2,\"count\":9}]",
                       baseSet());
        ADD_FAILURE() << "it was taken";
    } catch (const ReadError& error) {
        EXPECT_EQ(error.kind(), ReadError::Kind::BadJson);
        EXPECT_EQ(error.line(), 2);
        EXPECT_EQ(error.detail(), "the key \"count\" stands here twice");
    }
}

TEST(LargeJson, WritesTextAsJsonHasIt)
{
    for (const std::string_view text : {"", "plain", "\"quoted\" \\", "line\nfeed", "\x01", "é\u2028"}) {
        std::string out;
        appendJsonText(out, text);
        EXPECT_EQ(Json::parse(out).asString(), text);
    }
}

} // namespace dossier
