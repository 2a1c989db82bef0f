// What the short phrases of a text mean: whom it speaks of, how much, on which condition, where something goes. The
// manual of the effect data (db/effects/README.md) lists their words; phrase_tables.h pairs them.
#pragma once

#include "effects/durations.h"
#include "effects/few_words.h"
#include "effects/selector.h"

#include <array>
#include <optional>
#include <vector>

namespace dossier {

enum class Ref : std::uint8_t {
    None,
    Target,
    Other, // and `second`
    Third, // `taken`, `first`, and a thing that is `chosen`
    Kept,
    EachTaken,
    RestOfSeen,
    Removed,
    Self,
    Host,
    SelfSide,
    Victim,
    Cause,
    Nobody,
    Me,
    Them,
    Asker,
    OpponentsOfAsker,
    PlayerOfAdversary,
    Adversary,
    Site,
    Team,
    RestOfTeam,
    TeamOfSelf,
    TeamOfHost,
    TeamOfVictim,
    AskingTeam,
    EachAgentInTeam,
    AgentsInField,
    EnemiesOfTarget,
    EnemiesOfSelf,
    EnemiesOfMe,
    RandomAgentsInTeam,
    TitlesInTarget,
    TitleOnTarget,
    AbilitiesOfTarget,
    WitnessesInCheck,
    AllUnderSite,
    TheirHandWith,
    RandomFromTheirHand,
    TheirHand,
    TopOfTheirDeck,
    MyAgentNamed,
    MyAgentsWithTokens, // of those whose texts place tokens at set-up
    MyDiscardOf,        // `number`: 0 RP, 1 CP
    MyHand,
    TopOfMyDeck,
    PlayerOfHost,
    NamedAgent, // whose name the card keeps
    TheirBureau,
    EquipmentInTeam,
    MyTeams,
    AgentsInThatHospital,
    EnemiesOfHost,
    MatesOfTarget,
    RatingsOfTarget,
    RatingsOfSelf,
    CombatCardsOfSelf,
    LrcDamageToSelf,
    OccultDamageToHost,
    RpCards, // those played at the Site under investigation
    ActiveRpCards,
    CostOfActiveRpCards,
    AllOpponents,
    CardShown
};

struct Reference
{
    Ref ref = Ref::None;
    bool each = false; // of several: one by one ("each enemy of target"), or all there are
    std::uint8_t number = 0;
    Keywords keywords{}; // any of these
    Titles titles{};

    bool operator==(const Reference&) const = default;
};

enum class Quantity : std::uint8_t {
    None,
    Level,
    Prerequisite,
    Skill, // `ability`
    LrcAndCrc,
    DamageResult, // in rounds of kind `ability`
    AllSkills,
    CheckSkill, // the one the check asks for
    ChosenSkill,
    WitnessSkill, // the first one that the target, a Witness, modifies
    Cost,
    Health,
    Tokens,
    HandLimit,
    Res,
    Income, // RP that a player's Agents generate in each turn
    Modifier
};

// What a number changes, and whose it is. Level, Prerequisite and the hand limit are nobody else's.
struct QuantityOf
{
    Quantity what = Quantity::None;
    Ability ability = 0; // of a level: kAbilities where the skill of the check does not matter
    Reference of{};

    bool operator==(const QuantityOf&) const = default;
};

// The level of a Team in a check of this skill.
inline bool isLevelIn(const QuantityOf& quantity, Ability skill)
{
    return quantity.what == Quantity::Level && (quantity.ability == kAbilities || quantity.ability == skill);
}

enum class AmountKind : std::uint8_t {
    Number,
    Steps,         // minus `number` for each price step bought (BLUFF-10)
    HighestEnemy,  // rating of enemies, and `number` more (OQ-52)
    ModifierOf,    // of `of`; `number` where it has none
    AbilityOf,     // `ability` of `of`
    AbilityOfEach, // of each one concerned, at least `number`
    TokensOf,
    AgentsBeyond,  // of the Team, beyond `number`
    X,             // of the Cost
    SpentAtSite,   // RP of the investigation under way, one for each `number`
    ResOf,         // of all of `of` together
    InTheirDiscard // cards with one of the Keywords that `of` names
};

struct Amount
{
    AmountKind kind = AmountKind::Number;
    std::int8_t number = 0;
    Ability ability = 0;
    Reference of{};

