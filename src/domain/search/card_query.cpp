#include "domain/search/card_query.h"

#include "domain/search/query_parser.h"

#include <algorithm>

namespace dossier {

ParsedQuery parseQuery(std::string_view text)
{
    return QueryParser(text).parse();
}

std::optional<std::string> plainWords(const Query& query)
{
    std::string words;
    for (const QueryNode& node : query.nodes) {
        if (node.kind == QueryNode::Kind::And)
            continue;
        const bool isWord = node.kind == QueryNode::Kind::Term && node.field == QueryField::Name && !node.regex;
        if (!isWord || node.op != QueryOp::Has)
            return std::nullopt;
        if (!words.empty())
            words += ' ';
        words += node.text;
    }
    if (words.empty())
        return std::nullopt;
    return words;
}

} // namespace dossier
