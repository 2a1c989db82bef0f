// Teaches the first turn on the table: a note above the question says what to do and why, the tutor plays the other
// side, everything else waits.
#pragma once

#include "app/game_setup/lesson.h"
#include "domain/cards/rule_number.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTimer;

namespace dossier {

class QuietLabel;
class TableGame;
struct Desk;

class Teacher : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the teacher. He is to be seen while he teaches.
    Teacher(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // Lays the table for the lesson. Whatever is on it goes.
    void begin();
    // The table is for something else now; it stays as it is.
    void stop();
    bool isOn() const { return m_on; }
    // Every step has been taken.
    bool isDone() const;
    // The choice that is to be made now; nothing while it is not the learner's turn.
    const Action* wanted() const;
    // The table is shown anew.
    void follow();

signals:
    // The learner has had enough, or is through.
    void left();
    void ruleWanted(dossier::RuleNumber rule);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // One step of those nobody has to think about; answers whether there was one.
    bool goOn();
    bool allows(const Action& action);
    void say();
    int stepNow() const;

    const Desk& m_desk;
    TableGame& m_game;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_rules;
    QuietLabel* m_refusal;
    QPushButton* m_leave;
    QTimer* m_next; // what goes by itself goes one after the other
    bool m_on = false;
    bool m_busy = false;
    int m_pause = 0;          // before what comes next by itself
    std::vector<int> m_steps; // taken when the game was so long, by position
};

} // namespace dossier
