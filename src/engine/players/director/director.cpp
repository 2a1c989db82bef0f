#include "engine/players/director/director.h"

#include "engine/players/director/compared.h"
#include "engine/players/director/options.h"
#include "engine/players/director/play_out.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/players/worlds/position.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <span>

namespace dossier {

struct Director::Candidate
{
    Action action;
    bool kept = false; // whatever comes of it, it is tried to the end
    bool open = true;  // still tried
    Guessed guessed{};
    std::vector<double> values{};  // by world, as many as it was tried in
    std::vector<PlayedOut> ends{}; // the same, where he explains

    void resize(int worlds, bool explains)
    {
        values.resize(static_cast<std::size_t>(worlds));
        ends.resize(explains ? values.size() : 0);
    }
    TriedChoice tried() const { return {values, ends}; }
};

namespace {

constexpr int kBatch = 8;            // worlds, before those that fall behind are dropped
constexpr double kClearlyWorse = 2;  // standard errors
constexpr double kQuietGate = 2;     // times the gate, where rules of thumb would decide
constexpr int kWorldsToExplain = 32; // before any are dropped; then the best is compared with another to the end

// Those that are clearly worse than the best go, and of the others all but a few, the fewer the longer they have been
// tried: worlds are for where the choice is close. `atLeast` stay. Returns how many are left.
template <typename Candidates>
int dropWhatFallsBehind(Candidates& candidates, int batches, std::size_t atLeast)
{
    constexpr std::array<std::size_t, 3> kLeft{12, 8, 6}; // after the first batch, the second, and from then on
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (candidates[i].open)
            order.emplace_back(-meanOf(candidates[i].values), i);
    std::sort(order.begin(), order.end());
    const auto& best = candidates[order.front().second];
    const std::size_t left = kLeft[std::min(static_cast<std::size_t>(batches), kLeft.size() - 1)];
    int open = 1;
    for (std::size_t place = 1; place < order.size(); ++place) {
        auto& candidate = candidates[order[place].second];
        const Difference behind = difference(best.values, candidate.values);
        candidate.open =
            candidate.kept || place < atLeast || (place < left && behind.mean < kClearlyWorse * behind.error);
        open += candidate.open ? 1 : 0;
    }
    return open;
}

// How the worlds of a batch are handed out: whole ones, each dealt once; the last `split` of them choice by choice, so
// that no thread waits long for another.
struct Pieces
{
    int first = 0;
    int last = 0; // behind
    int split = 0;
    int choicesOpen = 0;

