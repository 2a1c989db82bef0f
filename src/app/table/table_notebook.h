// The notebook beside the table: the X-Files another player may protect, struck out by his answers and by wrong
// guesses.
#pragma once

#include <QWidget>

class QComboBox;
class QTableView;

namespace dossier {

class CandidateModel;
class QuietLabel;
class TableGame;
class XFileNotebook;
struct Desk;

class TableNotebook : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive it.
    TableNotebook(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

    const XFileNotebook& notebook() const { return *m_notebook; }

private:
    void createTable();
    void createLayout();
    void listPlayers();
    void refresh();
    void sayRow();

    const Desk& m_desk;
    TableGame& m_game;
    XFileNotebook* m_notebook;
    CandidateModel* m_model;
    QComboBox* m_player;
    QuietLabel* m_known;
    QTableView* m_table;
    QuietLabel* m_row;
    QuietLabel* m_theirs;
};

} // namespace dossier
