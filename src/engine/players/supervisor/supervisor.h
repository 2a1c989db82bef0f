// A player by rules of thumb, for every type of card and both roles: he thinks what a card's text would do now, and
// plays it where that is worth its price. His rules are in the folder supervisor, a subject a file.
#pragma once

#include "engine/players/policy/policy.h"
#include "engine/players/supervisor/supervisor_choice.h"
#include "engine/state/match.h"

namespace dossier {

class Supervisor final : public Policy
{
public:
    // The match must outlive him. He draws nothing by lot and remembers nothing: the same sight gives the same choice.
    explicit Supervisor(const Match& match)
        : m_match(match)
    {}
    Action choose(const Observation& seen, const ActionList& actions) override
    {
        return choiceByRules(m_match, seen, actions);
    }

private:
    const Match& m_match;
};

} // namespace dossier
