// The course of a text: which of its steps would be carried out, and what kind of worth each has.
#include "engine/players/supervisor/effect_evaluator.h"

namespace dossier {

namespace {

constexpr double kAgentAway = 2;     // an Agent does nothing this turn
constexpr double kAgentRemoved = 8;  // ... is removed, abducted
constexpr double kQuestion = 5;      // a question answered
constexpr double kCardFetched = 2.5; // a card of one's choice
constexpr double kLooked = 1.6;
constexpr double kFoughtOver = 4.5; // two of theirs fight each other
constexpr double kAnotherRound = 3.5;
constexpr double kAlone = 4.5;

// A verb that stands in no list here: the compiler asks.
using Harmless = VerbList<AbsentStep, AmbushStep, CombatRoundStep, DivertStep, HealStep, JoinStep, TrainStep,
                          WithdrawStep, AskStep, BorrowStep, CancelStep, DrawStep, ExchangeStep, FlipStep, GainStep,
                          LookStep, NegateStep, PlayStep, PutStep, SearchStep, StayStep, TakeStep, TellStep, XFileStep,
                          CheckStep, ChooseStep, EndStep, IfStep, WatchStep, AimStep, AllowStep, AttackStep, FailStep,
                          ForbidStep, KeywordStep, MuteStep, PrerequisiteStep, ScaleStep, SetStep, ShieldStep>;

template <typename Verb, typename... Verbs>
constexpr bool isListed(VerbList<Verbs...> /*list*/)
{
    return (std::is_same_v<Verb, Verbs> || ...);
}

struct Harmed
{
    using Whom = const Reference*;
    Whom operator()(const WoundStep& step) const { return &step.whom; }
    Whom operator()(const AbductStep& step) const { return &step.whom; }
    Whom operator()(const RemoveStep& step) const { return &step.what; }
    Whom operator()(const BarStep& step) const { return &step.whom; }
    Whom operator()(const DiscardStep& step) const { return &step.what; }
    Whom operator()(const DetainStep& step) const { return &step.whom; }
    Whom operator()(const AfflictStep& step) const { return &step.whom; }
    Whom operator()(const SingleStep& step) const { return &step.whom; }
    Whom operator()(const HoldStep& step) const { return &step.whom; }
    Whom operator()(const FightStep& step) const { return &step.whom; }
    Whom operator()(const AddStep& step) const { return step.by.number < 0 ? &step.to.of : nullptr; }
    Whom operator()(const MoveStep& step) const
    {
        return step.to.goal == Goal::Hospital || step.to.goal == Goal::Bureau ? &step.whom : nullptr;
    }
    template <typename Verb>
    requires(isListed<Verb>(Harmless())) Whom operator()(const Verb& /*unused*/) const { return nullptr; }
};

} // namespace

const Reference* harmedBy(const AnyStep& step)
{
    return std::visit(Harmed(), step);
}

EffectEvaluator::EffectEvaluator(const PlayerView& sight, const CheckView& check, const Effect& effect,
                                 const EffectForm& form, const Action& action)
    : m_sight(sight)
    , m_check(check)
    , m_effect(effect)
    , m_form(form)
    , m_action(action)
    , m_fighting(isFighting(sight))
{}

// A verb each: the compiler asks for those that are not here.
struct EffectEvaluator::Verbs
{
    EffectEvaluator& in;
    double weight;

    void gain(double points) const { in.m_worth.gain += points; }

    // --- The course of the text
    void operator()(const CheckStep& step) const { in.run(in.passes(step) ? step.pass : step.fail, weight); }
    void operator()(const IfStep& step) const
    {
        if (in.holds(step.condition))
            in.run(step.then, weight);
    }
    void operator()(const WatchStep& step) const { in.run(step.then, weight / 2); }
    void operator()(const ChooseStep&) const {} // see chosen()
    void operator()(const EndStep& step) const { in.end(step.what); }

    // --- What lasts
    void operator()(const AddStep& step) const { in.add(step, weight); }
    void operator()(const SetStep& step) const { in.set(step, weight); }
    void operator()(const ScaleStep&) const { gain(1.5 * weight); }
    void operator()(const KeywordStep& step) const { in.keyword(step); }
    void operator()(const PrerequisiteStep& step) const { in.prerequisite(step); }
    void operator()(const FailStep&) const { in.fail(); }
    void operator()(const BarStep& step) const
    {
        const bool matters = !in.isHere(step.whom) && in.stillMatters(in.seatOf(step.whom));
        in.takeOut(step.whom, matters ? kAgentAway : 0);
    }
    void operator()(const AllowStep& step) const
    {
        for (const Rule& rule : step.rules)
            in.allow(rule);
    }
    void operator()(const ForbidStep& step) const
    {
        for (const Rule& rule : step.rules)
            in.forbid(rule, step.whom, step.lasts);
    }
    void operator()(const MuteStep& step) const { in.mute(step); }

