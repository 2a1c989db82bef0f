#include "effects/phrase_pieces.h"

#include "engine/records/words.h"

#include <algorithm>
#include <charconv>

namespace dossier {

namespace {

std::optional<int> numberIn(const std::string& text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return number;
}

} // namespace

[[noreturn]] void notUnderstood(const Json& at, std::string_view what, const std::string& phrase,
                                std::span<const std::string_view> known)
{
    throw JsonError(at.line(), "unknown " + std::string(what) + " \"" + phrase + "\"; did you mean \"" +
                                   nearestWord(phrase, known) + "\"?");
}

std::vector<std::string> split(const std::string& text, char between)
{
    std::vector<std::string> parts;
    std::size_t at = 0;
    while (at <= text.size()) {
        const std::size_t end = std::min(text.find(between, at), text.size());
        if (end > at)
            parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

bool takePrefix(std::string& text, std::string_view prefix)
{
    if (text.compare(0, prefix.size(), prefix) != 0)
        return false;
    text.erase(0, prefix.size());
    return true;
}

bool takeSuffix(std::string& text, std::string_view suffix)
{
    if (text.size() < suffix.size() || text.compare(text.size() - suffix.size(), suffix.size(), suffix) != 0)
        return false;
    text.resize(text.size() - suffix.size());
    return true;
}

int readNumber(const Json& at, const std::string& text)
{
    if (const auto number = numberIn(text))
        return *number;
    throw JsonError(at.line(), "\"" + text + "\" is no number");
}

} // namespace dossier
