// What a card does beyond its printed facts, read from the effect data (db/effects/README.md is the manual of its
// words) into values the engine can run: ways to play it, uses, reactions, and steps, each one verb of the vocabulary.
#pragma once

#include "domain/cards/vocabulary.h"
#include "effects/durations.h"
#include "effects/selector.h"
#include "engine/state/card_facts.h"

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace dossier {

enum class Verb : std::uint8_t {
    Halt, // the end of a list of steps
    Skip, // `count` steps
    SkipUnlessPassed,
    SkipUnless, // `count` steps, where condition `index` does not hold
    Abduct,
    Absent,
    Add,
    Afflict,
    Aim,
    Allow,
    Ask,
    Attack,
    Bar,
    Borrow,
    Cancel,
    Check,
    Choose,
    Detain,
    Discard,
    Divert,
    Draw,
    End,
    Fail,
    Fight,
    Forbid,
    Gain,
    Heal,
    Hold,
    Join,
    Keyword,
    Look,
    Move,
    Mute,
    Negate,
    Prerequisite,
    Put,
    Remove,
    Round,
    Scale,
    Search,
    Set,
    Shield,
    Single,
    Stay,
    Take,
    Tell,
    Train,
    Watch,
    Withdraw,
    Wound
};

// --- What a text speaks of ------------------------------------------------------------------------------------------

// The references of the manual's table, in its words.
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
    AnyCombatant,
    MyCombatant,
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
    TheirBureau,
    ThisCheck,
    SiteCheck,
    LrcDamageToSelf,
    OccultDamageToHost
};

struct Reference
{
    Ref ref = Ref::None;
    std::uint8_t number = 0;
    KeywordSet keywords{}; // any of these
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
    Cost,
    Health,
    Tokens,
    HandLimit,
    Res,
    Modifier
};

enum class AmountKind : std::uint8_t {
    Number,
    Steps,         // minus `number` for each price step bought (BLUFF-10)
    HighestEnemy,  // rating of enemies, and `number` more (OQ-52)
    ModifierOf,    // of `of`; `number` where it has none
    AbilityOf,     // `ability` of `of`
    AbilityOfEach, // of each one concerned, at least `number`
    TokensOf,
    Half,  // of damage, rounded up
    Random // one of `table`
};

struct Amount
{
    AmountKind kind = AmountKind::Number;
    std::int8_t number = 0;
    Ability ability = 0;
    Reference of;
    std::array<std::int8_t, 6> table{};

    bool operator==(const Amount&) const = default;
};

enum class ConditionKind : std::uint8_t {
    CheckIn, // abilities
    SiteCheck,
    SiteNeeds,
    Solved,
    Failed,
    CombatInInvestigation,
    NoCombat,
    TeamOf, // number
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
    HealedMeanwhile,
    HealingStopsCard
};

struct TextCondition
{
    ConditionKind kind = ConditionKind::CheckIn;
    std::int8_t number = 0;
    std::uint16_t abilities = 0; // a bit per Ability
    KeywordSet keywords;
    Titles titles;

    bool operator==(const TextCondition&) const = default;
};

// --- What it does ---------------------------------------------------------------------------------------------------

// Where a card goes, or an Agent.
enum class Goal : std::uint8_t {
    None,
    Bureau,
    Hospital,
    XFile,
    Hand, // the owner's
    MyHand,
    MyBureau,
    MyBureauFaceDown,
    DeckShuffled, // the owner's
    TopOfDeck,    // in any order
    TeamOfSelf,
    RunningCheck,
    SelfSide,
    TurnEnd,
    TheirRp,
    MyRp,
    TheirCp,
    MyCp,
    TokensOfSelf,
    Thing, // `b`
    On,    // attached to `b`
    Below  // a reminder below `b`
};

// What a step chooses into.
enum class Register : std::uint8_t { Target, Other, Third, Kept };

// One step. What its fields mean depends on the verb; `index` names an entry of one of the effect's lists.
struct EffectStep
{
    Verb verb = Verb::Halt;
    Duration duration = Duration::Turn;
    Quantity quantity = Quantity::None;
    Ability ability = 0;
    Goal goal = Goal::None;
    std::uint8_t what = 0;  // Permission, Manner, Against, Register, BarFrom …
    std::uint8_t index = 0; // of a selector, a condition, or where other steps begin
    std::int8_t number = 0;
    std::int8_t count = 1;
    bool flag = false;
    std::uint8_t condition = 0; // 1 + index, of a step of a `while`; 0: none
    Reference a;
    Reference b;
    Amount amount;
    KeywordSet keywords;
    Titles except;

