#include "app/evening/key_line.h"

#include "app/theme/appearance.h"
#include "app/theme/papers.h"

#include <QPainter>

namespace dossier {

KeyLine::KeyLine(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
}

void KeyLine::show(const QList<QPair<QString, QString>>& keys)
{
    m_keys = keys;
    QStringList words;
    for (const auto& [key, does] : keys)
        words << key + QStringLiteral(": ") + does;
    setAccessibleName(words.join(QStringLiteral(", ")));
    update();
}

QSize KeyLine::sizeHint() const
{
    return {0, QFontMetrics(m_appearance.theme().small).height() + 2 * kGrid};
}

void KeyLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    qreal x = 0;
    for (const auto& [key, does] : m_keys) {
        const qreal words = QFontMetricsF(theme.small).horizontalAdvance(does);
        if (x + words + 12 * kGrid > width())
            break; // a narrow window shows the first ones
        x += paintKeyCap(&painter, QRectF(x, 0, width(), height()), key, theme.ink, theme) + kGrid;
        painter.setFont(theme.small);
        painter.setPen(theme.quiet);
        painter.drawText(QRectF(x, 0, words + kGrid, height()), Qt::AlignLeft | Qt::AlignVCenter, does);
        x += words + 5 * kGrid;
    }
}

} // namespace dossier
