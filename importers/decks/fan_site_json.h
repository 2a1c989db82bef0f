// The fan site's deck files, old and new: {"name","cards"} and {"title","card_ids"}, both card number -> copies.
#pragma once

#include "importers/reading/reading.h"

namespace dossier {

// Throws ReadError: BadJson, NotADeck, NothingUnderstood.
DeckReading readFanSiteJson(std::string_view text, const CardPool& pool);

// {"name","cards"}: both sites read it. No zones, no notes.
std::string writeFanSiteJson(const Deck& deck, const CardPool& pool);

} // namespace dossier
