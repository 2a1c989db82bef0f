// All scenario files, and what the reader says to a file that is wrong.
#include "domain/rule_book/rule_book_reader.h"
#include "engine/records/scenario.h"
#include "support/base_effects.h"
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

const RuleBook& ruleBook()
{
    static const RuleBook book =
        readRuleBook(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/rules/rules.md")).book;
    return book;
}

std::string traceOf(const ScenarioResult& result)
{
    std::string text;
    for (const std::string& line : result.trace)
        text += "\n" + line;
    return text;
}

// The message and line of the error that this text gives; nothing where all is well.
std::string errorIn(const std::string& text)
{
    try {
        const ScenarioResult result = runScenario(text, test::officialCards(), "test", nullptr, &ruleBook());
        if (result.ok)
            return {};
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
          R"({"card": 35, "do": [{"add": 1, "to": "cost of target", "except": [1, 2, 3, 4, 5, 6, 7]}]})"})
        EXPECT_EQ(errorOf(effect).substr(0, 2), "2:") << effect << ": " << errorOf(effect);
}

// Nobody has anything to decide, ever: such a game ends by itself.
TEST(Scenarios, AGameWithoutDecisionsComesToAnEnd)
{
    const std::string text = R"({"rules": ["WIN-7"], "players": {"A": {"passive": true}, "B": {"passive": true}},
"steps": [{"expect": {"ending": "turn limit"}}]})";
    EXPECT_TRUE(runScenario(text, test::officialCards(), "test").ok);
}

TEST(Scenarios, AllComeOutAsTheySay)
{
    int count = 0;
    for (const auto& file : scenarioFiles()) {
        SCOPED_TRACE(file.filename().string());
        ++count;
        try {
            const ScenarioResult result = runScenario(test::fileBytes(file.string()), test::officialCards(),
                                                      file.filename().string(), &test::baseEffects(), &ruleBook());
            EXPECT_TRUE(result.ok) << file.string() << ":" << result.line << ": " << result.message << traceOf(result);
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
              "2: unknown goal \"deploymemt\"; did you mean \"deployment\"?");
}

TEST(ScenarioReader, NamesTheNearestCard)
{
    EXPECT_EQ(errorIn(scenarioWith(R"({"A": "play", "card": "Knive"})")),
              "2: unknown card \"Knive\"; did you mean \"Knife\"?");
    EXPECT_EQ(errorIn(scenarioWith(R"({"A": "play", "card": 999})")), "2: no card has the number 999");
}

TEST(ScenarioReader, SaysWhereTheJsonIsBroken)
{
    EXPECT_EQ(errorIn("{\n\"players\": \n}"), "3: a value expected, as JSON has them");
    EXPECT_EQ(errorIn("").substr(0, 2), "1:");
    EXPECT_EQ(errorIn("{\"players\": {\"A\":\n{\"rp\": 1.5}, \"B\": {}}, \"steps\": []}"),
              "2: a whole number expected, not a fraction");
    EXPECT_EQ(errorIn("{\"a\": 1, \"a\": 2}"), "1: the key \"a\" stands here twice");
    EXPECT_EQ(errorIn("[1]"), "1: an object expected, not a list");
    EXPECT_EQ(errorIn(std::string(100, '[')), "1: nested too deeply");
    EXPECT_EQ(errorIn("{\"title\": \"open"), "1: a text in it does not end");
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

// --- Refusals, possibilities
// ------------------------------------------------------------------------------------------

namespace {

std::string caseAssignment(const std::string& steps)
{
    return R"({"phase": "case assignment", "players": {"A": {"team": [163], "hand": [63, 321], "sites": [46], "rp": 9},
 "B": {"hand": [46]}}, "steps": [{"until": "place site"}, )" +
           steps + "]}";
}

std::string errorInCase(const std::string& steps)
{
    return errorIn(caseAssignment(steps));
}

} // namespace

TEST(ScenarioRefusals, AnUnknownRuleIsAnErrorWithItsLine)
{
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 321, "refused": "CSAE-1"})"),
              "2: unknown rule \"CSAE-1\"; did you mean \"CASE-1\"?");
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 321, "refused": "XF96-0400v1"})").substr(0, 30),
              "2: unknown rule \"XF96-0400v1\";");
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 321, "refused": "CASE-1", "first": "CSE-2"})").substr(0, 24),
              "2: unknown rule \"CSE-2\";");
}

