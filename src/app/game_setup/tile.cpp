#include "app/game_setup/tile.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/theme/papers.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr int kMostHeight = 1000; // pixels: any text of a tile is lower

} // namespace

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
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
}

QFont Tile::titleFont() const
{
    QFont bold = m_appearance.theme().heading;
    bold.setWeight(QFont::DemiBold);
    return bold;
}

// The drawing is content with what the title leaves.
qreal Tile::roomForWords(const QSizeF& in) const
{
    const qreal left = in.width() - QFontMetricsF(titleFont()).horizontalAdvance(text()) - 4 * kGrid;
    const qreal side = std::max<qreal>(0, std::min({in.height(), in.width() / 4, left}));
    return in.width() - side - 3 * kGrid;
}

int Tile::heightNeeded(int width) const
{
    const Theme& theme = m_appearance.theme();
    const qreal across = width - 2 - 8 * kGrid;
    const QRectF room(0, 0, roomForWords({across, across}), kMostHeight);
    const qreal words = QFontMetricsF(theme.small).boundingRect(room, Qt::TextWordWrap, m_says).height();
    return static_cast<int>(std::ceil(QFontMetricsF(theme.heading).height() + kGrid + words)) + 6 * kGrid + 2;
}

QSize Tile::sizeHint() const
{
    return {60 * kGrid, heightNeeded(std::max(width(), 60 * kGrid))};
}

// Its words are never cut.
QSize Tile::minimumSizeHint() const
{
    const int least = QFontMetrics(m_appearance.theme().heading).horizontalAdvance(text()) + 22 * kGrid;
    return {least, heightNeeded(std::max(width(), least))};
}

QRectF Tile::inner() const
{
    return QRectF(rect()).adjusted(1 + 4 * kGrid, 1 + 3 * kGrid, -1 - 4 * kGrid, -1 - 3 * kGrid);
}

QRectF Tile::placeOfWords() const
{
    const QRectF in = inner();
    const qreal line = QFontMetricsF(m_appearance.theme().heading).height();
    return {in.left(), in.top() + line + kGrid, roomForWords(in.size()), in.height() - line - kGrid};
}

bool Tile::isRoomy() const
{
    const QRectF place = placeOfWords();
    const QFontMetricsF metrics(m_appearance.theme().text);
    return metrics.boundingRect(place, Qt::TextWordWrap, m_says).height() <= place.height();
}

bool Tile::areAllRoomy() const
{
    const auto tiles = parentWidget()->findChildren<Tile*>(QString(), Qt::FindDirectChildrenOnly);
    return std::all_of(tiles.begin(), tiles.end(), [](const Tile* each) { return each->isRoomy(); });
}

void Tile::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    for (Tile* each : parentWidget()->findChildren<Tile*>(QString(), Qt::FindDirectChildrenOnly))
        each->update();
    if (event->size().width() == event->oldSize().width())
        return;
    setMaximumHeight(heightNeeded(width()) * 3 / 2);
    updateGeometry();
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
    const QRectF in = inner();
    const QFont bold = titleFont();
    const qreal title = QFontMetricsF(bold).horizontalAdvance(text());
    const qreal room = roomForWords(in.size());
    const qreal side = in.width() - room - 3 * kGrid;
    QColor colour = theme.of(m_drawing);
    colour.setAlphaF(0.4F);
    paintTypeMark(painter, QRectF(in.right() - side, in.center().y() - side / 2, side, side), m_drawing, colour);
    const qreal line = QFontMetricsF(theme.heading).height();
    painter.setFont(bold);
    painter.setPen(theme.ink);
    painter.drawText(QRectF(in.left(), in.top(), room, line), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(room)));
    if (!m_key.isEmpty())
        paintKeyCap(&painter, QRectF(in.left() + title + 2 * kGrid, in.top(), room, line), m_key, theme.ink, theme);
    const QRectF rest = placeOfWords();
    painter.setFont(areAllRoomy() ? theme.text : theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_says);
}

} // namespace dossier
