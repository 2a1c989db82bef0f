#include "app/advice/advice_list.h"

#include "app/theme/appearance.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_look.h"
#include "desk/plain_tip.h"
#include "wording/play/hint_text.h"

#include <QPainter>
#include <QStandardItemModel>

namespace dossier {

namespace {

constexpr int kLine = 45 * kGrid;
constexpr int kRoomForLine = 130 * kGrid; // of the row

// From none of the games to all of them; the one figure above its point, the other below.
void paintChances(const RowCanvas& on, const AdviceRow::Chances& chances)
{
    const Theme& theme = on.theme();
    QPainter& painter = on.painter;
    constexpr qreal kPoint = 4.5;
    const QRectF line = on.box.adjusted(5 * kGrid, 0, -5 * kGrid, 0);
    const qreal y = line.center().y();
    const QPointF taken(line.left() + chances.taken * line.width(), y);
    const QPointF best(line.left() + chances.best * line.width(), y);
    painter.setPen(QPen(theme.quiet, 1)); // seen on the row that is chosen, too
    painter.drawLine(line.left(), y, line.right(), y);
    painter.setPen(QPen(theme.error, 3));
    painter.drawLine(taken, best);
    painter.setBrush(theme.error);
    painter.drawEllipse(taken, kPoint - 1, kPoint - 1);
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(theme.field);
    painter.drawEllipse(best, kPoint, kPoint);
    painter.setFont(theme.small);
    painter.setPen(theme.ink);
    const QSizeF words(10 * kGrid, painter.fontMetrics().height());
    painter.drawText(QRectF(QPointF(best.x() - words.width() / 2, y - kPoint - 1 - words.height()), words),
                     Qt::AlignCenter, chanceText(chances.best));
    painter.drawText(QRectF(QPointF(taken.x() - words.width() / 2, y + kPoint + 1), words), Qt::AlignCenter,
                     chanceText(chances.taken));
}

// Not by colour alone: what is advised is bold, too. All figures have the width of `widest`, so that the lines of all
// rows begin and end alike.
RowLook lookOfAdvice(const AdviceRow& row, const QString& widest)
{
    RowLook look{.bar = RowLook::Bar::Keyboard, .left = 3 * kGrid, .at = Qt::AlignTop};
    if (row.advised)
        look.edge = &Theme::mark;
    look.head = {.words = row.head, .face = &Theme::small, .ink = &Theme::quiet};
    look.title = {.face = &Theme::text, .bold = row.advised};
    if (row.chances)
        look.title.after = {{.drawing = [chances = *row.chances](const RowCanvas& on) { paintChances(on, chances); },
                             .width = kLine,
                             .fromWidth = kRoomForLine,
                             .tall = true}};
    look.title.after.push_back({.words = row.figure, .face = &Theme::text, .widest = widest});
    return look;
}

} // namespace

AdviceList::AdviceList(const Appearance& appearance, QWidget* parent)
    : QListView(parent)
    , m_rows(new QStandardItemModel(this))
{
    setModel(m_rows);
    setItemDelegate(new RowDelegate(appearance, this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setMouseTracking(true);
    setWordWrap(true);
    setResizeMode(Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
}

void AdviceList::setRows(const std::vector<AdviceRow>& rows, const QString& preface)
{
    m_rows->clear();
    m_first = preface.isEmpty() ? 0 : 1;
    if (m_first > 0) {
        auto* words = new QStandardItem(preface);
        RowLook look{.left = 0, .right = 0, .at = Qt::AlignTop};
        look.title = {.face = &Theme::text, .ink = &Theme::quiet};
        words->setData(QVariant::fromValue(look), kRowLookRole);
        words->setData(preface, Qt::AccessibleTextRole);
        words->setFlags(Qt::ItemIsEnabled); // the keyboard comes to it, to read it again
        m_rows->appendRow(words);
    }
    QString widest;
    for (const AdviceRow& row : rows)
        if (fontMetrics().horizontalAdvance(row.figure) > fontMetrics().horizontalAdvance(widest))
            widest = row.figure;
    int current = m_first;
    for (const AdviceRow& row : rows) {
        auto* item = new QStandardItem(row.words);
        item->setData(QVariant::fromValue(lookOfAdvice(row, widest)), kRowLookRole);
        const QString asGood = row.asGood ? tr("As good as what is advised") : QString();
        item->setToolTip(plainTip(row.tip.isEmpty() ? asGood : row.tip));
        QStringList said{row.head, row.words, row.figure, row.advised ? tr("advised") : asGood};
        said.removeAll(QString());
        item->setData(said.join(QStringLiteral(", ")), Qt::AccessibleTextRole);
        if (row.advised)
            current = m_rows->rowCount();
        m_rows->appendRow(item);
    }
    setCurrentIndex(m_rows->index(current, 0));
}

bool AdviceList::wantsPreface(const QWidget& page, const QLabel& words, int others)
{
    constexpr int kLines = 5; // two choices and what stands above the first
    const int needed = words.heightForWidth(page.width()) + others + kLines * page.fontMetrics().lineSpacing();
    return page.isVisible() && needed > page.height();
}

std::optional<std::size_t> AdviceList::rowAt(const QModelIndex& index) const
{
    if (index.isValid() && index.row() >= m_first)
        return static_cast<std::size_t>(index.row() - m_first);
    return std::nullopt;
}

} // namespace dossier
