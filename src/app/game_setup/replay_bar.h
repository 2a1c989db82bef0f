// Stepping through a game: turns to jump to, a button that plays on, and what was just done.
#pragma once

#include <QWidget>

class QComboBox;
class QKeyEvent;
class QLabel;
class QTimer;
class QToolButton;

namespace dossier {

class FlowLayout;
class TableGame;
struct Desk;

class ReplayBar : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the bar. It shows itself while the game lies open at another position than its newest one.
    ReplayBar(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // Something more that is told of where one is.
    void add(QWidget* widget);
    // Space plays on or stops, Page Up and Page Down go from turn to turn. Answers whether it was one of these.
    bool obey(const QKeyEvent& key);
    // The table is shown anew.
    void refresh();

private:
    // To the beginning of the next turn, or of this one and the ones before.
    void jumpTurn(bool forward);
    void listTurns();
    void step();
    void namePlay();
    QString lastDone() const;

    TableGame& m_game;
    QComboBox* m_turns;
    QToolButton* m_play;
    QLabel* m_done;
    QTimer* m_pace;
    FlowLayout* m_row;
    int m_listed = -1; // the generation and length whose turns are listed
};

} // namespace dossier
