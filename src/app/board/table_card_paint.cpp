// How a card on the table looks.
#include "app/board/face_marks.h"
#include "app/board/face_words.h"
#include "app/board/table_card.h"
#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/card_face/card_ground.h"
#include "app/theme/appearance.h"
#include "app/theme/drawn.h"
#include "app/theme/marks.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/pictures/card_pictures.h"
#include "wording/card_text/card_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace dossier {

void TableCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (m_planned.look == PlannedCard::Slip) {
        paintSlip(painter);
        QPainterPath edge;
        edge.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
        paintFrame(painter, rect(), edge);
        paintStop(painter, rect());
        paintMarked(painter, rect());
    } else if (isMoving()) {
        paintMoving(painter);
    } else {
        painter.drawPixmap(QPoint(0, 0), face());
        painter.save();
        const QRectF box = boxIn(lean(painter).adjusted(1, 1, -1, -1));
        paintFrame(painter, box, edgeIn(box));
        paintStop(painter, box);
        paintFresh(painter, box);
        paintMarked(painter, box);
        painter.restore();
    }
    paintFocus(painter);
}

// As large as it is on its way; one that turns shows its back first.
void TableCard::paintMoving(QPainter& painter)
{
    QRectF box(rect());
    if (m_turns) {
        const qreal way = m_glide.currentTime() / static_cast<qreal>(std::max(1, m_glide.duration()));
        const qreal wide = box.width() * std::abs(1 - 2 * way);
        box = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height());
        if (way < 0.5)
            return paintCardBack(painter, box, m_desk.appearance.theme());
    }
    const QPixmap drawn = drawnTile();
    painter.drawPixmap(box, drawn, QRectF(drawn.rect()));
}

// All that a drawn card depends on: whatever is missing here is shown out of date.
QString TableCard::faceKey(const QSize& size) const
{
    const Theme& theme = m_desk.appearance.theme();
    QStringList key{QStringLiteral("table-card"), m_desk.language, theme.text.toString()};
    const auto add = [&key](auto... values) { (key.append(QString::number(values)), ...); };
    add(static_cast<int>(theme.look), m_planned.card ? *m_planned.card : -1, size.width(), size.height(),
        devicePixelRatioF(), m_planned.rect.width());
    add(m_planned.health, m_planned.damage, m_planned.falling, m_planned.tokens, m_planned.count, m_planned.needed,
        isLifted() ? 0 : m_planned.shown, isLifted() ? 0.0 : m_planned.tilt);
    add(int{m_planned.purse}, int{m_planned.waiting}, int{m_planned.enough}, int{m_planned.plain});
    key << m_planned.note << m_planned.preview << m_planned.states;
    return key.join(QLatin1Char('|'));
}

// The painter leans as the card does; the answer is where it lies in the widget.
QRectF TableCard::lean(QPainter& painter) const
{
    const QRectF box = QRectF(lifted().translated(-pos()));
    if (!isLifted() && m_planned.tilt != 0) {
        const QPointF foot(box.center().x(), box.bottom());
        painter.translate(foot);
        painter.rotate(m_planned.tilt);
        painter.translate(-foot);
    }
    return box;
}

// The user's own pictures are all rectangles.
QPainterPath TableCard::edgeIn(const QRectF& box) const
{
    if (m_planned.card &&
        m_desk.pictures.picture(*m_planned.card, static_cast<int>(box.width()), devicePixelRatioF()).isNull())
        return outlineOf(m_desk.box.cards[*m_planned.card].type, box, m_planned.shown > 0 && !isLifted());
    return backOutline(box);
}

// The card in its place in the widget; drawn once for as long as nothing about it changes.
QPixmap TableCard::face() const
{
    const bool own = m_planned.card &&
                     !m_desk.pictures.picture(*m_planned.card, m_planned.rect.width(), devicePixelRatioF()).isNull();
    const QString key = faceKey(size()) + (own ? QStringLiteral("|own") : QString());
    return keptPixmap(key, size(), devicePixelRatioF(), [this](QPainter& painter) {
        const QRectF box = lean(painter);
        paintTile(painter, box);
    });
}

// Straight, at its full size, whatever size the widget is.
QPixmap TableCard::drawnTile() const
{
    const QSize size = m_planned.rect.size();
    return keptPixmap(faceKey(size) + QStringLiteral("|moving"), size, devicePixelRatioF(),
                      [&](QPainter& painter) { paintTile(painter, QRectF(QPointF(0, 0), size)); });
}

