#include "app/board/table_card.h"

#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "desk/game_box.h"
#include "desk/pictures/card_pictures.h"
#include "wording/card_text/card_text.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmapCache>

namespace dossier {

TableCard::TableCard(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    setFocusPolicy(Qt::ClickFocus); // the board lets Tab stop at one of its cards
    setMouseTracking(true);
}

void TableCard::lay(const PlannedCard& planned)
{
    const bool same = planned == m_planned;
    m_planned = planned;
    setGeometry(planned.rect);
    if (!same)
        speak();
    update();
}

void TableCard::mark(const Mark& mark)
{
    if (m_mark == mark)
        return;
    m_mark = mark;
    setCursor(mark.canAct ? Qt::PointingHandCursor : Qt::ArrowCursor);
    speak();
    update();
}

void TableCard::setTarget(bool target)
{
    m_target = target;
    update();
}

void TableCard::speak()
{
    if (!m_planned.card) {
        setAccessibleName(tr("%n card(s) face down", nullptr, m_planned.count));
        setToolTip(accessibleName());
        return;
    }
    QStringList parts{describe(m_desk.box.cards[*m_planned.card])};
    if (m_planned.health >= 0)
        parts << tr("Health %1").arg(m_planned.health);
    if (m_planned.damage > 0)
        parts << tr("%n damage", nullptr, m_planned.damage);
    if (m_planned.tokens > 0)
        parts << tr("%n token(s)", nullptr, m_planned.tokens);
    if (m_planned.faceDown)
        parts << tr("face down");
    parts << m_planned.states;
    for (const QString& words : {m_planned.note, m_planned.preview})
        if (!words.isEmpty())
            parts << words;
    setAccessibleName(parts.join(QStringLiteral("; ")));
    QStringList lines;
    if (!m_mark.says.isEmpty() && (m_mark.canAct || m_refused.isEmpty()))
        lines << m_mark.says;
    lines << m_refused;
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    QString tip = QStringLiteral("<p><b>%1</b></p>")
                      .arg(QString::fromStdString(m_desk.box.cards[*m_planned.card].title).toHtmlEscaped());
    for (const QString& line : lines)
        tip += QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped());
    setToolTip(tip);
}

void TableCard::explain(const QStringList& refused)
{
    if (m_refused == refused)
        return;
    m_refused = refused;
    speak();
}

void TableCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_planned.look == PlannedCard::Slip ? paintSlip(painter) : paintTile(painter);
    paintFrame(painter);
}

void TableCard::paintTile(QPainter& painter)
{
    const QRectF face = faceIn(QRectF(rect()));
    if (!m_planned.card) { // its back
        const Theme& theme = m_desk.appearance.theme();
        painter.setPen(QPen(theme.backLine, 1));
        painter.setBrush(theme.back);
        painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        return;
    }
    const QPixmap picture =
        m_desk.pictures.picture(*m_planned.card, static_cast<int>(face.width()), devicePixelRatioF());
    if (picture.isNull())
        painter.drawPixmap(0, 0, this->face());
    else
        paintPicture(painter, face, picture);
    paintBadges(painter);
}

QPixmap TableCard::face() const
{
    const Theme& theme = m_desk.appearance.theme();
    const QString key = QStringLiteral("table-card-%1-%2x%3-%4-%5")
                            .arg(*m_planned.card)
                            .arg(width())
                            .arg(devicePixelRatioF())
                            .arg(static_cast<int>(theme.look))
                            .arg(theme.text.pointSizeF());
    QPixmap drawn;
    if (QPixmapCache::find(key, &drawn))
        return drawn;
    drawn = QPixmap(size() * devicePixelRatioF());
    drawn.setDevicePixelRatio(devicePixelRatioF());
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTableFace(painter, faceIn(QRectF(rect())), m_desk.box.cards[*m_planned.card],
                   m_desk.texts.text(*m_planned.card), theme);
    painter.end();
    QPixmapCache::insert(key, drawn);
    return drawn;
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
    int left = 2 * kGrid;
    if (m_planned.card) {
        const Card& card = m_desk.box.cards[*m_planned.card];
        painter.fillRect(QRectF(1, 2, 3, height() - 4), theme.of(card.type));
        const int mark = height() - 2 * kGrid;
        paintTypeMark(painter, QRectF(2 * kGrid, kGrid, mark, mark), card.type, theme.of(card.type));
        left += mark + kGrid;
        words = QString::fromStdString(card.title);
        if (!m_planned.note.isEmpty())
            words = tr("%1: %2", "a remark and a card").arg(m_planned.note, words);
    }
    painter.setFont(theme.small);
    const QRect room = rect().adjusted(left, 0, -kGrid - paintNumbers(painter), 0);
    painter.setPen(m_planned.faceDown ? theme.quiet : theme.ink);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, room.width()));
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
    if (m_planned.health >= 0)
        number(QStringLiteral("♥%1").arg(m_planned.health), m_planned.damage > 0 ? theme.error : theme.ink);
    else if (m_planned.damage > 0)
        number(tr("−%1", "damage").arg(m_planned.damage), theme.error);
    if (m_planned.tokens > 0)
        number(QStringLiteral("●%1").arg(m_planned.tokens), theme.mark);
    return right;
}

