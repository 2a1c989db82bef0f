#include "app/goldfish/histogram.h"

#include "app/theme/appearance.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr qreal kWidestBar = 14 * kGrid;

} // namespace

Histogram::Histogram(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("histogram"));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void Histogram::show(const Distribution& turns, int unsolved)
{
    m_turns = turns;
    m_unsolved = unsolved;
    describe();
    update();
}

void Histogram::describe()
{
    QStringList parts;
    for (const auto& [turn, games] : m_turns.counts())
        parts << tr("turn %1: %n game(s)", nullptr, games).arg(turn);
    setAccessibleName(tr("Games by the turn in which the X-File was identified"));
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

void Histogram::paintEvent(QPaintEvent*)
{
    if (m_turns.counts().empty())
        return;
    QPainter painter(this);
    const Theme& theme = m_appearance.theme();
    painter.setFont(theme.small);
    const int label = painter.fontMetrics().height() + kGrid;
    const int first = m_turns.counts().begin()->first;
    const int last = m_turns.counts().rbegin()->first;
    const int most = std::ranges::max_element(m_turns.counts(), {}, [](const auto& bar) { return bar.second; })->second;
    const int median = m_turns.median();
    const QRectF area = QRectF(rect()).adjusted(0, label, 0, -label);
    const qreal step = std::min(area.width() / (last - first + 1), kWidestBar);
    // Turns are written below as many bars as have room for them.
    const int every = std::max(1, static_cast<int>(std::ceil(painter.fontMetrics().horizontalAdvance("000") / step)));
    painter.fillRect(QRectF(area.left(), area.bottom(), area.width(), 1), theme.line);
    for (const auto& [turn, games] : m_turns.counts()) {
        const qreal height = area.height() * games / most;
        const QRectF bar(area.left() + (turn - first) * step + 1, area.bottom() - height, step - 2, height);
        painter.fillRect(bar, turn == median ? theme.mark : theme.of(CardType::Agent));
        painter.setPen(theme.quiet);
        if ((turn - first) % every == 0)
            painter.drawText(QRectF(bar.center().x() - 40, area.bottom() + kGrid, 80, label), Qt::AlignHCenter,
                             QLocale().toString(turn));
        if (step >= 7 * kGrid)
            painter.drawText(QRectF(bar.center().x() - 40, bar.top() - label, 80, label), Qt::AlignCenter,
                             QLocale().toString(games));
    }
}

} // namespace dossier
