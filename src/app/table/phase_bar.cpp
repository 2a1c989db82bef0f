#include "app/table/phase_bar.h"

#include "app/table/stop_mark.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "desk/plain_tip.h"
#include "wording/play/play_words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

constexpr int kMarkSide = 16;
constexpr int kSlant = 14;     // of a tab's right edge
constexpr int kSlantBelow = 7; // as far as its marks are high
constexpr int kWordsLeft = 2 * kGrid - 1;
constexpr int kWordsRight = kSlant;                  // where names have their tops the edge is not yet far out
constexpr std::array kStretches{87, 80, 74, 68, 62}; // of the letters, in hundredths
constexpr int kLongGame = 20;                        // turns
constexpr int kBetweenTabs = 5;                      // a tab's edge and the gap to the next one
// The mark for "about to investigate" stands third on its tab, before those of the last phase.
constexpr int kBarMark = 2 * static_cast<int>(Phase::Investigation) + 2;

// Where even the narrowest letters have no room a phase goes by its first ones, as an abbreviation: "Requ." tells more
// than "R…".
QString beginningToFit(const QString& name, const QFontMetrics& metrics, double width)
{
    if (metrics.horizontalAdvance(name) <= width)
        return name;
    qsizetype letters = name.size() - 1;
    const auto shortened = [&] { return name.left(letters).trimmed() + QLatin1Char('.'); };
    while (letters > 1 && metrics.horizontalAdvance(shortened()) > width)
        --letters;
    return shortened();
}

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
    mark->setToolTip(plainTip(says));
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

int PhaseBar::mostWords() const
{
    return std::max(24 * kGrid, width() / 5);
}

// Whose turn it is: as wide as the letters, where there is room, else as narrow as the phases, or as their room asks
// for.
QFont PhaseBar::whoseFont() const
{
    QFont font = m_appearance.theme().small;
    const auto fits = [&] {
        return std::all_of(m_all.begin(), m_all.end(), [&](const QString& whose) {
            return QFontMetrics(font).horizontalAdvance(whose) + 3 * kGrid <= mostWords();
        });
    };
    for (const int stretch : kStretches) {
        if (stretch > m_stretch || (m_stretch == kStretches.front() && fits()))
            continue;
        font.setStretch(stretch);
        if (fits())
            break;
    }
    return font;
}

QFont PhaseBar::turnFont() const
{
    QFont font = m_appearance.theme().typewriter;
    font.setPointSizeF(m_appearance.theme().heading.pointSizeF());
    font.setBold(true);
    return font;
}

int PhaseBar::wordsWidth() const
{
    const QFontMetrics metrics(whoseFont());
    int widest = QFontMetrics(turnFont()).horizontalAdvance(tr("Turn %1").arg(std::max(kLongGame, m_turn)));
    for (const QString& whose : m_all) // the tabs stay where they are when the turn changes
        widest = std::max(widest, metrics.horizontalAdvance(whose));
    return std::clamp(widest + 3 * kGrid, 24 * kGrid, mostWords());
}

QFont PhaseBar::nameFont(bool now) const
{
    QFont font = m_appearance.theme().small;
    font.setStretch(m_stretch);
    font.setBold(now);
    return font;
}

// What a tab needs for its name as it is written while it is under way, and for its stops.
std::array<double, kPhases> PhaseBar::neededWidths() const
{
    const QFontMetrics metrics(nameFont(true));
    std::array<double, kPhases> wide{};
    for (int phase = 0; phase < kPhases; ++phase) {
        const int stops = phase == static_cast<int>(Phase::Investigation) ? 3 : 2;
        const int name = metrics.horizontalAdvance(word(static_cast<Phase>(phase))) + kWordsLeft + kWordsRight + 1;
        wide[static_cast<std::size_t>(phase)] = std::max(name, stops * kMarkSide + kGrid + kSlant) + kBetweenTabs;
    }
    return wide;
}

// What is left is shared out; where there is too little room, letters are narrower.
void PhaseBar::placeTabs()
{
    std::array<double, kPhases> wide{};
    double all = 0;
    double room = 0;
    for (const int stretch : kStretches) {
        m_stretch = stretch;
        wide = neededWidths();
        all = std::accumulate(wide.begin(), wide.end(), 0.0);
        room = width() - wordsWidth();
        if (all <= room)
            break;
    }
    double at = width() - room;
    for (std::size_t phase = 0; phase < wide.size(); ++phase) {
        m_lefts[phase] = at;
        at += room < all ? wide[phase] * room / all : wide[phase] + (room - all) / kPhases;
    }
    m_lefts.back() = at;
}

QRectF PhaseBar::tab(int phase) const
{
    const double left = m_lefts[static_cast<std::size_t>(phase)];
    const double right = m_lefts[static_cast<std::size_t>(phase) + 1];
    return {left, kGrid / 2.0, right - left - 3, height() - kGrid / 2.0};
}

void PhaseBar::resizeEvent(QResizeEvent*)
{
    placeMarks();
}

void PhaseBar::placeMarks()
{
    placeTabs();
    for (int i = 0; i < kMarks; ++i) {
        const int phase = phaseOf(i);
        const int first = phase * 2 + (phase > static_cast<int>(Phase::Investigation) ? 1 : 0);
        const QRectF box = tab(phase);
        const int count = phase == static_cast<int>(Phase::Investigation) ? 3 : 2;
        const int side = std::min(kMarkSide, static_cast<int>((box.width() - kGrid - kSlantBelow) / count));
        m_marks[static_cast<std::size_t>(i)]->setGeometry(static_cast<int>(box.left()) + kGrid + (i - first) * side,
                                                          static_cast<int>(box.bottom()) - kMarkSide - kGrid / 2, side,
                                                          kMarkSide);
    }
}

void PhaseBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    const QRectF words(0, kGrid / 2.0, m_lefts.front() - 2 * kGrid, height() - kGrid / 2.0);
    const QString number = tr("Turn %1").arg(m_turn);
    paintTyped(painter, QRectF(words.left(), words.top(), words.width(), words.height() / 2), Qt::AlignLeft, number,
               turnFont(), theme.ink);
    painter.setFont(whoseFont());
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
    painter.setFont(nameFont(now));
    painter.setPen(now ? theme.manilaInk : phase < static_cast<int>(m_phase) ? theme.ink : theme.quiet);
    const QRectF words = box.adjusted(kWordsLeft, kGrid - 1, -kWordsRight, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                     beginningToFit(word(static_cast<Phase>(phase)), painter.fontMetrics(), words.width()));
}

} // namespace dossier
