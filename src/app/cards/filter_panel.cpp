#include "app/cards/filter_panel.h"

#include "app/cards/facet_tree.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/saved_searches.h"

#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostSavedRows = 5; // more scroll

} // namespace

FilterPanel::FilterPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_searches(&desk.searches)
    , m_saved(new QListView(this))
    , m_noneSaved(
          new QuietLabel(tr("None yet. The mark beside saves the search that is shown."), desk.appearance, this))
    , m_keep(new QToolButton(this))
    , m_facets(new FacetTree(desk.appearance, this))
{
    setObjectName(QStringLiteral("filterPanel"));
    createSaved();
    createLayout();
    connectSignals();
    fitSaved();
    setQuery({});
}

void FilterPanel::showFacets(std::vector<FacetGroup> groups)
{
    m_facets->show(std::move(groups));
}

void FilterPanel::setQuery(const QString& query)
{
    m_query = query.trimmed();
    m_keep->setEnabled(!m_query.isEmpty());
}

void FilterPanel::keep()
{
    if (m_query.isEmpty())
        return;
    const QModelIndex kept = m_searches->index(m_searches->keep(m_query, m_query), 0);
    if (!kept.isValid())
        return;
    m_saved->setCurrentIndex(kept);
    m_saved->edit(kept);
}

void FilterPanel::createSaved()
{
    m_saved->setObjectName(QStringLiteral("savedSearches"));
    m_saved->setAccessibleName(tr("Saved searches"));
    m_saved->setModel(m_searches);
    m_saved->setFrameShape(QFrame::NoFrame);
    m_saved->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_saved->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_saved->setTextElideMode(Qt::ElideRight);
    m_saved->setMouseTracking(true);
    m_saved->viewport()->setBackgroundRole(QPalette::Window);
    m_saved->setContextMenuPolicy(Qt::CustomContextMenu);
    m_saved->installEventFilter(this);
    m_keep->setObjectName(QStringLiteral("keepSearch"));
    m_keep->setIcon(icon(Glyph::Keep, m_desk.appearance));
    m_keep->setAutoRaise(true);
    m_keep->setFocusPolicy(Qt::TabFocus);
    m_keep->setToolTip(tr("Save this search"));
    m_keep->setAccessibleName(tr("Save this search"));
}

void FilterPanel::createLayout()
{
    auto* head = new QHBoxLayout;
    head->addWidget(new HeadingLabel(tr("Saved searches"), m_desk.appearance, this), 1);
    head->addWidget(m_keep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addLayout(head);
    column->addWidget(m_noneSaved);
    column->addWidget(m_saved);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_facets, 1);
}

void FilterPanel::connectSignals()
{
    connect(m_keep, &QToolButton::clicked, this, &FilterPanel::keep);
    connect(m_facets, &FacetTree::ticked, this, &FilterPanel::ticked);
    connect(m_saved, &QListView::clicked, this, [this](const QModelIndex& index) { run(index.row()); });
    connect(m_saved, &QWidget::customContextMenuRequested, this, &FilterPanel::openMenu);
    connect(m_searches, &QAbstractItemModel::modelReset, this, &FilterPanel::fitSaved);
}

bool FilterPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_saved && event->type() == QEvent::KeyPress && m_saved->currentIndex().isValid()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete) {
            removeChosen();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            run(m_saved->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterPanel::run(int row)
{
    emit searchWanted(m_searches->at(row).query);
}

// By key it opens on the search that is chosen, wherever the mouse is.
void FilterPanel::openMenu(const QPoint& place)
{
    const QPersistentModelIndex chosen = m_saved->currentIndex();
    if (!chosen.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Search"), this, [this, chosen] { run(chosen.row()); });
    menu->addAction(tr("Rename"), this, [this, chosen] { m_saved->edit(chosen); });
    menu->addAction(tr("Delete"), this, &FilterPanel::removeChosen);
    const bool onIt = m_saved->indexAt(place) == chosen;
    menu->popup(m_saved->viewport()->mapToGlobal(onIt ? place : m_saved->visualRect(chosen).center()));
}

void FilterPanel::removeChosen()
{
    const int row = m_saved->currentIndex().row();
    m_desk.history.tell([&] {
        const auto removed = m_searches->remove(row);
        return removed ? tr("The search %1 was deleted.").arg(removed->name) : QString();
    });
}

void FilterPanel::fitSaved()
{
    const int rows = m_searches->rowCount();
    m_saved->setVisible(rows > 0);
    m_noneSaved->setVisible(rows == 0);
    m_saved->setFixedHeight(std::min(rows, kMostSavedRows) * m_desk.appearance.theme().rowHeight);
}

} // namespace dossier
