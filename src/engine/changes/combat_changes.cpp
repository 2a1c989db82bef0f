#include "engine/changes/combat_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/equipment.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// --- Beginning ------------------------------------------------------------------------------------------------------

// COMBAT-9: no numbers at all, no Combat.
bool fights(const CardFacts& facts)
{
    return facts.hasHealth || !facts.longRangeNotApplicable || !facts.closeRangeNotApplicable;
}

template <std::size_t N>
bool addFighter(std::array<CardFighter, N>& fighters, CardRef card)
{
    const bool second =
        std::any_of(fighters.begin(), fighters.end(), [&](const CardFighter& other) { return other.card == card; });
    for (CardFighter& fighter : fighters) {
        if (fighter.card)
            continue;
        fighter.card = card;
        fighter.second = second ? 1 : 0;
        return true;
    }
    return false;
}

// COMBAT-47: Witnesses with Health that lie with the Team.
void addHelpers(GameState& state, CombatRecord& record, Seat seat, std::uint8_t team)
{
    for (Seat owner = 0; owner < state.match->seats(); ++owner) {
        const PlayerState& player = state.player(owner);
        player.table.forEach([&](int index) {
            const auto at = static_cast<std::size_t>(index);
            const CardRef card(owner, index);
            if (placeOf(state, card) == Place::OnTeam && player.host[at] == team && player.mark[at].hostOwner == seat &&
                ratingsOf(state, {.card = card}).hasHealth)
                addFighter(record.helpers, card);
        });
    }
}

Frame& pushCombat(Play& play, Seat seat, Seat who, CardRef card)
{
    Frame& combat = push(play, FrameKind::Combat);
    combat.seat = seat;
    combat.who = who;
    combat.card = card;
    combat.as<CombatFrame>().record = static_cast<std::int8_t>(play.state.combatCount++);
    return combat;
}

// --- Rounds ---------------------------------------------------------------------------------------------------------

// COMBAT-51: what was said of the next round is said of this one.
void nextRoundIsNow(GameState& state)
{
    for (int i = 0; i < state.modifierCount; ++i) {
        Modifier& modifier = state.modifiers[static_cast<std::size_t>(i)];
        if (modifier.until != Duration::NextRound)
            continue;
        modifier.until = Duration::Round;
        modifier.depth = state.depth;
        if (modifier.kind == ModifierKind::Hold)
            modifier.extra = 1; // see isStunned
    }
}

} // namespace

Frame& beginRound(Play& play, const Frame& combat, Ability range)
{
    const auto first = play.state.hitCount;
    Frame& round = push(play, FrameKind::Round);
    round.seat = combat.seat;
    round.who = combat.who;
    round.team = combat.team;
    round.as<RoundFrame>().record = combat.as<CombatFrame>().record;
    round.card = combat.card;
    round.as<RoundFrame>().range = range;
    round.as<RoundFrame>().usedFrom = play.state.usedCount;
    round.as<RoundFrame>().firstHit = first;
    nextRoundIsNow(play.state);
    if (const int check = depthOf(play.state, FrameKind::Check))
        play.state.frames[static_cast<std::size_t>(check - 1)].mark(Outcome::Fought);
    play.tell({.kind = EventKind::RoundBegan,
               .seat = combat.seat,
               .number = range,
               .second = recordOf(play.state, combat).rounds});
    show(play, SceneKind::RoundBegins);
    return round;
}

bool attack(Play& play, std::span<const CardRef> adversaries)
{
    const Frame entry = play.state.top();
    const Frame* check = nearest(play.state, FrameKind::Check);
    for (CardRef card : adversaries)
        play.tell({.kind = EventKind::Attacked, .seat = entry.seat, .card = heard(play, card)});
    const Thing open = entry.target.isTeam() ? entry.target : Thing(); // OQ-81
    if (!check && !open)
        return false;
    const Seat seat = open ? open.seat() : check->seat;
    const std::uint8_t team = open ? open.number() : check->team;
    if (isBasic(play.state)) {
        if (teamMembers(play.state, seat, team) == 0)
            return false;
        departPicked(play, seat, team, entry.seat, entry.card);
        return true;
    }
    CombatRecord record;
    record.fighting = fightersOf(play.state, seat, team);
    for (CardRef card : adversaries)
        if (fights(factsOf(play.state, card)) && addFighter(record.foes, card))
            put(play, card, Place::Table);
    if (record.fighting == 0 || !record.foes[0].card || play.state.combatCount == kMostCombats)
        return false;
    addHelpers(play.state, record, seat, team);
    play.state.combats[play.state.combatCount] = record;
    pushCombat(play, seat, entry.seat, record.foes[0].card).team = team;
    return true;
}

bool attack(Play& play)
{
    const std::array<CardRef, 1> alone{play.state.top().card};
    return attack(play, alone);
}

namespace {

CombatRecord* recordUnderWay(GameState& state)
{
    const Frame* fight = combatUnderWay(state);
    return fight ? &recordOf(state, *fight) : nullptr;
}

} // namespace

bool joinFoes(Play& play, CardRef card)
{
    CombatRecord* record = recordUnderWay(play.state);
    return record && addFighter(record->foes, card);
}

bool joinAgents(Play& play, CardRef card)
{
    CombatRecord* record = recordUnderWay(play.state);
    return record && addFighter(record->helpers, card);
}

