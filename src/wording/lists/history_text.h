// What a step of the history was, in a few words that follow "Undo: " and "Redo: ".
#pragma once

#include "db/history/history_step.h"
#include "domain/cards/card_pool.h"

#include <QString>

namespace dossier {

// "add 2 Gibsonton, FL", "import 63 rows". A card the pool does not know goes by its number.
QString sentence(const HistoryStep& step, const CardPool& pool);

} // namespace dossier
