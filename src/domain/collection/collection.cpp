#include "domain/collection/collection.h"

#include "text/fold.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace dossier {

namespace {

struct ConditionWord
{
    std::string_view word; // letters only, folded
    Condition condition;
};

// The names other programs use for the same grades (INTEROP 3.9), stripped of blanks and underscores.
constexpr std::array<ConditionWord, 38> kOtherWords{{
    {"mint", Condition::Mint},
    {"m", Condition::Mint},
    {"nearmint", Condition::NearMint},
    {"nm", Condition::NearMint},
    {"excellent", Condition::NearMint},
    {"ex", Condition::NearMint},
    {"good", Condition::Good},
    {"goodlightlyplayed", Condition::Good},
    {"lightlyplayed", Condition::Good},
    {"lightplayed", Condition::Good},
    {"lp", Condition::Good},
    {"gd", Condition::Good},
    {"played", Condition::Played},
    {"moderatelyplayed", Condition::Played},
    {"mp", Condition::Played},
    {"pl", Condition::Played},
    {"heavilyplayed", Condition::HeavilyPlayed},
    {"hp", Condition::HeavilyPlayed},
    {"poor", Condition::Poor},
    {"damaged", Condition::Poor},
    {"dmg", Condition::Poor},
    {"unknown", Condition::Unknown},
    {"verygood", Condition::Good},
    {"vg", Condition::Good},
    {"neuf", Condition::Mint},
    {"parfait", Condition::Mint},
    {"commeneuf", Condition::NearMint},
    {"quasineuf", Condition::NearMint},
    {"presqueneuf", Condition::NearMint},
    {"tresbon", Condition::Good},
    {"tresbonetat", Condition::Good},
    {"bon", Condition::Good},
    {"bonetat", Condition::Good},
    {"joue", Condition::Played},
    {"tresjoue", Condition::HeavilyPlayed},
    {"use", Condition::HeavilyPlayed},
    {"mauvais", Condition::Poor},
    {"abime", Condition::Poor},
}};

// Digits alone, at most `most` of them; -1 for anything else.
std::int64_t digits(std::string_view text, std::size_t most)
{
    if (text.empty() || text.size() > most || text.find_first_not_of("0123456789") != std::string_view::npos)
        return -1;
    std::int64_t number = 0;
    for (const char digit : text)
        number = number * 10 + (digit - '0');
    return number;
}

} // namespace

int copiesFrom(std::int64_t sum)
{
    return static_cast<int>(std::clamp<std::int64_t>(sum, 0, kMostInAll));
}

std::string priceText(std::int64_t hundredths)
{
    if (hundredths == 0)
        return {};
    const std::string cents = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (cents.size() < 2 ? ".0" : ".") + cents;
}

std::optional<std::int64_t> priceNamed(std::string_view text)
{
    if (text.empty())
        return 0;
    const auto point = text.find_first_of(".,");
    const std::int64_t whole = digits(text.substr(0, point), 9);
    std::int64_t cents = 0;
    if (point != std::string_view::npos) {
        const std::string_view fraction = text.substr(point + 1);
        cents = digits(fraction, 2);
        if (fraction.size() == 1)
            cents *= 10;
    }
    if (whole < 0 || cents < 0)
        return std::nullopt;
    return whole * 100 + cents;
}

std::optional<PaidPrice> priceWithCurrency(std::string_view text)
{
    constexpr std::string_view kFigures = "0123456789.,";
    constexpr std::array<std::string_view, 3> kSpaces{" ", "\xC2\xA0", "\xE2\x80\xAF"}; // French typography
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kSigns{
        {{"\xE2\x82\xAC", "EUR"}, {"US$", "USD"}, {"$", "USD"}, {"\xC2\xA3", "GBP"}, {"\xC2\xA5", "JPY"}}};
    const std::size_t first = text.find_first_of(kFigures);
    if (first == std::string_view::npos)
        return text.empty() ? std::optional(PaidPrice()) : std::nullopt;
    const std::size_t last = text.find_last_of(kFigures);
    std::string_view before = text.substr(0, first);
    std::string_view behind = text.substr(last + 1);
    for (const std::string_view space : kSpaces) {
        while (before.ends_with(space))
            before.remove_suffix(space.size());
        while (behind.starts_with(space))
            behind.remove_prefix(space.size());
    }
    const auto hundredths = priceNamed(text.substr(first, last + 1 - first));
    if (!hundredths || (!before.empty() && !behind.empty()))
        return std::nullopt;
    const std::string_view word = before.empty() ? behind : before;
    for (const auto& [sign, currency] : kSigns)
        if (word == sign)
            return PaidPrice{*hundredths, std::string(currency)};
    std::string letters(word);
    for (char& letter : letters)
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    const bool isCode = letters.size() == 3 && letters.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == letters.npos;
    if (!letters.empty() && !isCode)
        return std::nullopt;
    return PaidPrice{*hundredths, std::move(letters)};
}

bool isDate(std::string_view text, Limits limits)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return false;
    const std::int64_t year = digits(text.substr(0, 4), 4);
    const std::int64_t month = digits(text.substr(5, 2), 2);
    const std::int64_t day = digits(text.substr(8, 2), 2);
    if (limits == Limits::AsTheyWere) // an earlier version, or another program, knew of a 29 February 1997
        return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
    if (year < kFirstYear || year > kLastYear || month < 0 || day < 0)
        return false;
    return std::chrono::year_month_day(std::chrono::year(static_cast<int>(year)),
                                       std::chrono::month(static_cast<unsigned>(month)),
                                       std::chrono::day(static_cast<unsigned>(day)))
        .ok();
}

std::string_view nameOf(Condition condition)
{
    static constexpr std::array<std::string_view, kConditions> names{"",       "Mint",           "Near Mint", "Good",
                                                                     "Played", "Heavily Played", "Poor"};
    return names[static_cast<std::size_t>(condition)];
}

std::optional<Condition> conditionNamed(std::string_view word)
{
    for (int condition = 0; condition < kConditions; ++condition)
        if (word == nameOf(static_cast<Condition>(condition)))
            return static_cast<Condition>(condition);
    std::string letters;
    for (char c : fold(word))
        if (c >= 'a' && c <= 'z')
            letters += c;
    if (letters.empty() && fold(word).empty())
        return Condition::Unknown;
    for (const ConditionWord& known : kOtherWords)
        if (letters == known.word)
            return known.condition;
    // "Near Mint (NM)": both say the same.
    constexpr std::size_t kLongest = 60; // letters
    const auto open = word.find('(');
    if (word.size() > kLongest || open == std::string_view::npos || open == 0 || !word.ends_with(')'))
        return std::nullopt;
    const auto said = conditionNamed(word.substr(0, open));
    return said == conditionNamed(word.substr(open + 1, word.size() - open - 2)) ? said : std::nullopt;
}

} // namespace dossier
