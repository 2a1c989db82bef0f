#include "engine/api/describe.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/naming.h"
#include "engine/queries/table/teams.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace dossier {

namespace {

// Combatants who stand, and those whom a blow of this round has beaten.
class FightTeller
{
public:
    FightTeller(const GameState& state, const Frame& combat, Seat reader)
        : m_state(state)
        , m_reader(reader)
        , m_combat(combat)
        , m_round(roundUnderWay(state))
    {
        m_places.fill(-1);
    }

    FightNow fight()
    {
        m_fight.seat = m_combat.seat;
        m_fight.who = m_combat.who;
        m_fight.team = (recordOf(m_state, m_combat).flags & kArranged) != 0 ? kNoTeam : m_combat.team;
        m_fight.rounds = recordOf(m_state, m_combat).rounds;
        m_fight.aftermath = combatBeingFought(m_state) == nullptr;
        if (m_round)
            m_fight.range = m_round->as<RoundFrame>().range;
        Combatants told = standing(m_state, m_combat);
        if (m_round)
            for (const Hit& hit : hitsOf(m_state, *m_round))
                if (combatantThing(m_state, m_combat, hit.target))
                    told |= 1u << hit.target;
        forEachCombatant(told, [&](Combatant combatant) { addFighter(combatant); });
        std::stable_partition(m_fight.fighters.begin(), m_fight.fighters.end(),
                              [](const InFight& fighter) { return !fighter.foe; });
        placeAll();
        if (m_round)
            addBlows();
        return std::move(m_fight);
    }

private:
    void addFighter(Combatant combatant)
    {
        const Thing whom = combatantThing(m_state, m_combat, combatant);
        if (!whom)
            return;
        InFight fighter;
        fighter.ref = whom.card();
        fighter.card = nameFor(m_state, fighter.ref, m_reader);
        fighter.second = whom.isSecond();
        fighter.foe = sideOf(m_state, m_combat, combatant) == CombatSide::Foes;
        fighter.longRange = strength(m_state, m_combat, combatant, kLongRange);
        fighter.closeRange = strength(m_state, m_combat, combatant, kCloseRange);
        if (const CardFighter* card = cardFighter(recordOf(m_state, m_combat), combatant)) {
            const FighterRatings ratings = ratingsOf(m_state, *card);
            const CardFacts& facts = factsOf(m_state, fighter.ref);
            const bool printed = !fighter.second && facts.type == CardType::Adversary;
            fighter.longRangeNotApplicable = printed && facts.longRangeNotApplicable;
            fighter.closeRangeNotApplicable = printed && facts.closeRangeNotApplicable;
            fighter.most = ratings.hasHealth ? ratings.health : -1;
            fighter.health = ratings.hasHealth ? std::max(0, ratings.health - card->damage) : -1;
        } else {
            fighter.health = currentHealth(m_state, m_combat.seat, combatant);
            fighter.most = permanentHealth(m_state, m_combat.seat, combatant);
        }
        fighter.prevents = nameFor(m_state, keepsOffAll(m_state, m_round ? *m_round : m_combat, whom), m_reader);
        if (m_round && contains(standing(m_state, m_combat), combatant))
            fighter.deals = damageOf(m_state, *m_round, combatant);
        m_fight.fighters.push_back(fighter);
    }

    void placeAll()
    {
        for (Combatant combatant = 0; combatant < kCombatants; ++combatant) {
            const Thing whom = combatantThing(m_state, m_combat, combatant);
            for (std::size_t i = 0; whom && i < m_fight.fighters.size(); ++i) {
                const InFight& fighter = m_fight.fighters[i];
                if ((fighter.second ? Thing::secondOf(fighter.ref) : Thing(fighter.ref)) == whom)
                    m_places[combatant] = static_cast<int>(i);
            }
        }
    }

