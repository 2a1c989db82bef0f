// The face of the engine: what may be known of it outside. Wording, desk, window and command line include its public
// headers alone (rooms_test.cpp), and these say nothing of a game's whole state: a sentence cannot be made from what a
// player may not see.
#include "rooms/face.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace dossier {

const std::vector<std::string>& test::faceOfTheEngine()
{
    static const std::vector<std::string> headers{
        "engine/api/lookahead.h",
        "engine/api/choice.h",
        "engine/api/decision.h",
        "engine/api/fight.h",
        "engine/api/judgement.h",
        "engine/api/level_parts.h",
        "engine/api/named_thing.h",
        "engine/api/refused.h",
        "engine/api/replay.h",
        "engine/api/running_game.h",
        "engine/api/scene.h",
        "engine/api/visible_event.h",
        "engine/players/goldfish.h",
        "engine/players/goldfish_batch.h",
        "engine/players/bot.h",
        "engine/players/policy/pilot.h",
        "engine/players/policy/policy.h",
        "engine/players/policy/thinking.h",
        "engine/players/playtest/interval.h",
        "engine/players/playtest/blank.h",
        "engine/players/playtest/card_uses.h",
        "engine/players/playtest/improve.h",
        "engine/players/playtest/series.h",
        "engine/players/playtest/shard.h",
        "engine/players/playtest/strength.h",
        "engine/players/playtest/swaps.h",
        "engine/players/playtest/playtest_worth.h",
        "engine/players/review/review.h",
        "engine/players/seat_player.h",
        "engine/players/self_play.h",
        "engine/records/record.h",
        "engine/records/scenario.h",
        "engine/records/words.h",
        "engine/records/xfile_lot.h",
        "engine/state/action.h",
        "engine/state/card_facts.h",
        "engine/state/card_name.h",
        "engine/state/match_setup.h",
        "engine/state/named_word.h",
        "engine/state/notebook.h",
        "engine/state/observation.h",
        "engine/state/phase.h",
        "engine/state/place.h",
        "engine/state/power.h",
        "engine/state/reason.h",
        "engine/state/scene_kind.h",
        "engine/state/thing.h",
    };
    return headers;
}

namespace {

using Names = std::set<std::string>;

std::filesystem::path source(const std::string& name)
{
    return std::filesystem::path(DOSSIER_SOURCE_DIR) / "src" / name;
}

// The engine's headers that this code includes.
std::vector<std::string> engineHeaders(const std::string& code)
{
    static const std::regex include("#\\s*include\\s*\"(engine/[^\"]+/[^\"]+)\"");
    std::vector<std::string> headers;
    for (std::sregex_iterator each(code.begin(), code.end(), include), end; each != end; ++each)
        headers.push_back((*each)[1]);
    return headers;
}

std::string codeOf(const std::filesystem::path& file)
{
    std::ostringstream code;
    code << std::ifstream(file).rdbuf();
    return code.str();
}

// What code outside the engine must not speak of; empty where it does not.
std::string fault(const std::string& code)
{
    static const std::regex inner("\\bGameState\\b|[.>]frames\\b");
    std::smatch match;
    const bool perhaps = code.find("GameState") != std::string::npos || code.find("frames") != std::string::npos;
    return perhaps && std::regex_search(code, match, inner) ? match.str() : "";
}

bool isPublic(const std::string& header)
{
    const auto& all = test::faceOfTheEngine();
    return std::find(all.begin(), all.end(), header) != all.end();
}

void visitHeaders(const std::string& header, Names& seen)
{
    if (seen.insert(header).second)
        for (const std::string& next : engineHeaders(codeOf(source(header))))
            visitHeaders(next, seen);
}

} // namespace

TEST(Face, IsAllThatIsSpokenOfOutside)
{
    int files = 0;
    for (const char* room : {"wording", "table", "desk", "app", "cli"})
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source(room)))
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") {
                ++files;
                EXPECT_EQ(fault(codeOf(entry.path())), "") << entry.path();
            }
    EXPECT_GT(files, 200);
}

TEST(Face, SaysNothingOfTheWholeState)
{
    for (const std::string& header : test::faceOfTheEngine()) {
        ASSERT_TRUE(std::filesystem::exists(source(header))) << header;
        Names seen;
        visitHeaders(header, seen);
        for (const std::string& each : seen)
            EXPECT_FALSE(each == "engine/state/state.h" || each.rfind("engine/flow/", 0) == 0 ||
                         each.rfind("engine/queries/", 0) == 0 || each.rfind("engine/changes/", 0) == 0)
                << header << " leads to " << each;
    }
}

TEST(Face, EveryPublicHeaderOfItIsListed)
{
    for (const auto& entry : std::filesystem::directory_iterator(source("engine/api")))
        if (entry.path().extension() == ".h" && entry.path().filename() != "describe.h") {
            EXPECT_TRUE(isPublic("engine/api/" + entry.path().filename().string())) << entry.path();
        }
}

TEST(Face, ALookBehindItIsSeen)
{
    EXPECT_EQ(fault("QString text(const GameState& state);\n"), "GameState");
    EXPECT_EQ(fault("return game->frames[0];\n"), ">frames");
    EXPECT_EQ(fault("#include \"engine/api/choice.h\"\nint keyframes = 1;\n"), "");
}

} // namespace dossier
