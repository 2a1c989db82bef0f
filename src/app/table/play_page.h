// A game under way, at home or far apart: phase bar and commands above, the table in the middle, decisions, card, log
// and notebook at the side. Only the table at home has a replay, a review, and seats that change hands.
#pragma once

#include "app/board/board_plan.h"

#include <QList>
#include <QPointer>
#include <QWidget>

class QAbstractButton;
class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace dossier {

class AnswerPage;
class BigCard;
class Board;
class DecisionPanel;
class HandOverPage;
class HintPage;
class KeyLine;
class NotebookPage;
class PhaseBar;
class ReplayBar;
class ReviewPage;
class SceneClicks;
class SideCard;
class RecentEventsBar;
class Stage;
class StoryView;
class TableBanner;
class SeatGame;
class TableGame;
class TableNotebook;
struct Advice;
struct KeyHint;
struct ReviewedGame;
struct SeatView;
struct Desk;

class PlayPage : public QWidget
{
    Q_OBJECT

public:
    // The last one is of a table far away alone.
    enum Side { Card, Story, Hint, Review, Far };

    // All must outlive the page.
    PlayPage(const Desk& desk, TableGame& home, QWidget* parent = nullptr);
    PlayPage(const Desk& desk, SeatGame& far, QWidget* parent = nullptr);
    ~PlayPage() override;

    Board& board() { return *m_board; }
    DecisionPanel& decisions() { return *m_decisions; }
    // The table is shown anew; there is another game, or none; what had to be seen first has been.
    void follow(const SeatView& view);
    void startAnew();
    void refresh();
    void showSide(int side);
    // Something that stands above the question, while it is visible.
    void setNote(QWidget* note);
    // Has the viewer's choices thought about, where he has any; where they are, the keyboard goes there.
    void askHint();
    // Nobody thinks about them.
    void hintRefused();
    // There may be hints now, or none any more.
    void offerHint();
    // Reviews the game, once it has come to its end; where it is reviewed, the keyboard goes there.
    void review();
    // The review, offered for the game that is over; whoever shows it elsewhere gives it back by `showReviewHere`.
    ReviewPage& offeredReview();
    void showReviewHere();
    // The page Far; something in the row above.
    void addSide(QWidget* page, const QString& name);
    void addToHead(QWidget* widget);
    // The pace of the settings.
    void readPace();
    // That page has something new.
    void markSide(bool news);
    // Of the commands, where the game is far away.
    QAction* addCommand(const char* name, const QString& text);

signals:
    void saveWanted();
    void openWanted();
    void newWanted();
    void againWanted(bool sameSeed);
    // What a game that is over came to.
    void endWanted();
    // Far from home: a line to the table.
    void talkWanted();
    // Another page beside the table.
    void sideShown(int side);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PlayPage(const Desk& desk, SeatGame& game, TableGame* home, QWidget* parent);
    QWidget* createHead();
    QWidget* createTable();
    QWidget* createSide();
    void createMenu();
    bool mayGiveUp() const;
    void giveUp();
    void addHomeCommands(QMenu& menu);
    void addPaces(QMenu& menu);
    void addHandOrders(QMenu& menu);
    void sortHand(HandOrder order);
    void offerSide(Side side, bool offered);
    void connectSignals();
    void connectAdvice();
    void raiseAboveCards();
    void keepKeyboard(QWidget* before, QWidget* now);
    void closeHint();
    void showHint(const Advice& advice);
    void dropReview();
    ReviewedGame reviewed() const;
    bool obey(const QKeyEvent& key);
    bool sayWhatCovers(const QKeyEvent& key);
    bool hurry(const QKeyEvent& key);
    bool saysTooSoon();
    bool comesTooSoon(const QKeyEvent& key);
    bool obeyInList(const QKeyEvent& key);
    bool pressesInHead(QAbstractButton& button, const QKeyEvent& key);
    void passBy(const QKeyEvent& key);
    void declineBy(const QKeyEvent& key);
    void chooseNumber(int number);
    void leaveForChoices();
    void showKeys();
    void leaveByEscape();
    std::vector<KeyHint> passingKeys() const;
    std::vector<KeyHint> hasteKeys() const;
    void chooseCardStop();
    void choose(CardRef card);
    void doWith(CardRef card);
    void drop(CardRef card, CardRef target, const PlannedBox* box);
    // One of these actions, or the list of them if they are not all one and the same.
    void offer(CardRef card, const std::vector<int>& actions);
    void pointAt(std::optional<CardIndex> card, const QString& says);
    void showBeside(CardIndex card);
    void look(CardIndex card);
    void lookAtPointedCard();
    void lookAtXFile();
    void listDiscarded(Seat seat);
    QString seatWords(const QString& name) const;
    void listSeats();
    void makeRoom();
    void keepRows();
    bool isLow() const;
    void giveAdviceRoom();
    void dropStaleCard();

    const Desk& m_desk;
    SeatGame& m_game;
    TableGame* m_home; // the same; none far from home
    PhaseBar* m_phases;
    Board* m_board;
    Stage* m_stage; // on the board, as are these
    RecentEventsBar* m_since;
    TableBanner* m_banner;
    NotebookPage* m_notebook;
    AnswerPage* m_answer;
    KeyLine* m_hint;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLabel* m_position;
    QToolButton* m_seat;
    QToolButton* m_commands;
    QMenu* m_seats;
    DecisionPanel* m_decisions;
    QTabBar* m_sideTabs;
    QStackedWidget* m_side;
    SideCard* m_card;
    StoryView* m_story;
    TableNotebook* m_notes;
    HintPage* m_hints;
    ReviewPage* m_reviews;
    QAction* m_giveUp = nullptr;
    QAction* m_hintAction = nullptr;
    QAction* m_reviewAction = nullptr;
    int m_sideBeforeHint = Story;
    QList<int> m_sizesBeforeAdvice; // of the parts beside the table; empty while there is no advice
    int m_cardTurn = 0;             // in which the card beside the table was looked at
    int m_generation = -1;          // of the game shown
    int m_hurriedBy = 0;            // the key by which what was shown went on
    int m_passAskedAt = -1;         // of a game that is looked through
    QSplitter* m_splitter;
    QSplitter* m_sideSplitter;
    QWidget* m_below; // log, hint, review, Notebook
    QWidget* m_note = nullptr;
    bool m_crowded = false;             // in a low page the choices have the room of the log
    QWidget* m_asked;                   // a note, the question and what is beside the table
    QStackedWidget* m_sides;            // what the viewer is asked, or who takes the seat
    HandOverPage* m_handOver = nullptr; // these two at home alone
    ReplayBar* m_replay = nullptr;
    SceneClicks* m_clicks;
    QHBoxLayout* m_head = nullptr;
    QMenu* m_menu = nullptr;
    QMenu* m_paces = nullptr;
    QAction* m_endAction = nullptr;
    QAction* m_openHands = nullptr;
    std::vector<QAction*> m_handOrders; // by HandOrder
    BigCard* m_big = nullptr;
    QPointer<QWidget> m_left; // had the keyboard as it went to another window
};

} // namespace dossier
