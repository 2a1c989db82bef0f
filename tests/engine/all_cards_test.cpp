// Random games with every card: random legal decks, two to four players, all switches at random. However it goes, the
// state stays sound, goes on alike once copied, shows nobody what is hidden, no decision takes anything from the heap,
// and the game ends. DOSSIER_RANDOM_GAMES sets how many are played, DOSSIER_RANDOM_FIRST the first of them,
// DOSSIER_RANDOM_LOOK after how many choices a state is looked at from all sides, DOSSIER_RANDOM_THREADS how many games
// are played side by side (ThreadSanitizer then sees whether games share anything that changes).
#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/zones.h"
#include "engine/support/engine_decks.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "engine/support/unsound.h"
#include "support/allocations.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <gtest/gtest.h>
#include <thread>

namespace dossier {

namespace {

int wanted(const char* variable, int usual)
{
    const char* said = std::getenv(variable);
    return said ? std::atoi(said) : usual;
}

GameState after(GameState state, const Action& action)
{
    applyLegal(state, action);
    return state;
}

// A copy goes on alike.
void expectSameOfACopy(const test::EngineGame& game, const ActionList& actions, const Action& action)
{
    const GameState copy = game.state;
    ActionList again;
    legalActions(copy, again);
    ASSERT_TRUE(std::ranges::equal(again, actions));
    ASSERT_TRUE(after(copy, action) == after(game.state, action));
}

// The choices, in one order, as far as the observer can tell them apart: a face-down card is one of those that lie with
// the same card.
std::vector<Action> toldApart(const GameState& state, Seat observer)
{
    const auto disguised = [&](Thing named) {
        const CardRef card = named.isCard() ? named.card() : CardRef();
        return card && !knows(state, observer, card) ? Thing(hostOf(state, card)) : named;
    };
    ActionList list;
    legalActions(state, list);
    std::vector<Action> actions(list.begin(), list.end());
    for (Action& action : actions) {
        action.target = disguised(action.target);
        action.other = disguised(action.other);
    }
    const auto bytes = [](const Action& action) {
        return std::bit_cast<std::array<std::uint8_t, sizeof(Action)>>(action);
    };
    std::sort(actions.begin(), actions.end(), [&](const Action& a, const Action& b) { return bytes(a) < bytes(b); });
    return actions;
}

// ZONE-21: neither what a player sees nor what he may do tells him what is hidden from him.
void expectNothingTold(const GameState& state, std::uint64_t seed)
{
    for (Seat observer = 0; observer < state.match->seats(); ++observer) {
        const GameState other = test::withOtherSecrets(state, observer, seed);
        ASSERT_EQ(unsound(other), "");
        ASSERT_TRUE(observation(other, observer) == observation(state, observer)) << "player " << int(observer);
        if (state.decider == observer) {
            ASSERT_TRUE(toldApart(other, observer) == toldApart(state, observer)) << "player " << int(observer);
        }
    }
}

// Every card of an observation that has its number there.
std::vector<CardRef> refsSeen(const Observation& seen)
{
    std::vector<CardRef> refs;
    const auto add = [&](const std::vector<SeenCard>& cards) {
        for (const SeenCard& card : cards)
            refs.push_back(card.ref);
    };
    for (const SeenPlayer& player : seen.players) {
        add(player.table);
        for (const SeenAgent& agent : player.agents) {
            refs.push_back(agent.ref);
            add(agent.equipment);
        }
        for (const SeenSite& site : player.sites) {
            refs.push_back(site.ref);
            add(site.open);
        }
        for (const SeenAbsent& agent : player.absent)
            refs.push_back(agent.ref);
        for (const SeenBeside& beside : player.beside)
            refs.push_back(beside.card.ref);
    }
    std::ranges::sort(refs);
    return refs;
}

// ZONE-21: what lies open, or as a reminder, everybody sees.
void expectWhatLiesOpenSeen(const GameState& state)
{
    for (Seat observer = 0; observer < state.match->seats(); ++observer) {
        const std::vector<CardRef> refs = refsSeen(observation(state, observer));
        for (int seat = 0; seat < state.match->seats(); ++seat)
            for (int index = 0; index < cardsOf(state, static_cast<Seat>(seat)); ++index) {
                const CardRef card(static_cast<Seat>(seat), index);
                const CardRef host = hostOf(state, card);
                // A Site that has left the table is followed by what lay under it.
                const bool leaves =
                    host && placeOf(state, card) == Place::UnderSite && !isOnTable(placeOf(state, host));
                const bool open = (liesOpen(state, card) || isReminder(state, card)) && !leaves;
                ASSERT_TRUE(!open || std::ranges::binary_search(refs, card))
                    << state.match->pool()[cardIndex(state, card)].title << " at place "
                    << static_cast<int>(placeOf(state, card));
            }
    }
}

void playOne(std::uint64_t seed, int lookEvery)
{
    const test::RandomMatch match(seed);
    test::EngineGame game(match.setup(), seed);
    Random random(seed + 17);
    for (int seat = 0; seat < game.match.seats(); ++seat) // enough for many cards and Combats
        game.state.players[static_cast<std::size_t>(seat)].rp = game.state.players[static_cast<std::size_t>(seat)].cp =
            isBasic(game.state) ? 0 : 60;
    ActionList actions(ActionList::kMost); // nothing is to be allocated later on
    ActionList handedOn(ActionList::kMost);
    constexpr int kMostChoices = 20'000;
    int choices = 0;
    for (; choices < kMostChoices && !game.state.over(); ++choices) {
        std::size_t before = test::allocations();
        legalActions(game.state, actions);
        ASSERT_EQ(test::allocations(), before) << "before choice " << choices;
        ASSERT_FALSE(actions.empty());
        if (choices > 0) {
            ASSERT_TRUE(std::equal(actions.begin(), actions.end(), handedOn.begin(), handedOn.end()));
        }
        const Action action = actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))];
        if (choices % lookEvery == lookEvery - 1) {
            SCOPED_TRACE("choice " + std::to_string(choices));
            expectSameOfACopy(game, actions, action);
            expectNothingTold(game.state, seed + static_cast<std::uint64_t>(choices));
            expectWhatLiesOpenSeen(game.state);
            if (testing::Test::HasFatalFailure())
                return;
        }
        before = test::allocations();
        applyLegal(game.state, action, handedOn);
        ASSERT_EQ(test::allocations(), before) << "in choice " << choices;
        ASSERT_EQ(unsound(game.state), "") << "after choice " << choices;
    }
    EXPECT_TRUE(game.state.over()) << "no end after " << choices << " choices";
}

} // namespace

TEST(AllCards, RandomGamesStaySoundToTheEnd)
{
    const int first = wanted("DOSSIER_RANDOM_FIRST", 0);
    const int games = wanted("DOSSIER_RANDOM_GAMES", 40);
    const int lookEvery = wanted("DOSSIER_RANDOM_LOOK", 97);
    std::atomic<int> next = first;
    const auto playOn = [&] {
        for (int game = next++; game < first + games && !HasFatalFailure(); game = next++) {
            SCOPED_TRACE("game " + std::to_string(game));
            playOne(static_cast<std::uint64_t>(game), lookEvery);
        }
    };
    std::vector<std::jthread> others(static_cast<std::size_t>(std::max(wanted("DOSSIER_RANDOM_THREADS", 2) - 1, 0)));
    for (std::jthread& other : others)
        other = std::jthread(playOn);
    playOn();
}

} // namespace dossier
