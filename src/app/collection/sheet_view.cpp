#include "app/collection/sheet_view.h"

#include "app/theme/appearance.h"
#include "app/widgets/checkable_menu.h"
#include "app/widgets/desk.h"
#include "desk/settings.h"

#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QHeaderView>
#include <QMenu>

#include <algorithm>

namespace dossier {

SheetView::SheetView(const Desk& desk, QWidget* parent)
    : QTableView(parent)
    , m_desk(desk)
{}

void SheetView::keepHead(const QString& name, std::vector<int> choosable)
{
    m_choosable = std::move(choosable);
    QHeaderView* header = horizontalHeader();
    header->setSectionsMovable(true);
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->restoreState(m_desk.settings.tableHead(name));
    const QFontMetrics heads(m_desk.appearance.theme().small); // in another language they may be longer
    for (const int column : m_choosable)
        widenTo(column, heads.horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString()) + 5 * kGrid);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    setSortingEnabled(true);
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint& place) {
        auto* menu = new CheckableMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillColumnMenu(*menu);
        menu->popup(header->mapToGlobal(place));
    });
}

std::vector<int> SheetView::chosenRows() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(currentIndex().row());
    std::ranges::sort(rows);
    return rows;
}

void SheetView::widenTo(int column, int width)
{
    QHeaderView* header = horizontalHeader();
    const bool hidden = isColumnHidden(column); // such a one has no width
    header->showSection(column);
    header->resizeSection(column, std::max(width, header->sectionSize(column)));
    header->setSectionHidden(column, hidden);
}

void SheetView::saveHead(const QString& name) const
{
    m_desk.settings.setTableHead(name, horizontalHeader()->saveState());
}

void SheetView::fillColumnMenu(QMenu& menu)
{
    for (const int column : m_choosable) {
        QAction* action = menu.addAction(model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { setColumnHidden(column, !shown); });
    }
}

void SheetView::copyRows(const std::vector<int>& rows) const
{
    QString text;
    for (const int row : rows) {
        QStringList cells;
        for (int place = 0; place < model()->columnCount(); ++place) {
            const int column = horizontalHeader()->logicalIndex(place);
            if (!isColumnHidden(column))
                cells << model()->index(row, column).data(Qt::EditRole).toString().simplified();
        }
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    QApplication::clipboard()->setText(text);
}

void SheetView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    QTableView::closeEditor(editor, hint);
    if (hint != QAbstractItemDelegate::SubmitModelCache)
        return;
    if (const QModelIndex below = currentIndex().siblingAtRow(currentIndex().row() + 1); below.isValid())
        setCurrentIndex(below);
}

} // namespace dossier
