#include "app/board/table_card.h"

#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "app/windows/tip_placing.h"
#include "box/game_data.h"
#include "desk/plain_tip.h"
#include "wording/play/card_stop_words.h"
#include "wording/words/semicolon.h"

#include <QApplication>
#include <QCursor>
#include <QMouseEvent>
#include <QTransform>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLift = 9;
constexpr int kGlideMs = 150;

// Around a card that leans to one side.
QRect tiltedBox(const PlannedCard& planned)
{
    QTransform turn;
    const QPointF foot(planned.rect.center().x() + 0.5, planned.rect.bottom() + 1);
    turn.translate(foot.x(), foot.y()).rotate(planned.tilt).translate(-foot.x(), -foot.y());
    return turn.mapRect(QRectF(planned.rect)).toAlignedRect().adjusted(-1, -1, 1, 1);
}

} // namespace

TableCard::TableCard(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    setFocusPolicy(Qt::ClickFocus); // the board lets Tab stop at one of its cards
    setMouseTracking(true);
    m_glide.setDuration(kGlideMs);
    m_glide.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_glide, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        setGeometry(value.toRectF().toRect());
        update();
    });
    connect(&m_glide, &QVariantAnimation::finished, this, [this] {
        m_turns = false;
        if (m_leaves) {
            hide();
            deleteLater();
            return;
        }
        place();
        update();
        emit moved();
    });
}

void TableCard::lay(const PlannedCard& planned)
{
    const bool same = planned == m_planned;
    const bool stays = planned.rect == m_planned.rect && isMoving();
    const bool elsewhere = planned.rect != m_planned.rect || planned.inHand != m_planned.inHand;
    m_planned = planned;
    if (m_hovered && elsewhere && !isPointedAt()) // it went from under the mouse, which tells nobody of it
        m_hovered = false;
    if (!stays) {
        m_glide.stop();
        place();
    }
    if (!same)
        speak();
    update();
}

bool TableCard::isPointedAt() const
{
    const QPoint pointer = QCursor::pos();
    return m_planned.rect.contains(parentWidget() ? parentWidget()->mapFromGlobal(pointer) : pointer);
}

// A card of the hand that somebody looks at comes up, straight and whole, before the others.
bool TableCard::isLifted() const
{
    return m_planned.inHand && m_planned.look == PlannedCard::Tile && (m_hovered || hasFocus());
}

QRect TableCard::lifted() const
{
    return isLifted() ? m_planned.rect.translated(0, -kLift) : m_planned.rect;
}

// Upright at the place itself, so that the mouse stays over a card that comes up.
void TableCard::place()
{
    QRect box = m_planned.rect;
    if (isLifted())
        box.setTop(box.top() - kLift);
    else if (m_planned.tilt != 0)
        box = tiltedBox(m_planned);
    if (geometry() != box)
        setGeometry(box);
}

// --- Movement -------------------------------------------------------------------------------------------------------

// A line is on its way what it will be: its mark is as large as it is high.
QRect TableCard::onItsWay(QRect box) const
{
    if (m_planned.look != PlannedCard::Slip)
        return box;
    const QPoint middle = box.center();
    box.setSize(m_planned.rect.size());
    box.moveCenter(middle);
    return box;
}

void TableCard::glide(const QRect& from, const QRect& to)
{
    m_glide.stop();
    m_glide.setStartValue(QRectF(onItsWay(from)));
    m_glide.setEndValue(QRectF(onItsWay(to)));
    setGeometry(onItsWay(from));
    m_glide.start();
}

void TableCard::comeFrom(const QRect& from, bool turns)
{
    m_turns = turns;
    glide(from.isEmpty() ? m_planned.rect : from, m_planned.rect);
    raise();
}

void TableCard::leaveFor(const QRect& to)
{
    m_leaves = true;
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    glide(geometry(), to);
    raise();
}

void TableCard::hurry()
{
    if (isMoving())
        m_glide.setCurrentTime(m_glide.duration());
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
        setAccessibleName(tr("%n card(s) face down", nullptr, m_planned.count) +
                          (m_planned.note.isEmpty() ? QString() : semicolon() + m_planned.note));
        setAccessibleDescription(m_mark.place);
        setToolTip(plainTip(accessibleName()));
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
    if (m_mark.fresh)
        parts << tr("new", "a card that has just come");
    if (m_mark.marked)
        parts << tr("marked");
    if (m_mark.stop != CardStop::Usual)
        parts << cardStopWords(static_cast<int>(m_mark.stop));
    for (const QString& words : {m_planned.note, m_planned.preview})
        if (!words.isEmpty())
            parts << words;
    setAccessibleName(parts.join(semicolon()));
    QStringList lines;
    if (!m_mark.says.isEmpty() && (m_mark.canAct || m_refused.isEmpty()))
        lines << m_mark.says;
    lines << m_refused;
    if (m_mark.stop != CardStop::Usual)
        lines << cardStopWords(static_cast<int>(m_mark.stop));
    QStringList heard = lines;
    if (!m_mark.place.isEmpty())
        heard << m_mark.place;
    setAccessibleDescription(heard.join(QLatin1Char('\n')));
    if (!m_planned.note.isEmpty())
        lines.prepend(m_planned.note);
    if (m_planned.look == PlannedCard::Slip)
        lines.prepend(QString::fromStdString(m_desk.box.cards[*m_planned.card].title));
    setToolTip(plainTip(lines.join(QStringLiteral("\n\n"))));
}

void TableCard::explain(const QStringList& refused)
{
    if (m_refused == refused)
        return;
    m_refused = refused;
    speak();
}

bool TableCard::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::ToolTip)
        putTipAbove(*this);
    return done;
}

// --- Mouse and keys -----------------------------------------------------------------------------------------------

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
    emit dragged(m_pressedAt);
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

void TableCard::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuWanted(event->reason() == QContextMenuEvent::Mouse ? event->globalPos() : mapToGlobal(rect().center()));
}

// Up, or back to its place.
void TableCard::rise()
{
    if (!isMoving())
        place();
    if (isLifted())
        raise();
    update();
}

void TableCard::forgetMouse()
{
    if (!m_hovered)
        return;
    m_hovered = false;
    rise();
}

void TableCard::enterEvent(QEnterEvent*)
{
    m_hovered = true;
    rise();
    emit pointedAt(true);
}

void TableCard::leaveEvent(QEvent*)
{
    m_hovered = false;
    rise();
    emit pointedAt(false);
}

void TableCard::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    rise();
    emit pointedAt(true);
}

void TableCard::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    rise();
    emit pointedAt(false);
}

} // namespace dossier
