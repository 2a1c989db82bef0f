// What a text would bring or spoil besides the check.
#include "engine/players/supervisor/effect_evaluator.h"
#include "engine/players/supervisor/site_plan.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr double kAgentOut = 4;        // an Agent leaves for the Hospital
constexpr double kBureauAgentAway = 2; // ... for the Bureau
constexpr double kWound = 1.2;         // a point of damage
constexpr double kStays = 2;           // something that lies there
constexpr double kHealed = 2;          // a point for somebody who waits to leave the Hospital

} // namespace

void EffectEvaluator::harm(const Reference& whom, double points)
{
    m_worth.gain += points * countOf(whom) * against(seatOf(whom));
}

// What a Witness who lies there adds to the level of the check.
double EffectEvaluator::addedByWitness(CardRef witness) const
{
    const CardIndex card = m_sight.cardOf(witness);
    const Effect* effect = card == kNoCardIndex ? nullptr : m_sight.match.effect(card);
    if (!effect || effect->forms.empty() || m_check.seat != witness.owner())
        return 0;
    const Action play{.kind = ActionKind::Play, .card = witness};
    return std::max(0.0, EffectEvaluator(m_sight, m_check, *effect, effect->forms.front(), play).run().margin);
}

// The card waits or lies there: to take it away is worth what its player has paid for it.
void EffectEvaluator::negate(const NegateStep& step)
{
    if (step.what.ref == Ref::WitnessesInCheck) {
        for (const SeenCard& card : m_sight.player(m_check.seat == kNoSeat ? m_sight.opponent() : m_check.seat).table)
            if (m_sight.facts(card.card).type == CardType::Witness)
                m_worth.margin -= addedByWitness(card.ref);
        return;
    }
    const bool waiting = step.what.ref != Ref::Target && !m_sight.seen.stack.empty();
    const Thing target = waiting ? Thing(m_sight.seen.stack.front().card.ref) : m_action.target;
    const CardFacts* facts = m_sight.factsOf(target.card());
    if (!facts) {
        const SeenSite* site = m_sight.siteOf(target.card());
        m_worth.gain += site ? 1 : 1.5 * against(target ? target.seat() : m_sight.opponent());
        return;
    }
    for (const SeenWaiting& other : m_sight.seen.stack)
        if (target == other.card.ref) {
            m_worth.gain += (facts->cost + kStays) * (other.seat == m_sight.self() ? -1 : 1);
            return;
        }
    if (target == m_sight.seen.investigation.site && m_sight.seen.investigation.seat == m_check.seat) // PLAY-54
        m_worth.margin -= m_check.seat == kNoSeat ? 0 : kCertain;
    if (facts->type == CardType::Witness)
        m_worth.margin -= addedByWitness(target.card());
    const double lying = facts->has(Keyword::Resource) ? kStays + 1 : 1;
    m_worth.gain += lying * against(target.seat());
    if (facts->type == CardType::Adversary)
        m_worth.gain += kAgentOut * against(target.seat());
}

void EffectEvaluator::wound(const WoundStep& step)
{
    const SeenAgent* agent = m_sight.agentOf(m_action.target);
    const int points = amountOf(step.points);
    const bool falls = agent && agent->health <= points;
    if (falls)
        takeOut(step.whom, kAgentOut);
    else
        harm(step.whom, kWound * points);
}

void EffectEvaluator::move(const MoveStep& step)
{
    if (step.to.goal != Goal::Bureau && step.to.goal != Goal::Hospital)
        return joinByMove();
    if (step.to.goal == Goal::Hospital)
        takeOut(step.whom, kAgentOut);
    else
        takeOut(step.whom, m_check.seat == kNoSeat || seatOf(step.whom) != m_check.seat ? 0 : kBureauAgentAway);
}

void EffectEvaluator::take(const TakeStep& step)
{
    const SeenPlayer& them = m_sight.player(m_sight.opponent());
    if (step.from == PointPool::TheirRp)
        m_worth.gain += 1.5 * std::min<int>(step.points, them.rp);
    else if (step.from == PointPool::TheirCp)
        m_worth.gain += 1.5 * std::min<int>(step.points, them.cp);
    else
        m_worth.gain += step.points;
}

// What would come over, of the opponent it is named for.
void EffectEvaluator::exchange(const ExchangeStep& step)
{
    const Seat with = m_action.target.kind() == Thing::Kind::Player ? m_action.target.seat() : m_sight.opponent();
    const SeenPlayer& them = m_sight.player(with);
    const SeenPlayer& own = m_sight.own();
    m_worth.gain += 1.5 * (step.pools == Shared::Rp ? them.rp - own.rp : them.cp - own.cp);
}

