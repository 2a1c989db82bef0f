#include "engine/goldfish.h"
#include "engine/rules.h"
#include "engine_decks.h"

#include <benchmark/benchmark.h>

namespace dossier {

static void ShuffleAndDeal(benchmark::State& state)
{
    const Deck deck = test::sampleDeck();
    const Match match(test::twoPlayers(&deck, &deck));
    std::uint64_t seed = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(newGame(match, seed++));
}
BENCHMARK(ShuffleAndDeal)->Unit(benchmark::kMicrosecond);

static void CopyState(benchmark::State& state)
{
    const Deck deck = test::sampleDeck();
    const Match match(test::twoPlayers(&deck, &deck));
    const GameState game = newGame(match, 1);
    GameState copy;
    for (auto _ : state) {
        copy = game;
        benchmark::DoNotOptimize(copy);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(CopyState);

static void OneGoldfishGame(benchmark::State& state)
{
    GoldfishSetup setup;
    setup.deck = test::sampleDeck();
    setup.pool = &test::baseSet();
    int game = 0;
    for (auto _ : state) { // by the hundred, as batches are played
        benchmark::DoNotOptimize(playGoldfish(setup, game, game + 100));
        game += 100;
    }
    state.SetItemsProcessed(state.iterations() * 100);
}
BENCHMARK(OneGoldfishGame)->Unit(benchmark::kMillisecond);

// A decision: the legal actions are listed, one is chosen, it is applied.
static void RandomDecisions(benchmark::State& state)
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.options.mostTurns = 200;
    const Match match(setup);
    std::uint64_t seed = 0;
    GameState game = newGame(match, seed);
    Random random(1);
    ActionList actions;
    for (auto _ : state) {
        if (game.over())
            game = newGame(match, ++seed);
        legalActions(game, actions);
        applyLegal(game, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(RandomDecisions);

} // namespace dossier
