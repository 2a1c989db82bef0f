// Owned cards in a list as people write it, a card a line: "2 Aubrey, MO", "Kick x3", "Hide", "XF96-0063v1".
#pragma once

#include "importers/collections/collection_reading.h"
#include "importers/reading/text_blocks.h"

#include <optional>
#include <string_view>

namespace dossier {

// Whether a text begins as such a list: it has neither the heading of a table of owned cards nor those of a deck's
// parts, and the first line that is no remark and no type of cards names a card or counts something, or a counted card
// follows within a few lines of words. Takes a file of
// any length, in any encoding decodeText knows, and looks at its beginning. Throws what decodeText throws.
bool isCollectionList(std::string_view text, const CardPool& pool);

// Reads one, as readCardLine reads a line; of two bare figures the list says which is the count, or nobody. Blank
// lines, remarks ("// …", "# …") and types of cards ("Sites:") are passed over; all else that is no card is among
// the unknown. Nothing where `goOn` stopped it. Throws NoneUnderstood<CollectionReading> where there are lines and none
// is understood, ReadError Empty where there are none, and what TextBlocks throws.
std::optional<CollectionReading> readCollectionList(TextBlocks& blocks, const CardPool& pool,
                                                    const CollectionWish& wish = {}, const KeepsOn& goOn = {},
                                                    const LeftOver& leftOver = {});

} // namespace dossier
