// What a card does beyond its printed facts, as an entry of the effect data says it (db/effects/README.md is the manual
// of its words): ways to play it, what holds while it lies there, uses, reactions. The engine makes from it what it
// runs (engine/state/effect.h), src/wording the text of the card.
#pragma once

#include "effects/steps.h"
#include "effects/windows.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace dossier {

// The phase in which a card may be played.
enum class PlayPhase : std::uint8_t {
    Briefing,
    Requisition,
    Deployment,
    CaseAssignment,
    BeforeInvestigation,
    Investigation
};

// What is named when a card is played.
enum class EffectChoice : std::uint8_t {
    KeywordOfTarget,
    KeywordFound, // of those that its filter names, one that the target bears
    AnyKeyword,
    Characteristic,
    Opponent,
    CheckOfTeam, // a non-combat check of the Team this turn: the running one or a later one (OQ-101)
    AgentInHand,
    Site,
    OtherSiteOrHands
};

struct Choices
{
    EffectWords words; // one of these
    std::vector<EffectChoice> others;

    bool empty() const { return words.empty() && others.empty(); }
    bool operator==(const Choices&) const = default;
};

// One way to play the card (PLAY-34).
struct EffectWay
{
    std::vector<EffectWindow> windows; // none: those of its type
    std::optional<PlayPhase> phase;
    std::vector<TextCondition> conditions;
    std::optional<std::int8_t> cost; // in place of the printed one
    Choices choices;
    std::optional<Selector> target;
    std::optional<Selector> other;
    Steps steps;

    static void describe(auto& f, auto& s)
    {
        f.may("in", s.windows);
        f.may("if", s.conditions);
        f.may("cost", s.cost, kLevel);
        f.may("target", s.target);
        f.may("choose", s.choices);
        f.may("do", s.steps);
    }
    bool operator==(const EffectWay&) const = default;
};

// What fixes the X of a Cost (PLAY-56).
enum class XKind : std::uint8_t {
    PriceSteps,
    CardsPaid,
    CardsUnderSite,
    FaceDownAtSite,
    CostOfOther,
    CostOfTarget,
    UpToTheirHand, // as its player says, so many cards as the opponent holds at most
    CardsDiscarded // with the Cost, by its player: CP-cost cards of his hand, `least` at most
};
// BLUFF-10: the steps of a Bluff that costs X; they take away 1, 2, 3 and 4.
inline constexpr std::array<int, 4> kPriceSteps{1, 3, 5, 9};

struct XCost
{
    XKind kind = XKind::PriceSteps;
    std::int8_t least = 0;

    bool operator==(const XCost&) const = default;
};

enum class Limit : std::uint8_t { Turn, Check, Game };

// What a use costs, given up when it is announced (OQ-161): a token of the card, the card itself, a point, a card that
// lies face down below it and costs what the target costs.
enum class UsePrice : std::uint8_t { Token, Self, OneRp, SevenRp, HostCost, CardBelow };

// The phase to which a use is bound, from the turn on after the card has come to lie there (OQ-63, OQ-64), or the
// turns of the others, whatever their phase (AGENT-18).
enum class UsePhase : std::uint8_t { MyBriefing, TheirBriefing, MyHealing, TheirTurn };

struct Use
{
    std::vector<EffectWindow> windows;
    std::optional<UsePhase> phase;
    std::optional<Chooser> by; // Them: the player in whose Field it lies
    std::optional<UsePrice> pay;
    bool repeat = false;        // as often as there are tokens, in one window
    bool copies = false;        // several of this card may help one check (WIT-8)
    std::optional<Limit> limit; // once in each
    std::vector<TextCondition> conditions;
    std::optional<Selector> target;
    Steps steps;

    static void describe(auto& f, auto& s)
    {
        f.needs("in", s.windows);
        f.may("phase", s.phase);
        f.may("by", s.by);
        f.may("pay", s.pay);
        f.may("repeat", s.repeat);
        f.may("limit", s.limit);
        f.may("copies", s.copies);
        f.may("if", s.conditions);
        f.may("target", s.target);
        f.may("do", s.steps);
    }
    bool operator==(const Use&) const = default;
};

