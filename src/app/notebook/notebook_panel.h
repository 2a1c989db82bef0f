// The tab of the player who hunts an X-File: the X-Files on the left, answers, the best questions and advice on the
// right.
#pragma once

#include "domain/deduction/deduction.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
class QTableWidget;

namespace dossier {

class AnswerGrid;
class LatestOnlyTask;
class CandidateModel;
class GuessPart;
class XFileNotebook;
class QuietLabel;
struct Desk;

class NotebookPanel : public QWidget
{
    Q_OBJECT

public:
    explicit NotebookPanel(const Desk& desk, QWidget* parent = nullptr);
    ~NotebookPanel() override;

    XFileNotebook& notebook() { return *m_notebook; }
    const Deduction& deduction() const { return m_deduction; }

signals:
    // The questions are ranked anew.
    void reckoned();

private:
    void createTable();
    void createQuestions();
    void fitQuestions();
    QWidget* createLeft();
    QWidget* createRight();
    void createLayout();
    void connectSignals();
    CharacteristicSet askable() const;
    void reckon();
    void show(const Deduction& deduction);
    void sayHeadline();
    void sayRow();
    void reset();

    const Desk& m_desk;
    XFileNotebook* m_notebook;
    LatestOnlyTask* m_background;
    Deduction m_deduction;
    CandidateModel* m_model;
    QLabel* m_headline;
    QTableView* m_table;
    QuietLabel* m_sentence;
    QCheckBox* m_struckLast;
    AnswerGrid* m_grid;
    QCheckBox* m_onlyMine;
    QTableWidget* m_questions;
    GuessPart* m_guess;
    QPushButton* m_reset;
    QSplitter* m_splitter;
};

} // namespace dossier
