#include "app/printing/page_preview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kGap = 4 * kGrid; // around and between pages

} // namespace

class PagePreview::Pages : public QWidget
{
public:
    explicit Pages(const PagePreview& preview)
        : m_preview(preview)
    {}

    void setPageWidth(int width)
    {
        m_width = width;
        const auto pages = static_cast<int>(m_preview.m_sheet.pages.size());
        setFixedSize(width + 2 * kGap, kGap + pages * (pageHeight() + kGap));
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        const PrintedSheet& sheet = m_preview.m_sheet;
        for (std::size_t page = 0; page < sheet.pages.size(); ++page) {
            const QRect paper(kGap, kGap + static_cast<int>(page) * (pageHeight() + kGap), m_width, pageHeight());
            if (!paper.intersects(event->rect()))
                continue;
            painter.fillRect(paper, Qt::white);
            paintPage(painter, paper, sheet, page, m_preview.m_theme);
            painter.setPen(m_preview.m_theme.line);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(paper.adjusted(0, 0, -1, -1));
        }
    }

private:
    int pageHeight() const
    {
        const QSizeF paper = sizeOf(m_preview.m_sheet.paper);
        return qRound(m_width * paper.height() / paper.width());
    }

    const PagePreview& m_preview;
    int m_width = 0;
};

PagePreview::PagePreview(QWidget* parent)
    : QScrollArea(parent)
    , m_pages(new Pages(*this))
{
    setWidget(m_pages);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setMinimumWidth(320);
}

void PagePreview::show(PrintedSheet sheet, const Theme& theme)
{
    m_sheet = std::move(sheet);
    m_theme = theme;
    QStringList words;
    for (const PrintedPage& page : m_sheet.pages)
        words << textsOn(page).join(QLatin1Char('\n'));
    setAccessibleDescription(words.join(QStringLiteral("\n\n")));
    arrange();
}

void PagePreview::setZoom(qreal zoom)
{
    m_zoom = std::clamp(zoom, 0.25, 4.0);
    arrange();
}

void PagePreview::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void PagePreview::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QScrollArea::wheelEvent(event);
    setZoom(m_zoom * (event->angleDelta().y() > 0 ? 1.2 : 1 / 1.2));
    event->accept();
}

void PagePreview::arrange()
{
    m_pages->setPageWidth(std::max(100, qRound((viewport()->width() - 2 * kGap) * m_zoom)));
}

} // namespace dossier
