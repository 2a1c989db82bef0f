// Every rule of the game and every ruling on a card is shown by a test or a scenario that cites its number.
#include "domain/rule_book/rule_book.h"
#include "domain/rule_book/rule_book_reader.h"
#include "support/base_set.h"
#include "text/json.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>

namespace dossier {

namespace {

std::string source(const std::string& path)
{
    return std::string(DOSSIER_SOURCE_DIR) + "/tests/" + path;
}

std::vector<std::string> linesOf(const std::string& path)
{
    std::istringstream in(test::fileBytes(source(path)));
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#')
            lines.push_back(line);
    return lines;
}

// Single numbers, and ranges as in "SITE-16 to SITE-18".
void collectCitations(const std::string& text, std::set<std::string>& cited)
{
    static const std::regex kNumber(R"(\b([A-Z]+)-(\d+)( to ([A-Z]+)-(\d+))?)");
    for (std::sregex_iterator at(text.begin(), text.end(), kNumber), end; at != end; ++at) {
        const std::smatch& found = *at;
        const int first = std::stoi(found[2]);
        const int last = found[3].matched && found[4] == found[1] ? std::stoi(found[5]) : first;
        for (int number = first; number <= last; ++number)
            cited.insert(found[1].str() + "-" + std::to_string(number));
        if (found[3].matched)
            cited.insert(found[4].str() + "-" + found[5].str());
    }
}

std::set<std::string> citedRules()
{
    std::set<std::string> cited;
    for (const char* folder : {"engine", "scenarios"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source(folder)))
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".json")
                collectCitations(test::fileBytes(entry.path().string()), cited);
    return cited;
}

// What scenarios name among their rules, and comments of tests: a card's number elsewhere cites no ruling.
std::set<std::string> citedRulings()
{
    static const std::regex kRuling("(XF9[67]-[0-9]{4}[vx][12]|PR9[67]-[0-9]{4}-[A-Z0-9]+)");
    std::set<std::string> cited;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source("scenarios")))
        if (entry.path().extension() == ".json") {
            const Json scenario = Json::parse(test::fileBytes(entry.path().string()));
            for (const Json& rule : scenario.at("rules").items())
                cited.insert(rule.asString());
        }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source("")))
        if (entry.path().extension() == ".cpp") {
            std::istringstream in(test::fileBytes(entry.path().string()));
            for (std::string line; std::getline(in, line);) {
                const std::string comment = line.substr(std::min(line.find("//"), line.size()));
                for (std::sregex_iterator at(comment.begin(), comment.end(), kRuling), end; at != end; ++at)
                    cited.insert(at->str());
            }
        }
    return cited;
}

// The rulings on cards, each by the number of the first card it is about.
std::set<std::string> rulings()
{
    const RuleBook book =
        readRuleBook(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/rules/rules.md")).book;
    std::set<std::string> numbers;
    for (const RuleSection& section : book.sections())
        if (section.key == "CARDS")
            for (const RuleEntry& entry : book.entriesOf(section))
                numbers.insert(std::string(entry.number.text()));
    return numbers;
}

} // namespace

TEST(RuleCoverage, EveryRuleIsShown)
{
    const std::set<std::string> cited = citedRules();
    int shown = 0;
    for (const std::string& rule : linesOf("engine/rule_numbers.txt")) {
        shown += cited.contains(rule);
        EXPECT_TRUE(cited.contains(rule)) << rule << " has neither test nor scenario";
    }
    RecordProperty("rules shown", shown);
}

TEST(RuleCoverage, EveryRulingIsShown)
{
    const std::set<std::string> cited = citedRulings();
    const std::set<std::string> all = rulings();
    EXPECT_FALSE(all.empty());
    for (const std::string& ruling : all)
        EXPECT_TRUE(cited.contains(ruling)) << "the ruling on " << ruling << " has neither test nor scenario";
}

// The list of numbers is the reference's.
TEST(RuleCoverage, KnowsEveryRuleOfTheReference)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    std::set<std::string> known;
    for (const std::string& rule : linesOf("engine/rule_numbers.txt"))
        known.insert(rule);
    const std::string text = test::fileBytes(shared + "/RULES.md");
    static const std::regex kRule(
        R"(\n(- \*\*|\| )(SETUP|TURN|ZONE|BRIEF|HEAL|REQ|EQUIP|DEP|CASE|BLUFF|INV|CHECK|PLAY|)"
        R"(COMBAT|SITE|DEBRIEF|AGENT|WIT|MULTI|OPT|POWER|HOUSE|WIN|BASIC|REASON)-(\d+)(\*\*| \|))");
    int count = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), kRule), end; at != end; ++at) {
        ++count;
        const std::string rule = (*at)[2].str() + "-" + (*at)[3].str();
        EXPECT_TRUE(known.contains(rule)) << rule << " is missing from the list";
    }
    EXPECT_EQ(count, static_cast<int>(known.size()));
}

} // namespace dossier
