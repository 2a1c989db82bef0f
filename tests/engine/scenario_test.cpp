// All scenario files, and what the reader says to a file that is wrong.
#include "base_effects.h"
#include "engine/records/scenario.h"
#include "support/base_set.h"
#include "text/json.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>

namespace dossier {

namespace {

std::vector<std::filesystem::path> scenarioFiles()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(DOSSIER_SOURCE_DIR) + "/tests/scenarios"))
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// The message and line of the error that this text gives.
std::string errorIn(const std::string& text)
{
    try {
        const ScenarioResult result = runScenario(text, test::baseSet(), "test");
        return std::to_string(result.line) + ": " + result.message;
    } catch (const JsonError& error) {
        return std::to_string(error.line()) + ": " + error.what();
    }
}

std::string scenarioWith(const std::string& steps)
{
    return R"({"players": {"A": {"team": [163], "hand": [63, 63, 321]}, "B": {}},
"steps": [)" +
           steps + "]}";
}

} // namespace

// Whatever is wrong with an effect of one's own is said with its line, and breaks nothing.
TEST(Scenarios, AMalformedEffectIsAnErrorWithItsLine)
{
    const auto errorOf = [](const std::string& effect) {
        return errorIn("{\"players\": {\"A\": {}, \"B\": {}}, \"steps\": [],\n\"effects\": [" + effect + "]}");
    };
    for (const char* effect :
         {R"({"card": 26, "x": "cost of target, at least many", "do": []})",
          R"({"card": 26, "do": [{"draw": 1, "floor": 2}]})", R"({"card": 26, "do": [{"add": 1, "for": "check"}]})",
          R"({"card": 26, "do": [{"draws": 1}]})", R"({"card": 26, "do": [{}]})",
          R"({"card": 88, "do": [{"afflict": "target", "cure": ["Medical much"]}]})",
          R"({"card": 186, "choose": ["any keyword", "any keyword", "any keyword"], "do": []})",
          R"({"card": 247, "do": [{"ask": ["Shoe size"], "about": "them"}]})",
          R"({"card": 334, "do": [{"abduct": "target", "count": {"die": [1, 2]}}]})",
          R"({"card": 244, "bundle": "my adversary in hand", "times": [1]})",
          R"({"card": 35, "do": [{"add": 1, "to": "cost of target", "except": [1, 2, 3, 4, 5]}]})"})
        EXPECT_EQ(errorOf(effect).substr(0, 2), "2:") << effect << ": " << errorOf(effect);
}

// Nobody has anything to decide, ever: such a game ends by itself.
TEST(Scenarios, AGameWithoutDecisionsComesToAnEnd)
{
    const std::string text = R"({"rules": ["WIN-7"], "players": {"A": {"passive": true}, "B": {"passive": true}},
"steps": [{"expect": {"ending": "turn limit"}}]})";
    EXPECT_TRUE(runScenario(text, test::baseSet(), "test").ok);
}

TEST(Scenarios, AllComeOutAsTheySay)
{
    int count = 0;
    for (const auto& file : scenarioFiles()) {
        SCOPED_TRACE(file.filename().string());
        ++count;
        try {
            const ScenarioResult result = runScenario(test::fileBytes(file.string()), test::baseSet(),
                                                      file.filename().string(), &test::baseEffects());
            EXPECT_TRUE(result.ok) << file.string() << ":" << result.line << ": " << result.message;
            EXPECT_FALSE(result.rules.empty()) << "a scenario names the rules it shows";
        } catch (const JsonError& error) {
            ADD_FAILURE() << file.string() << ":" << error.line() << ": " << error.what();
        }
    }
    EXPECT_GT(count, 0);
}

