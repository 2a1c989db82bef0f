// The keyboard in the question: where it stands, and what is taken by it.
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/pass_button.h"
#include "desk/plain_tip.h"
#include "table/seat_game.h"

#include <QCursor>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>

namespace dossier {

void DecisionPanel::takeNumber(int number)
{
    take(m_model->indexOfNumber(number));
}

bool DecisionPanel::moveToNumber(int number)
{
    const QModelIndex row = m_model->indexOfNumber(number);
    if (row.isValid())
        moveTo(row);
    return row.isValid();
}

bool DecisionPanel::takeAllMarked()
{
    if (!marks() || m_model->marked() < m_model->toMark())
        return false;
    m_model->takeMarked();
    return true;
}

bool DecisionPanel::takeMovedTo()
{
    if (takeAllMarked())
        return true;
    const QModelIndex index = m_list->currentIndex();
    if (!m_moved || !index.isValid())
        return false;
    take(index);
    return true;
}

std::optional<CardIndex> DecisionPanel::playedWithKeyboard() const
{
    return m_model->playedAt(m_list->currentIndex());
}

std::optional<CardIndex> DecisionPanel::pointedCard() const
{
    const QWidget& rows = *m_list->viewport();
    const QModelIndex under = rows.underMouse() ? m_list->indexAt(rows.mapFromGlobal(QCursor::pos())) : QModelIndex();
    if (const auto card = m_model->cardAt(under))
        return card;
    return m_list->hasFocus() ? m_model->cardAt(m_list->currentIndex()) : std::nullopt;
}

bool DecisionPanel::holdsList(const QObject* widget) const
{
    return widget == m_list;
}

void DecisionPanel::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (m_list->isVisible() || m_pass->isVisible())
        focusList();
}

void DecisionPanel::focusFilter()
{
    m_filter->isVisible() ? m_filter->setFocus() : m_list->setFocus();
}

void DecisionPanel::focusList()
{
    if (m_list->isVisible())
        m_list->setFocus();
    else if (m_pass->isVisible())
        m_pass->setFocus();
    else
        setFocus(); // keys are still heard
}

void DecisionPanel::focusRow()
{
    QModelIndex row = m_list->currentIndex();
    for (int each = 0; each < m_model->rowCount() && !row.isValid(); ++each)
        if (m_model->index(each).data(kMarkRole).toBool())
            row = m_model->index(each);
    if (!row.isValid())
        row = m_model->firstAction();
    row.isValid() && m_list->isVisible() ? moveTo(row) : focusList();
}

void DecisionPanel::moveTo(const QModelIndex& row)
{
    focusList();
    m_list->setCurrentIndex(row);
    m_list->scrollTo(row);
    m_moved = true;
}

// From the words that narrow the list down one gets into the list; what is looked for is taken from there, too.
bool DecisionPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress && leaveWords(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool DecisionPanel::leaveWords(int key)
{
    const bool empty = m_filter->text().isEmpty();
    switch (key) {
    case Qt::Key_Escape:
        empty ? focusList() : m_filter->clear();
        return true;
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        moveTo(m_model->firstAction());
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_End:
        if (!empty) // End is for the words then
            return false;
        key == Qt::Key_End ? moveTo(m_model->index(m_model->rowCount() - 1)) : focusList();
        return true;
    default:
        return false;
    }
}

bool DecisionPanel::focusPass()
{
    if (m_model->subject()) {
        showAbout({});
        emit subjectDropped();
    }
    m_filter->clear();
    const QModelIndex row = m_model->indexOfPass();
    if (row.isValid())
        moveTo(row);
    return row.isValid();
}

// --- By mouse, where passing costs something ------------------------------------------------------------------------

void DecisionPanel::showDecline()
{
    const Action* pass = m_game.actions().find(ActionKind::Pass);
    const bool dear = pass && m_game.offer().costs != PassCosts::Nothing && !m_game.isShowing() && !m_answerShown;
    m_decline->setVisible(dear);
    if (!dear)
        return;
    const QString passing = m_game.nameOf(m_game.choices()[static_cast<std::size_t>(pass - m_game.actions().begin())]);
    const bool once = m_declining == m_game.position();
    m_decline->setText(once ? tr("%1: click again", "what passing means").arg(passing) : passing);
    m_decline->setToolTip(
        plainTip(tr("%1: by two clicks, for it gives something up (P)", "what passing means").arg(passing)));
    m_decline->updateGeometry();
}

// The first click leads to the row that says the same; one that came of another question takes nothing.
void DecisionPanel::decline()
{
    const Action* pass = m_game.actions().find(ActionKind::Pass);
    if (!pass || m_game.isFresh())
        return;
    if (m_declining == m_game.position()) {
        m_declining.reset();
        return m_game.take(Action(*pass));
    }
    m_declining = m_game.position();
    focusPass();
    showDecline();
}

} // namespace dossier
