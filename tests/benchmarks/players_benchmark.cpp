// How fast the program's players are: games of Supervisors, choices of a Director.
#include "engine/flow/rules.h"
#include "engine/players/director/director.h"
#include "engine/players/self_play.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/players/worlds/position.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_decks.h"
#include "support/base_effects.h"

#include <benchmark/benchmark.h>
#include <chrono>

namespace dossier {

static MatchSetup withAllCards(const Deck& deck)
{
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &test::baseEffects();
    setup.options.mostTurns = 200;
    return setup;
}

static void SupervisorsGames(benchmark::State& state)
{
    const Deck deck = test::sampleDeck();
    SelfPlaySetup setup;
    setup.match = withAllCards(deck);
    setup.bots = {Bot::Supervisor, Bot::Supervisor};
    const Match match(setup.match);
    Observation seen;
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(playGame(setup, match, ++seed, seen));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(SupervisorsGames)->Unit(benchmark::kMicrosecond);

// One after the other the choices of Supervisors' games, forced ones aside, each thought about by a Director; with so
// many worlds and threads. "longest_ms" is the longest of them.
static void DirectorsChoices(benchmark::State& state)
{
    const Deck deck = test::sampleDeck();
    const Match match(withAllCards(deck));
    Supervisor supervisor(match);
    Thinking thinking;
    thinking.worlds = static_cast<int>(state.range(0));
    thinking.threads = static_cast<int>(state.range(1));
    Director director(match, thinking);
    std::uint64_t seed = 0;
    GameState game = newGame(match, seed);
    ActionList actions;
    legalActions(game, actions);
    Observation seen;
    double longest = 0;
    for (auto _ : state) {
        if (game.over()) {
            game = newGame(match, ++seed);
            legalActions(game, actions);
        }
        observe(game, game.decider, seen);
        const auto begun = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(director.decide({game, seen, actions}));
        const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - begun;
        state.SetIterationTime(spent.count() / 1000);
        longest = std::max(longest, spent.count());
        applyLegal(game, supervisor.choose(seen, actions), actions);
    }
    state.counters["longest_ms"] = longest;
}
BENCHMARK(DirectorsChoices)
    ->ArgNames({"worlds", "threads"})
    ->Args({100, 1})
    ->Args({100, 2})
    ->Iterations(2000)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace dossier
