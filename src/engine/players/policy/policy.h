// Somebody who chooses for a player, from what that player may see and nothing else.
#pragma once

#include "engine/players/policy/thinking.h"
#include "engine/state/action.h"
#include "engine/state/observation.h"
#include "engine/state/random.h"

#include <stop_token>
#include <vector>

namespace dossier {

class Position;

class Policy
{
public:
    virtual ~Policy() = default;
    // One of `actions`, which are the legal ones of `seen.self`; there are at least two.
    virtual Action choose(const Observation& seen, const ActionList& actions) = 0;
    // The same for who thinks ahead.
    virtual Action decide(const Position& position);
    // What his player has seen without having to choose, in the order of the game: who remembers takes it in.
    virtual void look(const Observation&) {}
    // Who takes his time answers soon after he is asked to stop, with what he has found out so far.
    virtual void stopWith(const std::stop_token&) {}
    // The choices of the last decision and what they are worth, the best first; none for who tries nothing out, and
    // where nothing was tried.
    virtual std::vector<Considered> considered() const { return {}; }
};

class FirstLegalPolicy final : public Policy
{
public:
    Action choose(const Observation&, const ActionList& actions) override { return actions[0]; }
};

class RandomPolicy final : public Policy
{
public:
    explicit RandomPolicy(std::uint64_t seed)
        : m_random(seed)
    {}
    Action choose(const Observation&, const ActionList& actions) override
    {
        return actions[static_cast<int>(m_random.below(static_cast<std::uint32_t>(actions.size())))];
    }

private:
    Random m_random;
};

} // namespace dossier
