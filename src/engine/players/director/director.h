// A player who thinks ahead: he deals worlds that agree with what he has seen, tries each choice in every one of them,
// lets rules of thumb play on to the end of the turn, and leaves what the rules would do only for what is better by
// more than chance. His choice follows from what he sees, his seed and the number of worlds, whatever the number of
// threads.
#pragma once

#include "engine/players/director/play_out.h"
#include "engine/players/director/thread_pool.h"
#include "engine/players/policy/policy.h"
#include "engine/players/policy/thinking.h"
#include "engine/players/worlds/sampler.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace dossier {

class Director final : public Policy
{
public:
    Director(const Match& match, const Thinking& thinking);
    ~Director() override;
    Director(const Director&) = delete;
    Director& operator=(const Director&) = delete;

    Action decide(const Position& position) override;
    // Without worlds: what the rules would do.
    Action choose(const Observation& seen, const ActionList& actions) override;

    // The same beside somebody who has chosen `taken`, one of the actions: that is tried to the end, too, so that it is
    // among what was considered. Where he leaves a decision to the rules, it is compared with their choice alone;
    // nothing is considered where it is that.
    Action decideBeside(const Position& position, const Action& taken);
    // How much better one choice is than another there, tried out in all worlds; nothing of it is considered.
    struct Lead
    {
        double value = 0; // of the first, see Considered
        double ahead = 0; // below 0: it is worse
        double error = 0;
        Grounds grounds{}; // where he explains
    };
    Lead leadOf(const Position& position, const Action& first, const Action& second);
    // What came of one choice there, world by world; nothing of it is considered.
    struct Prospect
    {
        std::vector<double> values{};
        std::vector<PlayedOut> ends{}; // where he explains
    };
    Prospect prospectOf(const Position& position, const Action& action);
    void look(const Observation& seen) override { m_soFar.look(seen); }

    void stopWith(const std::stop_token& stop) override { m_stop = stop; }
    std::vector<Considered> considered() const override { return m_considered; }

private:
    struct Candidate;
    Action decide(const Position& position, const Action* taken);
    Action search(const Position& position, std::vector<Candidate>& candidates, double gate);
    void tryOut(const Position& position, std::vector<Candidate>& candidates);
    bool tryWorlds(const Sampler& sampler, std::vector<Candidate>& candidates, int first, int last, Seat self);
    double valueIn(PlayOut& playOut, const Sampler& sampler, Candidate& candidate, std::size_t world, Seat self) const;
    void note(const std::vector<Candidate>& candidates, const Candidate& chosen);

    const Match& m_match;
    Thinking m_thinking;
    std::unique_ptr<Policy> m_rules;                  // of thumb
    std::vector<std::unique_ptr<PlayOut>> m_playOuts; // a thread each
    ThreadPool m_crew;
    SeenSoFar m_soFar;
    std::uint64_t m_decisions = 0;
    std::stop_token m_stop;
    std::vector<Considered> m_considered;
};

} // namespace dossier
