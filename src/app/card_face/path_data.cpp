#include "app/card_face/path_data.h"

#include <cctype>
#include <charconv>
#include <cmath>
#include <numbers>

namespace dossier {

namespace {

class PathReader
{
public:
    explicit PathReader(std::string_view data)
        : m_rest(data)
    {}

    QPainterPath read()
    {
        m_path.setFillRule(Qt::OddEvenFill);
        char command = 0;
        while (skipSpace()) {
            if (std::isalpha(static_cast<unsigned char>(m_rest.front())) != 0) {
                command = m_rest.front();
                m_rest.remove_prefix(1);
            }
            if (!obey(command))
                break;
        }
        return m_path;
    }

private:
    bool skipSpace()
    {
        while (!m_rest.empty() && (m_rest.front() == ' ' || m_rest.front() == ','))
            m_rest.remove_prefix(1);
        return !m_rest.empty();
    }

    qreal number()
    {
        skipSpace();
        double value = 0;
        const auto read = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        m_bad = m_bad || read.ec != std::errc();
        m_rest.remove_prefix(static_cast<std::size_t>(read.ptr - m_rest.data()));
        return value;
    }

    QPointF point()
    {
        const qreal x = number();
        const qreal y = number();
        return m_relative ? m_path.currentPosition() + QPointF(x, y) : QPointF(x, y);
    }

    bool obey(char command)
    {
        m_relative = std::islower(static_cast<unsigned char>(command)) != 0;
        const QPointF here = m_path.currentPosition();
        const char kind = static_cast<char>(std::toupper(static_cast<unsigned char>(command)));
        switch (kind) {
        case 'M':
            m_last == 'M' ? m_path.lineTo(point()) : m_path.moveTo(point());
            break;
        case 'L':
            m_path.lineTo(point());
            break;
        case 'H':
            m_path.lineTo(number() + (m_relative ? here.x() : 0), here.y());
            break;
        case 'V':
            m_path.lineTo(here.x(), number() + (m_relative ? here.y() : 0));
            break;
        case 'C':
        case 'S':
        case 'Q':
        case 'T':
            curve(kind, here);
            break;
        case 'A':
            arc(here);
            break;
        case 'O':
        case 'R':
            shape(kind);
            break;
        case 'Z':
            m_path.closeSubpath();
            break;
        default:
            return false;
        }
        m_last = kind;
        return !m_bad;
    }

    // S and T go on as the curve before them ended.
    void curve(char kind, const QPointF& here)
    {
        const bool smooth =
            (kind == 'S' && (m_last == 'C' || m_last == 'S')) || (kind == 'T' && (m_last == 'Q' || m_last == 'T'));
        const QPointF mirrored = smooth ? 2 * here - m_control : here;
        if (kind == 'C' || kind == 'S') {
            const QPointF first = kind == 'C' ? point() : mirrored;
            m_control = point();
            m_path.cubicTo(first, m_control, point());
        } else {
            m_control = kind == 'Q' ? point() : mirrored;
            m_path.quadTo(m_control, point());
        }
    }

    void shape(char kind)
    {
        const QPointF at = point();
        const qreal width = number();
        const qreal height = number();
        if (kind == 'O')
            return m_path.addEllipse(at, width, height);
        const qreal round = number();
        m_path.addRoundedRect(QRectF(at, QSizeF(width, height)), round, round);
    }

    void arc(const QPointF& from)
    {
        const qreal radius = number();
        number(); // the other radius and the turn: nothing to a circle
        number();
        const bool large = number() != 0;
        const bool clockwise = number() != 0;
        const QPointF to = point();
        const QPointF way = to - from;
        const qreal length = std::hypot(way.x(), way.y());
        if (length == 0)
            return;
        const qreal reach = std::max(radius, length / 2);
        const qreal aside = std::sqrt(std::max(0.0, reach * reach - length * length / 4)) / length;
        const QPointF middle = (from + to) / 2;
        const qreal side = large == clockwise ? -1 : 1;
        const QPointF centre = middle + side * aside * QPointF(-way.y(), way.x());
        const auto angle = [&](const QPointF& at) {
            return std::atan2(centre.y() - at.y(), at.x() - centre.x()) * 180 / std::numbers::pi;
        };
        qreal sweep = angle(to) - angle(from);
        if (clockwise && sweep > 0)
            sweep -= 360;
        if (!clockwise && sweep < 0)
            sweep += 360;
        m_path.arcTo(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), angle(from), sweep);
    }

    std::string_view m_rest;
    QPainterPath m_path;
    QPointF m_control;
    bool m_relative = false;
    bool m_bad = false;
    char m_last = 0;
};

} // namespace

QPainterPath pathOf(std::string_view data)
{
    return PathReader(data).read();
}

} // namespace dossier