// A low card has words beside one another where its place is wide (player_row.cpp); a picture keeps its proportions.
QRectF TableCard::boxIn(const QRectF& place) const
{
    constexpr qreal kWider = 1.05;
    const QRectF face = faceIn(place);
    const bool widened = m_planned.card && place.width() > face.width() * kWider;
    const bool pictured =
        widened &&
        !m_desk.pictures.picture(*m_planned.card, static_cast<int>(face.width()), devicePixelRatioF()).isNull();
    return widened && !pictured ? place : face;
}

void TableCard::paintTile(QPainter& painter, const QRectF& place) const
{
    const Theme& theme = m_desk.appearance.theme();
    const QRectF box = boxIn(place.adjusted(1, 1, -1, -1));
    if (!m_planned.card)
        return paintCardBack(painter, box, theme);
    const Card& card = m_desk.box.cards[*m_planned.card];
    const QPixmap picture =
        m_desk.pictures.picture(*m_planned.card, static_cast<int>(box.width()), devicePixelRatioF());
    if (!picture.isNull()) {
        paintPicture(painter, box, picture);
        return paintBadges(painter, box);
    }
    PlannedCard now = m_planned;
    if (isLifted())
        now.shown = 0;
    paintTableFace(painter, box, card, m_desk.texts.text(*m_planned.card), theme, now);
}

// One line: the edge in the colour of the type, its mark, the title.
void TableCard::paintSlip(QPainter& painter)
{
    const Theme& theme = m_desk.appearance.theme();
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(m_planned.faceDown ? theme.raised : theme.field);
    painter.drawRoundedRect(box, 3, 3);
    QString words = tr("%n face down", nullptr, m_planned.count);
    QFont font = theme.small;
    if (isTight())
        font.setStretch(87);
    painter.setFont(font);
    int left = 2 * kGrid;
    int numbers = -1;
    if (m_planned.card) {
        const Card& card = m_desk.box.cards[*m_planned.card];
        painter.fillRect(QRectF(1, 2, 3, height() - 4), theme.of(card.type));
        const int mark = height() - 2 * kGrid;
        const bool noWords = width() < 3 * painter.fontMetrics().height(); // its mark says more than two letters
        words = QString::fromStdString(card.title);
        if (card.agent)
            words = shortName(card.title); // as the log calls them
        bool cut = false;                  // beside the mark; the colour tells the type, too
        if (!noWords) {
            numbers = paintNumbers(painter);
            const int room = width() - left - kGrid - numbers - (isTight() ? 0 : mark + kGrid);
            if (card.agent && painter.fontMetrics().horizontalAdvance(words) > room) {
                font = fittedFont(font, words, room);
                painter.setFont(font);
                cut = painter.fontMetrics().horizontalAdvance(words) > room;
            }
        }
        if ((!isTight() && !cut) || noWords) {
            paintTypeMark(painter, QRectF(2 * kGrid, kGrid, mark, mark), card.type, theme.of(card.type));
            left += mark + kGrid;
        }
        if (noWords)
            return;
    }
    const QRect room = rect().adjusted(left, 0, -kGrid - (numbers < 0 ? paintNumbers(painter) : numbers), 0);
    if (!m_planned.note.isEmpty()) {
        const QFontMetricsF metrics(painter.fontMetrics());
        const qreal title = m_planned.card ? metrics.horizontalAdvance(QStringLiteral(": ") + words) : 0;
        words =
            tr("%1: %2", "a remark and a card").arg(remarkBeside(m_planned.note, metrics, title, room.width()), words);
    }
    if (!m_planned.card && !m_planned.note.isEmpty() && painter.fontMetrics().horizontalAdvance(words) > room.width())
        words = QStringLiteral("%1: %2").arg(m_planned.note).arg(m_planned.count);
    if (!m_planned.card && painter.fontMetrics().horizontalAdvance(words) > room.width())
        words = tr("%n hidden", "cards under a Site, in little room", m_planned.count);
    if (!m_planned.card && painter.fontMetrics().horizontalAdvance(words) > room.width())
        words = QStringLiteral("\u00d7\u2009%1").arg(m_planned.count); // beside backs, and the tip says the rest
    if (isTight() && m_planned.health >= 0) {                          // no room for the number of him who is well
        constexpr qreal kHigh = 3;
        paintPips(painter, QRectF(left, height() - kHigh - 1.5, width() - left - kGrid, kHigh), m_planned.health,
                  m_planned.damage, m_planned.falling, theme);
    }
    painter.setPen(m_planned.faceDown ? theme.quiet : theme.ink);
    if (!m_planned.card && painter.fontMetrics().horizontalAdvance(words) > room.width())
        return painter.drawText(rect(), Qt::AlignCenter, QString::number(m_planned.count));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, room.width()));
}

