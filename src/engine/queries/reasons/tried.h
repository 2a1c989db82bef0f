// An attempt under judgement, and the list of what forbids it.
#pragma once

#include "engine/queries/meaning/payment.h"
#include "engine/queries/reasons/reasons.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/objection.h"
#include "engine/queries/table/standing.h"

#include <optional>

namespace dossier {

// The number of a card, as it is cited (REASON-4).
RuleNumber numberOf(const GameState& state, CardRef card);
// Whether this names something of this game.
bool exists(const GameState& state, Thing thing);

// What forbids something, each rule once, in the order in which it was found.
class Reasons
{
public:
    void add(const Reason& reason);
    void add(ReasonKind kind, RuleNumber rule) { add(Reason{kind, rule}); }
    // As the sink of a rule (objection.h): it never has enough.
    static constexpr bool kCollects = true;
    bool addIf(bool forbids, ReasonKind kind, RuleNumber rule)
    {
        if (forbids)
            add(kind, rule);
        return false;
    }
    // To be said only where nothing else is.
    bool elseIf(bool forbids, ReasonKind kind, RuleNumber rule) { return addIf(forbids && empty(), kind, rule); }
    template <typename Explain>
    bool explainIf(bool forbids, const Explain& explain)
    {
        if (forbids)
            explain(*this);
        return false;
    }
    bool soon(bool) const { return false; }
    void add(const Reasons& others);
    // The card, by its number.
    bool cite(const GameState& state, ReasonKind kind, CardRef card);
    // Leaves those that are there, too.
    void keepCommon(const Reasons& others);

    bool empty() const { return m_list.empty(); }
    bool has(RuleNumber rule) const;
    const std::vector<Reason>& list() const { return m_list; }

private:
    std::vector<Reason> m_list;
};

// REASON-5: what is left open is refused only if nothing would do, by the rules that forbid everything that could be
// meant.
class Options
{
public:
    void add(const Reasons& against);
    // What `rule(Reasons&)` says against the next one.
    template <typename Rule>
    void add(const Rule& rule)
    {
        Reasons against;
        rule(against);
        add(against);
    }
    // What forbids them all; `otherwise` where there is none, or no rule forbids all of them.
    void conclude(const Reason& otherwise, Reasons& reasons) const;

private:
    bool m_anyWouldDo = false;
    std::optional<Reasons> m_common;
};
inline const Reason kNothingFits{ReasonKind::NoTarget, "PLAY-69"};

struct Tried
{
    const GameState& state;
    Action action;
    Seat by;
    std::uint16_t said;
    const ActionList& answers; // what the player who decides may choose from
    ActionKinds offered;       // of these kinds
    Moment moment;
    Seat saidSeat; // as he says it; the action's is that of the side under judgement (MULTI-10)
    bool unseen;   // he names a card of another player that he has not seen; it is not told of (ZONE-21)

    bool active() const { return by == state.activeSeat(); }
    bool asked() const { return by == state.decider; }
    // He is asked to choose among things of this kind.
    bool isOffered(ActionKind kind) const { return asked() && (offered & bitOf(kind)) != 0; }
    // It is one of the answers to what he is asked, in all that he says of it.
    bool isAnswer() const;
    bool inPhase(Phase phase) const { return state.phase() == phase; }
    const GameOptions& options() const { return state.match->options(); }

    bool says(Attempt::Field field) const { return (said & field) != 0; }
    bool namesCard() const { return says(Attempt::kCard) && action.card && exists(state, action.card); }
    // A card of his hand, or he leaves it open.
    bool meansOwnHand() const;
    bool namesAgent() const { return says(Attempt::kAgent) && action.agent < kMostAgentTitles; }
    bool namesTeam() const { return says(Attempt::kTeam) && action.team != kNoTeam; }
    bool namesTarget() const { return says(Attempt::kTarget) && action.target && exists(state, action.target); }
    bool namesOther() const { return says(Attempt::kOther) && action.other && exists(state, action.other); }
    // The Site whose investigation has begun, or nothing.
    const Frame* siteUnderWay() const { return nearest(state, FrameKind::Site); }
    bool namesSeat() const { return says(Attempt::kSeat) && action.seat < state.match->seats(); }
};

// Nobody else's choice: a window is open, or something waits to be answered.
bool isOption(const GameState& state);

// --- Parts of several rows ------------------------------------------------------------------------------------------

// The cards that forbid this to `subject` (a card, an Agent's card, a player).
void citeBans(const GameState& state, Permission permission, Thing subject, Reasons& reasons);
// An Agent in training or abducted: he is nowhere.
void againstAbsent(const GameState& state, Seat seat, int slot, Reasons& reasons);
// What keeps him in the Hospital (HEAL-18, HEAL-19, DEP-3).
void againstLeaving(const GameState& state, Seat seat, int slot, Reasons& reasons);
// What is too dear.
Reason tooDear(RuleNumber rule, int have, int want);
// The Cost of a Site, an Equipment, an Agent of the hand, by the rule that asks for it.
template <typename Sink>
bool againstCost(const GameState& state, Seat seat, CardRef card, const char* rule, Sink& against)
{
    const Price price = fullPriceOf(state, card);
    return against.explainIf(!canPay(state, seat, card, price), [&](auto& reasons) {
        reasons.add(tooDear(rule, poolOf(state, seat, price.rp), price.cost));
    });
}

} // namespace dossier
