#include "engine/combat.h"

#include "engine/modifiers.h"
#include "engine/zones.h"

#include <algorithm>

namespace dossier {

namespace {

enum Step : std::uint8_t { kStart, kRound, kTest, kEnd, kDone };

CombatRecord& recordOf(GameState& state, const Frame& frame)
{
    return state.combats[static_cast<std::size_t>(frame.level)];
}

// --- Beginning ------------------------------------------------------------------------------------------------------

// COMBAT-9: no numbers at all, no Combat.
bool fights(const CardFacts& facts)
{
    return facts.hasHealth || !facts.longRangeNotApplicable || !facts.closeRangeNotApplicable;
}

// BASIC-33: one Agent, picked by the Adversary's player.
bool attackInBasicGame(Play& play, const Frame& check)
{
    const Frame card = play.state.top();
    Frame& departure = push(play, FrameKind::Departure);
    departure.seat = check.seat;
    departure.team = check.team;
    departure.who = card.seat;
    departure.count = 1; // still to be picked
    return true;
}

// --- The Combat frame -----------------------------------------------------------------------------------------------

bool foesLeft(const CombatRecord& record)
{
    return std::any_of(record.foes.begin(), record.foes.end(),
                       [](const CardFighter& foe) { return foe.card && foe.beaten == 0; });
}

bool agentsLeft(const CombatRecord& record)
{
    return record.fighting != 0 ||
           std::any_of(record.helpers.begin(), record.helpers.end(),
                       [](const CardFighter& helper) { return helper.card && helper.beaten == 0; });
}

// COMBAT-11: one LRC round, then CRC rounds.
void beginRound(Play& play)
{
    const Frame combat = play.state.top();
    CombatRecord& record = recordOf(play.state, combat);
    Frame& round = push(play, FrameKind::Round);
    round.seat = combat.seat;
    round.who = combat.who;
    round.team = combat.team;
    round.level = combat.level;
    round.card = combat.card;
    round.what = record.rounds == 0 ? kLongRange : kCloseRange;
    round.used = play.state.usedCount;
    ++record.rounds;
    play.tell({.kind = EventKind::RoundBegan, .seat = combat.seat, .number = round.what, .second = record.rounds});
}

// COMBAT-38, COMBAT-44
bool isOver(const CombatRecord& record)
{
    constexpr int kMostIdle = 2;
    return !foesLeft(record) || !agentsLeft(record) || record.idle >= kMostIdle;
}

// COMBAT-39
void discardFoes(Play& play)
{
    const Frame combat = play.state.top();
    for (const CardFighter& foe : recordOf(play.state, combat).foes) {
        if (!foe.card)
            continue;
        play.tell({.kind = EventKind::CombatEnded, .seat = combat.who, .card = cardIndex(play.state, foe.card)});
        if (placeOf(play.state, foe.card) != Place::Discard)
            discard(play, foe.card);
    }
}

Flow advance(Play& play)
{
    Frame& combat = play.state.top();
    switch (combat.step) {
    case kStart: // COMBAT-3
        return openWindow(play, WindowKind::CombatStart);
    case kRound:
        combat.step = kTest;
        if (!isOver(recordOf(play.state, combat)))
            beginRound(play);
        return Flow::GoOn;
    case kTest:
        combat.step = isOver(recordOf(play.state, combat)) ? kEnd : kRound;
        return Flow::GoOn;
    case kEnd:
        discardFoes(play);
        return openWindow(play, WindowKind::Aftermath);
    default:
        endModifiers(play.state, Duration::Combat, play.state.depth);
        play.state.combats[--play.state.combatCount] = {};
        pop(play);
        return Flow::GoOn;
    }
}

void list(const GameState&, ActionList&) {}

void take(Play&, const Action&) {}

} // namespace

bool attack(Play& play)
{
    const Frame card = play.state.top();
    const Frame* check = nearest(play.state, FrameKind::Check);
    play.tell({.kind = EventKind::Attacked, .seat = card.seat, .card = cardIndex(play.state, card.card)});
    if (!check || contributors(play.state, check->seat, check->team) == 0)
        return false;
    if (play.match().options().game == Game::Basic)
        return attackInBasicGame(play, *check);
    if (!fights(factsOf(play.state, card.card)))
        return false;
    const Seat seat = check->seat;
    const std::uint8_t team = check->team;
    CombatRecord& record = play.state.combats[play.state.combatCount];
    record = {};
    record.foes[0].card = card.card;
    record.fighting = contributors(play.state, seat, team); // COMBAT-7, COMBAT-8
    put(play, card.card, Place::Table);
    Frame& combat = push(play, FrameKind::Combat);
    combat.seat = seat;
    combat.who = card.seat;
    combat.team = team;
    combat.card = card.card;
    combat.level = static_cast<std::int8_t>(play.state.combatCount++);
    return true;
}

const CardFighter* cardFighter(const CombatRecord& record, Combatant combatant)
{
    if (combatant >= kFirstHelper)
        return &record.helpers[combatant - kFirstHelper];
    return combatant >= kFirstFoe ? &record.foes[combatant - kFirstFoe] : nullptr;
}

CardRef combatantCard(const GameState& state, const Frame& round, Combatant combatant)
{
    const CardFighter* fighter = cardFighter(state.combats[static_cast<std::size_t>(round.level)], combatant);
    return fighter ? fighter->card : agentCard(state, round.seat, combatant);
}

int strength(const GameState& state, const Frame& round, Combatant combatant)
{
    const CardFighter* fighter = cardFighter(state.combats[static_cast<std::size_t>(round.level)], combatant);
    if (!fighter)
        return skillOf(state, round.seat, combatant, round.what);
    const int printed = factsOf(state, fighter->card).abilities[round.what];
    return std::max(0, printed + abilityChange(state, fighter->card, round.what));
}

const Chapter kCombat{advance, list, take};

} // namespace dossier
