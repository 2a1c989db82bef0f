#include "engine/flow/allotment_flow.h"

#include "engine/changes/combat_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/reactions.h"
#include "engine/queries/meaning/allotment.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/equipment.h"

namespace dossier {

// --- Weapons --------------------------------------------------------------------------------------------------------

// EQUIP-3, EQUIP-12: the Combat cards are done, so the choice is final. The Round's `count` is the next Agent.
Flow chooseWeapons(Play& play)
{
    Frame& round = play.state.top();
    const Combatants agents = standing(play.state, round) & ((1u << kFirstFoe) - 1);
    for (; round.as<RoundFrame>().next < kFirstFoe && !isDecided(play.state, round); ++round.as<RoundFrame>().next) {
        const auto agent = static_cast<Combatant>(round.as<RoundFrame>().next);
        if (contains(agents, agent) && weaponMatters(play.state, round, agent))
            return decide(play, playerOfSide(round, sideOf(play.state, round, agent)));
    }
    round.as<RoundFrame>().next = 0;
    return nextStep(play);
}

namespace {

void listWeapons(const GameState& state, ActionList& actions)
{
    actions.add({.kind = ActionKind::Pass});
    Things weapons;
    otherWeapons(state, state.top(), static_cast<Combatant>(state.top().as<RoundFrame>().next), weapons);
    for (Thing weapon : weapons)
        actions.add({.kind = ActionKind::Choose, .target = weapon});
}

void takeWeapon(Play& play, const Action& action)
{
    const Frame round = play.state.top();
    ++play.state.top().as<RoundFrame>().next;
    if (action.kind == ActionKind::Choose)
        useWeapon(play, round, static_cast<Combatant>(round.as<RoundFrame>().next), action.target);
}

// --- Allotment ------------------------------------------------------------------------------------------------------

bool isFirst(const GameState& state, const Frame& round, Combatant combatant)
{
    return attacks(state, combatantThing(state, round, combatant), Manner::First);
}

} // namespace

// OQ-105: those who deal theirs first do all of it before the others begin.
Flow orderBlows(Play& play)
{
    Frame& round = play.state.top();
    bool firsts = false;
    forEachCombatant(standing(play.state, round),
                     [&](Combatant combatant) { firsts = firsts || isFirst(play.state, round, combatant); });
    round.as<RoundFrame>().pass = firsts ? kFirsts : kOthers;
    return nextStep(play);
}

namespace {

// How a source deals its damage: so many allotments of so much each. Split damage is allotted point by point.
struct Blows
{
    int number = 1;
    int amount = 0;
    bool split = false;
};

Blows blowsOf(const GameState& state, const Frame& round, Combatant source, Combatants targets)
{
    const Thing whom = combatantThing(state, round, source);
    const int damage = damageOf(state, round, source);
    if (attacks(state, whom, Manner::Twice))
        return {2, damage};
    // Whoever has taken over the choice does not split (0016, 0030).
    const bool ownChoice = aims(state, round, source) == playerOfSide(round, sideOf(state, round, source));
    const bool split = attacks(state, whom, Manner::Split) || attacks(state, whom, Manner::SplitInTwo);
    if (split && ownChoice && std::popcount(targets) > 1)
        return {damage, 1, true};
    return {1, damage};
}

bool dealsNow(const GameState& state, const Frame& round, Combatant source)
{
    return isFirst(state, round, source) == (round.as<RoundFrame>().pass == kFirsts) &&
           !standsAside(state, round, source) && damageOf(state, round, source) > 0 &&
           targetsInRound(state, round, source) != 0;
}

} // namespace

// COMBAT-24, COMBAT-25, COMBAT-27: each combatant's damage goes to one target, named by its own side. The Round's
// `count` is the next combatant to be asked about.
Flow allotSide(Play& play, CombatSide side)
{
    Frame& round = play.state.top();
    const Combatants sources = standing(play.state, round, side);
    for (; round.as<RoundFrame>().next < kCombatants; ++round.as<RoundFrame>().next) {
        const auto source = static_cast<Combatant>(round.as<RoundFrame>().next);
        if (contains(sources, source) && dealsNow(play.state, round, source))
            return decide(play, aims(play.state, round, source));
        round.as<RoundFrame>().allotted = 0;
    }
    round.as<RoundFrame>().next = 0;
    return nextStep(play);
}

namespace {

// A point of split damage joins those that the same source has allotted to the same target.
bool joinsHit(GameState& state, const Frame& round, Combatant source, Combatant target)
{
    for (int i = round.as<RoundFrame>().firstHit; i < state.hitCount; ++i) {
        Hit& hit = state.hits[static_cast<std::size_t>(i)];
        if (hit.stage == kHitAllotted && hit.source == source && hit.target == target && hit.amount < 0xff) {
            ++hit.amount;
            return true;
        }
    }
    return false;
}

void allot(Play& play, Combatant target)
{
    GameState& state = play.state;
    const Frame round = state.top();
    const auto source = static_cast<Combatant>(round.as<RoundFrame>().next);
    const Blows blows = blowsOf(state, round, source, targetsInRound(state, round, source));
    if (!blows.split || !joinsHit(state, round, source, target))
        addHit(state, round.as<RoundFrame>().firstHit, source, target, blows.amount);
    play.tell({.kind = EventKind::Allotted,
               .seat = playerOfSide(round, sideOf(state, round, target)),
               .card = heard(play, combatantCard(state, round, source)),
               .other = heard(play, combatantCard(state, round, target)),
               .number = static_cast<std::int16_t>(blows.amount),
               .second = static_cast<std::int16_t>((combatantThing(state, round, source).isSecond() ? 1 : 0) |
                                                   (combatantThing(state, round, target).isSecond() ? 2 : 0))});
    Frame& top = state.top();
    if (++top.as<RoundFrame>().allotted >= blows.number) {
        top.as<RoundFrame>().allotted = 0;
        ++top.as<RoundFrame>().next;
    }
}

// --- Texts that reach one of those hit ------------------------------------------------------------------------------

Hit* hitOf(GameState& state, const Frame& round, Combatant source, Combatant target)
{
    for (int i = round.as<RoundFrame>().firstHit; i < state.hitCount; ++i) {
        Hit& hit = state.hits[static_cast<std::size_t>(i)];
        if (hit.stage == kHitAllotted && hit.source == source && (target == kNobody || hit.target == target))
            return &hit;
    }
    return nullptr;
}

void tellReached(Play& play, const Frame& round, Combatant source)
{
    const Hit* first = hitOf(play.state, round, source, kNobody);
    if (first && round.step == kReached)
        happened(play, MomentKind::TargetAllotted, combatantThing(play.state, round, first->target),
                 combatantThing(play.state, round, source));
}

} // namespace

// OQ-147: where damage has been split, the player of the card names one. What is told of a source is told of its first
// hit. The Round's `count` is the next source.
Flow nameReached(Play& play)
{
    Frame& round = play.state.top();
    while (round.as<RoundFrame>().next < kCombatants) {
        const auto source = static_cast<Combatant>(round.as<RoundFrame>().next);
        const Watch* watch = watchOn(play.state, round, source);
        if (watch && std::popcount(targetsHitBy(play.state, round, source)) > 1)
            return decide(play, watch->seat);
        ++round.as<RoundFrame>().next;
        tellReached(play, Frame(round), source);
        if (play.state.top().kind != FrameKind::Round)
            return Flow::GoOn;
    }
    round.as<RoundFrame>().next = 0;
    return nextStep(play);
}

namespace {

void listReached(const GameState& state, ActionList& actions)
{
    const Frame& round = state.top();
    forEachCombatant(targetsHitBy(state, round, static_cast<Combatant>(round.as<RoundFrame>().next)),
                     [&](Combatant target) {
                         actions.add({.kind = ActionKind::Choose, .target = combatantThing(state, round, target)});
                     });
}

void takeReached(Play& play, Thing target)
{
    const Frame round = play.state.top();
    const auto source = static_cast<Combatant>(round.as<RoundFrame>().next);
    ++play.state.top().as<RoundFrame>().next;
    Hit* first = hitOf(play.state, round, source, kNobody);
    Hit* named = hitOf(play.state, round, source, combatantOf(play.state, round, target));
    if (first && named)
        std::swap(*first, *named);
    tellReached(play, round, source);
}

} // namespace

// OQ-104: who protects himself against one source names it now.
Flow nameSources(Play& play)
{
    const int shield = unnamedShield(play.state, play.state.top());
    if (shield < 0)
        return nextStep(play);
    return decide(play, play.state.modifiers[static_cast<std::size_t>(shield)].source.owner());
}

namespace {

void nameSource(Play& play, Combatant source)
{
    const int shield = unnamedShield(play.state, play.state.top());
    play.state.modifiers[static_cast<std::size_t>(shield)].extra = static_cast<std::uint8_t>(source + 1);
}

} // namespace

void listAllotment(const GameState& state, ActionList& actions)
{
    const Frame& round = state.top();
    switch (round.step) {
    case kWeapons:
        listWeapons(state, actions);
        return;
    case kReached:
    case kHeld:
        listReached(state, actions);
        return;
    default:
        forEachCombatant(allottable(state, round),
                         [&](Combatant named) { actions.add({.kind = ActionKind::Allot, .number = named}); });
    }
}

void takeAllotment(Play& play, const Action& action)
{
    switch (play.state.top().step) {
    case kWeapons:
        takeWeapon(play, action);
        return;
    case kReached:
    case kHeld:
        takeReached(play, action.target);
        return;
    case kName:
        nameSource(play, action.number);
        return;
    default:
        allot(play, action.number);
    }
}

} // namespace dossier
