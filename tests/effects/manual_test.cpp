// The manual of the effect data (db/effects/README.md) lists exactly the words that the reader knows.
#include "effects/manual.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace dossier {

namespace {

// Words between backticks.
std::vector<std::string> codeIn(const std::string& cell)
{
    std::vector<std::string> words;
    for (std::size_t begin = cell.find('`'); begin != std::string::npos;) {
        const std::size_t end = cell.find('`', begin + 1);
        words.push_back(cell.substr(begin + 1, end - begin - 1));
        begin = cell.find('`', end + 1);
    }
    return words;
}

std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells;
    std::istringstream in(line.substr(1));
    for (std::string cell; std::getline(in, cell, '|');) {
        const std::size_t begin = std::min(cell.find_first_not_of(' '), cell.size());
        cells.push_back(cell.substr(begin, cell.find_last_not_of(' ') + 1 - begin));
    }
    return cells;
}

bool isRow(const std::string& line)
{
    return line.starts_with("| ") && line.find('`') != std::string::npos;
}

// The rows of its tables by heading.
std::map<std::string, std::vector<std::vector<std::string>>> manual()
{
    std::map<std::string, std::vector<std::vector<std::string>>> tables;
    std::istringstream in(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/db/effects/README.md"));
    std::string heading;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("#"))
            heading = line.substr(line.find(' ') + 1);
        else if (isRow(line))
            tables[heading].push_back(cellsOf(line));
    }
    return tables;
}

template <typename Words>
std::set<std::string> asSet(const Words& words)
{
    return {words.begin(), words.end()};
}

std::string columnOf(const std::vector<ManualKey>& keys)
{
    std::string text;
    for (const ManualKey& key : keys)
        text += (text.empty() ? "`" : ", `") + std::string(key.name) + "` " + std::string(key.holds);
    return text;
}

} // namespace

TEST(EffectManual, ListsTheWordsOfEveryTable)
{
    auto tables = manual();
    for (const ManualTable& table : manualTables()) {
        std::set<std::string> listed;
        for (const auto& row : tables[std::string(table.heading)])
            for (const std::string& word : codeIn(row[0]))
                EXPECT_TRUE(listed.insert(word).second) << table.heading << " lists " << word << " twice";
        EXPECT_EQ(listed, asSet(table.words)) << table.heading;
    }
}

TEST(EffectManual, ListsWhatTheRarerColumnsHold)
{
    std::map<std::string, std::set<std::string>> listed;
    auto tables = manual();
    for (const auto& row : tables["What the rarer columns hold"])
        listed[row[0]] = asSet(codeIn(row[1]));
    std::map<std::string, std::set<std::string>> known;
    for (const ManualTable& column : manualColumns())
        known[std::string(column.heading)] = asSet(column.words);
    EXPECT_EQ(listed, known);
}

TEST(EffectManual, ListsEveryVerbWithItsParameters)
{
    std::map<std::string, std::vector<std::string>> listed;
    auto tables = manual();
    for (const auto& row : tables["Verbs"])
        listed[codeIn(row[0])[0]] = {row[1], row[2], row[3]};
    for (const ManualObject& verb : manualVerbs()) {
        const auto found = listed.find(std::string(verb.heading));
        ASSERT_NE(found, listed.end()) << verb.heading;
        EXPECT_EQ(found->second,
                  (std::vector<std::string>{std::string(verb.value), columnOf(verb.needs), columnOf(verb.may)}))
            << verb.heading;
        listed.erase(found);
    }
    for (const auto& [verb, row] : listed)
        ADD_FAILURE() << "the manual lists " << verb << ", which the reader does not know";
}

namespace {

bool vowel(std::string_view word) // as it is heard: "a use"
{
    return std::string_view("aeio").find(word.front()) != std::string_view::npos;
}

} // namespace

TEST(EffectManual, ListsTheKeysOfEveryObject)
{
    auto tables = manual();
    for (const ManualObject& object : manualObjects()) {
        std::set<std::string> known;
        for (const auto* keys : {&object.needs, &object.may})
            for (const ManualKey& key : *keys)
                known.insert(std::string(key.name) + ": " + std::string(key.holds));
        std::set<std::string> listed;
        for (const auto& row :
             tables["Keys of " + std::string(vowel(object.heading) ? "an " : "a ") + std::string(object.heading)])
            listed.insert(codeIn(row[0])[0] + ": " + row[1]);
        EXPECT_EQ(listed, known) << object.heading;
    }
}

} // namespace dossier
