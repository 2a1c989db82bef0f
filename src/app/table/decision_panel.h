// What the player is asked, and his answers: by click, by digit, by Enter where the arrow keys have gone; typed words
// narrow the list down.
#pragma once

#include "domain/cards/card_pool.h"
#include "engine/state/action.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace dossier {

class DecisionModel;
class PassButton;
class QuietLabel;
class TableGame;
struct Desk;

class DecisionPanel : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the panel.
    DecisionPanel(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // The text of the card that asks stands with the question.
    bool tellsText() const;
    // Narrows the list down to one card.
    void showAbout(CardRef card);
    const DecisionModel& model() const { return *m_model; }
    // Stands elsewhere on the page.
    QPushButton& hintButton() { return *m_hint; }
    // So do the buttons that pass or change seats: at the foot, always in one place and of one height.
    QWidget& answers() { return *m_answers; }
    // Takes the answer of a digit, 1 to 9.
    void takeNumber(int number);
    // Asks first where it cannot be meant lightly: a guess (SITE-15).
    void take(const Action& action);
    // Takes the answer that the arrow keys have been moved to; answers whether there was one.
    bool takeMovedTo();
    // The card that would be played or used by the row that has the keyboard.
    std::optional<CardIndex> playedWithKeyboard() const;
    // The arrow keys are being used in the list.
    void noteMove() { m_moved = true; }
    bool holdsList(const QObject* widget) const;
    void focusFilter();
    void focusList();

signals:
    // All choices are shown again.
    void subjectDropped();
    void againWanted(bool sameSeed);
    void hintWanted();
    void reviewWanted();

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    void createLayout();
    void connectSignals();
    void refresh();
    void showPass();
    void announce();
    void sayWhoDecides();
    void showText(const QString& title, const QString& text);
    void take(const QModelIndex& index);
    bool isConfirmed(const Action& action);

    const Desk& m_desk;
    TableGame& m_game;
    DecisionModel* m_model;
    QLabel* m_question;
    QuietLabel* m_occasion;
    QuietLabel* m_text; // of the card that asks
    QLineEdit* m_filter;
    QToolButton* m_subject;
    QListView* m_list;
    QWidget* m_answers;
    PassButton* m_pass;
    PassButton* m_onward;   // to the next decision
    QPushButton* m_running; // that somebody is passing; it stops him
    QString m_asked;        // as it was read out last
    bool m_moved = false;   // an arrow key has been used since the list was filled
    QPushButton* m_sit;     // in the seat of who has the choice
    QPushButton* m_hint;
    QPushButton* m_review;
    QPushButton* m_again;
    QPushButton* m_newGame;
};

} // namespace dossier
