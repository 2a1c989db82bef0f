#include "engine/changes/damage_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/reactions.h"
#include "engine/queries/meaning/allotment.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

Frame* countingRound(GameState& state)
{
    const int depth = depthOf(state, FrameKind::Round);
    Frame* round = depth == 0 ? nullptr : &state.frames[static_cast<std::size_t>(depth - 1)];
    return round && round->step == kTell ? round : nullptr;
}

namespace {

std::span<Hit> hitsOf(GameState& state, const Frame& frame)
{
    return {state.hits.data() + frame.as<HitsFrame>().firstHit,
            static_cast<std::size_t>(state.hitCount - frame.as<HitsFrame>().firstHit)};
}

std::uint8_t less(std::uint8_t amount, int by)
{
    return static_cast<std::uint8_t>(std::max(0, amount - by));
}

Thing whoHits(const GameState& state, const Frame& frame, const Hit& hit)
{
    return frame.kind == FrameKind::Round ? combatantThing(state, frame, hit.source) : Thing();
}

bool isOccultCreature(const GameState& state, Thing whom)
{
    return isOccult(state, whom) && bears(state, whom, Keyword::Creature);
}

std::uint8_t freshSource(const GameState& state, int first)
{
    int source = kByText;
    for (int i = first; i < state.hitCount; ++i)
        source = std::max(source, state.hits[static_cast<std::size_t>(i)].source + 1);
    return static_cast<std::uint8_t>(source);
}

} // namespace

// --- For texts ------------------------------------------------------------------------------------------------------

void wound(Play& play, Seat seat, AgentSet agents, int amount, CardRef cause)
{
    const Frame* round = roundUnderWay(play.state);
    if (round && round->seat == seat) {
        woundFighters(play, agents, amount);
        return;
    }
    const int first = play.state.hitCount;
    const Combatant source = freshSource(play.state, first);
    forEachAgent(agents, [&](int slot) { addHit(play.state, first, source, static_cast<Combatant>(slot), amount); });
    departHurt(play, seat, first, cause);
}

void woundFighters(Play& play, Combatants combatants, int amount)
{
    const Frame* round = roundUnderWay(play.state);
    if (!round || amount <= 0)
        return;
    const int first = round->as<RoundFrame>().firstHit;
    const Combatant source = freshSource(play.state, first);
    forEachCombatant(combatants, [&](Combatant target) { addHit(play.state, first, source, target, amount); });
}

namespace {

// The largest hit on a card that has come this far, or nothing.
Hit* largestHit(GameState& state, const Frame& frame, Thing whom, HitStage stage)
{
    Hit* largest = nullptr;
    for (Hit& hit : hitsOf(state, frame))
        if (hit.stage == stage && hit.amount > 0 && whoIsHit(state, frame, hit) == whom &&
            (!largest || hit.amount > largest->amount))
            largest = &hit;
    return largest;
}

int takeOff(GameState& state, const Frame& frame, Thing whom, HitStage stage, int amount)
{
    int left = amount;
    while (Hit* hit = left > 0 ? largestHit(state, frame, whom, stage) : nullptr) {
        const int taken = std::min<int>(left, hit->amount);
        hit->amount = less(hit->amount, taken);
        left -= taken;
    }
    return amount - left;
}

} // namespace

int absorb(GameState& state, CardRef agent, int amount)
{
    const Frame* frame = carrier(state);
    return frame ? takeOff(state, *frame, agent, kHitReduced, amount) : 0;
}

void addHit(GameState& state, int first, Combatant source, Combatant target, int amount)
{
    if (amount <= 0)
        return;
    const auto more = static_cast<std::uint8_t>(std::min(amount, 0xff));
    if (state.hitCount < kMostHits) {
        state.hits[state.hitCount++] = {source, target, more, kHitAllotted};
        return;
    }
    for (int i = first; i < state.hitCount; ++i) { // never seen: two sources become one
        Hit& hit = state.hits[static_cast<std::size_t>(i)];
        if (hit.target == target && hit.stage == kHitAllotted) {
            hit.amount = static_cast<std::uint8_t>(std::min(hit.amount + more, 0xff));
            return;
        }
    }
}

