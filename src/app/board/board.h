// The table itself: every card the viewer sees, where it lies. A click chooses a card, two clicks or a drag do
// something with it; the arrow keys walk from card to card.
#pragma once

#include "app/board/board_plan.h"

#include <QWidget>

#include <map>

namespace dossier {

class PlayerSide;
class TableCard;
class TableGame;
struct Desk;

class Board : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the board.
    Board(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // The card whose actions are looked at; the empty reference for none.
    void choose(CardRef card);
    CardRef chosen() const { return m_chosen; }
    TableCard* cardWidget(CardRef card) const;
    const BoardPlan& plan() const { return m_plan; }
    void focusCard(CardRef card);
    // The first card of the hand that can do something, else the first card there is.
    void focusHand();

    QSize minimumSizeHint() const override { return {560, 380}; }

signals:
    // The plan is another one: the strip and the stage have their places in it.
    void laid(const dossier::BoardPlan& plan);
    void cardChosen(dossier::CardRef card);
    // Whatever can be done with it is to be done.
    void cardDone(dossier::CardRef card);
    void lookWanted(dossier::CardIndex card);
    // What is under the mouse or has the keyboard, with what there is to say about it; nothing: it is gone.
    void pointedAt(std::optional<dossier::CardIndex> card, const QString& says);
    // A card was put on another one (empty: on none) in a part of the table (null: beside all of them).
    void dropped(dossier::CardRef card, dossier::CardRef target, const dossier::PlannedBox* box);
    void discardWanted(dossier::Seat seat);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

private:
    void refresh();
    void lay();
    void markCards();
    void explain(TableCard* card);
    TableCard* made(int key);
    QString saysOf(const PlannedCard& planned, bool canAct) const;
    TableCard* cardAt(const QPoint& point) const;
    void walk(int key);
    void letTabStop();
    void setTarget(TableCard* card);

    const Desk& m_desk;
    TableGame& m_game;
    BoardPlan m_plan;
    std::map<int, TableCard*> m_cards; // by reference; below zero: other players' face-down cards
    std::vector<TableCard*> m_order;   // as they lie
    std::vector<PlayerSide*> m_sides;
    CardRef m_chosen;
    TableCard* m_target = nullptr;
};

} // namespace dossier