void EffectEvaluator::heal(const HealStep& step)
{
    const SeenAgent* agent = m_sight.agentOf(m_action.target);
    if (!agent || agent->damage == 0)
        return;
    if (agent->health == 0 && agent->section == Section::Field) { // COMBAT-32
        harm(step.whom, -kAgentOut);
        m_worth.margin += m_check.seat == seatOf(step.whom) ? levelLost(step.whom) : 0;
    } else if (!mayHealLater())
        m_worth.gain += (agent->section == Section::Hospital ? kHealed : kWound) *
                        std::min<int>(step.points, agent->damage) * -against(seatOf(step.whom));
}

// In a Combat that goes on: what heals after the damage as well heals then at the latest moment, and may keep in it who
// would fall, for nobody's Health falls below 0 (COMBAT-30 to COMBAT-32).
bool EffectEvaluator::mayHealLater() const
{
    constexpr std::uint32_t kAfterDamage = 1u << static_cast<unsigned>(WindowKind::AfterDamage);
    const SeenFight& fight = m_sight.seen.fight;
    if (!fight.range || fight.seat != m_sight.self() || (m_form.windows & kAfterDamage) == 0)
        return false;
    return !fight.dealt ||
           std::ranges::any_of(m_sight.seen.foes, [](const SeenFighter& foe) { return foe.health != 0; });
}

// Somebody of one's own who can be sent to the Team whose check it is.
void EffectEvaluator::joinByMove()
{
    const SeenAgent* agent = m_sight.agentOf(m_action.target);
    const bool own = agent && m_action.target.seat() == m_sight.self() && m_check.seat == m_sight.self();
    if (own && agent->section != Section::Hospital && (m_check.members >> agent->slot & 1u) == 0)
        m_worth.margin += m_sight.skillOf(*agent, m_check.ability);
}

// Cards of a hand by chance, something that lies there by choice.
void EffectEvaluator::discard(const Reference& what, double weight)
{
    constexpr double kOfHand = 1.2;
    constexpr double kOfDeck = 0.4;    // nobody had it yet
    constexpr double kWithWord = 0.35; // of a hand, so many bear a Keyword that is named
    constexpr double kInPlay = 3;
    constexpr double kUnderSite = 3.5;
    const SeenPlayer& them = m_sight.player(m_sight.opponent());
    if (what.ref == Ref::RandomFromTheirHand) {
        m_worth.gain += kOfHand * std::min<int>(what.number > 0 ? what.number : m_action.number, them.handCount);
    } else if (what.ref == Ref::TopOfTheirDeck) {
        m_worth.gain += kOfDeck * what.number;
    } else if (what.ref == Ref::MyHand) {
        m_worth.gain -= kOfHand * m_sight.own().handCount;
    } else if (what.ref == Ref::TheirHandWith || what.ref == Ref::TheirHand) {
        m_worth.gain += kWithWord * them.handCount;
    } else if (const Selector* selector = chosen(); selector && selector->where == Where::InPlay) {
        m_worth.gain += them.table.empty() && them.beside.empty() ? 0 : kInPlay * against(chosenSeat());
    } else if (what.ref == Ref::AllUnderSite) {
        int hidden = 0; // under the Site where most lies: which one it is about nobody says before it begins
        for (const SeenSite& site : m_sight.own().sites) {
            int here = 0;
            for (std::size_t seat = 0; seat < site.faceDown.size(); ++seat)
                here += seat == m_sight.self() ? 0 : site.faceDown[seat];
            hidden = std::max(hidden, here);
        }
        m_worth.gain += kUnderSite * hidden;
    } else if (what.ref != Ref::Self) {
        harm(what, kInPlay * weight);
    }
}

void EffectEvaluator::forbid(const Rule& rule, const Reference& whom, std::optional<Duration> lasts)
{
    constexpr double kNoDraw = 4;
    constexpr double kUnplayed = 3; // a card of theirs or so
    if (rule.rule == Permission::Draw)
        m_worth.gain += kNoDraw * against(m_action.target.seat());
    else if (rule.rule == Permission::Playing)
        m_worth.gain +=
            kUnplayed * (m_sight.active() && whom.ref != Ref::AllOpponents && whom.ref != Ref::Target ? -1 : 1);
    else if (rule.rule == Permission::Damage)
        guards(whom, 3, {lasts});
    else
        harm(whom, 1);
}

