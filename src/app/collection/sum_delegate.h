// How the sums of the collection are drawn and typed: a line for a number.
#pragma once

#include "app/collection/sheet_delegate.h"

namespace dossier {

class SumDelegate : public SheetDelegate
{
    Q_OBJECT

public:
    SumDelegate(const Appearance& appearance, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;

protected:
    QString textOf(const QWidget& editor) const override;
};

} // namespace dossier
