// The last wall before texts that are longer than they may be, or more than the one line they shall be.
#pragma once

#include "db/file/statement.h"
#include "domain/decks/deck.h"
#include "domain/limits/text_limits.h"

namespace dossier {

// These throw TooLong and Broken, and BadValue where a name shows nothing.
void refuseUnfit(const Work& work, TextOf of, std::string_view text);
void refuseUnfit(const Work& work, TextOf of, const QString& text);
// Of a deck. What `before`, the deck as it is stored, has as well stays.
void refuseUnfit(const Work& work, const Deck& deck, const Deck& before = {});

} // namespace dossier
