// The words of the game: card types, skills, Keywords, the characteristics of an X-File.
// Every word is spelt as on the cards; the same spelling serves in CSV files, in queries and in JSON.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace dossier {

enum class CardType : std::uint8_t { Agent, XFile, Site, Witness, Event, Bluff, Equipment, Combat, Adversary };
inline constexpr int kCardTypes = 9;

// Promo: given away, in no pack; Special: what a user's own set says otherwise, or does not say.
enum class Rarity : std::uint8_t { Common, Uncommon, Rare, UltraRare, Fixed, Promo, Special };
inline constexpr int kRarities = 7;

// Which pool a Cost is paid from (PLAY-1 to PLAY-3); Either is printed *P.
enum class Pool : std::uint8_t { Resource, Conspiracy, Either };

// The eleven investigation skills, in alphabetical order (glossary of the rules).
enum class Skill : std::uint8_t {
    AlienInvestigation,
    Behavioral,
    Bureaucracy,
    Computer,
    CriminalInvestigation,
    EvidenceCollection,
    Medical,
    Observation,
    OccultInvestigation,
    Sciences,
    Subterfuge
};
inline constexpr int kSkills = 11;

enum class Characteristic : std::uint8_t { Affiliation, Motive, Method, Result };
inline constexpr int kCharacteristics = 4;
inline constexpr int kTypesPerCharacteristic = 5;

// One of the five types of a characteristic: `Motive` 1 is Survival. Ordered, so that it can be a key.
struct CharacteristicType
{
    Characteristic of = Characteristic::Affiliation;
    std::uint8_t type = 0; // 0 to 4, see characteristicTypeName

    auto operator<=>(const CharacteristicType&) const = default; // NOLINT(modernize-use-nullptr): clang's own 0
};

// Every Keyword printed in an official set. The first eleven stand in the order of Skill, so a skill is also a Keyword.
enum class Keyword : std::uint8_t {
    AlienInvestigation,
    Behavioral,
    Bureaucracy,
    Computer,
    CriminalInvestigation,
    EvidenceCollection,
    Medical,
    Observation,
    OccultInvestigation,
    Sciences,
    Subterfuge,
    Abduction,
    Adversary,
    Affiliation,
    Agent,
    Alien,
    Armor,
    Artifact,
    Believer,
    Bluff,
    Combat,
    Conspiracy,
    Creature,
    Criminal,
    Electrical,
    Equipment,
    Event,
    Evidence,
    Evolutionary,
    FBI,
    Government,
    Healing,
    Independent,
    Insanity,
    Killer,
    Law,
    MartialArts,
    Master,
    Mechanical,
    Method,
    Mono,
    Motive,
    Move,
    Multi,
    Mystic,
    Negate,
    Neutral,
    Occult,
    Pawn,
    Phenomena,
    Primordial,
    Question,
    Resource,
    Result,
    Site,
    Skeptic,
    Special,
    Standard,
    Training,
    Weapon,
    Witness
};
inline constexpr int kKeywords = 61;
static_assert(static_cast<int>(Keyword::Witness) + 1 == kKeywords);

// Every Activator printed in an official set; "Motive Site" is one Activator of two words (PLAY-18).
enum class Activator : std::uint8_t {
    Active,
    Adversary,
    AffiliationSite,
    Agent,
    Alien,
    AlienInvestigation,
    Behavioral,
    Believer,
    Bluff,
    Briefing,
    Bureau,
    Bureaucracy,
    Combat,
    Computer,
    Conspiracy,
    Creature,
    CriminalInvestigation,
    Event,
    EvidenceCollection,
    Evolutionary,
    Field,
    Government,
    Hospital,
    Medical,
    MethodSite,
    MotiveSite,
    Move,
    Multiplayer,
    Observation,
    Occult,
    OccultInvestigation,
    Pawn,
    Primordial,
    ResultSite,
    Sciences,
    Site,
    Skeptic,
    Subterfuge,
    Witness
};
inline constexpr int kActivators = 39;
static_assert(static_cast<int>(Activator::Witness) + 1 == kActivators);

// The printed word. Never empty for a value of the enumeration.
std::string_view nameOf(CardType);
std::string_view nameOf(Rarity);
std::string_view nameOf(Pool); // "RP", "CP", "*P"
std::string_view nameOf(Skill);
std::string_view nameOf(Characteristic);
std::string_view nameOf(CharacteristicType);
std::string_view nameOf(Keyword);
std::string_view nameOf(Activator);

// The value a word names, or nothing for a word the game does not know. Upper and lower case are the same.
std::optional<CardType> cardTypeNamed(std::string_view word);
std::optional<Rarity> rarityNamed(std::string_view word);
std::optional<Pool> poolNamed(std::string_view word);
std::optional<Skill> skillNamed(std::string_view word);
std::optional<Characteristic> characteristicNamed(std::string_view word);
std::optional<CharacteristicType> characteristicTypeNamed(Characteristic of, std::string_view word);
std::optional<Keyword> keywordNamed(std::string_view word);
std::optional<Activator> activatorNamed(std::string_view word);

// The Keyword of the same name (PLAY-21, CHECK-29).
constexpr Keyword keywordOf(Skill skill)
{
    return static_cast<Keyword>(skill);
}

// A set of Keywords: cheap to copy, to compare and to test, for the rules ask for Keywords all the time.
class KeywordSet
{
public:
    constexpr KeywordSet() = default;

    constexpr void insert(Keyword k) { m_bits |= bit(k); }
    constexpr void erase(Keyword k) { m_bits &= ~bit(k); }
    constexpr bool contains(Keyword k) const { return (m_bits & bit(k)) != 0; }
    constexpr bool containsAny(KeywordSet other) const { return (m_bits & other.m_bits) != 0; }
    constexpr bool containsAll(KeywordSet other) const { return (m_bits & other.m_bits) == other.m_bits; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr std::uint64_t bits() const { return m_bits; }

    constexpr bool operator==(const KeywordSet&) const = default;

private:
    static constexpr std::uint64_t bit(Keyword k) { return std::uint64_t{1} << static_cast<int>(k); }
    static_assert(kKeywords <= 64);
    std::uint64_t m_bits = 0;
};

} // namespace dossier
