#include "app/table/phase_bar.h"

#include "app/table/stop_mark.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "wording/play/play_words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

constexpr int kMarkSide = 16;
constexpr int kSlant = 14; // of a tab's right edge
// The longer a name, the wider its tab.
constexpr std::array<double, kPhases> kShares{1, 0.86, 1.08, 1.08, 1.34, 1.2, 1.06};
// The mark for "about to investigate" stands third on its tab, before those of the last phase.
constexpr int kBarMark = 2 * static_cast<int>(Phase::Investigation) + 2;

} // namespace

PhaseBar::PhaseBar(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("phaseBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    int index = 0;
    for (int i = 0; i < kPhases; ++i) {
        const QString phase = word(static_cast<Phase>(i));
        addMark(index++, StopMark::Circle, tr("Stop in my turns: %1").arg(phase));
        addMark(index++, StopMark::Diamond, tr("Stop in the turns of others: %1").arg(phase));
        if (index == kBarMark)
            addMark(index++, StopMark::Bar, tr("Stop where a Team is about to investigate"));
    }
}

void PhaseBar::addMark(int index, int shape, const QString& says)
{
    auto* mark = new StopMark(static_cast<StopMark::Shape>(shape), m_appearance, this);
    mark->setObjectName(QStringLiteral("stop%1").arg(index));
    mark->setAccessibleName(says);
    mark->setToolTip(says);
    mark->setFocusPolicy(index == 0 ? Qt::TabFocus : Qt::NoFocus); // the arrow keys lead on
    connect(mark, &QAbstractButton::clicked, this, [this, index](bool set) { choose(index, set); });
    connect(mark, &StopMark::stepWanted, this, [this, index](int by) {
        m_marks[static_cast<std::size_t>((index + by + kMarks) % kMarks)]->setFocus(Qt::OtherFocusReason);
    });
    m_marks[static_cast<std::size_t>(index)] = mark;
}

int PhaseBar::phaseOf(int mark) const
{
    return mark <= kBarMark ? std::min(mark / 2, static_cast<int>(Phase::Investigation)) : (mark - 1) / 2;
}

void PhaseBar::choose(int mark, bool set)
{
    PhaseStops& stops = m_stops.phases[static_cast<std::size_t>(phaseOf(mark))];
    const auto shown = [&](int at) { return m_marks[static_cast<std::size_t>(at)]->isChecked(); };
    if (mark == kBarMark)
        m_stops.beforeSite = set;
    else if (const int first = mark < kBarMark ? mark / 2 * 2 : kBarMark + 1; mark == first)
        stops.mine = shown(mark);
    else
        stops.others = shown(mark);
    emit stopsChosen(m_stops);
}

void PhaseBar::setStops(const TableStops& stops)
{
    m_stops = stops;
    int index = 0;
    for (const PhaseStops& phase : stops.phases) {
        m_marks[static_cast<std::size_t>(index++)]->setChecked(phase.mine);
        m_marks[static_cast<std::size_t>(index++)]->setChecked(phase.others);
        if (index == kBarMark)
            m_marks[static_cast<std::size_t>(index++)]->setChecked(stops.beforeSite);
    }
}

void PhaseBar::focusStops()
{
    const int first = static_cast<int>(m_phase) * 2 + (m_phase > Phase::Investigation ? 1 : 0);
    m_marks[static_cast<std::size_t>(first)]->setFocus(Qt::OtherFocusReason);
}

void PhaseBar::show(Phase phase, int turn, const QStringList& whose, int active)
{
    m_phase = phase;
    m_turn = turn;
    m_whose = whose.value(active);
    m_all = whose;
    setAccessibleName(tr("Turn %1: %2. Phase: %3").arg(turn).arg(m_whose, word(phase)));
    for (int i = 0; i < kMarks; ++i)
        m_marks[static_cast<std::size_t>(i)]->setOnPresent(phaseOf(i) == static_cast<int>(phase));
    placeMarks();
    update();
}

QSize PhaseBar::sizeHint() const
{
    return {640, QFontMetrics(m_appearance.theme().small).height() + kMarkSide + 3 * kGrid};
}

int PhaseBar::wordsWidth() const
{
    const QFontMetrics metrics(m_appearance.theme().small);
    int widest = 0; // the tabs stay where they are when the turn changes
    for (const QString& whose : m_all)
        widest = std::max(widest, metrics.horizontalAdvance(whose));
    return std::clamp(widest + 4 * kGrid, 24 * kGrid, std::max(24 * kGrid, width() / 5));
}

QRectF PhaseBar::tab(int phase) const
{
    const double all = std::accumulate(kShares.begin(), kShares.end(), 0.0);
    const double before = std::accumulate(kShares.begin(), kShares.begin() + phase, 0.0);
    const int left = wordsWidth();
    const double room = width() - left;
    const double wide = room * kShares[static_cast<std::size_t>(phase)] / all;
    return {left + room * before / all, kGrid / 2.0, wide - 3, height() - kGrid / 2.0};
}

void PhaseBar::resizeEvent(QResizeEvent*)
{
    placeMarks();
}

void PhaseBar::placeMarks()
{
    for (int i = 0; i < kMarks; ++i) {
        const int phase = phaseOf(i);
        const int first = phase * 2 + (phase > static_cast<int>(Phase::Investigation) ? 1 : 0);
        const QRectF box = tab(phase);
        m_marks[static_cast<std::size_t>(i)]->setGeometry(
            static_cast<int>(box.left()) + kGrid + (i - first) * kMarkSide,
            static_cast<int>(box.bottom()) - kMarkSide - kGrid / 2, kMarkSide, kMarkSide);
    }
}

void PhaseBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    QFont turn = theme.typewriter;
    turn.setPointSizeF(theme.heading.pointSizeF());
    turn.setBold(true);
    const QRectF words(0, kGrid / 2.0, wordsWidth() - 2 * kGrid, height() - kGrid / 2.0);
    const QString number = tr("Turn %1").arg(m_turn);
    paintTyped(painter, QRectF(words.left(), words.top(), words.width(), words.height() / 2), Qt::AlignLeft, number,
               turn, theme.ink);
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(m_whose, Qt::ElideRight, static_cast<int>(words.width())));
    for (int phase = 0; phase < kPhases; ++phase)
        paintTab(painter, phase);
}

