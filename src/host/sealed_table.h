// A table to which nobody brings a deck: each opens packs there, and plays with what is in them (VAR-8).
#pragma once

#include "box/game_data.h"
#include "host/table_store.h"

#include <QRandomGenerator>

namespace dossier {

// Draws what each seat opens, for each by a seed of its own: `each.seed` and `each.players` have no say. Whoever knows
// how packs are drawn could find out a seed by his own ones, and with it all that was drawn by it. Why no such table
// can be made, a sentence; empty where it is done.
QString openPacksAt(StoredTable& table, const SealedSetup& each, const GameData& box, QRandomGenerator& lots);

// Title and number of a card of which the deck has more copies than were opened at this seat, in this printing; empty
// where there is none. Which X-File it names has no say. Throws JsonError where its packs cannot be read.
QString cardNotOpened(const StoredSeat& seat, const Deck& deck, const CardPool& pool);

Json::Members packsMessage(const StoredSeat& seat);

} // namespace dossier
