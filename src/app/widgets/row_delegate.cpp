#include "app/widgets/row_delegate.h"

#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "app/widgets/row_look.h"

#include <QKeyEvent>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

constexpr int kEdge = 4;
constexpr int kEndless = 10'000; // of a line that may break as often as it will

struct PlacedPart
{
    RowPart part;
    QRect box;
};

struct PlacedLine
{
    RowLine line;
    QFont font;
    QRect box;
    std::vector<PlacedPart> parts;
};

// A row with its parts at their places.
struct RowPlan
{
    std::vector<PlacedPart> parts;
    std::vector<PlacedLine> lines;
    int height = 0; // what the lines need, with the air around them
};

QFont fontOf(RowFace face, bool bold, const QFont& own, const Theme& theme)
{
    QFont font = face ? theme.*face : own;
    if (bold)
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont fontOf(const RowPart& part, const Theme& theme)
{
    return fontOf(part.face, part.bold, theme.text, theme);
}

int widthOf(const RowPart& part, const Theme& theme)
{
    const QString& words = part.widest.isEmpty() ? part.words : part.widest;
    const int letters = words.isEmpty() ? 0 : QFontMetrics(fontOf(part, theme)).horizontalAdvance(words);
    return letters + part.signs * theme.sign + part.width;
}

int widthOf(const std::vector<RowPart>& parts, const Theme& theme)
{
    return std::accumulate(parts.begin(), parts.end(), 0, [&](int sum, const RowPart& part) {
        return sum + widthOf(part, theme) + (part.fromWidth == 0 ? part.gap : 0);
    });
}

// Takes the parts' places from both ends of the room. None gets more than a third of the row.
void placeParts(std::vector<PlacedPart>& placed, const std::vector<RowPart>& before, const std::vector<RowPart>& after,
                QRect& room, int row, const Theme& theme)
{
    for (const RowPart& part : before) {
        if (row < part.fromWidth)
            continue;
        const int width = std::min(widthOf(part, theme), row / 3);
        placed.push_back({part, QRect(room.left(), room.top(), width, room.height())});
        room.setLeft(room.left() + width + part.gap);
    }
    for (auto part = after.rbegin(); part != after.rend(); ++part) {
        if (row < part->fromWidth)
            continue;
        const int width = std::min(widthOf(*part, theme), row / 3);
        placed.push_back({*part, QRect(room.right() + 1 - width, room.top(), width, room.height())});
        room.setRight(room.right() - width - part->gap);
    }
}

QFont fontOf(const RowLine& line, const QFont& own, const Theme& theme)
{
    QFont font = fontOf(line.face, line.bold, own, theme);
    font.setStrikeOut(line.struck);
    return font;
}

// The typewriter faces that are about do not agree on the height of a line (typed.h).
QFontMetrics metricsOf(const PlacedLine& line, const Theme& theme)
{
    return QFontMetrics(line.line.face == &Theme::typewriter ? theme.text : line.font);
}

// A word that no line can hold is set narrower; where that is not enough it is cut so that one sees it.
void fitWords(PlacedLine& line, const Theme& theme)
{
    constexpr int kNarrowest = 75; // percent
    const int width = std::max(line.box.width(), 1);
    QStringList words = line.line.words.split(QLatin1Char(' '));
    const auto longest = [&](const QFontMetrics& metrics) {
        int wide = 0;
        for (const QString& word : words)
            wide = std::max(wide, metrics.horizontalAdvance(word));
        return wide;
    };
    const int wide = longest(metricsOf(line, theme));
    if (wide <= width)
        return;
    line.font.setStretch(std::max(kNarrowest, 100 * width / wide - 1));
    const QFontMetrics metrics = metricsOf(line, theme);
    for (QString& word : words)
        word = metrics.elidedText(word, Qt::ElideRight, width);
    line.line.words = words.join(QLatin1Char(' '));
}

int heightOf(const PlacedLine& line, const Theme& theme)
{
    const QFontMetrics metrics = metricsOf(line, theme);
    if (!line.line.breaks)
        return metrics.height();
    const QRect room(0, 0, std::max(line.box.width(), 1), kEndless);
    return std::max(metrics.height(),
                    metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, line.line.words).height());
}

