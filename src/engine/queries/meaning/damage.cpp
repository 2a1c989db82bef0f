#include "engine/queries/meaning/damage.h"

#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

std::span<const Hit> hitsOf(const GameState& state, const Frame& frame)
{
    return {state.hits.data() + frame.as<HitsFrame>().firstHit,
            static_cast<std::size_t>(state.hitCount - frame.as<HitsFrame>().firstHit)};
}

const Frame* carrier(const GameState& state)
{
    const int depth = std::max(depthOf(state, FrameKind::Round), depthOf(state, FrameKind::Departure));
    return depth == 0 ? nullptr : &state.frames[static_cast<std::size_t>(depth - 1)];
}

Thing whoIsHit(const GameState& state, const Frame& frame, const Hit& hit)
{
    if (frame.kind == FrameKind::Round)
        return combatantThing(state, frame, hit.target);
    return agentOf(state, frame.seat, hit.target).inPlay() ? Thing(agentCard(state, frame.seat, hit.target)) : Thing();
}

Thing whoHits(const GameState& state, const Frame& frame, const Hit& hit)
{
    return frame.kind == FrameKind::Round ? combatantThing(state, frame, hit.source) : Thing();
}

bool isOccult(const GameState& state, Thing whom)
{
    return whom.card() && bears(state, whom, Keyword::Occult);
}

int threatening(const GameState& state, CardRef agent)
{
    const Frame* frame = carrier(state);
    int sum = 0;
    if (frame)
        for (const Hit& hit : hitsOf(state, *frame))
            if (hit.stage == kHitReduced && whoIsHit(state, *frame, hit) == agent)
                sum += hit.amount;
    return sum;
}

int hardestHit(const GameState& state, Thing combatant)
{
    const Frame* round = roundUnderWay(state);
    int hardest = 0;
    if (round && combatant)
        for (const Hit& hit : hitsOf(state, *round))
            if (hit.stage >= kHitCounted && whoIsHit(state, *round, hit) == combatant)
                hardest = std::max<int>(hardest, hit.amount);
    return hardest;
}

int damageLead(const GameState& state, Seat seat)
{
    const Frame* round = roundUnderWay(state);
    if (!round)
        return 0;
    const CombatRecord& record = recordOf(state, *round);
    const int agents = record.lead - (record.dealt - record.lead);
    return sideOf(*round, seat) == CombatSide::Agents ? agents : -agents;
}

namespace {

// --- Allotment ------------------------------------------------------------------------------------------------------

enum AimAt : std::uint8_t { kTheirEnemies, kAnybody, kOwnSide };

struct Aimed
{
    Seat by;
    AimAt at;
};

Aimed aimOf(const GameState& state, const Frame& round, Combatant source)
{
    const bool foe = sideOf(state, round, source) == CombatSide::Foes;
    Aimed aimed{foe ? round.who : round.seat, kTheirEnemies};
    const Thing whom = combatantThing(state, round, source);
    forEachInForce(state, ModifierKind::Aim, [&](const Modifier& aim) {
        if (aim.subject == whom && countsNow(state, aim))
            aimed = {static_cast<Seat>(aim.amount), static_cast<AimAt>(aim.what)};
    });
    return aimed;
}

// Nobody aims at whom this keeps damage from while somebody else can take it (OQ-155, 0327).
Combatants withoutSpared(const GameState& state, const Frame& round, Permission from, Combatants targets)
{
    Combatants others = targets;
    forEachCombatant(targets, [&](Combatant target) {
        if (isForbidden(state, from, combatantThing(state, round, target)))
            others &= ~(1u << target);
    });
    return others != 0 ? others : targets;
}

} // namespace

Seat aims(const GameState& state, const Frame& round, Combatant source)
{
    return aimOf(state, round, source).by;
}

Combatants targetsOf(const GameState& state, const Frame& round, Combatant source)
{
    const Aimed aimed = aimOf(state, round, source);
    Combatants targets = enemiesOf(state, round, source);
    if (targets != 0 && aimed.at != kTheirEnemies) {
        targets = aimed.at == kAnybody ? standing(state, round)
                                       : standing(state, round, otherSide(sideOf(state, round, source)));
        targets &= ~(1u << source);
    }
    targets = withoutSpared(state, round, Permission::Damage, targets);
    const bool occult = isOccult(state, combatantThing(state, round, source));
    return occult ? withoutSpared(state, round, Permission::OccultDamage, targets) : targets;
}

bool hasHits(const GameState& state, const Frame& frame, HitStage stage)
{
    const auto hits = hitsOf(state, frame);
    return std::any_of(hits.begin(), hits.end(), [&](const Hit& hit) { return hit.stage == stage; });
}

int unnamedShield(const GameState& state, const Frame& round)
{
    for (int i = 0; i < state.modifierCount; ++i) {
        const Modifier& shield = state.modifiers[static_cast<std::size_t>(i)];
        if (shield.kind != ModifierKind::Shield || static_cast<Against>(shield.what) != Against::One ||
            shield.extra != 0 || !countsNow(state, shield))
            continue;
        bool hit = false;
        forEachSourceAgainst(state, round, shield.subject, [&](Combatant) { hit = true; });
        if (hit)
            return i;
    }
    return -1;
}