    int whole() const { return std::max(last - first - split, 0); }
    int count() const { return whole() + (last - first - whole()) * choicesOpen; }
    int world(int piece) const
    {
        return piece < whole() ? first + piece : first + whole() + (piece - whole()) / choicesOpen;
    }
    template <typename Choices>
    auto choices(int piece, Choices& open) const
    {
        const bool all = piece < whole();
        return std::span(open).subspan(all ? 0 : static_cast<std::size_t>((piece - whole()) % choicesOpen),
                                       all ? open.size() : 1);
    }
};

} // namespace

Director::Director(const Match& match, const Thinking& thinking)
    : m_match(match)
    , m_thinking(thinking)
    , m_rules(std::make_unique<Supervisor>(match))
    , m_crew(static_cast<std::size_t>(std::max(thinking.threads, 1)))
{
    for (std::size_t thread = 0; thread < m_crew.size(); ++thread)
        m_playOuts.push_back(std::make_unique<PlayOut>(match));
}

Director::~Director() = default;

Action Director::choose(const Observation& seen, const ActionList& actions)
{
    return m_rules->choose(seen, actions);
}

Action Director::decide(const Position& position)
{
    return decide(position, nullptr);
}

Action Director::decideBeside(const Position& position, const Action& taken)
{
    return decide(position, &taken);
}

// The first candidate is what the rules would do: it is tried to the end, for everything is measured by it.
Action Director::decide(const Position& position, const Action* taken)
{
    const Observation& seen = position.seen();
    m_considered.clear();
    m_soFar.look(seen);
    Action usual = m_rules->choose(seen, position.actions());
    ++m_decisions;
    if (taken && alike(m_match, seen, *taken, usual))
        usual = *taken;
    std::vector<Candidate> candidates{{usual, true}};
    if (taken && *taken != usual)
        candidates.push_back({*taken, true});
    const bool quiet = leftToRules(seen, position.actions());
    if (!quiet || (m_thinking.explains && !hasExactAnswer(position.actions())))
        for (const Action& action : worthTrying(m_match, seen, position.actions(), usual))
            if (!taken || !alike(m_match, seen, *taken, action))
                candidates.push_back({action, m_thinking.explains && action.kind == ActionKind::Pass});
    return candidates.size() < 2
               ? usual
               : search(position, candidates, m_thinking.gate * (quiet && m_thinking.explains ? kQuietGate : 1));
}

Director::Lead Director::leadOf(const Position& position, const Action& first, const Action& second)
{
    m_considered.clear();
    m_soFar.look(position.seen());
    ++m_decisions;
    std::vector<Candidate> both{{first, true}, {second, true}};
    tryOut(position, both);
    const Difference ahead = difference(both[0].values, both[1].values);
    return {meanOf(both[0].values), ahead.mean, ahead.error, groundsOf(both[0].tried(), both[1].tried())};
}

Director::Prospect Director::prospectOf(const Position& position, const Action& action)
{
    m_considered.clear();
    m_soFar.look(position.seen());
    ++m_decisions;
    std::vector<Candidate> alone{{action, true}};
    const Sampler sampler = position.worlds(m_thinking.rules, m_soFar);
    alone.front().guessed = guessedBy(m_match, position.seen(), action);
    tryWorlds(sampler, alone, 0, m_thinking.worlds, position.seen().self);
    return {std::move(alone.front().values), std::move(alone.front().ends)};
}

void Director::tryOut(const Position& position, std::vector<Candidate>& candidates)
{
    const auto begun = std::chrono::steady_clock::now();
    const Sampler sampler = position.worlds(m_thinking.rules, m_soFar);
    for (Candidate& candidate : candidates)
        candidate.guessed = guessedBy(m_match, position.seen(), candidate.action);
    for (int first = 0; m_thinking.time || first < m_thinking.worlds; first += kBatch) {
        if (m_thinking.time && first > 0 && std::chrono::steady_clock::now() - begun >= *m_thinking.time)
            break;
        const int last = m_thinking.time ? first + kBatch : std::min(first + kBatch, m_thinking.worlds);
        if (!tryWorlds(sampler, candidates, first, last, position.seen().self))
            break;
        if (m_thinking.explains && last < kWorldsToExplain)
            continue;
        const int open = dropWhatFallsBehind(candidates, first / kBatch, m_thinking.explains ? 2 : 1);
        if (open < 2)
            break;
    }
}

Action Director::search(const Position& position, std::vector<Candidate>& candidates, double gate)
{
    tryOut(position, candidates);
    const Candidate* chosen = candidates.data();
    for (const Candidate& candidate : candidates)
        if (candidate.open && &candidate != candidates.data()) {
            const Difference ahead = difference(candidate.values, candidates.front().values);
            if (ahead.mean > gate * ahead.error && meanOf(candidate.values) > meanOf(chosen->values))
                chosen = &candidate;
        }
    note(candidates, *chosen);
    return chosen->action;
}

// Each piece by the thread that comes to it first; a world is dealt from its own number, so that it does not matter
// which. False where he was asked to stop: what these worlds gave is not whole and does not count.
bool Director::tryWorlds(const Sampler& sampler, std::vector<Candidate>& candidates, int first, int last, Seat self)
{
    std::vector<Candidate*> open;
    for (Candidate& candidate : candidates)
        if (candidate.open) {
            candidate.resize(last, m_thinking.explains);
            open.push_back(&candidate);
        }
    const auto threads = static_cast<int>(m_playOuts.size());
    const Pieces pieces{first, last, threads > 1 ? threads : 0, static_cast<int>(open.size())};
    std::atomic<int> next = 0;
    const auto work = [&](PlayOut& playOut) {
        int dealt = -1;
        for (int piece = next++; piece < pieces.count() && !m_stop.stop_requested(); piece = next++) {
            const int world = pieces.world(piece);
            if (world != dealt) {
                Random random(seedOfGame(mixed(m_thinking.seed ^ m_decisions), static_cast<std::uint64_t>(world)));
                sampler.deal(random, playOut.world());
                dealt = world;
            }
            for (Candidate* candidate : pieces.choices(piece, open))
                if (!m_stop.stop_requested())
                    candidate->values[static_cast<std::size_t>(world)] =
                        valueIn(playOut, sampler, *candidate, static_cast<std::size_t>(world), self);
        }
    };
    m_crew.run([&](std::size_t thread) { work(*m_playOuts[thread]); });
    if (m_stop.stop_requested())
        for (Candidate& candidate : candidates)
            if (candidate.open)
                candidate.resize(first, m_thinking.explains);
    return !m_stop.stop_requested();
}

// In the world that has been dealt. What a guess comes to is no matter of the lot of so few worlds; who explains keeps
// to it, for his grounds are those of one course of things.
double Director::valueIn(PlayOut& playOut, const Sampler& sampler, Candidate& candidate, std::size_t world,
                         Seat self) const
{
    if (candidate.guessed.several() && !m_thinking.explains)
        return playOut.valueOfGuess(candidate.action, candidate.guessed, self, m_thinking.turns);
    return playOut.valueOf(sampler.inWorlds(candidate.action), self, m_thinking.turns,
                           m_thinking.explains ? &candidate.ends[world] : nullptr);
}

void Director::note(const std::vector<Candidate>& candidates, const Candidate& chosen)
{
    if (chosen.values.empty())
        return;
    const double best = meanOf(chosen.values);
    for (const Candidate& candidate : candidates) {
        const Difference behind = difference(chosen.values, candidate.values);
        const bool same = &candidate == &chosen;
        m_considered.push_back({candidate.action, std::clamp(best - behind.mean, 0.0, 1.0),
                                static_cast<int>(candidate.values.size()), same ? 0 : behind.mean,
                                same ? 0 : behind.error, groundsOf(chosen.tried(), candidate.tried())});
    }
    std::stable_sort(m_considered.begin(), m_considered.end(),
                     [](const Considered& a, const Considered& b) { return a.value > b.value; });
}

} // namespace dossier
