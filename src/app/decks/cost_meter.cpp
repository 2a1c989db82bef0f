#include "app/decks/cost_meter.h"

#include "app/theme/appearance.h"
#include "desk/plain_tip.h"

#include <QPainter>

namespace dossier {

CostMeter::CostMeter(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("costMeter"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void CostMeter::show(int spent, int most)
{
    m_spent = spent;
    m_most = most;
    const QString words =
        most > 0 ? tr("The Team costs %1 of %2 RP").arg(spent).arg(most) : tr("The Team costs %1 RP").arg(spent);
    setAccessibleName(words);
    setToolTip(plainTip(words));
    update();
}

QSize CostMeter::sizeHint() const
{
    return {40 * kGrid, 3 * kGrid};
}

void CostMeter::paintEvent(QPaintEvent*)
{
    if (m_most <= 0)
        return;
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    const bool over = m_spent > m_most;
    const int steps = std::max(m_most, std::min(m_spent, 2 * m_most));
    const qreal step = width() / static_cast<qreal>(steps);
    for (int i = 0; i < steps; ++i) {
        const QRectF box(i * step, kGrid, step - 1, 2 * kGrid - 2);
        if (i >= m_spent)
            painter.fillRect(box, theme.raised);
        else if (i >= m_most)
            painter.fillRect(box, QBrush(theme.error, Qt::BDiagPattern));
        else
            painter.fillRect(box, over ? theme.error : theme.of(CardType::Agent));
    }
}

} // namespace dossier
