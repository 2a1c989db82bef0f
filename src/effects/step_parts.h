// What the parameters of steps hold, beside the phrases (phrases.h): words of their own, numbers, other steps.
#pragma once

#include "effects/phrases.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace dossier {

struct Step;
using Steps = std::vector<Step>;

// Verbs by their subject, and a variant of all of several lists.
template <typename... Verbs>
struct VerbList
{};
template <typename... Lists>
struct JoinedLists;
template <typename... Verbs>
struct JoinedLists<VerbList<Verbs...>>
{
    using Variant = std::variant<Verbs...>;
};
template <typename... First, typename... Second, typename... Lists>
struct JoinedLists<VerbList<First...>, VerbList<Second...>, Lists...>
    : JoinedLists<VerbList<First..., Second...>, Lists...>
{};
template <typename... Lists>
using VariantOf = typename JoinedLists<Lists...>::Variant;

enum class Chooser : std::uint8_t { Me, Them };
enum class AimedAt : std::uint8_t { AnyCombatant, MyCombatant };
enum class BarredFrom : std::uint8_t { SiteCheck, Chosen };
enum class BorrowPrice : std::uint8_t { Now, None };
enum class PlayPrice : std::uint8_t { None, HalfUp };
enum class Cancelled : std::uint8_t { Draw, Penalty, Answer };
enum class Ended : std::uint8_t { Combat, Turn };
enum class FailedCheck : std::uint8_t { SiteCheckOfTarget };
enum class HeldUntil : std::uint8_t { Healed };
enum class OncePer : std::uint8_t { Combat };
enum class Replaced : std::uint8_t { TheOneFound, First };
enum class RoundOfCombat : std::uint8_t { Lrc, Crc };
enum class Factor : std::uint8_t { Inverted, Doubled, Half, HalfUp, Tripled };
enum class Shared : std::uint8_t { Rp, Cp };
enum class ToldWhat : std::uint8_t { TheAnswer, QuestionAndAnswer };
enum class WorksAs : std::uint8_t { Self };
enum class PointPool : std::uint8_t { TheirRp, MyRp, TheirCp, MyCp, TokensOfSelf };
// What a step chooses into.
enum class Register : std::uint8_t { Target, Other, Third, Kept };

// How many Agents a die takes, by its sides.
struct Die
{
    std::array<std::int8_t, 6> sides{};
    bool operator==(const Die&) const = default;
};

struct Cure
{
    enum class Kind : std::uint8_t { AnyHealing, HealingCard, Medical };
    Kind kind = Kind::AnyHealing;
    std::int8_t level = 0; // of a MEDICAL check
    bool operator==(const Cure&) const = default;
};
using Cures = std::vector<Cure>;

struct AskedQuestion
{
    enum class Kind : std::uint8_t { Any, TheSame, AffiliationAmongKeywords, Listed };
    Kind kind = Kind::Any;
    std::vector<Characteristic> characteristics{}; // of Listed, any type of these
    std::vector<CharacteristicType> types{};       // ... or one of these
    bool operator==(const AskedQuestion&) const = default;
};

struct Times
{
    bool x = false; // as often as X says
    std::int8_t number = 0;
    bool operator==(const Times&) const = default;
};

struct BorneKeywords
{
    enum class Kind : std::uint8_t { These, Second, ChosenSite };
    Kind kind = Kind::These;
    Keywords words{};
    bool operator==(const BorneKeywords&) const = default;
};

struct Protection
{
    bool all = false;
    std::int8_t less = 0;
    bool operator==(const Protection&) const = default;
};

// What an Agent is trained in; no words: in what was named.
struct Trained
{
    EffectWords words{};
    bool operator==(const Trained&) const = default;
};

using Joining = std::variant<Reference, Fighter>;

} // namespace dossier
