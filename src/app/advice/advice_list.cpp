#include "app/advice/advice_list.h"

#include "app/advice/advice_delegate.h"
#include "app/theme/appearance.h"
#include "desk/plain_tip.h"

#include <QPointF>
#include <QStandardItemModel>

namespace dossier {

AdviceList::AdviceList(const Appearance& appearance, QWidget* parent)
    : QListView(parent)
    , m_rows(new QStandardItemModel(this))
{
    setModel(m_rows);
    setItemDelegate(new AdviceDelegate(appearance, this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setWordWrap(true);
    setResizeMode(Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
}

void AdviceList::setRows(const std::vector<AdviceRow>& rows)
{
    m_rows->clear();
    int current = 0;
    for (const AdviceRow& row : rows) {
        auto* item = new QStandardItem(row.words);
        item->setData(row.head, kAdviceHeadRole);
        item->setData(row.figure, kAdviceFigureRole);
        item->setData(row.advised, kAdvisedRole);
        if (row.chances)
            item->setData(QVariant::fromValue(QPointF(row.chances->taken, row.chances->best)), kAdviceChancesRole);
        item->setToolTip(plainTip(row.tip));
        QStringList said{row.head, row.words, row.figure, row.advised ? tr("advised") : QString()};
        said.removeAll(QString());
        item->setData(said.join(QStringLiteral(", ")), Qt::AccessibleTextRole);
        if (row.advised)
            current = m_rows->rowCount();
        m_rows->appendRow(item);
    }
    setCurrentIndex(m_rows->index(current, 0));
}

} // namespace dossier
