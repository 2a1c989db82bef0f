#include "engine/players/playtest/swaps.h"

#include "engine/state/random.h"

#include <algorithm>
#include <stdexcept>

namespace dossier {

namespace {

constexpr int kFewestRounds = 4;

// A candidate on its way.
struct Runner
{
    TriedSwap tried;
    Deck deck;
    PairPoints points;
};

// The deck as it is played: the new copy lies where the old one lay, so that with one seed every other card comes as it
// came. A printing may stand in it twice.
Deck exchangedInPlace(const Deck& deck, const CardSwap& swap)
{
    Deck changed = deck;
    auto& cards = changed.bureauDeck;
    const auto out = std::ranges::find(cards, swap.out, &DeckEntry::card);
    if (out == cards.end())
        throw std::invalid_argument("an exchange for a card that is not in the deck");
    const auto behind = out + 1;
    if (--out->count > 0)
        cards.insert(behind, {swap.in, 1});
    else
        *out = {swap.in, 1};
    return changed;
}

bool isBetter(const Runner& a, const Runner& b)
{
    if (a.tried.stages != b.tried.stages)
        return a.tried.stages > b.tried.stages;
    return a.tried.result.difference.mean > b.tried.result.difference.mean;
}

int halvings(std::size_t candidates)
{
    int stages = 0;
    for (; candidates > 1; candidates = (candidates + 1) / 2)
        ++stages;
    return stages;
}

class Search
{
public:
    Search(const SwapSetup& setup, const std::function<void(int, int)>& progress, const std::stop_token& stop)
        : m_setup(setup)
        , m_progress(progress)
        , m_stop(stop)
    {
        for (const CardSwap& swap : setup.swaps)
            m_runners.push_back({{swap, 0, {}}, exchangedInPlace(setup.deck, swap), {}});
    }

    SwapReport run()
    {
        const int stages = halvings(m_runners.size());
        // The last stage ends at all the rounds; each before it has half of what its next one has.
        m_planned = plannedGames(stages);
        std::size_t running = m_runners.size();
        int done = 0;
        for (int stage = 0; stage < stages && !m_stop.stop_requested(); ++stage) {
            const int upTo = std::max(done, roundsAfter(stage, stages));
            playStage(running, done, upTo);
            done = upTo;
            std::stable_sort(m_runners.begin(), m_runners.end(), isBetter);
            running = (running + 1) / 2;
        }
        return confirmed();
    }

private:
    int roundsAfter(int stage, int stages) const
    {
        const int halves = std::min(stages - 1 - stage, 30);
        return std::max(std::min(kFewestRounds, m_setup.rounds), m_setup.rounds >> halves);
    }

    int plannedGames(int stages) const
    {
        std::int64_t rounds = 2 * std::int64_t{m_setup.rounds};
        std::size_t running = m_runners.size();
        for (int stage = 0, done = 0; stage < stages; ++stage, running = (running + 1) / 2) {
            const int upTo = std::max(done, roundsAfter(stage, stages));
            rounds += static_cast<std::int64_t>(running + 1) * (upTo - done);
            done = upTo;
        }
        return static_cast<int>(
            std::min<std::int64_t>(rounds * 2 * static_cast<std::int64_t>(m_setup.trial.gauntlet.size()), INT32_MAX));
    }

    PairPoints play(const TrialSetup& trial, const Deck& deck, int from, int to)
    {
        const auto told = [&](int games) {
            if (m_progress)
                m_progress(m_games + games, m_planned);
        };
        PairPoints points = playTrial(trial, deck, from, to, told, m_stop);
        m_games += 2 * static_cast<int>(points.size());
        return points;
    }

    void playStage(std::size_t running, int from, int to)
    {
        append(m_base, play(m_setup.trial, m_setup.deck, from, to));
        for (std::size_t i = 0; i < running && !m_stop.stop_requested(); ++i) {
            Runner& runner = m_runners[i];
            append(runner.points, play(m_setup.trial, runner.deck, from, to));
            runner.tried.result = compared(runner.points, m_base);
            ++runner.tried.stages;
        }
    }

    SwapReport confirmed()
    {
        SwapReport report;
        TrialSetup fresh = m_setup.trial;
        fresh.seed = mixed(fresh.seed ^ 0x636f6e6669726dULL);
        const PairPoints with = play(fresh, m_runners.front().deck, 0, m_setup.rounds);
        const PairPoints without = play(fresh, m_setup.deck, 0, m_setup.rounds);
        report.confirmed = compared(with, without);
        report.games = m_games;
        for (Runner& runner : m_runners)
            report.tried.push_back(runner.tried);
        return report;
    }

    static void append(PairPoints& all, const PairPoints& more) { all.insert(all.end(), more.begin(), more.end()); }

    const SwapSetup& m_setup;
    const std::function<void(int, int)>& m_progress;
    const std::stop_token& m_stop;
    std::vector<Runner> m_runners;
    PairPoints m_base;
    int m_games = 0;
    int m_planned = 0;
};

} // namespace

Deck swapped(const Deck& deck, const CardSwap& swap)
{
    Deck changed = deck;
    changed.add(Zone::BureauDeck, swap.out, -1);
    changed.add(Zone::BureauDeck, swap.in, 1);
    return changed;
}

SwapReport trySwaps(const SwapSetup& setup, const std::function<void(int, int)>& progress, const std::stop_token& stop)
{
    if (setup.swaps.empty())
        throw std::invalid_argument("no exchange of cards to try");
    return Search(setup, progress, stop).run();
}

} // namespace dossier
