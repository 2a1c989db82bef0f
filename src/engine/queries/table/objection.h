// A rule of play is written once, as a function over a sink that hears what stands against something. Whoever lists
// what may be done asks with kAnyObjection, which has enough of the first; whoever says why something is refused
// collects all of them, in the order in which the rule is written (Reasons in queries/reasons).
//
// Each part of a rule says whether the sink has heard enough, so parts are joined by ||. Asked with kAnyObjection the
// rule itself then says whether anything stands against it, and costs no more than its conditions.
#pragma once

#include "engine/state/reason.h"

namespace dossier {

struct AnyObjection
{
    // True where a sink wants more than to know that something stands against it.
    static constexpr bool kCollects = false;

    // It is forbidden by this rule.
    constexpr bool addIf(bool forbids, ReasonKind, const char*) const { return forbids; }
    // A card forbids it.
    template <typename State, typename Card>
    constexpr bool cite(const State&, ReasonKind, Card) const
    {
        return true;
    }
    // It is forbidden, `explain(Reasons&)` says by which rules: by one at least.
    template <typename Explain>
    constexpr bool explainIf(bool forbids, const Explain&) const
    {
        return forbids;
    }
    // What is said further down, and is quicker to find out than what comes before it.
    constexpr bool soon(bool forbids) const { return forbids; }
};
inline constexpr AnyObjection kAnyObjection;

} // namespace dossier
