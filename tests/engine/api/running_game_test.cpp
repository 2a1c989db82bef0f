// A game under way as it is seen from outside the engine.
#include "engine/api/replay.h"
#include "engine/api/running_game.h"
#include "engine/players/policy/policy.h"
#include "engine/state/random.h"
#include "engine/support/engine_decks.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

GameRecord twoPlayers(std::uint64_t seed)
{
    GameRecord record;
    record.decks = {test::sampleDeck(), test::sampleDeck()};
    record.passive = {false, false};
    record.seed = seed;
    record.options.mostTurns = 6;
    return record;
}

RunningGame gameOf(std::uint64_t seed, int actions)
{
    RunningGame game(twoPlayers(seed), test::baseSet(), nullptr);
    Random chance(seed);
    ActionList list;
    for (int i = 0; i < actions && !game.over(); ++i) {
        game.list(game.decider(), list);
        game.take(list[static_cast<int>(chance.below(static_cast<std::uint32_t>(list.size())))]);
    }
    return game;
}

Seat otherThan(Seat seat)
{
    return static_cast<Seat>(1 - seat);
}

class Watching final : public Policy
{
public:
    Action choose(const Observation&, const ActionList& actions) override { return actions[0]; }
    void look(const Observation& now) override { seen.push_back(now); }

    std::vector<Observation> seen;
};

} // namespace

TEST(RunningGame, ListsChoicesForWhoDecidesAlone)
{
    const RunningGame game = gameOf(3, 10);
    ActionList list;
    game.list(otherThan(game.decider()), list);
    EXPECT_TRUE(list.empty());
    game.list(game.decider(), list);
    const std::vector<Choice> choices = game.choices(list, game.decider());
    ASSERT_EQ(choices.size(), static_cast<std::size_t>(list.size()));
    for (std::size_t i = 0; i < choices.size(); ++i)
        EXPECT_EQ(choices[i].action, list[static_cast<int>(i)]);
    EXPECT_NE(game.decision(list, game.decider()).asks, Asks::Nothing);
}

TEST(RunningGame, GoesBackAndForgetsWhatLayAheadOnceAnotherActionIsTaken)
{
    RunningGame game = gameOf(5, 40);
    ASSERT_EQ(game.length(), 40);
    const std::size_t end = game.storyEnd();
    game.goTo(10);
    EXPECT_EQ(game.length(), 40);
    EXPECT_LT(game.storyEnd(), end);
    ActionList list;
    game.list(game.decider(), list);
    EXPECT_FALSE(game.take(list[0]));
    EXPECT_EQ(game.length(), 11);
    EXPECT_EQ(game.position(), 11);
}

TEST(RunningGame, ARefusedActionChangesNothing)
{
    RunningGame game = gameOf(5, 20);
    game.goTo(12);
    const GameRecord before = game.record();
    const Refusal refusal = game.take({.kind = ActionKind::Investigate});
    EXPECT_EQ(refusal.rule.text(), "INV-8");
    EXPECT_EQ(game.position(), 12);
    EXPECT_EQ(game.record(), before) << "what lay ahead is still there";
}

TEST(RunningGame, GivesARecordThatReplays)
{
    const RunningGame game = gameOf(7, 60);
    const GameRecord record = game.record();
    EXPECT_TRUE(replay(record, test::baseSet()).ok);
    EXPECT_EQ(RunningGame(record, test::baseSet(), nullptr).record(), record);
}

// ZONE-21
TEST(RunningGame, NamesTheCardsOfAHandBeforeTheirPlayerAlone)
{
    const RunningGame game = gameOf(3, 10);
    Observation seen;
    game.observe(0, seen);
    ASSERT_FALSE(seen.hand.empty());
    for (const SeenCard& card : seen.hand) {
        EXPECT_EQ(game.name(card.ref, 0).card, card.card);
        for (const Seat reader : {Seat{1}, kNoSeat}) {
            const CardName name = game.name(card.ref, reader);
            EXPECT_FALSE(name.isKnown());
            EXPECT_EQ(name.owner, 0);
            EXPECT_EQ(name.place, Place::Hand);
        }
    }
}

// ZONE-21: what is drawn is told to its player card by card, to the others as a number.
TEST(RunningGame, TellsEachPlayerWhatHeMayKnow)
{
    const RunningGame game = gameOf(3, 60);
    const auto drawn = [&](Seat reader, Seat by) {
        int cards = 0;
        for (const VisibleEvent& told : game.story(reader))
            cards += told.kind == EventKind::DrewCard && told.seat == by ? 1 : 0;
        return cards;
    };
    EXPECT_GT(drawn(0, 0), 0);
    EXPECT_EQ(drawn(1, 0), 0);
    EXPECT_EQ(drawn(kNoSeat, 0) + drawn(kNoSeat, 1), 0);
}

TEST(RunningGame, SaysWhatAChoiceWasWhereverTheGameStands)
{
    RunningGame game = gameOf(5, 40);
    const GameRecord record = game.record();
    game.goTo(12);
    ActionList list;
    const Seat seat = game.decider();
    game.list(seat, list);
    const auto choices = game.choices(list, seat);
    const Action& taken = record.actions[12];
    const auto then = std::find_if(choices.begin(), choices.end(), [&](const Choice& c) { return c.action == taken; });
    ASSERT_NE(then, choices.end());
    game.goTo(40);
    const Choice said = game.choiceAt(12, taken, seat);
    EXPECT_EQ(said.action, taken);
    EXPECT_EQ(said.asks, then->asks);
    EXPECT_EQ(said.card, then->card);
    EXPECT_EQ(game.position(), 40);
}

TEST(RunningGame, KnowsItsEndFromEveryPosition)
{
    RunningGame game = gameOf(5, 40);
    EXPECT_FALSE(game.finished());
    EXPECT_FALSE(game.take({.kind = ActionKind::Concede, .seat = 0}));
    EXPECT_TRUE(game.finished());
    game.goTo(3);
    EXPECT_FALSE(game.over());
    EXPECT_TRUE(game.finished());
    ActionList list;
    game.list(game.decider(), list);
    EXPECT_FALSE(game.take(list[0]));
    EXPECT_FALSE(game.finished()) << "it goes another way";
}

// Who sits down in the middle has seen what his seat saw, and nothing of what lies ahead.
TEST(RunningGame, RemindsOfWhatOneSeatHasSeen)
{
    RunningGame game = gameOf(5, 40);
    Watching watching;
    game.remind(1, watching, 25);
    ASSERT_EQ(watching.seen.size(), 26U);
    for (int position = 25; position >= 0; --position) {
        game.goTo(position);
        Observation then;
        game.observe(1, then);
        EXPECT_TRUE(watching.seen[static_cast<std::size_t>(position)] == then) << position;
    }
}

// A question halves what is possible at best, and never adds to it.
TEST(RunningGame, ReckonsWhatAQuestionLeaves)
{
    const RunningGame game = gameOf(5, 10);
    const Notebook empty;
    const int all = game.candidates(empty);
    for (int type = 0; type < kCharacteristics * kTypesPerCharacteristic; ++type) {
        EXPECT_GE(game.leftAfter(empty, type), all / 2.0);
        EXPECT_LE(game.leftAfter(empty, type), all);
    }
}

} // namespace dossier
