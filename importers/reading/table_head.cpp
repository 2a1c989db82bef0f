#include "importers/reading/table_head.h"

#include "importers/reading/csv.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

// The line up to its end, taken off `text`.
std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

std::string_view takeFilledLine(std::string_view& text, int& number)
{
    std::string_view line;
    while (!text.empty() && trimmed(line).empty()) {
        line = takeLine(text);
        ++number;
    }
    return line;
}

// "sep=;" or "\"sep=;\"", as spreadsheets write and read it.
std::optional<char> separatorLine(std::string_view line)
{
    const bool quoted = line.substr(0, 1) == "\"";
    if (quoted)
        line.remove_prefix(1);
    if (line.size() < 5 || fold(line.substr(0, 4)) != "sep=")
        return std::nullopt;
    return line[4];
}

char mostCommonSeparator(std::string_view line)
{
    char best = ',';
    std::ptrdiff_t most = 0;
    for (const char separator : {',', ';', '\t'}) {
        const auto many = std::count(line.begin(), line.end(), separator);
        if (many > most) {
            most = many;
            best = separator;
        }
    }
    return best;
}

} // namespace

std::optional<std::size_t> TableHead::column(const std::vector<std::string_view>& anyOf) const
{
    for (const std::string_view name : anyOf) {
        const auto found = std::find(names.begin(), names.end(), name);
        if (found != names.end())
            return static_cast<std::size_t>(found - names.begin());
    }
    return std::nullopt;
}

TableHead readTableHead(std::string_view text)
{
    TableHead head;
    std::string_view line = takeFilledLine(text, head.line);
    const auto named = separatorLine(line);
    if (named)
        line = takeFilledLine(text, head.line);
    head.separator = named.value_or(mostCommonSeparator(line));
    head.text = line;
    head.body = text;
    CsvReader csv(line, head.separator);
    if (csv.next())
        for (std::string name : csv.fields()) {
            head.written.emplace_back(trimmed(name));
            std::replace(name.begin(), name.end(), '_', ' ');
            head.names.push_back(fold(name));
        }
    return head;
}

TableHead findTableHead(std::string_view text, const std::function<bool(const TableHead&)>& isOne)
{
    constexpr int kMostAbove = 10;
    TableHead first = readTableHead(text);
    if (isOne(first))
        return first;
    TableHead head = first;
    std::vector<LineAbove> above;
    for (int lines = 0; lines < kMostAbove && !head.body.empty(); ++lines) {
        if (std::ranges::any_of(head.names, [](const std::string& name) { return !name.empty(); }))
            above.push_back({head.line, std::string(head.text)});
        TableHead next = readTableHead(head.body);
        next.line += head.line;
        if (isOne(next)) {
            next.above = std::move(above);
            return next;
        }
        head = std::move(next);
    }
    return first;
}

} // namespace dossier
