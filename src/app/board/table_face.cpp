#include "app/board/table_face.h"

#include "app/board/face_marks.h"
#include "app/board/face_words.h"
#include "app/card_face/card_ground.h"
#include "app/card_face/own_facts.h"
#include "app/theme/marks.h"
#include "app/theme/typed.h"
#include "app/widgets/card_words.h"
#include "wording/play/play_words.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace dossier {

namespace {

class TableFace
{
    Q_DECLARE_TR_FUNCTIONS(TableFace)

public:
    TableFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme,
              const PlannedCard& now)
        : m_painter(painter)
        , m_rect(rect)
        , m_card(card)
        , m_text(now.plain ? basicText(card, text) : text)
        , m_theme(theme)
        , m_now(now)
        , m_words(theme, rect.width())
        , m_colour(theme.of(card.type))
        , m_size(m_words.size())
        , m_wide(rect.width())
        , m_high(rect.height())
    {}

    void paint()
    {
        m_painter.save();
        paintCardGround(m_painter, m_rect, m_card, m_theme, m_now.shown > 0);
        m_floor = m_rect.bottom() - paintNote();
        const qreal margin = m_words.large() ? m_wide * 0.06 : m_wide * 0.055;
        const qreal right = m_now.shown > 0 ? std::min(m_rect.left() + m_now.shown, m_rect.right()) : m_rect.right();
        m_room = QRectF(QPointF(m_rect.left() + m_wide * 0.04 + margin * 0.8, m_rect.top()),
                        QPointF(right - margin, m_floor - m_high * 0.035));
        paintHead();
        paintTitle();
        if (m_card.agent)
            paintAgent(*m_card.agent);
        else if (m_card.site)
            paintSite(*m_card.site);
        else if (m_card.xfile)
            paintXFile(*m_card.xfile);
        else if (m_card.adversary)
            paintAdversary(*m_card.adversary);
        else
            paintPlayed();
        m_painter.restore();
    }

private:
    qreal lineOf(const QFont& font) const { return std::ceil(QFontMetricsF(font).height() * 0.96); }

    // At the foot; answers how much room it takes. Teams and players begin alike: their end tells them.
    qreal paintNote()
    {
        if (m_now.note.isEmpty())
            return 0;
        const qreal room = (m_now.shown > 0 ? m_now.shown : m_wide * (m_card.site ? 0.8 : 1)) - 6;
        const QFont usual = m_words.font(std::max(10.5 * m_words.larger(), m_size * 0.9), true);
        const QString note = noteToFit(m_now.note, m_now.briefNote, usual, room - 8);
        const QFont bold = fittedFont(usual, note, room - 8);
        const qreal high = lineOf(bold) + 1;
        const qreal wide = std::min(room, QFontMetricsF(bold).horizontalAdvance(note) + 12);
        const QRectF box(m_rect.left() + 4, m_rect.bottom() - high - 2, wide, high);
        m_painter.setPen(QPen(m_theme.line, 1));
        m_painter.setBrush(m_theme.selection);
        m_painter.drawRoundedRect(box, high / 2, high / 2);
        m_painter.setFont(bold);
        m_painter.setPen(m_theme.ink);
        m_painter.drawText(box, Qt::AlignCenter, QFontMetricsF(bold).elidedText(note, Qt::ElideLeft, wide - 4));
        return high + 1;
    }

