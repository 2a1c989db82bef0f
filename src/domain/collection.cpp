#include "domain/collection.h"

#include "domain/text_fold.h"

#include <array>

namespace dossier {

namespace {

struct ConditionWord
{
    std::string_view word; // letters only, folded
    Condition condition;
};

// The names other programs use for the same grades (INTEROP 3.9), stripped of blanks and underscores.
constexpr std::array<ConditionWord, 21> kOtherWords{{
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
    {"unknown", Condition::Unknown},
}};

} // namespace

std::string_view nameOf(Condition condition)
{
    static constexpr std::array<std::string_view, kConditions> names{"",       "Mint",           "Near Mint", "Good",
                                                                     "Played", "Heavily Played", "Poor"};
    return names[static_cast<std::size_t>(condition)];
}

std::optional<Condition> conditionNamed(std::string_view word)
{
    std::string letters;
    for (char c : fold(word))
        if (c >= 'a' && c <= 'z')
            letters += c;
    if (letters.empty() && fold(word).empty())
        return Condition::Unknown;
    for (const ConditionWord& known : kOtherWords)
        if (letters == known.word)
            return known.condition;
    return std::nullopt;
}

} // namespace dossier
