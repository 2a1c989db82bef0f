// How the cells of the collection are drawn and edited: a list where there are few answers, else a line that knows what
// was written elsewhere in the column.
#pragma once

#include "app/collection/sheet_delegate.h"

namespace dossier {

class HeapTableModel;

class HeapDelegate : public SheetDelegate
{
    Q_OBJECT

public:
    HeapDelegate(const HeapTableModel& heaps, const Appearance& appearance, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

protected:
    QString textOf(const QWidget& editor) const override;

private:
    QWidget* createChoice(QWidget* parent, int column) const;
    QWidget* createLine(QWidget* parent, int column) const;

    const HeapTableModel& m_heaps;
};

} // namespace dossier
