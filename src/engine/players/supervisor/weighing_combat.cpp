// What a text would do to a Combat.
#include "engine/players/supervisor/weighing.h"

#include <algorithm>

namespace dossier {

// So many points more for whom the step concerns: where blows are exchanged, by what they decide.
void Weighing::fights(const EffectStep& step, int points)
{
    const bool forUs = seatOf(step.a) == m_sight.self();
    if (!m_fighting) {
        m_worth.gain += 0.5 * (forUs ? points : -points);
        return;
    }
    const Fight fight = fightSeen(m_sight, m_check);
    const bool ofAgents = forUs != fight.forFoe; // whom it concerns stands on the Agents' side
    const bool guards = step.verb == Verb::Shield || step.verb == Verb::Forbid;
    double good = 0; // for the Agents' side
    if (guards)
        good = ofAgents ? fight.lessByFoe(points) : fight.moreByAgents(-points);
    else
        good = ofAgents ? fight.moreByAgents(points) : fight.lessByFoe(-points);
    m_worth.gain += fight.forFoe ? -good : good;
}

// Points that a shield takes off: of each source anew.
int Weighing::guarded(const EffectStep& step) const
{
    constexpr int kAll = 6;
    const int points = std::min<int>(step.number, kAll);
    const bool each = static_cast<Against>(step.what) == Against::Each && m_check.seat != kNoSeat;
    const bool ofFoe = seatOf(step.a) != m_check.seat;
    return each && ofFoe ? points * std::popcount(m_check.members) : points;
}

// Who hits when, whom, how often.
void Weighing::arrange(const EffectStep& step)
{
    constexpr double kChosenBlow = 5; // whom an enemy hits
    constexpr double kAnotherRound = 3.5;
    constexpr double kManner = 2.5;
    constexpr double kAlone = 4.5;
    if (step.verb == Verb::Aim)
        m_worth.gain += step.flag ? -kChosenBlow : kChosenBlow;
    else if (step.verb == Verb::Round)
        m_worth.gain += kAnotherRound;
    else if (step.verb == Verb::Single)
        m_worth.gain += m_check.seat == m_sight.self() ? 0 : kAlone;
    else if (static_cast<Manner>(step.what) == Manner::Split)
        m_worth.gain -= against(seatOf(step.a)) * kManner;
    else
        strikeFirstOrTwice(step);
}

// First: whoever is about to fall himself still fells his enemy unhurt. Twice: his blow once more.
void Weighing::strikeFirstOrTwice(const EffectStep& step)
{
    constexpr double kUnhurt = 5;
    if (!m_fighting)
        return;
    const Fight fight = fightSeen(m_sight, m_check);
    if (static_cast<Manner>(step.what) == Manner::Twice) {
        const SeenAgent* agent = m_sight.agentOf(m_action.target);
        fights(step, agent ? m_sight.skillOf(*agent, kCloseRange) : fight.foeBlow);
        return;
    }
    const bool bothFall = fight.agentsBlow >= fight.foeHealth && fight.foeBlow >= fight.preyHealth;
    m_worth.gain -= against(seatOf(step.a)) * (bothFall ? kUnhurt : 1);
}

// He who would fall is saved; of the others one blow is missing.
void Weighing::withdraw()
{
    constexpr double kSaved = 4.5;
    const SeenAgent* agent = m_sight.agentOf(m_action.target);
    if (!agent || m_action.target.seat() != m_sight.self()) {
        m_worth.gain += 2;
        return;
    }
    const Fight fight = fightSeen(m_sight, m_check);
    m_worth.gain += agent->health <= fight.foeBlow && agent->health == fight.preyHealth ? kSaved : -1;
}

} // namespace dossier
