// Every rule of the game is shown by a test or a scenario that cites its number.
#include "support/base_set.h"

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
        R"(COMBAT|SITE|DEBRIEF|AGENT|WIT|MULTI|OPT|POWER|HOUSE|WIN|BASIC)-(\d+)(\*\*| \|))");
    int count = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), kRule), end; at != end; ++at) {
        ++count;
        const std::string rule = (*at)[2].str() + "-" + (*at)[3].str();
        EXPECT_TRUE(known.contains(rule)) << rule << " is missing from the list";
    }
    EXPECT_EQ(count, static_cast<int>(known.size()));
}

} // namespace dossier
