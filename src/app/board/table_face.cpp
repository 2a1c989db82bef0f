#include "app/board/table_face.h"

#include "app/theme/marks.h"
#include "app/widgets/card_words.h"
#include "wording/play/play_words.h"
#include "wording/words/game_words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace dossier {

namespace {

constexpr int kEdge = 4;
constexpr int kRoomy = 32 * kGrid; // width from which the letters are of the usual size

struct Fact
{
    QString name;
    QString value;
};

std::vector<Fact> skillsOf(const AgentFacts& agent)
{
    std::vector<Fact> facts;
    for (int level = *std::ranges::max_element(agent.skills); level > 0; --level)
        for (int i = 0; i < kSkills; ++i)
            if (const auto skill = static_cast<Skill>(i); agent.skill(skill) == level)
                facts.push_back({word(skill), QString::number(level)});
    return facts;
}

std::vector<Fact> factsOf(const Card& card)
{
    std::vector<Fact> facts;
    if (card.agent)
        return skillsOf(*card.agent);
    if (card.site) {
        for (const Prerequisite& needed : card.site->prerequisites)
            facts.push_back({word(needed.skill), QString::number(needed.level)});
        facts.push_back({QStringLiteral("? ") + asks(*card.site), {}});
    } else if (card.adversary) {
        facts = {{abilityWord(kLongRange), figure(card.adversary->longRange)},
                 {abilityWord(kCloseRange), figure(card.adversary->closeRange)}};
    }
    for (const Activator activator : card.activators)
        facts.push_back({word(activator), {}});
    return facts;
}

// What stands at the foot: an Agent's numbers for Combat, with their names where there is room for them.
QString footOf(const Card& card, const QFontMetrics& metrics, int room)
{
    const QString full = QStringLiteral("%1 %2 · %3 %4")
                             .arg(abilityWord(kLongRange))
                             .arg(card.agent->longRange)
                             .arg(abilityWord(kCloseRange))
                             .arg(card.agent->closeRange);
    if (metrics.horizontalAdvance(full) <= room)
        return full;
    return QStringLiteral("%1 / %2").arg(card.agent->longRange).arg(card.agent->closeRange);
}

class TableFace
{
public:
    TableFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme)
        : m_painter(painter)
        , m_rect(rect)
        , m_card(card)
        , m_words(text)
        , m_theme(theme)
        , m_text(rect.width() >= kRoomy ? theme.text : theme.small)
    {}

    void paint()
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintSheet();
        m_room = m_rect.adjusted(kEdge + kGrid + 1, kGrid + 1, -kGrid - 1, -kGrid);
        paintHead();
        paintTitle();
        paintFacts();
        paintWords();
        m_painter.restore();
    }

