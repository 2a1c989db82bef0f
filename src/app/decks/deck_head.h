// Above the open deck: its name to write over, which game it is for, and what the players agreed on.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace dossier {

struct Desk;

class DeckHead : public QWidget
{
    Q_OBJECT

public:
    explicit DeckHead(const Desk& desk, QWidget* parent = nullptr);

private:
    void createLayout();
    void connectSignals();
    void refresh();
    void rename();

    const Desk& m_desk;
    QLineEdit* m_name;
    QComboBox* m_game;
    QCheckBox* m_killers;
};

} // namespace dossier
