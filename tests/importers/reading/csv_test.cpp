#include "importers/reading/csv.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using Fields = std::vector<std::string>;

struct Record
{
    int line;
    Fields fields;
    bool malformed;

    bool operator==(const Record&) const = default;
};

std::vector<Record> records(std::string_view text, char separator = ',')
{
    std::vector<Record> all;
    CsvReader csv(text, separator);
    while (csv.next())
        all.push_back({csv.line(), csv.fields(), csv.malformed()});
    return all;
}

} // namespace

TEST(Csv, SplitsAtTheSeparator)
{
    EXPECT_EQ(records("a,b,c\n"), (std::vector<Record>{{1, {"a", "b", "c"}, false}}));
    EXPECT_EQ(records("a;b,c", ';'), (std::vector<Record>{{1, {"a", "b,c"}, false}}));
    EXPECT_EQ(records(",\n"), (std::vector<Record>{{1, {"", ""}, false}}));
    EXPECT_TRUE(records("").empty());
    EXPECT_TRUE(records("\n\r\n\r").empty());
}

TEST(Csv, AllLineEndsCountAsOne)
{
    for (const char* text : {"a\nb\n", "a\r\nb\r\n", "a\rb\r"})
        EXPECT_EQ(records(text), (std::vector<Record>{{1, {"a"}, false}, {2, {"b"}, false}}));
}

TEST(Csv, QuotedFieldsHoldSeparatorsQuotesAndLines)
{
    EXPECT_EQ(records("\"a,\"\"b\"\"\",c\n"), (std::vector<Record>{{1, {"a,\"b\"", "c"}, false}}));
    EXPECT_EQ(records("\"a\nb\r\nc\rd\",e\nf"),
              (std::vector<Record>{{1, {"a\nb\r\nc\rd", "e"}, false}, {5, {"f"}, false}}));
    EXPECT_EQ(records("\"\",\"\""), (std::vector<Record>{{1, {"", ""}, false}}));
}

TEST(Csv, BadQuotesAreMalformedAndEndWithTheirRecord)
{
    EXPECT_TRUE(records("\"a\"b,c")[0].malformed);
    EXPECT_TRUE(records("\"\"b,c")[0].malformed);
    EXPECT_TRUE(records("a,\"never closed")[0].malformed);
    EXPECT_FALSE(records("a\"b,c")[0].malformed); // a quote within an unquoted field is a letter
    EXPECT_FALSE(records("\"a\"b\nc")[1].malformed);
}

TEST(Csv, KnowsTheTextOfARecord)
{
    CsvReader csv("x\n\"a\nb\",c\r\nd\n", ',', 5);
    ASSERT_TRUE(csv.next());
    EXPECT_EQ(csv.line(), 5);
    ASSERT_TRUE(csv.next());
    EXPECT_EQ(csv.recordText(), "\"a\nb\",c");
    ASSERT_TRUE(csv.next());
    EXPECT_EQ(csv.line(), 8);
}

TEST(Csv, QuotesOnlyWhereItMust)
{
    EXPECT_EQ(csvField("Gibsonton FL"), "Gibsonton FL");
    EXPECT_EQ(csvField("Gibsonton, FL"), "\"Gibsonton, FL\"");
    EXPECT_EQ(csvField("a;b", ';'), "\"a;b\"");
    EXPECT_EQ(csvField("\"Neech\"\nManley"), "\"\"\"Neech\"\"\nManley\"");
}

// What a spreadsheet takes for a formula, and what it drops before one: blanks by tab, ends of lines.
TEST(Csv, GuardsWhatSpreadsheetsWouldTakeForFormulas)
{
    for (const char* text : {"=1", "+1", "-1", "@sum", "\t=1", "\r=1", "\n=1", "'=1", "''\t="}) {
        EXPECT_TRUE(looksLikeFormula(text)) << text;
        EXPECT_EQ(guarded(text), std::string("'") + text);
        EXPECT_EQ(unguarded(guarded(text)), text);
    }
    for (const char* text : {"", "'", "Box 1", "'t", "1=1"}) {
        EXPECT_EQ(guarded(text), text);
        EXPECT_EQ(unguarded(text), text);
    }
}

} // namespace dossier
