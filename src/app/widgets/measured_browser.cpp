#include "app/widgets/measured_browser.h"

#include "app/theme/theme.h"

#include <QFontMetrics>

#include <algorithm>

namespace dossier {

MeasuredBrowser::MeasuredBrowser(int letters, QWidget* parent)
    : PlainPage(parent)
    , m_letters(letters)
{
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(2 * kGrid);
    measure();
}

void MeasuredBrowser::setPageFont(const QFont& font)
{
    document()->setDefaultFont(font);
    measure();
}

void MeasuredBrowser::resizeEvent(QResizeEvent* event)
{
    PlainPage::resizeEvent(event);
    measure();
}

void MeasuredBrowser::measure()
{
    // A run of English; averageCharWidth counts all letters alike and comes out too narrow.
    const QString sample = QStringLiteral("An Agent in the Hospital may leave it in the next Deployment Phase.");
    const int width = QFontMetrics(document()->defaultFont()).horizontalAdvance(sample);
    const int wanted = m_letters * width / static_cast<int>(sample.size());
    setLineWrapColumnOrWidth(std::max(1, std::min(wanted, viewport()->width())));
}

} // namespace dossier
