#include "app/game_setup/key_button.h"

#include "app/theme/appearance.h"
#include "app/theme/papers.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace dossier {

KeyButton::KeyButton(const Appearance& appearance, const QString& text, const QString& key, Rank rank, QWidget* parent)
    : QPushButton(text, parent)
    , m_appearance(appearance)
    , m_key(key)
    , m_rank(rank)
{
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
}

void KeyButton::standBeside(const QPushButton& first)
{
    m_beside = &first;
    updateGeometry();
}

QSize KeyButton::sizeHint() const
{
    const Theme& theme = m_appearance.theme();
    const QFontMetricsF metrics(m_rank == First ? theme.heading : theme.text);
    const qreal cap = m_key.isEmpty() ? 0 : paintKeyCap(nullptr, {}, m_key, theme.ink, theme) + 2 * kGrid;
    const int high = static_cast<int>(metrics.height()) + (m_rank == First ? 5 : 3) * kGrid;
    return {static_cast<int>(metrics.horizontalAdvance(text()) + cap) + (m_rank == First ? 14 : 7) * kGrid,
            m_beside ? std::max(high, m_beside->sizeHint().height()) : high};
}

QSize KeyButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return {std::min(whole.width(), 20 * kGrid), whole.height()};
}

void KeyButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    QStyleOptionButton option;
    initStyleOption(&option);
    const bool filled = m_rank == First && isEnabled();
    if (filled) {
        const qreal lit = isDown() ? 0.25 : (option.state.testFlag(QStyle::State_MouseOver) ? 0.12 : 0);
        painter.setPen(hasFocus() ? QPen(theme.ink, 2) : QPen(Qt::NoPen));
        painter.setBrush(blend(theme.mark, theme.onMark, lit));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGrid, kGrid);
    } else {
        painter.drawControl(QStyle::CE_PushButtonBevel, option);
    }
    QFont font = m_rank == First ? theme.heading : theme.text;
    font.setWeight(m_rank == First ? QFont::DemiBold : font.weight());
    const QColor ink = !isEnabled() ? theme.quiet : (filled ? theme.onMark : theme.ink);
    painter.setFont(font);
    painter.setPen(ink);
    const qreal cap = m_key.isEmpty() ? 0 : paintKeyCap(nullptr, {}, m_key, ink, theme) + 2 * kGrid;
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(text(), Qt::ElideRight, std::max<qreal>(0, width() - cap - 3 * kGrid));
    const qreal words = metrics.horizontalAdvance(shown);
    const qreal left = std::max<qreal>(kGrid, (width() - words - cap) / 2);
    painter.drawText(QRectF(left, 0, width() - left - cap, height()), Qt::AlignLeft | Qt::AlignVCenter, shown);
    if (!m_key.isEmpty())
        paintKeyCap(&painter, QRectF(left + words + 2 * kGrid, 0, cap, height()), m_key, ink, theme);
}

} // namespace dossier
