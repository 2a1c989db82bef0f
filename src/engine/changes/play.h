// A game being changed, and the stack of what waits in it.
#pragma once

#include "engine/queries/table/naming.h"
#include "engine/state/event.h"
#include "engine/state/scene_kind.h"
#include "engine/state/state.h"

namespace dossier {

class Chance;    // chance.h
struct Onlooker; // state/onlooker.h

// How a game runs for somebody who judges a situation, or looks on; as it runs for its players, nothing of it is there.
struct Course
{
    Chance* chance = nullptr; // says what else the seed would
    bool everyChoice = false; // a decision with a single answer is asked for, too
    Onlooker* onlooker = nullptr;
    Seat alone = kNoSeat; // no text of anybody else answers that a card is played
};

// A state together with the log of what happens to it.
struct Play
{
    GameState& state;
    EventLog* log = nullptr;
    const Course* course = nullptr;

    const Match& match() const { return *state.match; }
    void tell(const Event& event) const
    {
        if (log)
            log->push_back(event);
    }
};

// How a card is called in an event; nobody is told anything where no log is kept.
inline VisibleCard heard(const Play& play, CardRef card)
{
    return play.log ? heard(play.state, card) : VisibleCard();
}

// One that comes into the open by what is told: everybody hears which it is, wherever it still lies.
inline VisibleCard openly(const Play& play, CardRef card)
{
    VisibleCard told = heard(play, card);
    if (told)
        told.name.card = cardIndex(play.state, card);
    told.knownBy = kEverybody;
    return told;
}

// Where the game stands once the chapter under way is done stays to be seen; of two at once, the later one.
void show(Play& play, SceneKind kind);
// Shows what is due to who looks on; nothing where nobody does.
void lookOn(Play& play);
// Shows him who could only pass, if he wants to know.
void lookOnPass(Play& play);

// --- Frames ---------------------------------------------------------------------------------------------------------

Frame& push(Play& play, FrameKind kind);
void pop(Play& play);
// The game is over; `winner` is kNoSeat where nobody has won.
void endGame(Play& play, Seat winner, Ending ending);

} // namespace dossier