// --- Reduction (COMBAT-30, OQ-104, OQ-110, OQ-112) -------------------------------------------------------------------

namespace {

// The largest hit on a card that has come this far, or nothing.
Hit* largestHit(std::span<Hit> hits, const GameState& state, const Frame& frame, Thing whom, HitStage stage)
{
    Hit* largest = nullptr;
    for (Hit& hit : hits)
        if (hit.stage == stage && hit.amount > 0 && whoIsHit(state, frame, hit) == whom &&
            (!largest || hit.amount > largest->amount))
            largest = &hit;
    return largest;
}

} // namespace

int takeOff(std::span<Hit> hits, const GameState& state, const Frame& frame, Thing whom, HitStage stage, int amount)
{
    int left = amount;
    while (Hit* hit = left > 0 ? largestHit(hits, state, frame, whom, stage) : nullptr) {
        const int taken = std::min<int>(left, hit->amount);
        hit->amount = static_cast<std::uint8_t>(hit->amount - taken);
        left -= taken;
    }
    return amount - left;
}

namespace {

bool isOccultCreature(const GameState& state, Thing whom)
{
    return isOccult(state, whom) && bears(state, whom, Keyword::Creature);
}

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

// What one text keeps off one who is hit is one entry, from whomever it comes.
void note(std::vector<Prevented>* prevented, Thing target, CardRef by, int amount)
{
    if (!prevented || amount <= 0)
        return;
    const auto same = std::find_if(prevented->begin(), prevented->end(),
                                   [&](const Prevented& each) { return each.target == target && each.by == by; });
    if (same == prevented->end())
        prevented->push_back({target, by, amount});
    else
        same->amount += amount;
}

int pointsOf(const Modifier& shield)
{
    return shield.amount == kAllDamage ? 0xff : shield.amount;
}

void shieldHit(const GameState& state, const Frame& frame, Hit& hit, std::vector<Prevented>* prevented)
{
    const Thing target = whoIsHit(state, frame, hit);
    int left = hit.amount;
    forEachInForce(state, ModifierKind::Shield, [&](const Modifier& shield) {
        if (shield.subject == target && countsNow(state, shield) && shieldsFrom(state, frame, shield, hit) &&
            !isPierced(state, frame, shield, target)) {
            const int off = std::min(left, pointsOf(shield));
            note(prevented, target, shield.source, off);
            left -= off;
        }
    });
    hit.amount = static_cast<std::uint8_t>(left);
}

void shieldInAll(std::span<Hit> hits, const GameState& state, const Frame& frame, std::vector<Prevented>* prevented)
{
    forEachInForce(state, ModifierKind::Shield, [&](const Modifier& shield) {
        if (static_cast<Against>(shield.what) == Against::Total && countsNow(state, shield) && shield.subject.card())
            note(prevented, shield.subject, shield.source,
                 takeOff(hits, state, frame, shield.subject, kHitAllotted, pointsOf(shield)));
    });
}

// OQ-110: rounded up, after other reductions.
void halveHit(const GameState& state, const Frame& frame, Hit& hit, std::vector<Prevented>* prevented)
{
    const Thing target = whoIsHit(state, frame, hit);
    forEachInForce(state, ModifierKind::ScaleDamage, [&](const Modifier& half) {
        const bool range =
            half.what == kAbilities || (frame.kind == FrameKind::Round && half.what == frame.as<RoundFrame>().range);
        const bool source = half.amount != 1 || isOccult(state, whoHits(state, frame, hit));
        if (half.subject == target && range && source && countsNow(state, half) &&
            !isPierced(state, frame, half, target)) {
            note(prevented, target, half.source, hit.amount / 2);
            hit.amount = static_cast<std::uint8_t>((hit.amount + 1) / 2);
        }
    });
}

} // namespace

void reduce(std::span<Hit> hits, const GameState& state, const Frame& frame, std::vector<Prevented>* prevented)
{
    for (Hit& hit : hits)
        if (hit.stage == kHitAllotted)
            shieldHit(state, frame, hit, prevented);
    shieldInAll(hits, state, frame, prevented);
    for (Hit& hit : hits)
        if (hit.stage == kHitAllotted) {
            halveHit(state, frame, hit, prevented);
            hit.stage = kHitReduced;
        }
}

CardRef keepsOffAll(const GameState& state, const Frame& round, Thing target)
{
    CardRef by;
    forEachInForce(state, ModifierKind::Shield, [&](const Modifier& shield) {
        const auto against = static_cast<Against>(shield.what);
        if (!by && shield.subject == target && shield.amount == kAllDamage &&
            (against == Against::Each || against == Against::Total) && countsNow(state, shield) &&
            (against == Against::Total || !isPierced(state, round, shield, target)))
            by = shield.source;
    });
    return by;
}

} // namespace dossier
