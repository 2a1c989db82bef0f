// What a card does, as the engine runs it: made from its CardEffect once, when a Match is set up (effect_compiler.h).
// Steps lie flat, with jumps over those that do not apply, so that a frame finds the next one by a byte.
#pragma once

#include "effects/card_effect.h"
#include "engine/state/modifier_kind.h"

#include <array>
#include <optional>
#include <vector>

namespace dossier {

enum class Verb : std::uint8_t {
    Halt, // the end of a list of steps
    Skip, // `count` steps
    SkipUnlessPassed,
    SkipUnless, // `count` steps, where condition `index` does not hold
    Abduct,     // from here on: the verbs of the data
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
enum class NameKind : std::uint8_t {
    None,
    OneOf,
    KeywordOfTarget,
    KeywordFound,
    AnyKeyword,
    Characteristic,
    Opponent,
    Check
};

struct Naming
{
    NameKind kind = NameKind::None;
    std::vector<std::uint8_t> words; // OneOf: skills as Ability, else kFirstKeywordWord and a Keyword

    bool operator==(const Naming&) const = default;
};
inline constexpr std::uint8_t kFirstKeywordWord = 32;
inline constexpr int kPaymentWindow = 31;              // as a bit of EffectForm::windows: a Cost is being paid
inline constexpr std::int8_t kBeforeInvestigation = 7; // as a phase: any before the Investigation Phase (HOUSE-10)

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
    std::optional<XKind> x;
    std::int8_t least = 0;  // of an X
    std::uint8_t steps = 0; // where they begin
    // Uses
    std::optional<UsePhase> during;
    bool token = false;
    bool leaves = false;   // the card itself is the price
    std::int8_t price = 0; // RP
    bool repeat = false;
    bool copies = false; // several of this card may help one check (WIT-8)
    std::optional<Limit> limit;
    // Reactions
    MomentKind moment = MomentKind::MyBriefing;
    KeywordSet keywords;
    bool may = false;
    bool each = false;

    bool operator==(const EffectForm&) const = default;
};

// The tokens of an affliction that runs out (0338): one goes at each such moment; as the turn ends in which the last
// one went, the Agent is removed.
struct Countdown
{
    struct Cure
    {
        Ability skill = 0;
        std::int8_t level = 0;
        bool operator==(const Cure&) const = default;
    };
    std::optional<MomentKind> tick; // nothing: no tokens run out
    std::optional<Cure> cure;       // the check that ends it

    bool operator==(const Countdown&) const = default;
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
    std::optional<Until> until;
    bool removedThen = false; // instead of discarded
    bool unstoppable = false;
    std::uint64_t kinds = 0; // a bit per ModifierKind its `while` brings about
    Countdown countdown;     // of the tokens with which it afflicts

    bool operator==(const Effect&) const = default;
};
static_assert(kModifierKinds <= 64);

// Whether this step of a `while` brings about such a change.
bool bringsAbout(const EffectStep& step, ModifierKind kind);
// Effect::kinds, from its `while`.
std::uint64_t kindsBroughtAbout(const Effect& effect);

} // namespace dossier
