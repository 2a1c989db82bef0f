// What stays to be seen of a game where nobody was asked: each round of a Combat with its blows, each card turned up
// under a Site, each end of a check, and no more of it than each player may see.
#include "engine/api/describe.h"
#include "engine/api/running_game.h"
#include "engine/flow/course.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/state/onlooker.h"
#include "engine/support/combat_game.h"
#include "engine/support/engine_decks.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "engine/support/unsound.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

// A game with all cards in reach, whose players would rather play than pass.
class PlayedThrough
{
public:
    explicit PlayedThrough(std::uint64_t seed)
        : m_match(seed)
        , m_random(seed)
        , m_game(recordOf(m_match.setup(), seed), test::officialCards(), &test::baseEffects())
    {}

    const RunningGame& game() const { return m_game; }

    // Takes a choice; answers whether the game goes on.
    bool step()
    {
        ActionList list;
        m_game.list(m_game.decider(), list);
        const Action* eager = std::find_if(list.begin(), list.end(), [](const Action& action) {
            using enum ActionKind;
            return action.kind == Play || action.kind == PutUnder || action.kind == UseBluff ||
                   action.kind == PlaceSite || action.kind == AssignTeam || action.kind == Investigate;
        });
        const bool plays = eager != list.end() && m_random.below(3) != 0;
        const int any = static_cast<int>(m_random.below(static_cast<std::uint32_t>(list.size())));
        m_game.take(plays ? Action(*eager) : Action(list[any]));
        return !m_game.over();
    }

private:
    static GameRecord recordOf(const MatchSetup& setup, std::uint64_t seed)
    {
        GameRecord record;
        for (const SeatSetup& seat : setup.seats) {
            record.decks.push_back(*seat.deck);
            record.passive.push_back(false);
        }
        record.seed = seed;
        record.options.mostTurns = 40;
        return record;
    }

    test::RandomMatch m_match;
    Random m_random;
    RunningGame m_game;
};

// What happened between two positions of a game, and what was to be seen of it.
struct Stretch
{
    std::vector<VisibleEvent> story;
    std::vector<Scene> scenes; // the position itself the last
};

Stretch lastStretch(const RunningGame& game, std::size_t before)
{
    Stretch stretch{game.story(0, before), game.scenes(game.position() - 1, game.position())};
    stretch.scenes.push_back(game.scene());
    return stretch;
}

// By how many steps of all these games something was tried.
template <typename Look>
void lookOnAtGames(Look look)
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const test::RandomMatch match(seed);
        SCOPED_TRACE("game " + std::to_string(seed));
        PlayedThrough played(seed);
        std::size_t before = played.game().storyEnd();
        for (int step = 0; step < 3000 && played.step() && !testing::Test::HasFatalFailure(); ++step) {
            look(played.game(), lastStretch(played.game(), before));
            before = played.game().storyEnd();
        }
    }
}

// The scene that shows what was told at this place: the first that goes so far.
const Scene& sceneOf(const Stretch& stretch, const VisibleEvent& event)
{
    return *std::ranges::find_if(stretch.scenes, [&](const Scene& scene) { return scene.storyEnd() > event.at; });
}

// COMBAT-11, COMBAT-13, COMBAT-27, COMBAT-32: a Combat in which nobody is asked, from beginning to end.
class UnaskedCombat : public test::CombatGame
{
protected:
    void attackUnasked(int number)
    {
        game.emptyHand(1);
        put(play, card(number, 1), Place::Waiting);
        const Course watched{.onlooker = &onlooker};
        Play looking{game.state, &game.log, &watched};
        const CardRef foe = card(number, 1);
        ASSERT_TRUE(attack(looking, {&foe, 1}));
        run(looking);
    }
    std::vector<SceneKind> kinds() const
    {
        std::vector<SceneKind> kinds;
        for (const Onlooker::Seen& seen : onlooker.seen)
            kinds.push_back(seen.kind.value());
        return kinds;
    }
    FightNow fightIn(std::size_t scene) const { return fightOf(onlooker.seen.at(scene).state, kNoSeat).value(); }

    Onlooker onlooker;
};

} // namespace

TEST_F(UnaskedCombat, IsShownRoundByRound)
{
    team({kScully});           // LRC 3, CRC 2, Health 4
    attackUnasked(kPsychotic); // 3, 2, 5
    using enum SceneKind;
    ASSERT_EQ(kinds(), (std::vector{RoundBegins, Blows, RoundBegins, Blows, Departure, CheckEnds}));
    EXPECT_EQ(fightIn(0).range, kLongRange);
    EXPECT_TRUE(fightIn(0).blows.empty());
    EXPECT_EQ(fightIn(0).fighters.front().health, 4);
    EXPECT_EQ(fightIn(1).blows.size(), 2u);
    EXPECT_EQ(fightIn(1).fighters.front().health, 1);
    EXPECT_EQ(fightIn(2).range, kCloseRange);
    EXPECT_TRUE(fightIn(2).blows.empty()) << "those of the round before are over";
    EXPECT_EQ(fightIn(3).fighters.front().health, 0);
    const auto scully = [&](std::size_t scene) {
        return agentOf(onlooker.seen[scene].state, 0, game.slot(0, kScully)).where();
    };
    EXPECT_EQ(scully(3), Section::Field);
    EXPECT_EQ(scully(4), Section::Hospital);
}

