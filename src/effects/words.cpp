#include "effects/words.h"

#include "text/fold.h"

#include <algorithm>

namespace dossier {

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
