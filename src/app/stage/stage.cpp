#include "app/stage/stage.h"

#include "app/stage/fight_painter.h"
#include "app/stage/stage_marks.h"
#include "app/stage/stage_words.h"
#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/theme/papers.h"
#include "app/theme/typed.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "table/seat_game.h"
#include "wording/play/thing_text.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

namespace dossier {

namespace {

constexpr int kSlideMs = 140;
constexpr int kOpenMs = 160;
constexpr int kBlowMs = 160;

QFont typedFont(const Theme& theme, qreal points)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(points);
    font.setBold(true);
    return font;
}

} // namespace

Stage::Stage(const Desk& desk, SeatGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_marks(new StageMarks(desk, game, *this, parent))
{
    setObjectName(QStringLiteral("stage"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    const auto prepare = [this](QVariantAnimation& motion, int milliseconds) {
        motion.setDuration(milliseconds);
        motion.setEasingCurve(QEasingCurve::OutCubic);
        motion.setStartValue(0.0);
        motion.setEndValue(1.0);
        connect(&motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    };
    prepare(m_motion, kSlideMs);
    prepare(m_opening, kOpenMs);
    prepare(m_blows, kBlowMs);
    connect(&m_opening, &QVariantAnimation::valueChanged, this, [this](const QVariant& at) {
        const QRectF from(m_openFrom);
        const QRectF to(m_plan.stage.rect);
        const qreal way = at.toReal();
        setGeometry(QRectF(from.topLeft() + (to.topLeft() - from.topLeft()) * way,
                           from.size() + (to.size() - from.size()) * way)
                        .toRect());
    });
    connect(&m_opening, &QVariantAnimation::finished, this, &Stage::settle);
    connect(&desk.appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void Stage::show(const BoardPlan& plan)
{
    const bool on = static_cast<bool>(plan.stage);
    const bool begins = on && !m_plan.stage && mayMove();
    const QRect from = begins ? placeOf(plan.stage.site) : QRect();
    m_plan = plan;
    setVisible(on);
    if (!on) {
        m_opening.stop();
        m_marks->hide();
        m_site = {};
        m_meter = {};
        m_marks->forget();
        return;
    }
    read();
    setAccessibleName(plan.stage.fight ? spokenFight(m_game, m_stack) : spokenCheck(m_game, m_parts, m_stack));
    lower();
    if (!from.isEmpty())
        open(from);
    else if (!isOpening())
        settle();
}

// In its place, with all that lies on it.
void Stage::settle()
{
    if (!m_plan.stage)
        return;
    setGeometry(m_plan.stage.rect);
    m_marks->setVisible(true);
    m_marks->show(m_plan.stage);
    update();
}

// The folder grows from where its Site lay; what stands in it comes when it is there.
void Stage::open(const QRect& from)
{
    m_openFrom = from;
    m_marks->hide();
    setGeometry(from);
    m_opening.start();
}

bool Stage::mayMove() const
{
    return !m_desk.appearance.calm() && parentWidget()->isVisible() && m_game.pace() > 0 && !m_game.isStepping();
}

void Stage::raiseMarks()
{
    m_marks->raise();
}

bool Stage::isMoving() const
{
    return isOpening() || m_motion.state() == QAbstractAnimation::Running ||
           m_blows.state() == QAbstractAnimation::Running;
}

void Stage::hurry()
{
    if (isOpening()) {
        m_opening.stop();
        settle();
    }
    m_blows.stop();
    m_motion.stop();
    m_marks->hurry();
    update();
}

QRect Stage::placeOf(CardRef card) const
{
    const auto lies = std::find_if(m_plan.cards.begin(), m_plan.cards.end(),
                                   [card](const PlannedCard& each) { return card && each.ref == card; });
    return lies == m_plan.cards.end() ? QRect() : lies->rect;
}

QRect Stage::onStage(CardRef card) const
{
    const QRect place = placeOf(card);
    return m_plan.stage.rect.contains(place.center()) ? place : QRect();
}

void Stage::read()
{
    m_stack = m_game.view().stack;
    m_result = resultOf(m_game);
    std::optional<FightStory> fight = fightStoryOf(m_game);
    const bool strikes =
        fight && !fight->fight.blows.empty() && (!m_fight || m_fight->fight.blows != fight->fight.blows);
    m_fight = std::move(fight);
    if (strikes && mayMove())
        m_blows.start();
    else if (!m_fight)
        m_blows.stop();
    readLevel();
    m_situation = situationOf(m_game, m_parts);
}

// Of a check that is over, what it came to as it ended; after a step back, too, where it was seen before.
CheckParts Stage::lastOfSite() const
{
    const CardRef site = m_game.seen().investigation.site;
    const auto after = m_lately.upper_bound(m_game.view().position);
    for (auto at = std::make_reverse_iterator(after); m_result && at != m_lately.rend(); ++at)
        if (at->second.site == site)
            return at->second.check.level == m_result->level && at->second.check.needed == m_result->needed
                       ? at->second
                       : CheckParts();
    return {};
}

// A check that has ended stays to be seen until its Site has been left, or until a step back to before it began.
void Stage::readLevel()
{
    const int position = m_game.view().position;
    CheckParts parts = m_game.view().check;
    if (!m_game.isStepping()) // what was seen further on may have been another check
        m_lately.erase(m_lately.upper_bound(position), m_lately.end());
    if (!parts)
        parts = lastOfSite();
    else
        m_lately[position] = parts;
    const CardRef site = parts ? parts.site : m_game.seen().investigation.site;
    const bool same = site == m_site;
    if (!parts && same && position >= m_levelAt)
        return;
    m_levelAt = position;
    m_parts = std::move(parts);
    m_site = site;
    LevelMeter meter = m_parts ? meterOf(m_parts, m_game.cast()) : LevelMeter();
    if (meter == m_meter)
        return;
    const auto differs =
        std::mismatch(meter.pieces.begin(), meter.pieces.end(), m_meter.pieces.begin(), m_meter.pieces.end());
    m_fresh = same ? static_cast<std::size_t>(differs.first - meter.pieces.begin()) : 0;
    m_from = same ? m_meter.level : 0;
    m_meter = std::move(meter);
    move();
}

void Stage::move()
{
    m_motion.stop();
    if (!m_desk.appearance.calm() && isVisible())
        m_motion.start();
}

QRectF Stage::inside(const QRect& onBoard) const
{
    return QRectF(onBoard).translated(-m_plan.stage.rect.topLeft());
}

// --- Painting -------------------------------------------------------------------------------------------------------

void Stage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_desk.appearance.theme();
    const PlannedStage& stage = m_plan.stage;
    const CardName site = m_game.view().name(stage.site);
    FolderWords words;
    if (stage.fight) {
        words = {tr("Combat"), site.isKnown() ? tr("at %1", "a Site").arg(m_game.nameOf(stage.site)) : QString(),
                 sides()};
    } else {
        words.title = site.isKnown() ? m_game.nameOf(stage.site) : cardText(m_parts.called, m_game.cast());
        words.second = tr("turn %1").arg(m_game.seen().turn);
        if (site.isKnown() && m_game.cast().pool[site.card].site)
            words.beside = whatItAsks(*m_game.cast().pool[site.card].site);
    }
    paintFolder(painter, rect(), words, theme);
    if (isOpening())
        return;
    stage.fight ? paintFight(painter) : paintCheck(painter);
    paintWaiting(painter);
}

// Once the check is over, "if solved" is over, too.
QString Stage::whatItAsks(const SiteFacts& site) const
{
    if (atLowerNumber())
        return tr("at this level it asks %1 alone").arg(namedQuestionOf(m_game, m_parts));
    if (m_result && !m_result->passed)
        return {};
    return (m_result ? tr("solved: it asks %1") : tr("if solved, it asks %1")).arg(asks(site));
}

// SITE-8: enough for the question that the Site names, and no more.
bool Stage::atLowerNumber() const
{
    if (m_result)
        return m_result->passed && m_result->level < m_result->needed;
    return m_parts && m_parts.reduced > 0 && m_parts.check.level >= m_parts.reduced &&
           m_parts.check.level < m_parts.check.needed;
}

// "Team 2 against The Mechanic"; of Agents whom a text lets fight each other, their names.
QString Stage::sides() const
{
    const Observation& seen = m_game.seen();
    const auto named = [this](const auto& cards, auto refOf) {
        QStringList names;
        for (const auto& card : cards)
            if (const QString name = m_game.nameOf(refOf(card)); !names.contains(name))
                names << name;
        return names;
    };
    const auto itself = [](CardRef card) { return card; };
    QStringList foes = named(seen.foes, [](const SeenFighter& foe) { return foe.card.ref; });
    foes << named(m_plan.fight.beaten, itself) << named(m_plan.fight.turned, itself);
    foes.removeDuplicates();
    const QString against = foes.join(QStringLiteral(", "));
    const QString alone = named(m_plan.fight.alone, itself).join(QStringLiteral(", "));
    if (!alone.isEmpty() && !foes.isEmpty())
        return tr("%1 against %2", "who fights whom").arg(alone, against);
    if (m_plan.stage.team == kNoTeam || foes.isEmpty())
        return against;
    return tr("Team %1 against %2").arg(m_plan.stage.team + 1).arg(against);
}

// The level in large figures, how it stands, its pieces.
void Stage::paintCheck(QPainter& painter)
{
    const Theme& theme = m_desk.appearance.theme();
    const PlannedStage& stage = m_plan.stage;
    if (!stage.site || !placeOf(stage.site).isEmpty()) {
        painter.setPen(QPen(theme.manilaLine, 1, Qt::DotLine));
        const qreal x = inside(stage.meter).left() - 3 * kGrid;
        if (stage.site)
            painter.drawLine(QPointF(x, inside(stage.meter).top()), QPointF(x, inside(stage.agents).bottom()));
    }
    if (m_parts || m_result)
        paintLevel(painter, inside(stage.meter));
    // What small cards add lies there, and the situation says which Team it is.
    const bool covered = m_game.seen().check && std::ranges::any_of(m_parts.parts, [this](const LevelPart& part) {
                             const QRect place = part.kind == LevelPart::Kind::Agent ? placeOf(part.ref) : QRect();
                             return !place.isEmpty() && StageMarks::isNarrow(place);
                         });
    if (stage.team != kNoTeam && !covered) {
        const QRectF agents = inside(stage.agents);
        const QFont font = typedFont(theme, theme.small.pointSizeF());
        const qreal high = std::max(16.0, QFontMetricsF(theme.small).height());
        paintTyped(painter, {agents.left(), agents.top() - 2 * kGrid, agents.width(), high}, Qt::AlignLeft,
                   tr("Team %1").arg(stage.team + 1), font, theme.manilaInk);
    }
}

void Stage::paintLevel(QPainter& painter, const QRectF& room)
{
    const Theme& theme = m_desk.appearance.theme();
    const auto& result = m_result;
    const Standing standing = result ? Standing{resultWords(*result), result->passed}
                                     : standingOf(m_parts, false, namedQuestionOf(m_game, m_parts));
    const int level = result ? result->level : m_parts.check.level;
    const int needed = result ? result->needed : m_parts.check.needed;
    const QColor colour = standing.enough ? theme.good : theme.error;
    const qreal line = QFontMetricsF(theme.small).height();
    const qreal high = std::clamp(room.height() * 0.24, line * 1.2, line * 3.6);
    const QFont large = typedFont(theme, std::max(theme.text.pointSizeF() * 1.2, high * 0.62));
    const QFontMetricsF figures(large);
    // Where nothing waits its place is free for words.
    const bool waits = !m_stack.empty() || std::any_of(m_plan.cards.begin(), m_plan.cards.end(),
                                                       [](const PlannedCard& card) { return card.waiting; });
    const qreal right = waits ? room.right() : std::max(room.right(), inside(m_plan.stage.stack).right());
    qreal x = room.left();
    const auto figure = [&](int number, const QColor& ink) {
        const QString words = QString::number(number);
        paintTyped(painter, {x, room.top(), figures.horizontalAdvance(words) + 4, high}, Qt::AlignLeft, words, large,
                   ink);
        x += figures.horizontalAdvance(words) + 2 * kGrid;
    };
    const auto say = [&](const QString& words, const QFont& font, const QColor& ink) {
        painter.setFont(font);
        painter.setPen(ink);
        const qreal wide = std::min(QFontMetricsF(font).horizontalAdvance(words) + 2, right - x);
        painter.drawText(QRectF(x, room.top(), wide, high), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(words, Qt::ElideRight, wide));
        x += wide + 2 * kGrid;
    };
    figure(level, colour);
    say(tr("against", "a level and the one needed"), theme.text, theme.manilaInk);
    figure(needed, theme.manilaInk);
    QFont bold = theme.text;
    bold.setBold(true);
    x += kGrid;
    say((standing.enough ? QStringLiteral("✓ ") : QStringLiteral("✕ ")) + standing.words, bold, colour);
    painter.setFont(theme.small);
    painter.setPen(theme.manilaInk);
    painter.drawText(QRectF(room.left(), room.top() + high, right - room.left(), line),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(theme.small).elidedText(m_situation, Qt::ElideRight, right - room.left()));
    if (result && result->level != m_meter.sum()) // its parts have gone
        return;
    const QRectF below = room.adjusted(0, high + line + 2 * kGrid, 0, 0);
    if (below.height() < leastMeterHeight(theme)) // it would lie on the Team's name
        return;
    const bool moves = m_motion.state() == QAbstractAnimation::Running;
    const qreal way = moves ? m_motion.currentValue().toReal() : 1;
    paintMeter(painter, below, m_meter,
               {m_from + (m_meter.level - m_from) * way, moves ? m_fresh : m_meter.pieces.size(), way}, theme);
}

void Stage::paintFight(QPainter& painter)
{
    if (m_fight)
        paintCombat(
            painter, m_plan.stage, *m_fight, m_game.cast(), m_desk.appearance.theme(),
            [this](CardRef card) { return inside(onStage(card)); },
            m_blows.state() == QAbstractAnimation::Running ? m_blows.currentValue().toReal() : 1);
}

// "Stack · 2" above, what comes next below.
void Stage::paintWaiting(QPainter& painter)
{
    const auto first =
        std::find_if(m_plan.cards.begin(), m_plan.cards.end(), [](const PlannedCard& card) { return card.waiting; });
    const bool cards = first != m_plan.cards.end();
    if (m_stack.empty() && !cards)
        return;
    const Theme& theme = m_desk.appearance.theme();
    const QRectF room = inside(m_plan.stage.stack);
    const qreal line = QFontMetricsF(theme.small).height();
    const bool slips = cards && first->look == PlannedCard::Slip; // there is little room, and they say themselves
    if (slips && inside(first->rect).top() < room.top() + line)
        return;
    paintTyped(painter, {room.left(), room.top(), room.width(), line + kGrid}, Qt::AlignLeft,
               m_stack.empty() ? tr("Takes effect") : tr("Stack · %1").arg(m_stack.size()),
               typedFont(theme, theme.text.pointSizeF()), theme.manilaInk);
    painter.setFont(theme.small);
    painter.setPen(theme.manilaInk);
    if (m_stack.empty() || slips)
        return;
    // Below the cards; what resolves next in words, too, and whatever has no card there.
    QStringList said;
    qreal top = room.top() + line + 2 * kGrid;
    for (const Waiting& each : m_stack) {
        const QRect place = placeOf(each.ref);
        const bool seen = cards && !place.isEmpty() && m_plan.stage.stack.contains(place.center());
        if (!seen || said.isEmpty())
            said << waitingText(each, m_game);
    }
    for (const PlannedCard& card : m_plan.cards)
        if (card.waiting)
            top = std::max(top, inside(card.rect).bottom() + 1.5 * line);
    const QRectF words(room.left(), std::min(top, room.bottom() - 3 * line), room.width(),
                       room.bottom() - std::min(top, room.bottom() - 3 * line));
    const QString between = cards ? QStringLiteral("\n") : QStringLiteral("\n\n");
    constexpr int kBroken = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const auto high = [&] { return painter.boundingRect(words, kBroken, said.join(between)).height(); };
    while (said.size() > 2 && high() > words.height()) { // their number stands above
        said.removeLast();
        said.last() = QStringLiteral("…");
    }
    if (said.size() == 2 && high() > words.height())
        said.removeLast();
    painter.setClipRect(words, Qt::IntersectClip);
    painter.drawText(words, kBroken, said.join(between));
    painter.setClipping(false);
}

} // namespace dossier