// Damage as a filled pill with what Health is left; the Site's Team as a quiet one.
void TableCard::paintBadges(QPainter& painter)
{
    const Theme& theme = m_desk.appearance.theme();
    painter.setFont(theme.small);
    const auto pill = [&](const QString& words, int bottom, const QColor& fill, const QColor& ink) {
        const int wide = std::min(width() - 2 * kGrid, painter.fontMetrics().horizontalAdvance(words) + 3 * kGrid);
        const int high = painter.fontMetrics().height() + 2;
        const QRectF box(width() - wide - kGrid, bottom - high, wide, high);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(box, high / 2.0, high / 2.0);
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter, words);
    };
    int bottom = height() - kGrid;
    const auto stack = [&](const QString& words, const QColor& fill, const QColor& ink) {
        pill(words, bottom, fill, ink);
        bottom -= painter.fontMetrics().height() + kGrid;
    };
    if (m_planned.damage > 0)
        stack(m_planned.health >= 0
                  ? tr("−%1 · %2", "damage and Health left").arg(m_planned.damage).arg(m_planned.health)
                  : tr("−%1", "damage").arg(m_planned.damage),
              theme.error, theme.field);
    if (!m_planned.note.isEmpty())
        stack(m_planned.note, theme.selection, theme.ink);
    if (!m_planned.preview.isEmpty())
        stack(m_planned.preview, m_planned.enough ? theme.good : theme.error, theme.field);
    for (const QString& state : m_planned.states)
        stack(state, theme.error, theme.field);
    if (m_planned.tokens > 0) { // above the numbers for Combat
        if (m_planned.health >= 0 && m_planned.damage == 0)
            bottom -= painter.fontMetrics().height() + kGrid;
        stack(tr("%n token(s)", nullptr, m_planned.tokens), theme.mark, theme.onMark);
    }
}

// What can act has a brass frame and a corner; what is chosen, or has the keyboard, a frame.
void TableCard::paintFrame(QPainter& painter)
{
    const Theme& theme = m_desk.appearance.theme();
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setBrush(Qt::NoBrush);
    if (m_mark.canAct) {
        painter.setPen(QPen(theme.mark, 2));
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.mark);
        const qreal corner = m_planned.look == PlannedCard::Slip ? 2 * kGrid : 3 * kGrid;
        painter.drawPolygon(
            QPolygonF({box.topRight(), box.topRight() - QPointF(corner, 0), box.topRight() + QPointF(0, corner)}));
        painter.setBrush(Qt::NoBrush);
    }
    if (m_mark.chosen || m_target) {
        painter.setPen(QPen(theme.mark, 4));
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4);
    }
    if (hasFocus() || m_hovered) {
        painter.setPen(QPen(theme.ink, hasFocus() ? 2 : 1, hasFocus() ? Qt::DotLine : Qt::SolidLine));
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 3, 3);
    }
}

void TableCard::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = true;
    m_pressedAt = event->pos();
}

void TableCard::mouseMoveEvent(QMouseEvent* event)
{
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!m_pressed || !far || !m_planned.ref || !m_mark.canAct)
        return;
    m_pressed = false;
    auto* carried = new QMimeData;
    carried->setData(mimeType(), QByteArray::number(m_planned.ref.bits()));
    QDrag drag(this);
    drag.setMimeData(carried);
    drag.setPixmap(grab());
    drag.setHotSpot(m_pressedAt);
    drag.exec(Qt::MoveAction);
}

void TableCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_pressed && event->button() == Qt::LeftButton)
        emit chosen();
    m_pressed = false;
}

void TableCard::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit done();
}

void TableCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit done();
        return;
    case Qt::Key_Space: // passes (play_page.cpp)
        event->ignore();
        return;
    case Qt::Key_I:
        emit lookedAt();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TableCard::contextMenuEvent(QContextMenuEvent*)
{
    emit lookedAt();
}

void TableCard::enterEvent(QEnterEvent*)
{
    m_hovered = true;
    emit pointedAt(true);
    update();
}

void TableCard::leaveEvent(QEvent*)
{
    m_hovered = false;
    emit pointedAt(false);
    update();
}

void TableCard::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    emit pointedAt(true);
}

void TableCard::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    emit pointedAt(false);
}

} // namespace dossier