    // Mark, number, tokens; the Cost at the right of what can be seen.
    void paintHead()
    {
        const bool cut =
            m_card.type == CardType::Witness || m_card.type == CardType::Equipment || m_card.type == CardType::Combat;
        const bool hole = m_card.type == CardType::Agent || m_card.type == CardType::Equipment;
        const qreal side = m_words.large() ? m_wide * 20 / 236 : m_size * (m_words.small() ? 1.2 : 1.3);
        const qreal band = m_rect.top() + headBandHeight(m_card.type, m_rect);
        const qreal top = std::max(m_rect.top() + m_high * (hole ? 0.05 : 0.03), band - side - 2);
        QRectF head(m_room.left(), top, m_room.width(), side);
        if (cut)
            head.adjust(m_wide * 0.05, 0, m_now.shown > 0 ? 0 : -m_wide * 0.05, 0);
        qreal cost = 0;
        const QFont large = m_words.font(m_words.large() ? m_wide * 19 / 236 : m_size * 1.18, true);
        if (m_card.cost && !m_now.plain)
            cost = paintCost(m_painter, head, *m_card.cost, m_theme.ink, large) + 2;
        head.setRight(head.right() - cost);
        const QString held = heldOn(m_now.tokens, m_now.purse);
        const QFont bold = m_words.font(m_size, true);
        constexpr qreal kNarrower = 0.75; // how much narrower the letters of tokens can be set and read
        const qreal least = held.isEmpty() ? 0 : QFontMetricsF(bold).horizontalAdvance(held) * kNarrower;
        if (head.width() - side - 3 >= least) { // else the colour alone tells its type
            paintTypeMark(m_painter, QRectF(head.topLeft(), QSizeF(side, side)), m_card.type, m_colour);
            head.setLeft(head.left() + side + 3);
        }
        m_room.setTop(std::max(top + side, band) + m_high * (m_words.large() ? 0.03 : 0.012));
        if (head.width() >= least)
            return paintMarkers(head, held, bold);
        const QFont small = wholeIn(bold, held, m_room.width()); // of a card that others cover, as it has to be
        paintTyped(m_painter, QRectF(m_room.left(), m_room.top(), m_room.width(), lineOf(bold)), Qt::AlignLeft, held,
                   small, m_theme.mark);
        const qreal used = QFontMetricsF(small).horizontalAdvance(held) + 3;
        m_besideHeld = {m_room.left() + used, m_room.top(), m_room.width() - used, lineOf(bold)};
        m_room.setTop(m_room.top() + lineOf(bold));
    }

    // What is held; before it the card's number, where there is room for that.
    void paintMarkers(QRectF head, const QString& held, const QFont& bold)
    {
        if (m_words.large() || (held.isEmpty() && m_wide >= 112)) {
            const QString number = numberOn(m_card);
            const qreal room = holeLeft(m_card.type, m_rect) - head.left() - 3;
            const QFont font = m_words.ofNumber(number, room);
            const qreal width = QFontMetricsF(font).horizontalAdvance(number) + 3;
            if (width + QFontMetricsF(bold).horizontalAdvance(held) <= std::min(head.width(), room + 3)) {
                paintTyped(m_painter, head, Qt::AlignLeft, number, font, m_theme.quiet);
                head.setLeft(head.left() + width);
            }
        }
        if (!held.isEmpty())
            paintTyped(m_painter, head, Qt::AlignLeft, held, fittedFont(bold, held, head.width()), m_theme.mark);
    }

    void paintTitle()
    {
        constexpr qreal kTooNarrow = 66; // too little for first names
        const bool covered = (m_now.shown > 0 && m_now.shown < m_wide * 0.6) || m_wide < kTooNarrow * m_words.larger();
        const QString title = m_card.agent && covered ? shortName(m_card.title) : QString::fromStdString(m_card.title);
        // Beside the words at the side of the table the smallest card of all needs no more than to be known.
        const bool several = m_card.site && m_card.site->prerequisites.size() > 1 && m_wide < kTooNarrow;
        const bool crowded = several || (m_words.small() && m_room.height() < leastBelowTwoLines());
        const int most = crowded ? 1 : m_words.small() || (m_card.xfile && !m_words.large()) ? 2 : 3;
        const qreal size = m_size * (m_words.large() ? 1.5 : m_words.small() ? 1.0 : 1.08);
        const QFont bold = fittedToLines(m_words.font(size, true), title, m_room.width(), most);
        m_room.setTop(m_room.top() + paintLines(&m_painter, m_room, title, bold, m_theme.ink, most) +
                      m_high * (m_words.large() ? 0.018 : 0.006));
    }

