#include "engine/players/supervisor/worth.h"

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

// What one step is worth where nothing better is known, to him whom it helps or against him whom it harms.
constexpr double kAgentOut = 4;     // an Agent leaves for the Hospital
constexpr double kAgentAway = 2;    // ... for the Bureau, or does nothing this turn
constexpr double kAgentLost = 8;    // removed, abducted
constexpr double kWound = 1.2;      // a point of damage
constexpr double kTurnLost = 5;     // no investigation this turn
constexpr double kQuestion = 5;     // a question answered
constexpr double kCardFetched = 2;  // a card of one's choice
constexpr double kStays = 2;        // something that lies there and serves again
constexpr double kFightsBetter = 1; // a point in Combat
constexpr int kMostSteps = 40;

// One text being weighed.
class Weighing
{
public:
    Weighing(const Sight& sight, const CheckView& check, const Effect& effect, const Action& action)
        : m_sight(sight)
        , m_check(check)
        , m_effect(effect)
        , m_action(action)
    {}

    Worth of(const EffectForm& form)
    {
        m_form = &form;
        run(form.steps, 1);
        if (m_effect.stay != Goal::None && form.steps < m_effect.steps.size() &&
            m_effect.steps[form.steps].verb == Verb::Halt)
            stays();
        return m_worth;
    }

private:
    void run(std::size_t from, double weight)
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

    // Whether the Team that a step makes check would pass, by what its Agents can do without help.
    bool passes(const EffectStep& step) const
    {
        if (const Thing team = teamOf(step.a); team.isTeam())
            return m_sight.levelOf(team.seat(), m_sight.membersOf(team.seat(), team.number()), step.ability) >=
                   step.number;
        return m_check.seat == kNoSeat || m_sight.levelOf(m_check.seat, m_check.members, step.ability) >= step.number;
    }

    Thing teamOf(const Reference& reference) const
    {
        if (reference.ref == Ref::Target)
            return m_action.target;
        return reference.ref == Ref::Other ? m_action.other : Thing();
    }

    // 1: what a step does to `seat` is done to an opponent; -1: to oneself.
    double against(Seat seat) const { return seat == kNoSeat || seat != m_sight.self() ? 1 : -1; }

    Seat seatOf(const Reference& reference) const
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

    // Of what a step lets somebody choose: its selector says whose it is.
    Seat chosenSeat() const
    {
        for (std::size_t i = m_form->steps; i < m_effect.steps.size() && m_effect.steps[i].verb != Verb::Halt; ++i) {
            const EffectStep& step = m_effect.steps[i];
            if (step.verb != Verb::Choose && step.verb != Verb::Search)
                continue;
            const Selector& selector = m_effect.selectors[step.index];
            if (selector.side == Side::My)
                return m_sight.self();
            if (selector.where == Where::Team || selector.where == Where::TeamOfHost)
                return m_check.seat;
            if (selector.where == Where::InTarget && m_action.target)
                return m_action.target.seat();
        }
        return m_sight.opponent();
    }

    // Points of the check's ability that would be missing if those concerned no longer counted.
    double levelLost(const EffectStep& step) const
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

    bool chosenByThem() const
    {
        for (std::size_t i = m_form->steps; i < m_effect.steps.size() && m_effect.steps[i].verb != Verb::Halt; ++i)
            if (m_effect.steps[i].verb == Verb::Choose)
                return m_effect.steps[i].flag;
        return false;
    }

    void harm(const EffectStep& step, double points) { m_worth.gain += points * against(seatOf(step.a)); }

    // Somebody no longer counts in the check.
    void takeOut(const EffectStep& step, double points)
    {
        harm(step, points);
        const Seat seat = seatOf(step.a);
        if (m_check.seat != kNoSeat && seat == m_check.seat)
            m_worth.margin -= levelLost(step);
    }