TEST_F(UnaskedCombat, ShowsWhoIsBeaten) // COMBAT-34
{
    team({kScully});
    attackUnasked(kPoltergeist); // 2, 2, 2
    using enum SceneKind;
    ASSERT_EQ(kinds(), (std::vector{RoundBegins, Blows, Departure, CheckEnds}));
    EXPECT_EQ(fightIn(1).fighters.back().health, 0);
}

// However it goes, each scene goes further than the one before, and none further than what came of it.
TEST(Scenes, GoOnlyForward)
{
    int scenes = 0;
    lookOnAtGames([&](const RunningGame&, const Stretch& stretch) {
        std::size_t end = stretch.story.empty() ? 0 : stretch.story.front().at;
        for (const Scene& scene : stretch.scenes) {
            if (&scene != &stretch.scenes.back()) {
                EXPECT_TRUE(scene.kind());
                EXPECT_FALSE(scene.over());
                EXPECT_GT(scene.storyEnd(), end);
                EXPECT_LE(scene.storyEnd(), stretch.scenes.back().storyEnd());
                ++scenes;
            }
            end = scene.storyEnd();
        }
        EXPECT_FALSE(stretch.scenes.back().kind());
    });
    EXPECT_GT(scenes, 400);
}

// COMBAT-11, COMBAT-13, COMBAT-22: F5 of the review: an LRC or CRC round in which nobody is asked is there all the
// same.
TEST(Scenes, ShowEachRoundOfACombat)
{
    int rounds = 0;
    lookOnAtGames([&](const RunningGame&, const Stretch& stretch) {
        for (const VisibleEvent& event : stretch.story) {
            if (event.kind != EventKind::RoundBegan)
                continue;
            const Scene& scene = sceneOf(stretch, event);
            const auto fight = scene.fight(kNoSeat);
            if (!fight && !scene.kind()) // it was called off at once
                continue;
            ASSERT_TRUE(fight);
            ASSERT_TRUE(fight->range);
            EXPECT_EQ(*fight->range, event.number);
            EXPECT_EQ(fight->rounds, event.second);
            rounds += scene.kind() == SceneKind::RoundBegins;
        }
    });
    EXPECT_GT(rounds, 0);
}

// COMBAT-23, COMBAT-27: whoever was hurt in a round stands there with the Health it left him, and with the blow.
TEST(Scenes, ShowTheBlowsOfEachRound)
{
    int blows = 0;
    lookOnAtGames([&](const RunningGame&, const Stretch& stretch) {
        for (std::size_t i = 0; i + 1 < stretch.scenes.size(); ++i) {
            const Scene& scene = stretch.scenes[i];
            if (scene.kind() != SceneKind::Blows)
                continue;
            const auto fight = scene.fight(kNoSeat);
            ASSERT_TRUE(fight);
            const std::size_t from = i == 0 ? 0 : stretch.scenes[i - 1].storyEnd();
            for (const VisibleEvent& event : stretch.story) {
                if (event.kind != EventKind::Hurt || event.at < from || event.at >= scene.storyEnd())
                    continue;
                const auto hurt = std::ranges::find_if(fight->fighters, [&](const InFight& each) {
                    return each.card.owner == event.card.owner && each.card.card == event.card.card;
                });
                ASSERT_NE(hurt, fight->fighters.end());
                const auto at = static_cast<int>(hurt - fight->fighters.begin());
                EXPECT_TRUE(
                    std::ranges::any_of(fight->blows, [&](const Blow& blow) { return blow.to == at && blow.counted; }));
                ++blows;
            }
        }
    });
    EXPECT_GT(blows, 0);
}

// COMBAT-32: who has to leave is first seen beaten, then gone.
TEST(Scenes, ShowWhoGoesToTheHospital)
{
    int gone = 0;
    lookOnAtGames([&](const RunningGame&, const Stretch& stretch) {
        for (const VisibleEvent& event : stretch.story) {
            if (event.kind != EventKind::Moved || static_cast<Section>(event.number) != Section::Hospital)
                continue;
            const Scene& scene = sceneOf(stretch, event);
            if (!scene.kind())
                continue;
            Observation seen;
            scene.observe(0, seen);
            const auto& agents = seen.players[event.seat].agents;
            const auto agent =
                std::ranges::find_if(agents, [&](const SeenAgent& each) { return each.card == event.card.card; });
            ASSERT_NE(agent, agents.end());
            EXPECT_EQ(agent->section, Section::Hospital);
            ++gone;
        }
    });
    EXPECT_GT(gone, 0);
}

