#include "app/playtest/decks_page.h"

#include "app/playtest/heat_map.h"
#include "app/theme/theme.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "wording/play/series_text.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace dossier {

DecksPage::DecksPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_map(new HeatMap(desk.appearance))
    , m_area(new QScrollArea(this))
    , m_words(new QuietLabel({}, desk.appearance, this))
{
    setObjectName(QStringLiteral("playtestDecksPage"));
    m_words->setObjectName(QStringLiteral("heatMapWords"));
    m_area->setObjectName(QStringLiteral("heatMapArea"));
    m_area->setAccessibleName(tr("Decks against decks"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->viewport()->setBackgroundRole(QPalette::Window);
    m_area->setWidget(m_map);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_area, 1);
    column->addWidget(m_words);
}

void DecksPage::show(const PlayedSeries& series)
{
    const bool every = series.everyPair();
    m_area->setVisible(every);
    const QString misfit = every ? eloFitText(eloFit(series.setup, series.tally)) : QString();
    m_words->setText(every
                         ? tr("The row's wins in %; ▲ ▼: surely more or less than half. On the right Elo: the mean of "
                              "all is 1500, and 400 points are ten to one.") +
                               (misfit.isEmpty() ? QString() : QLatin1Char('\n') + misfit)
                         : tr("Tick “Opponents meet, too” and play: every deck then meets every other one."));
    m_words->setAlignment(every ? Qt::AlignLeft : Qt::AlignCenter);
    if (!every)
        return;
    m_map->show(series);
    m_map->resize(m_map->sizeHint());
}

} // namespace dossier
