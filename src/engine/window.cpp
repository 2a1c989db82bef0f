// A window in which cards may be played (PLAY-59, PLAY-60): the option goes round until all have passed in a row.
#include "engine/play.h"

namespace dossier {

namespace {

Flow advance(Play& play)
{
    Frame& window = play.state.top();
    if (window.count < play.match().seats())
        return decide(play, window.who);
    pop(play);
    return Flow::GoOn;
}

void list(const GameState&, ActionList& actions)
{
    actions.add({.kind = ActionKind::Pass});
}

void take(Play& play, const Action&)
{
    Frame& window = play.state.top();
    ++window.count;
    window.who = leftOf(play.state, window.who);
}

} // namespace

const Chapter kWindow{advance, list, take};

} // namespace dossier
