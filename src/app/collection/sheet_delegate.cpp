#include "app/collection/sheet_delegate.h"

#include "app/collection/title_width.h"
#include "app/theme/appearance.h"

#include <QKeyEvent>
#include <QPainter>

namespace dossier {

namespace {

constexpr const char* kColumnOfEditor = "column";

} // namespace

SheetDelegate::SheetDelegate(const Appearance& appearance, int title, QObject* parent)
    : RowDelegate(appearance, parent)
    , m_title(title)
{}

void SheetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem drawn = option;
    if (index.column() == m_title)
        drawn.font = fittingTitle(option, index.data().toString(), appearance().theme());
    RowDelegate::paint(painter, drawn, index);
    if (!option.state.testFlag(QStyle::State_HasFocus) || !index.flags().testFlag(Qt::ItemIsEditable))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(appearance().theme().mark, 1.5));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 2, 2);
    painter->restore();
}

void SheetDelegate::begin(QWidget& editor, int column, const QString& name)
{
    editor.setAccessibleName(name);
    editor.setProperty(kColumnOfEditor, column);
}

bool SheetDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* editor = qobject_cast<QWidget*>(watched);
    if (editor && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter && key.modifiers().testFlag(Qt::ControlModifier)) {
            const int column = editor->property(kColumnOfEditor).toInt();
            const QString text = textOf(*editor);
            emit closeEditor(editor, NoHint);
            emit fillWanted(column, text);
            return true;
        }
    }
    return RowDelegate::eventFilter(watched, event);
}

} // namespace dossier
