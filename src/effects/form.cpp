#include "effects/form.h"

#include "domain/cards/published_set.h"
#include "domain/cards/vocabulary.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace dossier {

namespace {

constexpr std::size_t kAbbreviations = 5;
using GameWordList = std::array<std::string_view, kKeywords + kAbbreviations>;

const GameWordList& allGameWords()
{
    static const GameWordList all = [] {
        GameWordList found{};
        for (int k = 0; k < kKeywords; ++k)
            found[static_cast<std::size_t>(k)] = nameOf(static_cast<Keyword>(k));
        constexpr std::array<std::string_view, kAbbreviations> abbreviations{"LRC", "CRC", "RES", "RP", "CP"};
        std::copy(abbreviations.begin(), abbreviations.end(), found.begin() + kKeywords);
        return found;
    }();
    return all;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// The longest game word at the beginning of the text, or nothing.
std::string_view wordAt(std::string_view text)
{
    std::string_view longest;
    for (const std::string_view word : allGameWords())
        if (word.size() > longest.size() && text.starts_with(word) &&
            (text.size() == word.size() || !isLetter(text[word.size()])))
            longest = word;
    return longest;
}

std::size_t numberAt(std::string_view text, std::vector<int>& numbers)
{
    constexpr std::size_t kMostDigits = 4;
    const auto digits = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isDigit) - text.begin());
    if (digits == 0 || digits > kMostDigits)
        return 0;
    int number = 0;
    std::from_chars(text.data(), text.data() + digits, number);
    numbers.push_back(number);
    return digits;
}

// "163" or, of another set, "XF97-0012v2".
std::size_t cardAt(std::string_view text, std::vector<int>& cards)
{
    const NumberAhead printed = numberAhead(text);
    if (printed.length == 0)
        return numberAt(text, cards);
    cards.push_back(printed.card);
    return printed.length;
}

// A list with one kind of sign between its items: how long it is, 0 where it does not begin. `take` gives the length of
// one item and keeps it.
template <typename Take>
std::size_t listAt(std::string_view text, bool& all, Take take)
{
    std::size_t length = take(text);
    const char between = length < text.size() ? text[length] : '\0';
    if (length == 0 || (between != '|' && between != ','))
        return length;
    bool several = false;
    while (length + 1 < text.size() && text[length] == between) {
        const std::size_t next = take(text.substr(length + 1));
        if (next == 0)
            break;
        length += next + 1;
        several = true;
    }
    all = several && between == ',';
    return length;
}

// Length of what the wildcard takes of the beginning of the text; 0: nothing fits.
std::size_t wildcardAt(char wildcard, std::string_view text, Captured& captured)
{
    if (wildcard == '#')
        return numberAt(text, captured.numbers);
    if (wildcard == '@') {
        return listAt(text, captured.allCards, [&](std::string_view rest) { return cardAt(rest, captured.cards); });
    }
    return listAt(text, captured.all, [&](std::string_view rest) {
        const std::string_view word = wordAt(rest);
        if (!word.empty())
            captured.words.push_back(word);
        return word.size();
    });
}

bool isWildcard(char c)
{
    return c == '*' || c == '#' || c == '@';
}

// As beginsLike; `stuck` is where a game word belongs and none stands, or 0.
std::optional<std::size_t> follow(std::string_view text, std::string_view form, Captured& captured, std::size_t& stuck)
{
    std::size_t at = 0;
    for (const char c : form) {
        if (isWildcard(c)) {
            const std::size_t taken = wildcardAt(c, text.substr(at), captured);
            if (taken == 0) {
                stuck = c == '*' ? at : 0;
                return std::nullopt;
            }
            at += taken;
        } else if (at < text.size() && text[at] == c) {
            ++at;
        } else {
            return std::nullopt;
        }
    }
    if (at == text.size() || text[at] == ' ')
        return at;
    stuck = text[at] == '|' || text[at] == ',' ? at + 1 : 0;
    return std::nullopt;
}

} // namespace

std::span<const std::string_view> gameWords()
{
    return allGameWords();
}

std::optional<std::size_t> beginsLike(std::string_view text, std::string_view form, Captured& captured)
{
    captured = {};
    std::size_t stuck = 0;
    return follow(text, form, captured, stuck);
}

void notLikeAny(const Json& at, std::string_view what, std::string_view phrase, std::span<const std::string_view> forms)
{
    std::size_t furthest = 0;
    for (const std::string_view form : forms) {
        Captured captured;
        std::size_t stuck = 0;
        if (!follow(phrase, form, captured, stuck))
            furthest = std::max(furthest, stuck);
    }
    if (furthest == 0 || furthest >= phrase.size())
        notUnderstood(at, what, phrase, forms);
    const std::string_view rest = phrase.substr(furthest);
    notUnderstood(at, "game word", rest.substr(0, rest.find_first_of("|,>")), allGameWords());
}

} // namespace dossier
