#include "importers/reading/title_beside.h"

#include "domain/cards/near_titles.h"
#include "text/fold.h"
#include "text/near_words.h"

#include <algorithm>
#include <string>

namespace dossier {

namespace {

bool holdsLetters(std::string_view folded)
{
    return std::ranges::any_of(folded,
                               [](char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; });
}

// "agent mulder" of "agent fox mulder".
bool areWordsOf(std::string_view words, std::string_view title)
{
    const std::string all = " " + std::string(title) + " ";
    while (!words.empty()) {
        const auto end = std::min(words.find(' '), words.size());
        if (all.find(" " + std::string(words.substr(0, end)) + " ") == std::string::npos)
            return false;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return true;
}

} // namespace

bool isBesideAnother(std::string_view words, CardIndex card, const CardPool& pool)
{
    constexpr std::size_t kLettersToOneWrong = 4;
    const std::string said = plainTitle(fold(words));
    if (!holdsLetters(said))
        return false;
    if (const auto titled = pool.findTitle(words))
        return !pool.sameCard(*titled, card);
    const std::string title = plainTitle(pool.foldedTitle(card));
    if (said == fold(pool[card].set) || said == plainTitle(fold(pool[card].setName)))
        return false;
    const int limit = static_cast<int>(title.size() / kLettersToOneWrong);
    return said.find(title) == std::string::npos && !areWordsOf(said, title) &&
           editDistance(said, title, limit) > limit;
}

} // namespace dossier
