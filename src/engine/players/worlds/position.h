// What a player who thinks ahead may know and use: what he sees, what he may do, and games that agree with both. The
// real state stays hidden behind it.
#pragma once

#include "engine/players/worlds/sampler.h"
#include "engine/state/observation.h"

namespace dossier {

class Position
{
public:
    // All three must outlive it; `seen` and `actions` are those of state.decider.
    Position(const GameState& state, const Observation& seen, const ActionList& actions)
        : m_state(state)
        , m_seen(seen)
        , m_actions(actions)
    {}

    const Observation& seen() const { return m_seen; }
    const ActionList& actions() const { return m_actions; }
    Sampler worlds(const SampleRules& rules, const SeenSoFar& soFar) const
    {
        return {m_state, m_seen.self, rules, soFar};
    }

private:
    const GameState& m_state;
    const Observation& m_seen;
    const ActionList& m_actions;
};

} // namespace dossier
