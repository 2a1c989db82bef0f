#include "app/board/player_side.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "desk/plain_tip.h"
#include "wording/play/cast.h"
#include "wording/play/event_text.h"

#include <QPainter>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kPoolMark = 4 * kGrid;
constexpr int kPoolWidth = 14 * kGrid;

} // namespace

PlayerSide::PlayerSide(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_discard(new QToolButton(this))
{
    setObjectName(QStringLiteral("playerSide"));
    m_discard->setObjectName(QStringLiteral("discardPile"));
    m_discard->setAutoRaise(true);
    m_discard->setFont(appearance.theme().small);
    m_discard->setToolTip(tr("Look through the Discard Pile"));
    connect(m_discard, &QToolButton::clicked, this, [this] { emit discardWanted(m_seat); });
}

void PlayerSide::show(const Observation& seen, Seat seat, const Cast& cast)
{
    const SeenPlayer& player = seen.players[seat];
    m_seat = seat;
    m_name = cast.name(seat);
    m_rp = player.rp;
    m_cp = player.cp;
    m_active = seen.active == seat && seen.ending == Ending::None;
    m_decides = seen.decider == seat;
    m_below = tr("Deck %1 · Hand %2").arg(player.deckCount).arg(player.handCount);
    m_discard->setText(tr("Discard Pile: %1").arg(player.discard.size()));
    m_discard->setEnabled(!player.discard.empty());
    m_discard->setAccessibleName(
        tr("Discard Pile of %1: %n card(s)", nullptr, static_cast<int>(player.discard.size())).arg(m_name));
    setAccessibleName(tr("%1: %2 RP, %3 CP, %4").arg(m_name).arg(m_rp).arg(m_cp).arg(m_below));
    setToolTip(m_active ? plainTip(tr("%1 investigates").arg(m_name)) : QString());
    placeButton();
    update();
}

void PlayerSide::resizeEvent(QResizeEvent*)
{
    placeButton();
}

// So low that all stands in two lines: the name and the pools, then the piles.
bool PlayerSide::isFlat() const
{
    return height() < 16 * kGrid && width() > 40 * kGrid;
}

void PlayerSide::placeButton()
{
    const int high = QFontMetrics(m_discard->font()).height() + kGrid;
    const bool tight = height() < 22 * kGrid;
    if (isFlat()) {
        const int wide = std::min(width() / 2, m_discard->sizeHint().width());
        m_discard->setGeometry(width() - wide, height() - high, wide, high);
        return;
    }
    m_discard->setGeometry(0, tight ? height() - high : 0, std::min(width(), m_discard->sizeHint().width()), high);
    if (!tight)
        m_discard->move(0, QFontMetrics(m_appearance.theme().heading).height() + kPoolMark +
                               QFontMetrics(m_appearance.theme().small).height() + 5 * kGrid);
}

// The player whose turn it is has a brass bar at his name; the one who chooses, a point.
void PlayerSide::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    QFont name = theme.text;
    name.setWeight(QFont::DemiBold);
    const int line = QFontMetrics(theme.heading).height();
    if (m_active)
        painter.fillRect(QRect(0, 2, 3, line - 4), theme.mark);
    painter.setFont(name);
    painter.setPen(theme.ink);
    const int room = (isFlat() ? width() - 2 * kPoolWidth : width()) - 2 * kGrid;
    const QString words = m_decides ? m_name + QStringLiteral(" \u2022") : m_name;
    painter.drawText(QRect(2 * kGrid, 0, room, line), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, room));
    int x = isFlat() ? width() - 2 * kPoolWidth : 2 * kGrid;
    const int y = isFlat() ? (line - kPoolMark) / 2 : line + kGrid;
    const auto pool = [&](Pool kind, int number) {
        paintPoolMark(painter, QRectF(x, y, kPoolMark, kPoolMark), kind, theme.ink);
        painter.setFont(theme.heading);
        painter.drawText(QRect(x + kPoolMark + kGrid, y - kGrid, 40, kPoolMark + 2 * kGrid),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::number(number));
        x += kPoolWidth;
    };
    pool(Pool::Resource, m_rp);
    pool(Pool::Conspiracy, m_cp);
    if (height() < 16 * kGrid && !isFlat())
        return;
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    const int left = isFlat() ? m_discard->x() : width();
    const int top = isFlat() ? m_discard->y() + kGrid / 2 : y + kPoolMark + kGrid;
    const QRect below(2 * kGrid, top, left - 2 * kGrid, QFontMetrics(theme.small).height());
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_below, Qt::ElideRight, below.width()));
}

} // namespace dossier
