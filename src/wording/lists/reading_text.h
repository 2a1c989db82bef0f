// What the readers of foreign files met, in sentences: lines not understood, choices made, files that cannot be read.
#pragma once

#include "importers/collections/row_changes.h"
#include "importers/decks/deck_formats.h"
#include "importers/reading/reading.h"

#include <QStringList>

namespace dossier {

// Why a line was not taken, without its text and number: "no card of that name; did you mean Aubrey, MO?"
QString sentence(const LineProblem& problem);
// A choice the reader made for a card: "Agent Weiss went to the Team."
QString sentence(const Remark& remark, const CardPool& pool);
// What of a text was passed over: "the key “colour” (line 3) is not known and was passed over; …".
QString sentence(const UnknownKey& key);
// The same of what stands under a known one.
QString sentence(const UnknownValue& value);
// What of the rows that were understood is kept otherwise than it stood; whole sentences, none where all is.
QStringList sentences(const RowChanges& changes);
// Of lines that are not in UTF-8, if there are any: which, and what they were read as.
QStringList westernSentences(const ChangedRows& lines);
// Why a whole file could not be read, without its name.
QString sentence(const ReadError& error);
// What a format cannot hold: "the split into X-File, Team and Bureau Deck".
QString word(DeckLoss loss);

} // namespace dossier
