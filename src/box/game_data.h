// What comes in the box: the cards, what they do, and the limits of both games, read once from the compiled-in files.
#pragma once

#include "domain/cards/further_set.h"
#include "domain/decks/deck.h"
#include "domain/decks/format.h"
#include "effects/card_effect.h"

#include <QString>

namespace dossier {

struct GameData
{
    CardPool cards;
    Format advanced;
    Format basic;

    EffectBook effects; // what the cards do

    const Format& format(Game game) const { return game == Game::Basic ? basic : advanced; }
    // With the Killer cards agreed that were agreed for this deck, and the sets it may use.
    Format formatOf(const Deck& deck) const
    {
        Format format = this->format(deck.game);
        format.killersAgreed = deck.killersAgreed;
        format.sets = deck.sets;
        return format;
    }
};

// With the user's further sets behind the cards that come in the box. Throws SeedError or JsonError: only a broken
// build can make it.
GameData openGameBox(std::span<const FurtherSet> further = {});

// Begins to read it beside whatever a program does first: the next opening takes what has been read, and waits where it
// must. One at a time, in the main thread, once there is an application; nothing is read any more when this has gone.
class BoxAhead
{
public:
    BoxAhead();
    ~BoxAhead();
    BoxAhead(const BoxAhead&) = delete;
    BoxAhead& operator=(const BoxAhead&) = delete;
};

// What tells the official cards and what they do from those of another version: a hash of the compiled-in files.
QString cardDataMark();

// Boxes opened from now on hold the base set alone of the official ones: for tests that count its cards. Of the whole
// process; to be said before anything is laid.
void putOnlyTheBaseSetInTheBox(bool only);

// Boxes opened from now on are copies of one that is read once: for test programs that open thousands.
void readTheBoxOnce();

} // namespace dossier
