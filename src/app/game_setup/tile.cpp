#include "app/game_setup/tile.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/theme/papers.h"

#include <QPainter>

#include <algorithm>

namespace dossier {

Tile::Tile(const Appearance& appearance, const QString& title, const QString& says, const QString& key,
           CardType drawing, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_says(says)
    , m_key(key)
    , m_drawing(drawing)
{
    setText(title);
    setAccessibleDescription(says);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setMaximumHeight(sizeHint().height() * 3 / 2);
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
}

QSize Tile::sizeHint() const
{
    const Theme& theme = m_appearance.theme();
    return {60 * kGrid, QFontMetrics(theme.heading).height() + 3 * QFontMetrics(theme.small).height() + 7 * kGrid};
}

// Its words are never cut.
QSize Tile::minimumSizeHint() const
{
    const QFontMetrics bold(m_appearance.theme().heading);
    return {bold.horizontalAdvance(text()) + 22 * kGrid, sizeHint().height()};
}

void Tile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(hasFocus() ? QPen(theme.mark, 2) : QPen(theme.zoneLine, 1));
    painter.setBrush(isDown() ? theme.selection : (underMouse() ? blend(theme.zone, theme.mark, 0.08) : theme.zone));
    painter.drawRoundedRect(box, 8, 8);
    const QRectF in = box.adjusted(4 * kGrid, 3 * kGrid, -4 * kGrid, -3 * kGrid);
    QFont bold = theme.heading;
    bold.setWeight(QFont::DemiBold);
    const qreal title = QFontMetricsF(bold).horizontalAdvance(text());
    // The drawing is content with what the title leaves.
    const qreal left = in.width() - title - 4 * kGrid;
    const qreal side = std::max<qreal>(0, std::min({in.height(), in.width() / 4, left}));
    QColor colour = theme.of(m_drawing);
    colour.setAlphaF(0.4F);
    paintTypeMark(painter, QRectF(in.right() - side, in.center().y() - side / 2, side, side), m_drawing, colour);
    const qreal line = QFontMetricsF(theme.heading).height();
    painter.setFont(bold);
    painter.setPen(theme.ink);
    const qreal room = in.width() - side - 3 * kGrid;
    painter.drawText(QRectF(in.left(), in.top(), room, line), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(room)));
    if (!m_key.isEmpty())
        paintKeyCap(&painter, QRectF(in.left() + title + 2 * kGrid, in.top(), room, line), m_key, theme.ink, theme);
    const QRectF rest(in.left(), in.top() + line + kGrid, room, in.height() - line - kGrid);
    const bool roomy = QFontMetricsF(theme.text).boundingRect(rest, Qt::TextWordWrap, m_says).height() <= rest.height();
    painter.setFont(roomy ? theme.text : theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_says);
}

} // namespace dossier
