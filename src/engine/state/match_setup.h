// What a game is set up from: decks, seats, the optional rules that were agreed on.
#pragma once

#include "domain/decks/deck.h"
#include "domain/decks/table_room.h"
#include "engine/state/thing.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace dossier {

struct CardEffect;
using EffectBook = std::map<int, CardEffect>; // by number across sets, see effects/card_effect.h

// Capacities of the state (OQ-151). Agents are counted by title: nobody has two of one title in play (AGENT-5).
//
// Cards: each takes twelve bytes, three at each of four seats, and of 4096 the state uses 4080: one more would fit into
// the page. 126, the most that seven bits of an index can tell apart, would take 4248 bytes (copied hardly slower), 200
// with indices of eight bits 5264 (1.2 times the time). Either would also make every game kept so far differ from its
// marks, which are hashes of these bytes.
inline constexpr int kCardsPerSeat = kMostTableCards;
inline constexpr int kMostAgentTitles = 20;
inline constexpr int kMostXFiles = 64;
inline constexpr int kFetchedPerSeat = 8; // cards that one player can bring into a game from outside

// All on but HOUSE-3 and HOUSE-8 (AUTH-7). HOUSE-11 and HOUSE-14 change nothing: their cards mean the same (C-26).
inline constexpr int kHouseRules = 18;
inline constexpr std::uint32_t kHouseDefaults = ((1u << kHouseRules) - 1) & ~(1u << 2) & ~(1u << 7);

// The optional rules (OPT-1 to OPT-6) and the modifications of one author (HOUSE), each a switch with its default.
struct GameOptions
{
    Game game = Game::Advanced;
    bool questionOrGuess = false;         // OPT-1
    bool singleGuess = false;             // OPT-2
    bool killerCards = false;             // OPT-3
    bool xFilePowers = false;             // OPT-6
    std::uint32_t house = kHouseDefaults; // HOUSE-1 to HOUSE-18, bit n - 1 for HOUSE-n
    int mostTurns = 0;                    // the game stops undecided after so many turns of all players; 0: never

    bool houseRule(int number) const { return (house >> (number - 1) & 1u) != 0; }
    bool operator==(const GameOptions&) const = default;
};

struct SeatSetup
{
    const Deck* deck = nullptr;          // nothing: a player without cards
    bool passive = false;                // never does anything he is not forced to, and is never asked
    std::vector<DeckEntry> collection{}; // what he owns, for texts that reach outside the game (OQ-31)
    // His X-File is drawn by a lot of its own, whatever the deck names: among those of the sets that the other cards at
    // the table are of, by the game's seed and the seat alone, so that the cards of no deck have a say in it.
    bool drawsXFile = false;
    // The cards are taken in the order of their numbers, whatever the deck's: of choices that are worth the same a
    // player takes the first, so that decks of the same cards would win more or fewer games by how they are written
    // down.
    bool inOrder = false;
};

struct CompiledCards;

struct MatchSetup
{
    const CardPool* pool = nullptr;
    const EffectBook* effects = nullptr; // nothing: every card plays by its printed facts alone
    GameOptions options;
    std::vector<SeatSetup> seats; // two to four (MULTI-1)
    int firstSeat = -1;           // -1: drawn at random (SETUP-11)
    // Of this pool with these effects (compileCards), for many matches; nothing: compiled for this one alone.
    std::shared_ptr<const CompiledCards> compiled{};
};

// Why no game can be set up. Deck rules are not asked here: an illegal deck may be played, within the room there is.
struct SetupProblem
{
    enum class Kind : std::uint8_t {
        Seats,        // not two to four
        BasicSeats,   // more than two in the Basic Game (BASIC-1)
        TooManyCards, // more than kCardsPerSeat in Team and Bureau Deck together
        AgentTwice,   // a title twice in the Team (DECK-14)
        NoAgent,      // a card of the Team is no Agent
        AgentTitles,  // more titles of Agents than the state has room for
        XFiles        // more X-Files than a Notebook has room for, or none
    };
    Kind kind = Kind::Seats;
    Seat seat = kNoSeat;
    std::optional<CardIndex> card;
    int have = 0;
    int want = 0;

    bool operator==(const SetupProblem&) const = default;
};

std::vector<SetupProblem> setupProblems(const MatchSetup& setup);

// Whether this card of a Bureau Deck is dealt: in the Basic Game neither what is marked for the Advanced Game nor
// Agents and X-Files (BASIC-3, BASIC-4, BASIC-8).
bool isDealt(Game game, const Card& card);

// How many cards of a deck are not.
int notDealt(const Deck& deck, const CardPool& pool, Game game);

// The deck as a seat plays it; without cards where it has none.
Deck deckOf(const SeatSetup& seat);

} // namespace dossier
