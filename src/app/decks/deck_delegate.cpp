#include "app/decks/deck_delegate.h"

#include "app/decks/deck_tree_model.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/card_row.h"

#include <QLineEdit>
#include <QPainter>

namespace dossier {

namespace {

bool isFolder(const QModelIndex& index)
{
    return index.data(kDeckIdRole).toLongLong() == 0;
}

} // namespace

DeckDelegate::DeckDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

void DeckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    painter->save();
    CardRowDelegate::paintRow(*painter, option, theme, false);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.mark);
    if (isFolder(index))
        paintFolder(*painter, textBox(option.rect), index);
    else
        paintDeck(*painter, textBox(option.rect), index);
    painter->restore();
}

void DeckDelegate::paintFolder(QPainter& painter, const QRect& box, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const QRect mark(box.left(), box.center().y() - kMark / 2, kMark, kMark);
    icon(Glyph::Folder, m_appearance).paint(&painter, mark);
    const QRect text = box.adjusted(kMark + 2 * kGrid, 0, 0, 0);
    painter.setFont(theme.text);
    painter.setPen(theme.quiet);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
}

void DeckDelegate::paintDeck(QPainter& painter, const QRect& box, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    QRect name = box;
    painter.setFont(theme.text);
    if (index.data(kDeckBuiltRole).toBool()) {
        const int height = painter.fontMetrics().height();
        icon(Glyph::Built, m_appearance)
            .paint(&painter, QRect(box.right() - kMark, box.top() + (height - kMark) / 2, kMark, kMark));
        name.setRight(name.right() - kMark - kGrid);
    }
    painter.setPen(theme.ink);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, name.width()));
    QStringList below{index.data(kDeckSizeRole).toString()};
    below << index.data(kDeckTagsRole).toStringList();
    painter.setPen(theme.quiet);
    painter.setFont(theme.small);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(below.join(QStringLiteral(" · ")), Qt::ElideRight, box.width()));
}

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    if (isFolder(index))
        return {100, theme.rowHeight};
    return {100, QFontMetrics(theme.text).height() + QFontMetrics(theme.small).height() + 3 * kGrid};
}

QWidget* DeckDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
    editor->setAccessibleName(isFolder(index) ? tr("Name of the folder") : tr("Name of the deck"));
    return editor;
}

void DeckDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    QRect box = option.rect;
    box.setHeight(std::min(box.height(), editor->sizeHint().height()));
    editor->setGeometry(box);
}

QRect DeckDelegate::textBox(const QRect& row) const
{
    return row.adjusted(2 * kGrid, kGrid, -2 * kGrid, -kGrid);
}

} // namespace dossier
