// What is asked, of whom and about what, as one player may hear it.
#pragma once

#include "engine/api/named_thing.h"
#include "engine/state/observation.h"

#include <optional>

namespace dossier {

struct Points
{
    int number = 0;
    bool rp = true; // of the Resource Pool
};

// The question that is put. `about`, `who`, `thing` and `type` are fields of Decision.
enum class Asks : std::uint8_t {
    Nothing, // the game is over
    GoOn,
    FreeDraw,
    BuyCards,
    Sell,
    Equip,
    Deploy,
    PlaceSites,
    PutUnder,
    AssignTeams,
    Investigate,
    Skill,     // about: the Site
    XFile,     // who: whose
    Guess,     // who: whose
    NewXFile,  // in place of the own one
    PowerCost, // type: of the power a card is discarded for
    Discard,
    Play,    // a card, a use or a power
    Answer,  // the same, to what waits
    Payment, // about: what is paid for
    Share,   // about: the Agent whose points are shared out (OQ-126)
    FollowTeam,
    Characteristic,  // named for a card: about
    Opponent,        // the same
    WhichCheck,      // the same
    Word,            // the same
    Keyword,         // about: the card that changes one; thing: whose Keyword
    NewKeyword,      // about
    PowerKeyword,    // about: the card whose Keyword is changed (POWER-20)
    PowerNewKeyword, // the same
    Choose,          // about: the card whose text asks; it may be none
    Bluffs,          // about: the Site
    Weapon,          // about: who uses it (EQUIP-3)
    Target,          // about: who hits
    SecondTarget,    // about: the card beside which he fights (0354)
    Reached,         // about: the card that reaches one of those hit (OQ-147)
    Source,          // about: the card that lessens the damage (OQ-104)
    AgentForPower,   // type: of the power
    Agent            // about: the card whose text asks; it may be none
};

// What becomes of what is chosen, as the text goes on that lets somebody choose.
enum class Fate : std::uint8_t {
    Other,
    Price, // it is discarded with the Cost of the card
    Joins, // it is announced together with the card
    Discarded,
    Removed,  // from the game
    Hospital, // an Agent goes there
    Stays,    // the rest of his Team is barred
    ToHand,
    Moves,   // elsewhere
    Whereto, // an Agent goes there
    Host,    // the card stays with it
    Borrowed,
    Fights,
    Alone, // he fights without his Team
    Abducted
};

struct Decision
{
    Asks asks = Asks::Nothing;
    Seat seat = kNoSeat; // who is asked
    Seat who = kNoSeat;
    CardName about{};
    NamedThing thing{};
    int type = 0;                 // see typeBit
    std::optional<Points> pool{}; // what whoever is asked has to pay with
    int bound = 0;                // BuyCards: RP he has besides, which only buy cards now and are lost else (BRIEF-9)
    int over = 0;                 // Discard: so many must go (DEBRIEF-2)
    Fate fate = Fate::Other;      // Choose
    // Choose: so many are still to be chosen, this one counted; Payment: so many points are still to be paid; Share:
    // what the Agent brings.
    int left = 0;
    // The card whose text is being carried out or waits to be; the empty name where no text asks.
    CardName source{};
};

// Something that has been played or used and may be answered before it takes effect.
struct Waiting
{
    enum class Kind : std::uint8_t { Card, Use, Power };
    Kind kind = Kind::Card;
    Seat seat = kNoSeat;
    CardName card{};
    int type = 0; // Power: see typeBit
    NamedThing aim{};
    CardRef ref{};   // of the card, where he may know it
    CardRef aimAt{}; // of the card it is aimed at, where he may know it; else of the one that lies over it
};

// Why he is asked.
struct Occasion
{
    std::optional<WindowKind> window{};
    std::optional<Waiting> waiting{};
    SeenCheck check{};
    std::optional<Ability> round{}; // of Combat
};

} // namespace dossier