    // The height of a title of two lines and of what is drawn large below it, with what that is about.
    qreal leastBelowTwoLines() const
    {
        const qreal line = lineOf(m_words.font(m_size, true));
        if (m_card.xfile)
            return 2 * line + 4 * 0.8 * line;
        if (m_card.site)
            return 3 * line + m_wide * 0.22 + (m_now.preview.isEmpty() ? 6 : 18);
        return m_card.adversary && !m_now.plain ? 3 * line + m_wide * 0.14 + 11 : 0;
    }

    // Words that hold for now, above what stands at the foot, on plain ground; answers where they begin.
    qreal paintStates(qreal bottom)
    {
        const QFont bold = m_words.font(std::max(10.5 * m_words.larger(), m_size * 0.92), true);
        for (const QString& state : m_now.states) {
            QFont font = fittedToLines(bold, state, m_room.width(), 2);
            const auto high = [&] {
                const QRectF endless(0, 0, m_room.width() + 2, m_high);
                return QFontMetricsF(font).boundingRect(endless, Qt::TextWordWrap, state).height();
            };
            const qreal least = 0.7 * font.pointSizeF(); // the name is above it
            while (font.pointSizeF() > least && high() > bottom - m_room.top() - 2)
                font.setPointSizeF(0.95 * font.pointSizeF());
            const QRectF box(m_room.left() - 2, bottom - high() - 2, m_room.width() + 4, high() + 1);
            m_painter.setPen(QPen(m_theme.error, 1));
            m_painter.setBrush(m_theme.field);
            m_painter.drawRoundedRect(box, 3, 3);
            m_painter.setFont(font);
            m_painter.setPen(m_theme.error);
            m_painter.drawText(box.adjusted(1, 0, -1, 0), Qt::AlignCenter | Qt::TextWordWrap, state);
            bottom = box.top() - 1;
        }
        return bottom;
    }

    // --- Agents -----------------------------------------------------------------------------------------------------

    void paintAgent(const AgentFacts& agent)
    {
        const int health = m_now.health >= 0 ? m_now.health : agent.health;
        qreal bottom = m_room.bottom();
        const QFont usual = m_words.font(m_size);
        const qreal step = lineOf(usual) * (m_words.large() ? 1.15 : 1);
        if (!m_now.plain || m_now.health >= 0)
            bottom = paintFoot(agent, health, step);
        int rows = m_words.large() ? kSkills : m_words.small() ? 4 : 7;
        bottom = paintStates(bottom);
        for (const Skill skill : skillsInOrder(agent, m_now.needed)) {
            if (rows-- == 0 || m_room.top() + step > bottom + 1)
                break;
            const bool needed = (m_now.needed >> static_cast<int>(skill) & 1) != 0;
            paintSkill(m_painter, {m_room.left(), m_room.top(), m_room.width(), step}, {skill, agent.skill(skill)},
                       needed ? m_words.font(m_size, true) : usual,
                       needed || m_now.needed == 0 ? m_theme.ink : m_theme.quiet, m_words.large());
            m_room.setTop(m_room.top() + step);
        }
        if (m_words.large())
            paintText(bottom, m_theme.quiet);
    }

