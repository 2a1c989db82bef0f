#include "app/goldfish/goldfish_report_view.h"

#include "app/goldfish/histogram.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/play_words.h"
#include "wording/play/series_text.h"

#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

namespace dossier {

GoldfishReportView::GoldfishReportView(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_headline(new QLabel(this))
    , m_player(new QuietLabel({}, desk.appearance, this))
    , m_turns(new QuietLabel({}, desk.appearance, this))
    , m_unsolved(new QuietLabel({}, desk.appearance, this))
    , m_histogram(new Histogram(desk.appearance, this))
    , m_others(new QuietLabel({}, desk.appearance, this))
    , m_takenOut(new QuietLabel({}, desk.appearance, this))
    , m_honest(new QuietLabel({}, desk.appearance, this))
    , m_manualHeading(new HeadingLabel({}, desk.appearance, this))
    , m_manual(new QListWidget(this))
{
    setObjectName(QStringLiteral("goldfishReport"));
    createLayout();
}

void GoldfishReportView::createLayout()
{
    m_headline->setObjectName(QStringLiteral("goldfishHeadline"));
    m_headline->setFont(m_desk.appearance.theme().heading);
    m_headline->setWordWrap(true);
    m_player->setObjectName(QStringLiteral("goldfishPlayer"));
    m_turns->setObjectName(QStringLiteral("goldfishTurns"));
    m_takenOut->setObjectName(QStringLiteral("goldfishTakenOut"));
    m_unsolved->setObjectName(QStringLiteral("goldfishUnsolved"));
    m_histogram->setMinimumHeight(40 * kGrid);
    m_histogram->setMaximumHeight(90 * kGrid);
    m_manual->setObjectName(QStringLiteral("manualCards"));
    m_manual->setAccessibleName(tr("Cards whose effects are not played"));
    m_manual->setFrameShape(QFrame::NoFrame);
    m_manual->viewport()->setBackgroundRole(QPalette::Window);
    m_manual->setSpacing(0);
    m_manual->setFlow(QListView::LeftToRight); // so that it scrolls downwards
    m_manual->setWrapping(true);
    m_manual->setResizeMode(QListView::Adjust);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_headline);
    column->addWidget(m_player);
    column->addWidget(m_turns);
    column->addWidget(m_unsolved);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_histogram, 3);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_others);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_takenOut);
    column->addWidget(m_honest);
    column->addWidget(m_manualHeading);
    column->addWidget(m_manual, 2);
    column->addStretch(1);
}

void GoldfishReportView::show(const GoldfishReport& report, const GoldfishSetup& setup)
{
    const QLocale locale;
    m_headline->setText(tr("The X-File was identified in %1 of %Ln game(s).", nullptr, report.games)
                            .arg(locale.toString(report.solved)));
    m_player->setText(tr("%1, played by: %2 (%3)", "a deck, its player, by what rules")
                          .arg(QString::fromStdString(setup.deck.name),
                               botName(botWords()[static_cast<std::size_t>(report.player)]),
                               rulesText(rulesOf(setup), report.seed)));
    m_honest->setText(goldfishLimits(report.player));
    m_turns->setText(figures(tr("Turns"), report.turns));
    m_histogram->show(report.turns);
    const int unsolved = report.games - report.solved;
    m_unsolved->setText(tr("%Ln game(s) not solved", nullptr, unsolved));
    m_unsolved->setVisible(unsolved > 0);
    m_others->setText(figures(tr("Questions"), report.questions) + QLatin1Char('\n') +
                      figures(tr("RP unspent"), report.rpUnspent));
    m_takenOut->setText(
        tr("%Ln card(s) of the deck stay out of the Basic Game (BASIC-3, BASIC-8).", nullptr, report.takenOut));
    m_takenOut->setVisible(report.takenOut > 0);
    QStringList titles;
    for (const CardIndex card : report.manualCards)
        titles << QString::fromStdString(m_desk.box.cards[card].title);
    m_manual->clear();
    m_manual->addItems(titles);
    m_manual->setGridSize({m_manual->sizeHintForColumn(0) + 4 * kGrid, m_manual->sizeHintForRow(0)});
    m_manualHeading->setText(tr("%n card(s) whose effects are not played", nullptr, static_cast<int>(titles.size())));
    m_manualHeading->setVisible(!titles.isEmpty());
    m_manual->setVisible(!titles.isEmpty());
}

QString GoldfishReportView::figures(const QString& name, const Distribution& values) const
{
    const QLocale locale;
    return tr("%1: mean %2 · median %3 · one in ten at most %4 · nine in ten at most %5")
        .arg(name, locale.toString(values.mean(), 'f', 1), QString::number(values.median()),
             QString::number(values.percentile(10)), QString::number(values.percentile(90)));
}

} // namespace dossier
