// The table covered: nothing of anybody is to be seen until the next player says that he sits there.
#pragma once

#include <QWidget>

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

private:
    void refresh();

    TableGame& m_game;
    QLabel* m_whose;
    QPushButton* m_here;
};

} // namespace dossier