RowPlan planOf(const RowLook& look, const QString& title, const QRect& row, const QFont& own, const Theme& theme)
{
    RowPlan plan;
    QRect room = row.adjusted(look.left, 0, -look.right, 0);
    placeParts(plan.parts, look.before, look.after, room, row.width(), theme);
    int lines = 0;
    for (const RowLine* line : {&look.head, &look.title, &look.second}) {
        if (line->words.isEmpty() && line != &look.title)
            continue;
        PlacedLine placed{*line, fontOf(*line, own, theme), room, {}};
        if (line == &look.title)
            placed.line.words = title;
        placeParts(placed.parts, line->before, line->after, placed.box, row.width(), theme);
        if (placed.line.breaks)
            fitWords(placed, theme);
        placed.box.setHeight(heightOf(placed, theme));
        lines += placed.box.height() + (line == &look.second ? kGrid : 0);
        plan.lines.push_back(std::move(placed));
    }
    plan.height = lines + 2 * kGrid;
    int top = look.at == Qt::AlignTop      ? row.top() + kGrid
              : look.at == Qt::AlignBottom ? row.bottom() - lines - kGrid
                                           : row.top() + (row.height() - lines) / 2;
    for (PlacedLine& line : plan.lines) {
        line.box.moveTop(top);
        for (PlacedPart& part : line.parts)
            if (!part.part.tall)
                part.box = QRect(part.box.left(), top, part.box.width(), metricsOf(line, theme).height());
        top += line.box.height() + (plan.lines.size() > 1 && &line == &plan.lines[plan.lines.size() - 2] ? kGrid : 0);
    }
    return plan;
}

void paintWords(QPainter& painter, const QRect& box, const QString& words, const QFont& font, const QColor& ink,
                Qt::Alignment side, bool breaks)
{
    painter.setFont(font);
    painter.setPen(ink);
    if (breaks)
        return painter.drawText(box, static_cast<int>(side) | Qt::TextWordWrap, words);
    const QFontMetrics metrics(font);
    const bool fits = metrics.horizontalAdvance(words) <= box.width();
    painter.drawText(box, static_cast<int>(side) | Qt::TextSingleLine,
                     fits ? words : metrics.elidedText(words, Qt::ElideRight, box.width()));
}

void paintDrawing(QPainter& painter, const RowDrawing& drawing, const QRect& box, const QStyleOptionViewItem& option,
                  const Appearance& appearance)
{
    if (!drawing)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawing({painter, QRectF(box), option, appearance});
    painter.restore();
}

void paintPart(QPainter& painter, const PlacedPart& placed, const QStyleOptionViewItem& option,
               const Appearance& appearance)
{
    const Theme& theme = appearance.theme();
    const RowPart& part = placed.part;
    paintDrawing(painter, part.drawing, placed.box, option, appearance);
    if (part.face == &Theme::typewriter)
        paintTyped(painter, placed.box, part.side, part.words, theme.typewriter, theme.*part.ink);
    else if (!part.words.isEmpty())
        paintWords(painter, placed.box, part.words, fontOf(part, theme), theme.*part.ink, part.side | Qt::AlignVCenter,
                   false);
}

// At the height of its first line, or of the row where it is the only one.
void paintLine(QPainter& painter, const PlacedLine& placed, const QRect& row, Qt::Alignment side, bool only,
               const Theme& theme)
{
    const QColor& ink = theme.*placed.line.ink;
    QRect box = placed.box;
    if (only)
        box = QRect(box.left(), row.top(), box.width(), row.height());
    if (placed.line.face == &Theme::typewriter)
        return paintTyped(painter, box, side, placed.line.words, placed.font, ink);
    paintWords(painter, box, placed.line.words, placed.font, ink, side | (only ? Qt::AlignVCenter : Qt::AlignTop),
               placed.line.breaks);
}

void paintEdge(QPainter& painter, const RowLook& look, const QStyleOptionViewItem& option, const Theme& theme)
{
    const QRect strip(option.rect.topLeft(), QSize(kEdge, option.rect.height() - 1));
    if (const auto* type = std::get_if<CardType>(&look.edge))
        painter.fillRect(strip, theme.of(*type));
    else if (const auto* ink = std::get_if<RowInk>(&look.edge))
        painter.fillRect(strip, theme.*(*ink));
    if (look.bar == RowLook::Bar::Chosen && option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.mark);
}

// A row of several cells has its edge above and below each of them. Trees draw their own.
void paintKeyboard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index, const Theme& theme)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (!view || !view->hasFocus() || !index.isValid() || qobject_cast<const QTreeView*>(view))
        return;
    const QModelIndex current = view->currentIndex();
    if (current.row() != index.row() || current.parent() != index.parent())
        return;
    constexpr int kThick = 2;
    const QRect& cell = option.rect;
    if (view->selectionBehavior() == QAbstractItemView::SelectRows && qobject_cast<const QTableView*>(view)) {
        painter.fillRect(QRect(cell.left(), cell.top(), cell.width(), kThick), theme.mark);
        painter.fillRect(QRect(cell.left(), cell.bottom() + 1 - kThick, cell.width(), kThick), theme.mark);
    } else if (current == index) {
        painter.setPen(QPen(theme.mark, kThick));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell.adjusted(1, 1, -1, -1));
    }
}

// Of a view that gives a row all its width.
int roomIn(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (const auto* list = qobject_cast<const QListView*>(option.widget))
        return list->viewport()->width();
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (!tree)
        return option.rect.width();
    int depth = tree->rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    return tree->viewport()->width() - depth * tree->indentation();
}

