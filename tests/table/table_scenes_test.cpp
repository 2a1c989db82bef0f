// What happens between two choices is seen scene by scene (F5 of the review): each round of a
// Combat, each card turned up, each end of a check, before anybody is asked again or the table changes hands.
#include "support/base_effects.h"
#include "support/base_set.h"
#include "table/pace.h"
#include "table/stage_games.h"
#include "table/table_game.h"
#include "tests/support/waiting.h"
#include "wording/play/event_text.h"

#include <QTimer>

#include <gtest/gtest.h>
#include <map>
#include <random>
#include <utility>

namespace dossier {

namespace {

constexpr int kForever = 1'000'000; // milliseconds: nothing goes on by itself while a test looks

GameRecord twoPersons(int pack, std::uint64_t seed)
{
    static const std::vector<Deck> packs = test::completedPacks();
    GameRecord record;
    const auto first = static_cast<std::size_t>(pack);
    record.decks = {packs[first % packs.size()], packs[(first + 1) % packs.size()]};
    record.passive = {false, false};
    record.seed = seed;
    record.options.mostTurns = 20;
    return record;
}

// The game a few choices before a Combat; another one for another number.
constexpr int kFights = 4;
GameRecord beforeFight(int number)
{
    constexpr std::size_t kBefore = 3;
    TableGame game(test::officialCards(), &test::baseEffects());
    int found = 0;
    bool fights = false;
    EXPECT_TRUE(test::playEagerlyUntil(game, [&](const TableGame& at) {
        const bool before = std::exchange(fights, at.seen().fight && !at.seen().foes.empty());
        return fights && !before && found++ == number;
    }));
    GameRecord record = game.record();
    record.actions.resize(record.actions.size() - std::min(kBefore, record.actions.size()));
    return record;
}

class TableScenes : public testing::Test
{
protected:
    TableScenes()
    {
        QObject::connect(&game, &TableGame::changed, [this] {
            ++changes;
            if (look)
                look();
        });
    }

    void begin(int pack, std::uint64_t seed, int pace = kForever)
    {
        random.seed(static_cast<unsigned>(seed));
        game.setPace(pace);
        game.showScenes([] { return true; });
        game.begin(twoPersons(pack, seed), true);
    }
    // Whoever has the choice takes one, rather playing than passing; answers whether the game goes on.
    bool choose()
    {
        while (game.waitsForHandOver())
            game.takeSeat();
        const ActionList& actions = game.actions();
        EXPECT_FALSE(actions.empty());
        if (actions.empty() || game.isOver())
            return false;
        const Action* eager = std::find_if(actions.begin(), actions.end(), [](const Action& action) {
            using enum ActionKind;
            return action.kind == Play || action.kind == PutUnder || action.kind == UseBluff ||
                   action.kind == PlaceSite || action.kind == AssignTeam || action.kind == Investigate;
        });
        const int any = static_cast<int>(random() % static_cast<unsigned>(actions.size()));
        game.take(eager != actions.end() && random() % 3 != 0 ? Action(*eager) : Action(actions[any]));
        return !game.isOver();
    }
    // A choice has been made after which at least so many scenes are shown.
    bool chooseUntilShowing(int least = 1)
    {
        for (int pack = 0; pack < 5; ++pack)
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                begin(pack, seed);
                for (int step = 0; step < 800; ++step) {
                    const int before = game.position();
                    const bool on = choose();
                    if (game.isShowing() &&
                        static_cast<int>(game.game().scenes(before, game.position()).size()) >= least)
                        return true;
                    game.hurryToEnd();
                    if (!on && !game.isShowing() && game.isOver())
                        break;
                }
            }
        return false;
    }

    TableGame game{test::officialCards(), &test::baseEffects()};
    std::mt19937 random;
    std::function<void()> look;
    int changes = 0;
};

} // namespace

// The deadly round and the failed check were covered after a second by the page that hands the table over.
TEST_F(TableScenes, TheLastBeforeTheTableChangesHandsWaitsForAKey)
{
    std::map<bool, int> waited; // by whether the table changed hands afterwards
    for (int pack = 0; pack < 5; ++pack) {
        begin(pack, 3);
        for (int step = 0; step < 400 && choose(); ++step)
            while (game.isShowing()) {
                const bool goesOn = game.findChild<QTimer*>(QStringLiteral("nextScene"))->isActive();
                game.hurry();
                const bool handedOver = !game.isShowing() && game.waitsForHandOver();
                EXPECT_EQ(goesOn, !handedOver);
                ++waited[handedOver];
            }
    }
    EXPECT_GT(waited[true], 5);
    EXPECT_GT(waited[false], 5);
}

