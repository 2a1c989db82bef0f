#include "app/table/scene_clicks.h"

#include "app/board/board.h"
#include "app/board/table_card.h"
#include "table/seat_game.h"

#include <QCoreApplication>
#include <QMouseEvent>

namespace dossier {

SceneClicks::SceneClicks(SeatGame& game, const Board& board, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_board(board)
{}

void SceneClicks::follow()
{
    if (m_game.isShowing())
        QCoreApplication::instance()->installEventFilter(this);
    else
        QCoreApplication::instance()->removeEventFilter(this);
}

bool SceneClicks::eventFilter(QObject* watched, QEvent* event)
{
    const bool press = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (!press || !m_game.isShowing() || static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
        return false;
    const auto* card = qobject_cast<const TableCard*>(watched);
    if (watched != &m_board && !(card && m_board.isAncestorOf(card)))
        return false;
    m_game.hurry();
    return true;
}

} // namespace dossier
