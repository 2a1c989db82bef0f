#include "app/playtest/series_head.h"

#include "app/playtest/error_bar.h"
#include "app/theme/appearance.h"
#include "app/widgets/heading.h"
#include "desk/plain_tip.h"
#include "engine/players/playtest/strength.h"
#include "wording/play/series_text.h"

#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

double shareOf(const TableTally& games, std::initializer_list<Ending> endings)
{
    int count = 0;
    for (const auto& [ending, times] : games.endings)
        if (std::ranges::find(endings, static_cast<Ending>(ending)) != endings.end())
            count += times;
    return games.games > 0 ? static_cast<double>(count) / games.games : 0;
}

constexpr int kLargePercent = 125; // above it figures and words stand below one another

QString whole(double value)
{
    return QLocale().toString(static_cast<qlonglong>(std::llround(value)));
}

} // namespace

SeriesHead::SeriesHead(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_figuresRow(new QHBoxLayout)
    , m_what(new QuietLabel({}, appearance, this))
{
    setObjectName(QStringLiteral("seriesHead"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_figuresRow->setSpacing(5 * kGrid);
    const bool isLarge = appearance.textPercent() > kLargePercent;
    for (std::size_t place = 0; place < m_figures.size(); ++place) {
        m_figures[place] = createFigure(QStringLiteral("playtestFigure%1").arg(place));
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        auto* line = new QBoxLayout(isLarge ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        line->setSpacing(isLarge ? 0 : 2 * kGrid);
        line->addWidget(m_figures[place].large, 0, Qt::AlignBaseline);
        line->addWidget(m_figures[place].beside, 0, Qt::AlignBaseline);
        line->addStretch(1);
        column->addLayout(line);
        column->addWidget(m_figures[place].below);
        m_figuresRow->addLayout(column);
    }
    m_row->addLayout(m_figuresRow);
    m_row->addWidget(m_what, 1);
    m_what->setObjectName(QStringLiteral("playtestWhat"));
    m_what->setFont(appearance.theme().small);
    m_what->setWordWrap(false);
    m_what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

SeriesHead::Figure SeriesHead::createFigure(const QString& name)
{
    Figure figure{new QLabel(this), new QLabel(this), new QuietLabel({}, m_appearance, this)};
    figure.large->setObjectName(name);
    figure.large->setFont(m_appearance.theme().heading);
    figure.beside->setObjectName(name + QStringLiteral("Beside"));
    figure.below->setWordWrap(m_appearance.textPercent() > kLargePercent);
    figure.below->setFont(m_appearance.theme().small);
    return figure;
}

void SeriesHead::set(std::size_t place, const QString& large, const QString& beside, const QString& below)
{
    m_figures[place].large->setText(large);
    m_figures[place].beside->setText(beside);
    m_figures[place].below->setText(below);
    for (QLabel* label : {m_figures[place].large, m_figures[place].beside, m_figures[place].below})
        label->setVisible(!label->text().isEmpty());
}

void SeriesHead::setChanged(bool changed)
{
    m_changed = changed;
    fitName();
}

void SeriesHead::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeName();
}

// Whose figures they are is said at every width: the deck that is chosen may be another one meanwhile.
void SeriesHead::placeName()
{
    constexpr int kLeast = 55 * kGrid;
    const bool beside = width() - m_figuresRow->sizeHint().width() >= kLeast;
    m_row->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    m_row->setSpacing(beside ? 5 * kGrid : kGrid);
    m_what->setAlignment((beside ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    m_row->activate(); // its width is known now
    fitName();
}

void SeriesHead::fitName()
{
    const QFontMetrics metrics(m_what->font());
    // First what nobody may miss: a narrow window cuts the end.
    const QString below = m_changed ? tr("the deck has changed since · %1", "how it was played").arg(m_how) : m_how;
    m_what->setText(metrics.elidedText(m_name, Qt::ElideRight, m_what->width()) + QLatin1Char('\n') +
                    metrics.elidedText(below, Qt::ElideRight, m_what->width()));
    m_what->setToolTip(plainTip(m_name + QLatin1Char('\n') + below));
}

void SeriesHead::show(const PlayedSeries& series)
{
    m_name = QString::fromStdString(series.deck().name);
    m_how = tr("%1 plays all, %2, seed %3", "a player; whose X-Files")
                .arg(playerName(series.setup.entrants.front().bot), xFilesText(whoseXFiles(series.setup)))
                .arg(series.setup.seed);
    const TableTally games = series.ownGames();
    const Rate rate = series.rate();
    set(0, tr("%1 %", "a rate").arg(percentFigure(rate.mean)),
        tr("%1 to %2", "a rate's interval").arg(percentFigure(rate.low), percentFigure(rate.high)), tr("won"));
    set(1, QLocale().toString(games.games), {}, tr("games, seats exchanged"));
    set(2, QLocale().toString(games.turns.mean(), 'f', 1), tr("median %1").arg(games.turns.median()),
        tr("turns of both"));
    const double right = shareOf(games, {Ending::Identified, Ending::PenaltyIdentified});
    const double nobody = shareOf(games, {Ending::TurnLimit, Ending::Drawn});
    set(3, tr("%1 %", "a rate").arg(whole(right * 100)),
        nobody > 0 ? tr("%1 % undecided").arg(percentFigure(nobody)) : QString(), tr("ended by a right guess"));
    showElo(series);
    placeName();
}

void SeriesHead::showElo(const PlayedSeries& series)
{
    if (!series.everyPair())
        return set(4, {}, {}, {});
    const Strength elo = strengths(series.setup, series.tally).front();
    set(4, whole(elo.elo), tr("%1 to %2", "a rate's interval").arg(whole(elo.low), whole(elo.high)),
        eloFit(series.setup, series.tally).fits() ? tr("Elo, all decks at 1500")
                                                  : tr("Elo, which does not fit these decks"));
}

} // namespace dossier
