// Several cards that are discarded together: the choices mark them.
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/pass_button.h"

#include <QListView>

#include <algorithm>

namespace dossier {

void DecisionPanel::showMarks()
{
    const int wanted = m_model->toMark();
    const int set = m_model->marked();
    m_together->setVisible(wanted > 0);
    const bool enough = set >= wanted;
    m_together->setEnabled(enough);
    const QString done = tr("Discard %n card(s)", nullptr, std::max(set, wanted));
    m_together->setText(
        enough ? done : tr("%1 of %2 marked", "cards to discard").arg(QString::number(set), QString::number(wanted)));
    m_together->setAccessibleName(enough ? done : done + QStringLiteral(", ") + m_together->text());
    m_together->updateGeometry();
    emit marked();
}

void DecisionPanel::noteMark(bool set)
{
    if (set)
        showMarks();
}

bool DecisionPanel::marks() const
{
    return m_model->toMark() > 0;
}

std::vector<CardRef> DecisionPanel::markedCards() const
{
    return m_model->markedCards();
}

void DecisionPanel::mark(CardRef card)
{
    noteMark(m_model->toggle(card));
}

bool DecisionPanel::markMovedTo()
{
    const QModelIndex index = m_list->currentIndex();
    if (!m_moved || !index.isValid())
        return false;
    noteMark(m_model->toggle(index));
    return true;
}

} // namespace dossier
