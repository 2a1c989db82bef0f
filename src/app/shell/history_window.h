// What was done, newest first, in a window beside the work. What is undone stands quietly above what is done; choosing
// a line goes back, or forward again, to it.
#pragma once

#include "desk/history.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace dossier {

struct Desk;

class HistoryWindow : public QWidget
{
    Q_OBJECT

public:
    // The desk must outlive the window.
    HistoryWindow(const Desk& desk, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    void refresh();
    void addRow(const History::Entry& entry);
    void goToChosen();

    const Desk& m_desk;
    QListWidget* m_list;
    QPushButton* m_undo;
    QPushButton* m_redo;
};

} // namespace dossier
