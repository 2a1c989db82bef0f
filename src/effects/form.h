// Forms of phrases, as the manual of the effect data writes them: `*` stands for game words ("Occult|Evolutionary": any
// of them, "Alien,Creature": all of them), `#` for a number, `@` for cards by number ("163|172|XF97-0012v2"). All else
// is literal.
#pragma once

#include "effects/words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// What the wildcards of a form stood for, in their order.
struct Captured
{
    std::vector<std::string_view> words;
    bool all = false; // of the words: all of them, not any
    std::vector<int> numbers;
    std::vector<int> cards;
    bool allCards = false;
};

// How many characters of `text` the form takes, up to a blank or the end; nothing where the text does not begin so.
std::optional<std::size_t> beginsLike(std::string_view text, std::string_view form, Captured& captured);

// Whether it is worth asking beginsLike: most forms differ in their first letter.
inline bool mayBegin(std::string_view text, std::string_view form)
{
    return text.empty() || form.empty() || form[0] == text[0] || form[0] == '*' || form[0] == '#' || form[0] == '@';
}

// The words `*` may stand for: every Keyword, LRC, CRC, RES, RP and CP.
std::span<const std::string_view> gameWords();

// JsonError "unknown …": names the game word in `phrase` that is none, where it otherwise goes like one of the forms;
// else the form that is most like it.
[[noreturn]] void notLikeAny(const Json& at, std::string_view what, std::string_view phrase,
                             std::span<const std::string_view> forms);

} // namespace dossier
