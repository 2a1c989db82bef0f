#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/combat.h"

namespace dossier {

namespace combat {
namespace {

enum Step : std::uint8_t { kStart, kStartWindow, kRound, kTest, kEnd, kAftermath, kDone };

// --- Rounds ---------------------------------------------------------------------------------------------------------

bool skipsLongRange(const GameState& state, const Frame& combat)
{
    const CombatRecord& record = recordOf(state, combat);
    if ((record.flags & kArranged) != 0)
        return (record.flags & kNoLrc) != 0;
    if (skipsRound(state, {}, kLongRange))
        return true;
    const Combatants foes = standing(state, combat, CombatSide::Foes);
    bool all = foes != 0;
    forEachCombatant(
        foes, [&](Combatant foe) { all = all && skipsRound(state, combatantCard(state, combat, foe), kLongRange); });
    return all;
}

// COMBAT-11, COMBAT-13: one LRC round, unless it is skipped, then CRC rounds.
void beginNextRound(Play& play)
{
    const Frame combat = play.state.top();
    CombatRecord& record = recordOf(play.state, combat);
    if (record.rounds == 0) {
        ++record.rounds;
        if (!skipsLongRange(play.state, combat)) {
            beginRound(play, combat, kLongRange);
            return;
        }
        record.flags |= kSkippedLrc;
    }
    ++record.rounds;
    if ((record.flags & kNoCrc) == 0)
        beginRound(play, combat, kCloseRange);
}

// COMBAT-38, COMBAT-44, OQ-114
// OQ-114: the card that has arranged the fight is negated.
bool isCalledOff(const GameState& state, const Frame& combat)
{
    for (int i = 0; combat.card && i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && frame.card == combat.card && frame.has(CardFlag::Negated))
            return true;
    }
    return false;
}

bool isOver(const GameState& state, const Frame& combat)
{
    constexpr int kMostIdle = 2;
    constexpr int kArrangedRounds = 2;
    const CombatRecord& record = recordOf(state, combat);
    const bool fought =
        (record.flags & kArranged) != 0 && (record.rounds >= kArrangedRounds || isCalledOff(state, combat));
    return fought || record.idle >= kMostIdle || isDecided(state, combat);
}

// --- End ------------------------------------------------------------------------------------------------------------

// COMBAT-39. What a text has put elsewhere stays there (0032, 0337).
void discardFoes(Play& play)
{
    const Frame combat = play.state.top();
    const CombatRecord record = recordOf(play.state, combat);
    for (const CardFighter& foe : record.foes) {
        if (!foe.card || foe.second != 0)
            continue;
        play.tell({.kind = EventKind::CombatEnded, .seat = combat.who, .card = heard(play, foe.card)});
        if (placeOf(play.state, foe.card) == Place::Table)
            discard(play, foe.card);
    }
}

// OQ-114
bool wasBeaten(const GameState& state, CardRef agent, Seat seat)
{
    const AgentState& record = agentOf(state, seat, factsOf(state, agent).slot);
    return !record.inPlay() || currentHealth(state, seat, factsOf(state, agent).slot) == 0;
}

// What an Adversary has said of its Combat before that began (0350) hangs on no frame.
void takeUpWaiting(GameState& state)
{
    for (int i = 0; i < state.modifierCount; ++i) {
        Modifier& modifier = state.modifiers[static_cast<std::size_t>(i)];
        if (modifier.until == Duration::Combat && modifier.depth == 0)
            modifier.depth = state.depth;
    }
}

Flow leave(Play& play)
{
    const Frame combat = play.state.top();
    const bool arranged = (recordOf(play.state, combat).flags & kArranged) != 0;
    const bool lost = arranged && !wasBeaten(play.state, combat.other, combat.seat);
    takeUpWaiting(play.state);
    endModifiers(play.state, Duration::Combat, play.state.depth);
    endModifiers(play.state, Duration::NextRound);
    play.state.combats[--play.state.combatCount] = {};
    pop(play);
    if (arranged)
        play.state.top().mark(Outcome::Passed, lost);
    return Flow::GoOn;
}

// Who is lost is known to what answers it.
Flow openAftermath(Play& play)
{
    const Frame combat = play.state.top();
    openWindow(play, WindowKind::Aftermath);
    if (Frame& window = play.state.top(); window.kind == FrameKind::Window) {
        window.seat = combat.seat;
        window.as<WindowFrame>().agents = combat.as<CombatFrame>().lost;
        window.card = combat.card;
    }
    return Flow::GoOn;
}

Flow tellStart(Play& play)
{
    nextStep(play);
    const CombatRecord record = recordOf(play.state, play.state.top());
    for (const CardFighter& foe : record.foes)
        if (foe.card && foe.second == 0)
            happened(play, MomentKind::CombatStarts, {}, foe.card);
    return Flow::GoOn;
}

Flow advance(Play& play)
{
    Frame& combat = play.state.top();
    switch (combat.step) {
    case kStart:
        return tellStart(play);
    case kStartWindow: // COMBAT-3
        return openWindow(play, WindowKind::CombatStart);
    case kRound:
        combat.step = kTest;
        if (!isOver(play.state, combat))
            beginNextRound(play);
        return Flow::GoOn;
    case kTest:
        combat.step = isOver(play.state, combat) ? kEnd : kRound;
        return Flow::GoOn;
    case kEnd:
        discardFoes(play);
        nextStep(play);
        happened(play, MomentKind::CombatEnds, {}, play.state.top().card);
        return Flow::GoOn;
    case kAftermath:
        return openAftermath(play);
    default:
        return leave(play);
    }
}

void list(const GameState&, ActionList&) {}

void take(Play&, const Action&) {}

} // namespace
} // namespace combat

const PhaseHandler kCombat{combat::advance, combat::list, combat::take};

} // namespace dossier
