// An OCTGN deck (.o8d): XML, a <section> a part of the deck. OCTGN knows a card by an identifier; nobody has published
// this game for it, so the identifiers follow from a name of our own and the card's number: a plug-in made with the
// same rule finds them, any other goes by the titles, which stand there, too.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

bool isOctgnDeck(std::string_view text);
// Throws ReadError: BadXml, TooLong, NotADeck, NothingUnderstood.
DeckReading readOctgnDeck(std::string_view text, const CardPool& pool);
std::string writeOctgnDeck(const Deck& deck, const CardPool& pool);

// A version-5 UUID: of the game where no card is named.
std::string octgnId(std::string_view card = {});

} // namespace dossier
