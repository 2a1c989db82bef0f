// What the player is asked, and his answers: by click, by Enter, by digit; typed words narrow the list down.
#pragma once

#include "engine/state/action.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace dossier {

class DecisionModel;
class QuietLabel;
class TableGame;
struct Desk;

class DecisionPanel : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the panel.
    DecisionPanel(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // Narrows the list down to one card.
    void showAbout(CardRef card);
    const DecisionModel& model() const { return *m_model; }
    // Takes the answer of a digit, 1 to 9.
    void takeNumber(int number);
    void pass();
    void focusFilter();
    void focusList();

signals:
    // All choices are shown again.
    void subjectDropped();
    void againWanted(bool sameSeed);
    void hintWanted();
    void reviewWanted();

private:
    void createLayout();
    void connectSignals();
    void refresh();
    void sayWhoDecides();
    void showText(const QString& title, const QString& text);
    void take(const QModelIndex& index);

    const Desk& m_desk;
    TableGame& m_game;
    DecisionModel* m_model;
    QLabel* m_question;
    QuietLabel* m_occasion;
    QuietLabel* m_text; // of the card that asks
    QLineEdit* m_filter;
    QToolButton* m_subject;
    QListView* m_list;
    QPushButton* m_pass;
    QPushButton* m_sit; // in the seat of who has the choice
    QPushButton* m_hint;
    QPushButton* m_review;
    QPushButton* m_again;
    QPushButton* m_newGame;
};

} // namespace dossier
