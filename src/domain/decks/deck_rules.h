// Is this deck legal? One function per rule, each citing its number in the rules reference.
#pragma once

#include "domain/cards/rule_number.h"
#include "domain/decks/deck.h"
#include "domain/decks/format.h"

#include <optional>
#include <vector>

namespace dossier {

// Error: may not be played. Agreement: legal if both players say so (OPT-0). Unknown: legal, but the game does not know
// what the card does. Advice: legal, but the book warns,
// or this program's table has no room for it.
enum class Severity : std::uint8_t { Error, Agreement, Unknown, Advice };

// One rule broken, once per title. What it says is made of these facts by the wording room.
struct Problem
{
    RuleNumber rule;
    Severity severity = Severity::Error;
    std::optional<CardIndex> card; // nothing where the rule is about the whole deck
    int have = 0;
    int want = 0;

    bool operator==(const Problem&) const = default;
};

// All problems of `deck` under `format`, errors first, then agreements, unknown cards, advice; within these by rule and
// in the order of the deck. Never fails: an illegal deck is a deck.
std::vector<Problem> checkDeck(const Deck& deck, const CardPool& pool, const Format& format);

// No error, and no agreement that is still missing.
bool isLegal(const std::vector<Problem>& problems);
// How many of them keep the deck from being legal: errors and agreements.
int hindrances(const std::vector<Problem>& problems);

// Every rule number checkDeck can report, for tests and for the rule reference.
std::vector<RuleNumber> checkedRules(Game game);

} // namespace dossier