    bool operator==(const Amount&) const = default;
};

enum class ConditionKind : std::uint8_t {
    CheckIn, // abilities
    SiteCheck,
    SiteNeeds,
    XFileWith, // keywords
    SiteAgainstMe,
    SiteTriedIn, // abilities
    SiteWith,    // keywords
    Solved,
    Failed,
    CombatInInvestigation,
    NoCombat,
    TeamOf, // number
    TeamOfAtMost,
    TeamInField,
    MyTeamInField,
    TeamHolds, // titles
    AbilityInTeamOfHost,
    RoundOf,
    LrcSkipped,
    DamageLead,
    SingleAgent,
    AdversaryKilled,
    AgentLost,
    AdversaryMayUse,
    MyCombatantWith, // abilities, number
    SelfInBureau,
    SelfInField,
    SelfInBureauOrField,
    SelfInTeam,
    PurseSpent,
    MyTurn,
    TurnOfHost,
    TokensOnSelf, // number
    AffiliationKnown,
    AboutMe,
    NotAboutMe,
    Margin,
    MyAgentRemoved,
    TitleGoesToHospital,
    CardForcingCheck,
    TargetWith, // keywords
    TargetCosts,
    OthersCanTakeIt,
    HostOutsideCheck,
    HostInCheck,
    Some,              // of `some` there is at least one
    No,                // there is none
    TakenActivated,    // keywords: an Activator of the card taken is one of these
    TakenNotActivated, // a card has been taken, and none is
    VictimWith,        // keywords
    HealedMeanwhile,
    HealingStopsCard,
    NoBluffShown,
    TargetNamed, // titles
    TokensNot,   // number
    TitleInTeamOfSelf,
    TeamIncludes, // titles
    OfMineKnown,  // number of characteristics
    TitleFights,
    HostFights
};

struct TextCondition
{
    ConditionKind kind = ConditionKind::CheckIn;
    std::int8_t number = 0;
    Abilities abilities{};
    Keywords keywords{};
    Titles titles{};
    Selector some{};

    bool operator==(const TextCondition&) const = default;
};

// Where a card goes, or an Agent.
enum class Goal : std::uint8_t {
    None,
    Bureau,
    Hospital,
    Field, // of the player named
    XFile,
    Hand, // the owner's
    MyHand,
    MyBureau,
    MyBureauFaceDown,
    DeckShuffled, // the owner's
    DeckBottom,   // the owner's
    TopOfDeck,    // in any order
    DeckTop,      // the owner's
    TeamOfSelf,
    RunningCheck,
    SelfSide,
    TurnEnd,
    Attack, // at once, free of charge
    TheirHospital,
    BelowSelf,  // face down
    NamedField, // with the name of an Agent
    Thing,      // the thing named
    On,         // attached to it
    Below       // a reminder below it
};

struct Destination
{
    Goal goal = Goal::None;
    Reference thing{};

    bool operator==(const Destination&) const = default;
};

// Where a card lies after it has resolved, instead of the Discard Pile.
struct Stay
{
    Goal goal = Goal::Bureau;
    Reference at{};

    bool operator==(const Stay&) const = default;
};

// One name of what a text allows or forbids.
struct Rule
{
    Permission rule = Permission::SecondSite;
    std::optional<Keyword> keyword{}; // CombatKeyword, Playing
    Titles titles{};                  // CardTitle
    Keywords keywords{};              // OtherSites
    std::int8_t number = 0;           // Asking: Characteristic

    bool operator==(const Rule&) const = default;
};
using RuleNames = std::vector<Rule>;

// A moment that a text waits for; of CardPlayed: of a card with one of these Keywords.
struct Awaited
{
    MomentKind moment = MomentKind::MyBriefing;
    Keywords keywords{};

    bool operator==(const Awaited&) const = default;
};

// A word that can be named, or trained: a skill, LRC or CRC, or a Keyword.
struct EffectWord
{
    std::optional<Ability> ability{};
    Keyword keyword{}; // where it is no ability

    bool operator==(const EffectWord&) const = default;
};
using EffectWords = std::vector<EffectWord>;

// The ratings of a card that fights; N/A is left out.
struct Fighter
{
    std::int8_t longRange = 0;
    std::int8_t closeRange = 0;
    std::int8_t health = 0;
    Keywords keywords{}; // of a second fighter, which has no card of its own

    static void describe(auto& f, auto& s)
    {
        f.may("lrc", s.longRange, kLevel);
        f.needs("crc", s.closeRange, kLevel);
        f.needs("health", s.health, Within{1, kLevel.most});
        f.may("keywords", s.keywords);
    }
    bool operator==(const Fighter&) const = default;
};

} // namespace dossier
