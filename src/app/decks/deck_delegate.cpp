#include "app/decks/deck_delegate.h"

#include "app/decks/deck_tree_model.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/theme/marks.h"
#include "app/widgets/card_row.h"
#include "app/widgets/passing_mark.h"

#include <QLineEdit>
#include <QPainter>
#include <QTreeView>

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
    const QRect mark(box.left(), box.center().y() - theme.sign / 2, theme.sign, theme.sign);
    icon(Glyph::Folder, m_appearance).paint(&painter, mark);
    const QRect text = box.adjusted(theme.sign + 2 * kGrid, 0, 0, 0);
    painter.setFont(theme.text);
    painter.setPen(theme.quiet);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
}

void DeckDelegate::paintDeck(QPainter& painter, const QRect& box, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const int text = QFontMetrics(theme.text).height();
    const int small = QFontMetrics(theme.small).height();
    const int right = box.right() - theme.sign;
    if (index.data(kDeckBuiltRole).toBool())
        icon(Glyph::Built, m_appearance)
            .paint(&painter, QRect(right, box.top() + (text - theme.sign) / 2, theme.sign, theme.sign));
    painter.setFont(theme.text);
    painter.setPen(theme.ink);
    painter.drawText(nameBox(box, index), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data().toString());
    QRect below(box.left(), box.bottom() - small + 1, box.width(), small);
    if (const QVariant legal = index.data(kDeckVerdictRole); legal.isValid()) {
        const QRectF mark(right, below.center().y() - theme.sign / 2.0, theme.sign, theme.sign);
        if (legal.toBool())
            paintPassing(painter, mark, Passing::Yes, theme);
        else
            paintSeverityMark(painter, mark, Severity::Error, theme);
    }
    below.setRight(right - kGrid);
    QStringList facts{index.data(kDeckSizeRole).toString()};
    facts << index.data(kDeckTagsRole).toStringList();
    painter.setPen(theme.quiet);
    painter.setFont(theme.small);
    painter.drawText(
        below, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(facts.join(QStringLiteral(" · ")), Qt::ElideRight, below.width()));
}

// The name breaks into as many lines as it needs.
QRect DeckDelegate::nameBox(const QRect& box, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const QFontMetrics metrics(theme.text);
    const QString name = index.data().toString();
    const int width = box.width() - (index.data(kDeckBuiltRole).toBool() ? theme.sign + kGrid : 0);
    if (metrics.horizontalAdvance(name) <= width)
        return {box.left(), box.top(), width, metrics.height()};
    const QRect needed = metrics.boundingRect(QRect(0, 0, width, 10000), Qt::AlignLeft | Qt::TextWordWrap, name);
    return {box.left(), box.top(), width, needed.height()};
}

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    if (isFolder(index))
        return {100, theme.rowHeight};
    int width = 100;
    if (const auto* tree = qobject_cast<const QTreeView*>(option.widget)) {
        int depth = tree->rootIsDecorated() ? 1 : 0;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
            ++depth;
        width = tree->viewport()->width() - depth * tree->indentation();
    }
    const int name = nameBox(textBox(QRect(0, 0, width, 100)), index).height();
    return {100, name + QFontMetrics(theme.small).height() + 3 * kGrid};
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