    // LRC and CRC, Health as a number and as pips; answers where it begins. Where no skill has a line above, the first
    // of them stands in the place of the ranges.
    qreal paintFoot(const AgentFacts& agent, int health, qreal skillHigh)
    {
        const qreal high = m_words.large() ? 8 : m_words.small() ? 5 : 6;
        const qreal right = m_now.shown > 0 ? m_room.right() : m_rect.right() - m_wide * 0.055;
        const QRectF pips(m_room.left(), m_room.bottom() - high, right - m_room.left(), high);
        paintPips(m_painter, pips, health, m_now.damage, m_now.falling, m_theme);
        QFont bold = m_words.font(m_words.large() ? m_size : std::max(10.0, m_size * 0.92), true);
        const QFont usual = m_words.font(m_words.large() ? m_size : std::max(10.0, m_size * 0.92));
        const qreal heart = m_size * 0.8;
        QRectF row(pips.left(), pips.top() - lineOf(bold) - 1, pips.width(), lineOf(bold));
        const bool inName = row.top() < m_room.top() - 1;
        if (inName && m_now.falling == 0 && m_now.damage == 0)
            return pips.top(); // of one who is whole they say it without standing in his name
        const QString number = m_now.falling > 0
                                   ? QStringLiteral("%1→%2").arg(health).arg(std::max(0, health - m_now.falling))
                                   : QString::number(health);
        const bool besideHeld = inName && m_besideHeld.width() > heart + 2;
        if (besideHeld) {
            row = m_besideHeld;
            bold = wholeIn(bold, number, row.width() - heart - 2);
        }
        const qreal left =
            paintHealthNumber(m_painter, row, number, bold, heart, m_now.falling > 0 || m_now.damage > 0, m_theme);
        if (besideHeld)
            return pips.top();
        const QRectF beside(row.topLeft(), QPointF(left - 3, row.bottom()));
        const std::vector<Skill> skills = skillsInOrder(agent, m_now.needed);
        if (!skills.empty() && m_room.top() + skillHigh > row.top() + 1)
            paintSkill(m_painter, beside, {skills.front(), agent.skill(skills.front())}, usual, m_theme.ink, false);
        else if (!m_now.plain)
            paintRanges(m_painter, beside, agent, m_words.large(), {bold, usual}, m_theme);
        return row.top();
    }

    // --- Sites ------------------------------------------------------------------------------------------------------

    // The level huge, the skill beside it; below, what it asks.
    void paintSite(const SiteFacts& site)
    {
        const bool several = site.prerequisites.size() > 1;
        const qreal full = m_words.large() ? m_wide * 60 / 236 : m_wide * 0.3;
        const qreal high = several ? full * 0.72 : full;
        for (const Prerequisite& needed : site.prerequisites) {
            const QFont font = m_words.typed(high);
            const QString level = QString::number(needed.level);
            const qreal figure = QFontMetricsF(font).horizontalAdvance(level);
            const qreal cap = QFontMetricsF(font).capHeight();
            const QRectF box(m_room.left(), m_room.top() + 2, figure, cap + 2);
            paintTyped(m_painter, box, Qt::AlignLeft, level, font, m_colour);
            QFont beside = m_words.font(m_words.large() ? m_size * 1.15 : m_size);
            QRectF name(QPointF(box.right() + m_wide * 0.04, box.top()), QPointF(m_room.right(), box.bottom()));
            const QFontMetricsF metrics(beside);
            if (&needed != &site.prerequisites.back()) // CASE-10: one of them is enough
                name.setRight(name.right() - paintOr(name));
            const int lines = several && !m_words.large() ? 1 : 2;
            QString skill = word(needed.skill);
            if (metrics.horizontalAdvance(skill) > name.width())
                skill = lines == 1 ? skillToFit(needed.skill, metrics, name.width(), false) : shortSkill(needed.skill);
            beside = fittedToLines(beside, skill, name.width(), lines);
            beside = loweredTo((m_floor - box.top()) * 0.7, beside, skill, name, lines); // below stands what it asks
            const qreal used = paintLines(nullptr, name, skill, beside, m_theme.ink, lines);
            name.moveTop(std::max(box.center().y() - used / 2, m_room.top() - 1)); // above stands the title
            paintLines(&m_painter, name, skill, beside, m_theme.ink, lines);
            m_room.setTop(m_room.top() + std::max(cap + (several && m_words.small() ? 3 : 6), used));
        }
        paintAsks(site);
        if (site.reduced && m_words.large()) {
            const QString lowered =
                tr("Level %1 is enough when asking for %2").arg(site.reduced->level).arg(word(site.reduced->question));
            paintLines(&m_painter, m_room, lowered, m_words.font(m_size), m_theme.quiet, 3);
        }
    }

