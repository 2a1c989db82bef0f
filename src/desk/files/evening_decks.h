// The decks of a sealed evening: one for each player of what he opened, tried out and made better, and beside it what
// it leaves of the packs.
#pragma once

#include "box/game_data.h"
#include "domain/sealed/sealed_evening.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <stop_token>

namespace dossier {

struct InHand;

struct SealedDeck
{
    Deck deck;
    Deck rest; // what it leaves of the packs, as a deck that is none; its name says so
};
// "NAME", or "NAME, player 2" where there are several; all in the folder `name`.
std::vector<SealedDeck> sealedDecks(const std::vector<SealedPlayer>& players, const QString& name, const GameData& box,
                                    bool killers);
// What is left of the packs when the deck is another one.
Deck restOf(const SealedPlayer& player, const Deck& deck, const GameData& box);
// By its name, as restOf gives it, a deck is what is left of packs: nobody plays it, so no rule of decks is broken by
// it.
bool isRest(const QString& name);

// Opens the packs and makes each deck better by `tries` (engine/players/playtest/improve.h), Supervisors playing both
// sides; no Killer cards. Without `tries` it takes a few milliseconds, with them about 40 games each. `progress` is
// told the tries made for all players; after `stop` the decks are what they had become. The decks follow from `setup`
// and `tries` alone, unless it was stopped.
std::vector<SealedDeck> eveningDecks(const SealedSetup& setup, int tries, const GameData& box,
                                     const std::function<void(int)>& progress = {}, const std::stop_token& stop = {});

// Puts them on the shelf as one step, decks to play with first, and opens the first. Their names, by player; none where
// it failed, which a notice says.
QStringList keepEvening(const InHand& desk, std::vector<SealedDeck> made);

} // namespace dossier
