#include "engine/changes/announcement.h"

#include "engine/changes/borrowing_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/used_cards_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/text_frame.h"

namespace dossier {

void playFree(Play& play, Seat seat, CardRef card)
{
    GameState& state = play.state;
    const EffectForm& form = formsOf(state, card).front();
    put(play, card, Place::Waiting);
    if (momentOf(state).checkDepth > 0)
        noteUse(state, seat, card);
    play.tell({.kind = EventKind::Played, .seat = seat, .card = heard(play, card)});
    Frame& frame = push(play, FrameKind::Card);
    frame.seat = seat;
    frame.card = card;
    frame.as<TextFrame>().nextStep = form.steps;
    frame.who = leftOf(state, seat);
    frame.step = kPlayedStep;
}

void playCard(Play& play, Seat seat, const Action& action, bool faceDown)
{
    GameState& state = play.state;
    const Moment moment = momentOf(state);
    const Price price = priceOfPlay(state, seat, action, faceDown);
    const bool forAgents = isForAgents(state, seat, action);
    openHeld(play, action.card);
    put(play, action.card, Place::Waiting);
    if (moment.checkDepth > 0)
        noteUse(state, seat, action.card);
    if (isBasic(state) && state.phase() == Phase::Investigation) // BASIC-29
        state.player(seat).played = (state.player(seat).played + 1) & 3;
    play.tell({.kind = EventKind::Played,
               .seat = seat,
               .who = action.seat,
               .card = heard(play, action.card),
               .other = heard(play, action.target.card()),
               .number = faceDown});
    const EffectForm& form = formsOf(state, action.card)[action.form];
    Frame& frame = push(play, FrameKind::Card);
    frame.seat = seat;
    frame.card = action.card;
    frame.target = action.target;
    frame.other = action.other;
    frame.form = action.form;
    frame.as<TextFrame>().nextStep = form.steps;
    frame.as<TextFrame>().price = static_cast<std::int8_t>(action.number);
    frame.mark(CardFlag::FaceDown, faceDown);
    frame.mark(CardFlag::ForAgents, forAgents);
    frame.who = leftOf(state, seat);
    if (playedAsAdversary(state, action.card) && !moment.siteCheck()) // OQ-81
        if (const Thing team = teamOf(state, action.target))
            frame.team = team.number();
    const Effect* effect = state.match->effect(cardIndex(state, action.card));
    frame.step = form.names[0].kind != NameKind::None ? kNamingStep
                 : effect && effect->bundle           ? kBundleStep
                 : form.x == XKind::CardsDiscarded    ? kForfeitStep
                                                      : kPlayedStep;
    payFor(play, seat, action.card, price);
}

} // namespace dossier
