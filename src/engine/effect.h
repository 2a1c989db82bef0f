// What a card does beyond its printed facts: steps, each one verb of the vocabulary. Cards without an entry are played,
// paid and answered like others and then do nothing.
#pragma once

#include "domain/vocabulary.h"
#include "engine/card_facts.h"
#include "engine/lasting.h"

#include <map>
#include <vector>

namespace dossier {

enum class Verb : std::uint8_t {
    Add,    // amount to the Team's level, or to an ability of somebody, for a duration
    Negate, // the target (PLAY-48)
    Choose, // so many Agents of the Team, by the other side where `byThem` is set
    Bar,    // Agents contribute to no check (OQ-101), for a duration
    Heal,   // amount of damage off the target
    Wound,  // amount of damage to the target (COMBAT-54)
    Gain,   // amount of points, into the pool of the card's icon
    Draw,   // amount of cards
    Check,  // a Skill Check in `ability` at level `amount` by the Team in the check, or the target's (CHECK-12)
    SkipUnlessPassed, // amount of steps, where that check failed
    Skip,             // amount of steps
    Discard,          // the target
    Remove,           // the target, from the game (ZONE-18)
    EndTurn           // at once (TURN-8)
};

// Whom a step concerns.
enum class Subject : std::uint8_t { Level, Target, Host, RestOfTeam };

struct EffectStep
{
    Verb verb = Verb::Add;
    Subject subject = Subject::Level;
    Duration duration = Duration::Check;
    Ability ability = 0;
    std::int8_t amount = 0;
    bool perStep = false; // Add: `amount` times the price step bought (BLUFF-10)
    bool byThem = false;  // Choose

    bool operator==(const EffectStep&) const = default;
};

// What a card may be aimed at; chosen when it is played, tested again when it resolves (PLAY-33, PLAY-63).
enum class TargetKind : std::uint8_t {
    None,
    Waiting, // a card on the stack
    InPlay,  // a card on the table
    WaitingOrInPlay,
    TeamAgent,   // an Agent of the Team in the running check
    OwnAgent,    // any of one's own in play
    CombatAgent, // an Agent fighting in the running Combat
    CombatAdversary
};

struct TargetSpec
{
    TargetKind kind = TargetKind::None;
    KeywordSet any; // one of these, where there are any
    KeywordSet all; // and all of these
    bool theirs = false;
    bool mine = false;
    bool damaged = false; // with damage on him

    bool operator==(const TargetSpec&) const = default;
};

struct Effect
{
    std::uint32_t windows = 0; // a bit per WindowKind; 0: those of its type
    std::int8_t phase = -1;    // only in this Phase
    std::int8_t teamOf = 0;    // only with so many Agents in the Team at least
    TargetSpec target;
    std::vector<EffectStep> steps;      // when it resolves
    std::vector<EffectStep> whileThere; // as long as it lies on its host
    bool resForCardsOnly = false;       // its RES buys cards in the same phase or is lost (BRIEF-9)

    bool operator==(const Effect&) const = default;
};

// By printed number within its set, 1 to 354.
using EffectBook = std::map<int, Effect>;

} // namespace dossier