// So narrow that the name has it all: the colour tells the type, pips below it Health, which is a number where it is
// not whole.
bool TableCard::isTight() const
{
    return m_planned.card && width() < 6 * QFontMetrics(m_desk.appearance.theme().small).height();
}

// What Health is left and what tokens lie on it, at the right of a line. Answers how wide that is.
int TableCard::paintNumbers(QPainter& painter)
{
    const Theme& theme = m_desk.appearance.theme();
    int right = 0;
    const auto number = [&](const QString& words, const QColor& ink) {
        const int wide = painter.fontMetrics().horizontalAdvance(words);
        painter.setPen(ink);
        painter.drawText(rect().adjusted(0, 0, -right - kGrid, 0), Qt::AlignRight | Qt::AlignVCenter, words);
        right += wide + kGrid;
    };
    if (m_planned.health >= 0 && (m_planned.damage > 0 || !isTight()))
        number(QStringLiteral("♥%1").arg(m_planned.health), m_planned.damage > 0 ? theme.error : theme.ink);
    else if (m_planned.damage > 0)
        number(tr("−%1", "damage").arg(m_planned.damage), theme.error);
    const bool narrow = m_planned.health >= 0 && width() < 8 * painter.fontMetrics().height(); // his name comes first
    if (m_planned.tokens > 0 && !narrow)
        number(QStringLiteral("●%1").arg(m_planned.tokens), theme.mark);
    return right;
}

// Over the user's own picture: Health, tokens, what is written over the card.
void TableCard::paintBadges(QPainter& painter, const QRectF& box) const
{
    const Theme& theme = m_desk.appearance.theme();
    painter.setFont(theme.small);
    qreal bottom = box.bottom() - kGrid;
    const auto pill = [&](const QString& words, const QColor& fill, const QColor& ink) {
        const qreal wide =
            std::min(box.width() - 2 * kGrid, painter.fontMetrics().horizontalAdvance(words) + qreal{3} * kGrid);
        const qreal high = painter.fontMetrics().height() + 2;
        const QRectF place(box.right() - wide - kGrid, bottom - high, wide, high);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(place, high / 2, high / 2);
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignCenter, words);
        bottom -= high + 2;
    };
    if (m_planned.health >= 0)
        pill(QStringLiteral("♥ %1").arg(m_planned.health), m_planned.damage > 0 ? theme.error : theme.field,
             m_planned.damage > 0 ? theme.field : theme.ink);
    else if (m_planned.damage > 0)
        pill(tr("−%1", "damage").arg(m_planned.damage), theme.error, theme.field);
    if (m_planned.tokens > 0)
        pill(QStringLiteral("● %1").arg(m_planned.tokens), theme.mark, theme.onMark);
    for (const QString& state : m_planned.states)
        pill(state, theme.error, theme.field);
    for (const QString& words : {m_planned.note, m_planned.preview})
        if (!words.isEmpty())
            pill(words, theme.selection, theme.ink);
}

// What can act has an edge and a corner in a colour of its own; what is chosen, an edge in brass. What waits on the
// stack has a dashed one.
void TableCard::paintFrame(QPainter& painter, const QRectF& box, const QPainterPath& outline) const
{
    const Theme& theme = m_desk.appearance.theme();
    const bool chosen = m_mark.chosen || m_target;
    if (m_planned.waiting && !chosen && !m_mark.canAct)
        painter.strokePath(outline, QPen(theme.ink, 1.6, Qt::DashLine));
    if (!m_mark.canAct && !chosen)
        return;
    const QColor colour = chosen ? theme.mark : theme.act;
    if (m_mark.canAct) {
        painter.save();
        painter.setClipPath(outline, Qt::IntersectClip);
        const qreal corner = m_planned.look == PlannedCard::Slip ? 2.5 * kGrid : box.width() * 0.19;
        const qreal up = m_planned.card && m_desk.box.cards[*m_planned.card].site ? corner : 0;
        const QPointF at(box.right(), box.bottom() - (m_planned.look == PlannedCard::Slip ? 0 : up));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF({at, at - QPointF(corner, 0), at - QPointF(0, corner)}));
        painter.restore();
    }
    painter.strokePath(outline, QPen(colour, chosen ? 3.2 : 2.6));
}