namespace {

// --- Reduction ------------------------------------------------------------------------------------------------------

// OQ-112: what an Occult Creature's own text keeps off it does not hold against this Team.
bool isPierced(const GameState& state, const Frame& frame, const Modifier& protection, Thing target)
{
    if (frame.kind != FrameKind::Round || factsOf(state, protection.source).type != CardType::Adversary)
        return false;
    bool permitted = false;
    const Thing team = Thing::team(frame.seat, frame.team & kNoTeam);
    const AgentSet fighting = recordOf(state, frame).fighting;
    forEachInForce(state, ModifierKind::Permit, [&](const Modifier& permit) {
        permitted = permitted || (permit.what == static_cast<std::uint8_t>(Permission::HarmOccultCreature) &&
                                  permit.subject == team);
    });
    forEachInForce(state, ModifierKind::PermitSet, [&](const Modifier& permit) {
        permitted = permitted || (permit.what == static_cast<std::uint8_t>(Permission::HarmOccultCreature) &&
                                  static_cast<Seat>(permit.amount) == frame.seat && (permit.agents() & fighting) != 0);
    });
    return permitted && isOccultCreature(state, target);
}

bool shieldsFrom(const GameState& state, const Frame& frame, const Modifier& shield, const Hit& hit)
{
    switch (static_cast<Against>(shield.what)) {
    case Against::Each:
        return true;
    case Against::One:
        return shield.extra == hit.source + 1;
    case Against::OccultCreature:
        return isOccultCreature(state, whoHits(state, frame, hit));
    case Against::Total:
        break;
    }
    return false;
}

void shieldHit(GameState& state, const Frame& frame, Hit& hit)
{
    const Thing target = whoIsHit(state, frame, hit);
    int off = 0;
    forEachInForce(state, ModifierKind::Shield, [&](const Modifier& shield) {
        if (shield.subject == target && countsNow(state, shield) && shieldsFrom(state, frame, shield, hit) &&
            !isPierced(state, frame, shield, target))
            off += shield.amount == kAllDamage ? 0xff : shield.amount;
    });
    hit.amount = less(hit.amount, off);
}

void shieldInAll(GameState& state, const Frame& frame)
{
    forEachInForce(state, ModifierKind::Shield, [&](const Modifier& shield) {
        if (static_cast<Against>(shield.what) == Against::Total && countsNow(state, shield) && shield.subject.card())
            takeOff(state, frame, shield.subject, kHitAllotted, shield.amount == kAllDamage ? 0xff : shield.amount);
    });
}

// OQ-110: rounded up, after other reductions.
void halveHit(GameState& state, const Frame& frame, Hit& hit)
{
    const Thing target = whoIsHit(state, frame, hit);
    forEachInForce(state, ModifierKind::ScaleDamage, [&](const Modifier& half) {
        const bool range =
            half.what == kAbilities || (frame.kind == FrameKind::Round && half.what == frame.as<RoundFrame>().range);
        const bool source = half.amount != 1 || isOccult(state, whoHits(state, frame, hit));
        if (half.subject == target && range && source && countsNow(state, half) &&
            !isPierced(state, frame, half, target))
            hit.amount = static_cast<std::uint8_t>((hit.amount + 1) / 2);
    });
}

} // namespace

void reduceHits(GameState& state, const Frame& frame)
{
    for (Hit& hit : hitsOf(state, frame))
        if (hit.stage == kHitAllotted)
            shieldHit(state, frame, hit);
    shieldInAll(state, frame);
    for (Hit& hit : hitsOf(state, frame))
        if (hit.stage == kHitAllotted) {
            halveHit(state, frame, hit);
            hit.stage = kHitReduced;
        }
}

