#include "domain/cards/vocabulary.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::array<std::string_view, kCardTypes> kCardTypeNames{"Agent", "X-File",    "Site",   "Witness",  "Event",
                                                                  "Bluff", "Equipment", "Combat", "Adversary"};

constexpr std::array<std::string_view, kRarities> kRarityNames{"Common", "Uncommon", "Rare",   "Ultra-Rare",
                                                               "Fixed",  "Promo",    "Special"};

constexpr std::array<std::string_view, kCharacteristics> kCharacteristicNames{"Affiliation", "Motive", "Method",
                                                                              "Result"};

// The first eleven are the names of the skills, too.
constexpr std::array<std::string_view, kKeywords> kKeywordNames{"Alien Investigation",
                                                                "Behavioral",
                                                                "Bureaucracy",
                                                                "Computer",
                                                                "Criminal Investigation",
                                                                "Evidence Collection",
                                                                "Medical",
                                                                "Observation",
                                                                "Occult Investigation",
                                                                "Sciences",
                                                                "Subterfuge",
                                                                "Abduction",
                                                                "Adversary",
                                                                "Affiliation",
                                                                "Agent",
                                                                "Alien",
                                                                "Armor",
                                                                "Artifact",
                                                                "Believer",
                                                                "Bluff",
                                                                "Combat",
                                                                "Conspiracy",
                                                                "Creature",
                                                                "Criminal",
                                                                "Electrical",
                                                                "Equipment",
                                                                "Event",
                                                                "Evidence",
                                                                "Evolutionary",
                                                                "FBI",
                                                                "Government",
                                                                "Healing",
                                                                "Independent",
                                                                "Insanity",
                                                                "Killer",
                                                                "Law",
                                                                "Martial Arts",
                                                                "Master",
                                                                "Mechanical",
                                                                "Method",
                                                                "Mono",
                                                                "Motive",
                                                                "Move",
                                                                "Multi",
                                                                "Mystic",
                                                                "Negate",
                                                                "Neutral",
                                                                "Occult",
                                                                "Pawn",
                                                                "Phenomena",
                                                                "Primordial",
                                                                "Question",
                                                                "Resource",
                                                                "Result",
                                                                "Site",
                                                                "Skeptic",
                                                                "Special",
                                                                "Standard",
                                                                "Training",
                                                                "Weapon",
                                                                "Witness"};

constexpr std::array<std::string_view, kActivators> kActivatorNames{"Active",
                                                                    "Adversary",
                                                                    "Affiliation Site",
                                                                    "Agent",
                                                                    "Alien",
                                                                    "Alien Investigation",
                                                                    "Behavioral",
                                                                    "Believer",
                                                                    "Bluff",
                                                                    "Briefing",
                                                                    "Bureau",
                                                                    "Bureaucracy",
                                                                    "Combat",
                                                                    "Computer",
                                                                    "Conspiracy",
                                                                    "Creature",
                                                                    "Criminal Investigation",
                                                                    "Event",
                                                                    "Evidence Collection",
                                                                    "Evolutionary",
                                                                    "Field",
                                                                    "Government",
                                                                    "Hospital",
                                                                    "Medical",
                                                                    "Method Site",
                                                                    "Motive Site",
                                                                    "Move",
                                                                    "Multiplayer",
                                                                    "Observation",
                                                                    "Occult",
                                                                    "Occult Investigation",
                                                                    "Pawn",
                                                                    "Primordial",
                                                                    "Result Site",
                                                                    "Sciences",
                                                                    "Site",
                                                                    "Skeptic",
                                                                    "Subterfuge",
                                                                    "Witness"};

constexpr std::array<std::string_view, 3> kPoolNames{"RP", "CP", "*P"};

using TypeNames = std::array<std::string_view, kTypesPerCharacteristic>;
constexpr std::array<TypeNames, kCharacteristics> kCharacteristicTypeNames{
    TypeNames{"Alien", "Evolutionary", "Government", "Occult", "Primordial"},
    TypeNames{"Knowledge", "Survival", "Ideology", "Control", "Security"},
    TypeNames{"Subterfuge", "Possession", "Violence", "Manipulation", "Threats"},
    TypeNames{"Abduction", "Insanity", "Death", "Physiological Imbalance", "Manipulation of Evidence"}};

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameWord(std::string_view a, std::string_view b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

template <typename Value, std::size_t N>
std::optional<Value> valueNamed(const std::array<std::string_view, N>& names, std::string_view word)
{
    const auto found = std::find_if(names.begin(), names.end(), [&](auto name) { return sameWord(name, word); });
    if (found == names.end())
        return std::nullopt;
    return static_cast<Value>(found - names.begin());
}

template <typename Value, std::size_t N>
std::string_view nameIn(const std::array<std::string_view, N>& names, Value value)
{
    return names[static_cast<std::size_t>(value)];
}

} // namespace

std::string_view nameOf(CardType value)
{
    return nameIn(kCardTypeNames, value);
}

std::string_view nameOf(Rarity value)
{
    return nameIn(kRarityNames, value);
}

std::string_view nameOf(Pool value)
{
    return nameIn(kPoolNames, value);
}

std::string_view nameOf(Skill value)
{
    return nameOf(keywordOf(value));
}

std::string_view nameOf(Characteristic value)
{
    return nameIn(kCharacteristicNames, value);
}

std::string_view nameOf(Keyword value)
{
    return nameIn(kKeywordNames, value);
}

std::string_view nameOf(Activator value)
{
    return nameIn(kActivatorNames, value);
}

std::string_view nameOf(CharacteristicType value)
{
    return kCharacteristicTypeNames[static_cast<std::size_t>(value.of)][value.type];
}

std::optional<CardType> cardTypeNamed(std::string_view word)
{
    return valueNamed<CardType>(kCardTypeNames, word);
}

std::optional<Rarity> rarityNamed(std::string_view word)
{
    return valueNamed<Rarity>(kRarityNames, word);
}

std::optional<Pool> poolNamed(std::string_view word)
{
    return valueNamed<Pool>(kPoolNames, word);
}

std::optional<Skill> skillNamed(std::string_view word)
{
    const auto keyword = keywordNamed(word);
    return keyword && static_cast<int>(*keyword) < kSkills ? std::optional(static_cast<Skill>(*keyword)) : std::nullopt;
}

std::optional<Characteristic> characteristicNamed(std::string_view word)
{
    return valueNamed<Characteristic>(kCharacteristicNames, word);
}

std::optional<Keyword> keywordNamed(std::string_view word)
{
    return valueNamed<Keyword>(kKeywordNames, word);
}

std::optional<Activator> activatorNamed(std::string_view word)
{
    return valueNamed<Activator>(kActivatorNames, word);
}

std::optional<CharacteristicType> characteristicTypeNamed(Characteristic of, std::string_view word)
{
    const auto type = valueNamed<std::uint8_t>(kCharacteristicTypeNames[static_cast<std::size_t>(of)], word);
    if (!type)
        return std::nullopt;
    return CharacteristicType{of, *type};
}

} // namespace dossier