TEST(ScenarioRefusals, NameARulingAndACardToo)
{
    for (const char* rule : {"OQ-1", "XF96-0260v1", "DEBRIEF-2"})
        EXPECT_EQ(
            errorInCase(std::string(R"({"A": "place site", "card": 321, "refused": ")") + rule + "\"}").find("unknown"),
            std::string::npos);
}

TEST(ScenarioRefusals, SayAllReasonsFoundWhereTheRuleIsAnother)
{
    const std::string error = errorInCase(R"({"A": "place site", "card": 321, "refused": "REQ-1"})");
    EXPECT_EQ(error.substr(0, 18), "2: refused by CASE") << error;
    EXPECT_NE(error.find("not by REQ-1"), std::string::npos) << error;
}

TEST(ScenarioRefusals, MayBeOfAPlayerWhoIsNotAsked)
{
    EXPECT_EQ(errorInCase(R"({"B": "place site", "card": 46, "refused": "OQ-24"})"), "");
}

// Who could but pass is not asked; the game has gone on to where somebody has a choice.
TEST(ScenarioRefusals, MaySpeakOfAMomentThatNobodyIsAskedIn)
{
    const std::string start = R"({"game": "basic", "phase": "case assignment",
"players": {"A": {"team": [163], "hand": [63], "sites": [46]}, "B": {}}, "steps": [{"expect": {"phase": "debriefing"}},
)";
    EXPECT_EQ(errorIn(start + R"({"A": "place site", "card": 63, "refused": "BASIC-25"},
{"expect": {"phase": "debriefing", "A": {"hand": [63]}, "count": {"turn began": 1}}}]})"),
              "");
    EXPECT_EQ(errorIn(start + R"({"A": "place site", "card": 63, "refused": "REQ-1"}]})").substr(0, 14),
              "3: refused by ");
}

TEST(ScenarioRefusals, TheFirstRuleMayBeDemanded)
{
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 321, "refused": "CASE-1", "first": true})"), "");
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 321, "first": "CASE-1"})"), "");
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 321, "first": "CASE-2"})").substr(0, 30),
              "2: refused first by CASE-1 (CA");
    EXPECT_NE(errorInCase(R"({"A": "place site", "card": 63, "first": true})"), "");
}

TEST(ScenarioRefusals, MayAndMayNotDoNothing)
{
    EXPECT_EQ(errorInCase(R"({"may": {"A": "place site", "card": 63}}, {"may not": {"A": "place site", "card": 46}},
{"expect": {"A": {"hand": [63, 321], "rp": 9}, "decider": "A"}})"),
              "");
    EXPECT_EQ(errorInCase(R"({"may": {"A": "place site", "card": 321}})"),
              "2: A cannot place site; it is A's case assignment Phase and A decides (CASE-1)");
    EXPECT_EQ(errorInCase(R"({"may not": {"A": "place site", "card": 63}})"),
              "2: A may place site; it is A's case assignment Phase and A decides");
}

// --- What a step says
// -------------------------------------------------------------------------------------------------

TEST(ScenarioReader, KnowsTheKeysOfEachAction)
{
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 63, "skill": "Observation"})"),
              "2: \"place site\" has no \"skill\"; it has \"card\", \"at\"");
    EXPECT_EQ(errorInCase(R"({"A": "pass", "card": 63})"), "2: \"pass\" has no \"card\"; it has nothing more to say");
    EXPECT_EQ(errorInCase(R"({"A": "pass", "B": "pass"})"), "2: a step is of one player");
    EXPECT_EQ(errorInCase(R"({"A": "pass", "until": "debriefing"})").substr(0, 22), "2: a step is one thing");
    EXPECT_EQ(errorInCase(R"({"about": "nothing"})").substr(0, 13), "2: a step say");
    EXPECT_EQ(errorInCase(R"({"until": "A", "may": {"A": "pass"}})").substr(0, 22), "2: a step is one thing");
}