enum class EachOf : std::uint8_t { Source };

struct Reaction
{
    Awaited when;
    std::optional<EachOf> each; // once for each source of damage
    bool may = false;           // its player may decline
    Steps steps;

    static void describe(auto& f, auto& s)
    {
        f.needs("when", s.when);
        f.may("each", s.each);
        f.may("may", s.may);
        f.needs("do", s.steps);
    }
    bool operator==(const Reaction&) const = default;
};

// Where it is played more easily than its facts say.
struct Easing
{
    TextCondition when;
    std::optional<std::int8_t> cost; // in place of the printed one
    bool noActivators = false;

    static void describe(auto& f, auto& s)
    {
        f.needs("if", s.when);
        f.may("cost", s.cost, kLevel);
        f.may("no activators", s.noActivators);
    }
    bool operator==(const Easing&) const = default;
};

// Fewest and most cards of a bundle.
struct HowMany
{
    std::int8_t least = 0;
    std::int8_t most = 0;

    bool operator==(const HowMany&) const = default;
};

// What sends a card that stayed to the Discard Pile.
enum class Until : std::uint8_t {
    NoTokens,
    TeamEmpty,
    TeamEmptyOrBeaten,
    TeamChanges,
    AgentMoves,
    AfterNextBriefing,
    SiteCheckOver,
    Unpaid,
    NothingBelow
};

struct CardEffect
{
    std::vector<int> cards;              // by number across sets: those that differ only in printed facts
    EffectWay way;                       // unless there are
    std::vector<EffectWay> alternatives; // of which one is named
    std::optional<XCost> x;
    std::optional<TextCondition> unless; // tested when it resolves
    std::optional<Selector> bundle;
    std::vector<Easing> eased;
    Keywords purse; // one dedicated RP for cards with one of these (BRIEF-8)
    std::optional<Fighter> fighter;
    std::optional<Stay> stay;
    Steps lasting; // what holds as long as it lies there (`while`)
    std::vector<Reaction> reactions;
    std::vector<Use> uses;
    Steps then;                        // instead of being discarded: it is removed
    std::optional<HowMany> times;      // of the bundle
    std::optional<std::int8_t> extra;  // points on top of the Cost (BLUFF-24)
    std::optional<std::int8_t> tokens; // placed on it
    std::optional<Until> until;
    bool unstoppable = false; // cannot be negated
    bool unique = false;      // not more than one in play a player
    bool takesHost = false;   // whom it lies with goes where it goes; negated, both are removed

    static void describe(auto& f, auto& s)
    {
        f.needs("card", s.cards);
        f.may("in", s.way.windows);
        f.may("phase", s.way.phase);
        f.may("if", s.way.conditions);
        f.may("unless", s.unless);
        f.may("unstoppable", s.unstoppable);
        f.may("unique", s.unique);
        f.may("target", s.way.target);
        f.may("other", s.way.other);
        f.may("bundle", s.bundle);
        f.may("times", s.times);
        f.may("choose", s.way.choices);
        f.may("x", s.x);
        f.may("eased", s.eased);
        f.may("extra", s.extra, kTokenCount);
        f.may("tokens", s.tokens, kTokenCount);
        f.may("purse", s.purse);
        f.may("fighter", s.fighter);
        f.may("do", s.way.steps);
        f.may("or", s.alternatives);
        f.may("stay", s.stay);
        f.mayLast("while", s.lasting);
        f.may("on", s.reactions);
        f.may("use", s.uses);
        f.may("until", s.until);
        f.may("then", s.then);
        f.may("takes host", s.takesHost);
    }
    bool operator==(const CardEffect&) const = default;
};

// At least one.
std::span<const EffectWay> waysOf(const CardEffect& effect);

// Every step of the text, those within others too, in the order of the data.
void forEachStep(const CardEffect& effect, const std::function<void(const Step&)>& visit);

// By number across sets (domain/cards/published_set.h).
using EffectBook = std::map<int, CardEffect>;

} // namespace dossier
