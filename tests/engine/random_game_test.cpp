// Games of players who choose at random: whatever they do, the table stays sound.
#include "effects/effect_reader.h"
#include "engine/flow/rules.h"
#include "engine/players/policy/policy.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/unsound.h"
#include "support/base_effects.h"
#include "text/json.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace dossier {

using test::EngineGame;

namespace {

// Plays at random until the end; `each` sees the state after every choice.
template <typename Each>
void playAtRandom(EngineGame& game, std::uint64_t seed, Each each)
{
    Random random(seed);
    ActionList actions;
    while (!game.state.over()) {
        legalActions(game.state, actions);
        ASSERT_GE(actions.size(), 2) << "a choice with one answer is none";
        game.take(actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        each();
    }
}

MatchSetup randomMatch(const Deck& deck, int seats)
{
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    while (static_cast<int>(setup.seats.size()) < seats)
        setup.seats.push_back({&deck, false});
    setup.options.mostTurns = 60;
    setup.firstSeat = -1;
    return setup;
}

// Simple stand-ins, so that cards do something: raise, lower, negate, leave out, hurt, heal, draw.
const EffectBook& simpleEffects()
{
    static const EffectBook book = readEffects(Json::parse(R"([
        {"card": [184, 185, 186, 187], "do": [{"add": 1, "to": "level", "for": "check"}]},
        {"card": [87, 88, 89], "do": [{"add": -2, "to": "level", "for": "check"}]},
        {"card": [91, 93, 94], "do": [{"add": "-step", "to": "level", "for": "check"}]},
        {"card": [90], "do": [{"choose": "agent in team", "as": "kept", "by": "them"}, {"bar": "rest of team", "for": "turn"}]},
        {"card": [92], "target": "agent in team", "do": [{"wound": 2, "to": "target"}]},
        {"card": [188, 189, 233, 237], "target": "their card on stack or in play", "do": [{"negate": "target"}]},
        {"card": [235], "target": "agent", "do": [{"check": "Sciences", "level": 3, "by": "target", "pass": [{"draw": 1}],
            "fail": [{"wound": 1, "to": "target"}]}]},
        {"card": [236], "target": "their agent", "do": [{"check": "Medical", "level": 5, "by": "target",
            "fail": [{"remove": "target"}]}]},
        {"card": [7], "in": ["open", "check"], "do": [{"check": "Computer", "level": 3, "by": "team", "fail": [{"end": "turn"}]}]},
        {"card": [232, 234], "do": [{"draw": 1}, {"gain": 1}]},
        {"card": [311, 312, 313], "while": [{"add": 1, "to": "Computer of host"}, {"add": 2, "to": "LRC of host"}]},
        {"card": [1, 4], "target": "adversary in combat", "do": [{"add": 1, "to": "CRC of target", "for": "round"}]},
        {"card": [2], "in": ["after damage"], "target": "agent in combat with damage", "do": [{"heal": 1, "to": "target"}]},
        {"card": [163], "while": [{"allow": "RES only for cards", "to": "self"}]}])"));
    return book;
}

} // namespace

TEST(RandomGame, KeepsEveryCardInOnePlace)
{
    const Deck deck = test::sampleDeck();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        MatchSetup setup = randomMatch(deck, seed % 4 == 3 ? 2 : 2 + static_cast<int>(seed % 3));
        setup.effects = seed % 2 == 0 ? &simpleEffects() : nullptr;
        setup.options.game = seed % 4 == 3 ? Game::Basic : Game::Advanced;
        setup.options.questionOrGuess = seed % 5 == 0;
        setup.options.singleGuess = seed % 7 == 0;
        setup.options.killerCards = seed % 3 == 0;
        setup.options.xFilePowers = seed % 3 == 1;
        EngineGame game(setup, seed);
        for (PlayerState& player : game.state.players) // enough for many cards and Combats
            player.rp = player.cp = isBasic(game.state) ? 0 : 150;
        playAtRandom(game, seed, [&] { game.expectSound(); });
        EXPECT_NE(game.state.ending, Ending::None);
    }
}

