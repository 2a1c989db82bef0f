#include "app/printing/printed_page.h"

#include "app/card_face/card_face.h"
#include "app/theme/marks.h"

#include <QFontMetricsF>
#include <QPainter>

namespace dossier {

namespace {

// Works in print units; `mm` turns millimetres into them.
class PagePainter
{
public:
    PagePainter(QPainter& painter, const Theme& theme)
        : m_painter(painter)
        , m_theme(theme)
    {}

    void operator()(const PrintedText& item)
    {
        const QFontMetricsF metrics(item.font);
        const qreal room = mm(item.width) + 0.5;
        const QString text = metrics.elidedText(item.text, Qt::ElideRight, room);
        const qreal spare = mm(item.width) - metrics.horizontalAdvance(text);
        qreal x = mm(item.left);
        if (item.align == Qt::AlignRight)
            x += spare;
        else if (item.align == Qt::AlignHCenter)
            x += spare / 2;
        m_painter.setFont(item.font);
        m_painter.setPen(item.colour);
        m_painter.drawText(QPointF(x, mm(item.baseline)), text);
    }

    void operator()(const PrintedLine& item)
    {
        m_painter.setPen(QPen(item.colour, mm(item.thickness), Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(QLineF(mm(item.line.p1()), mm(item.line.p2())));
    }

    void operator()(const PrintedBox& item)
    {
        m_painter.setPen(item.thickness > 0
                             ? QPen(item.border, mm(item.thickness), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin)
                             : QPen(Qt::NoPen));
        m_painter.setBrush(item.fill ? QBrush(*item.fill) : QBrush(Qt::NoBrush));
        m_painter.drawRect(mm(item.rect));
    }

    void operator()(const PrintedTypeMark& item) { paintTypeMark(m_painter, mm(item.square), item.type, item.colour); }

    void operator()(const PrintedSeverity& item)
    {
        if (item.severity)
            return paintSeverityMark(m_painter, mm(item.square), *item.severity, m_theme);
        const QRectF box = mm(item.square);
        m_painter.setPen(QPen(m_theme.good, box.width() * 0.16, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        const auto at = [&](qreal x, qreal y) {
            return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
        };
        m_painter.drawPolyline(QPolygonF({at(0.12, 0.55), at(0.4, 0.82), at(0.9, 0.2)}));
    }

    void operator()(const PrintedCost& item)
    {
        // By its capitals, as all text on paper; paintCost would trust the height of the line.
        const QRectF box = mm(item.box);
        const QFontMetricsF metrics(item.font);
        const QString figure = costFigure(item.cost);
        const qreal width = metrics.horizontalAdvance(figure);
        const qreal side = metrics.capHeight() * 1.5;
        m_painter.setFont(item.font);
        m_painter.setPen(item.colour);
        m_painter.drawText(QPointF(box.right() - width, box.center().y() + metrics.capHeight() / 2), figure);
        paintPoolMark(m_painter, {box.right() - width - side * 1.25, box.center().y() - side / 2, side, side},
                      item.cost.pool, item.colour);
    }

    void operator()(const PrintedFace& item) { paintCardFace(m_painter, mm(item.rect), item.card, item.text, m_theme); }

private:
    static qreal mm(qreal length) { return length * kPrintUnits; }
    static QPointF mm(const QPointF& point) { return point * kPrintUnits; }
    static QRectF mm(const QRectF& rect) { return {mm(rect.topLeft()), rect.size() * kPrintUnits}; }

    QPainter& m_painter;
    const Theme& m_theme;
};

} // namespace

void paintPage(QPainter& painter, const QRectF& rect, const PrintedSheet& sheet, std::size_t page, const Theme& theme)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(rect.topLeft());
    const qreal scale = rect.width() / (sizeOf(sheet.paper).width() * kPrintUnits);
    painter.scale(scale, scale);
    PagePainter pen(painter, theme);
    for (const PrintedItem& item : sheet.pages[page]) {
        painter.save();
        std::visit(pen, item);
        painter.restore();
    }
    painter.restore();
}

QStringList textsOn(const PrintedPage& page)
{
    QStringList texts;
    for (const PrintedItem& item : page)
        if (const auto* text = std::get_if<PrintedText>(&item))
            texts << text->text;
    return texts;
}

} // namespace dossier
