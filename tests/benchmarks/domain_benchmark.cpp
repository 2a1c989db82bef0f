#include "domain/decks/deck_rules.h"
#include "engine/support/engine_decks.h"
#include "importers/base_set/base_set.h"

#include <benchmark/benchmark.h>

namespace dossier {

static void LoadCardPool(benchmark::State& state)
{
    const std::string csv = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/db/seed/cards.csv");
    for (auto _ : state)
        benchmark::DoNotOptimize(readCards(csv));
}
BENCHMARK(LoadCardPool)->Unit(benchmark::kMillisecond);

static void SearchTitles(benchmark::State& state)
{
    const CardPool& pool = test::baseSet();
    for (auto _ : state) {
        int found = 0;
        for (std::size_t card = 0; card < pool.size(); ++card)
            found += pool.foldedTitle(static_cast<CardIndex>(card)).find("scully") != std::string_view::npos;
        benchmark::DoNotOptimize(found);
    }
}
BENCHMARK(SearchTitles)->Unit(benchmark::kMicrosecond);

static void SuggestTitle(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(test::baseSet().nearTitles("agnet dana sculy"));
}
BENCHMARK(SuggestTitle)->Unit(benchmark::kMicrosecond);

static void CheckDeck(benchmark::State& state)
{
    const Deck deck = test::sampleDeck();
    const Format format = test::format(Game::Advanced);
    for (auto _ : state)
        benchmark::DoNotOptimize(checkDeck(deck, test::baseSet(), format));
}
BENCHMARK(CheckDeck)->Unit(benchmark::kMicrosecond);

} // namespace dossier
