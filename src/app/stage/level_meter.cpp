#include "app/stage/level_meter.h"

#include "app/theme/typed.h"
#include "app/widgets/card_words.h"
#include "wording/play/player_names.h"
#include "wording/play/thing_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace dossier {

namespace {

struct MeterWords
{
    Q_DECLARE_TR_FUNCTIONS(MeterWords)
};

constexpr qreal kUsualStep = 44; // a point of the level, in pixels
constexpr qreal kUsualRow = 36;
constexpr qreal kLeastRow = 10;
constexpr qreal kUnder = 9;     // from the rows to the figures of the scale
constexpr qreal kTriangle = 12; // below them

MeterPiece pieceOf(const CardName& card, int amount, bool waiting, const PlayerNames& cast)
{
    MeterPiece piece{shortName(card, cast), {}, amount, waiting};
    if (card.isKnown())
        piece.type = cast.pool[card.card].type;
    return piece;
}

class MeterPainter
{
public:
    MeterPainter(QPainter& painter, const QRectF& room, const LevelMeter& meter, const MeterMotion& motion,
                 const Theme& theme)
        : m_painter(painter)
        , m_meter(meter)
        , m_motion(motion)
        , m_theme(theme)
        , m_figure(theme.typewriter)
    {
        m_figure.setPointSizeF(theme.small.pointSizeF() * 1.1);
        m_figure.setBold(true);
        int up = 0;
        int possible = 0;
        for (const MeterPiece& piece : meter.pieces)
            (piece.waiting ? possible : up) += std::max(0, piece.amount);
        m_most = std::max({meter.needed + 1, up + possible, 4});
        m_step = std::min(std::max(kUsualStep * 1.4, room.width() / 14), (room.width() - 6) / m_most);
        const qreal line = QFontMetricsF(theme.small).height();
        m_flag = line + 2;
        m_triangle = room.height() >= leastMeterHeight(theme) + kTriangle;
        const qreal below = kUnder + line + (m_triangle ? kTriangle : 0);
        m_row =
            std::clamp((room.height() - m_flag - below) / 2, kLeastRow, std::max(kUsualRow * 1.6, room.height() / 6));
        m_left = room.left() + 3;
        m_top = room.top() + m_flag + 2;
    }

    void paint()
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintScale();
        paintPole();
        paintPieces();
        paintFlag();
        if (m_triangle)
            paintTriangle();
        m_painter.restore();
    }

private:
    qreal x(qreal points) const { return m_left + points * m_step; }
    qreal under() const { return m_top + 2 * m_row + 3; }

    void paintScale()
    {
        const qreal wide = QFontMetricsF(m_figure).horizontalAdvance(QStringLiteral("00")) + 2;
        const int every = std::max(1, static_cast<int>(wide / std::max(m_step, 1.0)) + (m_step < wide ? 1 : 0));
        m_painter.setPen(QPen(m_theme.quiet, 1));
        for (int point = 0; point <= m_most; ++point)
            m_painter.drawLine(QPointF(x(point), under()), QPointF(x(point), under() + 4));
        QFont font = m_figure;
        font.setBold(false);
        font.setPointSizeF(m_theme.small.pointSizeF());
        for (int point = 0; point <= m_most; point += every)
            paintTyped(m_painter, {x(point) - 20, under() + 4, 40, QFontMetricsF(m_theme.small).height()},
                       Qt::AlignHCenter, QString::number(point), font, m_theme.quiet);
    }

    void paintPole()
    {
        m_painter.setPen(QPen(m_theme.act, 2.2));
        m_painter.drawLine(QPointF(x(m_meter.needed), m_top - m_flag), QPointF(x(m_meter.needed), under() + 3));
    }

