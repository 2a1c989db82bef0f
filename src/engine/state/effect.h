// What a card does, as the engine runs it: made from its CardEffect once, when a Match is set up (effect_compiler.h).
// A program refers to the steps of the text one after the other, with jumps over those that do not apply, so that a
// frame finds the next one by a byte.
#pragma once

#include "effects/card_effect.h"
#include "engine/state/modifier_kind.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace dossier {

// One place of a program: a step of the text, a jump over those that do not apply, or the end of a list of steps.
struct Instruction
{
    enum class Kind : std::uint8_t { Halt, Do, Skip, SkipUnlessPassed };
    Kind kind = Kind::Halt;
    // Of a jump: over so many; so of an IfStep whose condition does not hold. Of a WatchStep: where its steps begin. Of
    // a step that lets somebody pick: which one of the selectors says from what.
    std::uint8_t count = 0;
    const AnyStep* step = nullptr; // of Do

    template <typename Verb>
    const Verb* as() const
    {
        return step ? std::get_if<Verb>(step) : nullptr;
    }
};
// Steps with those inside others, in the order of the text; what a WatchStep waits to do is a list of its own.
using Instructions = std::span<const Instruction>;

// The first step of this verb that passes the test, or null; of any.
template <typename Verb, typename Test>
const Verb* findStep(Instructions program, Test test)
{
    for (const Instruction& one : program)
        if (const Verb* step = one.as<Verb>(); step && test(*step))
            return step;
    return nullptr;
}
template <typename Verb>
const Verb* findStep(Instructions program)
{
    return findStep<Verb>(program, [](const Verb&) { return true; });
}
// ... of those that last.
template <typename Verb, typename Test>
const Verb* findStep(const Steps& lasting, Test test)
{
    for (const Step& one : lasting)
        if (const Verb* step = std::get_if<Verb>(&one.does); step && test(*step))
            return step;
    return nullptr;
}

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
    std::optional<std::int8_t> cost; // in place of the printed one
    Selector target;
    Selector other;
    std::array<Naming, 2> names{};
    std::optional<XKind> x;
    std::int8_t least = 0;      // of an X
    std::span<const Step> text; // what it does
    std::uint8_t steps = 0;     // where that begins in Effect::program
    // Uses
    std::optional<UsePhase> during;
    bool token = false;
    bool leaves = false;    // the card itself is the price
    bool fromBelow = false; // a card below it is the price
    std::int8_t price = 0;  // RP
    bool hostPrice = false; // ... and the Cost of the Agent it lies with
    bool byThem = false;    // serves the player in whose Field it lies
    bool repeat = false;
    bool copies = false; // several of this card may help one check (WIT-8)
    std::optional<Limit> limit;
    // Reactions
    MomentKind moment = MomentKind::MyBriefing;
    KeywordSet keywords;
    bool may = false;
    bool each = false;
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

// Its parts refer to one another, so there are no copies.
struct Effect
{
    Effect() = default;
    Effect(Effect&&) = default;
    Effect& operator=(Effect&&) = default;
    ~Effect() = default;
    Effect(const Effect&) = delete;
    Effect& operator=(const Effect&) = delete;

    // The list of steps that begins there, without its end.
    Instructions listAt(std::size_t begin) const;

    CardEffect said;               // the text itself, its cards by TitleIndex
    std::vector<EffectForm> forms; // ways to play it: one, or several (PLAY-34); empty: nothing but its facts
    std::vector<EffectForm> uses;
    std::vector<EffectForm> reactions;
    std::vector<Instruction> program;       // all lists one after the other, each ended by Halt
    std::vector<const Selector*> selectors; // from what its steps let somebody pick
    Steps whileThere;                       // what holds as long as it lies there
    std::vector<Naming> training;           // what it trains, in the words of Naming
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
    bool takesHost = false;
    std::uint64_t kinds = 0; // a bit per ModifierKind its `while` brings about
    Countdown countdown;     // of the tokens with which it afflicts
};
static_assert(kModifierKinds <= 64);

constexpr Ability abilityOf(RoundOfCombat round)
{
    return round == RoundOfCombat::Lrc ? kLongRange : kCloseRange;
}
// Points of damage that it takes away, or kAllDamage.
inline std::int8_t pointsOf(const ShieldStep& step)
{
    return step.protection.all ? kAllDamage : step.protection.less;
}
// Whose number changes; the hand limit is that of whoever speaks.
inline Reference whoseIs(const QuantityOf& quantity)
{
    return quantity.what == Quantity::HandLimit ? Reference{.ref = Ref::Me} : quantity.of;
}
// What a step of a `while` brings about, a bit per ModifierKind.
std::uint64_t kindsBroughtAbout(const AnyStep& step);
// That he cannot heal lies on the Agent himself; whatever else lasts is read off the card that lies on him.
bool forbidsHealing(const AfflictStep& step);
// Whether it forbids a card of this title.
bool names(const ForbidStep& step, std::uint16_t title);
// What a use that gives up Equipment adds to an ability of its holder, or null.
const AddStep* usedUpFor(const Effect& effect, const EffectForm& use);
// What a step of a `while` adds to this ability of who bears the card, as a number; 0 where it does not.
int addedToHost(const Step& step, Ability ability);
} // namespace dossier
