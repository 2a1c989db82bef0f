// Above the open deck: its name to write over, which game it is for, what the players agreed on, and the way to the
// table.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QToolButton;

namespace dossier {

struct Desk;

class DeckHead : public QWidget
{
    Q_OBJECT

public:
    explicit DeckHead(const Desk& desk, QWidget* parent = nullptr);

signals:
    // At the table, against the computer.
    void playWanted();

private:
    void createLayout();
    void connectSignals();
    void refresh();
    void rename();

    const Desk& m_desk;
    QLineEdit* m_name;
    QComboBox* m_game;
    QCheckBox* m_killers;
    QToolButton* m_play;
};

} // namespace dossier
