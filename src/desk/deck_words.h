// The open deck in one line, and putting a card where it belongs.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/deck.h"

#include <QString>

namespace dossier {

struct InHand;
class OpenDeck;

// "Bureau 58/60 · Team 19/20 RP · X-File yes · 2 problems"; "No deck open" where there is none.
QString statusLine(const OpenDeck& deck, const CardPool& pool);

// The words above the cards of one type: "Sites".
QString headingOf(CardType type);
QString nameOf(Game game);

// What the Team can do, in one sentence: "RES 9 · Health 12 · LRC 6 · CRC 5 · Medical 5 …"; empty without a Team.
QString teamTotals(const Deck& deck, const CardPool& pool);

// Copies of a printing in all zones.
int copiesIn(const Deck& deck, CardIndex card);

// Where this card goes when nothing else is said.
Zone usualZone(const Card& card);

// Whether a card like this may lie there; if not, that becomes a notice.
bool mayLie(const InHand& desk, CardIndex card, Zone zone);

// Puts one copy into the open deck; begins a deck where none is open. An X-File takes the place of the former one.
// What cannot be there (no Agent in the Team) becomes a notice. Answers whether it was done.
bool addToDeck(const InHand& desk, CardIndex card, Zone zone);

} // namespace dossier
