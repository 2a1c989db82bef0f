// What a text would do to a Combat.
#include "engine/players/supervisor/effect_evaluator.h"

#include <algorithm>

namespace dossier {

// What it says as a share of what it would be worth in every round from now on: what holds for the round under way
// tells in its range alone, and before the damage (COMBAT-20); the one LRC round comes first (COMBAT-11).
double EffectEvaluator::shareOf(const Counts& counts) const
{
    constexpr double kLater = 0.5;
    const SeenFight& fight = m_sight.seen.fight;
    if (!fight.range)
        return 1;
    const bool inThisRound = counts.lasts == Duration::Round;
    if (inThisRound && fight.dealt)
        return 0;
    if (!counts.range || counts.range == fight.range)
        return 1;
    return inThisRound || counts.range == kLongRange ? 0 : kLater;
}

// Nobody is spared more in a round than is dealt in it.
int EffectEvaluator::feltOf(int points, int blow, const Counts& counts) const
{
    const bool inThisRound = counts.lasts == Duration::Round && m_sight.seen.fight.range;
    return inThisRound ? std::min(points, blow) : points;
}

// So many points more for whom the step concerns: where blows are exchanged, by what they decide.
void EffectEvaluator::fights(const Reference& whom, int points, const Counts& counts)
{
    const bool forUs = seatOf(whom) == m_sight.self();
    if (!m_fighting) {
        m_worth.gain += 0.5 * (forUs ? points : -points);
        return;
    }
    const Fight fight = fightSeen(m_sight, m_check);
    const bool ofAgents = forUs != fight.forFoe; // whom it concerns stands on the Agents' side
    const double good = ofAgents ? fight.moreByAgents(-feltOf(-points, fight.agentsBlow, counts))
                                 : fight.lessByFoe(feltOf(-points, fight.foeBlow, counts));
    m_worth.gain += shareOf(counts) * (fight.forFoe ? -good : good);
}

// ... taken off what hits him.
void EffectEvaluator::guards(const Reference& whom, int points, const Counts& counts)
{
    const bool forUs = seatOf(whom) == m_sight.self();
    if (!m_fighting) {
        m_worth.gain += 0.5 * (forUs ? points : -points);
        return;
    }
    const Fight fight = fightSeen(m_sight, m_check);
    const bool ofAgents = forUs != fight.forFoe;
    const double good = ofAgents ? fight.lessByFoe(feltOf(points, fight.foeBlow, counts))
                                 : fight.moreByAgents(-feltOf(points, fight.agentsBlow, counts));
    m_worth.gain += shareOf(counts) * (fight.forFoe ? -good : good);
}

// Points that a shield takes off: of each source anew.
void EffectEvaluator::shield(const ShieldStep& step)
{
    constexpr int kAll = 6;
    const int points = std::min<int>(pointsOf(step), kAll);
    const bool each = step.against.value_or(Against::Each) == Against::Each && m_check.seat != kNoSeat;
    const bool ofFoe = seatOf(step.whom) != m_check.seat;
    guards(step.whom, each && ofFoe ? points * std::popcount(m_check.members) : points, {step.lasts});
}

// What lies there no longer adds to LRC or CRC: best to the one that counts in the round under way.
void EffectEvaluator::mute(const MuteStep& step)
{
    const CardIndex card = m_sight.cardOf(m_action.target.card());
    const Effect* effect = card == kNoCardIndex ? nullptr : m_sight.match.effect(card);
    const auto addsTo = [effect](Ability range) {
        return std::ranges::any_of(effect->whileThere,
                                   [range](const Step& each) { return addedToHost(each, range) > 0; });
    };
    std::optional<Ability> range;
    if (effect && step.what.ref == Ref::Target)
        for (const Ability each : {kLongRange, kCloseRange})
            if (addsTo(each) && (!range || each == m_sight.seen.fight.range))
                range = each;
    fights(step.what, -1, {step.lasts, range});
}

// Whom an enemy hits, if he does.
void EffectEvaluator::aim(const AimStep& step)
{
    constexpr double kChosenBlow = 5;
    double worth = step.by == Chooser::Them ? -kChosenBlow : kChosenBlow;
    if (m_fighting && m_sight.seen.fight.range && step.lasts == Duration::Round) {
        const Fight fight = fightSeen(m_sight, m_check);
        const bool ofAgents = (seatOf(step.whose) == m_sight.self()) != fight.forFoe;
        worth *= (ofAgents ? fight.agentsBlow : fight.foeBlow) > 0 ? shareOf({step.lasts}) : 0;
    }
    m_worth.gain += worth;
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
        fights(step.whom, agent ? m_sight.skillOf(*agent, kCloseRange) : fight.foeBlow, {step.lasts});
        return;
    }
    const bool bothFall = fight.agentsBlow >= fight.foeHealth && fight.foeBlow >= fight.preyHealth;
    const bool oneFalls = fight.agentsBlow >= fight.foeHealth || fight.foeBlow >= fight.preyHealth;
    m_worth.gain -= against(seatOf(step.whom)) * (bothFall ? kUnhurt : oneFalls ? 1 : 0) * shareOf({step.lasts});
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
