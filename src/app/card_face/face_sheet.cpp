#include "app/card_face/face_sheet.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace dossier {

FaceSheet::FaceSheet(QPainter& painter, const QRectF& rect, const Theme& theme, const QColor& edge)
    : m_painter(painter)
    , m_rect(rect)
    , m_theme(theme)
    , m_edge(edge)
    , m_unit(rect.width() / kWidth)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    QPainterPath sheet;
    sheet.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2.5 * m_unit, 2.5 * m_unit);
    painter.setPen(Qt::NoPen);
    painter.fillPath(sheet, theme.field);
    painter.save();
    painter.setClipPath(sheet, Qt::IntersectClip);
    painter.fillRect(QRectF(rect.left(), rect.top(), 2 * m_unit, rect.height()), edge);
    painter.restore();
    painter.strokePath(sheet, QPen(theme.line, hairline()));
}

FaceSheet::~FaceSheet()
{
    m_painter.restore();
}

QRectF FaceSheet::at(qreal x, qreal y, qreal width, qreal height) const
{
    return {m_rect.left() + x * m_unit, m_rect.top() + y * m_unit, width * m_unit, height * m_unit};
}

QFont FaceSheet::font(qreal height, QFont::Weight weight) const
{
    QFont font(m_theme.text);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height * m_unit))));
    font.setWeight(weight);
    return font;
}

QFont FaceSheet::typewriter(qreal height) const
{
    QFont font(m_theme.typewriter);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(height * m_unit))));
    return font;
}

qreal FaceSheet::widthOf(const QString& words, const QFont& font) const
{
    return mm(QFontMetricsF(font).horizontalAdvance(words));
}

void FaceSheet::text(const QRectF& box, int flags, const QString& words, const QFont& font, const QColor& colour)
{
    m_painter.setFont(font);
    m_painter.setPen(colour);
    const bool wraps = (flags & Qt::TextWordWrap) != 0;
    m_painter.drawText(box, flags,
                       wraps ? words : QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width() + 0.5));
}

qreal FaceSheet::fitted(qreal x, qreal y, qreal width, qreal mostHeight, const QString& words, qreal height,
                        qreal smallest)
{
    const QRectF box = at(x, y, width, mostHeight);
    const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    for (;; height -= 0.2) {
        const QFont tried = font(height, QFont::DemiBold);
        const QRectF used = QFontMetricsF(tried).boundingRect(box, flags, words);
        const bool fits = used.height() <= box.height() && used.width() <= box.width();
        if (fits || height <= smallest) {
            text(box, flags, words, tried, m_theme.ink);
            return y + mm(used.height());
        }
    }
}

void FaceSheet::body(qreal top, qreal bottom, const QString& words)
{
    constexpr qreal kLargest = 3.3;
    constexpr qreal kSmallest = 1.9;
    const QRectF box = at(kLeft, top, kRight - kLeft, bottom - top);
    const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    qreal height = kLargest;
    while (height > kSmallest && QFontMetricsF(font(height)).boundingRect(box, flags, words).height() > box.height())
        height -= 0.1;
    m_painter.save();
    m_painter.setClipRect(box, Qt::IntersectClip);
    text(box, flags, words, font(height), m_theme.ink);
    m_painter.restore();
}

void FaceSheet::line(qreal x, qreal y, qreal width, const QString& words, qreal height, qreal smallest,
                     const QColor& colour)
{
    qreal fit = height;
    while (fit - 0.2 >= smallest && QFontMetricsF(font(fit)).horizontalAdvance(words) > width * m_unit)
        fit -= 0.2;
    text(at(x, y, width, height * 1.3), Qt::AlignLeft | Qt::AlignVCenter, words, font(fit), colour);
}

void FaceSheet::firstLines(qreal top, qreal bottom, const QString& words, qreal largest, qreal smallest)
{
    const QRectF box = at(kLeft, top, kRight - kLeft, bottom - top);
    qreal height = std::max(largest, smallest);
    const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    while (height > smallest && QFontMetricsF(font(height)).boundingRect(box, flags, words).height() > box.height())
        height -= 0.2;
    const QFont type = font(height);
    const QFontMetricsF metrics(type);
    const int most = static_cast<int>(box.height() / metrics.lineSpacing());
    QTextLayout layout(QString(words).replace(QLatin1Char('\n'), QChar::LineSeparator), type);
    layout.beginLayout();
    qreal y = box.top();
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(box.width());
        const bool last = i + 1 == most;
        const QString shown =
            last ? metrics.elidedText(words.mid(line.textStart()).simplified(), Qt::ElideRight, box.width())
                 : words.mid(line.textStart(), line.textLength()).trimmed();
        text({box.left(), y, box.width(), metrics.lineSpacing()}, Qt::AlignLeft | Qt::AlignVCenter, shown, type,
             m_theme.quiet);
        y += metrics.lineSpacing();
    }
    layout.endLayout();
}

void FaceSheet::rule(qreal y)
{
    m_painter.fillRect(QRectF(at(kLeft, y, kRight - kLeft, 0).topLeft(), QSizeF((kRight - kLeft) * m_unit, hairline())),
                       m_theme.line);
}

void FaceSheet::caption(qreal x, qreal y, qreal width, const QString& words)
{
    text(at(x, y, width, 3.6), Qt::AlignLeft | Qt::AlignVCenter, words, font(2.5), m_theme.quiet);
}

void FaceSheet::fact(qreal x, qreal y, qreal width, const QString& words, const QString& value, qreal height)
{
    caption(x, y, width, words);
    qreal fit = height;
    while (fit > 2.6 && QFontMetricsF(font(fit, QFont::DemiBold)).horizontalAdvance(value) > width * m_unit)
        fit -= 0.2;
    text(at(x, y + 3.6, width, height * 1.3), Qt::AlignLeft | Qt::AlignVCenter, value, font(fit, QFont::DemiBold),
         m_theme.ink);
}

qreal FaceSheet::chips(qreal y, const QStringList& words, bool filled, bool measureOnly)
{
    const QFont type = font(2.6);
    const QFontMetricsF metrics(type);
    constexpr qreal kChip = 4.2;
    constexpr qreal kGap = 1;
    qreal x = kLeft;
    for (const QString& word : words) {
        const qreal width = std::min(mm(metrics.horizontalAdvance(word)) + 2.8, kRight - kLeft);
        if (x > kLeft && x + width > kRight) {
            x = kLeft;
            y += kChip + kGap;
        }
        if (!measureOnly) {
            const QRectF chip = at(x, y, width, kChip);
            m_painter.setPen(filled ? QPen(Qt::NoPen) : QPen(m_theme.quiet, std::max(0.8, 0.18 * m_unit)));
            m_painter.setBrush(filled ? QBrush(m_theme.raised) : QBrush(Qt::NoBrush));
            m_painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
            text(chip, Qt::AlignCenter, word, type, m_theme.ink);
        }
        x += width + kGap;
    }
    return words.isEmpty() ? y : y + kChip;
}

} // namespace dossier
