// Which cards a player uses, in games against himself with decks drawn by lot, and what came of it.
#pragma once

#include "domain/decks/format.h"
#include "engine/players/bot.h"
#include "engine/players/playtest/card_figures.h"
#include "engine/state/reason.h"

#include <functional>
#include <map>
#include <stop_token>

namespace dossier {

struct UsesSetup
{
    const CardPool* pool = nullptr;
    const EffectBook* effects = nullptr;
    Format format;       // of the decks; one without agreed Killer cards leaves them out
    GameOptions options; // set `mostTurns`, or games of careless players need not end
    Bot bot = Bot::Supervisor;
    int worlds = 100; // in which a Director tries each choice
    int games = 100;
    std::uint64_t seed = 1;
};

// Of one card, summed over its players; games are counted once for each player. To use it is to play, place,
// requisition or buy it, to deploy it (an Agent of the Team), to use what it says once it lies there, and of a Bluff to
// use it when it is turned up: to put a card face down does nothing by itself and is counted apart.
struct CardUses
{
    int decks = 0;   // decks in which it was
    int held = 0;    // games in which its player had it in hand or Team
    GameCount could; // ... in which he could have used it, once at least
    GameCount used;
    std::int64_t offered = 0;     // choices in which it could be used
    std::int64_t taken = 0;       // ... and was
    std::int64_t textOffered = 0; // of these, what it says once it lies there
    std::int64_t textTaken = 0;
    std::int64_t hidden = 0;         // Bluffs put face down
    std::vector<int> gamesHeld{};    // the first few games in which it was held
    std::vector<int> gamesOffered{}; // ... in which it could be used

    // What came of the games in which he could have used it and did not.
    GameCount left() const { return could - used; }
    CardUses& operator+=(const CardUses& other);
    bool operator==(const CardUses&) const = default;
};

struct UsesReport
{
    int games = 0;
    std::vector<CardUses> cards; // by CardIndex

    UsesReport& operator+=(const UsesReport& other);
    bool operator==(const UsesReport&) const = default;
};

// X-Files are chosen, not used: no figures are kept of them, nor asked for; cards of a user's own sets, and those that
// were printed before, are in no deck that is drawn by lot.
inline bool isUsable(const CardPool& pool, CardIndex card)
{
    return !pool[card].xfile && !pool[card].further && pool.knownPrinting(card) == card;
}

// Most games are of two players, one in four is of three: some cards want that (DECK-19). Game i follows from the
// set-up, the seed and i alone, so the report never depends on `jobs`. `progress` is told the games played, from any
// thread but never from two at once.
UsesReport countUses(const UsesSetup& setup, int jobs, const std::function<void(int)>& progress = {},
                     const std::stop_token& stop = {});

// Why a card was never used.
struct NotUsed
{
    enum class Why : std::uint8_t {
        NotInDecks, // it came into no deck
        NotHeld,    // it was never drawn
        NotAllowed, // no choice ever offered it; `against` says what stood in its way, where one thing did
        NoRule,     // it was offered, and its player finds nothing that its text would do for him
        NotWorth    // it was offered, and never seemed worth it
    };
    Why why = Why::NotInDecks;
    std::optional<Reason> against;

    bool operator==(const NotUsed&) const = default;
};
// Of every card without uses in the report of this set-up; plays a few of its games again.
std::map<CardIndex, NotUsed> whyNotUsed(const UsesSetup& setup, const UsesReport& report);

} // namespace dossier
