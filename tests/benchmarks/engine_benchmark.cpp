#include "effects/effect_reader.h"
#include "engine/flow/rules.h"
#include "engine/players/goldfish.h"
#include "engine/support/engine_decks.h"
#include "support/base_effects.h"

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
    setup.effects = &test::baseEffects();
    int game = 0;
    for (auto _ : state) { // by the hundred, as batches are played
        benchmark::DoNotOptimize(playGoldfish(setup, game, game + 100));
        game += 100;
    }
    state.SetItemsProcessed(state.iterations() * 100);
}
BENCHMARK(OneGoldfishGame)->Unit(benchmark::kMillisecond);

// A decision: the legal actions are listed, one is chosen, it is applied.
static void playRandomly(benchmark::State& state, const EffectBook* effects)
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = effects;
    setup.options.mostTurns = 200;
    const Match match(setup);
    std::uint64_t seed = 0;
    GameState game = newGame(match, seed);
    Random random(1);
    ActionList actions;
    legalActions(game, actions);
    for (auto _ : state) {
        if (game.over()) {
            game = newGame(match, ++seed);
            legalActions(game, actions);
        }
        applyLegal(game, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))], actions);
    }
    state.SetItemsProcessed(state.iterations());
}

static void RandomDecisions(benchmark::State& state) // by the printed facts alone
{
    playRandomly(state, nullptr);
}
BENCHMARK(RandomDecisions);

static void RandomDecisionsWithAllCards(benchmark::State& state)
{
    playRandomly(state, &test::baseEffects());
}
BENCHMARK(RandomDecisionsWithAllCards);

static void RandomGamesWithAllCards(benchmark::State& state)
{
    const Deck deck = test::sampleDeck();
    MatchSetup setup = test::twoPlayers(&deck, &deck);
    setup.effects = &test::baseEffects();
    setup.options.mostTurns = 200;
    const Match match(setup);
    std::uint64_t seed = 0;
    std::int64_t decisions = 0;
    Random random(1);
    ActionList actions;
    for (auto _ : state) {
        GameState game = newGame(match, ++seed);
        for (legalActions(game, actions); !game.over(); ++decisions)
            applyLegal(game, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))],
                       actions);
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["decisions a game"] =
        static_cast<double>(decisions) / static_cast<double>(std::max<std::int64_t>(1, state.iterations()));
}
BENCHMARK(RandomGamesWithAllCards)->Unit(benchmark::kMillisecond);

static void LoadEffects(benchmark::State& state)
{
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/db/effects/premiere.json");
    for (auto _ : state)
        benchmark::DoNotOptimize(readEffects(Json::parse(bytes)));
}
BENCHMARK(LoadEffects)->Unit(benchmark::kMillisecond);

} // namespace dossier
