// One thing that waits on the stack of a state.
#pragma once

#include "engine/state/thing.h"

#include <array>
#include <cassert>
#include <type_traits>
#include <utility>

namespace dossier {

enum class FrameKind : std::uint8_t {
    Turn,
    Window,
    Card,
    Reveal,
    Choice,
    Site,
    Check,
    Combat,
    Round,
    Departure,
    Question,
    Penalty,
    Text,    // of a card in play: steps that run at a moment, or a use that waits like a card (PLAY-66)
    Payment, // a Cost that dedicated RP or a token may pay (BRIEF-8, OQ-75)
    Power    // the use of an X-File Power, see powers.h
};
inline constexpr int kFrameKinds = 15;

// --- Flags ----------------------------------------------------------------------------------------------------------
// An enumeration for each kind that has some; their bits are those of Frame::flags and, from the ninth on, Frame::more.

// What a frame that has popped leaves in the one below, of whatever kind that is.
enum class Outcome : std::uint16_t {
    Passed = 0x1,   // a check has reached its level; the answer was "yes"; who began a fight has not beaten the other
    Reduced = 0x2,  // ... but only the lower number of a Site that has one (SITE-8)
    Asked = 0x4,    // a question was put
    Fought = 0x100, // a Combat took place in it
    Matched = 0x800 // level and Prerequisite were equal (0224)
};
// What may be done several times in a row has been done at least once: sold, placed, put face down, paid with.
enum class AgainFlag : std::uint16_t { Begun = 0x20 };
enum class TurnFlag : std::uint16_t { PurchaseCancelled = 0x1000 }; // BRIEF-28
enum class ChoiceFlag : std::uint16_t {
    Optional = 0x1,   // none may be taken
    Declinable = 0x8, // ... and then nothing more of the text is done
    Secret = 0x10,    // nobody else is told what is taken
    Begun = 0x20      // something has been taken
};
enum class SiteFlag : std::uint16_t {
    Succeeded = 0x8,          // the investigation counts as a success (SITE-26)
    Guessed = 0x10,           // a guess was made, and was wrong
    PenaltyCancelled = 0x1000 // OQ-140
};
enum class CheckFlag : std::uint16_t { ForSite = 0x20 };          // the check of the Site below
enum class CombatFrameFlag : std::uint16_t { FreeCard = 0x4000 }; // a card has been played free of charge (POWER-25)
enum class RoundFlag : std::uint16_t {
    Added = 0x4000, // called for by a card (COMBAT-58)
    Hurt = 0x8000   // somebody has been hurt in it (COMBAT-44)
};
enum class DepartureFlag : std::uint16_t { CalledOff = 0x200 };
enum class QuestionFlag : std::uint16_t {
    OfText = 0x4000,  // a text asks it (SITE-20)
    Pending = 0x2000, // put, and not answered
    Silent = 0x1000,  // there is no answer
    Exchange = 0x200  // none at all: an X-File is chosen in place of the own one
};
enum class CardFlag : std::uint16_t { // of a Card, a Text, a Power
    Negated = 0x40,                   // it has no effect and is discarded
    FaceDown = 0x80,                  // it lay under the Site (BLUFF-7)
    ForAgents = 0x1000,               // a Non-Active Player helps the Agents with it (MULTI-10)
    Diverted = 0x200,                 // what it would do to its target does not happen, or happens to `other`
    Void = 0x400,                     // its target is gone, it does nothing (PLAY-33)
    Answered = 0x2000,                // its victim is known and has been answered for
    Searched = 0x4000,                // a search has been looked through, its end comes now
    BringsFighter = 0x8000            // an Adversary that a second fighter joins (0354)
};

constexpr bool bears(FrameKind, Outcome)
{
    return true;
}
constexpr bool bears(FrameKind kind, AgainFlag)
{
    return kind == FrameKind::Turn || kind == FrameKind::Reveal || kind == FrameKind::Payment;
}
constexpr bool bears(FrameKind kind, TurnFlag)
{
    return kind == FrameKind::Turn;
}
constexpr bool bears(FrameKind kind, ChoiceFlag)
{
    return kind == FrameKind::Choice;
}
constexpr bool bears(FrameKind kind, SiteFlag)
{
    return kind == FrameKind::Site;
}
constexpr bool bears(FrameKind kind, CheckFlag)
{
    return kind == FrameKind::Check;
}
constexpr bool bears(FrameKind kind, CombatFrameFlag)
{
    return kind == FrameKind::Combat;
}
constexpr bool bears(FrameKind kind, RoundFlag)
{
    return kind == FrameKind::Round;
}
constexpr bool bears(FrameKind kind, DepartureFlag)
{
    return kind == FrameKind::Departure;
}
constexpr bool bears(FrameKind kind, QuestionFlag)
{
    return kind == FrameKind::Question || kind == FrameKind::Penalty;
}
constexpr bool bears(FrameKind kind, CardFlag)
{
    return kind == FrameKind::Card || kind == FrameKind::Text || kind == FrameKind::Power;
}

// --- The frame ------------------------------------------------------------------------------------------------------

// What every frame has.
struct FrameHead
{
    FrameKind kind = FrameKind::Turn;
    std::uint8_t step = 0;
    Seat seat = kNoSeat;
    Seat who = kNoSeat;
    CardRef card{};

