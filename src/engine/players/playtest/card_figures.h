// What came of games in which a deck's player drew or played a card of his, by card. Watched through the events of a
// game.
#pragma once

#include "engine/players/playtest/interval.h"
#include "engine/state/event.h"
#include "engine/state/match_setup.h"

#include <bitset>

namespace dossier {

// Games, and what they brought the player of the deck.
struct GameCount
{
    int games = 0;
    int wins = 0;
    int undecided = 0;
    std::int64_t parts = 0; // of a point, that the undecided ones brought

    // One game, as it ended for somebody at a table of so many.
    static GameCount of(Seat seat, Seat winner, std::size_t seats);
    double points() const { return pointsOf(wins, parts); }
    GameCount& operator+=(const GameCount& other);
    GameCount operator-(const GameCount& other) const;
    bool operator==(const GameCount&) const = default;
};

// Games in which one copy at least was ...
struct CardFigures
{
    GameCount opening; // in the opening hand
    GameCount drawn;   // in the hand at any time, or taken from the deck by a text
    GameCount played;  // played, placed, bought or requisitioned; a Bluff once it is turned up

    CardFigures& operator+=(const CardFigures& other);
    bool operator==(const CardFigures&) const = default;
};

// A deck's figures: of all its games, and by card in the order of its Bureau Deck.
struct DeckFigures
{
    GameCount all;
    std::vector<CardFigures> cards;

    DeckFigures& operator+=(const DeckFigures& other);
    bool operator==(const DeckFigures&) const = default;
};

// Reads what happened to the cards of one deck in a game.
class CardWatch
{
public:
    CardWatch(const Deck& deck, const CardPool& pool);

    // `seat` is the deck's; `count` is the game: 1 in `games`, and in `wins` or `undecided` where it is so.
    void add(const EventLog& log, Seat seat, const GameCount& count, DeckFigures& figures) const;

private:
    std::vector<std::int16_t> m_entryOf; // by CardIndex; -1: not in this Bureau Deck
    std::size_t m_entries;
};

} // namespace dossier
