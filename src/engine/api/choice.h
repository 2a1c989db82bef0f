// What one choice is about and what it does, as the player who has it may hear it.
#pragma once

#include "engine/api/decision.h"
#include "engine/state/action.h"
#include "engine/state/named_word.h"

#include <algorithm>

namespace dossier {

// In which of its ways a card is played or used.
struct Way
{
    std::uint8_t form = 0;
    int step = 0; // of its price, from 1; 0: it has a single one
};

struct Choice
{
    Action action{}; // what it is to the engine; a face-down card is a number in it
    // The question it answers; of a Pass what is passed on.
    Asks asks = Asks::GoOn;
    CardName card{};
    CardName agent{};
    NamedThing target{}; // of an Allot: who is hit, or whose damage it is
    NamedThing other{};
    NamedThing team{};               // he goes to or that acts; none where Teams do not matter (BASIC)
    bool joins = false;              // others are in that Team
    bool again = false;              // Pass: some of what it passes on has been done
    Seat seat = kNoSeat;             // at whom it is directed, where there are several to choose from
    CardIndex title = kNoCardIndex;  // an X-File that is named, a card from outside the game
    int type = 0;                    // Ask, Announce, UsePower: see typeBit
    std::optional<Points> price{};   // nothing costs anything in the Basic Game; PayWith: what the pool is spared
    std::optional<Points> yield{};   // Sell: what it brings
    std::optional<Way> way{};        // where it can be played in several ways, and for a use
    std::optional<NamedWord> word{}; // NameWord
    std::vector<CardRef> subjects{}; // the cards it is about: the one played, its target, the Agents it speaks of

    bool isAbout(CardRef subject) const
    {
        return std::find(subjects.begin(), subjects.end(), subject) != subjects.end();
    }
};

} // namespace dossier
