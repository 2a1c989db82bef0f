// Playing a card: what it costs, at what it is aimed, and how it comes onto the stack (PLAY). A card may be played in
// several ways, see EffectForm.
#pragma once

#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/standing.h"
#include "engine/state/action.h"

namespace dossier {

// BLUFF-10: how many steps a Bluff that costs X has (kPriceSteps), 1 of any other card.
int priceSteps(const CardFacts& facts, bool basic);
// Whether the player says the X himself, as Action::number, and the least he may say.
bool saysNumber(const EffectForm& form);
int firstNumber(const EffectForm& form);
// A card of the hand that may be discarded with a Cost: one whose own Cost is in CP.
bool isDiscardable(const GameState& state, Seat seat, CardRef card, CardRef but);

// What `seat` pays for the card played so: an X by what fixes it (PLAY-56), 1 less, and not below 0, for a revealed
// Bluff (BLUFF-7, BLUFF-9). `action` names its form, price step or X, target.
// What its text eases now of how it is played.
struct Eased
{
    std::optional<int> cost; // in place of the printed one
    bool noActivators = false;
};
Eased easedNow(const GameState& state, Seat seat, CardRef card);
Price priceOfPlay(const GameState& state, Seat seat, const Action& action, bool faceDown);
// Whether the card is paid with RP by this player now, who helps `helped` with it (PLAY-1 to PLAY-3, MULTI-10).
bool paidWithRp(const GameState& state, Seat seat, const CardFacts& facts, Seat helped = kNoSeat);
// Whether `seat`, a Non-Active Player, would fight beside the Agents with a card played so (MULTI-10).
bool isForAgents(const GameState& state, Seat seat, const Action& action);
// Calls `visit(Seat)` for everybody whom `seat` may help with the card, as Action::seat: the Investigating Player or
// who stands against him where a Non-Active Player has to say it (OQ-45), else once with kNoSeat.
template <typename Visit>
void forEachSide(const GameState& state, Seat seat, const CardFacts& facts, const Moment& moment, Visit visit)
{
    if (facts.pool != Pool::Either || !playsBothRoles(state, seat, moment)) {
        visit(kNoSeat);
        return;
    }
    visit(state.activeSeat());
    visit(moment.combat ? moment.combat->who : moment.site ? moment.site->who : seat);
}

bool isFaceDown(const GameState& state, CardRef card);
// A Bluff, or a card that somebody may hide and use like one.
bool countsAsBluff(const GameState& state, CardRef card);
// Where a Bluff lies when it has been used: the Site under investigation, before that one in the Field (OQ-138);
// nothing where there is none any more.
CardRef siteForBluff(const GameState& state);
bool isWaiting(const GameState& state, CardRef card);

// The ways of playing a card: its effect's forms, or one without any text.
std::span<const EffectForm> formsOf(const GameState& state, CardRef card);
// The text of a card as `seat` would play it so.
Text textOfPlay(const GameState& state, Seat seat, const Action& action);
// A card with NEGATE that negates the card it is aimed at, which its Keyword Activators then speak of (PLAY-19).
bool negatesTarget(const GameState& state, CardRef card);
// Whether it would negate what it is aimed at in this form, with or without that Keyword.
bool negatesSo(const GameState& state, CardRef card, const EffectForm& form);
// Whether the target still fits (PLAY-33, PLAY-63), Activators of a negating card included (PLAY-19).
bool fitsTarget(const Text& text, const EffectForm& form, Thing target);
// ... and for the second one, whom the selector of the form fits.
bool fitsOther(const Text& text, Thing other);
// Opponents among whom the player of the card names the one it speaks of (MULTI-20); none where there is no choice.
void opponentsToName(const GameState& state, Seat seat, CardRef card, const EffectForm& form, Things& opponents);

// Calls `visit(Action)` for every way of aiming the card in this form, its opponent being named.
template <typename Visit>
void forEachTarget(const GameState& state, Seat seat, Action action, const EffectForm& form, Visit visit)
{
    if (!form.target) {
        if (!form.other) {
            visit(action);
            return;
        }
    }
    const auto withOther = [&](const Action& aimed) {
        if (!form.other) {
            visit(aimed);
            return;
        }
        const Text text = textOfPlay(state, seat, aimed);
        Things others;
        select(text, form.other, others);
        for (Thing other : others)
            if (fitsOther(text, other)) {
                Action both = aimed;
                both.other = other;
                visit(both);
            }
    };
    if (!form.target) {
        withOther(action);
        return;
    }
    const Text text = textOfPlay(state, seat, action);
    Things targets;
    select(text, form.target, targets);
    for (Thing target : targets)
        if (target != Thing(action.card) && fitsTarget(text, form, target)) {
            Action aimed = action;
            aimed.target = target;
            withOther(aimed);
        }
}

// Calls `visit(Action)` for every way of aiming the card in this form.
template <typename Visit>
void forEachAim(const GameState& state, Seat seat, Action action, const EffectForm& form, Visit visit)
{
    Things opponents;
    opponentsToName(state, seat, action.card, form, opponents);
    for (Thing opponent : opponents) {
        (form.target ? action.other : action.target) = opponent;
        forEachTarget(state, seat, action, form, visit);
    }
    if (opponents.empty())
        forEachTarget(state, seat, action, form, visit);
}
// All aims and numbers in which the card may be played in this form, or used as a revealed Bluff, for this side, if
// nothing else stands against that (mayTry).
void listWays(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown, std::size_t index,
              Seat helped, ActionList& actions);
// All ways of playing the card now, none where whyNot gives a reason.
void listPlays(const GameState& state, Seat seat, CardRef card, const Moment& moment, ActionList& actions);
// The same for a revealed Bluff (BLUFF-7, BLUFF-11).
void listUses(const GameState& state, CardRef bluff, ActionList& actions);

} // namespace dossier
