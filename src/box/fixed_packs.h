// Starters and boosters from the box: the fixed packs and starter decks to take.
#pragma once

#include "box/game_data.h"
#include "domain/sealed/sealed_evening.h"

#include <QString>
#include <QStringList>

namespace dossier {

// The five of the base set (PACK-6), by name. Read from the sample decks, whose notes name the second X-File.
std::vector<FixedPack> fixedPacks(const CardPool& pool);

// A legal deck of 60 cards of each fixed pack, filled up in the rule book's proportions: not what a starter brought by
// lot, but what a beginner can play at once. They lie in a folder of their own.
std::vector<Deck> starterDecks(const GameData& box);
QString starterFolder();

// A sample deck by the name it is offered with, once it is whole: a fixed pack is called a starter.
QString shippedName(const Deck& sample);
// What a starter was called in any language, as it is called in the one in use; any other name as it is.
QString starterNow(const QString& name);
// What is obvious done about each of its problems: too few cards, an X-File or a Team that is missing, too many copies.
// May still not be legal.
Deck completed(Deck deck, const GameData& box);

// "starter Scully, 5 boosters; 135 cards"
QString packsText(const SealedPlayer& player);
// What the sources leave open of these packs, and what is done here.
QString packsRemark(const SealedSetup& setup);

} // namespace dossier
