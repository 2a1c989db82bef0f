// Editors for the cells of the collection: a list for the condition, a spin box for figures, a line for the rest.
#pragma once

#include "app/card_row.h"

namespace dossier {

class HeapDelegate : public CardRowDelegate
{
    Q_OBJECT

public:
    HeapDelegate(const CardPool& pool, const Appearance& appearance, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

} // namespace dossier
