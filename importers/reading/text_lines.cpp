#include "importers/reading/text_lines.h"

#include "text/utf8.h"

#include <algorithm>
#include <charconv>

namespace dossier {

namespace {

constexpr int kMostQuoted = 200;

} // namespace

std::vector<TextLine> linesOf(std::string_view text)
{
    std::vector<TextLine> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back({static_cast<int>(lines.size()) + 1, text.substr(begin, end - begin)});
        begin = end + 1;
    }
    return lines;
}

std::string excerpt(std::string_view text)
{
    std::size_t end = 0;
    int letters = 0;
    for (; end < text.size(); ++end) {
        if (!continuesLetter(text[end]) && ++letters > kMostQuoted)
            break;
    }
    std::string quoted(text.substr(0, end));
    std::replace(quoted.begin(), quoted.end(), '\n', ' ');
    return quoted;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && text.find_first_not_of(kDigits) == std::string_view::npos;
}

std::vector<std::string_view> figuresIn(std::string_view text)
{
    std::vector<std::string_view> figures;
    for (auto at = text.find_first_of(kDigits); at != std::string_view::npos; at = text.find_first_of(kDigits, at)) {
        const auto end = std::min(text.find_first_not_of(kDigits, at), text.size());
        figures.push_back(text.substr(at, end - at));
        at = end;
    }
    return figures;
}

std::optional<int> wholeNumber(std::string_view text, int least, int most)
{
    text = trimmed(text);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (!isDigits(text) || error != std::errc() || number < least || number > most)
        return std::nullopt;
    return number;
}

std::optional<int> countIn(std::string_view cell, int least, int most)
{
    cell = trimmed(cell);
    for (const std::string_view nothing : {".0", ",0"})
        if (cell.ends_with(nothing))
            return wholeNumber(cell.substr(0, cell.size() - nothing.size()), least, most);
    return wholeNumber(cell, least, most);
}

} // namespace dossier
