#include "app/cards/facet_tree.h"

#include "app/cards/facet_model.h"
#include "app/theme/theme.h"
#include "app/widgets/row_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStyle>

#include <algorithm>

namespace dossier {

namespace {

bool anyTicked(const FacetGroup& group)
{
    return std::ranges::any_of(group.choices, &FacetChoice::ticked);
}

} // namespace

FacetTree::FacetTree(const Appearance& appearance, QWidget* parent)
    : QTreeView(parent)
    , m_model(new FacetModel(this))
    , m_delegate(new RowDelegate(appearance, this))
{
    setObjectName(QStringLiteral("facets"));
    setAccessibleName(tr("Narrow down"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setExpandsOnDoubleClick(false);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(m_model, &FacetModel::ticked, this, &FacetTree::ticked);
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (!index.parent().isValid())
            setExpanded(index, !isExpanded(index));
    });
}

void FacetTree::show(std::vector<FacetGroup> groups)
{
    if (groups.empty()) { // what is not understood finds nothing
        m_model->show(m_model->idle());
        return hideIdle();
    }
    const bool first = m_model->rowCount() == 0;
    m_model->show(std::move(groups));
    if (first)
        openFirstGroups();
    hideIdle();
}

void FacetTree::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex current = currentIndex();
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (opens && current.isValid() && !current.parent().isValid())
        return setExpanded(current, !isExpanded(current));
    if (opens && current.isValid()) {
        const bool on = current.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_model->setData(current, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        return;
    }
    QTreeView::keyPressEvent(event);
}

void FacetTree::openFirstGroups()
{
    int widest = 0;
    for (const QueryField field : {QueryField::Type, QueryField::Pool}) {
        const QModelIndex group = m_model->indexOf(field, 0).parent();
        expand(group);
        for (int row = 0; row < m_model->rowCount(group); ++row)
            widest = std::max(widest, m_delegate->wholeWidth(m_model->index(row, 0, group)));
    }
    setMinimumWidth(widest + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
}

void FacetTree::hideIdle()
{
    for (int g = 0; g < m_model->rowCount(); ++g) {
        const QModelIndex group = m_model->index(g, 0);
        setRowHidden(g, {}, group.data(kFacetIdleRole).toBool());
        for (int row = 0; row < m_model->rowCount(group); ++row)
            setRowHidden(row, group, m_model->index(row, 0, group).data(kFacetIdleRole).toBool());
        if (anyTicked(m_model->groups()[static_cast<std::size_t>(g)]))
            expand(group);
    }
}

} // namespace dossier