    int amountOf(const EffectStep& step) const
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
    void change(const EffectStep& step, double weight)
    {
        const int amount = amountOf(step);
        const double good = -against(seatOf(step.a)) * amount * weight;
        switch (step.quantity) {
        case Quantity::Level:
            m_worth.margin += m_check.seat == kNoSeat ? 0 : amount;
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
            m_worth.gain += good * kFightsBetter;
            return;
        case Quantity::Health:
        case Quantity::Cost:
            m_worth.gain += good * kWound;
            return;
        default:
            m_worth.gain += good;
        }
    }

    void changeSkill(const EffectStep& step, int amount)
    {
        if (step.quantity == Quantity::Skill && step.ability >= kSkills) {
            m_worth.gain -= against(seatOf(step.a)) * amount * kFightsBetter;
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

    bool canName(Ability ability) const
    {
        for (const Naming& naming : m_form->names)
            for (const std::uint8_t word : naming.words)
                if (naming.kind == NameKind::OneOf && word == ability)
                    return true;
        return false;
    }

    // The card waits or lies there: to take it away is worth what its player has paid for it.
    void negate()
    {
        const Thing target = m_action.target;
        const CardFacts* facts = m_sight.factsOf(target.card());
        if (!facts)
            return;
        for (const SeenWaiting& waiting : m_sight.seen.stack)
            if (target == waiting.card.ref) {
                m_worth.gain += (facts->cost + kStays) * (waiting.seat == m_sight.self() ? -1 : 1);
                return;
            }
        const double lying = facts->has(Keyword::Resource) ? kStays + 1 : 1;
        m_worth.gain += lying * against(target.seat());
        if (facts->type == CardType::Adversary)
            m_worth.gain += kAgentOut * against(target.seat());
    }

    void wound(const EffectStep& step)
    {
        const SeenAgent* agent = m_sight.agentOf(m_action.target);
        const bool falls = agent && agent->health <= step.number;
        if (falls)
            takeOut(step, kAgentOut);
        else
            harm(step, kWound * step.number);
    }

    void move(const EffectStep& step)
    {
        if (step.goal != Goal::Bureau && step.goal != Goal::Hospital)
            return;
        if (step.goal == Goal::Hospital)
            takeOut(step, kAgentOut);
        else
            takeOut(step, m_check.seat == kNoSeat ? 0 : kAgentAway);
    }

    void prerequisite(const EffectStep& step)
    {
        if (m_check.seat == kNoSeat)
            return;
        const int level = m_sight.levelOf(m_check.seat, m_check.members, step.ability);
        m_worth.margin += (level - step.number) - m_check.margin();
    }

    void take(const EffectStep& step)
    {
        const auto from = static_cast<Goal>(step.what);
        if (from == Goal::TheirRp)
            m_worth.gain += 1.5 * std::min<int>(step.number, m_sight.player(m_sight.opponent()).rp);
        else if (from == Goal::TheirCp)
            m_worth.gain += 1.5 * std::min<int>(step.number, m_sight.player(m_sight.opponent()).cp);
        else
            m_worth.gain += step.number;
    }

    void heal(const EffectStep& step)
    {
        const SeenAgent* agent = m_sight.agentOf(m_action.target);
        if (agent && agent->damage > 0)
            m_worth.gain += kWound * std::min<int>(step.number, agent->damage) * -against(seatOf(step.a));
    }

    void stays() { m_worth.gain += kStays; }

    // A hindrance that ends with the turn hurts only who is still to investigate in it.
    bool stillMatters(Seat seat) const
    {
        if (seat != m_sight.seen.active || seat >= m_sight.seen.players.size())
            return false;
        return !m_sight.player(seat).sites.empty();
    }

    // NOLINTNEXTLINE(readability-function-size): a line a verb
    void weigh(const EffectStep& step, double weight)
    {
        switch (step.verb) {
        case Verb::Add:
        case Verb::Set:
            change(step, weight);
            return;
        case Verb::Abduct:
        case Verb::Remove:
            if (step.a.ref != Ref::Self)
                takeOut(step, kAgentLost * weight);
            return;
        case Verb::Afflict:
        case Verb::Detain:
            harm(step, 2 * weight);
            return;
        case Verb::Bar:
            takeOut(step, stillMatters(seatOf(step.a)) ? kAgentAway : 0);
            return;
        case Verb::Move:
            move(step);
            return;
        case Verb::Wound:
            wound(step);
            return;
        case Verb::Fail:
            if (stillMatters(m_action.target.seat()))
                m_worth.gain += kTurnLost * 0.8 * against(m_action.target.seat());
            m_worth.margin -= m_check.seat == kNoSeat ? 0 : kCertain;
            return;
        case Verb::End:
            m_worth.gain += static_cast<Ended>(step.what) == Ended::Turn ? kTurnLost : 1;
            m_worth.margin -= m_check.seat == kNoSeat ? 0 : kCertain;
            return;
        case Verb::Prerequisite:
            prerequisite(step);
            return;
        case Verb::Negate:
            negate();
            return;
        case Verb::Discard:
            harm(step, 1.5 * weight);
            return;
        case Verb::Heal:
            heal(step);
            return;
        case Verb::Gain:
            m_worth.gain += step.number * weight;
            return;
        case Verb::Take:
            take(step);
            return;
        case Verb::Draw:
            m_worth.gain += step.number * weight;
            return;
        case Verb::Ask:
            m_worth.gain += kQuestion * weight;
            return;
        case Verb::Search:
        case Verb::Put:
        case Verb::Borrow:
            m_worth.gain += kCardFetched * weight;
            return;
        case Verb::Stay:
        case Verb::Train:
            stays();
            return;
        case Verb::Join:
        case Verb::Allow:
        case Verb::Forbid:
        case Verb::Cancel:
        case Verb::Divert:
        case Verb::Fight:
        case Verb::Scale:
            m_worth.gain += 1.5 * weight;
            return;
        case Verb::Look:
        case Verb::Tell:
            m_worth.gain += 0.7 * weight;
            return;
        case Verb::Hold:
        case Verb::Mute:
            harm(step, kFightsBetter * weight);
            return;
        case Verb::Shield:
        case Verb::Attack:
            m_worth.gain -= against(seatOf(step.a)) * kFightsBetter * weight;
            return;
        case Verb::Aim:
        case Verb::Round:
        case Verb::Withdraw:
            m_worth.gain += kFightsBetter * weight;
            return;
        default:
            return;
        }
    }

    const Sight& m_sight;
    const CheckView& m_check;
    const Effect& m_effect;
    const Action& m_action;
    const EffectForm* m_form = nullptr;
    Worth m_worth;
};

} // namespace

Worth worthOf(const Sight& sight, const CheckView& check, const Effect& effect, const EffectForm& form,
              const Action& action)
{
    return Weighing(sight, check, effect, action).of(form);
}

Worth worthOf(const Sight& sight, const CheckView& check, const Action& action)
{
    const CardIndex card = sight.cardOf(action.card);
    if (card == kNoCardIndex)
        return {};
    const CardFacts& facts = sight.facts(card);
    const Effect* effect = sight.match.effect(card);
    const bool use = action.kind == ActionKind::UseText;
    Worth worth;
    if (effect) {
        const auto& forms = use ? effect->uses : effect->forms;
        if (action.form < forms.size())
            worth = worthOf(sight, check, *effect, forms[action.form], action);
    }
    if (!use && facts.type == CardType::Adversary) {
        const Worth attack = worthOfAttack(sight, check, card);
        worth.margin += attack.margin;
        worth.gain += attack.gain;
    }
    return worth;
}

int priceOf(const Sight& sight, const Action& action)
{
    const CardIndex card = sight.cardOf(action.card);
    if (card == kNoCardIndex || action.kind == ActionKind::UseText)
        return 0;
    const CardFacts& facts = sight.facts(card);
    const Effect* effect = sight.match.effect(card);
    int price = facts.cost;
    if (facts.xCost && facts.type == CardType::Bluff)
        price = kPriceSteps[std::min<std::size_t>(action.number, kPriceSteps.size() - 1)];
    else if (facts.xCost)
        price += std::max<int>(1, action.number);
    if (action.kind == ActionKind::UseBluff)
        price = std::max(0, price - 1);
    return price + (effect ? effect->extra : 0);
}

} // namespace dossier
