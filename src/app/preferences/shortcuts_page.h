// The page of all keys: searched as it is typed, changed in place, put back one by one or all at once.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace dossier {

class ShortcutModel;
class Shortcuts;
struct Desk;

class ShortcutsPage : public QWidget
{
    Q_OBJECT

public:
    ShortcutsPage(const Desk& desk, Shortcuts& shortcuts, QWidget* parent = nullptr);

private:
    void createTable();
    void createLayout();
    void connectSignals();
    void refresh();
    void resetChosen();
    void clearChosen();
    int chosenEntry() const; // -1: none

    const Desk& m_desk;
    Shortcuts& m_shortcuts;
    ShortcutModel* m_model;
    QSortFilterProxyModel* m_shown;
    QLineEdit* m_search;
    QTableView* m_table;
    QLabel* m_clashes;
    QPushButton* m_clear;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
};

} // namespace dossier
