// The order in which choices are sent. The engine lists cards by their places in a deck, hidden ones among open ones:
// where a hidden one stands would tell a little of what it is (ZONE-21).
#pragma once

#include "domain/cards/card_pool.h"
#include "table/legal_moves.h"

#include <QRandomGenerator>

namespace dossier {

// Choices about cards that the chooser may not know come last, by what he is told of them, and by lot where that is the
// same.
void arrangeHidden(LegalMoves& offer, const CardPool& pool, QRandomGenerator& lots);

} // namespace dossier
