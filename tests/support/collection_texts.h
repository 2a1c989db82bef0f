// Collections that lie in memory, read and written by the ways of the program.
#pragma once

#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_file.h"
#include "importers/collections/collection_json.h"
#include "importers/collections/collection_rows.h"

namespace dossier {

inline CollectionReading readCollection(std::string_view content, const CardPool& pool, const CollectionWish& wish = {},
                                        const LeftOver& leftOver = {})
{
    TextBlocks blocks(bytesIn(content));
    return *readCollection(blocks, pool, wish, {}, leftOver);
}

inline CollectionReading readCollectionCsv(std::string_view content, const CardPool& pool,
                                           const CollectionWish& wish = {})
{
    TextBlocks blocks(bytesIn(content));
    return *readCollectionCsv(blocks, pool, wish);
}

inline CollectionReading readCollectionJson(std::string_view content, const CardPool& pool,
                                            const CollectionWish& wish = {})
{
    TextBlocks blocks(bytesIn(content));
    return *readCollectionJson(blocks, pool, wish);
}

inline std::string writeCollectionJson(std::span<const OwnedCard> cards, const CardPool& pool)
{
    std::string text(JsonRows::begin());
    JsonRows rows(pool);
    for (const OwnedCard& owned : cards) {
        if (&owned != cards.data())
            text += JsonRows::between();
        rows.append(text, viewOf(owned));
    }
    return text.append(JsonRows::end());
}

} // namespace dossier
