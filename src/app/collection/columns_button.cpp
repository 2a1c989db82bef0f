#include "app/collection/columns_button.h"

#include "app/collection/sheet_view.h"
#include "app/widgets/checkable_menu.h"

namespace dossier {

ColumnsButton::ColumnsButton(const QString& objectName, SheetView& table, QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(objectName);
    setText(tr("Columns"));
    setAccessibleName(tr("Columns of the collection"));
    setToolTip(tr("Which columns are shown"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    auto* columns = new CheckableMenu(this);
    setMenu(columns);
    connect(columns, &QMenu::aboutToShow, this, [&table, columns] {
        columns->clear();
        table.fillColumnMenu(*columns);
    });
}

} // namespace dossier
