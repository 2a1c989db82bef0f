// The course of a text: which of its steps would be carried out, and what kind of worth each has.
#include "engine/players/supervisor/weighing.h"

namespace dossier {

namespace {

constexpr double kAgentAway = 2;     // an Agent does nothing this turn
constexpr double kAgentRemoved = 8;  // ... is removed, abducted
constexpr double kQuestion = 5;      // a question answered
constexpr double kCardFetched = 2.5; // a card of one's choice
constexpr double kLooked = 1.6;
constexpr double kFoughtOver = 4.5; // two of theirs fight each other
constexpr int kMostSteps = 40;

} // namespace

Weighing::Weighing(const Sight& sight, const CheckView& check, const Effect& effect, const EffectForm& form,
                   const Action& action)
    : m_sight(sight)
    , m_check(check)
    , m_effect(effect)
    , m_form(form)
    , m_action(action)
    , m_fighting(isFighting(sight))
{}

Worth Weighing::run()
{
    run(m_form.steps, 1);
    const bool played = m_action.kind != ActionKind::UseText;
    if (played && m_effect.stay != Goal::None && m_effect.steps[m_form.steps].verb == Verb::Halt)
        stays();
    if (played && m_effect.bundle)
        bundle();
    return m_worth;
}

void Weighing::run(std::size_t from, double weight)
{
    bool passed = true;
    int left = kMostSteps;
    for (std::size_t i = from; i < m_effect.steps.size() && left-- > 0; ++i) {
        const EffectStep& step = m_effect.steps[i];
        switch (step.verb) {
        case Verb::Halt:
            return;
        case Verb::Skip:
            i += static_cast<std::size_t>(step.count);
            break;
        case Verb::SkipUnless:
            i += holds(m_effect.tests[step.index]) ? 0 : static_cast<std::size_t>(step.count);
            break;
        case Verb::SkipUnlessPassed:
            i += passed ? 0 : static_cast<std::size_t>(step.count);
            break;
        case Verb::Check:
            passed = passes(step);
            break;
        case Verb::Watch:
            if (step.index != from)
                run(step.index, weight / 2);
            break;
        default:
            weigh(step, weight);
        }
    }
}

// Of what steps depend on, as far as it is printed; the rest counts as if it held.
bool Weighing::holds(const TextCondition& condition) const
{
    const CardFacts* target = m_sight.factsOf(m_action.target.card());
    if (!target)
        return true;
    if (condition.kind == ConditionKind::TargetWith)
        return target->keywords.containsAny(condition.keywords);
    if (condition.kind != ConditionKind::TargetCosts)
        return true;
    int cost = target->cost; // less what the text itself takes off
    for (const EffectStep& step : m_effect.steps)
        if (step.verb == Verb::Add && step.quantity == Quantity::Cost)
            cost += step.amount.number;
    return cost <= condition.number;
}

// Whether the Team that a step makes check would pass, by what its Agents can do without help.
bool Weighing::passes(const EffectStep& step) const
{
    const Thing team = step.a.ref == Ref::Target  ? m_action.target
                       : step.a.ref == Ref::Other ? m_action.other
                                                  : Thing();
    if (team.isTeam())
        return m_sight.levelOf(team.seat(), m_sight.membersOf(team.seat(), team.number()), step.ability) >= step.number;
    return m_check.seat == kNoSeat || m_sight.levelOf(m_check.seat, m_check.members, step.ability) >= step.number;
}

Seat Weighing::seatOf(const Reference& reference) const
{
    switch (reference.ref) {
    case Ref::Target:
        return m_action.target ? m_action.target.seat() : chosenSeat();
    case Ref::Other:
        return m_action.other ? m_action.other.seat() : chosenSeat();
    case Ref::Me:
    case Ref::Self:
    case Ref::SelfSide:
    case Ref::MyAgentNamed:
        return m_sight.self();
    case Ref::Team:
    case Ref::RestOfTeam:
    case Ref::EachAgentInTeam:
    case Ref::RandomAgentsInTeam:
    case Ref::AskingTeam:
        return m_check.seat;
    case Ref::Third:
    case Ref::Kept:
    case Ref::EachTaken:
        return chosenSeat();
    default:
        return m_sight.opponent();
    }
}

// What the text lets somebody pick first.
const Selector* Weighing::chosen() const
{
    for (std::size_t i = m_form.steps; i < m_effect.steps.size() && m_effect.steps[i].verb != Verb::Halt; ++i)
        if (m_effect.steps[i].verb == Verb::Choose || m_effect.steps[i].verb == Verb::Search)
            return &m_effect.selectors[m_effect.steps[i].index];
    return nullptr;
}

bool Weighing::chosenByThem() const
{
    for (std::size_t i = m_form.steps; i < m_effect.steps.size() && m_effect.steps[i].verb != Verb::Halt; ++i)
        if (m_effect.steps[i].verb == Verb::Choose)
            return m_effect.steps[i].flag;
    return false;
}

Seat Weighing::chosenSeat() const
{
    const Selector* selector = chosen();
    if (!selector)
        return m_sight.opponent();
    if (selector->side == Side::My)
        return m_sight.self();
    if (selector->where == Where::Team || selector->where == Where::TeamOfHost)
        return m_check.seat;
    return selector->where == Where::InTarget && m_action.target ? m_action.target.seat() : m_sight.opponent();
}

// How many things a step does its work on.
int Weighing::countOf(const Reference& reference) const
{
    if (reference.ref == Ref::EachAgentInTeam && m_check.seat != kNoSeat)
        return std::popcount(m_check.members);
    if (reference.ref == Ref::EnemiesOfTarget && m_fighting && m_check.seat != kNoSeat)
        return std::popcount(m_check.members);
    return reference.ref == Ref::RandomFromTheirHand ? reference.number : 1;
}

// Face-down cards that lie under the Sites of another player are one's own, or other opponents' of his: to take them
// away from there helps him alone.
bool Weighing::clearsOwn() const
{
    const Selector* selector = chosen();
    return selector && selector->kind == SelectorKind::FaceDown && !m_sight.active();
}

bool Weighing::stillMatters(Seat seat) const
{
    if (seat != m_sight.seen.active || seat >= m_sight.seen.players.size())
        return false;
    return !m_sight.player(seat).sites.empty();
}

// NOLINTNEXTLINE(readability-function-size): a line a verb
void Weighing::weigh(const EffectStep& step, double weight)
{
    switch (step.verb) {
    case Verb::Add:
    case Verb::Set:
        return change(step, weight);
    case Verb::Abduct:
    case Verb::Remove:
        return step.a.ref == Ref::Self ? void() : takeOut(step, kAgentRemoved * weight);
    case Verb::Afflict:
    case Verb::Detain:
        return harm(step, 2 * weight);
    case Verb::Bar:
        return takeOut(step, stillMatters(seatOf(step.a)) ? kAgentAway : 0);
    case Verb::Move:
        return move(step);
    case Verb::Wound:
        return wound(step);
    case Verb::Fail:
        return fail();
    case Verb::End:
        return end(step);
    case Verb::Prerequisite:
        return prerequisite(step);
    case Verb::Negate:
        return negate(step);
    case Verb::Discard:
        return discard(step, weight);
    case Verb::Heal:
        return heal(step);
    case Verb::Take:
        return take(step);
    case Verb::Forbid:
        return forbid(step);
    case Verb::Keyword:
        return keyword(step);
    case Verb::Stay:
        return stays();
    case Verb::Train:
        return train();
    case Verb::Borrow:
        return borrow(step);
    case Verb::Join:
        return join(step);
    case Verb::Allow:
        return allow(step);
    case Verb::Cancel:
        return cancel(step);
    case Verb::Withdraw:
        return withdraw();
    case Verb::Hold:
    case Verb::Mute:
        return fights(step, step.verb == Verb::Hold ? -3 : -1);
    case Verb::Shield:
        return fights(step, guarded(step));
    case Verb::Attack:
    case Verb::Aim:
    case Verb::Single:
    case Verb::Round:
        return arrange(step);
    case Verb::Draw:
    case Verb::Gain:
        m_worth.gain += step.number * weight;
        return;
    case Verb::Ask:
        m_worth.gain += kQuestion * weight;
        return;
    case Verb::Fight:
        m_worth.gain += kFoughtOver * weight;
        return;
    case Verb::Put:
        m_worth.gain += clearsOwn() ? 0 : kCardFetched * weight;
        return;
    case Verb::Search:
        m_worth.gain += kCardFetched * weight;
        return;
    case Verb::Divert:
    case Verb::Scale:
        m_worth.gain += 1.5 * weight;
        return;
    case Verb::Look:
        if (step.a.ref == Ref::Target && m_sight.cardOf(m_action.target.card()) != kNoCardIndex)
            return; // he knows it, for one because he has put it there himself
        m_worth.gain += kLooked * weight;
        return;
    case Verb::Tell:
        m_worth.gain += kLooked * weight;
        return;
    default:
        return;
    }
}

} // namespace dossier
