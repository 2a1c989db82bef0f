// What the player is asked, and his answers: by click, by digit, by Enter where the arrow keys have gone; typed words
// narrow the list down.
#pragma once

#include "domain/cards/card_pool.h"
#include "engine/state/action.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace dossier {

class DecisionModel;
class PassButton;
class QuietLabel;
class SeatGame;
struct Desk;

class DecisionPanel : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the panel.
    DecisionPanel(const Desk& desk, SeatGame& game, QWidget* parent = nullptr);

    // The text of the card that asks stands with the question.
    bool tellsText() const;
    // What it needs to show the question whole and so many rows of the choices, or all where there are fewer.
    int heightForRows(int rows) const;
    // Narrows the list down to one card.
    void showAbout(CardRef card);
    const DecisionModel& model() const { return *m_model; }
    // Stands elsewhere on the page.
    QPushButton& hintButton() { return *m_hint; }
    // So do the buttons that pass or change seats: at the foot, always in one place and of one height.
    QWidget& answers() { return *m_answers; }
    // Several cards are to be discarded: answers mark them, a button and Return discard them together.
    bool marks() const;
    std::vector<CardRef> markedCards() const;
    void mark(CardRef card);
    // Marks the row that the arrow keys have been moved to; answers whether there was one.
    bool markMovedTo();
    // Takes the answer of a digit, 1 to 9.
    void takeNumber(int number);
    // Leads to it only; answers whether there is one.
    bool moveToNumber(int number);
    // Asks first where it cannot be meant lightly: a guess (SITE-15).
    void take(const Action& action);
    // Takes the answer that the arrow keys have been moved to, or discards what is marked where that is enough; answers
    // whether there was one.
    bool takeMovedTo();
    // Discards what is marked, where that is enough; answers whether it was.
    bool takeAllMarked();
    // The card that would be played or used by the row that has the keyboard.
    std::optional<CardIndex> playedWithKeyboard() const;
    // What the row is about that the keyboard stands in, or the mouse over.
    std::optional<CardIndex> pointedCard() const;
    // The arrow keys are being used in the list.
    void noteMove() { m_moved = true; }
    bool holdsList(const QObject* widget) const;
    void focusFilter();
    void focusList();
    // ... and to a row of it: the one it stands in, the first one that is marked, or the first.
    void focusRow();
    // Leads to the row that passes, where that costs something; answers whether there is one.
    bool focusPass();
    // To the end of the turn; where something asks before it, that is said with the question.
    void passToTurnEnd();
    // An answer lies over the table and has to be seen first, or no longer.
    void setAnswerShown(bool shown);
    // The table is shown anew.
    void follow();
    // There may be hints now, or none any more.
    void offerHint();

signals:
    // All choices are shown again.
    void subjectDropped();
    void againWanted(bool sameSeed);
    void hintWanted();
    void reviewWanted();
    void marked();
    void relisted(); // there are other rows
    void tooSoon();  // a click was meant for what was shown before

protected:
    void focusInEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createLayout();
    void connectSignals();
    void refresh();
    void noteTurnEnd();
    void showPass();
    void showDecline();
    void decline();
    void showGoingOn();
    void goOn(bool toTheEnd);
    void announce();
    void moveTo(const QModelIndex& row);
    bool leaveWords(int key);
    void sayWhoDecides();
    void showText(const QString& title, const QString& text);
    void take(const QModelIndex& index);
    void showMarks();
    void noteMark(bool set);
    bool isConfirmed(const Action& action);

    const Desk& m_desk;
    SeatGame& m_game;
    DecisionModel* m_model;
    QLabel* m_question;
    QuietLabel* m_occasion;
    QuietLabel* m_text; // of the card that asks
    QLineEdit* m_filter;
    QToolButton* m_subject;
    QListView* m_list;
    QWidget* m_answers;
    PassButton* m_pass;
    PassButton* m_decline;  // passes where that gives something up: by two clicks
    PassButton* m_onward;   // to the next decision
    PassButton* m_together; // discards what is marked
    QPushButton* m_running; // that somebody is passing; it stops him
    QString m_asked;        // as it was read out last
    bool m_answerShown = false;
    std::optional<int> m_declining; // where it has been clicked once
    std::optional<int> m_turnToEnd; // it is being passed to its end
    std::optional<int> m_stoppedAt; // before it
    bool m_moved = false;           // an arrow key has been used since the list was filled
    QPushButton* m_sit;             // in the seat of who has the choice
    QPushButton* m_hint;
    QPushButton* m_review;
    QPushButton* m_again;
    QPushButton* m_newGame;
};

} // namespace dossier
