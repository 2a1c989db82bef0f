#include "app/stage/stage_marks.h"

#include "app/stage/stage.h"
#include "app/stage/stage_words.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "table/seat_game.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr int kCardTurnMs = 160;
constexpr int kNextMs = 120; // later the next card begins

const SeenSite* seenSite(const Observation& seen, CardRef site)
{
    for (const SeenPlayer& player : seen.players)
        for (const SeenSite& each : player.sites)
            if (each.ref == site)
                return &each;
    return nullptr;
}

} // namespace

bool StageMarks::isNarrow(const QRectF& place)
{
    return place.width() < 17 * kGrid;
}

StageMarks::StageMarks(const Desk& desk, SeatGame& game, const Stage& stage, QWidget* board)
    : QWidget(board)
    , m_desk(desk)
    , m_game(game)
    , m_stage(stage)
{
    setObjectName(QStringLiteral("stageMarks"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, [this] {
        m_turning.clear();
        update();
    });
    connect(&desk.appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void StageMarks::show(const PlannedStage& planned)
{
    if (planned.site != m_planned.site)
        forget();
    m_planned = planned;
    const Occasion& occasion = m_game.view().occasion;
    const auto isBluff = [&](const CardName& card) {
        return card.isKnown() && m_game.cast().pool[card.card].type == CardType::Bluff;
    };
    const bool waits = occasion.waiting && !isBluff(occasion.waiting->card); // a Bluff is one of those turned over
    m_revealing = !occasion.window && !waits && !resultOf(m_game);
    setGeometry(planned.rect);
    turnOver();
    raise();
    update();
}

void StageMarks::forget()
{
    m_open.clear();
    hurry();
}

void StageMarks::hurry()
{
    m_motion.stop();
    m_turning.clear();
}

// BLUFF-25: all are public at once; one after the other is only the motion.
void StageMarks::turnOver()
{
    const SeenSite* site = seenSite(m_game.seen(), m_planned.site);
    std::vector<CardRef> fresh;
    for (std::size_t i = 0; site && i < site->open.size(); ++i)
        if (m_open.insert(site->open[i].ref).second)
            fresh.push_back(site->open[i].ref);
    if (fresh.empty() || m_desk.appearance.calm() || !isVisible())
        return;
    m_motion.stop();
    m_turning = std::move(fresh);
    const int all = kCardTurnMs + kNextMs * (static_cast<int>(m_turning.size()) - 1);
    m_motion.setDuration(all);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(static_cast<qreal>(all));
    m_motion.start();
}

QRectF StageMarks::inside(const QRect& onBoard) const
{
    return QRectF(onBoard).translated(-m_planned.rect.topLeft());
}

// --- Painting -------------------------------------------------------------------------------------------------------

void StageMarks::paintEvent(QPaintEvent*)
{
    if (!m_planned)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_planned.fight) {
        paintBeaten(painter);
    } else {
        paintParts(painter);
        paintUnder(painter);
        paintTurning(painter);
    }
    paintStack(painter);
}

// Words on a filled pill, centred there and within the stage.
QRectF StageMarks::pill(QPainter& painter, const QPointF& centre, const QString& words, const QColor& fill,
                        const QColor& ink, qreal times)
{
    const Theme& theme = m_desk.appearance.theme();
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.text.pointSizeF() * times);
    font.setBold(true);
    const qreal wide = QFontMetricsF(font).horizontalAdvance(words) + 4 * kGrid;
    const qreal high = QFontMetricsF(theme.text).height() * times + 2;
    QRectF box(centre.x() - wide / 2, centre.y() - high / 2, wide, high);
    box.moveLeft(std::clamp(box.left(), 2.0, std::max(2.0, width() - wide - 2)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box, high / 2, high / 2);
    paintTyped(painter, box, Qt::AlignHCenter, words, font, ink);
    return box;
}

// "+3" at each Agent's upper right corner: what he adds with all that serves him alone. On a small card it lies above,
// on the folder, lest it hide the card's figures and name.
void StageMarks::paintParts(QPainter& painter)
{
    if (!m_game.seen().check)
        return;
    const Theme& theme = m_desk.appearance.theme();
    for (const LevelPart& part : m_stage.parts().parts) {
        const bool person = part.kind == LevelPart::Kind::Agent || part.kind == LevelPart::Kind::Joined;
        const QRectF place = person ? inside(m_stage.placeOf(part.ref)) : QRectF();
        if (place.isEmpty())
            continue;
        int sum = 0;
        for (const LevelPart& each : m_stage.parts().parts)
            sum += &each == &part || each.agent == part.ref ? each.amount : 0;
        const qreal above = isNarrow(place) ? QFontMetricsF(theme.text).height() / 2 : 0;
        pill(painter, {place.right() - 12, place.top() - above}, signedFigure(sum), theme.of(CardType::Agent),
             theme.field, 1.05);
    }
}

// A Bluff in use says what it takes; what is none stays faint.
void StageMarks::paintUnder(QPainter& painter)
{
    const SeenSite* site = seenSite(m_game.seen(), m_planned.site);
    const Theme& theme = m_desk.appearance.theme();
    for (std::size_t i = 0; site && i < site->open.size(); ++i) {
        const SeenCard& card = site->open[i];
        const QRectF place = inside(m_stage.placeOf(card.ref));
        if (place.isEmpty() || std::find(m_turning.begin(), m_turning.end(), card.ref) != m_turning.end())
            continue;
        const bool bluff = m_game.cast().pool[card.card].type == CardType::Bluff;
        int amount = 0;
        for (const LevelPart& part : m_stage.parts().parts)
            amount += part.ref == card.ref ? part.amount : 0;
        if (!bluff) {
            QColor veil = theme.manilaEdge;
            veil.setAlphaF(0.5F);
            painter.setPen(Qt::NoPen);
            painter.setBrush(veil);
            painter.drawRoundedRect(place, 4, 4);
        }
        const QString words = !bluff        ? tr("no Bluff")
                              : amount != 0 ? tr("used: %1", "a Bluff, and what it adds").arg(signedFigure(amount))
                              : m_revealing ? tr("turned over")
                                            : tr("used", "a Bluff");
        const bool narrow = isNarrow(place);
        if (!narrow || amount != 0)
            pill(painter, {place.center().x(), place.bottom()}, narrow ? signedFigure(amount) : words, theme.raised,
                 theme.ink, 0.85);
    }
}

// What resolves next, and the way to its target.
void StageMarks::paintStack(QPainter& painter)
{
    const auto& stack = m_stage.stack();
    const Theme& theme = m_desk.appearance.theme();
    for (std::size_t i = stack.size(); i-- > 0;) {
        const QRectF place = inside(m_stage.placeOf(stack[i].ref));
        if (place.isEmpty() || !rect().contains(place.center().toPoint()))
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(i == 0 ? theme.mark : theme.quiet, i == 0 ? 2.6 : 1.6, i == 0 ? Qt::SolidLine : Qt::DashLine));
        if (i == 0)
            painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 6, 6);
        if (i > 0)
            continue;
        if (const QRectF target = inside(m_stage.placeOf(stack[i].aimAt)); !target.isEmpty() && target != place) {
            // Low, so that it crosses neither meter nor words.
            const bool right = target.center().x() > place.center().x();
            const QPointF from(right ? place.right() : place.left(), place.bottom() - 3 * kGrid);
            const qreal highest = target.top() + std::min(4.0 * kGrid, target.height() / 2); // of a slip, its middle
            const qreal lowest = std::max(highest, target.bottom() - 2 * kGrid);
            const QPointF to(right ? target.left() : target.right(), std::clamp(from.y(), highest, lowest));
            const bool here = rect().contains(to.toPoint());
            if (!here && !inside(m_planned.stack).contains(place.center()))
                return paintNext(painter, place); // among Agents it would seem to be aimed at the next one
            const QPointF tip = here ? to : QPointF(from.x() + (right ? 30 : -30), from.y());
            const QPointF way(right ? 40 : -40, 0);
            QPainterPath path(from);
            path.cubicTo(from + way, tip - way, tip);
            painter.setPen(QPen(theme.mark, 2.2, Qt::SolidLine, Qt::RoundCap));
            painter.drawPath(path);
            const qreal back = right ? -8 : 8;
            painter.drawLine(tip, tip + QPointF(back, -6));
            painter.drawLine(tip, tip + QPointF(back, 6));
        }
        paintNext(painter, place);
    }
}