    bool operator==(const FrameHead&) const = default;
};

// One thing that waits. What its bytes are for each kind is said below, and only so they are read; of a Reveal, card is
// the Site and who is whose Bluffs are at stake. Results of a frame that has popped stand in the frame below (Outcome).
struct Frame : FrameHead
{
    Thing target{};
    Thing other{};
    Thing third{};
    std::uint32_t raw10 = 0; // by its place, read through `as` alone
    std::uint8_t raw14 = 0;
    std::uint8_t flags = 0;
    std::uint8_t team = kNoTeam;
    std::int8_t raw17 = 0;
    std::int16_t raw18 = 0;
    std::uint16_t raw20 = 0;
    std::uint8_t raw22 = 0;
    std::uint8_t raw23 = 0;
    std::uint8_t form = 0; // Card, Text: which of its texts runs (see effect.h)
    std::uint8_t more = 0; // further flags

    // Whether it is of a kind that has this flag, and has it.
    template <typename Flag>
    bool has(Flag flag) const
    {
        return bears(kind, flag) && ((flags | more << 8) & static_cast<int>(flag)) != 0;
    }
    template <typename Flag>
    void mark(Flag flag, bool on = true)
    {
        assert(bears(kind, flag));
        const int bit = static_cast<int>(flag);
        const int bits = flags | more << 8;
        const int marked = on ? bits | bit : bits & ~bit;
        flags = static_cast<std::uint8_t>(marked & 0xff);
        more = static_cast<std::uint8_t>(marked >> 8);
    }

    // The same bytes as what they are for this kind: PaymentFrame and its like, below.
    template <typename Kind>
    const Kind& as() const
    {
        static_assert(sizeof(Kind) == sizeof(Frame) && std::is_trivially_copyable_v<Kind>);
        static_assert(std::has_unique_object_representations_v<Kind>, "no padding");
        assert(Kind::is(kind));
        return reinterpret_cast<const Kind&>(*this);
    }
    template <typename Kind>
    Kind& as()
    {
        return const_cast<Kind&>(std::as_const(*this).as<Kind>());
    }

    bool operator==(const Frame&) const = default;
};

inline constexpr int kMostFrames = 26;
// A play that could need the last of them is refused (OQ-151): it may bring a check, a Combat, a round, a departure,
// their windows, and what answers them by itself.
inline constexpr int kFramesKept = 10;

static_assert(std::is_trivially_copyable_v<Frame> && sizeof(Frame) == 28);

// --- By kind --------------------------------------------------------------------------------------------------------
// Read and written through Frame::as, whose bytes they share; the attribute says so to the compiler. What a kind has no
// use for is unnamed.

// A Cost that dedicated RP or a token may pay. seat: who pays; card: for what.
struct [[gnu::may_alias]] PaymentFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Payment; }

    std::array<std::uint8_t, 10> unused;
    std::uint8_t rp; // 1: from the Resource Pool
    std::uint8_t flags;
    std::uint8_t team;
    std::int8_t relief; // what a token takes away
    std::int16_t left;  // points left to pay
    std::array<std::uint8_t, 6> rest;
};