    // At the end of the line of a prerequisite that another follows; answers how wide it is.
    qreal paintOr(const QRectF& line)
    {
        const QFont quiet = m_words.font(m_words.large() ? m_size : std::min(m_size, 10 * m_words.larger()));
        const QString either = tr("or", "between the two prerequisites of a Site");
        const qreal wide = QFontMetricsF(quiet).horizontalAdvance(either);
        const QRectF box(line.right() - wide, line.center().y() - lineOf(quiet) / 2, wide + 1, lineOf(quiet));
        paintLines(&m_painter, box, either, quiet, m_theme.quiet, 1);
        return wide + 2;
    }

    void paintAsks(const SiteFacts& site)
    {
        qreal bottom = m_floor - m_high * 0.045;
        if (!m_now.preview.isEmpty()) {
            constexpr qreal kEar = 0.17; // the folded corner, part of the width
            const qreal wide = (m_now.shown > 0 ? m_room.right() : m_rect.right() - m_wide * kEar) - m_room.left();
            QFont typed = m_words.typed(std::max(10.5 * m_words.larger(), m_size * 0.95));
            if (QFontMetricsF(typed).horizontalAdvance(m_now.preview) > wide)
                typed = fittedFont(m_words.font(10.5 * m_words.larger(), true),
                                   QString(m_now.preview).replace(QLatin1Char(' '), QChar(0xa0)), wide);
            const qreal line = QFontMetricsF(typed).capHeight() + 4;
            const QRectF box(m_room.left() - 2, m_floor - m_high * 0.03 - line, wide + 2, line);
            const QColor& ink = m_now.enough ? m_theme.good : m_theme.error;
            const QString words = previewToFit(m_now.preview, QFontMetricsF(typed), wide);
            paintTyped(m_painter, box, Qt::AlignLeft, words, typed, ink);
            bottom = box.top() - 3;
        }
        const QFont bold = m_words.font(m_size * (m_words.large() ? 1.1 : 1), true);
        const QFont quiet = m_words.font(m_words.large() ? m_size : 10 * m_words.larger());
        const bool several = site.asks.size() > 1; // each in a line of its own, with its emblem
        const qreal line = lineOf(bold);
        const qreal side = several ? line : m_words.large() ? m_wide * 34 / 236 : m_wide * 0.2;
        const qreal ear = m_now.shown > 0 || !m_now.preview.isEmpty() ? 0 : m_wide * 0.1;
        const qreal left = m_room.left() + side + m_wide * 0.04;
        const qreal wide = m_room.right() - ear - left;
        qreal y = bottom - line * static_cast<qreal>(site.asks.size());
        if (y < m_room.top() - 1) { // too small a card: by their emblems alone, beside each other
            const qreal low = std::clamp(bottom - m_room.top(), std::min(side, 6.0), side); // what it needs stays clear
            QRectF box(m_room.left(), bottom - low, low, low);
            for (const Characteristic question : site.asks) {
                paintEmblem(m_painter, box, question, m_colour);
                box.translate(low * 1.4, 0);
            }
            return;
        }
        if (!several && y - lineOf(quiet) >= m_room.top() - 2)
            paintLines(&m_painter, QRectF(left, y - lineOf(quiet), wide, line), tr("asks"), quiet, m_theme.quiet, 1);
        for (const Characteristic question : site.asks) {
            paintEmblem(m_painter, QRectF(m_room.left(), y + line - side, side, side), question, m_colour);
            const QString name = word(question);
            paintLines(&m_painter, QRectF(left, y, wide, line), name, fittedFont(bold, name, wide), m_theme.ink, 1);
            y += line;
        }
    }

