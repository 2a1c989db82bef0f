// What a text would do to the level of the check that it is played in.
#include "engine/players/supervisor/weighing.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr double kHealthLost = 1.2;

} // namespace

// Points of the check's ability that would be missing if those concerned no longer counted.
double Weighing::levelLost(const EffectStep& step) const
{
    if (m_check.seat == kNoSeat)
        return 0;
    int all = 0;
    int most = 0;
    int second = 0;
    int least = 99;
    int target = 0;
    int count = 0;
    for (const SeenAgent& agent : m_sight.player(m_check.seat).agents) {
        if ((m_check.members >> agent.slot & 1u) == 0)
            continue;
        const int skill = m_sight.skillOf(agent, m_check.ability);
        all += skill;
        ++count;
        least = std::min(least, skill);
        if (skill > most) {
            second = most;
            most = skill;
        } else
            second = std::max(second, skill);
        if (m_action.target == agent.ref || m_action.other == agent.ref)
            target = skill;
    }
    if (count == 0)
        return 0;
    switch (step.a.ref) {
    case Ref::Team:
    case Ref::EachAgentInTeam:
        return all;
    case Ref::RestOfTeam: // two stay, of their player's choice
        return all - most - second;
    case Ref::RandomAgentsInTeam:
        return static_cast<double>(all) / count;
    default:
        break;
    }
    if (m_action.target.isTeam())
        return m_sight.membersOf(m_check.seat, m_action.target.number()) == m_check.members ? all : 0;
    if (m_action.target)
        return target;
    return chosenByThem() ? least : most;
}

// Somebody no longer counts in the check.
void Weighing::takeOut(const EffectStep& step, double points)
{
    harm(step, points);
    const Seat seat = seatOf(step.a);
    if (m_check.seat != kNoSeat && seat == m_check.seat)
        m_worth.margin -= levelLost(step);
}

// A Witness adds to checks in his skill alone (WIT-11).
bool Weighing::servesCheck() const
{
    const CardFacts* facts = m_action.kind == ActionKind::Play ? m_sight.factsOf(m_action.card) : nullptr;
    return !facts || facts->type != CardType::Witness || serves(*facts, m_check.ability);
}

int Weighing::amountOf(const EffectStep& step) const
{
    switch (step.amount.kind) {
    case AmountKind::Steps:
        return -(m_action.number + 1) * std::max<int>(1, step.amount.number);
    case AmountKind::Number:
        return step.amount.number;
    default:
        return 1;
    }
}

// A number of a card or a Team changes.
void Weighing::change(const EffectStep& step, double weight)
{
    const int amount = amountOf(step);
    const double good = -against(seatOf(step.a)) * amount * weight;
    switch (step.quantity) {
    case Quantity::Level:
        m_worth.margin += m_check.seat == kNoSeat || !servesCheck() ? 0 : amount;
        return;
    case Quantity::Prerequisite:
        m_worth.margin -= m_check.seat == kNoSeat ? 0 : amount;
        return;
    case Quantity::Skill:
    case Quantity::CheckSkill:
    case Quantity::AllSkills:
    case Quantity::ChosenSkill:
        changeSkill(step, amount);
        return;
    case Quantity::LrcAndCrc:
    case Quantity::DamageResult:
        return fights(step, amount);
    case Quantity::Health:
    case Quantity::Cost:
        m_worth.gain += good * kHealthLost;
        return;
    default:
        m_worth.gain += good;
    }
}

void Weighing::changeSkill(const EffectStep& step, int amount)
{
    if (step.quantity == Quantity::Skill && step.ability >= kSkills) {
        fights(step, amount);
        return;
    }
    if (m_check.seat == kNoSeat || (step.quantity == Quantity::Skill && step.ability != m_check.ability))
        return;
    if (step.quantity == Quantity::ChosenSkill && !canName(m_check.ability))
        return;
    const SeenAgent* agent = m_sight.agentOf(step.a.ref == Ref::Other ? m_action.other : m_action.target);
    if (!agent || (m_check.members >> agent->slot & 1u) == 0 || m_action.target.seat() != m_check.seat)
        return;
    if (step.verb == Verb::Set) { // another skill of his in its place
        const int now = m_sight.skillOf(*agent, m_check.ability);
        m_worth.margin += m_sight.skillOf(*agent, step.amount.ability) - now;
        return;
    }
    m_worth.margin += std::max(amount, -m_sight.skillOf(*agent, m_check.ability));
}

bool Weighing::canName(Ability ability) const
{
    for (const Naming& naming : m_form.names)
        for (const std::uint8_t word : naming.words)
            if (naming.kind == NameKind::OneOf && word == ability)
                return true;
    return false;
}

void Weighing::prerequisite(const EffectStep& step)
{
    if (m_check.seat == kNoSeat)
        return;
    const int level = m_sight.levelOf(m_check.seat, m_check.members, step.ability);
    m_worth.margin += (level - step.number) - m_check.margin();
}

void Weighing::fail()
{
    constexpr double kTurnLost = 4;
    if (stillMatters(m_action.target.seat()))
        m_worth.gain += kTurnLost * against(m_action.target.seat());
    m_worth.margin -= m_check.seat == kNoSeat ? 0 : kCertain;
}

} // namespace dossier
