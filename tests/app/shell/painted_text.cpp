#include "painted_text.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace dossier::test {

namespace {

class Listener : public QPaintEngine
{
public:
    Listener()
        : QPaintEngine(AllFeatures)
    {}

    std::vector<PaintedText> heard;

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath&) override {}
    Type type() const override { return User; }

    void drawTextItem(const QPointF& place, const QTextItem& item) override
    {
        const QTransform& transform = painter()->transform();
        const QFontMetricsF font(item.font()); // the item's own may hold anything
        const QRectF box(place.x(), place.y() - font.ascent(), item.width(), font.height());
        const QRectF visible = painter()->hasClipping() ? box & painter()->clipBoundingRect() : box;
        heard.push_back({item.text(), transform.mapRect(box), transform.mapRect(visible)});
    }
};

// As large as the widget, and nothing is kept of what is painted but the words.
class Page : public QPaintDevice
{
public:
    explicit Page(const QWidget& widget)
        : m_widget(widget)
    {}

    Listener& listener() const { return m_listener; }
    QPaintEngine* paintEngine() const override { return &m_listener; }

protected:
    int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth:
            return m_widget.width();
        case PdmHeight:
            return m_widget.height();
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(which);
        }
    }

private:
    const QWidget& m_widget;
    mutable Listener m_listener;
};

} // namespace

std::vector<PaintedText> paintedTexts(QWidget& widget)
{
    Page page(widget);
    widget.render(&page, {}, {}, {});
    return page.listener().heard;
}

} // namespace dossier::test