TEST(RandomGame, IsTheSameForTheSameSeedAndActions)
{
    const Deck deck = test::sampleDeck();
    EngineGame a(randomMatch(deck, 2), 5);
    EngineGame b(randomMatch(deck, 2), 5);
    playAtRandom(a, 9, [] {});
    playAtRandom(b, 9, [] {});
    EXPECT_EQ(a.log, b.log);
}

// HOUSE-18 speaks of the sideboard variant (VAR-1), which is not played: until it is, the switch must change nothing.
TEST(RandomGame, TheSwitchOfTheSideboardChangesNothing)
{
    constexpr std::uint32_t kSideboard = 1u << 17;
    const Deck deck = test::sampleDeck();
    MatchSetup without = randomMatch(deck, 2);
    without.options.house = kHouseDefaults & ~kSideboard;
    EngineGame a(randomMatch(deck, 2), 6);
    EngineGame b(without, 6);
    playAtRandom(a, 11, [] {});
    playAtRandom(b, 11, [] {});
    EXPECT_EQ(a.log, b.log);
}

TEST(RandomGame, ShowsNobodyWhatIsHidden) // ZONE-21
{
    const Deck deck = test::sampleDeck();
    EngineGame game(randomMatch(deck, 3), 8);
    int choices = 0;
    playAtRandom(game, 8, [&] {
        if (++choices % 20 != 0)
            return;
        for (Seat observer = 0; observer < 3; ++observer) {
            const GameState other = test::withOtherSecrets(game.state, observer, static_cast<std::uint64_t>(choices));
            ASSERT_EQ(unsound(other), "");
            ASSERT_EQ(observation(other, observer), observation(game.state, observer));
        }
    });
}

// Who takes the first that is offered shall not always take the same player: it begins with whoever sits to the left
// (CASE-6, MULTI-3).
TEST(RandomGame, OffersOpponentsFromTheLeftOn)
{
    const Deck deck =
        test::deckOf({161, 172, 174, 182},
                     {10,  48,  53,  55,  68,  77,  78,  82,  85,  93,  94,  95,  96, 97, 98, 100, 103, 104, 108, 110,
                      112, 113, 117, 118, 187, 203, 206, 209, 256, 289, 337, 347, 48, 53, 55, 68,  77,  78,  256});
    const auto playerOf = [](const Action& action) {
        return action.target.kind() == Thing::Kind::Player ? action.target.seat() : action.seat;
    };
    std::array<int, 4> offered{};
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const int seats = 3 + static_cast<int>(seed % 2);
        MatchSetup setup = randomMatch(deck, seats);
        setup.effects = &test::baseEffects();
        EngineGame game(setup, seed);
        ActionList actions;
        playAtRandom(game, seed, [&] {
            legalActions(game.state, actions);
            const Action* before = nullptr;
            for (const Action& action : actions) {
                const auto fromMe = [&](const Action& one) {
                    return (playerOf(one) + seats - game.state.decider) % seats;
                };
                if (playerOf(action) == kNoSeat)
                    continue;
                ++offered[static_cast<std::size_t>(fromMe(action))];
                if (before && before->kind == action.kind && before->card == action.card &&
                    before->form == action.form && before->number == action.number) {
                    EXPECT_LE(fromMe(*before), fromMe(action)) << seats << " seats, seed " << seed;
                }
                before = &action;
            }
        });
    }
    EXPECT_GT(offered[1], 500);
    EXPECT_GT(offered[2], 500);
    EXPECT_GT(offered[3], 200);
}

TEST(RandomGame, CopiesGoOnAlikeAndApart)
{
    const Deck deck = test::sampleDeck();
    EngineGame game(randomMatch(deck, 2), 3);
    ActionList actions;
    Random random(4);
    for (int i = 0; i < 300 && !game.state.over(); ++i) {
        legalActions(game.state, actions);
        const Action action = actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
        GameState copy = game.state;
        applyLegal(copy, action);
        game.take(action);
        EXPECT_TRUE(copy == game.state);
    }
}

} // namespace dossier
