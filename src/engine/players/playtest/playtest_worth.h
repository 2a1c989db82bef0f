// What cards are worth to a deck: it plays the same games again with a blank in the place of each (blank.h).
#pragma once

#include "engine/players/playtest/trial.h"

namespace dossier {

struct CardWorth
{
    DeckEntry entry;
    Zone zone = Zone::BureauDeck;
    Comparison result; // the deck as it is, against the one with blanks for all copies

    bool operator==(const CardWorth&) const = default;
};

// The cards of Team and Bureau Deck, none compared yet.
std::vector<CardWorth> cardsToTry(const Deck& deck);

struct WorthProgress
{
    std::function<void(int)> games;             // told the games played so far
    std::function<void(const CardWorth&)> card; // told each card whose games are played, in the order of `cards`
};

// All `cards` of the deck over so many rounds, in their order. Plays 2 * rounds games of each version, the deck as it
// is among them, against each deck of the gauntlet. After `stop` those whose games were played. Throws as playTrial.
std::vector<CardWorth> worthOf(std::vector<CardWorth> cards, const TrialSetup& setup, const Deck& deck, int rounds,
                               const WorthProgress& progress = {}, const std::stop_token& stop = {});

} // namespace dossier