private:
    void paintSheet()
    {
        QPainterPath sheet;
        sheet.addRoundedRect(m_rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        m_painter.fillPath(sheet, m_theme.field);
        m_painter.save();
        m_painter.setClipPath(sheet, Qt::IntersectClip);
        m_painter.fillRect(QRectF(m_rect.topLeft(), QSizeF(kEdge, m_rect.height())), m_theme.of(m_card.type));
        m_painter.restore();
        m_painter.strokePath(sheet, QPen(m_theme.line, 1));
    }

    // Mark and cost stand at the left, where they are seen when another card lies over the right.
    void paintHead()
    {
        paintTypeMark(m_painter, QRectF(m_room.topLeft(), QSizeF(kMark, kMark)), m_card.type, m_theme.of(m_card.type));
        if (m_card.cost) {
            QFont bold = m_text;
            bold.setWeight(QFont::DemiBold);
            const QRectF box(m_room.left() + kMark + kGrid, m_room.top() - 1,
                             kMark + 2 + QFontMetricsF(bold).horizontalAdvance(costFigure(*m_card.cost)) + kGrid,
                             kMark + 2);
            paintCost(m_painter, box, *m_card.cost, m_theme.ink, bold);
        }
        m_room.setTop(m_room.top() + kMark + kGrid);
    }

    void paintTitle()
    {
        QFont bold = m_text;
        bold.setWeight(QFont::DemiBold);
        const qreal line = QFontMetricsF(bold).height();
        const qreal most = std::max(2 * line, std::floor(m_room.height() * 0.5 / line) * line);
        QRectF box(m_room.left(), m_room.top(), m_room.width(), most);
        const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        const QString title = QString::fromStdString(m_card.title);
        const QRectF used = QFontMetricsF(bold).boundingRect(box, flags, title);
        box.setHeight(std::min(most, std::ceil((used.height() - 1) / line) * line));
        m_painter.save();
        m_painter.setClipRect(box.adjusted(0, 0, 2, 1), Qt::IntersectClip);
        m_painter.setFont(bold);
        m_painter.setPen(m_theme.ink);
        m_painter.drawText(box, flags, title);
        m_painter.restore();
        m_room.setTop(box.bottom() + 2);
    }

    void paintFacts()
    {
        const qreal line = QFontMetricsF(m_text).height();
        m_painter.setFont(m_text);
        if (m_card.agent && m_room.height() >= line) {
            const QRectF box(m_room.left(), m_room.bottom() - line, m_room.width(), line);
            const qreal heart = paintHealth(box, *m_card.agent);
            m_painter.setPen(m_theme.quiet);
            m_painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                               footOf(m_card, m_painter.fontMetrics(), static_cast<int>(box.width() - heart)));
            m_room.setBottom(box.top());
        }
        for (const Fact& fact : factsOf(m_card)) {
            if (m_room.height() < line - 1)
                return;
            paintFact(fact, QRectF(m_room.topLeft(), QSizeF(m_room.width(), line)));
            m_room.setTop(m_room.top() + line);
        }
    }

    // What the card does, as many whole lines as there is room for.
    void paintWords()
    {
        m_painter.setFont(m_theme.small);
        const qreal line = QFontMetricsF(m_theme.small).lineSpacing();
        m_room.setTop(m_room.top() + kGrid);
        const qreal lines = std::floor(m_room.height() / line);
        if (lines < 2 || m_words.isEmpty())
            return;
        m_room.setHeight(lines * line);
        m_painter.setClipRect(m_room, Qt::IntersectClip);
        m_painter.setPen(m_theme.ink);
        m_painter.drawText(m_room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_words);
    }

    // A heart and the printed number, at the right; returns the width used.
    qreal paintHealth(const QRectF& box, const AgentFacts& agent)
    {
        const QString number = QString::number(agent.health);
        m_painter.setPen(m_theme.ink);
        m_painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, number);
        const qreal side = box.height() * 0.62;
        const qreal right = box.right() - m_painter.fontMetrics().horizontalAdvance(number) - 3;
        paintHealthMark(m_painter, QRectF(right - side, box.center().y() - side / 2, side, side), m_theme.quiet);
        return box.right() - right + side + kGrid;
    }

    void paintFact(const Fact& fact, QRectF box)
    {
        m_painter.setPen(m_theme.ink);
        m_painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, fact.value);
        if (!fact.value.isEmpty())
            box.setRight(box.right() - m_painter.fontMetrics().horizontalAdvance(fact.value) - kGrid);
        m_painter.setPen(m_theme.quiet);
        m_painter.drawText(
            box, Qt::AlignLeft | Qt::AlignVCenter,
            m_painter.fontMetrics().elidedText(fact.name, Qt::ElideRight, static_cast<int>(box.width())));
    }

    QPainter& m_painter;
    QRectF m_rect;
    const Card& m_card;
    const QString& m_words;
    const Theme& m_theme;
    QFont m_text;
    QRectF m_room; // what is left of the card
};

} // namespace

void paintHealthMark(QPainter& painter, const QRectF& square, const QColor& colour)
{
    const auto at = [&](qreal x, qreal y) {
        return QPointF(square.left() + x * square.width(), square.top() + y * square.height());
    };
    QPainterPath heart(at(0.5, 0.95));
    heart.cubicTo(at(-0.25, 0.4), at(0.2, -0.15), at(0.5, 0.25));
    heart.cubicTo(at(0.8, -0.15), at(1.25, 0.4), at(0.5, 0.95));
    painter.fillPath(heart, colour);
}

void paintTableFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme)
{
    TableFace(painter, rect, card, text, theme).paint();
}

} // namespace dossier
