// What is said of a file of further cards: why a card was not taken, which words nobody knew; and what stands in the
// way of removing a set.
#pragma once

#include "db/stores/set_uses.h"
#include "importers/card_sets/card_set_reading.h"

#include <QString>

namespace dossier {

// For the middle of a sentence, behind the card's number: "nothing stands under Type".
QString sentence(const SetProblem& problem);
// "Keywords: Artifact (10 cards)"
QString sentence(const OwnWord& word);
// "101361 (125 cards), Promo (23 cards)"
QString sentence(std::span<const FurtherSet> sets);
// Whole; empty where nothing uses the set.
QString sentence(const SetUses& uses, const QString& set);
// That it was removed, and what that means for the history.
QString removedSentence(const SetUses& uses, const QString& set);

} // namespace dossier
