#include "app/stage/fight_painter.h"

#include "app/board/face_words.h"
#include "app/stage/combat_ledger.h"
#include "app/stage/level_meter.h"
#include "app/theme/marks.h"
#include "app/theme/papers.h"
#include "app/theme/typed.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/play/thing_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

struct CombatWords
{
    Q_DECLARE_TR_FUNCTIONS(CombatWords)
};

QFont typed(const Theme& theme, qreal times)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.text.pointSizeF() * times);
    font.setBold(true);
    return font;
}

// So much of a line with corners, from its beginning on: 0 to 1.
QPolygonF beginningOf(const QPolygonF& line, qreal part)
{
    qreal all = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        all += QLineF(line[i - 1], line[i]).length();
    qreal left = all * std::clamp(part, 0.0, 1.0);
    QPolygonF drawn{line.first()};
    for (qsizetype i = 1; i < line.size() && left > 0; ++i) {
        const QLineF leg(line[i - 1], line[i]);
        drawn << (leg.length() <= left ? leg.p2() : leg.pointAt(left / leg.length()));
        left -= leg.length();
    }
    return drawn;
}

class CombatPainter
{
public:
    CombatPainter(QPainter& painter, const PlannedStage& stage, const FightStory& story, const PlayerNames& cast,
                  const Theme& theme, const std::function<QRectF(CardRef)>& at, qreal way)
        : m_painter(painter)
        , m_stage(stage)
        , m_story(story)
        , m_fight(story.fight)
        , m_cast(cast)
        , m_theme(theme)
        , m_at(at)
        , m_way(way)
        , m_line(QFontMetricsF(theme.small).height())
    {}

    void paint()
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintRound();
        if (m_fight.range) {
            paintFoesBlow();
            paintTeamsBlow();
        }
        paintLedger();
        m_painter.restore();
    }

