// Why something cannot be done: of a card the first of the reasons, from what lasts longest to what may change in a
// second; of any other action the rule it breaks.
#pragma once

#include "domain/cards/rule_number.h"
#include "domain/cards/vocabulary.h"

#include <cstdint>
#include <optional>

namespace dossier {

enum class ReasonKind : std::uint8_t {
    NotYourDecision, // 1: the game is over, or somebody else chooses
    NotInHand,       // 2
    NotInThisGame,   // 3: Basic Game, Killer card, too few players
    WrongRole,       // 4: its icon
    WrongWindow,     // 5: its type or text
    Activator,       // 6: `activator` is not satisfied
    Condition,       // 7: of its text
    NoTarget,        // 8
    SecondCopy,      // 9
    Forbidden,       // 10: by a card
    TooDear,         // 11: `have`, `want`
    NoRoom           // 12: in the state
};

struct Reason
{
    ReasonKind kind = ReasonKind::NotYourDecision;
    RuleNumber rule;
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
