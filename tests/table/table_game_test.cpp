// The game on the table without a widget: who sees what, back and forth, records.
#include "engine/api/replay.h"
#include "engine/players/policy/policy.h"
#include "engine/queries/meaning/observation.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_set.h"
#include "table/table_game.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace dossier {

namespace {

Deck sampleDeck()
{
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    return readDeck(bytes, test::officialCards(), DeckFormat::DossierText, "").deck;
}

GameRecord record(bool alone, std::uint64_t seed)
{
    GameRecord record;
    record.decks = {sampleDeck(), alone ? Deck{} : sampleDeck()};
    record.passive = {false, alone};
    record.seed = seed;
    record.options.mostTurns = 8;
    return record;
}

void playAtRandom(TableGame& game, int most, std::uint64_t seed = 1)
{
    RandomPolicy policy(seed);
    for (int i = 0; i < most && !game.isOver(); ++i) {
        game.takeSeat();
        game.take(policy.choose(game.seen(), game.actions()));
    }
}

} // namespace

TEST(TableGame, AloneTheSeatNeverChanges)
{
    TableGame game(test::officialCards());
    game.begin(record(true, 3), true);
    for (int i = 0; i < 300 && !game.isOver(); ++i) {
        EXPECT_FALSE(game.waitsForHandOver());
        EXPECT_EQ(game.viewer(), 0);
        ASSERT_FALSE(game.actions().empty());
        game.take(game.actions()[game.actions().size() - 1]);
    }
}

TEST(TableGame, CoversTheTableBeforeItChangesHands)
{
    TableGame game(test::officialCards());
    game.begin(record(false, 3), true);
    int changes = 0;
    RandomPolicy policy(4);
    while (!game.isOver() && changes < 20) {
        if (game.waitsForHandOver()) {
            EXPECT_TRUE(game.actions().empty());
            EXPECT_EQ(game.seen().self, game.viewer()) << "still what the former player saw";
            const Seat next = game.nextViewer();
            game.takeSeat();
            EXPECT_EQ(game.viewer(), next);
            ++changes;
        }
        EXPECT_EQ(game.seen().self, game.seen().decider);
        game.take(policy.choose(game.seen(), game.actions()));
    }
    EXPECT_GT(changes, 3);
}

TEST(TableGame, TakesBackAnyNumberOfActions)
{
    TableGame game(test::officialCards());
    game.begin(record(true, 5), true);
    const Observation first = game.seen();
    const std::size_t firstLog = game.storyEnd();
    playAtRandom(game, 60);
    const Observation last = game.seen();
    const int length = game.length();
    ASSERT_GT(length, 20);
    for (int i = 0; i < length; ++i)
        game.goTo(game.position() - 1);
    EXPECT_EQ(game.seen(), first);
    EXPECT_EQ(game.storyEnd(), firstLog);
    game.goTo(game.position() - 1);
    EXPECT_EQ(game.position(), 0) << "no further than the beginning";
    game.goTo(length);
    EXPECT_EQ(game.seen(), last);
}

TEST(TableGame, AnotherActionForgetsWhatLayAhead)
{
    TableGame game(test::officialCards());
    game.begin(record(true, 5), true);
    playAtRandom(game, 30);
    game.goTo(10);
    const Observation there = game.seen();
    game.take(game.actions()[0]);
    EXPECT_EQ(game.length(), 11);
    game.goTo(10);
    EXPECT_EQ(game.seen(), there);
}

TEST(TableGame, TakesOnlyWhatIsLegal)
{
    TableGame game(test::officialCards());
    game.begin(record(true, 5), true);
    QSignalSpy changed(&game, &TableGame::changed);
    game.take({.kind = ActionKind::Investigate});
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(game.length(), 0);
}

TEST(TableGame, LookingBackDoesNotShowTheOthersHand)
{
    TableGame game(test::officialCards());
    game.begin(record(false, 7), true);
    playAtRandom(game, 80);
    game.takeSeat();
    const Seat viewer = game.viewer();
    for (int i = 0; i < 30; ++i) {
        game.goTo(game.position() - 1);
        EXPECT_EQ(game.viewer(), viewer);
        EXPECT_EQ(game.seen().self, viewer);
        EXPECT_EQ(game.actions().empty(), game.seen().decider != viewer);
    }
    game.askHandOver(static_cast<Seat>(1 - viewer));
    EXPECT_TRUE(game.waitsForHandOver());
    EXPECT_TRUE(game.actions().empty());
    game.takeSeat();
    EXPECT_EQ(game.viewer(), 1 - viewer);
}

