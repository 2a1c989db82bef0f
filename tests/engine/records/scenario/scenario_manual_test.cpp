// The manual of the scenarios (tests/scenarios/README.md): its tables list exactly the words that the reader knows, and
// its examples come out as they say.
#include "domain/rule_book/rule_book_reader.h"
#include "engine/api/judgement.h"
#include "engine/records/scenario.h"
#include "engine/records/scenario/scenario_vocabulary.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "text/json.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <regex>
#include <sstream>

namespace dossier {

namespace {

constexpr std::string_view kBegin = "<!-- words: ";
constexpr std::string_view kEnd = "<!-- end -->";
constexpr std::size_t kWidth = 120;

std::string manualFile()
{
    return std::string(DOSSIER_SOURCE_DIR) + "/tests/scenarios/README.md";
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::string codeOf(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "`" : " `") + word + "`";
    return text;
}

// What the manual says of each word: the last cell of its row.
std::map<std::string, std::string> meaningsIn(const std::vector<std::string>& block)
{
    std::map<std::string, std::string> meanings;
    for (const std::string& line : block) {
        if (!line.starts_with("| `"))
            continue;
        const std::string word = line.substr(3, line.find('`', 3) - 3);
        const std::size_t end = line.rfind('|');
        const std::size_t begin = line.rfind('|', end - 1);
        const std::string cell = line.substr(begin + 1, end - begin - 1);
        const std::size_t first = std::min(cell.find_first_not_of(' '), cell.size());
        meanings[word] = cell.substr(first, cell.find_last_not_of(' ') + 1 - first);
    }
    return meanings;
}

std::vector<std::string> wrapped(const VocabularyTable& table)
{
    std::vector<std::string> lines{""};
    for (const auto& row : table.rows) {
        const std::string word = "`" + row.word + "`";
        if (lines.back().size() + word.size() + 1 > kWidth)
            lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + word;
    }
    return lines;
}

// A table as it has to stand there: its heading lines and its meanings are the manual's, all else is the reader's.
std::vector<std::string> rendered(const VocabularyTable& table, const std::vector<std::string>& block)
{
    if (table.plain)
        return wrapped(table);
    std::vector<std::string> lines(block.begin(), block.begin() + std::min<std::ptrdiff_t>(2, std::ssize(block)));
    const auto meanings = meaningsIn(block);
    const bool keyed = table.heading == "Actions" || table.heading == "Characteristics and their types";
    for (const auto& row : table.rows) {
        const auto meaning = meanings.find(row.word);
        std::string line = "| `" + row.word + "` |";
        if (keyed)
            line += (row.more.empty() ? "" : " " + codeOf(row.more)) + " |";
        const std::string said = meaning == meanings.end() ? "?" : meaning->second;
        lines.push_back(line + (said.empty() ? "" : " " + said) + " |");
    }
    return lines;
}

// The manual with every table written anew.
std::string renewed(const std::string& manual, std::vector<std::string>& headings)
{
    std::map<std::string, VocabularyTable> tables;
    for (VocabularyTable& table : scenarioVocabulary())
        tables.emplace(table.heading, table);
    std::string text;
    std::vector<std::string> block;
    std::string heading;
    for (const std::string& line : linesOf(manual)) {
        if (line == kEnd && !heading.empty()) {
            for (const std::string& row : rendered(tables.at(heading), block))
                text += row + "\n";
            heading.clear();
        }
        if (heading.empty())
            text += line + "\n";
        else
            block.push_back(line);
        if (line.starts_with(kBegin)) {
            heading = line.substr(kBegin.size(), line.rfind(" -->") - kBegin.size());
            headings.push_back(heading);
            block.clear();
        }
    }
    return text;
}

// The blocks of code in this language, each with the line it begins in.
std::vector<std::pair<int, std::string>> examplesIn(const std::string& manual, const std::string& language)
{
    std::vector<std::pair<int, std::string>> examples;
    bool inside = false;
    int number = 0;
    for (const std::string& line : linesOf(manual)) {
        ++number;
        if (inside && line == "```")
            inside = false;
        else if (line == "```" + language) {
            inside = true;
            examples.emplace_back(number, "");
        } else if (inside)
            examples.back().second += line + "\n";
    }
    return examples;
}

// Puts other words into the block of code that begins in this line.
void replaceBlock(int line, const std::string& words)
{
    std::string text;
    int number = 0;
    bool inside = false;
    for (const std::string& old : linesOf(test::fileBytes(manualFile()))) {
        inside = inside && old != "```";
        if (!inside)
            text += old + "\n";
        if (++number == line) {
            inside = true;
            text += words;
        }
    }
    std::ofstream(manualFile()) << text;
}

const RuleBook& rules()
{
    static const RuleBook book =
        readRuleBook(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/rules/rules.md")).book;
    return book;
}

std::vector<std::string> filesIn(const std::string& folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(DOSSIER_SOURCE_DIR) + "/tests/" + folder))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> files;
    for (const auto& path : paths)
        files.push_back(test::fileBytes(path.string()));
    return files;
}

// Runs and judges it: ends with a result or a JsonError.
void read(const std::string& text)
{
    try {
        runScenario(text, test::officialCards(), "spoilt", &test::baseEffects(), &rules());
        judgeScenario(text, {}, test::officialCards(), &test::baseEffects());
    } catch (const JsonError&) {
    }
}

} // namespace