    // --- The others -------------------------------------------------------------------------------------------------

    void paintXFile(const XFileFacts& xfile)
    {
        QFont bold = m_words.font(m_words.large() ? m_size * 1.05 : m_size, true);
        const QFont quiet = m_words.font(m_size * 0.92);
        qreal step = m_words.large() ? lineOf(bold) + lineOf(quiet) + m_high * 0.03 : lineOf(bold) * 1.12;
        const qreal most = (m_floor - m_high * 0.02 - m_room.top()) / kCharacteristics;
        if (step > most)
            bold.setPointSizeF(bold.pointSizeF() * std::clamp(most / lineOf(bold), 0.6, 1.0));
        step = std::min(step, most);
        if (lineOf(bold) > step + 1.5) // all four, or none
            return;
        const qreal side = lineOf(bold) * 0.9;
        for (int i = 0; i < kCharacteristics; ++i) {
            const auto of = static_cast<Characteristic>(i);
            QRectF row(m_room.left(), m_room.top() + i * step, m_room.width(), step);
            if (!m_words.small()) {
                paintEmblem(m_painter, QRectF(row.left(), row.top() + 1, side, side), of, m_colour);
                row.setLeft(row.left() + side + 5);
            }
            if (m_words.large())
                row.setTop(row.top() + paintLines(&m_painter, row, word(of), quiet, m_theme.quiet, 1));
            const QString type = word(xfile.type(of));
            const QString whole = QString(type).replace(QLatin1Char(' '), QChar(0xa0)); // all in one line
            paintLines(&m_painter, row, type, wholeIn(bold, whole, row.width()), m_theme.ink, 1);
        }
    }

    void paintAdversary(const AdversaryFacts& adversary)
    {
        if (m_now.plain) // BASIC-35: it does not fight
            return paintOccasion(m_floor - m_high * 0.045);
        const std::array<std::pair<QString, QString>, 3> facts{
            {{abilityWord(kLongRange), shortFigure(adversary.longRange)},
             {abilityWord(kCloseRange), shortFigure(adversary.closeRange)},
             {tr("Health"), shortFigure(adversary.health)}}};
        const qreal gap = m_wide * 0.035;
        const qreal column = (m_room.width() - 2 * gap) / 3;
        const QFont name = m_words.font(m_words.large() ? m_size * 0.9 : std::max(10.0, m_wide * 0.085));
        const QFont number = m_words.typed(m_words.large() ? m_wide * 30 / 236 : m_wide * 0.19);
        const qreal cap = QFontMetricsF(number).capHeight();
        qreal bottom = m_floor - m_high * 0.045;
        const qreal spare = bottom - (m_room.top() + cap + 10 + lineOf(name));  // below the words under the figures
        const bool pipped = m_now.damage > 0 || m_now.falling > 0 || spare > 6; // else the figure says it
        for (std::size_t i = 0; i < facts.size(); ++i) {
            const QRectF box(m_room.left() + static_cast<qreal>(i) * (column + gap), m_room.top() + 2, column, cap + 6);
            m_painter.fillRect(QRectF(box.left(), box.top(), column, 2), m_colour);
            paintTyped(m_painter, box.adjusted(-2, 3, 2, 3), Qt::AlignHCenter, facts[i].second, number, m_theme.ink);
            if (spare <= (pipped ? 6 : -1))
                continue;
            const QRectF below(box.left() - 2, box.bottom() + 3, column + 4, lineOf(name));
            m_painter.setFont(wholeIn(name, facts[i].first, column));
            m_painter.setPen(m_theme.quiet);
            const qreal heart = below.height() * 0.7;
            if (i == 2 && QFontMetricsF(name).horizontalAdvance(facts[i].first) > below.width())
                paintHealthMark(m_painter,
                                QRectF(below.center().x() - heart / 2, below.center().y() - heart / 2, heart, heart),
                                m_theme.quiet);
            else
                m_painter.drawText(below, Qt::AlignCenter | Qt::TextDontClip, facts[i].first);
        }
        m_room.setTop(m_room.top() + cap + lineOf(name) + 14);
        if (pipped && adversary.health.kind == Rating::Kind::Number && adversary.health.value > 0) {
            const QRectF pips(m_room.left(), bottom - 6, m_rect.right() - m_wide * 0.16 - m_room.left(), 6);
            paintPips(m_painter, pips, std::max(0, adversary.health.value - m_now.damage), m_now.damage, m_now.falling,
                      m_theme);
            bottom = pips.top() - 3;
        }
        bottom = paintStates(bottom);
        paintOccasion(bottom);
        if (!m_words.small())
            paintText(bottom, m_theme.ink);
    }