    void paintFlag()
    {
        const QString words = MeterWords::tr("needs %1").arg(m_meter.needed);
        const qreal wide = QFontMetricsF(m_figure).horizontalAdvance(words) + 3 * kGrid;
        const qreal high = m_flag - 2;
        const bool left = x(m_meter.needed) + wide + 6 > x(m_most) + 40 && x(m_meter.needed) - wide > m_left;
        const qreal side = left ? -1 : 1;
        QPainterPath flag(QPointF(x(m_meter.needed), m_top - m_flag));
        flag.lineTo(x(m_meter.needed) + side * (wide + 5), m_top - m_flag);
        flag.lineTo(x(m_meter.needed) + side * wide, m_top - m_flag + high / 2);
        flag.lineTo(x(m_meter.needed) + side * (wide + 5), m_top - m_flag + high);
        flag.lineTo(x(m_meter.needed), m_top - m_flag + high);
        flag.closeSubpath();
        m_painter.fillPath(flag, m_theme.act);
        const QRectF box(left ? x(m_meter.needed) - wide : x(m_meter.needed), m_top - m_flag, wide, high);
        paintTyped(m_painter, box, Qt::AlignHCenter, words, m_figure, m_theme.desk);
    }

    // What counts first, from 0 up and down again; what waits goes on from there.
    void paintPieces()
    {
        qreal up = 0;
        for (const bool waiting : {false, true})
            for (std::size_t i = 0; i < m_meter.pieces.size(); ++i)
                if (const MeterPiece& piece = m_meter.pieces[i]; piece.waiting == waiting && piece.amount > 0) {
                    paintPiece(i, up, m_top);
                    up += piece.amount;
                }
        qreal down = 0;
        for (const MeterPiece& piece : m_meter.pieces)
            down += piece.waiting ? 0 : std::max(0, piece.amount);
        for (const bool waiting : {false, true})
            for (std::size_t i = 0; i < m_meter.pieces.size(); ++i)
                if (const MeterPiece& piece = m_meter.pieces[i]; piece.waiting == waiting && piece.amount < 0) {
                    down += piece.amount;
                    paintPiece(i, down, m_top + m_row + 1);
                }
    }

    void paintPiece(std::size_t index, qreal from, qreal top)
    {
        const MeterPiece& piece = m_meter.pieces[index];
        const qreal first = std::max(from, 0.0);
        QRectF box(x(first) + 1.5, top + 1, (from + std::abs(piece.amount) - first) * m_step - 3, m_row - 3);
        if (box.width() < 3)
            box.setWidth(3);
        const QColor colour = piece.type ? m_theme.of(*piece.type) : m_theme.manilaLine;
        m_painter.save();
        if (index >= m_motion.fresh) { // from its card below, or from above
            m_painter.setOpacity(m_motion.shown);
            m_painter.translate(0, (piece.waiting ? -1 : 1) * (1 - m_motion.shown) * m_row);
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.manilaEdge);
        m_painter.drawRoundedRect(box, 4, 4);
        QColor fill = colour;
        fill.setAlphaF(piece.amount < 0 ? 0.45F : 0.24F);
        m_painter.setPen(QPen(colour, 1.6, piece.waiting ? Qt::DashLine : Qt::SolidLine));
        m_painter.setBrush(piece.waiting && piece.amount > 0
                               ? QBrush(Qt::NoBrush)
                               : QBrush(fill, piece.amount < 0 ? Qt::BDiagPattern : Qt::SolidPattern));
        m_painter.drawRoundedRect(box, 4, 4);
        letter(piece, box);
        m_painter.restore();
    }

