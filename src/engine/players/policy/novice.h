// A beginner: plays like the Agent's pilot, but now and then lets a chance go by, asks whatever comes to mind or
// guesses too early. Never a thing that does him harm by itself.
#pragma once

#include "engine/players/policy/pilot.h"
#include "engine/state/random.h"

namespace dossier {

class Novice final : public Policy
{
public:
    // The match must outlive him. His mistakes follow from the seed.
    Novice(const Match& match, std::uint64_t seed)
        : m_match(match)
        , m_pilot(match)
        , m_random(seed)
    {}
    Action choose(const Observation& seen, const ActionList& actions) override;

private:
    bool errs() { return m_random.below(kOneIn) == 0; }
    Action mistake(const Observation& seen, const ActionList& actions);
    const Action* anyOf(ActionKind kind, const ActionList& actions);

    static constexpr std::uint32_t kOneIn = 10; // so many choices goes wrong
    const Match& m_match;
    Pilot m_pilot;
    Random m_random;
};

} // namespace dossier
