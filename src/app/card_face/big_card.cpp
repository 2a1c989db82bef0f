#include "app/card_face/big_card.h"

#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/pictures/card_pictures.h"
#include "wording/card_text/card_text.h"

#include <QKeyEvent>
#include <QPainter>

namespace dossier {

namespace {

constexpr int kEntranceMs = 140;
constexpr int kWidest = 720;

} // namespace

BigCard::BigCard(const Desk& desk, QWidget* window, QWidget* list)
    : QWidget(window)
    , m_desk(desk)
    , m_list(list)
{
    setObjectName(QStringLiteral("bigCard"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    window->installEventFilter(this);
    m_entrance.setStartValue(0.0);
    m_entrance.setEndValue(1.0);
    m_entrance.setDuration(desk.appearance.calm() ? 0 : kEntranceMs);
    m_entrance.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_entrance, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&desk.pictures, &CardPictures::arrived, this, qOverload<>(&QWidget::update));
}

void BigCard::show(CardIndex card)
{
    m_card = card;
    m_heldBy = 0;
    setAccessibleName(describe(m_desk.box.cards[card]));
    setAccessibleDescription(m_desk.texts.text(card));
    if (!isVisible()) {
        m_before = window()->focusWidget();
        setGeometry(parentWidget()->rect());
        QWidget::show();
        raise();
        m_entrance.start();
    }
    setFocus();
    update();
}

void BigCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const qreal grown = m_entrance.state() == QAbstractAnimation::Running ? m_entrance.currentValue().toReal() : 1;
    const Theme& theme = m_desk.appearance.theme();
    QColor shade = theme.dark() ? QColor(0, 0, 0) : theme.ink;
    shade.setAlphaF(static_cast<float>(0.6 * grown));
    painter.fillRect(rect(), shade);

    QRectF room = QRectF(rect()).adjusted(8 * kGrid, 8 * kGrid, -8 * kGrid, -8 * kGrid);
    if (room.width() > kWidest)
        room.adjust((room.width() - kWidest) / 2, 0, -(room.width() - kWidest) / 2, 0);
    QRectF face = faceIn(room);
    const qreal less = 0.04 * (1 - grown);
    face.adjust(face.width() * less, face.height() * less, -face.width() * less, -face.height() * less);
    painter.setOpacity(grown);
    const QPixmap picture = m_desk.pictures.picture(m_card, static_cast<int>(face.width()), devicePixelRatioF());
    if (picture.isNull())
        paintCardFace(painter, face, m_desk.box.cards[m_card], m_desk.texts.text(m_card), theme);
    else
        paintPicture(painter, face, picture);
}

void BigCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return putAway();
    case Qt::Key_I: // as it came; not while it is held down
        return event->isAutoRepeat() ? void() : putAway();
    case Qt::Key_J:
    case Qt::Key_Down:
    case Qt::Key_Right:
        emit stepWanted(1);
        return;
    case Qt::Key_K:
    case Qt::Key_Up:
    case Qt::Key_Left:
        emit stepWanted(-1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void BigCard::keyReleaseEvent(QKeyEvent* event)
{
    if (m_heldBy != 0 && event->key() == m_heldBy && !event->isAutoRepeat())
        return putAway();
    QWidget::keyReleaseEvent(event);
}

void BigCard::mousePressEvent(QMouseEvent*)
{
    putAway();
}

bool BigCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void BigCard::putAway()
{
    const bool elsewhere = m_before && m_before->isVisible() && m_before->isEnabled() &&
                           !(m_list && m_list->isAncestorOf(m_before)); // in the list itself the mouse points, too
    QWidget* back = elsewhere ? m_before : m_list;
    hide();
    if (back)
        back->setFocus();
}

} // namespace dossier
