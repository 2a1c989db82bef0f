// One round of Combat: cards, allotment, damage all at once, reactions, removals (COMBAT-16, OQ-37).
#include "engine/combat.h"
#include "engine/modifiers.h"
#include "engine/moment.h"
#include "engine/zones.h"

#include <algorithm>

namespace dossier {

namespace {

enum Step : std::uint8_t { kCards, kFoesAllot, kAgentsAllot, kApply, kReactions, kLeave, kEnd };

CombatRecord& recordOf(GameState& state)
{
    return state.combats[static_cast<std::size_t>(state.top().level)];
}
const CombatRecord& recordOf(const GameState& state)
{
    return state.combats[static_cast<std::size_t>(state.top().level)];
}

bool isFoe(Combatant combatant)
{
    return combatant >= kFirstFoe && combatant < kFirstHelper;
}

bool stands(const CombatRecord& record, Combatant combatant)
{
    if (const CardFighter* fighter = cardFighter(record, combatant))
        return fighter->card && fighter->beaten == 0;
    return (record.fighting >> combatant & 1u) != 0;
}

template <typename Visit>
void forEachCombatant(const CombatRecord& record, bool foes, Visit visit)
{
    for (Combatant combatant = 0; combatant < kCombatants; ++combatant)
        if (isFoe(combatant) == foes && stands(record, combatant))
            visit(combatant);
}

// --- Allotment ------------------------------------------------------------------------------------------------------

void allot(Play& play, Combatant source, Combatant target)
{
    GameState& state = play.state;
    const int amount = strength(state, state.top(), source);
    if (state.hitCount == kMostHits)
        return;
    state.hits[state.hitCount++] = {source, target, static_cast<std::uint8_t>(std::min(amount, 0xff)), 0};
    play.tell({.kind = EventKind::Allotted,
               .seat = isFoe(source) ? state.top().seat : state.top().who,
               .card = cardIndex(state, combatantCard(state, state.top(), source)),
               .other = cardIndex(state, combatantCard(state, state.top(), target)),
               .number = static_cast<std::int16_t>(amount)});
}

// COMBAT-24, COMBAT-25, COMBAT-27: each combatant's damage goes to one target, named by its own side. The Round's
// `count` is the next combatant to be asked about.
Flow allotSide(Play& play, bool foes)
{
    Frame& round = play.state.top();
    const CombatRecord& record = recordOf(play.state);
    for (; round.count < kCombatants; ++round.count) {
        const auto source = static_cast<Combatant>(round.count);
        if (isFoe(source) == foes && stands(record, source) && strength(play.state, round, source) > 0)
            return decide(play, foes ? round.who : round.seat);
    }
    round.count = 0;
    return nextStep(play);
}

void list(const GameState& state, ActionList& actions)
{
    const bool foes = isFoe(static_cast<Combatant>(state.top().count));
    forEachCombatant(recordOf(state), !foes,
                     [&](Combatant target) { actions.add({.kind = ActionKind::Allot, .number = target}); });
}

void take(Play& play, const Action& action)
{
    allot(play, static_cast<Combatant>(play.state.top().count), action.number);
    ++play.state.top().count;
}

// --- Damage ---------------------------------------------------------------------------------------------------------

void hurtFighter(CombatRecord& record, Combatant target, int amount)
{
    auto* fighter = const_cast<CardFighter*>(cardFighter(record, target));
    fighter->damage = static_cast<std::uint8_t>(std::min(fighter->damage + amount, 0xff));
}

// COMBAT-29: all at once; who is beaten by it has dealt his own all the same.
void applyHits(Play& play)
{
    GameState& state = play.state;
    const Frame round = state.top();
    CombatRecord& record = recordOf(state);
    std::array<int, kCombatants> sums{};
    for (int i = 0; i < state.hitCount; ++i)
        sums[state.hits[static_cast<std::size_t>(i)].target] += state.hits[static_cast<std::size_t>(i)].amount;
    int dealt = 0;
    for (Combatant target = 0; target < kCombatants; ++target) {
        const int amount = sums[target];
        dealt += amount;
        if (amount > 0 && target < kFirstFoe)
            damageAgent(play, round.seat, target, amount);
        else if (amount > 0)
            hurtFighter(record, target, amount);
    }
    record.dealt = static_cast<std::uint8_t>(std::min(dealt, 0xff));
}

// --- Removal --------------------------------------------------------------------------------------------------------

void removeBeaten(Play& play, CardFighter& fighter, bool foe)
{
    if (!fighter.card || fighter.beaten != 0 || !factsOf(play.state, fighter.card).hasHealth ||
        fighter.damage < factsOf(play.state, fighter.card).health)
        return;
    fighter.beaten = 1; // COMBAT-34
    play.tell({.kind = EventKind::Killed, .seat = fighter.card.owner(), .card = cardIndex(play.state, fighter.card)});
    if (!foe)
        discard(play, fighter.card); // COMBAT-48
}

Flow leave(Play& play)
{
    const Frame round = play.state.top();
    CombatRecord& record = recordOf(play.state);
    for (CardFighter& foe : record.foes)
        removeBeaten(play, foe, true);
    for (CardFighter& helper : record.helpers)
        removeBeaten(play, helper, false);
    AgentSet beaten = 0;
    forEachAgent(record.fighting, [&](int slot) {
        if (currentHealth(play.state, round.seat, slot) == 0)
            beaten |= 1u << slot;
    });
    nextStep(play);
    if (beaten != 0)
        depart(play, round.seat, beaten); // COMBAT-32
    return Flow::GoOn;
}

// COMBAT-44 counts CRC rounds in which nothing happened.
Flow end(Play& play)
{
    GameState& state = play.state;
    const Frame round = state.top();
    CombatRecord& record = recordOf(state);
    const bool idle = round.what == kCloseRange && record.dealt == 0 && state.usedCount == round.used;
    record.idle = idle ? static_cast<std::uint8_t>(record.idle + 1) : std::uint8_t{0};
    record.dealt = 0;
    std::fill(state.hits.begin(), state.hits.begin() + state.hitCount, Hit{});
    state.hitCount = 0;
    endModifiers(state, Duration::Round, state.depth);
    forgetUsed(state, round.used);
    pop(play);
    return Flow::GoOn;
}

Flow advance(Play& play)
{
    switch (play.state.top().step) {
    case kCards: // COMBAT-12, COMBAT-17
        return openWindow(play, WindowKind::Combat);
    case kFoesAllot:
        return allotSide(play, true);
    case kAgentsAllot:
        return allotSide(play, false);
    case kApply:
        applyHits(play);
        return nextStep(play);
    case kReactions:
        return openWindow(play, WindowKind::AfterDamage);
    case kLeave:
        return leave(play);
    default:
        return end(play);
    }
}

} // namespace

const Chapter kRound{advance, list, take};

} // namespace dossier
