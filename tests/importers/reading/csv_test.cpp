#include "importers/reading/csv.h"

#include <gtest/gtest.h>
#include <random>

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
    const std::pair<const char*, const char*> cells[] = {
        {"=1", "'=1"},
        {"+1", "'+1"},
        {"-1", "'-1"},
        {"@sum", "'@sum"},
        {"\t=1", "'\t'=1"},
        {"\r=1", "'\r'=1"},
        {"'=1", "''=1"},
        {"''\t=", "'''\t'="},
        {"box;=1+1", "box;'=1+1"},
        {"one\n\n=1", "one\n\n'=1"},
        {"a\t'@b", "a\t''@b"},
        {";;-1", ";;'-1"},
    };
    for (const auto& [text, cell] : cells) {
        EXPECT_TRUE(looksLikeFormula(text)) << text;
        EXPECT_EQ(guarded(text), cell);
        EXPECT_EQ(unguarded(cell), text);
    }
    for (const char* text : {"", "'", "Box 1", "'t", "1=1", "a; b", "one\n\ntwo", "a;'b", "it's;"}) {
        EXPECT_EQ(guarded(text), text);
        EXPECT_EQ(unguarded(text), text);
    }
}

// However a program splits the line, no cell of it begins a formula; and what was written comes back.
TEST(Csv, GuardsCellsOfWhateverSeparators)
{
    std::mt19937 lots(5);
    constexpr std::string_view kLetters = "=+-@;\t\r\n'a ";
    int formulas = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (auto left = lots() % 8; left > 0; --left)
            text += kLetters[lots() % kLetters.size()];
        const std::string cell = guarded(text);
        EXPECT_EQ(unguarded(cell), text);
        formulas += cell != text;
        for (std::size_t at = 0; at < cell.size(); ++at) {
            const bool begins = at == 0 || std::string_view(";\t\r\n").find(cell[at - 1]) != std::string_view::npos;
            EXPECT_FALSE(begins && std::string_view("=+-@").find(cell[at]) != std::string_view::npos) << cell;
        }
    }
    EXPECT_GT(formulas, 5'000);
}

} // namespace dossier