TEST(ScenarioReader, LeavesNothingUnread)
{
    EXPECT_EQ(errorInCase(R"({"until": "debriefing", "card": 63})"),
              "2: \"card\" is said of what a player does, not here");
    EXPECT_EQ(errorInCase(R"({"expect": {}, "refused": "CASE-1"})"),
              "2: \"refused\" is said of what a player does, not here");
    EXPECT_EQ(errorInCase(R"({"may": {"A": "pass", "refused": "CASE-1"}})"),
              "2: \"refused\" is said of a step, not of what may be done");
}

TEST(ScenarioReader, KnowsTheWordsThatCanBeNamed)
{
    EXPECT_EQ(errorInCase(R"({"A": "name", "word": "Observatoin"})"),
              "2: unknown word \"Observatoin\"; did you mean \"Observation\"?");
}

TEST(ScenarioReader, ComparesTheEventsOfAStep)
{
    EXPECT_EQ(
        errorInCase(R"({"A": "place site", "card": 63, "events": ["site placed", "paid rp"], "no events": ["sold"]})"),
        "");
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 63, "events": ["sold"]})"),
              "2: \"sold\" does not happen in this step");
    EXPECT_EQ(errorInCase(R"({"A": "place site", "card": 63, "no events": ["paid rp"]})"),
              "2: \"paid rp\" happens in this step");
}

// --- Strict scenarios, what is told of a failure
// -----------------------------------------------------------------------

TEST(ScenarioStrict, PassesForNobody)
{
    const std::string start =
        R"({"strict": true, "phase": "case assignment", "players": {"A": {"team": [163], "hand": [63],
 "rp": 9}, "B": {"hand": [293]}}, "steps": [)";
    const std::string loose = R"({"phase": "case assignment", "players": {"A": {"team": [163], "hand": [63, 219],
 "rp": 9}, "B": {"hand": [293]}}, "steps": [{"until": "open"}, {"A": "place site", "card": 63},
)";
    EXPECT_EQ(errorIn(start + "\n{\"until\": \"debriefing\"}]}").substr(0, 37),
              "3: \"until\" passes for others, which a");
    EXPECT_EQ(errorIn(loose + "{\"expect\": {\"A\": {\"sites\": 1}}}]}"), "");
    EXPECT_EQ(errorIn(start + "{\"A\": \"place site\", \"card\": 63}]}").substr(0, 13),
              ""); // nobody could play anything
}

TEST(ScenarioStrict, MayStopAtEachDecision)
{
    const std::string start = R"({"strict": "every choice", "phase": "case assignment",
 "players": {"A": {"team": [163], "hand": [63], "rp": 9}, "B": {}}, "steps": [
)";
    EXPECT_EQ(errorIn(start + R"({"expect": {"window": "open", "decider": "A", "offers": ["pass"]}},
{"A": "pass"}, {"B": "pass"}, {"A": "place site", "card": 63}]})"),
              "");
    EXPECT_EQ(errorIn(start + R"({"A": "place site", "card": 63}]})").substr(0, 23), "3: A cannot place site;");
}

TEST(ScenarioTrace, TellsWhatWasOfferedAndWhoPassed)
{
    const std::string text = R"({"phase": "requisition", "players": {"A": {"team": [163], "hand": [293, 321], "rp": 9},
"B": {"hand": [63]}}, "steps": [
{"A": "place site", "card": 63}]})";
    const ScenarioResult result = runScenario(text, test::officialCards(), "test", nullptr, &ruleBook());
    EXPECT_EQ(result.line, 3);
    const std::string trace = traceOf(result);
    EXPECT_NE(trace.find("as the step began A decided"), std::string::npos) << trace;
    EXPECT_NE(trace.find("{\"A\": \"requisition\", \"card\": \"Knife\", \"agent\": \"Agent Fox Mulder\"}"),
              std::string::npos)
        << trace;
    EXPECT_NE(trace.find("against it, the first to be said in front: CASE-1"), std::string::npos) << trace;
}

