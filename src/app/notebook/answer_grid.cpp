#include "app/notebook/answer_grid.h"

#include "app/notebook/answer_delegate.h"
#include "app/notebook/answer_model.h"
#include "app/notebook/notebook.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace dossier {

AnswerGrid::AnswerGrid(XFileNotebook& notebook, const CardPool& pool, const Appearance& appearance, QWidget* parent)
    : QTableView(parent)
    , m_notebook(notebook)
    , m_model(new AnswerModel(notebook, pool, this))
    , m_delegate(new AnswerDelegate(appearance, this))
{
    setObjectName(QStringLiteral("answerGrid"));
    setAccessibleName(tr("Questions: Y for yes, N for no, ? for a doubted answer, Delete to forget it"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    dressTable(*this, appearance.theme());
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Window);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fitRows();
    setCurrentIndex(m_model->index(0, 0));
    connect(m_delegate, &AnswerDelegate::answered, this, &AnswerGrid::give);
}

void AnswerGrid::showQuestions(const std::vector<Question>& questions)
{
    m_model->showQuestions(questions);
}

void AnswerGrid::jumpTo(CharacteristicType question)
{
    setCurrentIndex(m_model->indexOf(question));
    setFocus();
}

QSize AnswerGrid::sizeHint() const
{
    return {140 * kGrid, horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2};
}

void AnswerGrid::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitRows();
}

void AnswerGrid::fitRows()
{
    const int width = viewport()->width() / std::max(m_model->columnCount(), 1);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStringList words;
        for (int column = 0; column < m_model->columnCount(); ++column)
            words << m_model->index(row, column).data().toString();
        setRowHeight(row, m_delegate->rowHeight(words, width));
    }
    updateGeometry();
}

QSize AnswerGrid::minimumSizeHint() const
{
    return {std::max(90 * kGrid, m_model->columnCount() * longestWord()), sizeHint().height()};
}

// A word is never broken.
int AnswerGrid::longestWord() const
{
    int longest = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        for (int column = 0; column < m_model->columnCount(); ++column)
            for (const QString& word : m_model->index(row, column).data().toString().split(QLatin1Char(' ')))
                longest = std::max(longest, m_delegate->wordWidth(word));
    return longest;
}

void AnswerGrid::give(const QModelIndex& index, bool yes)
{
    const CharacteristicType question = AnswerModel::questionAt(index);
    const auto before = m_notebook.answerTo(question);
    if (before && before->yes == yes && !before->doubted)
        m_notebook.forget(question);
    else
        m_notebook.answer(question, yes);
}

void AnswerGrid::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex index = currentIndex();
    const CharacteristicType question = AnswerModel::questionAt(index);
    const QString key = event->text().toUpper();
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    const bool wipes = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (!index.isValid() || !plain)
        return QTableView::keyPressEvent(event);
    if (wipes) { // before the letters: these keys have no text everywhere
        m_notebook.forget(question);
    } else if (key == tr("Y", "the key for yes") || key == QStringLiteral("+")) {
        m_notebook.answer(question, true);
    } else if (key == tr("N", "the key for no") || key == QStringLiteral("-")) {
        m_notebook.answer(question, false);
    } else if (key == QStringLiteral("?")) {
        const auto answer = m_notebook.answerTo(question);
        m_notebook.doubt(question, answer && !answer->doubted);
    } else {
        QTableView::keyPressEvent(event);
    }
}

} // namespace dossier
