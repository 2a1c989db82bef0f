#include "app/board/face_words.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr qreal kUsualPixels = 13.4; // of the system's text
constexpr qreal kSmallestLetters = 10.5;
constexpr int kNarrow = 87; // per cent
constexpr int kNarrowest = 62;

qreal pixelsOf(const QFont& font)
{
    return std::max(1.0, static_cast<qreal>(QFontInfo(font).pixelSize()));
}

} // namespace

FaceWords::FaceWords(const Theme& theme, qreal width)
    : m_theme(theme)
    , m_width(width)
    , m_larger(std::clamp(pixelsOf(theme.text) / kUsualPixels, 1.0, 2.0))
    , m_size(0)
{
    m_size = large() ? std::max(13 * m_larger, width * 13 / 236)
                     : std::clamp(width * 0.1, kSmallestLetters, 13.0) * m_larger;
}

QFont FaceWords::font(qreal units, bool bold) const
{
    QFont font = m_theme.text;
    font.setPointSizeF(m_theme.text.pointSizeF() * units / pixelsOf(m_theme.text));
    font.setStretch(kNarrow);
    font.setBold(bold);
    return font;
}

QFont FaceWords::typed(qreal units) const
{
    QFont font = m_theme.typewriter;
    font.setPointSizeF(m_theme.text.pointSizeF() * units / pixelsOf(m_theme.text));
    font.setBold(true);
    return font;
}

QFont FaceWords::ofNumber(const QString& number, qreal room) const
{
    QFont letters = m_theme.typewriter;
    letters.setPointSizeF(font(large() ? m_size * 0.92 : 10.5 * m_larger).pointSizeF());
    return fittedFont(letters, number, room);
}

QFont fittedFont(QFont font, const QString& words, qreal width)
{
    if (font.stretch() == QFont::AnyStretch) // a font that nobody has set narrower or wider yet
        font.setStretch(QFont::Unstretched);
    const auto widest = [&words](const QFont& letters) {
        const QFontMetricsF metrics(letters);
        qreal wide = 0;
        for (const QString& word : words.split(QLatin1Char(' ')))
            wide = std::max(wide, metrics.horizontalAdvance(word));
        return wide;
    };
    const qreal wide = widest(font);
    if (wide <= width || width <= 0)
        return font;
    const qreal wished = font.stretch() * width / wide;
    font.setStretch(std::max(kNarrowest, static_cast<int>(wished)));
    while (font.stretch() > kNarrowest && widest(font) > width) // small letters do not get narrower in proportion
        font.setStretch(font.stretch() - 1);
    if (wished < kNarrowest)
        font.setPointSizeF(font.pointSizeF() * std::max(0.8, wished / kNarrowest));
    return font;
}

QFont wholeIn(const QFont& font, const QString& words, qreal width)
{
    QFont whole = fittedFont(font, words, width);
    for (int tries = 0; tries < 4 && width > 0; ++tries) { // small letters do not get smaller in proportion
        const qreal wide = QFontMetricsF(whole).horizontalAdvance(words);
        if (wide <= width)
            break;
        whole.setPointSizeF(std::max(1.0, whole.pointSizeF() * 0.97 * width / wide));
    }
    return whole;
}

QString noteToFit(const QString& whole, const QString& brief, const QFont& font, qreal width)
{
    const auto inOneLine = [](QString words) { return words.replace(QLatin1Char(' '), QChar(0xa0)); };
    const QString line = inOneLine(whole);
    const bool fits = QFontMetricsF(fittedFont(font, line, width)).horizontalAdvance(line) <= width;
    return fits || brief.isEmpty() ? line : inOneLine(brief);
}

QString remarkBeside(const QString& remark, const QFontMetricsF& metrics, qreal words, qreal room)
{
    constexpr qreal kLeast = 1.0 / 3;
    return metrics.elidedText(remark, Qt::ElideRight, std::max(room - words, kLeast * room));
}

QFont fittedToLines(QFont font, const QString& words, qreal width, int lines)
{
    constexpr int kStep = 5;
    font = fittedFont(font, words, width);
    const auto fits = [&] {
        const QFontMetricsF metrics(font);
        const QRectF endless(0, 0, width, 10'000);
        return metrics.boundingRect(endless, Qt::TextWordWrap, words).height() <= (lines + 0.5) * metrics.height();
    };
    while (font.stretch() - kStep >= kNarrowest && !fits())
        font.setStretch(font.stretch() - kStep);
    return font;
}

QFont loweredTo(qreal high, QFont font, const QString& words, const QRectF& box, int lines)
{
    const qreal least = 0.7 * font.pointSizeF();
    while (paintLines(nullptr, box, words, font, {}, lines) > high && font.pointSizeF() > least)
        font.setPointSizeF(0.93 * font.pointSizeF());
    return font;
}

qreal paintLines(QPainter* painter, const QRectF& box, const QString& words, const QFont& font, const QColor& colour,
                 int most)
{
    if (words.isEmpty() || most <= 0)
        return 0;
    const QFontMetricsF metrics(font);
    const qreal step = std::ceil(metrics.height() * 0.96);
    QTextLayout layout(words, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal y = 0;
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(std::max(1.0, box.width()));
        QString text = words.mid(line.textStart(), line.textLength());
        if (i + 1 == most && line.textStart() + line.textLength() < words.size())
            text = words.mid(line.textStart());
        text = metrics.elidedText(text.trimmed(), Qt::ElideRight, box.width());
        if (painter) {
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(QPointF(box.left(), box.top() + y + metrics.ascent()), text);
        }
        y += step;
    }
    layout.endLayout();
    return y;
}

} // namespace dossier
