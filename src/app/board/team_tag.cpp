#include "app/board/team_tag.h"

#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "desk/plain_tip.h"
#include "wording/words/semicolon.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

namespace dossier {

namespace {

QFont tagFont(const Theme& theme)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.small.pointSizeF());
    font.setBold(true);
    return font;
}

} // namespace

TeamTag::TeamTag(const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("teamTag"));
}

void TeamTag::show(const StandingTeam& team, const QString& caption, const QString& figures, bool canMove)
{
    m_team = team;
    m_figures = figures;
    m_canMove = canMove;
    setText(caption);
    setAccessibleName(figures.isEmpty() ? caption : caption + semicolon() + figures);
    const QString moving = canMove ? tr("Drag the whole Team, or click to see where it can go.") : QString();
    setToolTip(
        plainTip(figures.isEmpty() || moving.isEmpty() ? figures + moving : figures + QLatin1Char('\n') + moving));
    setFocusPolicy(canMove ? Qt::TabFocus : Qt::NoFocus);
    setCursor(canMove ? Qt::OpenHandCursor : Qt::ArrowCursor);
    update();
}

QSize TeamTag::sizeHint() const
{
    const QFontMetrics metrics(tagFont(m_appearance.theme()));
    const int small = QFontMetrics(m_appearance.theme().small).height();
    const int figures = m_figures.isEmpty() ? 0 : metrics.horizontalAdvance(m_figures) + 2 * kGrid;
    return {metrics.horizontalAdvance(text()) + figures + 4 * kGrid, small + 2};
}

QSize TeamTag::minimumSizeHint() const
{
    return {QFontMetrics(tagFont(m_appearance.theme())).horizontalAdvance(text()) + 4 * kGrid, sizeHint().height()};
}

void TeamTag::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(m_canMove ? theme.act : theme.manilaLine, hasFocus() ? 2 : 1));
    painter.setBrush(theme.manila);
    painter.drawRoundedRect(box, 4, 4);
    const QFont font = tagFont(theme);
    const QRectF words = box.adjusted(1.5 * kGrid, 0, -1.5 * kGrid, 0);
    paintTyped(painter, words, Qt::AlignLeft, text(), font, theme.manilaInk);
    const qreal used = QFontMetricsF(font).horizontalAdvance(text()) + 2 * kGrid;
    if (const QString figures = figuresIn(words.width() - used); !figures.isEmpty())
        paintTyped(painter, words.adjusted(used, 0, 0, 0), Qt::AlignLeft, figures, font, theme.manilaInk);
}

QString TeamTag::figuresIn(qreal room) const
{
    const QFontMetricsF metrics(tagFont(m_appearance.theme()));
    QStringList parts = m_figures.split(QStringLiteral(", "));
    while (parts.size() > 1 && metrics.horizontalAdvance(parts.join(QStringLiteral(", "))) > room)
        parts.removeLast();
    return parts.join(QStringLiteral(", "));
}

void TeamTag::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton;
    m_pressedAt = event->pos();
    QAbstractButton::mousePressEvent(event);
}

void TeamTag::mouseMoveEvent(QMouseEvent* event)
{
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (m_canMove && far && m_pressed) {
        m_pressed = false;
        setDown(false);
        emit dragged();
        return;
    }
    QAbstractButton::mouseMoveEvent(event);
}

int TeamTag::carried(const StandingTeam& team)
{
    return static_cast<int>(team.section) << 8 | team.team;
}

bool TeamTag::isCarriedBy(const QDropEvent& event)
{
    return event.mimeData()->hasFormat(mimeType());
}

StandingTeam TeamTag::carriedBy(const QDropEvent& event)
{
    const int bits = event.mimeData()->data(mimeType()).toInt();
    return {static_cast<Section>(bits >> 8), static_cast<std::uint8_t>(bits & 0xff)};
}

} // namespace dossier
