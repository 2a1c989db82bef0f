#include "app/rules/measured_browser.h"

#include <QFontMetrics>

#include <algorithm>

namespace dossier {

MeasuredBrowser::MeasuredBrowser(int letters, QWidget* parent)
    : QTextBrowser(parent)
    , m_letters(letters)
{
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    measure();
}

void MeasuredBrowser::setPageFont(const QFont& font)
{
    document()->setDefaultFont(font);
    measure();
}

void MeasuredBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    measure();
}

void MeasuredBrowser::measure()
{
    const int wanted = m_letters * QFontMetrics(document()->defaultFont()).averageCharWidth();
    setLineWrapColumnOrWidth(std::max(1, std::min(wanted, viewport()->width())));
}

} // namespace dossier