// A Question, or the Penalty of a wrong guess (SITE-16). seat: who asks; who: about whom; card: the Site, or the card
// that asks.
struct [[gnu::may_alias]] QuestionFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Question || kind == FrameKind::Penalty; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t types; // that may be named, a bit each
    std::uint8_t asked;  // the type that was asked, once it was
    std::array<std::uint8_t, 11> rest;
};

// seat, card: as the text below, for which somebody chooses; who: chooses.
struct [[gnu::may_alias]] ChoiceFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Choice; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t chosen;  // Agents, a bit per slot
    std::uint8_t selector; // which one of the text's
    std::uint8_t flags;
    std::uint8_t team;
    std::int8_t into;  // the Register that is filled
    std::int16_t left; // how many are still to be chosen
    std::array<std::uint8_t, 6> rest;
};

// seat: its player; card: the Site, or the card that calls for it.
struct [[gnu::may_alias]] CheckFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Check; }

    std::array<std::uint8_t, 10> unused;
    std::uint8_t ability;
    std::uint8_t flags;
    std::uint8_t team;
    std::int8_t needed;       // the level
    std::int16_t levelBefore; // while something takes effect that began in this check: the level before
    std::uint16_t usedFrom;   // where its part of GameState::used begins
    std::uint8_t fieldOnly;   // 1: Agents in the Field alone contribute (HOUSE-10)
    std::int8_t neededBefore; // as levelBefore
    std::uint8_t skillBefore; // the same, 1 more than the Ability; 0: these three are not known
    std::array<std::uint8_t, 1> rest;
};

// The lowest frame. seat: Investigating Player; who: whose part of the phase.
struct [[gnu::may_alias]] TurnFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Turn; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t producing; // Agents whose RES may still go to either pool, a bit per slot (OQ-126)
    std::uint8_t phase;      // a Phase
    std::uint8_t flags;
    std::uint8_t team;
    std::int8_t forCards; // RP that only buy cards in this phase (BRIEF-9)
    std::int16_t cards;   // announced or discarded; Sites begun (OQ-160)
    std::uint8_t owed;    // RP that are still to be taken of what is generated
    std::array<std::uint8_t, 5> rest;
};

// seat: player of the Agents; who: player of the Adversary.
struct [[gnu::may_alias]] CombatFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Combat; }

    std::array<std::uint8_t, 6> unused; // target, other: who fight by arrangement
    std::uint32_t lost;                 // Agents hospitalised or removed while it lasted, a bit per slot
    std::array<std::uint8_t, 2> gap;
    std::uint8_t team;
    std::int8_t record; // the index of its CombatRecord
    std::array<std::uint8_t, 8> rest;
};

// seat, who, card, team, record: as its Combat.
struct [[gnu::may_alias]] RoundFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Round; }

    std::array<std::uint8_t, 6> unused; // target: who alone attacks (0029)
    std::uint32_t leaving; // Agents whom a text sends away with those who have no Health left, a bit per slot
    std::uint8_t range;    // LRC or CRC
    std::uint8_t flags;
    std::uint8_t team;
    std::int8_t record;
    std::int16_t next;      // who allots next, or is asked about
    std::uint16_t usedFrom; // where its part of GameState::used begins
    std::uint8_t firstHit;  // where its hits begin
    std::uint8_t allotted;  // how much of his damage `next` has allotted
    std::uint8_t pass;      // a RoundPass
    std::uint8_t rest;
};

// who: holder of the option. An Aftermath: seat, card: whose Agents, and what has sent them away.
struct [[gnu::may_alias]] WindowFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Window; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t agents; // of an Aftermath, a bit per slot
    std::uint8_t window;  // a WindowKind
    std::array<std::uint8_t, 3> gap;
    std::int16_t passes; // in a row
    std::uint8_t offer;  // 1: `who` may play `card` at a price of its own, and do nothing else
    std::array<std::uint8_t, 5> rest;
};

// seat: Investigating Player; who: Directed Player; card: the Site.
struct [[gnu::may_alias]] SiteFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Site; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t tookPart; // Agents who take part in it or have done so, a bit per slot (INV-5)
    std::uint8_t ability;   // the skill announced
    std::uint8_t flags;
    std::uint8_t team;
    std::uint8_t spent; // RP, by the Investigating Player, as far as there is room to count them
    std::array<std::uint8_t, 8> rest;
};

