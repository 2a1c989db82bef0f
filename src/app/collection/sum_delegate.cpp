#include "app/collection/sum_delegate.h"

#include "app/collection/collection_model.h"
#include "app/collection/title_width.h"
#include "app/theme/appearance.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace dossier {

SumDelegate::SumDelegate(const CardPool& pool, const Appearance& appearance, QObject* parent)
    : CardRowDelegate(pool, appearance,
                      {.edge = CollectionModel::Number,
                       .title = CollectionModel::Title,
                       .cost = -1,
                       .typewriter = CollectionModel::Number},
                      parent)
{}

void SumDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem drawn = option;
    if (index.column() == CollectionModel::Title)
        drawn.font = fittingTitle(option, index.data().toString());
    CardRowDelegate::paint(painter, drawn, index);
    if (!option.state.testFlag(QStyle::State_HasFocus) || !CollectionModel::isEditable(index.column()))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(appearance().theme().mark, 1.5));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 2, 2);
    painter->restore();
}

QWidget* SumDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* line = new QLineEdit(parent);
    line->setFrame(false);
    line->setAlignment(Qt::AlignRight);
    line->setMaxLength(20);
    line->setAccessibleName(CollectionModel::name(index.column()));
    line->setProperty("column", index.column());
    return line;
}

void SumDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    static_cast<QLineEdit*>(editor)->setText(index.data(Qt::EditRole).toString());
}

bool SumDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* line = qobject_cast<QLineEdit*>(watched);
    if (line && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter && key.modifiers().testFlag(Qt::ControlModifier)) {
            const int column = line->property("column").toInt();
            const QString text = line->text();
            emit closeEditor(line, NoHint);
            emit fillWanted(column, text);
            return true;
        }
    }
    return CardRowDelegate::eventFilter(watched, event);
}

} // namespace dossier
