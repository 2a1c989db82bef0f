#include "engine/api/replay.h"
#include "engine/flow/rules.h"
#include "engine/records/record.h"
#include "engine/support/engine_decks.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

GameRecord randomRecord(std::uint64_t seed, int most = 400)
{
    GameRecord record;
    record.decks = {test::sampleDeck(), test::sampleDeck()};
    record.passive = {false, false};
    record.seed = seed;
    record.options.mostTurns = 30;
    const Match match(matchSetup(record, test::baseSet()));
    GameState state = newGame(match, seed);
    Random random(seed);
    ActionList actions;
    while (!state.over() && static_cast<int>(record.actions.size()) < most) {
        legalActions(state, actions);
        record.actions.push_back(actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        applyLegal(state, record.actions.back());
    }
    record.hash = stateHash(state);
    return record;
}

} // namespace

TEST(Record, IsReadAsItWasWritten)
{
    const GameRecord record = randomRecord(3);
    const std::string text = writeRecord(record, test::baseSet()).dump();
    EXPECT_EQ(readRecord(text, test::baseSet()), record);
}

TEST(Record, KeepsTheNamesOfThePlayers)
{
    GameRecord record = randomRecord(3, 5);
    record.names = {"", "Ada"};
    const std::string text = writeRecord(record, test::baseSet()).dump();
    EXPECT_EQ(readRecord(text, test::baseSet()).names, record.names);
}

// A saved game that was opened from its file was one of decks without a name; a name out of a file is kept to what a
// name may be.
TEST(Record, KeepsTheNamesOfTheDecks)
{
    GameRecord record = randomRecord(3, 5);
    record.decks[0].name = "Night shift";
    record.decks[1].name = "A\nB" + std::string(1000, 'x');
    const GameRecord read = readRecord(writeRecord(record, test::baseSet()).dump(), test::baseSet());
    EXPECT_EQ(read.decks[0].name, "Night shift");
    EXPECT_EQ(read.decks[1].name.substr(0, 4), "A Bx");
    EXPECT_LT(read.decks[1].name.size(), 300U);
}

TEST(Record, ReplaysToTheSameState)
{
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const GameRecord record = randomRecord(seed);
        const Replay played = replay(record, test::baseSet());
        EXPECT_TRUE(played.ok);
        EXPECT_EQ(played.actions, static_cast<int>(record.actions.size()));
    }
}

TEST(Record, SaysWhereItDiffers)
{
    GameRecord record = randomRecord(4);
    record.actions[10] = {.kind = ActionKind::Investigate};
    const Replay played = replay(record, test::baseSet());
    EXPECT_FALSE(played.ok);
    EXPECT_EQ(played.actions, 10);
    EXPECT_EQ(played.refusal.rule.text(), "INV-8");
}

TEST(Record, RefusesCardsThatDoNotExist)
{
    GameRecord record = randomRecord(4);
    record.actions[0] = {.kind = ActionKind::Play, .card = {3, 99}};
    EXPECT_EQ(replay(record, test::baseSet()).refusal.rule.text(), "PLAY-36");
}

TEST(Record, NoticesAnotherOutcome)
{
    GameRecord record = randomRecord(5);
    record.seed = 6;
    record.actions.clear();
    EXPECT_TRUE(replay(record, test::baseSet()).hashDiffers);
}

TEST(Record, RefusesWhatItDoesNotUnderstand)
{
    const auto error = [](const char* text) {
        try {
            readRecord(text, test::baseSet());
        } catch (const JsonError& problem) {
            return std::string(problem.what());
        }
        return std::string();
    };
    EXPECT_EQ(error("{"), "the text ends before the JSON does");
    EXPECT_EQ(error(R"({"record": 2})"), "2 is not between 1 and 1");
    EXPECT_EQ(error(R"({"record": 1})"), "\"seats\" is missing");
    EXPECT_EQ(error(R"({"record": 1, "seats": [], "seed": 1, "actions": []})"),
              "no game can be set up with these seats");
    EXPECT_EQ(error(R"({"record": 1, "options": {"game": "basic"}, "seats": [{}, {}, {}], "seed": 1, "actions": []})"),
              "the Basic Game is for two players, not 3 (BASIC-1)");
    EXPECT_EQ(error(R"({"record": 1, "sets": []})"), "unknown key \"sets\" in the record; did you mean \"seats\"?");
}

TEST(StateHash, TellsStatesApart)
{
    const Deck deck = test::sampleDeck();
    const Match match(test::twoPlayers(&deck, &deck));
    const GameState a = newGame(match, 1);
    GameState b = a;
    EXPECT_EQ(stateHash(a), stateHash(b));
    ++b.players[1].cp;
    EXPECT_NE(stateHash(a), stateHash(b));
}

} // namespace dossier