    // Upon what it is played, what it does; the one figure of it, large.
    void paintPlayed()
    {
        const bool torn = m_card.type == CardType::Event;
        qreal bottom = m_floor - m_high * (torn ? 0.06 : 0.045);
        const QString sum = onlyFigure(m_text);
        if (!sum.isEmpty() && m_now.shown == 0) {
            const QFont typed = m_words.typed(m_words.large() ? m_wide * 40 / 236 : m_wide * 0.21);
            const qreal high = QFontMetricsF(typed).capHeight();
            paintTyped(m_painter,
                       QRectF(m_room.left(), bottom - high - m_high * 0.01, m_room.width() - m_wide * 0.1, high),
                       Qt::AlignRight, sum, typed, m_colour);
            m_figureTop = bottom - high - 3;
        }
        if (m_words.large()) {
            const QFont quiet = m_words.font(m_size * 0.95);
            paintLines(&m_painter, QRectF(m_room.left(), bottom - lineOf(quiet), m_room.width(), lineOf(quiet)),
                       word(m_card.type), quiet, m_theme.quiet, 1);
            m_figureTop = bottom - lineOf(quiet) - 2;
        }
        bottom = paintStates(m_figureTop > 0 ? m_figureTop : bottom);
        paintOccasion(bottom);
        paintText(bottom, m_theme.ink);
    }

    void paintOccasion(qreal bottom)
    {
        const QStringList occasions = activatorsOn(m_card);
        if (occasions.isEmpty())
            return;
        const QFont quiet = m_words.font(m_words.large() ? m_size : std::max(10.0 * m_words.larger(), m_size * 0.93));
        const int room = static_cast<int>((bottom - m_room.top()) / lineOf(quiet));
        m_room.setTop(m_room.top() +
                      paintLines(&m_painter, m_room, occasions.join(QStringLiteral(", ")), quiet, m_theme.quiet,
                                 std::min(room, m_words.small() ? 2 : 3)) +
                      (m_words.large() ? 6 : 1));
    }

    // What the card does, as many whole lines as there is room for.
    void paintText(qreal bottom, const QColor& colour)
    {
        const QFont font = m_words.font(m_words.large() ? m_size : m_size * 0.98);
        const int lines = static_cast<int>((bottom - m_room.top()) / lineOf(font));
        m_room.setTop(m_room.top() + paintLines(&m_painter, m_room, m_text, font, colour, lines));
    }

    QPainter& m_painter;
    QRectF m_rect;
    const Card& m_card;
    const QString m_text;
    const Theme& m_theme;
    const PlannedCard& m_now;
    FaceWords m_words;
    QColor m_colour;
    qreal m_size;
    qreal m_wide;
    qreal m_high;
    QRectF m_room;     // what is left of the card
    qreal m_floor = 0; // where the card's own words end
    qreal m_figureTop = 0;
    QRectF m_besideHeld; // where tokens have a line of their own
};

} // namespace

void paintTableFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme,
                    const PlannedCard& now)
{
    TableFace(painter, rect, card, text, theme, now).paint();
}

} // namespace dossier
