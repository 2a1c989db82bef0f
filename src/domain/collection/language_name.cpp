#include "domain/collection/language_name.h"

#include "text/fold.h"

#include <array>

namespace dossier {

namespace {

struct LanguageWord
{
    std::string_view word; // folded
    std::string_view code; // ISO 639-1
};

constexpr std::array<LanguageWord, 27> kLanguages{{
    {"english", "en"},
    {"anglais", "en"},
    {"eng", "en"},
    {"fra", "fr"},
    {"allemand", "de"},
    {"espagnol", "es"},
    {"italien", "it"},
    {"japonais", "ja"},
    {"french", "fr"},
    {"francais", "fr"},
    {"german", "de"},
    {"deutsch", "de"},
    {"spanish", "es"},
    {"italian", "it"},
    {"japanese", "ja"},
    {"portuguese", "pt"},
    {"portugais", "pt"},
    {"fre", "fr"}, // and the other codes of ISO 639-2
    {"deu", "de"},
    {"ger", "de"},
    {"spa", "es"},
    {"ita", "it"},
    {"jpn", "ja"},
    {"jp", "ja"},
    {"por", "pt"},
    {"brazilian portuguese", "pt"},
    {"portuguese (brazil)", "pt"},
}};

} // namespace

std::optional<std::string> languageNamed(std::string_view word)
{
    if (word.empty() || word == "en")
        return "en";
    const std::string folded = fold(word);
    if (folded.empty())
        return "en";
    for (const LanguageWord& known : kLanguages)
        if (folded == known.word)
            return std::string(known.code);
    // "en-US", "fr_FR": where it is spoken is no matter.
    const auto place = folded.find_first_of("-_");
    if (const std::string_view first = std::string_view(folded).substr(0, place);
        place != std::string::npos && (first.size() == 2 || first.size() == 3) && folded.size() - place >= 3 &&
        folded.size() - place <= 5)
        return languageNamed(first);
    const bool isCode = (folded.size() == 2 || folded.size() == 3) &&
                        folded.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    return isCode ? std::optional(folded) : std::nullopt;
}

} // namespace dossier
