#include "effects/words.h"

#include "domain/text_fold.h"

#include <algorithm>

namespace dossier {

std::string nearestWord(std::string_view word, std::span<const std::string_view> known)
{
    constexpr int kFar = 100;
    const std::string folded = fold(word);
    const auto distance = [&](std::string_view other) { return editDistance(folded, fold(other), kFar); };
    const auto nearest = std::min_element(
        known.begin(), known.end(), [&](std::string_view a, std::string_view b) { return distance(a) < distance(b); });
    return nearest == known.end() ? std::string() : std::string(*nearest);
}

void notUnderstood(const Json& at, std::string_view what, std::string_view phrase,
                   std::span<const std::string_view> known)
{
    throw JsonError(at.line(), "unknown " + std::string(what) + " \"" + std::string(phrase) + "\"; did you mean \"" +
                                   nearestWord(phrase, known) + "\"?");
}

std::size_t indexOf(const Json& word, std::span<const std::string_view> known, std::string_view what)
{
    const std::string folded = fold(word.asString());
    for (std::size_t i = 0; i < known.size(); ++i)
        if (fold(known[i]) == folded)
            return i;
    notUnderstood(word, what, word.asString(), known);
}

void checkKeys(const Json& object, std::span<const std::string_view> known, std::string_view what)
{
    for (const auto& [key, value] : object.members())
        if (std::find(known.begin(), known.end(), key) == known.end())
            throw JsonError(value.line(), "unknown key \"" + key + "\" in " + std::string(what) + "; did you mean \"" +
                                              nearestWord(key, known) + "\"?");
}

} // namespace dossier