Qt::CheckState nextState(const QModelIndex& index)
{
    const auto state = static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt());
    if (state == Qt::PartiallyChecked)
        return Qt::Checked;
    const bool three = index.flags().testFlag(Qt::ItemIsUserTristate);
    return state == Qt::Unchecked ? (three ? Qt::PartiallyChecked : Qt::Checked) : Qt::Unchecked;
}

} // namespace

RowDelegate::RowDelegate(const Appearance& appearance, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{}

void RowDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme, bool bar,
                              const QModelIndex& index)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected)
        painter.fillRect(option.rect, theme.selection);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter.fillRect(option.rect, theme.hover);
    // Where the keyboard is, also where a view has chosen nothing yet.
    if (!selected && option.state.testFlag(QStyle::State_HasFocus)) {
        painter.setPen(QPen(theme.mark, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    if (bar && selected && option.state.testFlag(QStyle::State_Active))
        painter.fillRect(QRect(option.rect.left() + kEdge, option.rect.top(), 2, option.rect.height()), theme.mark);
    if (selected)
        paintKeyboard(painter, option, index, theme);
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const RowLook look = lookOf(index);
    const RowPlan plan = planOf(look, index.data().toString(), option.rect, option.font, theme);
    painter->save();
    if (look.lit)
        painter->fillRect(option.rect, blend(theme.field, theme.mark, 0.35));
    else
        paintGround(*painter, option, theme, look.bar == RowLook::Bar::Keyboard, index);
    paintEdge(*painter, look, option, theme);
    for (const PlacedPart& part : plan.parts)
        paintPart(*painter, part, option, m_appearance);
    const QVariant side = index.data(Qt::TextAlignmentRole);
    const Qt::Alignment across =
        side.isValid() ? Qt::Alignment(side.toInt()) & Qt::AlignHorizontal_Mask : Qt::AlignLeft;
    const bool only = plan.lines.size() == 1 && look.at == Qt::AlignVCenter;
    for (const PlacedLine& line : plan.lines) {
        for (const PlacedPart& part : line.parts)
            paintPart(*painter, part, option, m_appearance);
        if (!look.bare)
            paintLine(*painter, line, option.rect, across, only, theme);
    }
    paintDrawing(*painter, look.over, option.rect, option, m_appearance);
    painter->restore();
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int least = m_appearance.theme().rowHeight;
    const int width = roomIn(option, index);
    const int height = width <= 0 ? least
                                  : std::max(least, planOf(lookOf(index), index.data().toString(),
                                                           QRect(0, 0, width, 0), option.font, m_appearance.theme())
                                                        .height);
    if (qobject_cast<const QListView*>(option.widget))
        return {width, height};
    if (qobject_cast<const QTreeView*>(option.widget))
        return {25 * kGrid, height};
    return {QStyledItemDelegate::sizeHint(option, index).width() + 3 * kGrid, height};
}

int RowDelegate::heightFor(const QModelIndex& index, int width) const
{
    const Theme& theme = m_appearance.theme();
    return planOf(lookOf(index), index.data().toString(), QRect(0, 0, width, 0), theme.text, theme).height;
}

int RowDelegate::wholeWidth(const QModelIndex& index) const
{
    const Theme& theme = m_appearance.theme();
    const RowLook look = lookOf(index);
    int width = look.left + look.right + 1;
    for (const auto* parts : {&look.before, &look.after, &look.title.before, &look.title.after})
        width += widthOf(*parts, theme);
    return width + QFontMetrics(fontOf(look.title, theme.text, theme)).horizontalAdvance(index.data().toString());
}

int RowDelegate::partAt(const QRect& row, const QModelIndex& index, const QPoint& place) const
{
    const Theme& theme = m_appearance.theme();
    const RowPlan plan = planOf(lookOf(index), index.data().toString(), row, theme.text, theme);
    const auto among = [&](const std::vector<PlacedPart>& parts) {
        for (const PlacedPart& each : parts)
            if (each.part.id != 0 && each.box.adjusted(-kGrid, -kGrid, kGrid, kGrid).contains(place))
                return each.part.id;
        return 0;
    };
    int found = among(plan.parts);
    for (const PlacedLine& line : plan.lines)
        found = found != 0 ? found : among(line.parts);
    return found;
}

bool RowDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& index)
{
    if (!index.flags().testFlag(Qt::ItemIsUserCheckable))
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    if (event->type() == QEvent::MouseButtonDblClick)
        return true; // the second of two presses counts by itself
    const bool pressed =
        event->type() == QEvent::MouseButtonRelease && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton;
    const bool byKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    return (pressed || byKey) && model->setData(index, nextState(index), Qt::CheckStateRole);
}

} // namespace dossier
