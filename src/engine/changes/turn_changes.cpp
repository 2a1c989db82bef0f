#include "engine/changes/turn_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/borrowing_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/sites_changes.h"
#include "engine/changes/used_cards_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// What waits, and what fights, goes to its owner's Discard Pile.
void dropWaiting(Play& play)
{
    GameState& state = play.state;
    for (int i = 1; i < state.depth; ++i) {
        const CardRef card = state.frames[static_cast<std::size_t>(i)].card;
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card && placeOf(state, card) == Place::Waiting)
            discard(play, card);
    }
    while (state.combatCount > 0) {
        for (const CardFighter& foe : state.combats[--state.combatCount].foes)
            if (foe.card && placeOf(state, foe.card) == Place::Table)
                discard(play, foe.card);
        state.combats[state.combatCount] = {};
    }
}

Seat onlyOneIn(const GameState& state)
{
    Seat only = kNoSeat;
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        if (state.player(seat).out == 0) {
            if (only != kNoSeat)
                return kNoSeat;
            only = seat;
        }
    return only;
}

// Everybody left is passive: nobody would do anything any more.
bool nobodyPlaysOn(const GameState& state)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        if (state.player(seat).out == 0 && !state.match->passive(seat))
            return false;
    return true;
}

// Cards of others that lie with his, or that he holds.
void sendHome(Play& play, Seat seat)
{
    GameState& state = play.state;
    giveBackAll(play, seat);
    for (Seat other = 0; other < state.match->seats(); ++other) {
        if (other == seat)
            continue;
        state.player(other).table.forEach([&](int index) {
            const CardRef card(other, index);
            const Place place = placeOf(state, card);
            if (place == Place::Waiting || factsOf(state, card).type == CardType::Agent)
                return;
            const CardRef host = hostOf(state, card);
            const Thing team = teamUnder(state, card);
            if (holderOf(state, card) == seat || (host && host.owner() == seat) || (team && team.seat() == seat) ||
                controllerOf(state, card) == seat)
                discard(play, card);
        });
    }
}

// MULTI-21: his cards leave with him, Sites directed at him are discarded.
void takeCardsAlong(Play& play, Seat seat)
{
    GameState& state = play.state;
    sendHome(play, seat);
    Play untold{state, nullptr, play.course}; // that he leaves has been said, and is all there is to say of his cards
    for (int slot = 0; slot < kMostAgentTitles; ++slot)
        if (agentOf(state, seat, slot).inPlay())
            discardAgent(untold, seat, slot);
    for (int index = 0; index < cardsOf(state, seat); ++index)
        if (const CardRef card(seat, index); placeOf(state, card) != Place::Waiting) {
            forEachAttached(state, card, [&](CardRef attached) {
                if (attached.owner() != seat)
                    discard(play, attached);
            });
            put(play, card, Place::Removed);
        }
    for (Seat other = 0; other < state.match->seats(); ++other)
        forEachSite(state, other, [&](CardRef site) {
            const Frame* under = nearest(state, FrameKind::Site);
            if (directedAt(state, site) == seat && !(under && under->card == site))
                siteLeaves(play, site);
        });
}

// He is out. Answers whether the others play on without him; else the last of them has won, or nobody where several are
// left who do nothing.
bool dropOut(Play& play, Seat seat, Ending ending)
{
    play.state.player(seat).out = 1;
    const Seat last = onlyOneIn(play.state);
    if (last == kNoSeat)
        play.tell({.kind = EventKind::LeftGame, .seat = seat, .number = static_cast<std::int16_t>(ending)});
    if (last != kNoSeat || nobodyPlaysOn(play.state))
        endGame(play, last, ending);
    return !play.state.over();
}

// Whatever is being resolved above that frame comes to nothing.
void unwindTo(Play& play, const Frame& frame)
{
    GameState& state = play.state;
    dropWaiting(play);
    while (&state.top() != &frame)
        pop(play);
    for (Duration until : {Duration::Round, Duration::Check, Duration::Combat})
        endModifiers(state, until);
    forgetUsed(state, 0);
    std::fill(state.hits.begin(), state.hits.end(), Hit{});
    state.hitCount = 0;
}

} // namespace

void cutTurnShort(Play& play)
{
    GameState& state = play.state;
    unwindTo(play, state.frames[0]);
    endModifiers(state, Duration::Investigation);
    state.top().as<TurnFrame>().phase = static_cast<std::uint8_t>(Phase::Debriefing);
    state.top().step = kCutShortStep;
}

void leaveGame(Play& play, Seat seat)
{
    if (dropOut(play, seat, Ending::NoAgentsLeft)) // WIN-4
        takeCardsAlong(play, seat);
}

void giveUp(Play& play, Seat seat)
{
    GameState& state = play.state;
    if (!dropOut(play, seat, Ending::Conceded))
        return;
    if (seat == state.activeSeat())
        cutTurnShort(play);
    const Frame* site = nearest(state, FrameKind::Site);
    if (!site || site->who != seat)
        return;
    const CardRef card = site->card;
    unwindTo(play, *site);
    siteLeaves(play, card); // its investigation ends with it (PLAY-54)
}

void seeOff(Play& play)
{
    for (Seat seat = 0; seat < play.match().seats(); ++seat)
        if (const PlayerState& player = play.state.player(seat);
            player.out != 0 && (!player.hand.empty() || !player.table.empty() || player.deckCount > 0))
            takeCardsAlong(play, seat);
}

void beginTurn(Play& play, Seat seat)
{
    Frame& turn = push(play, FrameKind::Turn);
    turn.seat = seat;
    ++play.state.turn;
    ++play.state.player(seat).turns;
    play.tell({.kind = EventKind::TurnBegan, .seat = seat, .number = static_cast<std::int16_t>(play.state.turn)});
    play.tell({.kind = EventKind::PhaseBegan, .seat = seat, .number = turn.as<TurnFrame>().phase});
}

} // namespace dossier
