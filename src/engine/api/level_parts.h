// What a Team's level is made of, and what would become of it, as one player may know it.
#pragma once

#include "engine/state/card_name.h"
#include "engine/state/observation.h"

#include <vector>

namespace dossier {

// One part of the level. The parts of a Team add up to its level.
struct LevelPart
{
    enum class Kind : std::uint8_t {
        Agent,     // his own skill; 0 too
        Joined,    // an Agent who adds from elsewhere
        Equipment, // on `agent`
        Card,      // whatever lasts: a Witness, a Bluff, a text; on `agent` alone where there is one
        Floor      // what is missing to 0: neither skill nor level falls below it (CHECK-19)
    };

    Kind kind = Kind::Floor;
    CardName card{};
    CardRef ref{};   // empty where the card lies hidden by now
    CardRef agent{}; // Equipment, Card
    int amount = 0;

    bool operator==(const LevelPart&) const = default;
};

// A card that waits, and what it would change by its printed number if nothing comes between.
struct WaitingPart
{
    CardName card{};
    CardRef ref{};
    Seat seat = kNoSeat;
    int amount = 0;

    bool operator==(const WaitingPart&) const = default;
};

// The Skill Check under way.
struct CheckParts
{
    SeenCheck check{};
    CardRef site{};      // whose check it is; empty: that of a card
    CardName called{};   // that card
    int reduced = 0;     // enough for the Site's named question alone (SITE-8); 0: no such number
    bool spoilt = false; // it fails whatever its level (CHECK-24)
    std::vector<LevelPart> parts{};
    std::vector<WaitingPart> waiting{}; // last played first

    explicit operator bool() const { return static_cast<bool>(check); }
    bool operator==(const CheckParts&) const = default;
};

// A Team at a Site before the check: what it has in the skill that suits it best (CASE-10), against what is printed
// there. Face-down cards are not counted: they may lessen it.
struct Prospect
{
    Seat seat = kNoSeat;
    std::uint8_t team = kNoTeam;
    Ability ability = 0;
    int level = 0;
    int needed = 0;
    bool assigned = false; // this Team goes there (INV-2)
    CardRef joining{};     // an Agent in the Field with whom it would have enough, if he joined it (INV-1)

    bool enough() const { return level >= needed; }
    bool operator==(const Prospect&) const = default;
};

// How the check would end after a choice, if nobody did anything more.
struct Outlook
{
    int level = 0;
    int needed = 0;
    bool success = false;
    bool fought = false;            // a Combat lies before its end, or what is left of one
    std::vector<CardRef> leaving{}; // Agents of the Team who leave it until then

    bool operator==(const Outlook&) const = default;
};

} // namespace dossier
