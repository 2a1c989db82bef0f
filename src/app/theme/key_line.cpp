#include "app/theme/key_line.h"

#include "app/theme/appearance.h"
#include "app/theme/papers.h"

#include <QPainter>

namespace dossier {

KeyLine::KeyLine(const Appearance& appearance, QWidget* parent)
    : QLabel(parent)
    , m_appearance(appearance)
{
    setTextFormat(Qt::PlainText);
    setFont(appearance.theme().small);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumHeight(fontMetrics().height() + 2 * kGrid);
}

void KeyLine::showKeys(const std::vector<KeyHint>& keys)
{
    m_keys = keys;
    QStringList words;
    for (const KeyHint& hint : keys)
        words << hint.key + QLatin1Char(' ') + hint.does;
    setText(words.join(QStringLiteral(" · ")));
    update();
}

void KeyLine::showWords(const QString& words)
{
    m_keys.clear();
    setText(words);
}

void KeyLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    if (m_keys.empty()) {
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, width()));
        return;
    }
    qreal x = 0;
    for (const KeyHint& hint : m_keys) {
        const qreal cap = paintKeyCap(nullptr, {}, hint.key, theme.ink, theme);
        const qreal wide = painter.fontMetrics().horizontalAdvance(hint.does);
        if (x + cap + kGrid + wide > width())
            break;
        paintKeyCap(&painter, QRectF(x, 0, cap, height()), hint.key, theme.ink, theme);
        x += cap + 1.5 * kGrid;
        painter.setPen(theme.quiet);
        painter.drawText(QRectF(x, 0, wide + kGrid, height()), Qt::AlignLeft | Qt::AlignVCenter, hint.does);
        x += wide + 4 * kGrid;
    }
}

} // namespace dossier
