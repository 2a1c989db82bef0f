// The whole Notebook on the table: for each other player the X-Files that may be his, with the exact adviser; and which
// of them he may still suspect one's own to be.
#pragma once

#include "domain/deduction/deduction.h"
#include "engine/state/thing.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QTableView;
class QTableWidget;
class QToolButton;

namespace dossier {

class LatestOnlyTask;
class CandidateModel;
class GuessPart;
class HeadingLabel;
class QuietLabel;
class SeatGame;
class XFileNotebook;
struct Desk;

class NotebookPage : public QWidget
{
    Q_OBJECT

public:
    // Desk and game must outlive the page; it covers its parent, hidden until it is opened.
    NotebookPage(const Desk& desk, SeatGame& game, QWidget* parent);

    // On the X-File of this player.
    void open(Seat about);
    void close();
    // The table is shown anew.
    void follow();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct View
    {
        Seat seat = kNoSeat;
        bool mine = false; // what he knows of the viewer's
    };

    void createLayout();
    QWidget* createAdvice();
    void listViews();
    void refresh();
    void show(const Deduction& deduction);
    void fitQuestions();
    void sayRow();
    void cover();

    const Desk& m_desk;
    SeatGame& m_game;
    XFileNotebook* m_notebook;
    CandidateModel* m_model;
    LatestOnlyTask* m_background;
    QComboBox* m_choice;
    QToolButton* m_close;
    QuietLabel* m_known;
    QTableView* m_table;
    QuietLabel* m_row;
    QWidget* m_advice = nullptr;
    QTableWidget* m_questions = nullptr;
    GuessPart* m_guess = nullptr;
    std::vector<View> m_views;
    QPointer<QWidget> m_focusBefore;
};

} // namespace dossier