// At the foot of the card, within the folder.
void StageMarks::paintNext(QPainter& painter, const QRectF& place)
{
    const Theme& theme = m_desk.appearance.theme();
    const qreal y = std::min(place.bottom() + 2, rect().bottom() - QFontMetricsF(theme.text).height());
    if (place.height() > 2 * QFontMetricsF(theme.small).height()) // else it would hide what comes after
        pill(painter, {place.center().x(), y}, tr("resolves next"), theme.mark, theme.onMark, 0.85);
}

void StageMarks::paintBeaten(QPainter& painter)
{
    if (!m_stage.fight())
        return;
    const Theme& theme = m_desk.appearance.theme();
    for (const InFight& each : m_stage.fight()->fight.fighters) {
        const QRectF place = inside(m_stage.onStage(each.ref));
        if (place.isEmpty() || each.health < 0 || each.health > each.threatened)
            continue;
        const bool agent = each.card.isKnown() && m_game.cast().pool[each.card.card].agent;
        if (!each.foe && isNarrow(place)) // what follows says it in words
            pill(painter, {place.right() - kGrid, place.top() + 2 * kGrid}, QStringLiteral("✕"), theme.error,
                 theme.field, 0.85);
        else
            pill(painter, {place.center().x(), each.foe ? place.bottom() : place.center().y()},
                 agent ? tr("to the Hospital") : tr("killed"), theme.error, theme.field, 0.85);
    }
}

// Narrower and narrower the back, wider and wider the face below it.
void StageMarks::paintTurning(QPainter& painter)
{
    if (m_turning.empty())
        return;
    const Theme& theme = m_desk.appearance.theme();
    const qreal now = m_motion.currentValue().toReal();
    for (std::size_t i = 0; i < m_turning.size(); ++i) {
        const QRectF place = inside(m_stage.placeOf(m_turning[i]));
        const qreal way = std::clamp((now - static_cast<qreal>(i) * kNextMs) / kCardTurnMs, 0.0, 1.0);
        if (place.isEmpty() || way >= 1)
            continue;
        const qreal open = std::abs(1 - 2 * way) * place.width();
        QRectF card(place.center().x() - open / 2, place.top(), open, place.height());
        QPainterPath around;
        around.addRect(place);
        if (way >= 0.5) {
            QPainterPath face;
            face.addRect(card);
            around = around.subtracted(face);
        }
        painter.fillPath(around, theme.manilaEdge);
        if (way >= 0.5)
            continue;
        painter.setPen(QPen(theme.backLine, 1));
        painter.setBrush(theme.back);
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
}

} // namespace dossier
