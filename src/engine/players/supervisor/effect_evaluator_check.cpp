// What a text would do to the level of the check that it is played in.
#include "engine/players/supervisor/effect_evaluator.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr double kHealthLost = 1.2;
constexpr int kUsualRes = 3; // of a Team of two

} // namespace

// Points of the check's ability that would be missing if those concerned no longer counted.
double EffectEvaluator::levelLost(const Reference& whom) const
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
    switch (whom.ref) {
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
void EffectEvaluator::takeOut(const Reference& whom, double points)
{
    harm(whom, points);
    if (m_check.seat != kNoSeat && seatOf(whom) == m_check.seat)
        m_worth.margin -= levelLost(whom);
}

// A Witness adds to checks in his skill alone (WIT-11).
bool EffectEvaluator::servesCheck() const
{
    const CardFacts* facts = m_action.kind == ActionKind::Play ? m_sight.factsOf(m_action.card) : nullptr;
    return !facts || facts->type != CardType::Witness || serves(*facts, m_check.ability);
}

int EffectEvaluator::amountOf(const Amount& amount) const
{
    switch (amount.kind) {
    case AmountKind::Steps:
        return -(m_action.number + 1) * std::max<int>(1, amount.number);
    case AmountKind::Number:
        return amount.number;
    case AmountKind::X:
        return m_action.number;
    case AmountKind::AgentsBeyond:
        return std::max(0, std::popcount(m_check.members) - amount.number);
    case AmountKind::SpentAtSite: // a card or two are usual
        return 3 / std::max<int>(1, amount.number);
    case AmountKind::ResOf:
        return kUsualRes;
    default:
        return 1;
    }
}

void EffectEvaluator::add(const AddStep& step, double weight)
{
    const int amount = amountOf(step.by);
    change(step.to, amount, step.lasts, weight);
    if (const SeenAgent* agent = whoseSkill(step.to))
        m_worth.margin += std::max(amount, -skillLeft(*agent));
}

// What he brings to the check as far as it can be seen: what the level lacks of what its Team is printed with may have
// been taken from him, and nobody loses twice what he has (BLUFF-10).
int EffectEvaluator::skillLeft(const SeenAgent& agent) const
{
    const int skill = m_sight.skillOf(agent, m_check.ability);
    const int lost = m_sight.levelOf(m_check.seat, m_check.members, m_check.ability) - m_check.level;
    return std::clamp(skill - std::max(0, lost), 0, std::max(0, skill));
}

void EffectEvaluator::set(const SetStep& step, double weight)
{
    change(step.to, amountOf(step.amount), step.lasts, weight);
    if (const SeenAgent* agent = whoseSkill(step.to)) // another skill of his in its place
        m_worth.margin += m_sight.skillOf(*agent, step.amount.ability) - m_sight.skillOf(*agent, m_check.ability);
}

// A number of a card or a Team changes; skills that a check may ask for: whoseSkill.
void EffectEvaluator::change(const QuantityOf& quantity, int amount, std::optional<Duration> lasts, double weight)
{
    const Reference whose = whoseIs(quantity);
    if (whose.ref == Ref::RpCards || whose.ref == Ref::ActiveRpCards) { // two cards or so at a Site
        constexpr double kCardsPlayed = 2;
        m_worth.gain += kCardsPlayed * amount * (m_sight.active() ? -1 : 1);
        return;
    }
    const double good = -against(seatOf(whose)) * amount * weight;
    switch (quantity.what) {
    case Quantity::Level:
        m_worth.margin +=
            m_check.seat == kNoSeat || !servesCheck() || !isLevelIn(quantity, m_check.ability) ? 0 : amount;
        return;
    case Quantity::Prerequisite:
        m_worth.margin -= m_check.seat == kNoSeat ? 0 : amount;
        return;
    case Quantity::Skill:
        if (quantity.ability >= kSkills)
            fights(whose, amount, {lasts, quantity.ability});
        return;
    case Quantity::CheckSkill:
    case Quantity::AllSkills:
    case Quantity::ChosenSkill:
        return;
    case Quantity::WitnessSkill: // of one's own Agent, for good
        m_worth.gain += 2.0 * amount;
        return;
    case Quantity::LrcAndCrc:
        return fights(whose, amount, {lasts});
    case Quantity::DamageResult:
        return fights(whose, amount, {lasts, quantity.ability});
    case Quantity::Health:
    case Quantity::Cost:
        m_worth.gain += good * kHealthLost;
        return;
    case Quantity::Tokens:
        m_worth.gain += good * countOf(whose);
        return;
    case Quantity::None:
    case Quantity::Income:
    case Quantity::HandLimit:
    case Quantity::Res:
    case Quantity::Modifier:
        m_worth.gain += good;
    }
}

// The Agent of the check whose skill in it changes, or nobody.
const SeenAgent* EffectEvaluator::whoseSkill(const QuantityOf& quantity) const
{
    const bool named =
        quantity.what == Quantity::Skill && quantity.ability == m_check.ability && m_check.ability < kSkills;
    const bool chosen = quantity.what == Quantity::ChosenSkill && canName(m_check.ability);
    const bool any = quantity.what == Quantity::CheckSkill || quantity.what == Quantity::AllSkills;
    if (m_check.seat == kNoSeat || !(named || chosen || any))
        return nullptr;
    if (quantity.of.ref == Ref::Host) {
        const SeenAgent* holder = hostOfCard();
        return holder && m_check.seat == m_sight.self() && (m_check.members >> holder->slot & 1u) != 0 ? holder
                                                                                                       : nullptr;
    }
    const SeenAgent* agent = m_sight.agentOf(quantity.of.ref == Ref::Other ? m_action.other : m_action.target);
    const bool counts = agent && (m_check.members >> agent->slot & 1u) != 0;
    return counts && m_action.target.seat() == m_check.seat ? agent : nullptr;
}

bool EffectEvaluator::canName(Ability ability) const
{
    for (const Naming& naming : m_form.names)
        for (const std::uint8_t word : naming.words)
            if (naming.kind == NameKind::OneOf && word == ability)
                return true;
    return false;
}

void EffectEvaluator::prerequisite(const PrerequisiteStep& step)
{
    if (m_check.seat == kNoSeat)
        return;
    const int level = m_sight.levelOf(m_check.seat, m_check.members, step.skill);
    m_worth.margin += (level - step.level) - m_check.margin();
}

void EffectEvaluator::fail()
{
    constexpr double kTurnLost = 4;
    const Thing team = m_action.target;
    const AgentSet members = team.isTeam() ? m_sight.membersOf(team.seat(), team.number()) : m_check.members;
    if (stillMatters(team.seat()))
        m_worth.gain += kTurnLost * against(team.seat());
    m_worth.margin -= m_check.seat != kNoSeat && members == m_check.members ? kCertain : 0;
}

} // namespace dossier