    // --- Combat
    void operator()(const HoldStep& step) const { in.fights(step.whom, -3, {step.lasts}); }
    void operator()(const ShieldStep& step) const { in.shield(step); }
    void operator()(const AttackStep& step) const { in.attack(step); }
    void operator()(const AimStep& step) const { in.aim(step); }
    void operator()(const SingleStep&) const { gain(in.m_check.seat == in.m_sight.self() ? 0 : kAlone); }
    void operator()(const CombatRoundStep&) const { gain(kAnotherRound); }
    void operator()(const WithdrawStep&) const { in.withdraw(); }
    void operator()(const FightStep& step) const
    {
        gain(kFoughtOver * weight);
        in.run(step.ifLost, weight);
    }

    // --- Agents
    void operator()(const AbductStep& step) const { away(step.whom); }
    void operator()(const RemoveStep& step) const { away(step.what); }
    void operator()(const AmbushStep& step) const { in.ambush(step); }
    void operator()(const AbsentStep& step) const // on one's own Agents, to save them; for long a loss
    {
        if (!step.turns)
            away(step.whom);
    }
    void operator()(const AfflictStep& step) const { in.harm(step.whom, 2 * weight); }
    void operator()(const DetainStep& step) const { in.harm(step.whom, 2 * weight); }
    void operator()(const DivertStep&) const { gain(1.5 * weight); }
    void operator()(const HealStep& step) const { in.heal(step); }
    void operator()(const JoinStep& step) const { in.join(step); }
    void operator()(const MoveStep& step) const { in.move(step); }
    void operator()(const TrainStep&) const { in.train(); }
    void operator()(const WoundStep& step) const { in.wound(step); }

    // --- Cards, points, what is known
    void operator()(const AskStep&) const { gain(kQuestion * weight); }
    void operator()(const BorrowStep& step) const { in.borrow(step); }
    void operator()(const CancelStep& step) const { in.cancel(step.what); }
    void operator()(const DiscardStep& step) const { in.discard(step.what, weight); }
    void operator()(const DrawStep& step) const { gain(step.cards * weight); }
    void operator()(const ExchangeStep& step) const { in.exchange(step); }
    void operator()(const FlipStep&) const { gain(3 * weight); } // of a deck that is not one's own
    void operator()(const XFileStep&) const                      // the nearer the other, the better
    {
        constexpr int kClose = 8;
        gain(std::popcount(in.m_sight.ownCandidates(in.m_sight.opponent())) <= kClose ? 14 : 4);
    }
    void operator()(const GainStep& step) const { gain(in.amountOf(step.points) * weight); }
    void operator()(const LookStep& step) const
    {
        if (in.lendsOfHand()) // that is worth what is borrowed
            return;
        const bool aimed = step.what.ref == Ref::Target;
        if (aimed && in.m_sight.cardOf(in.m_action.target.card()) != kNoCardIndex)
            return; // he knows it, for one because he has put it there himself
        gain(kLooked * weight);
    }
    void operator()(const NegateStep& step) const { in.negate(step); }
    void operator()(const PlayStep&) const { gain(kCardFetched * weight); }
    void operator()(const PutStep& step) const { fetched(step.to, in.clearsOwn()); }
    void operator()(const SearchStep& step) const { fetched(step.to, false); }
    void operator()(const StayStep&) const { in.stays(); }
    void operator()(const TakeStep& step) const { in.take(step); }
    void operator()(const TellStep&) const { gain(kLooked * weight); }

private:
    void fetched(const Destination& to, bool inVain) const
    {
        const bool kept = (to.goal != Goal::Hand && to.goal != Goal::MyHand) || in.keepsFetched();
        gain(!inVain && kept ? kCardFetched * weight : 0);
    }
    void away(const Reference& whom) const
    {
        if (whom.ref != Ref::Self)
            in.takeOut(whom, kAgentRemoved * weight);
    }
};

Worth EffectEvaluator::run()
{
    run(m_form.text, 1);
    const bool played = m_action.kind != ActionKind::UseText;
    if (played && m_effect.stay != Goal::None && m_form.text.empty())
        stays();
    if (played && m_effect.bundle)
        bundle();
    if (!played && m_effect.takesHost) // the upkeep of an Agent
        m_worth.gain += kAgentRemoved;
    return m_worth;
}

void EffectEvaluator::run(std::span<const Step> steps, double weight)
{
    for (const Step& step : steps)
        std::visit(Verbs{*this, weight}, step.does);
}

// Of what steps depend on, as far as it is printed; the rest counts as if it held.
bool EffectEvaluator::holds(const TextCondition& condition) const
{
    const CardFacts* target = m_sight.factsOf(m_action.target.card());
    if (!target)
        return true;
    if (condition.kind == ConditionKind::TargetWith)
        return target->keywords.containsAny(condition.keywords);
    if (condition.kind != ConditionKind::TargetCosts)
        return true;
    int cost = target->cost; // less what the text itself takes off
    for (const Instruction& one : m_effect.program)
        if (const auto* add = one.as<AddStep>();
            add && add->to.what == Quantity::Cost && !add->except.contains(target->title))
            cost += add->by.number;
    return cost <= condition.number;
}

// Whether the Team that a step makes check would pass, by what its Agents can do without help.
bool EffectEvaluator::passes(const CheckStep& step) const
{
    const Thing team = step.by.ref == Ref::Target  ? m_action.target
                       : step.by.ref == Ref::Other ? m_action.other
                                                   : Thing();
    if (team.isTeam())
        return m_sight.levelOf(team.seat(), m_sight.membersOf(team.seat(), team.number()), step.skill) >= step.level;
    return m_check.seat == kNoSeat || m_sight.levelOf(m_check.seat, m_check.members, step.skill) >= step.level;
}

Seat EffectEvaluator::seatOf(const Reference& reference) const
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
    case Ref::MyAgentsWithTokens:
    case Ref::MyDiscardOf:
    case Ref::MyHand:
    case Ref::TopOfMyDeck:
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
    case Ref::Host:
        return hostOfCard() ? m_sight.self() : m_sight.opponent();
    default:
        return m_sight.opponent();
    }
}

