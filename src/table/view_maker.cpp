#include "table/view_maker.h"

#include "table/covered.h"

namespace dossier {

namespace {

void lookAtNotebooks(const RunningGame& game, SeatView& view)
{
    view.possible.clear();
    view.wrong.clear();
    view.suspected.clear();
    for (const Notebook& notebook : view.seen.notebooks) {
        view.possible.push_back(game.candidates(notebook));
        view.wrong.push_back(game.wrongGuesses(notebook));
    }
    for (const Notebook& notebook : view.seen.opposing)
        view.suspected.push_back(game.candidates(notebook));
}

} // namespace

void observeInto(SeatView& view, const Scene& shown)
{
    shown.observe(view.viewer(), view.seen);
    if (view.waitsForHandOver())
        cover(view.seen);
}

void completeView(SeatView& view, const RunningGame& game, const Scene& shown)
{
    lookAtNotebooks(game, view);
    view.options = game.options();
    view.position = game.position();
    view.length = game.length();
    view.finished = game.finished();
    lookAt(shown, view);
}

} // namespace dossier
