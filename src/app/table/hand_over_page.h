// Beside the table while it changes hands: who is asked, and why. The board stays, what one player alone knows is
// covered until the next one says that he sits there.
#pragma once

#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;

namespace dossier {

class TableGame;
struct Desk;

class HandOverPage : public QWidget
{
    Q_OBJECT

public:
    HandOverPage(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    // Return takes the seat, Backspace takes the last choice back, and no key that takes a choice does. Answers whether
    // it was that.
    bool obey(const QKeyEvent& key);
    // The table is shown anew.
    void refresh();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    TableGame& m_game;
    QLabel* m_whose;
    QLabel* m_why;
    QPushButton* m_here;
};

} // namespace dossier