// What the text lets somebody pick first.
const Selector* EffectEvaluator::chosen() const
{
    for (const Instruction& one : m_effect.listAt(m_form.steps))
        if (one.as<ChooseStep>() || one.as<SearchStep>())
            return m_effect.selectors[one.count];
    return nullptr;
}

bool EffectEvaluator::chosenByThem() const
{
    const auto* choose = findStep<ChooseStep>(m_effect.listAt(m_form.steps));
    return choose && choose->by == Chooser::Them;
}

Seat EffectEvaluator::chosenSeat() const
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
int EffectEvaluator::countOf(const Reference& reference) const
{
    if (reference.ref == Ref::EachAgentInTeam && m_check.seat != kNoSeat)
        return std::popcount(m_check.members);
    if (reference.ref == Ref::EnemiesOfTarget && m_fighting && m_check.seat != kNoSeat)
        return std::popcount(m_check.members);
    if (reference.ref == Ref::MyAgentsWithTokens)
        return static_cast<int>(std::ranges::count_if(m_sight.own().agents, [&](const SeenAgent& agent) {
            const Effect* effect = m_sight.match.effect(agent.card);
            return effect && effect->tokens > 0;
        }));
    return reference.ref == Ref::RandomFromTheirHand ? reference.number : 1;
}

// Face-down cards that lie under the Sites of another player are one's own, or other opponents' of his: to take them
// away from there helps him alone.
bool EffectEvaluator::clearsOwn() const
{
    const Selector* selector = chosen();
    return selector && selector->kind == SelectorKind::FaceDown && !m_sight.active();
}

bool EffectEvaluator::stillMatters(Seat seat) const
{
    if (seat != m_sight.seen.active || seat >= m_sight.seen.players.size())
        return false;
    const SeenInvestigation& here = m_sight.seen.investigation;
    return std::ranges::any_of(m_sight.player(seat).sites, [&](const SeenSite& site) {
        return !here || (site.ref != here.site && site.team != kNoTeam);
    });
}

bool EffectEvaluator::isHere(const Reference& whom) const
{
    if (!m_sight.seen.investigation || m_check.seat != m_sight.seen.investigation.seat)
        return false;
    switch (whom.ref) {
    case Ref::Team:
    case Ref::RestOfTeam:
    case Ref::EachAgentInTeam:
    case Ref::RandomAgentsInTeam:
        return true;
    default:
        break;
    }
    const SeenAgent* agent = m_action.target ? m_sight.agentOf(m_action.target) : nullptr;
    return agent && m_action.target.seat() == m_check.seat && (m_check.members >> agent->slot & 1u) != 0;
}

} // namespace dossier
