// Can the deck pay for its Conspiracy? What its cards sell for against what its Bluffs and Adversaries cost.
#pragma once

#include "domain/decks/deck.h"

#include <optional>
#include <span>
#include <vector>

namespace dossier {

// CP for which a card may be sold: its printed Cost with X as 0, an Agent's RES number (BRIEF-15 to BRIEF-17). Nothing
// for cards that may not be sold (BRIEF-14), and for X-Files.
std::optional<int> saleValue(const Card& card);

// A card that is paid from the Conspiracy Pool, *P cards included (PLAY-2, PLAY-3).
struct Expense
{
    CardIndex card = 0;
    int copies = 1;
    int cost = 0;           // X as 0
    int faceDown = 0;       // a Bluff used face down: 1 less, not below 0 (BLUFF-7, BLUFF-9); else as `cost`
    bool conspiracy = true; // CP icon; false for *P
    double salesNeeded = 0; // cards to be sold for `cost` at the deck's average; infinite where nothing sells

    bool operator==(const Expense&) const = default;
};

struct ConspiracyEconomy
{
    int cards = 0;                 // Bureau Deck
    int sellable = 0;              // of these
    int saleTotal = 0;             // CP for all of them
    int conspiracy = 0;            // cards with a CP icon
    int costTotal = 0;             // what these cost together, X as 0
    std::vector<Expense> expenses; // dearest first

    double perDrawnCard() const; // CP a card drawn at random sells for
    double averageSale() const;  // CP per sellable card
    double averageCost() const;  // CP per card with a CP icon
    // Cards with a CP icon that can be paid per turn in the long run when `cardsPerTurn` cards come and `shareSold`
    // (0 to 1) of the sellable ones is sold. Not more than are drawn.
    double paidPerTurn(double cardsPerTurn, double shareSold) const;
    // The share of CP cards (0 to 1) at which sales of `shareSold` of the others just pay for all of them.
    double balancedShare(double shareSold) const;

    bool operator==(const ConspiracyEconomy&) const = default;
};

ConspiracyEconomy economyOf(const Deck& deck, const CardPool& pool);

} // namespace dossier
