#include "app/theme/glyphs.h"

#include "app/theme/appearance.h"
#include "app/theme/faded.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

namespace dossier {

namespace {

QPainterPath lines(std::initializer_list<std::initializer_list<QPointF>> strokes)
{
    QPainterPath path;
    for (const auto& stroke : strokes) {
        path.moveTo(*stroke.begin());
        for (const QPointF& point : stroke)
            path.lineTo(point);
    }
    return path;
}

QPainterPath sheet()
{
    return lines({{{3.5, 1.5}, {9.5, 1.5}, {12.5, 4.5}, {12.5, 14.5}, {3.5, 14.5}, {3.5, 1.5}}});
}

QPainterPath pathOfBrowsing(Glyph glyph)
{
    QPainterPath path;
    switch (glyph) {
    case Glyph::Filter:
        return lines({{{2, 4}, {14, 4}}, {{4.5, 8}, {11.5, 8}}, {{6.8, 12}, {9.2, 12}}});
    case Glyph::Keep:
        return lines({{{4, 2}, {12, 2}, {12, 14}, {8, 10.6}, {4, 14}, {4, 2}}});
    case Glyph::Table:
        return lines({{{2, 3.5}, {14, 3.5}}, {{2, 8}, {14, 8}}, {{2, 12.5}, {14, 12.5}}});
    case Glyph::Grid:
        for (const QPointF corner : {QPointF(2.5, 2), QPointF(9.2, 2), QPointF(2.5, 8.8), QPointF(9.2, 8.8)})
            path.addRect(QRectF(corner, QSizeF(4.3, 5.2)));
        return path;
    case Glyph::Back:
        return lines({{{13.5, 8}, {3, 8}}, {{7, 3.5}, {2.5, 8}, {7, 12.5}}});
    case Glyph::Forward:
        return lines({{{2.5, 8}, {13, 8}}, {{9, 3.5}, {13.5, 8}, {9, 12.5}}});
    case Glyph::Menu:
        return lines({{{2.5, 4}, {13.5, 4}}, {{2.5, 8}, {13.5, 8}}, {{2.5, 12}, {13.5, 12}}});
    case Glyph::Folder:
        return lines({{{1.5, 13}, {1.5, 3.5}, {6, 3.5}, {7.5, 5.5}, {14.5, 5.5}, {14.5, 13}, {1.5, 13}}});
    case Glyph::Built: // cards that lie ready, one on the other
        path.addRoundedRect(QRectF(2, 4.5, 9, 10), 1, 1);
        path.addPath(lines({{{4.5, 2}, {14, 2}, {14, 12}}, {{4.2, 9.4}, {6, 11.4}, {9, 7.6}}}));
        return path;
    case Glyph::Beside:
        path.addRoundedRect(QRectF(1.5, 2.5, 5.5, 11), 1, 1);
        path.addRoundedRect(QRectF(9, 2.5, 5.5, 11), 1, 1);
        return path;
    case Glyph::Float:
        path = lines({{{6.5, 3}, {2.5, 3}, {2.5, 13.5}, {13, 13.5}, {13, 9.5}}, {{7, 9}, {13.5, 2.5}}});
        path.addPath(lines({{{9, 2.5}, {13.5, 2.5}, {13.5, 7}}}));
        return path;
    case Glyph::Versions:
        path.addEllipse(QPointF(8, 8), 6.2, 6.2);
        path.addPath(lines({{{8, 4.2}, {8, 8.2}, {10.8, 9.8}}}));
        return path;
    case Glyph::Rules:
        path = lines({{{8, 4}, {8, 13.5}}, {{1.5, 3}, {6, 3}, {8, 4}, {10, 3}, {14.5, 3}, {14.5, 12.5}, {10, 12.5}}});
        path.addPath(lines({{{10, 12.5}, {8, 13.5}, {6, 12.5}, {1.5, 12.5}, {1.5, 3}}}));
        return path;
    default:
        return path;
    }
}

// In a square of 16 units, to be stroked.
QPainterPath pathOf(Glyph glyph)
{
    QPainterPath path;
    switch (glyph) {
    case Glyph::Search:
        path.addEllipse(QPointF(6.8, 6.8), 4.6, 4.6);
        path.addPath(lines({{{10.4, 10.4}, {14.2, 14.2}}}));
        return path;
    case Glyph::Plus:
        return lines({{{8, 3}, {8, 13}}, {{3, 8}, {13, 8}}});
    case Glyph::Minus:
        return lines({{{3, 8}, {13, 8}}});
    case Glyph::NewDeck:
        path = sheet();
        path.addPath(lines({{{8, 6.5}, {8, 11.5}}, {{5.5, 9}, {10.5, 9}}}));
        return path;
    case Glyph::Copy:
        path.addRoundedRect(QRectF(5.5, 5.5, 9, 9), 1, 1);
        path.addPath(lines({{{3, 10.5}, {1.5, 10.5}, {1.5, 1.5}, {10.5, 1.5}, {10.5, 3}}}));
        return path;
    case Glyph::Rename:
        return lines({{{2, 14}, {2.8, 10.8}, {11.4, 2.2}, {13.8, 4.6}, {5.2, 13.2}, {2, 14}}});
    case Glyph::Delete:
        return lines({{{2.5, 4.2}, {13.5, 4.2}},
                      {{6, 4}, {6, 1.8}, {10, 1.8}, {10, 4}},
                      {{4, 4.2}, {4.8, 14.5}, {11.2, 14.5}, {12, 4.2}}});
    case Glyph::Import:
        return lines(
            {{{8, 1.5}, {8, 10}}, {{4.5, 6.8}, {8, 10.2}, {11.5, 6.8}}, {{2, 11}, {2, 14.2}, {14, 14.2}, {14, 11}}});
    case Glyph::Export:
        return lines(
            {{{8, 10.2}, {8, 1.8}}, {{4.5, 5}, {8, 1.6}, {11.5, 5}}, {{2, 11}, {2, 14.2}, {14, 14.2}, {14, 11}}});
    case Glyph::Paste:
        path.addRoundedRect(QRectF(2.5, 2.8, 11, 12), 1, 1);
        path.addPath(lines(
            {{{5.5, 4.2}, {5.5, 1.5}, {10.5, 1.5}, {10.5, 4.2}, {5.5, 4.2}}, {{5, 8}, {11, 8}}, {{5, 11}, {9, 11}}}));
        return path;
    case Glyph::Play:
        return lines({{{4.5, 2.5}, {13, 8}, {4.5, 13.5}, {4.5, 2.5}}});
    case Glyph::Stop:
        return lines({{{3.5, 3.5}, {12.5, 3.5}, {12.5, 12.5}, {3.5, 12.5}, {3.5, 3.5}}});
    case Glyph::Close:
        return lines({{{4, 4}, {12, 12}}, {{12, 4}, {4, 12}}});
    default:
        return pathOfBrowsing(glyph);
    }
}

class GlyphEngine : public QIconEngine
{
public:
    GlyphEngine(Glyph glyph, const Appearance& appearance)
        : m_glyph(glyph)
        , m_appearance(appearance)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const Theme& theme = m_appearance.theme();
        const QColor colour = mode == QIcon::Disabled ? fadedInk(theme) : theme.ink;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 16.0, rect.height() / 16.0);
        painter->strokePath(pathOf(m_glyph), QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new GlyphEngine(m_glyph, m_appearance); }

private:
    Glyph m_glyph;
    const Appearance& m_appearance;
};

// The same drawing as resources/io.github.dossier.svg, in a square of 64 units.
class ProgramIconEngine : public QIconEngine
{
public:
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 64.0, rect.height() / 64.0);
        painter->setPen(Qt::NoPen);
        painter->setBrush(QColor(0xb8892e));
        painter->drawPath(folder());
        painter->setBrush(QColor(0xfffefb));
        painter->drawRoundedRect(QRectF(12, 14, 40, 34), 2, 2);
        painter->setBrush(QColor(0xe3c37a));
        painter->drawRoundedRect(QRectF(4, 24, 56, 34), 4, 4);
        painter->strokePath(lines({{{24, 33}, {40, 49}}, {{40, 33}, {24, 49}}}),
                            QPen(QColor(0x20242a), 5, Qt::SolidLine, Qt::RoundCap));
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new ProgramIconEngine; }

private:
    static QPainterPath folder()
    {
        QPainterPath path;
        path.addRoundedRect(QRectF(4, 8, 26, 14), 4, 4);
        path.addRoundedRect(QRectF(4, 14, 56, 44), 4, 4);
        path.setFillRule(Qt::WindingFill);
        return path;
    }
};

} // namespace

QIcon icon(Glyph glyph, const Appearance& appearance)
{
    return QIcon(new GlyphEngine(glyph, appearance));
}

QIcon programIcon()
{
    return QIcon(new ProgramIconEngine);
}

} // namespace dossier