    // Several points on the same one are one blow. Nothing is left of one that has been prevented: it is told as one of
    // no damage.
    void addBlows()
    {
        const std::span<const Hit> hits = hitsOf(m_state, *m_round);
        std::vector<Hit> left(hits.begin(), hits.end()); // as they will be when what is on its way counts
        reduce(left, m_state, *m_round);
        for (std::size_t i = 0; i < hits.size(); ++i) {
            const Hit& hit = hits[i];
            const int to = hit.target < kCombatants ? m_places[hit.target] : -1;
            if ((hit.amount == 0 && hit.stage == kHitAllotted) || to < 0)
                continue;
            const Blow blow{hit.source < kCombatants ? m_places[hit.source] : -1, to, hit.amount,
                            hit.stage >= kHitCounted, hit.amount - left[i].amount};
            if (!blow.counted)
                m_fight.fighters[static_cast<std::size_t>(to)].threatened += left[i].amount;
            const auto same = std::find_if(m_fight.blows.begin(), m_fight.blows.end(), [&](const Blow& each) {
                return each.from == blow.from && each.to == blow.to && each.counted == blow.counted;
            });
            if (same == m_fight.blows.end())
                m_fight.blows.push_back(blow);
            else {
                same->amount += blow.amount;
                same->prevented += blow.prevented;
            }
        }
    }

    const GameState& m_state;
    Seat m_reader;
    const Frame& m_combat;
    const Frame* m_round;
    FightNow m_fight;
    std::array<int, kCombatants> m_places{};
};

void addAgentStates(const GameState& state, const AgentAt& at, std::vector<CardState>& states)
{
    const AgentState& agent = agentOf(state, at.seat, at.slot);
    const auto add = [&](bool so, CardState which) {
        if (so)
            states.push_back(which);
    };
    add(agent.mayNotHeal != 0, CardState::MayNotHeal);
    add(agent.held != 0, CardState::Held);
    add(agent.untilHealed != 0, CardState::UntilHealed);
    add(agent.leavesLater != 0, CardState::LeavesLater);
    add(agent.diesLater != 0, CardState::DiesLater);
    add((barredAt(state, at.seat, depthOf(state, FrameKind::Check)) >> at.slot & 1u) != 0, CardState::Apart);
    add(agent.bought != 0, CardState::Bought);
    add(agent.borrowed != 0, CardState::Borrowed);
}

void addFighterStates(const GameState& state, const Frame& combat, CardRef card, std::vector<CardState>& states)
{
    if (combatantOf(state, combat, card) >= kCombatants)
        return;
    const auto add = [&](bool so, CardState which) {
        if (so)
            states.push_back(which);
    };
    const bool stunned = isStunned(state, card);
    add(stunned, CardState::Stunned);
    add(!stunned && isHeldBack(state, card), CardState::DealsNothing);
    add(attacks(state, card, Manner::First), CardState::First);
    add(attacks(state, card, Manner::Split), CardState::Split);
    add(attacks(state, card, Manner::Twice), CardState::Twice);
    add(isForbidden(state, Permission::Damage, card), CardState::Spared);
}

} // namespace

std::optional<FightNow> fightOf(const GameState& state, Seat reader)
{
    const Frame* combat = state.over() ? nullptr : combatUnderWay(state);
    return combat ? std::optional(FightTeller(state, *combat, reader).fight()) : std::nullopt;
}

std::vector<CardState> cardStatesOf(const GameState& state, CardRef card, Seat reader)
{
    std::vector<CardState> states;
    const bool hidden = !card || (isHidden(state, card) && (reader == kNoSeat || !knows(state, reader, card)));
    if (hidden || state.over())
        return states;
    const bool agent = factsOf(state, card).type == CardType::Agent;
    if (const AgentAt at = agent ? agentAt(state, card) : AgentAt())
        addAgentStates(state, at, states);
    if (const Frame* combat = combatBeingFought(state))
        addFighterStates(state, *combat, card, states);
    if (liesOpen(state, card) && isMuted(state, card))
        states.push_back(CardState::Blank);
    return states;
}

} // namespace dossier