private:
    QRectF inside(const QRect& rect) const { return QRectF(rect).translated(-m_stage.rect.topLeft()); }
    const InFight& fighter(int i) const { return m_fight.fighters[static_cast<std::size_t>(i)]; }
    QColor teamColour() const { return m_theme.of(CardType::Agent); }

    QPen pen(const QColor& colour, qreal width, bool open) const
    {
        return {colour, width, open ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    }

    // Words on a filled pill, centred there.
    void pill(const QPointF& centre, const QString& words, const QColor& colour, qreal times)
    {
        const QFont font = typed(m_theme, times);
        const qreal wide = QFontMetricsF(font).horizontalAdvance(words) + 5 * kGrid;
        const qreal high = QFontMetricsF(m_theme.text).height() * times + kGrid;
        QRectF box(centre.x() - wide / 2, centre.y() - high / 2, wide, high);
        const QRectF room = inside(m_stage.rect).adjusted(kGrid, 0, -kGrid, 0);
        box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - wide)));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawRoundedRect(box, high / 2, high / 2);
        paintTyped(m_painter, box, Qt::AlignHCenter, words, font, m_theme.field);
    }

    void arrow(const QPointF& tip, const QPointF& way, const QColor& colour)
    {
        const QPointF side(-way.y(), way.x());
        QPainterPath head(tip);
        head.lineTo(tip - way * 14 + side * 9);
        head.lineTo(tip - way * 14 - side * 9);
        head.closeSubpath();
        m_painter.fillPath(head, colour);
    }

    // --- The round --------------------------------------------------------------------------------------------------

    void paintRound()
    {
        const QRectF room = inside(m_stage.meter);
        QFont font = typed(m_theme, 1.5);
        const bool one = m_story.somethingWaits; // line: below it lies what waits
        const qreal high = one ? inside(m_stage.stack).top() - room.top() : QFontMetricsF(m_theme.text).height() * 1.6;
        QString first = CombatWords::tr("Combat");
        QString second;
        QString brief; // where one line has no room for both
        if (m_fight.aftermath) {
            second = CombatWords::tr("is over");
        } else if (m_fight.range) {
            first = abilityWord(*m_fight.range);
            if (*m_fight.range == kCloseRange) {
                const int number = roundNumber(*m_fight.range, m_fight.rounds);
                second = CombatWords::tr("round %1").arg(number);
                brief = first + QLatin1Char(' ') + QString::number(number);
            }
        } else {
            second = CombatWords::tr("begins");
        }
        if (one) {
            first = QString(first + QLatin1Char(' ') + second).trimmed();
            second.clear();
        }
        const auto wide = [&] {
            const QFontMetricsF letters(font);
            return std::max(letters.horizontalAdvance(first), letters.horizontalAdvance(second));
        };
        if (wide() > room.width() && room.width() > 0) // large letters: the number of the round must not be lost
            font.setPointSizeF(std::max(font.pointSizeF() * room.width() / wide() * 0.98, m_theme.small.pointSizeF()));
        if (wide() > room.width() && room.width() > 0)
            font.setStretch(std::max(60, static_cast<int>(100 * room.width() / wide())));
        if (wide() > room.width() && one && !brief.isEmpty())
            first = brief;
        const auto fitting = [&](const QString& words) {
            return QFontMetricsF(font).elidedText(words, Qt::ElideRight, room.width());
        };
        paintTyped(m_painter, {room.left(), room.top(), room.width(), high}, Qt::AlignLeft, fitting(first), font,
                   m_theme.manilaInk);
        paintTyped(m_painter, {room.left(), room.top() + high, room.width(), high}, Qt::AlignLeft, fitting(second),
                   font, m_theme.manilaInk);
        if (one)
            return;
        m_painter.setFont(m_theme.small);
        m_painter.setPen(m_theme.manilaInk);
        const QRectF below = room.adjusted(0, (second.isEmpty() ? 1 : 2) * high + kGrid, 0, 0);
        constexpr int kBroken = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        const QString how = m_fight.range ? CombatWords::tr("Both sides deal their damage at once.") : QString();
        if (QFontMetricsF(m_theme.small).boundingRect(below, kBroken, how).height() <= below.height())
            m_painter.drawText(below, kBroken, how);
    }

    // --- Who hits whom ----------------------------------------------------------------------------------------------

    // From each of those who fight the Team over the heads down to whom they hit; dashed, and down to all of them,
    // while that is open. Whoever has left by now is named and no more.
    void paintFoesBlow()
    {
        const QColor colour = m_theme.error;
        const QRectF stage = inside(m_stage.rect);
        const qreal top = inside(m_stage.foes).top() - 8;
        // Below the folder's edge, with the words on it.
        const qreal words = QFontMetricsF(m_theme.text).height() * 1.05 + kGrid;
        const qreal y = std::max(top, stage.top() + m_line + std::max<qreal>(5 * kGrid, 2 * kGrid + words / 2));
        std::vector<std::pair<QRectF, int>> targets;
        for (std::size_t i = 0; i < m_fight.fighters.size(); ++i) {
            const bool hit = std::ranges::any_of(m_fight.blows, [&](const Blow& blow) {
                return blow.to == static_cast<int>(i) && !fighter(blow.to).foe;
            });
            if (hit)
                targets.emplace_back(m_at(fighter(static_cast<int>(i)).ref), static_cast<int>(i));
        }
        const QRectF from = sourceOf(true);
        if (from.isEmpty())
            return;
        const QRectF team = inside(m_stage.agents);
        const auto left = static_cast<qreal>(
            std::ranges::count_if(targets, [](const auto& target) { return target.first.isEmpty(); }));
        std::vector<qreal> named;
        qreal gone = 0;
        for (const auto& [place, index] : targets) {
            named.push_back(place.isEmpty()
                                ? from.center().x() - (from.center().x() - team.left()) * ++gone / (left + 1)
                                : (place.center().x() + from.center().x()) / 2);
            if (place.isEmpty())
                over(from, named.back(), y, colour);
            else
                line(from, place, y, colour, false);
        }
        for (std::size_t i = 0; i < targets.size() && isWhole(); ++i)
            pill({named[i], y}, onWhom(targets[i].second), colour, 1.05);
        const SideTotal total = totalOf(m_fight, true);
        if (!targets.empty() || total.damage == 0)
            return;
        for (const InFight& each : m_fight.fighters)
            if (const QRectF place = each.foe ? QRectF() : m_at(each.ref); !place.isEmpty())
                line(from, place, y, colour, true);
        if (isWhole())
            pill({(team.center().x() + from.center().x()) / 2, y}, totalText(total), colour, 1.05);
    }

    // "4 + 3 = 7 on Mulder"
    QString onWhom(int target) const
    {
        QStringList parts;
        SideTotal sum;
        for (const Blow& blow : m_fight.blows)
            if (blow.to == target) {
                parts << QString::number(blow.amount);
                sum.damage += blow.amount;
                sum.prevented += blow.prevented;
            }
        sum.nothing = sum.damage == 0;
        const QString on = CombatWords::tr("%1 on %2", "damage and who takes it")
                               .arg(totalText(sum))
                               .arg(shortName(fighter(target).card, m_cast));
        return parts.size() > 1 && !sum.nothing ? parts.join(QStringLiteral(" + ")) + QStringLiteral(" = ") + on : on;
    }

    // Up and along, to the name of whoever has left.
    void over(const QRectF& from, qreal to, qreal y, const QColor& colour)
    {
        const QPolygonF way({QPointF(from.center().x(), from.top()), QPointF(from.center().x(), y), QPointF(to, y)});
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(colour, 5, false));
        m_painter.drawPolyline(beginningOf(way, m_way));
    }

    void line(const QRectF& from, const QRectF& to, qreal y, const QColor& colour, bool open)
    {
        const QPolygonF way({QPointF(from.center().x(), from.top()), QPointF(from.center().x(), y),
                             QPointF(to.center().x(), y), QPointF(to.center().x(), to.top() - 12)});
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(colour, 5, open));
        m_painter.drawPolyline(beginningOf(way, m_way));
        if (!isWhole())
            return;
        arrow({to.center().x(), to.top() - 2}, {0, 1}, colour);
    }

    bool isWhole() const { return m_way >= 1; }

    // All who stand there, as one place.
    QRectF sourceOf(bool foes) const
    {
        QRectF all;
        for (const InFight& each : m_fight.fighters)
            if (each.foe == foes)
                all = all.united(m_at(each.ref));
        return all;
    }

    // The Team's parts join into one line, thicker with each.
    void paintTeamsBlow()
    {
        const SideTotal total = totalOf(m_fight, false);
        const QRectF foe = targetOfTeam();
        const QRectF team = inside(m_stage.agents);
        if ((total.damage == 0 && !total.nothing) || foe.isEmpty())
            return;
        const qreal y = std::min(team.bottom() + 16, foe.bottom() - 10);
        qreal width = 2;
        qreal x = -1;
        m_painter.save();
        if (!isWhole())
            m_painter.setClipRect(QRectF(team.left(), 0, (foe.left() - team.left()) * m_way, m_stage.rect.height()));
        for (const InFight& each : m_fight.fighters) {
            const QRectF place = each.foe ? QRectF() : m_at(each.ref);
            const int part = partOf(each);
            if (place.isEmpty() || (part == 0 && !hits(each)))
                continue;
            m_painter.setPen(pen(teamColour(), width, total.open));
            if (x >= 0)
                m_painter.drawLine(QPointF(x, y), QPointF(place.center().x(), y));
            m_painter.setPen(pen(teamColour(), 3, total.open));
            m_painter.drawLine(QPointF(place.center().x(), place.bottom()), QPointF(place.center().x(), y));
            x = place.center().x();
            width = std::min(width + 2.0, 10.0);
        }
        m_painter.setPen(pen(teamColour(), width, total.open));
        if (x >= 0)
            m_painter.drawLine(QPointF(x, y), QPointF(foe.left() - 14, y));
        m_painter.restore();
        if (x < 0 || !isWhole())
            return;
        arrow({foe.left() - 2, y}, {1, 0}, teamColour());
        for (const InFight& each : m_fight.fighters)
            if (const QRectF place = each.foe ? QRectF() : m_at(each.ref); !place.isEmpty() && partOf(each) > 0)
                pill({place.center().x(), y}, QString::number(partOf(each)), teamColour(), 0.95);
        pill({(x + foe.left()) / 2 + 20, y}, totalText(total) + byThoseGone(), teamColour(), 1.05);
    }

    // Else the parts that are seen would not add up to it.
    QString byThoseGone() const
    {
        QString said;
        for (const InFight& each : m_fight.fighters)
            if (const int part = each.foe || !m_at(each.ref).isEmpty() ? 0 : partOf(each); part > 0)
                said += CombatWords::tr(", %1 by %2", "damage of a Team, and how much of it by whom")
                            .arg(QString::number(part), shortName(each.card, m_cast));
        return said;
    }

    QRectF targetOfTeam() const
    {
        QRectF all;
        for (const Blow& blow : m_fight.blows)
            if (fighter(blow.to).foe)
                all = all.united(m_at(fighter(blow.to).ref));
        return all.isEmpty() ? sourceOf(true) : all;
    }

    // What one of the Team deals in this round.
    int partOf(const InFight& agent) const
    {
        int dealt = 0;
        bool any = false;
        for (const Blow& blow : m_fight.blows) {
            any = any || fighter(blow.to).foe;
            if (blow.from >= 0 && &fighter(blow.from) == &agent)
                dealt += blow.amount;
        }
        return any ? dealt : agent.deals;
    }

    bool hits(const InFight& agent) const
    {
        return std::ranges::any_of(m_fight.blows, [&](const Blow& blow) {
            return blow.from >= 0 && &fighter(blow.from) == &agent && fighter(blow.to).foe;
        });
    }

    // --- Below ------------------------------------------------------------------------------------------------------

    void paintLedger()
    {
        const QRectF room = inside(m_stage.ledger);
        const QRectF sheet(room.left(), room.top(), room.width() * 0.56, room.height());
        paintSheetOf(sheet);
        paintFollowing(
            QRectF(sheet.right() + 4 * kGrid, room.top(), room.right() - sheet.right() - 4 * kGrid, room.height()));
    }

    void paintSheetOf(const QRectF& sheet)
    {
        m_painter.setPen(QPen(m_theme.line, 1));
        m_painter.setBrush(m_theme.sheet);
        m_painter.drawRoundedRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        auto rows = m_story.rows;
        const qreal high = std::max(m_line + 3, std::min(m_line * 1.8, (sheet.height() - 4) / 4));
        const auto fit = static_cast<std::size_t>(std::max(1.0, (sheet.height() - high) / high));
        if (rows.size() > fit) // the last ones
            rows.erase(rows.begin(), rows.end() - static_cast<std::ptrdiff_t>(fit));
        const qreal left = sheet.left() + 3 * kGrid;
        const qreal first = sheet.width() * 0.36;
        const qreal second = sheet.width() * 0.22;
        const auto row = [&](qreal y, const QStringList& words, const QFont& font, const QColor& ink) {
            const std::array<qreal, 3> at{0, first, first + second};
            for (qsizetype i = 0; i < words.size(); ++i) {
                const qreal x = left + at[static_cast<std::size_t>(i)];
                const qreal wide = (i == 0 ? first : i == 1 ? second : sheet.right() - x) - kGrid;
                const QFont fitted = fittedToLines(font, words[i], wide, 1);
                paintTyped(m_painter, {x, y, wide, high}, Qt::AlignLeft,
                           QFontMetricsF(fitted).elidedText(words[i], Qt::ElideRight, wide), fitted, ink);
            }
        };
        QString foes = CombatWords::tr("Opponents");
        if (const auto foe = std::find_if(m_fight.fighters.begin(), m_fight.fighters.end(),
                                          [](const InFight& each) { return each.foe; });
            foe != m_fight.fighters.end())
            foes = shortName(foe->card, m_cast);
        row(sheet.top(), {CombatWords::tr("Rounds"), CombatWords::tr("Team"), foes}, typed(m_theme, 0.85),
            m_theme.quiet);
        qreal y = sheet.top() + high;
        for (const LedgerRow& each : rows) {
            m_painter.setPen(QPen(m_theme.rule, 1));
            m_painter.drawLine(QPointF(left, y), QPointF(sheet.right() - 3 * kGrid, y));
            QFont font = typed(m_theme, 0.95);
            font.setBold(each.now);
            const QString name = each.range == kLongRange
                                     ? abilityWord(each.range)
                                     : QStringLiteral("%1 %2").arg(abilityWord(each.range)).arg(each.number);
            row(y,
                {each.now ? QStringLiteral("▸ ") + name : name, takenText(each.byTeam, each.lessByTeam),
                 takenText(each.byFoes, each.lessByFoes)},
                font, m_theme.ink);
            y += high;
        }
    }

    void paintFollowing(const QRectF& room)
    {
        const QFont font = typed(m_theme, 0.95);
        const qreal high = std::max(m_line + 2, std::min(m_line * 1.7, room.height() / 4));
        paintTyped(m_painter, {room.left(), room.top(), room.width(), high}, Qt::AlignLeft,
                   QFontMetricsF(font).elidedText(CombatWords::tr("What follows"), Qt::ElideRight, room.width()), font,
                   m_theme.manilaInk);
        qreal y = room.top() + high;
        // What is too long for its line has another one, where there are enough of them.
        int spare = static_cast<int>((room.bottom() + 2 - y) / high) - static_cast<int>(m_story.following.size());
        for (const Consequence& each : m_story.following) {
            if (y + high > room.bottom() + 2)
                return;
            qreal left = room.left();
            if (each.kind != Consequence::Kind::Nothing) {
                const CardType type = each.kind == Consequence::Kind::Site     ? CardType::Site
                                      : each.kind == Consequence::Kind::Killed ? CardType::Adversary
                                                                               : CardType::Agent;
                paintTypeMark(m_painter, {left, y + (high - 14) / 2, 14, 14}, type, m_theme.of(type));
                left += 14 + 2 * kGrid;
            }
            const qreal wide = room.right() - left;
            const bool breaks = QFontMetricsF(m_theme.small).horizontalAdvance(each.words) > wide && spare > 0;
            spare -= breaks ? 1 : 0;
            m_painter.setFont(fittedToLines(m_theme.small, each.words, wide, breaks ? 2 : 1));
            m_painter.setPen(each.bad ? m_theme.error : m_theme.manilaInk);
            if (breaks)
                paintLines(&m_painter, QRectF(left, y + (high - m_line) / 2, wide, 2 * high), each.words,
                           m_painter.font(), m_painter.pen().color(), 2);
            else
                m_painter.drawText(
                    QRectF(left, y, wide, high), Qt::AlignLeft | Qt::AlignVCenter,
                    m_painter.fontMetrics().elidedText(each.words, Qt::ElideRight, static_cast<int>(wide)));
            y += breaks ? 2 * high : high;
        }
    }

    QPainter& m_painter;
    const PlannedStage& m_stage;
    const FightStory& m_story;
    const FightNow& m_fight;
    const PlayerNames& m_cast;
    const Theme& m_theme;
    const std::function<QRectF(CardRef)>& m_at;
    qreal m_way; // of the blows
    qreal m_line;
};

} // namespace

void paintCombat(QPainter& painter, const PlannedStage& stage, const FightStory& story, const PlayerNames& cast,
                 const Theme& theme, const std::function<QRectF(CardRef)>& at, qreal way)
{
    CombatPainter(painter, stage, story, cast, theme, at, way).paint();
}

} // namespace dossier
