#include "importers/collections/left_over.h"

#include "importers/collections/collection_json.h"
#include "importers/reading/csv.h"
#include "importers/reading/foreign_json.h"
#include "importers/reading/table_head.h"
#include "importers/reading/text_encoding.h"

#include <set>

namespace dossier {

namespace {

bool isUnderstood(const Json& item, const CardPool& pool, DateOrder dates)
{
    JsonLines alone;
    alone.add(item);
    try {
        return readCollectionJson(alone.finish(), pool, dates).unknown.empty();
    } catch (const ReadError&) {
        return false;
    }
}

} // namespace

std::string leftOverOfTable(std::string_view content, const std::vector<LineProblem>& unknown)
{
    std::set<int> lines;
    for (const LineProblem& problem : unknown)
        lines.insert(problem.line);
    const std::string text = decodeText(content);
    const TableHead head = readTableHead(text);
    CsvReader csv(head.body, head.separator, head.line + 1);
    std::string left;
    while (csv.next())
        if (lines.contains(csv.line())) {
            left += csv.recordText();
            if (!left.ends_with('\n'))
                left += '\n';
        }
    if (left.empty())
        return left;
    std::string heading(text.substr(0, text.size() - head.body.size()));
    if (!heading.ends_with('\n'))
        heading += '\n';
    return heading + left;
}

std::string leftOverOfJson(std::string_view content, const CardPool& pool, DateOrder dates)
{
    const Json file = readForeignJson(decodeText(content));
    if (!file.isArray())
        throw ReadError(ReadError::Kind::NotADeck, 0, "no array of cards");
    JsonLines left;
    bool any = false;
    for (const Json& item : file.items())
        if (!isUnderstood(item, pool, dates)) {
            left.add(item);
            any = true;
        }
    return any ? left.finish() : std::string();
}

} // namespace dossier