// COMBAT-11, COMBAT-13, BLUFF-25, CHECK-18: everything there is to be seen is told of by `changed`, in its order, and
// shown as it was; while it is, nobody can choose and nobody else takes the seat.
TEST_F(TableScenes, AreShownOneAfterTheOther)
{
    std::map<SceneKind, int> shown;
    std::vector<std::size_t> ends;
    look = [&] {
        if (!game.isShowing())
            return;
        ends.push_back(game.storyEnd());
        ++shown[*game.view().scene];
        EXPECT_TRUE(game.actions().empty());
        EXPECT_EQ(game.seen().decider, kNoSeat);
        EXPECT_FALSE(game.waitsForHandOver());
        EXPECT_FALSE(game.isOver());
        EXPECT_LE(game.storyEnd(), game.game().storyEnd());
        for (const VisibleEvent& event : game.story(0))
            EXPECT_LT(event.at, game.storyEnd());
        if (game.view().scene == SceneKind::RoundBegins || game.view().scene == SceneKind::Blows) {
            const auto fight = game.view().fight;
            ASSERT_TRUE(fight);
            EXPECT_TRUE(game.seen().fight);
            EXPECT_EQ(game.view().scene == SceneKind::Blows && !fight->fighters.empty(), !fight->blows.empty());
        }
    };
    const auto play = [&](int steps) {
        for (int step = 0; step < steps && !game.isOver(); ++step) {
            while (game.waitsForHandOver())
                game.takeSeat();
            const int before = game.position();
            const Seat sitting = game.sitting();
            ends.clear();
            choose();
            std::vector<std::size_t> due;
            for (const Scene& scene : game.game().scenes(before, game.position()))
                due.push_back(scene.storyEnd());
            if (!due.empty() && due.back() == game.game().storyEnd() && game.game().decider() == sitting)
                due.pop_back(); // he has it before him
            while (game.isShowing())
                game.hurry();
            EXPECT_EQ(ends, due);
            EXPECT_EQ(game.storyEnd(), game.game().storyEnd());
        }
    };
    for (int pack = 0; pack < 5; ++pack) {
        SCOPED_TRACE("pack " + std::to_string(pack));
        begin(pack, 3);
        play(400);
    }
    for (int fight = 0; fight < kFights; ++fight) {
        SCOPED_TRACE("fight " + std::to_string(fight));
        game.begin(beforeFight(fight), true);
        play(60);
    }
    for (const SceneKind kind : {SceneKind::RoundBegins, SceneKind::Blows, SceneKind::Departure, SceneKind::CheckBegins,
                                 SceneKind::TurnedUp, SceneKind::CheckEnds})
        EXPECT_GT(shown[kind], 0) << static_cast<int>(kind);
}

// However much is shown, the game that is played is the same, and so is the file of it.
TEST_F(TableScenes, LeaveTheGameAsItIs)
{
    const auto play = [&](bool scenes) {
        begin(2, 3);
        game.showScenes([scenes] { return scenes; });
        for (int step = 0; step < 700 && choose(); ++step)
            for (int hurried = 0; game.isShowing(); ++hurried)
                hurried == 2 ? game.hurryToEnd() : game.hurry();
        return game.record();
    };
    const GameRecord with = play(true);
    EXPECT_GT(with.actions.size(), 200u);
    EXPECT_EQ(play(false), with);
}

// They go on by themselves, and the hand-over and the question wait for the last of them; the last before a hand-over
// waits for a key.
TEST_F(TableScenes, GoOnByThemselves)
{
    ASSERT_TRUE(chooseUntilShowing(2));
    const int before = changes;
    const std::size_t first = game.storyEnd();
    game.setPace(2);
    game.hurry(); // from here on at that pace
    EXPECT_GT(game.storyEnd(), first);
    EXPECT_TRUE(game.isShowing());
    const auto* timer = game.findChild<QTimer*>(QStringLiteral("nextScene"));
    EXPECT_TRUE(test::waitUntil([&] { return !game.isShowing() || !timer->isActive(); }));
    game.hurry();
    EXPECT_FALSE(game.isShowing());
    EXPECT_GE(changes, before + 2);
    EXPECT_TRUE(game.waitsForHandOver() || !game.actions().empty() || game.isOver());
}