// What is over has a line along its upper edge.
void PhaseBar::paintTab(QPainter& painter, int phase)
{
    const Theme& theme = m_appearance.theme();
    const bool now = phase == static_cast<int>(m_phase);
    const QRectF box = tab(phase).adjusted(1, 1, -1, -1);
    QPainterPath path(box.bottomLeft());
    path.lineTo(box.left(), box.top() + 6);
    path.quadTo(box.topLeft(), QPointF(box.left() + 6, box.top()));
    path.lineTo(box.right() - kSlant, box.top());
    path.lineTo(box.bottomRight());
    path.closeSubpath();
    painter.setPen(QPen(now ? theme.mark : theme.zoneLine, now ? 1.6 : 1));
    painter.setBrush(now ? theme.manila : theme.zone);
    painter.drawPath(path);
    if (phase < static_cast<int>(m_phase)) {
        painter.setPen(QPen(theme.mark, 2.4));
        painter.drawLine(QPointF(box.left() + 6, box.top()), QPointF(box.right() - kSlant, box.top()));
    }
    QFont font = theme.small;
    font.setStretch(87);
    font.setBold(now);
    painter.setFont(font);
    painter.setPen(now ? theme.manilaInk : phase < static_cast<int>(m_phase) ? theme.ink : theme.quiet);
    const QRectF words = box.adjusted(2 * kGrid - 1, kGrid - 1, -kSlant / 2.0, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(word(static_cast<Phase>(phase)), Qt::ElideRight,
                                                      static_cast<int>(words.width())));
}

} // namespace dossier
