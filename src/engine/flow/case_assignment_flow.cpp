// Case Assignment Phase: the Investigating Player places Sites, the others put cards under them (CASE, BLUFF-1).
#include "engine/changes/payment_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace case_assignment {
namespace {

enum Step : std::uint8_t { kStart, kPlace, kAfterSites, kFaceDown, kEndWindow, kDone };

void listSites(const GameState& state, Seat seat, ActionList& actions)
{
    if (!mayPlaceSites(state, seat))
        return;
    state.player(seat).hand.forEach([&](int index) {
        const CardRef card(seat, index);
        if (!mayPlaceSite(state, seat, card))
            return;
        for (Seat to = leftOf(state, seat); to != seat; to = leftOf(state, to)) // CASE-6
            if (state.player(to).out == 0)
                actions.add({.kind = ActionKind::PlaceSite, .seat = to, .card = card});
    });
}

// BLUFF-1 to BLUFF-3: any card, under any Site of the Investigating Player.
void listFaceDown(const GameState& state, ActionList& actions)
{
    const Seat seat = state.top().who;
    state.player(seat).hand.forEach([&](int index) {
        forEachSite(state, state.activeSeat(), [&](CardRef site) {
            actions.add({.kind = ActionKind::PutUnder, .card = {seat, index}, .target = site});
        });
    });
}

// Bluffs that wait face down below a card: put there from the hand, and from there under a Site.
void listStored(const GameState& state, ActionList& actions)
{
    const Seat seat = state.top().who;
    if (!state.match->mayPermit(Permission::StoreBluffs))
        return;
    state.player(seat).table.forEach([&](int index) {
        const CardRef there(seat, index);
        if (mayTakeOut(state, there))
            forEachSite(state, state.activeSeat(), [&](CardRef site) {
                actions.add({.kind = ActionKind::PutUnder, .card = there, .target = site});
            });
        if (mayStoreBelow(state, there))
            state.player(seat).hand.forEach([&](int held) {
                if (factsOf(state, {seat, held}).has(Keyword::Bluff))
                    actions.add({.kind = ActionKind::PutUnder, .card = {seat, held}, .target = there});
            });
    });
}

// CASE-13: in seat order from the Investigating Player's left.
Flow faceDown(Play& play)
{
    Frame& turn = play.state.top();
    if (isBasic(play.state)) // BASIC-27
        return nextStep(play);
    if (turn.who == kNoSeat)
        turn.who = leftOf(play.state, turn.seat);
    return turn.who == turn.seat ? nextStep(play) : decide(play, turn.who);
}

Flow advance(Play& play)
{
    Frame& turn = play.state.top();
    switch (turn.step) {
    case kStart:
    case kAfterSites:
        return openWindow(play, WindowKind::Open);
    case kEndWindow:
        return openEndWindow(play);
    case kPlace:
        return decide(play, turn.seat);
    case kFaceDown:
        return faceDown(play);
    default:
        return nextPhase(play);
    }
}

void list(const GameState& state, ActionList& actions)
{
    actions.add({.kind = ActionKind::Pass});
    if (state.top().step == kPlace)
        listSites(state, state.activeSeat(), actions);
    else {
        listFaceDown(state, actions);
        listStored(state, actions);
    }
}

void placeSite(Play& play, CardRef card, Seat directed)
{
    const Seat seat = card.owner();
    const Price price = fullPriceOf(play.state, card);
    put(play, card, Place::Field, kNoCard, directed);
    placing(play.state, {seat, card.index()}).usedNow = 1;
    play.tell({.kind = EventKind::SitePlaced, .seat = seat, .who = directed, .card = heard(play, card)});
    happened(play, MomentKind::CardPlayed, {}, card); // once it is paid
    payFor(play, seat, card, price);                  // CASE-2
}

void putUnder(Play& play, CardRef card, CardRef site)
{
    const bool stored = isStored(play.state, card);
    put(play, card, Place::UnderSite, static_cast<std::uint8_t>(site.index()), site.owner());
    marking(play.state, card).stored = stored ? 1 : 0;
    play.tell(
        {.kind = EventKind::PutUnder, .seat = card.owner(), .card = heard(play, card), .other = heard(play, site)});
}

void take(Play& play, const Action& action)
{
    Frame& turn = play.state.top();
    if (action.kind == ActionKind::PlaceSite)
        placeSite(play, action.card, action.seat);
    else if (action.kind == ActionKind::PutUnder)
        putUnder(play, action.card, action.target);
    else if (turn.step == kPlace)
        nextStep(play);
    else
        turn.who = leftOf(play.state, turn.who);
}

} // namespace
} // namespace case_assignment

const PhaseHandler kCaseAssignment{case_assignment::advance, case_assignment::list, case_assignment::take};

} // namespace dossier