// Seeds of the fuzzer.
TEST(ScenarioCorpus, HasEveryKeyAndAction)
{
    std::string all;
    for (const std::string& file : filesIn("fuzz/corpus/scenario"))
        all += file;
    for (const VocabularyTable& table : scenarioVocabulary()) {
        const bool keys = table.heading.starts_with("A ") || table.heading.starts_with("An ") ||
                          table.heading.starts_with("What ") || table.heading == "The whole" ||
                          table.heading == "Options" || table.heading == "Every step" || table.heading == "Actions" ||
                          table.heading == "Outcomes";
        for (const auto& row : table.rows)
            EXPECT_TRUE(!keys || all.find("\"" + row.word + "\"") != std::string::npos)
                << "\"" << row.word << "\" is in no file of tests/fuzz/corpus/scenario";
    }
}

// Words and values of one file in another's place, keys gone, files cut off.
TEST(ScenarioCorpus, MaySpoilAsItLikes)
{
    std::vector<std::string> files = filesIn("fuzz/corpus/scenario");
    for (const std::string& file : filesIn("scenarios/set-up"))
        files.push_back(file);
    std::vector<std::string> words;
    for (const std::string& file : files) {
        static const std::regex kWord(R"("[^"]*"|[0-9]+|true|false)");
        for (std::sregex_iterator each(file.begin(), file.end(), kWord), end; each != end; ++each)
            words.push_back(each->str());
    }
    std::mt19937 random(1013);
    const auto below = [&](std::size_t n) { return random() % n; };
    for (const std::string& file : files)
        read(file);
    for (int i = 0; i < 400; ++i) {
        std::string file = files[below(files.size())];
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
            const std::string& old = words[below(words.size())];
            const std::size_t at = file.find(old, below(file.size()));
            if (at != std::string::npos)
                file.replace(at, old.size(), words[below(words.size())]);
        }
        read(file);
    }
}

TEST(ScenarioManual, ListsTheWordsOfTheReader)
{
    const std::string manual = test::fileBytes(manualFile());
    std::vector<std::string> headings;
    const std::string right = renewed(manual, headings);
    if (std::getenv("DOSSIER_WRITE_MANUAL"))
        std::ofstream(manualFile()) << right;
    else
        EXPECT_EQ(manual, right)
            << "DOSSIER_WRITE_MANUAL=1 build/test/bin/engine_test "
               "--gtest_filter='ScenarioManual*' writes it anew; then say what each new word means";
    EXPECT_EQ(right.find("| ? |"), std::string::npos) << "a word without its meaning";
    std::vector<std::string> expected;
    for (const VocabularyTable& table : scenarioVocabulary())
        expected.push_back(table.heading);
    std::sort(expected.begin(), expected.end());
    std::sort(headings.begin(), headings.end());
    EXPECT_EQ(headings, expected);
}

// An example that fails on purpose is followed by what it gives.
TEST(ScenarioManual, ExamplesComeOutAsTheySay)
{
    const std::string manual = test::fileBytes(manualFile());
    const auto failures = examplesIn(manual, "text");
    std::size_t failed = 0;
    for (const auto& [line, example] : examplesIn(manual, "json")) {
        SCOPED_TRACE("README.md:" + std::to_string(line));
        const ScenarioResult result =
            runScenario(example, test::officialCards(), "example", &test::baseEffects(), &rules());
        std::string said =
            "FAILED  " + result.name + ": FILE:" + std::to_string(result.line) + ": " + result.message + "\n";
        for (const std::string& told : result.trace)
            said += "    " + told + "\n";
        if (result.name == "This one fails") {
            ASSERT_LT(failed, failures.size());
            const auto& [at, told] = failures[failed++];
            if (std::getenv("DOSSIER_WRITE_MANUAL"))
                replaceBlock(at, said);
            else
                EXPECT_EQ(said, told);
        } else {
            EXPECT_TRUE(result.ok) << said;
        }
    }
    EXPECT_EQ(failed, failures.size());
}

} // namespace dossier
