#include "app/table/pass_button.h"

#include "app/board/face_words.h"
#include "app/theme/appearance.h"
#include "app/theme/papers.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace dossier {

PassButton::PassButton(const Appearance& appearance, const QString& key, QWidget* parent)
    : QPushButton(parent)
    , m_appearance(appearance)
    , m_key(key)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // long words make nothing beside it narrower
}

void PassButton::setKey(const QString& key)
{
    m_key = key;
    updateGeometry();
    update();
}

qreal PassButton::capWidth() const
{
    return m_key.isEmpty() ? 0 : paintKeyCap(nullptr, {}, m_key, Qt::black, m_appearance.theme());
}

QSize PassButton::sizeHint() const
{
    const auto cap = static_cast<int>(capWidth());
    const int words = text().isEmpty() ? 0 : fontMetrics().horizontalAdvance(text()) + 2 * kGrid;
    return {cap + words + (icon().isNull() ? 0 : kMark + kGrid) + 6 * kGrid,
            std::max(QPushButton::sizeHint().height(), fontMetrics().height() + 4 * kGrid)};
}

// Where words have no room beside the key, the key goes; then they are set in two lines of small letters.
QSize PassButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return {text().isEmpty() ? whole.width() : std::min(whole.width(), 24 * kGrid), whole.height()};
}

void PassButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    painter.drawControl(QStyle::CE_PushButton, option);
    const Theme& theme = m_appearance.theme();
    const QColor ink = isEnabled() ? theme.ink : theme.quiet;
    painter.setFont(theme.text);
    const qreal sign = icon().isNull() ? 0 : kMark + kGrid;
    const auto roomBeside = [&](qreal shown) { return width() - shown - sign - 6 * kGrid; };
    const qreal key = capWidth();
    const bool wordsFirst = !text().isEmpty() && painter.fontMetrics().horizontalAdvance(text()) > roomBeside(key);
    const qreal cap = wordsFirst ? 0 : key;
    const qreal room = roomBeside(cap);
    if (sign == 0 && painter.fontMetrics().horizontalAdvance(text()) > room)
        return paintSmall(painter, ink);
    const QString words =
        painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(std::max(0.0, room)));
    const qreal wide = words.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(words) + 2 * kGrid;
    qreal left = (width() - wide - sign - cap) / 2;
    if (sign > 0)
        icon().paint(&painter, QRect(static_cast<int>(left), (height() - kMark) / 2, kMark, kMark));
    left += sign;
    painter.setPen(ink);
    painter.drawText(QRectF(left, 0, wide, height()), Qt::AlignLeft | Qt::AlignVCenter, words);
    if (cap > 0)
        paintKeyCap(&painter, QRectF(left + wide, 0, cap, height()), m_key, theme.quiet, theme);
}

// What then does not fit is cut: the tool tip has all.
void PassButton::paintSmall(QPainter& painter, const QColor& ink)
{
    constexpr int kLines = 2;
    const QRectF box = QRectF(rect()).adjusted(2 * kGrid, 0, -2 * kGrid, 0);
    const QFont font = fittedToLines(m_appearance.theme().small, text(), box.width(), kLines);
    painter.setFont(font);
    const QRectF needed = QFontMetricsF(font).boundingRect(box, Qt::AlignCenter | Qt::TextWordWrap, text());
    if (needed.height() <= box.height() && needed.width() <= box.width()) {
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, text());
        return;
    }
    const qreal high = paintLines(nullptr, box, text(), font, ink, kLines);
    paintLines(&painter, box.adjusted(0, (box.height() - high) / 2, 0, 0), text(), font, ink, kLines);
}

} // namespace dossier