namespace {

// --- Counting -------------------------------------------------------------------------------------------------------

void addTo(std::uint8_t& sum, int amount)
{
    sum = static_cast<std::uint8_t>(std::min(sum + amount, 0xff));
}

// OQ-73: what a text deals belongs to the side that does not take it.
void addToRound(GameState& state, const Frame& round, const Hit& hit)
{
    CombatRecord& record = recordOf(state, round);
    const CombatSide side =
        hit.source < kByText ? sideOf(state, round, hit.source) : otherSide(sideOf(state, round, hit.target));
    addTo(record.dealt, hit.amount);
    if (side == CombatSide::Agents)
        addTo(record.lead, hit.amount);
}

// COMBAT-44: damage to what has no Health changes nothing.
void noteHurt(GameState& state)
{
    for (int i = state.depth; i-- > 0;)
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Round) {
            state.frames[static_cast<std::size_t>(i)].mark(RoundFlag::Hurt);
            return;
        }
}

bool canBeHurt(const GameState& state, const Frame& frame, Combatant target)
{
    const CardFighter* fighter = cardFighter(recordOf(state, frame), target);
    return !fighter || ratingsOf(state, *fighter).hasHealth;
}

} // namespace

void countHits(Play& play, const Frame& frame)
{
    GameState& state = play.state;
    std::array<int, kCombatants> sums{};
    for (Hit& hit : hitsOf(state, frame)) {
        if (hit.stage != kHitReduced)
            continue;
        hit.stage = kHitCounted;
        sums[hit.target] += hit.amount;
        if (frame.kind == FrameKind::Round)
            addToRound(state, frame, hit);
    }
    for (Combatant target = 0; target < kCombatants; ++target) {
        if (sums[target] == 0)
            continue;
        if (frame.kind == FrameKind::Round && canBeHurt(state, frame, target))
            noteHurt(state);
        if (target >= kFirstFoe) {
            auto* fighter = const_cast<CardFighter*>(cardFighter(recordOf(state, frame), target));
            addTo(fighter->damage, sums[target]);
            if (const Seat seat = seatOfAmbusher(state, *fighter); seat != kNoSeat)
                damageAgent(play, seat, factsOf(state, fighter->card).slot, sums[target]);
        } else if ((state.player(frame.seat).inPlay >> target & 1u) != 0)
            damageAgent(play, frame.seat, target, sums[target]);
    }
}

namespace {

bool isFirstOfItsSource(const GameState& state, const Frame& frame, const Hit& hit)
{
    for (const Hit& other : hitsOf(state, frame))
        if (other.source == hit.source)
            return &other == &hit;
    return false;
}

} // namespace

bool tellNextHit(Play& play)
{
    const Frame frame = play.state.top();
    for (Hit& hit : hitsOf(play.state, frame)) {
        if (hit.stage != kHitCounted)
            continue;
        hit.stage = kHitTold;
        if (hit.amount == 0 || frame.kind != FrameKind::Round)
            continue;
        const Thing victim = whoIsHit(play.state, frame, hit);
        const Thing cause = whoHits(play.state, frame, hit);
        const bool agent = hit.target < kFirstFoe;
        if (isFirstOfItsSource(play.state, frame, hit)) // OQ-147
            happened(play, MomentKind::TargetWounds, victim, cause);
        if (agent)
            happened(play, MomentKind::SelfWoundsAgent, victim, cause);
        else if (frame.as<RoundFrame>().range == kCloseRange)
            happened(play, MomentKind::SelfWoundedInCrc, victim, cause);
        if (frame.as<RoundFrame>().range == kCloseRange && cause)
            happened(play, MomentKind::HostWoundsInCrc, victim, cause);
        return true;
    }
    return false;
}

void forgetHits(GameState& state, const Frame& frame)
{
    while (state.hitCount > frame.as<HitsFrame>().firstHit)
        state.hits[--state.hitCount] = {};
}

void damageAgent(Play& play, Seat seat, int slot, int amount)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    const int taken = std::min(amount, currentHealth(play.state, seat, slot));
    agent.damage = static_cast<std::uint8_t>(agent.damage + taken) & 0xf;
    if (taken > 0 && depthOf(play.state, FrameKind::Combat) > 0)
        agent.hitInCombat = 1;
    play.tell({.kind = EventKind::Hurt,
               .seat = seat,
               .card = heard(play, agentCard(play.state, seat, slot)),
               .number = static_cast<std::int16_t>(taken),
               .second = static_cast<std::int16_t>(currentHealth(play.state, seat, slot))});
}

} // namespace dossier
