// Why something cannot be done: a rule that forbids it, and what it forbids it for.
#pragma once

#include "domain/cards/rule_number.h"
#include "domain/cards/vocabulary.h"

#include <cstdint>
#include <optional>

namespace dossier {

enum class ReasonKind : std::uint8_t {
    NotYourDecision, // the game is over, or somebody else chooses
    NotInHand,
    NotInThisGame,     // Basic Game, Killer card, too few players
    TextNotKnown,      // a further set's card: nobody told the game what it does
    ActivatorNotKnown, // the same: it has an Activator that the game cannot read
    WrongRole,         // its icon
    WrongWindow,       // its type or text
    Activator,         // `activator` is not satisfied
    Condition,         // of its text
    NoTarget,
    SecondCopy,
    Forbidden,   // by another card, whose number the rule is
    TooDear,     // `have`, `want`
    NoRoom,      // in the state
    OtherChoice, // another choice is open: the rule that asks for it
    OwnText,     // of the card itself, whose number the rule is
    Barred       // this thing, or that number of it
};
inline constexpr int kReasonKinds = 17;

struct Reason
{
    ReasonKind kind = ReasonKind::NotYourDecision;
    RuleNumber rule; // or the number of a card, "XF96-0234v1" (REASON-4)
    std::optional<Activator> activator{};
    int have = 0;
    int want = 0;

    bool operator==(const Reason&) const = default;
};

// Why an action was refused: the rule it breaks. Nothing (an empty number) when it was taken.
struct Refusal
{
    RuleNumber rule;

    explicit operator bool() const { return !rule.empty(); }
    bool operator==(const Refusal&) const = default;
};

} // namespace dossier
