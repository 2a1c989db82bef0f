// A deck and its problems as the command line shows them, to people and to scripts.
#pragma once

#include "cli/commands.h"
#include "domain/cards/card_set.h"
#include "domain/decks/deck_rules.h"
#include "engine/state/match_setup.h"

namespace dossier {

// "advanced" or "basic": words of the contract, not translated.
QString gameWord(Game game);
// The same for people, in the language asked for.
QString gameText(Game game);
// "xfile", "team", "bureau_deck"
QString zoneWord(Zone zone);

// "Night shift: 60 cards, Team 18/20 RP, X-File The Manitou"
QString deckLine(const Deck& deck, const CardPool& pool);
void sayDeck(Session& session, const Deck& deck);
// Only those cards of the Team and the Bureau Deck; sizes and costs are of the whole deck.
void sayDeck(Session& session, const Deck& deck, const PoolSet& only);
void sayProblems(Session& session, const std::vector<Problem>& problems);

QJsonArray toJson(const std::vector<Problem>& problems, const CardPool& pool);
QJsonObject toJson(const Deck& deck, const CardPool& pool);
// Likewise, with the number of copies "shown".
QJsonObject toJson(const Deck& deck, const CardPool& pool, const PoolSet& only);
// [{"id","title","count"}]
QJsonArray toJson(const std::vector<DeckEntry>& entries, const CardPool& pool);
// The titles of a zone, one for each copy.
QJsonArray titles(const std::vector<DeckEntry>& entries, const CardPool& pool);

// Says so where Killer cards are agreed on for what is expressly the Basic Game, which knows no such agreement.
void warnOfBasicKillers(Session& session, const Arguments& arguments);
// "game", "killers" and "max_turns", which is 0 without an end, into a report of games.
void addRules(QJsonObject& json, const GameOptions& options);
// With a capital letter and a stop.
QString sentenceOf(const QString& words);

// --only-known: a deck with cards of further sets that the game does not know is refused; throws CliError.
void declareOnlyKnown(Arguments& arguments);
void checkOnlyKnown(const Session& session, const Arguments& arguments, const Deck& deck, const QString& name);

} // namespace dossier
