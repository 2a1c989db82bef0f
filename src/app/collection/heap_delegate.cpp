#include "app/collection/heap_delegate.h"

#include "app/collection/heap_table_model.h"
#include "wording/game_words.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace dossier {

HeapDelegate::HeapDelegate(const CardPool& pool, const Appearance& appearance, QObject* parent)
    : CardRowDelegate(pool, appearance,
                      {.edge = HeapTableModel::Number,
                       .title = HeapTableModel::Title,
                       .cost = -1,
                       .typewriter = HeapTableModel::Number},
                      parent)
{}

QWidget* HeapDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    switch (index.column()) {
    case HeapTableModel::ConditionColumn: {
        auto* combo = new QComboBox(parent);
        for (int i = 0; i < kConditions; ++i) {
            const QString name = word(static_cast<Condition>(i));
            combo->addItem(name.isEmpty() ? tr("not graded") : name, i);
        }
        return combo;
    }
    case HeapTableModel::Count:
    case HeapTableModel::ForTrade:
    case HeapTableModel::Wanted: {
        auto* box = new QSpinBox(parent);
        box->setRange(0, kMostOwned);
        return box;
    }
    case HeapTableModel::Location:
    case HeapTableModel::Note:
    case HeapTableModel::Language:
        return new QLineEdit(parent);
    default:
        return CardRowDelegate::createEditor(parent, option, index);
    }
}

void HeapDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QVariant value = index.data(Qt::EditRole);
    if (auto* combo = qobject_cast<QComboBox*>(editor))
        combo->setCurrentIndex(value.toInt());
    else if (auto* box = qobject_cast<QSpinBox*>(editor))
        box->setValue(value.toInt());
    else
        CardRowDelegate::setEditorData(editor, index);
}

void HeapDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (const auto* combo = qobject_cast<QComboBox*>(editor))
        model->setData(index, combo->currentIndex());
    else if (auto* box = qobject_cast<QSpinBox*>(editor)) {
        box->interpretText();
        model->setData(index, box->value());
    } else
        CardRowDelegate::setModelData(editor, model, index);
}

void HeapDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    // A cell may be narrower than its editor needs to be.
    QRect cell = option.rect;
    cell.setWidth(std::max(cell.width(), editor->sizeHint().width()));
    editor->setGeometry(cell);
}

} // namespace dossier
