// The button beside a search line that says which columns of the table are shown.
#pragma once

#include <QToolButton>

namespace dossier {

class SheetView;

class ColumnsButton : public QToolButton
{
    Q_OBJECT

public:
    // `table` must outlive it, or go with it.
    ColumnsButton(const QString& objectName, SheetView& table, QWidget* parent);
};

} // namespace dossier
