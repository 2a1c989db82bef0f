#include "app/table/phase_bar.h"

#include "app/theme/appearance.h"
#include "wording/play/play_words.h"

#include <QPainter>

namespace dossier {

PhaseBar::PhaseBar(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("phaseBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PhaseBar::show(Phase phase, const QString& whose)
{
    m_phase = phase;
    m_whose = whose;
    setAccessibleName(tr("%1. Phase: %2").arg(whose, word(phase)));
    setToolTip(accessibleName());
    update();
}

QSize PhaseBar::sizeHint() const
{
    const Theme& theme = m_appearance.theme();
    return {640, QFontMetrics(theme.small).height() + QFontMetrics(theme.text).height() + 2 * kGrid};
}

// Seven steps of one line: what is over is filled, the present one stands out in weight, colour and height.
void PhaseBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    QFont bold = theme.text;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    const int line = QFontMetrics(bold).height();
    painter.drawText(QRect(0, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter, m_whose);
    const qreal step = (width() + kGrid) / static_cast<qreal>(kPhases);
    QFont present = theme.small;
    present.setWeight(QFont::Bold);
    for (int i = 0; i < kPhases; ++i) {
        const bool now = i == static_cast<int>(m_phase);
        const QRectF part(i * step, line + kGrid, step - kGrid, height() - line - kGrid);
        painter.fillRect(QRectF(part.left(), part.top(), part.width(), now ? 3 : 1.5),
                         i <= static_cast<int>(m_phase) ? theme.mark : theme.line);
        painter.setFont(now ? present : theme.small);
        painter.setPen(now ? theme.ink : theme.quiet);
        painter.drawText(part.adjusted(0, 3, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(word(static_cast<Phase>(i)), Qt::ElideRight,
                                                          static_cast<int>(part.width())));
    }
}

} // namespace dossier