// A word that lets an Adversary of the own hand attack where he could not.
void EffectEvaluator::keyword(const KeywordStep& step)
{
    constexpr double kUnlikely = 0.6;
    if (m_sight.active()) {
        m_worth.gain += step.insteadOf ? 0.5 : 1.5;
        return;
    }
    constexpr std::array<Activator, kCharacteristics> kSites{Activator::AffiliationSite, Activator::MotiveSite,
                                                             Activator::MethodSite, Activator::ResultSite};
    constexpr std::array<Keyword, kCharacteristics> kWords{Keyword::Affiliation, Keyword::Motive, Keyword::Method,
                                                           Keyword::Result};
    CheckView check = m_check;
    if (check.seat == kNoSeat && m_action.target.isTeam())
        check = {m_action.target.seat(), 0, 0, 0, m_sight.membersOf(m_action.target.seat(), m_action.target.number())};
    double most = 0.5;
    for (const SeenCard& card : m_sight.seen.hand) {
        const CardFacts& facts = m_sight.facts(card.card);
        if (facts.type != CardType::Adversary || facts.cost > m_sight.own().cp)
            continue;
        for (std::size_t c = 0; c < kSites.size(); ++c) {
            const bool named = step.words.words.contains(kWords[c]) || step.words.kind != BorneKeywords::Kind::These;
            if (named && facts.has(kSites[c]))
                most = std::max(most, worthOfAttack(m_sight, check, card.card).gain - 0.5 * facts.cost);
        }
    }
    m_worth.gain += kUnlikely * most;
}

void EffectEvaluator::end(Ended what)
{
    constexpr double kTurnLost = 5;
    if (what == Ended::Combat) {
        m_worth.gain += m_check.seat == m_sight.self() ? kAgentOut : 0.5;
        return;
    }
    m_worth.gain += kTurnLost * against(m_sight.seen.active);
    m_worth.margin -= m_check.seat == kNoSeat ? 0 : kCertain;
}

// Something that serves again and again.
void EffectEvaluator::stays()
{
    m_worth.gain += kStays;
    m_worth.gain += m_effect.stay == Goal::Field ? 3 : 0; // it hinders the opponent turn after turn
    m_worth.gain += m_effect.uses.empty() ? 0 : 1.5;
    m_worth.gain += m_effect.reactions.empty() ? 0 : 1.5;
    m_worth.gain += m_effect.whileThere.empty() ? 0 : 2;
    m_worth.gain += m_effect.fighter.health > 0 ? 2.5 : 0;
}

// Worth it where the plans of this turn can do without him.
void EffectEvaluator::train()
{
    constexpr double kTrained = 6;
    constexpr double kHardlyMissed = 0.05;
    const SeenAgent* agent = m_sight.agentOf(m_action.target);
    const AgentSet fit = m_sight.fit(m_sight.self());
    const AgentSet others = agent ? fit & ~(1u << agent->slot) : fit;
    if (SitePlan(m_sight, fit, true).told() - SitePlan(m_sight, others, true).told() < kHardlyMissed)
        m_worth.gain += kTrained;
}

void EffectEvaluator::join(const JoinStep& step)
{
    constexpr double kForTheTurn = 1.5;
    constexpr double kForGood = 3;
    const CardFacts* agent = m_sight.factsOf(m_action.other.card());
    if (step.lasts == Duration::Game && agent)
        m_worth.gain += kForGood + 1.3 * agent->cost;
    else
        m_worth.gain += kForTheTurn;
    if (step.to.goal == Goal::RunningCheck && m_check.seat == m_sight.self())
        if (const SeenAgent* host = hostOfCard())
            m_worth.margin += std::max(0, m_sight.skillOf(*host, m_check.ability) - step.less.value_or(0));
}

// The own Agent on whom the card lies that is used.
const SeenAgent* EffectEvaluator::hostOfCard() const
{
    for (const SeenAgent& agent : m_sight.own().agents)
        for (const SeenCard& card : agent.equipment)
            if (card.ref == m_action.card)
                return &agent;
    return nullptr;
}

// A second Site brings nothing: he places no more of them than his Teams pass side by side.
void EffectEvaluator::allow(const Rule& rule)
{
    const bool second = rule.rule == Permission::SecondSite || rule.rule == Permission::SecondSiteInSameState;
    m_worth.gain += second ? 0 : 1.5;
}

void EffectEvaluator::cancel(Cancelled what)
{
    constexpr int kClose = 8; // X-Files left to an opponent who would ask
    if (what == Cancelled::Penalty)
        m_worth.gain += std::popcount(m_sight.ownCandidates(m_sight.opponent())) <= kClose ? 5 : 3;
    else if (what == Cancelled::Answer)
        m_worth.gain += std::popcount(m_sight.ownCandidates(m_sight.opponent())) <= kClose ? 10 : 5;
    else
        m_worth.gain += m_sight.self() == m_sight.seen.active ? 0 : 3;
}

// Adversaries of the hand that would attack together.
void EffectEvaluator::bundle()
{
    for (const SeenCard& card : m_sight.seen.hand) {
        const CardFacts& facts = m_sight.facts(card.card);
        if (facts.type != CardType::Adversary || facts.cost + 3 > m_sight.own().cp)
            continue;
        const Worth attack = worthOfAttack(m_sight, m_check, card.card);
        m_worth.gain += std::max(0.0, attack.gain - 0.5 * facts.cost);
        m_worth.margin += attack.margin;
    }
}

} // namespace dossier
