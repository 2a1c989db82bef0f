// The twenty questions to be answered by click or key: Y and N answer, ? doubts, Delete forgets.
#pragma once

#include "domain/deduction/deduction.h"

#include <QTableView>

namespace dossier {

class Appearance;
class AnswerDelegate;
class AnswerModel;
class XFileNotebook;

class AnswerGrid : public QTableView
{
    Q_OBJECT

public:
    AnswerGrid(XFileNotebook& notebook, const CardPool& pool, const Appearance& appearance, QWidget* parent = nullptr);

    void showQuestions(const std::vector<Question>& questions);
    void jumpTo(CharacteristicType question);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Rows are as high as their longest word needs, and the grid as high as its rows.
    void fitRows();
    int longestWord() const;
    // The same answer again takes it back.
    void give(const QModelIndex& index, bool yes);

    XFileNotebook& m_notebook;
    AnswerModel* m_model;
    AnswerDelegate* m_delegate;
};

} // namespace dossier
