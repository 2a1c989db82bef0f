// While something is shown that goes on by itself, a click on the table or on a card there makes it go on sooner, and
// does nothing else.
#pragma once

#include <QObject>

namespace dossier {

class Board;
class SeatGame;

class SceneClicks : public QObject
{
    Q_OBJECT

public:
    // Both must outlive it.
    SceneClicks(SeatGame& game, const Board& board, QObject* parent = nullptr);
    // The table is shown anew, or there is none any more.
    void follow();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SeatGame& m_game;
    const Board& m_board;
};

} // namespace dossier
