#include "app/printing/print_type.h"

#include "app/printing/printed_page.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <cmath>

namespace dossier {

Theme paperTheme(const Theme& screen)
{
    Theme paper = themeFor(Look::Day, screen.text);
    paper.paper = Qt::white;
    paper.field = Qt::white;
    paper.ink = Qt::black;
    paper.quiet = 0x4f5357;
    paper.line = 0xacaca6;
    paper.raised = 0xefece5;
    return paper;
}

QFont PrintType::text(qreal size, QFont::Weight weight) const
{
    QFont font = sized(m_theme.text, size);
    font.setWeight(weight);
    return font;
}

QFont PrintType::typed(qreal size) const
{
    return sized(m_theme.typewriter, size);
}

qreal PrintType::widthOf(const QString& text, const QFont& font)
{
    return QFontMetricsF(font).horizontalAdvance(text) / kPrintUnits;
}

QStringList PrintType::wrapped(const QString& text, const QFont& font, qreal width)
{
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QTextLayout layout(paragraph, font);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width * kPrintUnits);
            lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

QFont PrintType::sized(QFont font, qreal size) const
{
    font.setPixelSize(static_cast<int>(std::lround(size * kPrintUnits)));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace dossier
