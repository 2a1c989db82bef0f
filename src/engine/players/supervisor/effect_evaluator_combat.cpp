// What a text would do to a Combat.
#include "engine/players/supervisor/effect_evaluator.h"

#include <algorithm>

namespace dossier {

// So many points more for whom the step concerns: where blows are exchanged, by what they decide.
void EffectEvaluator::fights(const Reference& whom, int points)
{
    const bool forUs = seatOf(whom) == m_sight.self();
    if (!m_fighting) {
        m_worth.gain += 0.5 * (forUs ? points : -points);
        return;
    }
    const Fight fight = fightSeen(m_sight, m_check);
    const bool ofAgents = forUs != fight.forFoe; // whom it concerns stands on the Agents' side
    const double good = ofAgents ? fight.moreByAgents(points) : fight.lessByFoe(-points);
    m_worth.gain += fight.forFoe ? -good : good;
}

// ... taken off what hits him.
void EffectEvaluator::guards(const Reference& whom, int points)
{
    const bool forUs = seatOf(whom) == m_sight.self();
    if (!m_fighting) {
        m_worth.gain += 0.5 * (forUs ? points : -points);
        return;
    }
    const Fight fight = fightSeen(m_sight, m_check);
    const bool ofAgents = forUs != fight.forFoe;
    const double good = ofAgents ? fight.lessByFoe(points) : fight.moreByAgents(-points);
    m_worth.gain += fight.forFoe ? -good : good;
}

// Points that a shield takes off: of each source anew.
void EffectEvaluator::shield(const ShieldStep& step)
{
    constexpr int kAll = 6;
    const int points = std::min<int>(pointsOf(step), kAll);
    const bool each = step.against.value_or(Against::Each) == Against::Each && m_check.seat != kNoSeat;
    const bool ofFoe = seatOf(step.whom) != m_check.seat;
    guards(step.whom, each && ofFoe ? points * std::popcount(m_check.members) : points);
}

// First: whoever is about to fall himself still fells his enemy unhurt. Twice: his blow once more.
void EffectEvaluator::attack(const AttackStep& step)
{
    constexpr double kSplit = 2.5;
    constexpr double kUnhurt = 5;
    if (step.manner == Manner::Split)
        m_worth.gain -= against(seatOf(step.whom)) * kSplit;
    if (step.manner == Manner::Split || !m_fighting)
        return;
    const Fight fight = fightSeen(m_sight, m_check);
    if (step.manner == Manner::Twice) {
        const SeenAgent* agent = m_sight.agentOf(m_action.target);
        fights(step.whom, agent ? m_sight.skillOf(*agent, kCloseRange) : fight.foeBlow);
        return;
    }
    const bool bothFall = fight.agentsBlow >= fight.foeHealth && fight.foeBlow >= fight.preyHealth;
    m_worth.gain -= against(seatOf(step.whom)) * (bothFall ? kUnhurt : 1);
}

// An Agent who attacks fights like an Adversary, but is himself at stake.
void EffectEvaluator::ambush(const AmbushStep& step)
{
    constexpr double kAtStake = 1.5;
    const SeenAgent* host = step.by.ref == Ref::Host ? hostOfCard() : nullptr;
    const CardIndex card = host ? host->card : m_sight.cardOf(m_action.card);
    if (card == kNoCardIndex)
        return;
    const Worth attack = worthOfAttack(m_sight, m_check, card);
    m_worth.margin += attack.margin;
    m_worth.gain += attack.gain - kAtStake;
}

// He who would fall is saved; of the others one blow is missing.
void EffectEvaluator::withdraw()
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