// The signs of the phase bar, on a disc in the middle of the head, where nothing else stands: a circle where one is
// asked always, a diamond where a check would change, a bar where only a click plays it.
void TableCard::paintStop(QPainter& painter, const QRectF& box) const
{
    if (m_mark.stop == CardStop::Usual)
        return;
    const Theme& theme = m_desk.appearance.theme();
    const bool slip = m_planned.look == PlannedCard::Slip;
    const qreal disc = slip ? box.height() * 0.36 : 7;
    const QPointF middle(slip ? box.left() + disc + 1 : box.center().x() + 2 * kGrid,
                         slip ? box.center().y() : box.top() + disc + 4);
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(theme.field);
    painter.drawEllipse(middle, disc, disc);
    const qreal half = disc * 0.5;
    const bool check = m_mark.stop == CardStop::InCheck;
    painter.setPen(Qt::NoPen);
    painter.setBrush(check ? theme.advice : m_mark.stop == CardStop::Always ? theme.mark : theme.quiet);
    if (check)
        painter.drawPolygon(QPolygonF({middle - QPointF(0, half + 1), middle + QPointF(half + 1, 0),
                                       middle + QPointF(0, half + 1), middle - QPointF(half + 1, 0)}));
    else if (m_mark.stop == CardStop::Always)
        painter.drawEllipse(middle, half, half);
    else
        painter.drawRect(QRectF(middle.x() - half, middle.y() - 1.25, 2 * half, 2.5));
}

// "new", between the sign of its type and what it costs; where it would cover one of them, a disc on the edge in the
// colour of the type. The tip says it in words.
void TableCard::paintFresh(QPainter& painter, const QRectF& box) const
{
    if (!m_mark.fresh)
        return;
    const Theme& theme = m_desk.appearance.theme();
    painter.setFont(theme.small);
    const QString words = tr("new", "a card that has just come");
    const QSizeF size(painter.fontMetrics().horizontalAdvance(words) + 2 * kGrid, painter.fontMetrics().height());
    const FaceWords letters(theme, box.width());
    const qreal mark = std::max(letters.size() * 1.4, box.width() * 0.09); // the sign of the type, or of the pool
    const qreal left = box.left() + box.width() * 0.09 + mark;
    const qreal shown = m_planned.shown > 0 && !isLifted() ? m_planned.shown : box.width();
    const QFontMetricsF figures(letters.font(letters.size() * 1.18, true));
    const qreal right =
        box.left() + shown - box.width() * 0.12 - figures.horizontalAdvance(QStringLiteral("10")) - mark;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.advice);
    if (right - left < size.width()) {
        constexpr qreal kDisc = 4;
        painter.setPen(QPen(theme.field, 1));
        painter.drawEllipse(QPointF(box.left() + kDisc - 1, box.top() + 1.25 * mark), kDisc, kDisc);
        return;
    }
    const QRectF place(QPointF(left, box.top() + 2), size);
    painter.drawRoundedRect(place, size.height() / 2, size.height() / 2);
    painter.setPen(theme.field);
    painter.drawText(place, Qt::AlignCenter, words);
}

// As in the list of choices, a check sign: an edge alone is told from another by its colour only.
void TableCard::paintMarked(QPainter& painter, const QRectF& box) const
{
    if (!m_mark.marked)
        return;
    const Theme& theme = m_desk.appearance.theme();
    const bool slip = m_planned.look == PlannedCard::Slip;
    const qreal disc = slip ? box.height() * 0.4 : std::clamp(box.width() * 0.17, 10.0, 20.0);
    const QPointF middle(slip ? box.right() - disc - 2 : box.center().x(),
                         slip ? box.center().y() : box.top() + box.height() * 0.4);
    painter.setPen(QPen(theme.field, 1.5));
    painter.setBrush(theme.mark);
    painter.drawEllipse(middle, disc, disc);
    painter.setPen(QPen(theme.onMark, std::max(1.5, disc * 0.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({middle + QPointF(-0.45, 0.05) * disc, middle + QPointF(-0.1, 0.4) * disc,
                                    middle + QPointF(0.5, -0.35) * disc}));
}

void TableCard::paintFocus(QPainter& painter)
{
    if (!hasFocus() && (!m_hovered || isLifted()))
        return;
    const Theme& theme = m_desk.appearance.theme();
    const QRectF box = m_planned.look == PlannedCard::Slip ? QRectF(rect()) : QRectF(lifted().translated(-pos()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, hasFocus() ? 2 : 1, hasFocus() ? Qt::DotLine : Qt::SolidLine));
    painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 3, 3);
}

} // namespace dossier
