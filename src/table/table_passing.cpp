// What is done without a question at the table, and how somebody gets on.
#include "table/table_game.h"

#include <QTimer>

#include <utility>

namespace dossier {

void TableGame::obeyStops(std::function<TableStops()> stops)
{
    m_stopsNow = std::move(stops);
    if (m_game)
        settle();
}

// They are read before each choice: what shows them is all that changes.
void TableGame::lookAtStops()
{
    if (m_game)
        emit changed(m_view);
}

AskingRules TableGame::rulesFor(Seat seat) const
{
    return {m_stops, pool(), seat == m_hasty ? m_haste : Haste::None};
}

bool TableGame::goesByItself() const
{
    const Seat decider = m_game->decider();
    return m_stopsNow && asksLittle() && !m_game->over() && isPersons(decider) &&
           byItself(m_game->ahead(), rulesFor(decider));
}

// Up to what somebody is asked; at the newest position alone: who looks back sees everything.
void TableGame::passByItself()
{
    if (!m_stopsNow || !asksLittle() || m_game->position() != m_game->length())
        return;
    m_stops = m_stopsNow();
    while (!m_game->over()) {
        if (m_haste == Haste::ToTurnEnd && m_game->turn() != m_hastyTurn)
            m_haste = Haste::None;
        const Seat decider = m_game->decider();
        if (!isPersons(decider))
            return;
        const std::optional<Action> action = byItself(m_game->ahead(), rulesFor(decider));
        if (!action || m_game->take(*action)) {
            m_haste = decider == m_hasty ? Haste::None : m_haste;
            return;
        }
    }
}

void TableGame::pass(const Action& action, Haste haste)
{
    m_haste = haste;
    m_hasty = m_viewer;
    m_hastyTurn = m_game->turn();
    take(action);
}

bool TableGame::canWatchToTurnEnd() const
{
    return isOut() && !isCovered() && plays(m_game->decider()) && m_game->position() == m_game->length();
}

void TableGame::watchToTurnEnd()
{
    if (!canWatchToTurnEnd() || m_held)
        return;
    m_haste = m_view.haste = Haste::ToTurnEnd;
    m_hasty = m_viewer;
    m_hastyTurn = m_game->turn();
    m_shown->stop();
    if (isShowing())
        return hurryToEnd();
    m_view.news.clear();
    emit changed(m_view);
    goOn();
}

void TableGame::stopHaste()
{
    if (m_haste == Haste::None)
        return;
    m_haste = m_view.haste = Haste::None;
    m_view.news.clear();
    emit changed(m_view);
}

} // namespace dossier
