// The table itself: every card the viewer sees, where it lies. A click chooses a card, two clicks or a drag do
// something with it; the arrow keys walk from card to card.
#pragma once

#include "app/board/board_plan.h"
#include "table/fresh_cards.h"
#include "table/team_move.h"

#include <QPixmap>
#include <QWidget>

#include <map>

namespace dossier {

class BoardPlace;
class PlayerSide;
class TableCard;
class TeamTag;
struct PlateFacts;
class SeatGame;
struct Desk;
struct SeatView;

class Board : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the board.
    Board(const Desk& desk, SeatGame& game, QWidget* parent = nullptr);

    // What the seat is shown now.
    void show(const SeatView& view);
    // The card whose actions are looked at; the empty reference for none.
    void choose(CardRef card);
    CardRef chosen() const { return m_chosen; }
    // Cards marked to be discarded.
    void setMarked(const std::vector<CardRef>& cards);
    TableCard* cardWidget(CardRef card) const;
    const BoardPlan& plan() const { return m_plan; }
    void focusCard(CardRef card);
    // The first card of the hand that can do something, else the first card there is.
    void focusHand();
    // The hand lies as the settings say from now on.
    void sortHand() { lay(); }

    // The one under the mouse, where that moved after the keyboard did; else the one that has the keyboard.
    const TableCard* pointedCard() const;
    // The card of the observer's own X-File; nothing while the table changes hands.
    std::optional<CardIndex> ownXFile() const;
    // All that moves is where it goes.
    void hurry();
    bool isMoving() const;

    // With what stands beside it, on a screen of 1280 x 720 at 150 %.
    QSize minimumSizeHint() const override { return {528, 296}; }

signals:
    // The plan is another one: the strip and the stage have their places in it.
    void laid(const dossier::BoardPlan& plan);
    // The cards lie before all else: what has to be seen above them comes up again.
    void restacked();
    void cardChosen(dossier::CardRef card);
    // Whatever can be done with it is to be done.
    void cardDone(dossier::CardRef card);
    void lookWanted(dossier::CardIndex card);
    // What there is to say about one of the viewer's own cards that can be played or used, at a place of the screen.
    void menuWanted(dossier::CardIndex card, const QPoint& at);
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
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // Where cards lay before the plan was made anew.
    struct Before
    {
        std::map<int, QRect> places{};
        int hidden = 0; // face-down cards that could not be named, and are no more
    };

    void lay();
    void markCards();
    void explain(TableCard* card);
    TableCard* made(int key);
    QString saysOf(const PlannedCard& planned, bool canAct) const;
    bool canStopAt(const PlannedCard& planned) const;
    TableCard* cardAt(const QPoint& point) const;
    void walk(int key);
    void letTabStop();
    void setTarget(TableCard* card);
    void layCards(const Before& before, bool moves);
    void layPlates();
    void layPlaces();
    PlateFacts plateOf(const PlannedSide& side) const;
    void move(TableCard& card, int key, const Before& before);
    PlayerSide* plateAt(Seat seat) const;
    void restack();
    void paintGround(QPainter& painter) const;
    void paintPlace(QPainter& painter, const PlannedBox& box) const;
    void paintTeam(QPainter& painter, const PlannedBox& box) const;
    void paintBacks(QPainter& painter, const PlannedBacks& backs) const;
    void paintFreeField(QPainter& painter) const;
    bool wantsField() const;
    const PlannedBox* teamAt(const QPoint& point) const;
    void carry(const QString& mime, int what, const QPixmap& picture, const QPoint& hold);
    void dragTeam(const StandingTeam& team);
    void dropTeam(const StandingTeam& team, const QPoint& point);
    void offerTeam(const TeamTag& tag);

    const Desk& m_desk;
    SeatGame& m_game;
    BoardPlan m_plan;
    std::map<int, TableCard*> m_cards; // by reference; below zero: other players' face-down cards
    std::vector<TableCard*> m_order;   // as they lie
    std::vector<PlayerSide*> m_sides;
    std::vector<TeamTag*> m_tags;
    std::vector<BoardPlace*> m_places;
    mutable QPixmap m_ground; // what is painted below the cards, once for each plan
    QSize m_laidSize;
    Seat m_laidFor = kNoSeat;
    std::optional<StandingTeam> m_pressed;
    QPoint m_pressedAt;
    CardRef m_chosen;
    std::vector<CardRef> m_marked;
    FreshCards m_fresh;
    QPoint m_mouseBefore; // where it was when the keyboard moved
    TableCard* m_target = nullptr;
};

} // namespace dossier