// BLUFF-25, BLUFF-6: all cards under a Site lie open, those that are no Bluffs before they go.
TEST(Scenes, ShowEachCardTurnedUp)
{
    int turned = 0;
    lookOnAtGames([&](const RunningGame& game, const Stretch& stretch) {
        std::map<std::size_t, std::multiset<CardIndex>> told; // by scene
        for (const VisibleEvent& event : stretch.story)
            if (event.kind == EventKind::Revealed)
                told[static_cast<std::size_t>(&sceneOf(stretch, event) - stretch.scenes.data())].insert(
                    event.card.card);
        for (const auto& [at, cards] : told) {
            const Scene& scene = stretch.scenes[at];
            if (!scene.kind())
                continue;
            ASSERT_EQ(scene.kind(), SceneKind::TurnedUp);
            for (Seat reader = 0; reader < game.seats(); ++reader) {
                Observation seen;
                scene.observe(reader, seen);
                std::multiset<CardIndex> open;
                for (const SeenPlayer& player : seen.players)
                    for (const SeenSite& site : player.sites)
                        if (site.ref == seen.investigation.site)
                            for (const SeenCard& card : site.open)
                                open.insert(card.card);
                for (const CardIndex card : cards)
                    EXPECT_TRUE(open.contains(card)) << test::officialCards()[card].title;
            }
            turned += static_cast<int>(cards.size());
        }
    });
    EXPECT_GT(turned, 20);
}

// CHECK-18: the result is seen before its Site is left, and before anything else is asked.
TEST(Scenes, ShowTheEndOfEachCheck)
{
    int ends = 0;
    lookOnAtGames([&](const RunningGame&, const Stretch& stretch) {
        for (const VisibleEvent& event : stretch.story) {
            if (event.kind != EventKind::CheckPassed && event.kind != EventKind::CheckFailed)
                continue;
            const Scene& scene = sceneOf(stretch, event);
            const auto left = std::ranges::find_if(stretch.story, [&](const VisibleEvent& each) {
                return each.kind == EventKind::SiteLeft && each.at > event.at;
            });
            EXPECT_TRUE(left == stretch.story.end() || scene.storyEnd() <= left->at);
            ends += scene.kind() == SceneKind::CheckEnds;
        }
    });
    EXPECT_GT(ends, 20);
}

// What is taken back and what lies ahead is seen, too, and seeing changes nothing.
TEST(Scenes, AreThoseOfAnyStretchOfTheGame)
{
    PlayedThrough played(3);
    std::size_t scenes = 0;
    for (int step = 0; step < 600 && played.step(); ++step)
        scenes += played.game().scenes(step, step + 1).size();
    ASSERT_GT(scenes, 10u);
    const GameRecord record = played.game().record();
    RunningGame game(record, test::officialCards(), &test::baseEffects());
    game.goTo(0);
    const std::vector<Scene> all = game.scenes(0, game.length());
    EXPECT_LE(all.size(), scenes) << "what two stretches show is shown once";
    EXPECT_GT(all.size(), scenes / 2);
    EXPECT_EQ(game.scenes(-3, game.length() + 3).size(), all.size());
    EXPECT_TRUE(game.scenes(5, 5).empty());
    EXPECT_EQ(game.position(), 0);
    EXPECT_EQ(game.record(), record);
}

// ZONE-21, ZONE-24: nobody sees in one what he may not see: with other cards hidden from him it is the same to him.
TEST(Scenes, TellNobodyWhatIsHiddenFromHim)
{
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 30 && !testing::Test::HasFatalFailure(); ++seed) {
        const test::RandomMatch match(seed);
        SCOPED_TRACE("game " + std::to_string(seed));
        test::EngineGame game(match.setup(), seed);
        for (int seat = 0; seat < game.match.seats(); ++seat)
            game.state.players[static_cast<std::size_t>(seat)].rp =
                game.state.players[static_cast<std::size_t>(seat)].cp = isBasic(game.state) ? 0 : 60;
        Random random(seed + 17);
        ActionList actions;
        for (int choices = 0; choices < 3000 && !game.state.over(); ++choices) {
            legalActions(game.state, actions);
            const Action action = actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
            GameState watched = game.state;
            Onlooker onlooker;
            applyOn({.onlooker = &onlooker}, watched, action, nullptr);
            applyLegal(game.state, action);
            ASSERT_TRUE(watched == game.state) << "who looks on changes nothing";
            for (std::size_t i = 0; i < onlooker.seen.size(); i += 3) {
                const GameState& state = onlooker.seen[i].state;
                ASSERT_EQ(unsound(state), "");
                for (Seat observer = 0; observer < state.match->seats(); ++observer) {
                    const GameState other = test::withOtherSecrets(state, observer, seed + 3);
                    ASSERT_TRUE(observation(other, observer) == observation(state, observer)) << int(observer);
                    ASSERT_TRUE(fightOf(other, observer) == fightOf(state, observer)) << int(observer);
                    ASSERT_EQ(occasionOf(other, observer).window, occasionOf(state, observer).window);
                    ++compared;
                }
            }
        }
    }
    EXPECT_GT(compared, 500);
}

} // namespace dossier
