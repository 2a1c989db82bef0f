#include "engine/changes/damage_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/reactions.h"
#include "engine/queries/meaning/allotment.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/table/borrowing.h"
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

void tellPrevented(Play& play, Seat seat, const Prevented& less)
{
    play.tell({.kind = EventKind::Prevented,
               .seat = seat,
               .card = heard(play, less.target.card()),
               .other = heard(play, less.by),
               .number = static_cast<std::int16_t>(less.amount),
               .second = static_cast<std::int16_t>(less.target.isSecond() ? 1 : 0)});
}

} // namespace

int absorb(Play& play, CardRef agent, int amount, CardRef by)
{
    const Frame* frame = carrier(play.state);
    const int off = frame ? takeOff(hitsOf(play.state, *frame), play.state, *frame, agent, kHitReduced, amount) : 0;
    if (off > 0)
        tellPrevented(play, playerOf(play.state, agent), {agent, by, off});
    return off;
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

void reduceHits(Play& play, const Frame& frame)
{
    std::vector<Prevented> prevented;
    reduce(hitsOf(play.state, frame), play.state, frame, play.log ? &prevented : nullptr);
    for (const Prevented& each : prevented) {
        const Combatant target =
            frame.kind == FrameKind::Round ? combatantOf(play.state, frame, each.target) : kCombatants;
        tellPrevented(play, target < kCombatants ? playerOfSide(frame, sideOf(play.state, frame, target)) : frame.seat,
                      each);
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