// 1.5 seconds were not enough for who hits whom, a level and its parts, and what comes of it: a quarter of a second a
// word.
TEST_F(TableScenes, StayInProportionToWhatThereIsToRead)
{
    constexpr int kToFind = 1200;
    constexpr int kLongest = 8000;
    int longest = 0;
    int shortest = kLongest;
    int ends = 0;
    for (int pack = 0; pack < 5; ++pack)
        for (const int pace : {kBriskly, kAtLeisure}) {
            begin(pack, 3, pace);
            for (int step = 0; step < 400 && choose(); ++step)
                for (; game.isShowing(); game.hurry()) {
                    const auto* timer = game.findChild<QTimer*>(QStringLiteral("nextScene"));
                    const SceneKind kind = *game.view().scene;
                    if (!timer->isActive() || kind == SceneKind::RoundBegins || kind == SceneKind::CheckBegins)
                        continue;
                    int words = 0;
                    for (const StoryLine& line : storyOf(game.view().news, game.cast()))
                        words += static_cast<int>(line.text.count(QLatin1Char(' '))) + 1;
                    const int time = timer->interval() * kBriskly / pace;
                    EXPECT_GE(time + 3, std::min(kLongest, kToFind + 250 * words)) << words << " words";
                    EXPECT_LE(time, kLongest);
                    longest = std::max(longest, time);
                    shortest = std::min(shortest, time);
                    ends += kind == SceneKind::CheckEnds ? 1 : 0;
                }
        }
    EXPECT_GT(longest, 5000);
    EXPECT_LT(shortest, 3500);
    EXPECT_GT(ends, 10);
}

// What comes then was not there when a key or a button was pressed for what was shown.
TEST_F(TableScenes, AreFollowedByAFreshQuestion)
{
    game.setReaction(kForever);
    ASSERT_TRUE(chooseUntilShowing());
    game.hurryToEnd();
    EXPECT_FALSE(game.isShowing());
    EXPECT_TRUE(game.isFresh());
}

// EXPECTATIONS 4.2: taking back is possible at any time.
TEST_F(TableScenes, AreGoneWhenAMoveIsTakenBack)
{
    ASSERT_TRUE(chooseUntilShowing());
    const int position = game.position();
    game.takeBack();
    EXPECT_LT(game.position(), position);
    EXPECT_FALSE(game.isShowing());
    EXPECT_EQ(game.storyEnd(), game.game().storyEnd());
    EXPECT_FALSE(game.actions().empty());
    game.stepForward();
    EXPECT_FALSE(game.isShowing()) << "who steps through a game sees its positions";
    EXPECT_EQ(game.position(), position);
}

TEST_F(TableScenes, AreGoneWithTheirGame)
{
    ASSERT_TRUE(chooseUntilShowing());
    const Seat sitting = game.sitting();
    game.concede();
    EXPECT_FALSE(game.isShowing());
    EXPECT_TRUE(game.isOver());
    ASSERT_TRUE(chooseUntilShowing());
    game.begin(twoPersons(1, 9), true);
    EXPECT_FALSE(game.isShowing());
    ASSERT_TRUE(chooseUntilShowing());
    game.end();
    EXPECT_FALSE(game.isShowing());
    EXPECT_LT(sitting, 2);
}

// An answer that has to be seen first holds them up, and they go on once it has been.
TEST_F(TableScenes, WaitForWhatHasToBeSeenFirst)
{
    ASSERT_TRUE(chooseUntilShowing(2));
    const std::size_t end = game.storyEnd();
    game.hold();
    game.hurry();
    game.hurryToEnd();
    EXPECT_EQ(game.storyEnd(), end);
    game.release();
    EXPECT_GT(game.storyEnd(), end);
    while (game.isShowing())
        game.hurry();
    EXPECT_EQ(game.storyEnd(), game.game().storyEnd());
}

// Whoever else is to sit here comes after them; who wants to at once, can.
TEST_F(TableScenes, GiveWayToAnotherSeat)
{
    ASSERT_TRUE(chooseUntilShowing());
    const auto other = static_cast<Seat>(1 - game.sitting());
    game.askHandOver(other);
    EXPECT_FALSE(game.isShowing());
    EXPECT_EQ(game.nextViewer(), other);
    game.takeSeat();
    EXPECT_EQ(game.sitting(), other);
    EXPECT_EQ(game.storyEnd(), game.game().storyEnd());
}

TEST_F(TableScenes, AreNotShownAtNoPaceNorUnasked)
{
    look = [&] { EXPECT_FALSE(game.isShowing()); };
    for (const bool unasked : {false, true}) {
        begin(0, 2, unasked ? kForever : 0);
        game.showScenes([unasked] { return !unasked; });
        for (int step = 0; step < 300 && choose(); ++step) {
        }
        EXPECT_GT(game.game().scenes(0, game.length()).size(), 0u);
    }
}

// With the stops as they are at first, what happens while nobody is asked is seen all the same: F5 had a whole Combat
// go by in 0.3 seconds.
TEST_F(TableScenes, ComeAlsoFromWhatIsPassedByItself)
{
    game.obeyStops([] { return TableStops(); });
    int several = 0; // choices of the rules in one of a person
    for (int pack = 0; pack < 5; ++pack) {
        begin(pack, 5);
        for (int step = 0; step < 500; ++step) {
            const int before = game.position();
            choose();
            several += game.isShowing() && game.position() > before + 1;
            game.hurryToEnd();
            if (game.isOver())
                break;
        }
    }
    EXPECT_GT(several, 5);
}

} // namespace dossier