TEST(ScenarioTrace, ListsTheChoicesThatAStepFits)
{
    const std::string text = R"({"phase": "requisition", "players": {"A": {"team": [163, 172], "hand": [321], "rp": 9},
"B": {}}, "steps": [
{"A": "requisition", "card": 321}]})";
    const ScenarioResult result = runScenario(text, test::officialCards(), "test", nullptr, &ruleBook());
    EXPECT_EQ(result.message, "the step fits 2 different choices; say more");
    EXPECT_NE(traceOf(result).find("it fits:\n  {\"A\": \"requisition\", \"card\": \"Knife\", \"agent\": "),
              std::string::npos)
        << traceOf(result);
}

// --- Chance
// -----------------------------------------------------------------------------------------------------------

namespace {

std::string drawing(const std::string& outcomes)
{
    return R"({"phase": "briefing", "players": {"A": {"team": [163], "deck": [63], "discard": [46, 49, 321, 207]},
"B": {}}, "steps": [{"until": "draw"},
{"A": "draw", "outcomes": )" +
           outcomes + "}]}";
}

} // namespace

TEST(ScenarioOutcomes, AreAmongWhatThereIs)
{
    EXPECT_EQ(errorIn(drawing(R"([{"shuffled": [321, 207]}])")), "");
    EXPECT_EQ(errorIn(drawing(R"([{"shuffled": [321, 321]}])")),
              "3: Knife [XF96-0321v1] is not among the cards that A shuffles");
    EXPECT_EQ(errorIn(drawing(R"([{"die": 3}])")),
              "3: here a deck is shuffled: {\"shuffled\": …} must come before \"die\"");
    EXPECT_EQ(errorIn(drawing(R"([{"shuffled": [321]}, {"die": 3}])")).substr(0, 27), "3: nothing was left to chan");
    EXPECT_EQ(errorIn(drawing(R"([{"die": 7}])")), "3: 7 is not between 1 and 6");
    EXPECT_EQ(errorIn(drawing(R"([{"dice": 3}])")), "3: unknown key \"dice\" in an outcome; did you mean \"die\"?");
}

// --- Positions
// --------------------------------------------------------------------------------------------------------

TEST(ScenarioReader, RefusesPositionsThatCannotBe)
{
    const auto error = [](const std::string& player) {
        return errorIn("{\"players\": {\"A\": " + player + ", \"B\": {}}, \"steps\": []}");
    };
    EXPECT_EQ(error(R"({"team": [{"card": 163, "section": "abducted", "above": 3}], "deck": [63]})"),
              "1: so many cards do not lie above him: the deck has 1");
    EXPECT_EQ(error(R"({"team": [{"card": 163, "above": 3}], "deck": [63]})").substr(0, 18), "1: \"turns away\" is");
    EXPECT_EQ(error(R"({"team": [{"card": 163, "section": "abduckted"}]})").substr(0, 30),
              "1: unknown Section \"abduckted\"");
    EXPECT_EQ(error(R"({"hand": [{"card": 63, "tokens": 2}]})"), "1: a card bears tokens on the table alone (ZONE-6)");
    EXPECT_EQ(error(R"({"team": [163], "bureau": [{"card": 63, "named": "LRC"}]})").substr(0, 13), "1: Aubrey, MO");
    EXPECT_EQ(error(R"({"held": [{"card": 63, "of": "A"}]})"), "1: nobody borrows his own card");
    EXPECT_EQ(error(R"({"sites": [{"card": 63, "team": 163}], "team": [163]})"),
              "1: no Team in the Field has this Agent (INV-2)");
}

} // namespace dossier