// The use of an X-File Power. seat: whose; who, passes: as Window, while it waits; target, card: its aim, or none:
// it cancels the use below (POWER-7). Below the card that it has played it stands for its use alone (POWER-18).
struct [[gnu::may_alias]] PowerFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Power; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t agents; // one of whom suffers by it (POWER-26), a bit per slot
    std::uint8_t power;
    std::array<std::uint8_t, 3> gap;
    std::int16_t passes;
    std::array<std::uint8_t, 2> gap2;
    std::uint8_t oldKeyword; // the Keywords named
    std::uint8_t newKeyword;
    std::array<std::uint8_t, 2> rest;
};

// A Card, or a Text: a use or a reaction. seat: its player; target, other, third: what has been named and picked; form,
// see text_frame.h; team: attacked away from a Site (OQ-81). Some of its bytes mean something else at some of its
// steps: while it waits (WaitingFrame), is announced (NamingFrame, BundleFrame), and until a reaction chooses
// (MomentFrame).
struct [[gnu::may_alias]] TextFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Card || kind == FrameKind::Text; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t taken;   // by a choice: Agents, a bit per slot, or cards attached to target, a bit per place
    std::uint8_t nextStep; // of its text
    std::uint8_t flags;
    std::uint8_t team;
    std::int8_t price;   // its step, or X; of a use how many tokens it takes
    std::int16_t seen;   // how many cards of a deck its text has shown
    std::uint16_t giver; // of a use whose card has left as its price: 1 more than the bits of the card whose text it is
    std::uint8_t word;   // the one named: a skill, Keyword, characteristic or seat
    std::uint8_t otherWord;
    std::array<std::uint8_t, 2> rest;
};

// A Card whose player names words.
struct [[gnu::may_alias]] NamingFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Card; }

    std::array<std::uint8_t, 14> unused;
    std::int16_t named; // so far
    std::array<std::uint8_t, 6> rest;
};

// A Card with which further ones are announced.
struct [[gnu::may_alias]] BundleFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Card; }

    std::array<std::uint8_t, 14> unused;
    std::int16_t announced; // so far
    std::array<std::uint8_t, 6> rest;
};

// A Text that answers a moment.
struct [[gnu::may_alias]] MomentFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Text; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t concerned; // victim and cause, as the bits of two Things; kNobodyConcerned
    std::array<std::uint8_t, 12> rest;
};

// Agents on their way to the Hospital. seat: theirs; card: what sends them; who: picks one of `team` (BASIC-33).
struct [[gnu::may_alias]] DepartureFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Departure; }

    std::array<std::uint8_t, 6> unused;
    std::uint32_t agents; // a bit per slot
    std::array<std::uint8_t, 2> gap;
    std::uint8_t team;
    std::array<std::uint8_t, 5> gap2;
    std::uint8_t firstHit; // where its hits begin
    std::array<std::uint8_t, 3> rest;
};

// --- By what several kinds have in common ---------------------------------------------------------------------------

// What may be answered, or passed. who: holder of the option.
struct [[gnu::may_alias]] WaitingFrame : FrameHead
{
    static constexpr bool is(FrameKind kind)
    {
        return kind == FrameKind::Window || kind == FrameKind::Card || kind == FrameKind::Text ||
               kind == FrameKind::Power;
    }

    std::array<std::uint8_t, 14> unused;
    std::int16_t passes; // in a row
    std::array<std::uint8_t, 6> rest;
};

// A Combat, or a round of it.
struct [[gnu::may_alias]] FightFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Combat || kind == FrameKind::Round; }

    std::array<std::uint8_t, 12> unused;
    std::uint8_t team;
    std::int8_t record; // the index of its CombatRecord
    std::array<std::uint8_t, 8> rest;
};

// In which hits are dealt.
struct [[gnu::may_alias]] HitsFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Round || kind == FrameKind::Departure; }

    std::array<std::uint8_t, 18> unused;
    std::uint8_t firstHit; // where its part of GameState::hits begins
    std::array<std::uint8_t, 3> rest;
};

// In which cards are used.
struct [[gnu::may_alias]] UsesFrame : FrameHead
{
    static constexpr bool is(FrameKind kind) { return kind == FrameKind::Check || kind == FrameKind::Round; }

    std::array<std::uint8_t, 16> unused;
    std::uint16_t usedFrom; // where its part of GameState::used begins
    std::array<std::uint8_t, 4> rest;
};

} // namespace dossier
