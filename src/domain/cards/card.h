// A printed card and the facts that stand on it. The rules text of the base set is no fact and is not kept here; what a
// user's own file says of a further set's card is, for him alone.
#pragma once

#include "domain/cards/vocabulary.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace dossier {

// What a card costs. Where `x` is set the printed Cost contains an X and `base` is the constant beside it: X+1 has 1.
struct Cost
{
    Pool pool = Pool::Resource;
    bool x = false;
    int base = 0;   // 0 to 12
    int timesX = 1; // 2 of a printed 2X

    bool operator==(const Cost&) const = default;
};

// "4", "X", "X+1", "2X".
std::string costWord(const Cost& cost);

// A number on an Adversary: a value, N/A (which is not 0, COMBAT-14) or computed by the card's text.
struct Rating
{
    enum class Kind : std::uint8_t { Number, NotApplicable, Special };
    Kind kind = Kind::NotApplicable;
    int value = 0; // meaningful for Number only

    bool operator==(const Rating&) const = default;
};

struct AgentFacts
{
    std::array<int, kSkills> skills{}; // 0 where the Agent has no such skill
    int longRange = 0;
    int closeRange = 0;
    int health = 0;
    int resources = 0; // the RES number: RP produced in a Briefing Phase (BRIEF-4)

    int skill(Skill s) const { return skills[static_cast<std::size_t>(s)]; }
    bool operator==(const AgentFacts&) const = default;
};

struct AdversaryFacts
{
    Rating longRange;
    Rating closeRange;
    Rating health;

    bool operator==(const AdversaryFacts&) const = default;
};

struct Prerequisite
{
    Skill skill = Skill::AlienInvestigation;
    int level = 0;

    bool operator==(const Prerequisite&) const = default;
};

// A Site that may be solved at a lower level when one particular question is asked (SITE-8).
struct ReducedPrerequisite
{
    CharacteristicType question;
    int level = 0;

    bool operator==(const ReducedPrerequisite&) const = default;
};

struct SiteFacts
{
    std::vector<Prerequisite> prerequisites; // one, or two to choose from (CASE-10)
    std::vector<Characteristic> asks;        // one, or two to choose from (SITE-3)
    std::optional<ReducedPrerequisite> reduced;

    bool operator==(const SiteFacts&) const = default;
};

struct XFileFacts
{
    std::array<std::uint8_t, kCharacteristics> types{}; // by Characteristic; 0 to 4, see CharacteristicType

    CharacteristicType type(Characteristic c) const { return {c, types[static_cast<std::size_t>(c)]}; }
    bool operator==(const XFileFacts&) const = default;
};

// One printing. Two printings of one title are one card for the rules (DECK-5) and two for a collector.
struct Card
{
    std::string id; // printed number with set, for example "XF96-0063v1"
    int number = 0; // in its own set; 1 to 354 in the base set; 6 of "PR97-0006-SC1" to "-SC5"
    std::string title;
    std::string set;      // short set code, for example "XF96"
    std::string setName;  // "Premiere", "101361"
    bool further = false; // of a set the program did not come with: nobody told the engine what the card does
    bool untold = false;  // of one it came with, but nobody told the engine its text yet
    CardType type = CardType::Event;
    Rarity rarity = Rarity::Common;
    std::string episode; // empty where none is printed
    bool advancedOnly = false;
    std::optional<Cost> cost;          // none on X-Files
    std::vector<Keyword> keywords;     // in printed order
    std::vector<Activator> activators; // in printed order
    std::vector<Activator> either;     // of these two one is enough (SET-4)
    // Of further sets: the words the base set's vocabulary has not, as printed and in order.
    std::vector<std::string> ownKeywords;
    std::vector<std::string> ownActivators;
    std::string foundIn; // where a card was given away, or what its file says instead of a rarity; free words
    std::string words;   // the game text in the user's own file; empty in the base set
    std::optional<AgentFacts> agent;
    std::optional<AdversaryFacts> adversary;
    std::optional<SiteFacts> site;
    std::optional<XFileFacts> xfile;

    bool has(Keyword k) const;
    KeywordSet keywordSet() const;
    bool operator==(const Card&) const = default;
};

// Whether it is of the set that Dossier calls the base set: numbers alone mean its cards.
bool isOfBaseSet(const Card& card);
// Given away by the publisher, in no pack.
bool isPromotional(const Card& card);

// What is printed as its Cost; 0 where it has none, and of one with an X what stands beside the X.
inline int baseCost(const Card& card)
{
    return card.cost ? card.cost->base : 0;
}

} // namespace dossier
