// What one player may see of a game (ZONE-21). Built field by field, never a masked state: whoever chooses for a
// player, a person or a policy, gets this and the list of his legal actions.
#pragma once

#include "engine/agents.h"

#include <vector>

namespace dossier {

struct SeenCard
{
    CardRef ref;
    CardIndex card = 0;

    bool operator==(const SeenCard&) const = default;
};

struct SeenAgent
{
    std::uint8_t slot = 0;
    CardIndex card = 0;
    Section section = Section::Bureau;
    std::uint8_t team = kNoTeam;
    int damage = 0;
    int sites = 0; // investigations of this turn
    bool bought = false;
    std::vector<CardIndex> equipment;

    bool operator==(const SeenAgent&) const = default;
};

struct SeenSite
{
    CardRef ref;
    CardIndex card = 0;
    Seat directed = kNoSeat;
    std::uint8_t team = kNoTeam; // assigned (INV-2)
    int faceDown = 0;            // cards under it, of all players
    std::vector<CardIndex> own;  // of these, the observer's (BLUFF-23)

    bool operator==(const SeenSite&) const = default;
};

struct SeenPlayer
{
    int rp = 0;
    int cp = 0;
    int turns = 0;
    int handCount = 0;
    int deckCount = 0;
    std::vector<CardIndex> discard;
    std::vector<SeenAgent> agents;
    std::vector<SeenSite> sites;

    bool operator==(const SeenPlayer&) const = default;
};

struct Observation
{
    Seat self = kNoSeat;
    Seat active = kNoSeat;
    Seat decider = kNoSeat;
    Phase phase = Phase::Briefing;
    int turn = 0;
    Ending ending = Ending::None;
    Seat winner = kNoSeat;
    Frame top;                       // what is being decided; names open cards only
    std::vector<SeenPlayer> players; // by seat
    std::vector<SeenCard> hand;      // the observer's
    int xFile = 0;                   // slot of the observer's own (SETUP-2)
    std::vector<Notebook> notebooks; // by seat: what the observer knows of each; his own is empty

    bool operator==(const Observation&) const = default;
};

// `seen` is overwritten; its memory is used again.
void observe(const GameState& state, Seat observer, Observation& seen);

inline Observation observation(const GameState& state, Seat observer)
{
    Observation seen;
    observe(state, observer, seen);
    return seen;
}

} // namespace dossier