    bool operator==(const EffectStep&) const = default;
};

// Bits of EffectStep::what of a `fight`.
inline constexpr int kFightsLrc = 0;
inline constexpr int kFightsCrc = 1;

// A word named when the card is played: a skill, a Keyword, a characteristic, a player.
enum class NameKind : std::uint8_t { None, OneOf, KeywordOfTarget, AnyKeyword, Characteristic, Opponent, Check };

struct Naming
{
    NameKind kind = NameKind::None;
    std::vector<std::uint8_t> words; // OneOf: skills as Ability, else kFirstKeywordWord and a Keyword

    bool operator==(const Naming&) const = default;
};
inline constexpr std::uint8_t kFirstKeywordWord = 32;
inline constexpr int kPaymentWindow = 31;              // as a bit of EffectForm::windows: a Cost is being paid
inline constexpr std::int8_t kBeforeInvestigation = 7; // as a phase: any before the Investigation Phase (HOUSE-10)

// What fixes the X of a Cost (PLAY-56).
enum class XKind : std::uint8_t { None, Steps, CardsPaid, CardsUnderSite, FaceDownAtSite, CostOfOther, CostOfTarget };

enum class Limit : std::uint8_t { None, Turn, Check, Game, Combat };

// One way to play the card, one use of it, or one reaction to a moment.
struct EffectForm
{
    std::uint32_t windows = 0; // a bit per WindowKind; 0: those of its type
    bool response = false;     // while something waits
    bool reveal = false;       // as a Bluff turned up
    std::int8_t phase = -1;    // only in this Phase
    std::vector<TextCondition> conditions;
    Selector target;
    Selector other;
    std::array<Naming, 2> names{};
    XKind x = XKind::None;
    std::int8_t least = 0;  // of an X
    std::uint8_t steps = 0; // where they begin
    // Uses
    bool token = false;
    bool repeat = false;
    bool copies = false; // several of this card may help one check (WIT-8)
    Limit limit = Limit::None;
    // Reactions
    MomentKind moment = MomentKind::MyBriefing;
    KeywordSet keywords;
    bool may = false;
    bool each = false;
    std::int8_t price = 0; // RP

    bool operator==(const EffectForm&) const = default;
};

// What sends a card that stayed to the Discard Pile.
enum class Until : std::uint8_t {
    None,
    NoTokens,
    TeamEmpty,
    TeamEmptyOrBeaten,
    TeamChanges,
    AgentMoves,
    AfterNextBriefing,
    SiteCheckOver
};

struct Fighter
{
    std::int8_t longRange = 0;
    std::int8_t closeRange = 0;
    std::int8_t health = 0;
    KeywordSet keywords{}; // of a second fighter, which has no card of its own
    bool operator==(const Fighter&) const = default;
};

struct Effect
{
    std::vector<EffectForm> forms; // ways to play it: one, or several (PLAY-34); empty: nothing but its facts
    std::vector<EffectForm> uses;
    std::vector<EffectForm> reactions;
    std::vector<EffectStep> steps;      // all lists one after the other, each ended by Halt
    std::vector<EffectStep> whileThere; // what holds as long as it lies there
    std::vector<Selector> selectors;
    std::vector<TextCondition> tests;
    std::vector<Naming> training; // what it trains, in the words of Naming
    std::optional<TextCondition> unless;
    Selector bundle;
    std::int8_t bundleLeast = 0;
    std::int8_t bundleMost = 0;
    std::int8_t extra = 0; // points on top of the Cost (BLUFF-24)
    std::int8_t tokens = 0;
    KeywordSet purse;
    Fighter fighter;
    Goal stay = Goal::None;
    Reference stayAt;
    Until until = Until::None;
    bool removedThen = false; // instead of discarded
    bool unstoppable = false;
    std::uint64_t kinds = 0; // a bit per ModifierKind its `while` brings about

    bool operator==(const Effect&) const = default;
};
static_assert(kModifierKinds <= 64);

// Effect::kinds, from its `while`.
std::uint64_t kindsBroughtAbout(const Effect& effect);

// By printed number within its set, 1 to 354.
using EffectBook = std::map<int, Effect>;

} // namespace dossier
