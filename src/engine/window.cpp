// Windows in which cards may be played, and cards that wait for the answer of others (PLAY-30, PLAY-59, PLAY-60): the
// option goes round until all have passed in a row.
#include "engine/play_card.h"
#include "engine/verbs.h"

namespace dossier {

namespace {

enum Step : std::uint8_t { kWait, kRun, kFinish };

bool allPassed(const Play& play)
{
    return play.state.top().count >= play.match().seats();
}

void listOptions(const GameState& state, ActionList& actions)
{
    actions.add({.kind = ActionKind::Pass});
    const Seat seat = state.top().who;
    const Moment moment = momentOf(state);
    state.player(seat).hand.forEach([&](int index) { listPlays(state, seat, {seat, index}, moment, actions); });
}

void takeOption(Play& play, const Action& action)
{
    Frame& frame = play.state.top();
    if (action.kind == ActionKind::Play) {
        playCard(play, frame.who, action);
        return;
    }
    ++frame.count;
    frame.who = leftOf(play.state, frame.who);
}

// CHECK-31: the window of a check whose card has been negated meanwhile.
bool belongsToNothing(const GameState& state)
{
    const auto below = [&](unsigned by) -> const Frame& { return state.frames[state.depth - 1u - by]; };
    return state.depth > 2 && below(1).kind == FrameKind::Check && below(2).kind == FrameKind::Card &&
           (below(2).flags & kNegated) != 0;
}

Flow advanceWindow(Play& play)
{
    if (!allPassed(play) && !belongsToNothing(play.state))
        return decide(play, play.state.top().who);
    pop(play);
    return Flow::GoOn;
}

// --- A card on the stack --------------------------------------------------------------------------------------------

// PLAY-32: after a card has resolved the first option is where it was at the beginning.
void reopenBelow(Play& play)
{
    Frame& below = play.state.top();
    if (below.kind != FrameKind::Window && !(below.kind == FrameKind::Card && below.step == kWait))
        return;
    below.who = firstOption(play.state);
    below.count = 0;
}

Place restingPlace(const CardFacts& facts)
{
    if (facts.has(Keyword::Resource)) // PLAY-42, PLAY-43
        return facts.has(Keyword::Site) ? Place::Field : Place::Bureau;
    return facts.type == CardType::Witness ? Place::Table : Place::Discard; // WIT-4, PLAY-46
}

// BLUFF-17: a used Bluff stays with its Site, face up.
void attachToSite(Play& play, CardRef card)
{
    constexpr std::uint8_t kFaceUp = 0x40;
    const Frame* site = nearest(play.state, FrameKind::Site);
    put(play, card, Place::UnderSite, static_cast<std::uint8_t>(site->card.index()), site->card.owner());
    play.state.player(card.owner()).place[static_cast<std::size_t>(card.index())] |= kFaceUp;
}

Flow finish(Play& play)
{
    const CardRef card = play.state.top().card;
    const CardFacts& facts = factsOf(play.state, card);
    pop(play);
    if (placeOf(play.state, card) == Place::Waiting) {
        const Place place = restingPlace(facts);
        if (facts.type == CardType::Bluff && nearest(play.state, FrameKind::Site))
            attachToSite(play, card);
        else if (place == Place::Discard)
            discard(play, card);
        else
            put(play, card, place);
    }
    reopenBelow(play);
    return Flow::GoOn;
}

// PLAY-33: a card whose target is gone has no effect.
bool targetGone(const GameState& state)
{
    const Frame& frame = state.top();
    if (!frame.target)
        return false;
    return !fitsTarget(state, frame.seat, frame.card, momentOf(state), frame.target);
}

Flow begin(Play& play)
{
    Frame& frame = play.state.top();
    const bool gone = targetGone(play.state);
    play.tell({.kind = gone ? EventKind::NoEffect : EventKind::Resolved,
               .seat = frame.seat,
               .card = cardIndex(play.state, frame.card)});
    frame.step = gone ? kFinish : kRun;
    return Flow::GoOn;
}

Flow advanceCard(Play& play)
{
    const Frame& frame = play.state.top();
    if ((frame.flags & kNegated) != 0) {
        pop(play);
        reopenBelow(play);
        return Flow::GoOn;
    }
    switch (frame.step) {
    case kWait:
        return allPassed(play) ? begin(play) : decide(play, frame.who);
    case kRun:
        if (!runEffect(play))
            return Flow::GoOn;
        play.state.top().step = kFinish;
        return Flow::GoOn;
    default:
        return finish(play);
    }
}

} // namespace

const Chapter kWindow{advanceWindow, listOptions, takeOption};
const Chapter kCard{advanceCard, listOptions, takeOption};

} // namespace dossier
