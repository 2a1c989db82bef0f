#include "app/collection/sum_delegate.h"

#include "app/collection/collection_model.h"

#include <QLineEdit>

namespace dossier {

SumDelegate::SumDelegate(const Appearance& appearance, QObject* parent)
    : SheetDelegate(appearance, CollectionModel::Title, parent)
{}

QWidget* SumDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* line = new QLineEdit(parent);
    line->setFrame(false);
    line->setAlignment(Qt::AlignRight);
    line->setMaxLength(20);
    begin(*line, index.column(), CollectionModel::name(index.column()));
    return line;
}

void SumDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    static_cast<QLineEdit*>(editor)->setText(index.data(Qt::EditRole).toString());
}

QString SumDelegate::textOf(const QWidget& editor) const
{
    return static_cast<const QLineEdit&>(editor).text();
}

} // namespace dossier
