#include "importers/collections/collection_file.h"

#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_json.h"
#include "importers/collections/collection_list.h"

namespace dossier {

namespace {

enum class Form { Table, Json, List };

// Puts back what it looked at.
Form formOf(TextBlocks& blocks, const CardPool& pool)
{
    constexpr std::size_t kMostBlanks = 1 << 20; // bytes; what has more above it is nothing of anybody's
    std::string text;
    std::size_t first = std::string::npos;
    while (first == std::string::npos && text.size() < kMostBlanks && blocks.next(text))
        first = text.find_first_not_of(" \t\r\n");
    Form form = Form::Table;
    if (first != std::string::npos && (text[first] == '[' || text[first] == '{'))
        form = Form::Json;
    else if (isCollectionList(text, pool))
        form = Form::List;
    blocks.putBack(std::move(text));
    return form;
}

} // namespace

std::optional<CollectionReading> readCollection(TextBlocks& blocks, const CardPool& pool, const CollectionWish& wish,
                                                const KeepsOn& goOn, const LeftOver& leftOver)
{
    const auto read = [&] {
        switch (formOf(blocks, pool)) {
        case Form::Json:
            return readCollectionJson(blocks, pool, wish, goOn, leftOver);
        case Form::List:
            if (!wish.fields) // else somebody has said what its columns are
                return readCollectionList(blocks, pool, wish, goOn, leftOver);
            break;
        case Form::Table:
            break;
        }
        return readCollectionCsv(blocks, pool, wish, goOn, leftOver);
    };
    auto reading = read();
    if (reading)
        reading->changes.western = blocks.western();
    return reading;
}

} // namespace dossier