TEST(ScenarioReader, NamesTheNearestWord)
{
    EXPECT_EQ(errorIn(scenarioWith(R"({"A": "dravv"})")), "2: unknown action \"dravv\"; did you mean \"draw\"?");
    EXPECT_EQ(errorIn(scenarioWith(R"({"A": "play", "crad": 63})")),
              "2: unknown key \"crad\" in a step; did you mean \"card\"?");
    EXPECT_EQ(errorIn(scenarioWith(R"({"until": "deploymemt"})")),
              "2: unknown goal \"deploymemt\"; did you mean \"deploy\"?");
}

TEST(ScenarioReader, NamesTheNearestCard)
{
    EXPECT_EQ(errorIn(scenarioWith(R"({"A": "play", "card": "Knive"})")),
              "2: unknown card \"Knive\"; did you mean \"Knife\"?");
    EXPECT_EQ(errorIn(scenarioWith(R"({"A": "play", "card": 999})")), "2: no card has the number 999");
}

TEST(ScenarioReader, SaysWhereTheJsonIsBroken)
{
    EXPECT_EQ(errorIn("{\n\"players\": \n}"),
              "3: syntax error while parsing value - unexpected '}'; expected '[', '{', or a literal");
    EXPECT_EQ(errorIn("").substr(0, 2), "1:");
    EXPECT_EQ(errorIn("{\"players\": {\"A\":\n{\"rp\": 1.5}, \"B\": {}}, \"steps\": []}"),
              "2: a whole number expected, not a fraction");
    EXPECT_EQ(errorIn("{\"a\": 1, \"a\": 2}"), "1: the key \"a\" stands here twice");
    EXPECT_EQ(errorIn("[1]"), "1: an object expected, not a list");
    EXPECT_EQ(errorIn(std::string(100, '[')), "1: nested too deeply");
    EXPECT_EQ(errorIn("{\"title\": \"open"),
              "1: syntax error while parsing value - invalid string: missing closing quote");
}

TEST(ScenarioReader, RefusesImpossiblePositions)
{
    EXPECT_EQ(errorIn(R"({"players": {"A": {}}, "steps": []})"), "1: a game has two to four players, not 1");
    EXPECT_EQ(errorIn(R"({"players": {"A": {"team": [163, 169]}, "B": {}}, "steps": []})"),
              "1: a title stands twice in a Team (DECK-14)");
    EXPECT_EQ(errorIn(R"({"players": {"A": {"team": [63]}, "B": {}}, "steps": []})"), "1: Aubrey, MO is no Agent");
    EXPECT_EQ(errorIn(R"({"players": {"A": {"rp": -1}, "B": {}}, "steps": []})"), "1: -1 is not between 0 and 999");
}

TEST(ScenarioReader, KnowsAnAgentFromOtherCardsWithAPlaceOfTheirOwn)
{
    const std::string start =
        R"({"phase": "investigation", "players": {"A": {"team": [{"card": 163, "section": "field"}],
 "sites": [63]}, "B": {"xfile": 120}}, "steps": [{"until": "assign"},
)";
    const auto error = [&](const std::string& step) { return errorIn(start + step + "]}"); };
    EXPECT_EQ(error(R"({"A": "assign", "team": 145, "site": 63})").substr(0, 3), "3: ");
    EXPECT_NE(error(R"({"A": "assign", "team": 145, "site": 63})").find("is no Agent"), std::string::npos);
    EXPECT_NE(error(R"({"expect": {"A": {"agents": {"145": {"damage": 0}}}}})").find("145"), std::string::npos);
}

TEST(ScenarioReader, TellsWhichStepFailed)
{
    EXPECT_EQ(errorIn(scenarioWith("{\"until\": \"place site\"},\n{\"A\": \"place site\", \"card\": 321}")),
              "3: A cannot place site; it is A's case assignment Phase and A decides (CASE-1)");
    EXPECT_EQ(errorIn(scenarioWith(R"({"expect": {"A": {"rp": 9}}})")), "2: A's rp is 7, expected 9");
    EXPECT_EQ(errorIn(scenarioWith(R"({"A": "pass", "refused": "TURN-1"})")),
              "2: this is legal, TURN-1 should forbid it");
}

} // namespace dossier
