// A plain player for the solo side: buys cards, places the Sites his Agents pass, asks the question that halves the
// remaining X-Files best and guesses when one is left. He requisitions Equipment, and plays a Witness or uses what lies
// there where that turns a check; he spends no CP, which serve to hinder an opponent who is not there.
#pragma once

#include "engine/players/policy/investigation_plan.h"
#include "engine/players/policy/policy.h"

namespace dossier {

class Pilot final : public Policy
{
public:
    explicit Pilot(const Match& match)
        : m_match(match)
    {}
    Action choose(const Observation& seen, const ActionList& actions) override;

private:
    Action buyCards(const Observation& seen, const ActionList& actions) const;
    Action equip(const Observation& seen, const ActionList& actions) const;
    Action helpCheck(const Observation& seen, const ActionList& actions) const;
    int bonusOf(const Observation& seen, const Action& action) const;
    CardIndex seenCard(const Observation& seen, CardRef ref) const;
    Action deploy(const Observation& seen, const ActionList& actions) const;
    Action placeSite(const Observation& seen, const ActionList& actions) const;
    Action assign(const Observation& seen, const ActionList& actions) const;
    Action announceSkill(const Observation& seen, const ActionList& actions) const;
    Action ask(const Observation& seen, const ActionList& actions) const;
    Action guess(const Observation& seen, const ActionList& actions) const;
    Action discard(const Observation& seen, const ActionList& actions) const;
    const Action* findUnused(const Observation& seen, const ActionList& actions) const;

    const Match& m_match;
};

} // namespace dossier
