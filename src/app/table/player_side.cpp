#include "app/table/player_side.h"

#include "app/plain_tip.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "wording/event_text.h"

#include <QPainter>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kPoolMark = 4 * kGrid;

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

void PlayerSide::placeButton()
{
    const int high = QFontMetrics(m_discard->font()).height() + kGrid;
    const bool tight = height() < 22 * kGrid;
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
    const QString words = m_decides ? m_name + QStringLiteral(" \u2022") : m_name;
    painter.drawText(QRect(2 * kGrid, 0, width() - 2 * kGrid, line), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, width() - 2 * kGrid));
    int x = 2 * kGrid;
    const int y = line + kGrid;
    const auto pool = [&](Pool kind, int number) {
        paintPoolMark(painter, QRectF(x, y, kPoolMark, kPoolMark), kind, theme.ink);
        painter.setFont(theme.heading);
        painter.drawText(QRect(x + kPoolMark + kGrid, y - kGrid, 40, kPoolMark + 2 * kGrid),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::number(number));
        x += 14 * kGrid;
    };
    pool(Pool::Resource, m_rp);
    pool(Pool::Conspiracy, m_cp);
    if (height() < 16 * kGrid)
        return;
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    const QRect below(2 * kGrid, y + kPoolMark + kGrid, width() - 2 * kGrid, QFontMetrics(theme.small).height());
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_below, Qt::ElideRight, below.width()));
}

} // namespace dossier
