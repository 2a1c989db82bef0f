// The fan site's deck files, old and new: {"name","cards"} and {"title","card_ids"}, both card number -> copies.
#pragma once

#include "importers/json.h"
#include "importers/reading.h"

namespace dossier {

class DeckAssembly;

// Throws ReadError: BadJson, NotADeck, NothingUnderstood.
DeckReading readFanSiteJson(std::string_view text, const CardPool& pool);

// Takes an object card number -> copies, in its order.
void takeCardCounts(DeckAssembly& assembly, const Json& counts);

// {"name","cards"}: both sites read it. No zones, no notes.
std::string writeFanSiteJson(const Deck& deck, const CardPool& pool);

// The bare {"XF96-0063v1":2,…} within: X-File, Team, Bureau Deck, a printing in two zones once.
std::string cardCountsJson(const Deck& deck, const CardPool& pool);

} // namespace dossier
