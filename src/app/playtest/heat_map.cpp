#include "app/playtest/heat_map.h"

#include "app/playtest/error_bar.h"
#include "app/theme/appearance.h"
#include "desk/plain_tip.h"
#include "desk/playtest/series_tables.h"
#include "engine/players/playtest/strength.h"
#include "wording/words/semicolon.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

constexpr qreal kSlant = 40; // degrees
// In letters of the text, whatever its size.
constexpr int kLongestName = 30;
constexpr int kLongestHead = 24; // of a column's name, which stands aslant
constexpr int kEloLetters = 8;
constexpr double kStrongest = 0.45; // of the colour over the field

} // namespace

HeatMap::HeatMap(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("heatMap"));
    setAccessibleName(tr("Decks against decks"));
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void HeatMap::show(const PlayedSeries& series)
{
    const QLocale locale;
    const std::vector<Strength> elo = strengths(series.setup, series.tally);
    const std::size_t count = series.setup.entrants.size();
    const auto name = [&](std::size_t deck) { return QString::fromStdString(nameOf(series.setup, deck)); };
    const RateMatrix rates = ratesBetween(series.setup, series.tally);
    m_rows.clear();
    QStringList words;
    for (std::size_t row = 0; row < count; ++row) {
        Row shown{name(row), locale.toString(static_cast<qlonglong>(std::llround(elo[row].elo))), {}};
        for (std::size_t column = 0; column < count; ++column) {
            const auto& rate = rates[row][column];
            if (!rate) {
                shown.cells.emplace_back();
                continue;
            }
            shown.cells.push_back(
                Cell{*rate, tr("%1 won %2 of the points against %3").arg(name(row), rateWords(*rate), name(column))});
            words << shown.cells.back()->words;
        }
        m_rows.push_back(std::move(shown));
    }
    setAccessibleDescription(words.join(semicolon()));
    updateGeometry();
    update();
}

int HeatMap::cellSide() const
{
    return QFontMetrics(m_appearance.theme().text).horizontalAdvance(QStringLiteral("100▲")) + 2 * kGrid;
}

int HeatMap::nameWidth() const
{
    QFont bold = m_appearance.theme().text; // as the first one is set
    bold.setBold(true);
    const QFontMetrics letters(bold);
    int widest = 0;
    for (const Row& row : m_rows)
        widest = std::max(widest, letters.horizontalAdvance(row.name));
    return std::min(widest + 2 * kGrid, kLongestName * letters.averageCharWidth());
}

int HeatMap::headLength() const
{
    return kLongestHead * QFontMetrics(m_appearance.theme().small).averageCharWidth();
}

int HeatMap::eloWidth() const
{
    return kEloLetters * QFontMetrics(m_appearance.theme().text).averageCharWidth();
}

int HeatMap::headHeight() const
{
    return static_cast<int>(headLength() * std::sin(kSlant * 3.14159265 / 180)) + 4 * kGrid;
}

QSize HeatMap::sizeHint() const
{
    const int side = cellSide() * static_cast<int>(m_rows.size());
    const int aslant = static_cast<int>(headLength() * std::cos(kSlant * 3.14159265 / 180));
    return {nameWidth() + side + std::max(eloWidth(), aslant), headHeight() + side + kGrid};
}

const HeatMap::Cell* HeatMap::cellAt(const QPoint& position) const
{
    const QPoint inside = position - QPoint(nameWidth(), headHeight());
    const auto row = static_cast<std::size_t>(inside.y() / cellSide());
    const auto column = static_cast<std::size_t>(inside.x() / cellSide());
    const bool hit = inside.x() >= 0 && inside.y() >= 0 && row < m_rows.size() && column < m_rows.size();
    return hit && m_rows[row].cells[column] ? &*m_rows[row].cells[column] : nullptr;
}

bool HeatMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Cell* cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), plainTip(cell ? cell->words : QString()), this);
    return true;
}

void HeatMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        paintHead(painter, row);
        paintRow(painter, row);
    }
    painter.setFont(m_appearance.theme().small);
    painter.setPen(m_appearance.theme().quiet);
    const QRect head(nameWidth() + cellSide() * static_cast<int>(m_rows.size()), 0, eloWidth(), headHeight() - kGrid);
    painter.drawText(head, Qt::AlignRight | Qt::AlignBottom, QStringLiteral("Elo"));
}

// The tested deck stands first, and out.
void HeatMap::paintHead(QPainter& painter, int column) const
{
    const Theme& theme = m_appearance.theme();
    QFont font = theme.small;
    font.setBold(column == 0);
    painter.save();
    painter.setFont(font);
    painter.setPen(theme.ink);
    painter.translate(nameWidth() + (column + 0.5) * cellSide(), headHeight() - 2 * kGrid);
    painter.rotate(-kSlant);
    painter.drawText(QPointF(0, 0), painter.fontMetrics().elidedText(m_rows[static_cast<std::size_t>(column)].name,
                                                                     Qt::ElideRight, headLength()));
    painter.restore();
}

void HeatMap::paintRow(QPainter& painter, int row) const
{
    const Theme& theme = m_appearance.theme();
    const Row& shown = m_rows[static_cast<std::size_t>(row)];
    const int side = cellSide();
    const int top = headHeight() + row * side;
    QFont font = theme.text;
    font.setBold(row == 0);
    painter.setFont(font);
    painter.setPen(theme.ink);
    const QRect name(0, top, nameWidth() - kGrid, side);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(shown.name, Qt::ElideRight, name.width()));
    for (int column = 0; column < static_cast<int>(shown.cells.size()); ++column) {
        const QRect box(nameWidth() + column * side, top, side - 2, side - 2);
        if (const auto& cell = shown.cells[static_cast<std::size_t>(column)]) {
            paintCell(painter, box, *cell);
            continue;
        }
        painter.setPen(theme.quiet);
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("·"));
    }
    painter.setFont(theme.figures);
    painter.setPen(theme.quiet);
    painter.drawText(QRect(nameWidth() + static_cast<int>(shown.cells.size()) * side, top, eloWidth(), side),
                     Qt::AlignRight | Qt::AlignVCenter, shown.elo);
}

// Sure differences have the full colour, a bold figure and a sign; others half the colour.
void HeatMap::paintCell(QPainter& painter, const QRect& box, const Cell& cell) const
{
    const Theme& theme = m_appearance.theme();
    const int side = cell.rate.low > 0.5 ? 1 : cell.rate.high < 0.5 ? -1 : 0;
    const double far = std::min(std::abs(cell.rate.mean - 0.5) * 2, 1.0);
    const double share = kStrongest * std::sqrt(far) * (side == 0 ? 0.5 : 1);
    const QColor colour = theme.of(cell.rate.mean >= 0.5 ? CardType::Witness : CardType::Combat);
    painter.setPen(Qt::NoPen);
    painter.setBrush(blend(theme.field, colour, share));
    painter.drawRoundedRect(box, 3, 3);
    QFont font = theme.figures;
    font.setBold(side != 0);
    painter.setFont(font);
    painter.setPen(theme.ink);
    const QString sign = side > 0 ? QStringLiteral("▲") : side < 0 ? QStringLiteral("▼") : QString();
    painter.drawText(box, Qt::AlignCenter,
                     QLocale().toString(static_cast<int>(std::lround(cell.rate.mean * 100))) + sign);
}

} // namespace dossier
