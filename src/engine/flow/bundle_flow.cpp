#include "engine/flow/bundle_flow.h"

#include "engine/changes/borrowing_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/used_cards_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/text_frame.h"

namespace dossier {

Flow advanceBundle(Play& play)
{
    if (goesOn(play.state))
        return decide(play, play.state.top().seat);
    play.state.top().as<BundleFrame>().announced = 0; // nobody is left to announce
    play.state.top().step = kPlayedStep;
    return Flow::GoOn;
}

namespace {

// Who is aimed at somebody has a frame of his own, so that it can be answered as if he were played by himself. It lies
// below the one that announces.
void pushAimed(Play& play, CardRef member, Thing aim)
{
    const Frame group = play.state.top();
    Frame& above = push(play, FrameKind::Card);
    Frame& aimed = play.state.frames[play.state.depth - 2u];
    above = group;
    aimed = {};
    aimed.kind = FrameKind::Card;
    aimed.step = kWaitStep;
    aimed.seat = group.seat;
    aimed.who = group.who;
    aimed.team = group.team;
    aimed.card = member;
    aimed.target = aim;
    aimed.as<TextFrame>().nextStep = formsOf(play.state, member).front().steps;
}

} // namespace

void takeBundle(Play& play, const Action& action)
{
    Frame& frame = play.state.top();
    if (action.kind == ActionKind::Pass) {
        frame.as<BundleFrame>().announced = 0;
        frame.step = kPlayedStep;
        return;
    }
    ++frame.as<BundleFrame>().announced;
    const Seat seat = frame.seat;
    const CardRef group = frame.card;
    const CardRef member = action.target.card();
    const Price price = priceOfMember(play.state, seat, member);
    openHeld(play, member);
    put(play, member, Place::Waiting, static_cast<std::uint8_t>(group.index()), group.owner());
    if (momentOf(play.state).checkDepth > 0)
        noteUse(play.state, seat, member);
    play.tell({.kind = EventKind::Played, .seat = seat, .card = heard(play, member), .other = heard(play, group)});
    if (action.other)
        pushAimed(play, member, action.other);
    happened(play, MomentKind::CardPlayed, {}, member);
    payFor(play, seat, member, price);
}

} // namespace dossier
