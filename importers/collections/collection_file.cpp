#include "importers/collections/collection_file.h"

#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_json.h"

namespace dossier {

namespace {

// Puts back what it looked at.
bool beginsAsJson(TextBlocks& blocks)
{
    constexpr std::size_t kMostBlanks = 1 << 20; // bytes; what has more above it is no JSON of anybody's
    std::string text;
    std::size_t first = std::string::npos;
    while (first == std::string::npos && text.size() < kMostBlanks && blocks.next(text))
        first = text.find_first_not_of(" \t\r\n");
    const bool json = first != std::string::npos && (text[first] == '[' || text[first] == '{');
    blocks.putBack(std::move(text));
    return json;
}

} // namespace

std::optional<CollectionReading> readCollection(TextBlocks& blocks, const CardPool& pool, const CollectionWish& wish,
                                                const KeepsOn& goOn, const LeftOver& leftOver)
{
    auto reading = beginsAsJson(blocks) ? readCollectionJson(blocks, pool, wish, goOn, leftOver)
                                        : readCollectionCsv(blocks, pool, wish, goOn, leftOver);
    if (reading)
        reading->changes.western = blocks.western();
    return reading;
}

} // namespace dossier