bool fight(Play& play, CardRef first, CardRef second, bool longRange, bool closeRange, Seat side)
{
    const CardRef card = play.state.top().card;
    const Seat seat = playerOf(play.state, second);
    const auto slotOf = [&](CardRef agent) { return factsOf(play.state, agent).slot; };
    if (seat == kNoSeat || playerOf(play.state, first) != seat || first == second ||
        play.state.combatCount == kMostCombats)
        return false;
    CombatRecord& record = play.state.combats[play.state.combatCount];
    record = {};
    record.foeAgents = 1u << slotOf(first);
    record.fighting = 1u << slotOf(second);
    record.flags = static_cast<std::uint8_t>(kArranged | (longRange ? 0 : kNoLrc) | (closeRange ? 0 : kNoCrc));
    Frame& combat = pushCombat(play, seat, side, card);
    combat.target = first;
    combat.other = second;
    combat.team = agentOf(play.state, seat, slotOf(second)).team; // whose Combat it was, wherever they are then (0285)
    return true;
}

bool ambush(Play& play, Seat by, Seat seat, int slot)
{
    const Frame* check = nearest(play.state, FrameKind::Check);
    const AgentState& agent = agentOf(play.state, seat, slot);
    if (!check || !check->has(CheckFlag::ForSite) || check->seat == seat || agent.where() != Section::Field ||
        currentHealth(play.state, seat, slot) == 0 || play.state.combatCount == kMostCombats)
        return false;
    const Frame attacked = *check;
    const CardRef card = agentCard(play.state, seat, slot);
    play.tell({.kind = EventKind::Attacked, .seat = by, .card = heard(play, card)});
    CombatRecord record;
    record.fighting = fightersOf(play.state, attacked.seat, attacked.team);
    if (record.fighting == 0)
        return false;
    addFighter(record.foes, card);
    record.foes[0].damage = agent.damage;
    addHelpers(play.state, record, attacked.seat, attacked.team);
    play.state.combats[play.state.combatCount] = record;
    pushCombat(play, attacked.seat, by, card).team = attacked.team;
    return true;
}

bool turnAgainstTeam(Play& play, Seat seat, int slot, Seat side)
{
    const std::uint8_t team = agentOf(play.state, seat, slot).team;
    CombatRecord record;
    record.foeAgents = 1u << slot;
    record.fighting = fightersOf(play.state, seat, team) & ~record.foeAgents;
    if (record.fighting == 0 || play.state.combatCount == kMostCombats)
        return false;
    addHelpers(play.state, record, seat, team);
    play.state.combats[play.state.combatCount] = record;
    pushCombat(play, seat, side, agentCard(play.state, seat, slot)).team = team;
    return true;
}

void singleOut(Play& play, Seat seat, AgentSet agents, CardRef foe)
{
    const Frame* fight = combatUnderWay(play.state);
    if (!fight || fight->seat != seat || (recordOf(play.state, *fight).fighting & agents) == 0)
        return;
    CombatRecord& record = recordOf(play.state, *fight);
    const Combatants foes = standing(play.state, *fight, CombatSide::Foes);
    record.flags |= kSingle;
    if (foe && std::popcount(foes) > 1) {
        for (CardFighter& fighter : record.foes)
            if (fighter.card == foe)
                fighter.single = static_cast<std::uint8_t>(std::countr_zero(agents) + 1) & 31;
        return;
    }
    record.fighting &= agents;
    for (CardFighter& helper : record.helpers)
        if (helper.card && helper.left() == Left::No)
            helper.leave(Left::Withdrew);
}

void withdraw(Play& play, Thing combatant)
{
    const Frame* fight = combatUnderWay(play.state);
    const Combatant who = fight ? combatantOf(play.state, *fight, combatant) : kNobody;
    if (who == kNobody)
        return;
    if (who < kFirstFoe)
        leaveCombats(play.state, fight->seat, 1u << who);
    CombatRecord& record = recordOf(play.state, *fight);
    if (const CardFighter* fighter = cardFighter(record, who))
        const_cast<CardFighter*>(fighter)->leave(Left::Withdrew);
}

void endCombat(Play& play)
{
    if (CombatRecord* record = recordUnderWay(play.state))
        record->flags |= kEndsNow;
}

void addRound(Play& play, Ability range, CardRef only)
{
    const Frame* fight = combatUnderWay(play.state);
    if (!fight || isDecided(play.state, *fight))
        return;
    const Frame combat = *fight;
    Frame& round = beginRound(play, combat, range);
    round.mark(RoundFlag::Added);
    round.target = only;
}

namespace {

// --- In a round of Combat -------------------------------------------------------------------------------------------

void putAside(Play& play, CardRef weapon)
{
    Modifier aside;
    aside.kind = ModifierKind::PutAside;
    aside.until = Duration::Round;
    aside.depth = static_cast<std::uint8_t>(depthFor(play.state, Duration::Round));
    aside.subject = weapon;
    aside.source = weapon;
    addModifier(play, aside);
}

} // namespace

void useWeapon(Play& play, const Frame& round, Combatant agent, Thing weapon)
{
    forEachWeapon(play.state, round, agent, [&](CardRef card) {
        if (weapon != card)
            putAside(play, card);
    });
}

} // namespace dossier