    // The name where there is room for it, the figure always.
    void letter(const MeterPiece& piece, const QRectF& box)
    {
        QString figure = piece.amount < 0 || piece.waiting ? signedFigure(piece.amount) : QString::number(piece.amount);
        if (piece.waiting)
            figure += QStringLiteral(" ?");
        const qreal line = QFontMetricsF(m_theme.small).height();
        const QFontMetricsF metrics(m_theme.small);
        if (piece.amount < 0) { // on one line, on plain paper
            const qreal wide = QFontMetricsF(m_figure).horizontalAdvance(figure) + kGrid;
            const QString name = metrics.elidedText(piece.name, Qt::ElideRight, box.width() - wide - 3 * kGrid);
            const bool named = name.size() > 2;
            const qreal used = wide + (named ? metrics.horizontalAdvance(name) + kGrid : 0);
            const QRectF middle(box.center().x() - used / 2 - kGrid, box.center().y() - line / 2, used + 2 * kGrid,
                                line);
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_theme.manilaEdge);
            m_painter.drawRoundedRect(middle, 3, 3);
            if (named) {
                m_painter.setFont(m_theme.small);
                m_painter.setPen(m_theme.ink);
                m_painter.drawText(middle.adjusted(kGrid, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
            }
            paintTyped(m_painter, middle.adjusted(0, 0, -kGrid, 0), named ? Qt::AlignRight : Qt::AlignHCenter, figure,
                       m_figure, m_theme.ink);
            return;
        }
        const QString name = metrics.elidedText(piece.name, Qt::ElideRight, box.width() - kGrid);
        const bool named = box.height() >= 2 * line - 4 && name.size() > 2;
        if (named) {
            m_painter.setFont(m_theme.small);
            m_painter.setPen(m_theme.ink);
            m_painter.drawText(QRectF(box.left(), box.top(), box.width(), box.height() / 2),
                               Qt::AlignHCenter | Qt::AlignVCenter, name);
        }
        paintTyped(m_painter, named ? box.adjusted(0, box.height() / 2 - 1, 0, -1) : box, Qt::AlignHCenter, figure,
                   m_figure, m_theme.ink);
    }

    void paintTriangle()
    {
        const bool enough = m_meter.level >= m_meter.needed;
        const qreal at = x(std::clamp(m_motion.reached, 0.0, static_cast<qreal>(m_most)));
        const qreal top = under() + 4 + QFontMetricsF(m_theme.small).height();
        QPainterPath triangle(QPointF(at, top));
        triangle.lineTo(at - 7, top + 11);
        triangle.lineTo(at + 7, top + 11);
        triangle.closeSubpath();
        m_painter.fillPath(triangle, enough ? m_theme.good : m_theme.error);
    }

    QPainter& m_painter;
    const LevelMeter& m_meter;
    const MeterMotion& m_motion;
    const Theme& m_theme;
    QFont m_figure;
    int m_most = 0;
    qreal m_step = 0;
    qreal m_flag = 0;
    qreal m_row = 0;
    bool m_triangle = true;
    qreal m_left = 0;
    qreal m_top = 0;
};

} // namespace

int LevelMeter::sum() const
{
    int sum = 0;
    for (const MeterPiece& piece : pieces)
        sum += piece.waiting ? 0 : piece.amount;
    return sum;
}

LevelMeter meterOf(const CheckParts& parts, const PlayerNames& cast)
{
    LevelMeter meter{parts.check.level, parts.check.needed, {}};
    for (const LevelPart& part : parts.parts) {
        if (part.amount == 0)
            continue;
        meter.pieces.push_back(pieceOf(part.card, part.amount, false, cast));
        if (part.kind == LevelPart::Kind::Floor)
            meter.pieces.back().name = MeterWords::tr("not below 0");
    }
    for (const WaitingPart& part : parts.waiting)
        meter.pieces.push_back(pieceOf(part.card, part.amount, true, cast));
    return meter;
}

qreal leastMeterHeight(const Theme& theme)
{
    const qreal line = QFontMetricsF(theme.small).height();
    return line + 2 + 2 * kLeastRow + kUnder + line;
}

void paintMeter(QPainter& painter, const QRectF& room, const LevelMeter& meter, const MeterMotion& motion,
                const Theme& theme)
{
    MeterPainter(painter, room, meter, motion, theme).paint();
}

} // namespace dossier
