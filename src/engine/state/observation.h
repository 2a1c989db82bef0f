// What one player may see of a game (ZONE-21). Built field by field, never a masked state: whoever chooses for a
// player, a person or a policy, gets this and the list of his legal actions.
#pragma once

#include "engine/state/notebook.h"
#include "engine/state/phase.h"
#include "engine/state/place.h"
#include "engine/state/thing.h"

#include <optional>
#include <vector>

namespace dossier {

struct SeenCard
{
    CardRef ref;
    CardIndex card = 0;
    int tokens = 0;

    bool operator==(const SeenCard&) const = default;
};

struct SeenAgent
{
    CardRef ref;
    std::uint8_t slot = 0;
    CardIndex card = 0;
    Section section = Section::Bureau;
    std::uint8_t team = kNoTeam;
    int damage = 0;
    int health = 0; // current
    int sites = 0;  // investigations of this turn
    int tokens = 0;
    bool purse = false; // his dedicated RP is there
    bool bought = false;
    bool borrowed = false;
    std::vector<SeenCard> equipment; // and whatever else lies on him

    bool operator==(const SeenAgent&) const = default;
};

struct SeenSite
{
    CardRef ref;
    CardIndex card = 0;
    Seat directed = kNoSeat;
    std::uint8_t team = kNoTeam;            // assigned (INV-2)
    std::array<int, kMostSeats> faceDown{}; // cards under it, by owner
    std::vector<SeenCard> own;              // of these, the observer's (BLUFF-23)
    std::vector<SeenCard> known;            // ... and those of others that he has seen
    std::vector<SeenCard> open;             // Bluffs in use, and cards just turned up

    bool operator==(const SeenSite&) const = default;
};

// An Agent who is in no Section: in training, or abducted.
struct SeenAbsent
{
    CardRef ref;
    CardIndex card = 0;
    int above = -1; // cards that cover him; -1: in training
    int turns = 0;  // full turns still to be missed

    bool operator==(const SeenAbsent&) const = default;
};

// A card that lies open, neither Site nor Agent, in the Field or the Hospital of a player, with a Team, beside an
// X-File, or with a card that is no Agent in play.
struct SeenBeside
{
    SeenCard card;
    Place place = Place::BesideXFile; // Field, Hospital, OnTeam, OnCard or BesideXFile
    Seat with = kNoSeat;              // whose Field, Hospital, Team, card or X-File
    std::uint8_t team = kNoTeam;      // of OnTeam
    CardRef host;                     // of OnCard

    bool operator==(const SeenBeside&) const = default;
};

// Cards that lie face down below one that is no Site.
struct SeenStore
{
    CardRef host;
    int count = 0;
    std::vector<SeenCard> known; // of these, what the observer knows, with their index for their owner

    bool operator==(const SeenStore&) const = default;
};

// A card of a Bureau Deck that the observer has seen, by its place from the top.
struct SeenInDeck
{
    int position = 0;
    CardIndex card = 0;

    bool operator==(const SeenInDeck&) const = default;
};

struct SeenPlayer
{
    int rp = 0;
    int cp = 0;
    int turns = 0;
    int handCount = 0;
    int deckCount = 0;
    std::vector<CardIndex> discard; // by card
    std::vector<SeenAgent> agents;
    std::vector<SeenSite> sites;
    std::vector<SeenAbsent> absent;
    std::vector<SeenCard> table;    // Resources, used Witnesses, fighting Adversaries
    std::vector<SeenBeside> beside; // what else of his lies open
    std::vector<SeenStore> stores;
    int heldCount = 0; // borrowed cards he may use as if in hand (OQ-130)
    // What the observer knows of hidden cards: without their index, which would tell where they go next.
    std::vector<SeenCard> held; // with their index, for him who may play them
    std::vector<CardIndex> knownHand;
    std::vector<SeenInDeck> knownDeck;
    std::uint8_t announced = 0; // characteristics told to all (POWER-3)
    bool out = false;           // no longer in the game (MULTI-18)

    bool operator==(const SeenPlayer&) const = default;
};

// A card on the stack.
struct SeenWaiting
{
    Seat seat = kNoSeat;
    SeenCard card;
    CardRef target; // of a face-down card that the observer does not know: what it lies under

    bool operator==(const SeenWaiting&) const = default;
};

struct SeenFighter
{
    SeenCard card;
    int damage = 0;
    int blow = 0;    // what it deals in the round under way; between rounds the better of its LRC and CRC
    int health = -1; // what is left of it; -1: it cannot be beaten (COMBAT-15)

    bool operator==(const SeenFighter&) const = default;
};

// The Skill Check under way, the nearest one.
struct SeenCheck
{
    Seat seat = kNoSeat; // whose Team; kNoSeat: no check is under way
    std::uint8_t team = kNoTeam;
    Ability ability = 0;
    int needed = 0; // 0: no level is needed
    int level = 0;  // of its Team, as it stands

    explicit operator bool() const { return seat != kNoSeat; }
    bool operator==(const SeenCheck&) const = default;
};

// The Site that is being investigated, from its beginning (INV-13) until it has been left.
struct SeenInvestigation
{
    CardRef site;
    Seat seat = kNoSeat; // whose Team; kNoSeat: none is being investigated
    std::uint8_t team = kNoTeam;

    explicit operator bool() const { return seat != kNoSeat; }
    bool operator==(const SeenInvestigation&) const = default;
};

// The nearest Combat, until its Aftermath is over.
struct SeenFight
{
    Seat seat = kNoSeat; // whose Team; kNoSeat: nobody fights
    Seat who = kNoSeat;  // whose Adversaries
    std::uint8_t team = kNoTeam;
    int blow = 0;                   // of its Agents together, as a SeenFighter's
    std::optional<Ability> range{}; // LRC or CRC, of the round under way
    bool dealt = false;             // ... the damage in it, but for what is still to be dealt later in it

    explicit operator bool() const { return seat != kNoSeat; }
    bool operator==(const SeenFight&) const = default;
};

// What the decision is about, where it is about any of these.
struct SeenSubject
{
    CardRef card; // the Site, or the card that asks: an open one
    std::uint8_t team = kNoTeam;
    Seat who = kNoSeat; // whose X-File

    bool operator==(const SeenSubject&) const = default;
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
    SeenSubject about;
    SeenInvestigation investigation;
    SeenCheck check;
    SeenFight fight;
    std::vector<SeenWaiting> stack;  // last played first; without what was negated or taken away (WIT-12)
    std::vector<SeenFighter> foes;   // Adversaries in the nearest Combat
    std::vector<SeenPlayer> players; // by seat
    std::vector<SeenCard> hand;      // the observer's
    int xFile = 0;                   // slot of the observer's own (SETUP-2)
    std::vector<Notebook> notebooks; // by seat: what the observer knows of each; his own is empty
    std::vector<Notebook> opposing;  // with two players: what each knows of the other (SETUP-14); else empty

    bool operator==(const Observation&) const = default;
};

} // namespace dossier
