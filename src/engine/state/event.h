// What happened, told in small facts: the story of a game can be written from them without the game.
#pragma once

#include "engine/state/card_name.h"

#include <vector>

namespace dossier {

enum class EventKind : std::uint8_t {
    GameBegan,
    TurnBegan,  // seat, number: turn of all players
    PhaseBegan, // seat, number: Phase
    Drew,       // seat, number of cards; told card by card to their player as Card…
    DrewCard,   // seat, card; secret
    Reshuffled, // seat, number of cards shuffled, second: 0 the Discard Pile as the new Bureau Deck (ZONE-7), 1 the
                // Bureau Deck, 2 the Discard Pile, laid under it
    GainedRp,   // seat, number; card: by whose text, or the Agent whose RES was shared out (OQ-126); of none: the RES
                // of all others (BRIEF-4)
    GainedCp,
    PaidRp, // seat, number, for card; second 1: it is lost, not paid
    PaidCp,
    BoughtCards,    // seat, number
    Sold,           // seat, card, number of CP
    Healed,         // seat, card: Agent, number
    Requisitioned,  // seat, card, other: Agent
    HandedOver,     // seat, card, other: Agent
    Moved,          // seat, card: Agent, number: Section
    JoinedTeam,     // seat, card: Agent, number: Team
    BoughtAgent,    // seat, card, number: Section
    SitePlaced,     // seat, card, who: Directed Player
    PutUnder,       // seat, card: secret, other: Site
    TeamAssigned,   // seat, card: Site, number: Team
    SiteBegan,      // seat, card: Site, number: Team (INV-13)
    SkillAnnounced, // seat, card: Site, number: Ability
    CheckBegan,     // seat, card, number: Ability, second: level needed
    CheckPassed,    // seat, card, number: level reached, second: level needed
    CheckFailed,    // the same
    LevelChanged,   // seat: whose Team, card: by which, number: the level of the check before, second: now (CHECK-19)
    NeededChanged,  // the same of the level needed (CHECK-26)
    SkillChanged,   // the same of the Ability of the check
    Asked,          // seat, who, number: type bit; card: by whose text, where one asks
    AnsweredYes,    // seat: who asked, who: who answered, number: type bit; with three or more players secret
    AnsweredNo,
    GuessedRight, // seat, who, card: X-File
    GuessedWrong,
    SiteLeft,    // seat, card
    Discarded,   // seat: owner, card, number: the Place it lay in; by a text: who: its player, other: its card; else
                 // who: the one who had it, where that is not its owner
    Played,      // seat, card, other: target, who: is helped (MULTI-10); number 1: a revealed Bluff (BLUFF-21)
    Revealed,    // seat: owner, card, other: Site (BLUFF-5)
    Resolved,    // seat, card
    NoEffect,    // seat, card; number 0: its target is gone (PLAY-33), 1: too much waits already (OQ-151), 2: nothing
                 // is there that it looks for; told to those who may know that
    Negated,     // seat: whose card negated it, card
    LeftOut,     // seat, card: Agent who contributes no more
    Picked,      // seat: who chose, card (second Thing::Kind::Second: the fighter beside it); else second: Thing::Kind,
                 // who, number: whose, which (who alone: of his deck); other: for which card
    Attacked,    // seat: player of the Adversary, card (COMBAT-1)
    RoundBegan,  // seat, number: Ability (LRC or CRC), second: rounds so far
    Allotted,    // seat: of the one hit, card: source, other: target, number; second: 1 the source is the fighter
                 // beside that card (0354), 2 the target
    Hurt,        // seat, card: Agent, number: damage, second: Health left
    Prevented,   // seat: of the one hit, card: whom it was meant for, other: by whose text, number: damage that did not
                 // reach him (COMBAT-30); second: 1 he is the fighter beside that card (0354)
    Killed,      // seat, card: Adversary or Witness
    CombatEnded, // seat, card: Adversary
    Tokens,      // seat: owner, card, number: tokens on it now
    PaidWith,    // seat, card, other: Agent, number: as Action (PayWith)
    Took,        // seat, card: from a deck or from outside; secret, unless it is shown; number 1: but turned up
    Looked,      // seat: who looked, who: whose card, card; secret. Before them what he looks at, told to everybody: no
                 // card, number: of cards from the top of the Bureau Deck, 0 for the hand
    Abducted,    // seat, card: Agent, number: cards above him (ZONE-11)
    WentAway,    // seat, card: Agent, number: full turns (TURN-10)
    CameBack,    // seat, card: Agent
    Borrowed,    // seat: who borrows, who: owner, card, which those two know
    GivenBack,   // seat: who had it, who: owner, card
    Announced,   // seat, number: type bit of the own X-File (POWER-3)
    PowerUsed,   // seat, number: type bit; who or card: what it is aimed at; second 1: to cancel another use
    Used,        // seat, card, other: target (PLAY-66)
    Told,        // seat: who is told, who: about whom, number: type bit, second: 1 for yes; secret
    Named,       // seat, card: for which, number: a NamedWord::Kind, second: its value; or other: a card
    Cancelled,   // seat: whose card does it, who: of whom, card: by which, number: a Cancelled of the effect data
    SwappedRp,   // seat, who: their pools change places, number: what the first has now, second: the other
    SwappedCp,
    TakenOut, // seat, number of cards that are not dealt in this game (BASIC-3, BASIC-8)
    LeftGame, // seat, number: the Ending it would be with two players (MULTI-18)
    GameEnded // seat: winner or kNoSeat, number: Ending
};

inline constexpr std::uint8_t kEverybody = 0xff;

// A card in an event, with those who may know which it is: the others hear where it lies.
struct VisibleCard
{
    CardName name{};                   // in full
    std::uint8_t knownBy = kEverybody; // a bit per seat

    // One that everybody knows by now, wherever it lies; none for kNoCardIndex.
    static VisibleCard open(CardIndex card) { return {{.card = card}}; }

    explicit operator bool() const { return static_cast<bool>(name); }
    // kNoSeat knows what everybody knows.
    CardName nameFor(Seat reader) const
    {
        CardName told = name;
        if (knownBy != kEverybody && (reader == kNoSeat || (knownBy >> reader & 1u) == 0))
            told.card = kNoCardIndex;
        return told;
    }
    bool operator==(const VisibleCard&) const = default;
};

struct Event
{
    EventKind kind = EventKind::GameBegan;
    Seat seat = kNoSeat;
    Seat who = kNoSeat;
    std::uint8_t seenBy = kEverybody; // a bit per seat (ZONE-21, MULTI-14)
    VisibleCard card{};
    VisibleCard other{};
    std::int16_t number = 0;
    std::int16_t second = 0;

    bool operator==(const Event&) const = default;
};

using EventLog = std::vector<Event>;

} // namespace dossier