TEST(TableGame, GivesARecordThatReplays)
{
    TableGame game(test::officialCards());
    game.begin(record(false, 9), true);
    playAtRandom(game, 120);
    const GameRecord kept = game.record();
    EXPECT_TRUE(replay(kept, test::officialCards()).ok);
    TableGame other(test::officialCards());
    EXPECT_EQ(other.begin(kept, true), game.length());
    EXPECT_EQ(other.record(), kept);
    EXPECT_EQ(other.begin(kept, false), game.length());
    EXPECT_EQ(other.position(), 0);
}

TEST(TableGame, StopsWhereARecordedActionIsRefused)
{
    TableGame game(test::officialCards());
    game.begin(record(true, 9), true);
    playAtRandom(game, 20);
    GameRecord kept = game.record();
    kept.actions[7] = {.kind = ActionKind::Investigate};
    TableGame other(test::officialCards());
    EXPECT_EQ(other.begin(kept, true), 7);
    EXPECT_FALSE(other.actions().empty()) << "it can be played on from there";
}

TEST(TableGame, StartsAgainWithTheSameShuffle)
{
    TableGame game(test::officialCards());
    game.begin(record(true, 12), true);
    const Observation first = game.seen();
    playAtRandom(game, 25);
    game.restart(12);
    EXPECT_EQ(game.seen(), first);
    EXPECT_EQ(game.length(), 0);
    game.restart(13);
    EXPECT_NE(game.seen(), first);
}

// Where nobody has said where he wants to be asked (passing_test.cpp), nothing goes by itself.
TEST(TableGame, PassesOneQuestionAtATimeWithoutStops)
{
    TableGame game(test::officialCards());
    game.begin(record(true, 2), true);
    for (int i = 0; i < 60 && !game.isOver(); ++i) {
        const int before = game.length();
        const Action* pass = game.actions().find(ActionKind::Pass);
        const auto steps =
            pass ? game.offer().before.at(static_cast<std::size_t>(pass - game.actions().begin())).size() + 1 : 0;
        const bool harmless = pass && game.offer().costs == PassCosts::Nothing;
        game.passOn();
        EXPECT_EQ(game.length(), before + (harmless ? static_cast<int>(steps) : 0));
        if (!harmless)
            game.take(Action(game.actions()[0]));
    }
}

TEST(TableGame, GivesUp)
{
    TableGame game(test::officialCards());
    game.begin(record(false, 2), true);
    game.takeSeat();
    const Seat loser = game.viewer();
    game.concede();
    EXPECT_TRUE(game.isOver());
    EXPECT_EQ(game.seen().winner, 1 - loser);
    game.goTo(game.position() - 1);
    EXPECT_FALSE(game.isOver()) << "even that can be taken back";
}

// Every action is reached by some card or is one of the few about none.
TEST(TableGame, KnowsTheCardsAnActionIsAbout)
{
    TableGame game(test::officialCards());
    game.begin(record(false, 21), true);
    RandomPolicy policy(3);
    while (!game.isOver() && game.length() < 400) {
        game.takeSeat();
        for (const Choice& choice : game.choices()) {
            const auto& cards = choice.subjects;
            switch (choice.action.kind) {
            case ActionKind::Pass:
            case ActionKind::FreeDraw:
            case ActionKind::BuyCards:
            case ActionKind::Ask:
            case ActionKind::Guess:
            case ActionKind::AnnounceSkill:
                EXPECT_TRUE(cards.empty());
                break;
            default:
                EXPECT_FALSE(cards.empty()) << static_cast<int>(choice.action.kind);
                for (const CardRef card : cards)
                    EXPECT_TRUE(game.canAct(card));
            }
        }
        game.take(policy.choose(game.seen(), game.actions()));
    }
}

} // namespace dossier
