#include "app/playtest/playtest_panel.h"

#include "app/playtest/cards_page.h"
#include "app/playtest/decks_page.h"
#include "app/playtest/opponents_page.h"
#include "app/playtest/playtest_export.h"
#include "app/playtest/playtest_form.h"
#include "app/playtest/series_head.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "desk/deck_library.h"
#include "desk/notices.h"
#include "desk/open_deck.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QThread>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

PlaytestPanel::PlaytestPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_job(new PlaytestJob(this))
    , m_form(new PlaytestForm(desk, this))
    , m_head(new SeriesHead(desk.appearance, this))
    , m_tabs(new QTabBar(this))
    , m_export(new QToolButton(this))
    , m_pages(new QStackedWidget(this))
    , m_opponents(new OpponentsPage(desk, this))
    , m_cards(new CardsPage(desk, this))
    , m_decks(new DecksPage(desk, this))
    , m_swaps(new SwapPage(desk, this))
    , m_invitation(new QuietLabel(tr("Play the deck against others, many times: how often does it win, against whom, "
                                     "and which cards carry it?"),
                                  desk.appearance, this))
{
    setObjectName(QStringLiteral("playtestPanel"));
    createLayout();
    connectSignals();
    followDeck();
    showPage();
    setFocusProxy(m_form);
    if (const auto left = desk.memory.take<Left>(objectName()))
        goOn(*left);
}

PlaytestPanel::~PlaytestPanel()
{
    m_desk.memory.leave(objectName(), Left{m_tabs->currentIndex(), m_series, m_shown, m_cards->worth(),
                                           m_swaps->played(), m_form->deckId()});
}

void PlaytestPanel::goOn(const Left& left)
{
    if (left.series) {
        m_playing = left.deck;
        showSeries(left.series->setup, left.series->tally);
        if (!left.worth.empty())
            m_cards->showWorth(left.worth);
    }
    if (left.swaps && left.swapped == m_form->deckId())
        m_swaps->show(*left.swaps);
    m_tabs->setCurrentIndex(left.page);
    followDeck();
}

QLayout* PlaytestPanel::createBar()
{
    m_tabs->setObjectName(QStringLiteral("playtestTabs"));
    m_tabs->setAccessibleName(tr("Playtest"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    const QString names[] = {tr("Opponents"), tr("Cards"), tr("Decks"), tr("Exchanges")};
    static_assert(std::size(names) == kPages);
    for (const QString& name : names)
        m_tabs->addTab(name);
    m_export->setObjectName(QStringLiteral("playtestExport"));
    m_export->setText(tr("Export"));
    m_export->setIcon(icon(Glyph::Export, m_desk.appearance));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_export);
    m_export->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillExports(*menu); });
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_tabs, 1);
    bar->addWidget(m_export);
    return bar;
}

// Where the window is low its fields are scrolled to, never squeezed.
QWidget* PlaytestPanel::createFormFrame()
{
    auto* frame = new QScrollArea(this);
    frame->setObjectName(QStringLiteral("playtestFormFrame"));
    frame->setAccessibleName(tr("What is played"));
    frame->setFocusPolicy(Qt::NoFocus); // what is in it takes the keyboard
    frame->setWidget(m_form);
    frame->setWidgetResizable(true);
    frame->setFrameShape(QFrame::NoFrame);
    frame->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    frame->viewport()->setBackgroundRole(QPalette::Window);
    frame->setFixedWidth(m_form->minimumWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    return frame;
}

void PlaytestPanel::createLayout()
{
    m_invitation->setAlignment(Qt::AlignCenter);
    for (QWidget* page : std::initializer_list<QWidget*>{m_opponents, m_cards, m_decks, m_swaps, m_invitation})
        m_pages->addWidget(page);
    auto* column = new QVBoxLayout;
    column->setSpacing(2 * kGrid);
    column->addWidget(m_head);
    column->addLayout(createBar());
    column->addWidget(m_pages, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4 * kGrid, 3 * kGrid, 4 * kGrid, 2 * kGrid);
    row->setSpacing(6 * kGrid);
    auto* form = new QVBoxLayout;
    form->setSpacing(2 * kGrid);
    form->addWidget(createFormFrame(), 1);
    form->addWidget(&m_form->foot());
    row->addLayout(form);
    row->addLayout(column, 1);
}

void PlaytestPanel::fillExports(QMenu& menu)
{
    menu.clear();
    const auto add = [&](const QString& words, PlaytestFile what, bool possible) {
        QAction* action = menu.addAction(words, this, [this, what] {
            writePlaytest(m_desk, this, what, {*m_series, m_cards->worth(), {m_head, m_pages->currentWidget()}});
        });
        action->setEnabled(m_series && possible);
    };
    const bool everyPair = m_series && m_series->everyPair();
    add(tr("What each card did, as a &table …"), PlaytestFile::Cards, true);
    add(tr("What cards are &worth, as a table …"), PlaytestFile::Worth, !m_cards->worth().empty());
    add(tr("Deck against deck, as a t&able …"), PlaytestFile::Decks, true);
    add(tr("Deck against deck, as a &drawing …"), PlaytestFile::HeatMap, everyPair);
    menu.addSeparator();
    add(tr("What is shown, as a &picture …"), PlaytestFile::Picture, true);
}

// Exchanges can be tried before anything else was played.
void PlaytestPanel::showPage()
{
    const int page = m_tabs->currentIndex();
    m_head->setVisible(m_series.has_value());
    m_export->setEnabled(m_series.has_value());
    m_pages->setCurrentIndex(m_series || page == Swaps ? page : static_cast<int>(kPages));
}

void PlaytestPanel::connectSignals()
{
    connect(m_form, &PlaytestForm::playClicked, this, &PlaytestPanel::playOrStop);
    connect(m_form, &PlaytestForm::samplesWanted, this, &PlaytestPanel::samplesWanted);
    connect(m_form, &PlaytestForm::deckChanged, this, &PlaytestPanel::followDeck);
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &PlaytestPanel::followDeck);
    connect(m_cards, &CardsPage::worthWanted, this, &PlaytestPanel::playWorth);
    connect(m_cards, &CardsPage::exchangeWanted, this, [this](CardIndex card) {
        m_tabs->setCurrentIndex(Swaps);
        m_swaps->choose(card);
    });
    connect(m_swaps, &SwapPage::swapsWanted, this, &PlaytestPanel::playSwaps);
    connect(m_swaps, &SwapPage::refused, m_form, &PlaytestForm::say);
    connect(m_tabs, &QTabBar::currentChanged, this, &PlaytestPanel::showPage);
    connect(m_job, &PlaytestJob::progressed, this, &PlaytestPanel::showProgress);
    connect(m_job, &PlaytestJob::ended, this, [this](bool stopped) {
        setRunning(false);
        if (stopped)
            m_form->say(tr("Stopped. What was played by then is shown."));
    });
    connect(m_job, &PlaytestJob::failed, this, [this](const std::exception_ptr& why) {
        setRunning(false);
        m_desk.notices.warnOfFailure(why);
    });
    connect(&m_desk.openDeck, &OpenDeck::opened, this, &PlaytestPanel::stopWithoutDeck);
    connect(&m_desk.shelf, &DeckLibrary::changed, this, &PlaytestPanel::stopWithoutDeck);
}

// A deck that was closed or deleted is not tested on.
void PlaytestPanel::stopWithoutDeck()
{
    if (!m_job->isRunning())
        return;
    const std::vector<DeckSummary> decks = m_desk.shelf.decks();
    const bool there = std::ranges::find(decks, m_playing, &DeckSummary::id) != decks.end();
    if (!there || (m_playsOpen && !m_desk.openDeck.isOpen()))
        m_job->stop();
}

void PlaytestPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_job->isRunning())
        m_job->stop();
    else
        QWidget::keyPressEvent(event);
}

void PlaytestPanel::playOrStop()
{
    if (m_job->isRunning()) {
        m_job->stop();
        return;
    }
    const SeriesSetup setup = m_form->setup();
    if (mayPlay(setup))
        playSeries(setup);
}

bool PlaytestPanel::mayPlay(const SeriesSetup& setup)
{
    QString why = m_form->whyNot();
    if (why.isEmpty())
        why = m_form->refusal(setup);
    if (!why.isEmpty())
        m_form->say(why);
    return why.isEmpty() && !m_job->isRunning();
}

void PlaytestPanel::setRunning(bool running)
{
    m_form->setRunning(running, m_planned);
    m_cards->setRunning(running);
    m_swaps->setRunning(running);
    followDeck();
}

void PlaytestPanel::run(int games, PlaytestJob::Work work)
{
    m_playing = m_form->deckId();
    m_playsOpen = m_playing == m_desk.openDeck.id();
    m_planned = games;
    m_since.start();
    m_job->start(std::move(work));
    setRunning(true);
}

void PlaytestPanel::playSeries(const SeriesSetup& setup)
{
    m_cards->forgetWorth();
    run(PlayedSeries{setup, {}}.plannedGames(),
        [this, setup](PlaytestJob& job, const std::stop_token& stop) -> PlaytestJob::Show {
            const auto heard = [&](const SeriesTally& tally) {
                job.tell([this, setup, tally] { showSeries(setup, tally); });
            };
            SeriesTally tally = playWatched(
                setup, QThread::idealThreadCount(), [&](int games) { job.note(games); }, heard, stop);
            return [this, setup, tally = std::move(tally)] { showSeries(setup, tally); };
        });
}

TrialSetup PlaytestPanel::trial(const SeriesSetup& setup) const
{
    TrialSetup trial;
    trial.pool = setup.pool;
    trial.effects = setup.effects;
    trial.options = setup.options;
    trial.bot = trial.against = setup.entrants.front().bot;
    for (std::size_t opponent = 1; opponent < setup.entrants.size(); ++opponent)
        trial.gauntlet.push_back(setup.entrants[opponent].deck);
    trial.seed = setup.seed;
    trial.ownXFiles = setup.ownXFiles;
    trial.worlds = setup.worlds;
    trial.jobs = QThread::idealThreadCount();
    return trial;
}

void PlaytestPanel::playWorth(const std::vector<CardWorth>& cards)
{
    SeriesSetup setup = m_series->setup; // the deck that is shown, which may have changed since
    setup.rounds = m_form->rounds();
    if (!mayPlay(setup))
        return;
    const TrialSetup trial = this->trial(setup);
    const int games = 2 * setup.rounds * static_cast<int>(trial.gauntlet.size() * (cards.size() + 1));
    const auto work = [this, trial, cards, deck = setup.entrants.front().deck,
                       rounds = setup.rounds](PlaytestJob& job, const std::stop_token& stop) -> PlaytestJob::Show {
        std::vector<CardWorth> known;
        const auto heard = [&](const CardWorth& card) {
            known.push_back(card);
            job.tell([this, known] { m_cards->showWorth(known); });
        };
        auto worth = worthOf(cards, trial, deck, rounds, {[&](int played) { job.note(played); }, heard}, stop);
        return [this, worth = std::move(worth)] { m_cards->showWorth(worth); };
    };
    run(games, work);
}

void PlaytestPanel::playSwaps(const std::vector<CardSwap>& swaps)
{
    const SeriesSetup setup = m_form->setup();
    if (!mayPlay(setup))
        return;
    const SwapSetup search{trial(setup), setup.entrants.front().deck, swaps, setup.rounds};
    run(0, [this, search](PlaytestJob& job, const std::stop_token& stop) -> PlaytestJob::Show {
        const auto told = [&](int played, int planned) {
            job.note(played);
            job.tell([this, planned] { m_planned = planned; });
        };
        SwapReport report = trySwaps(search, told, stop);
        PlayedSwaps played{std::move(report),    search.trial.bot, whoseXFiles(seriesOf(search.trial, search.deck)), {},
                           search.trial.options, search.trial.seed};
        for (const Deck& other : search.trial.gauntlet)
            played.against << QString::fromStdString(other.name);
        return [this, played = std::move(played)] { m_swaps->show(played); };
    });
}

// The deck whose cards can be tried; while games are played it stays.
void PlaytestPanel::followDeck()
{
    if (m_job->isRunning())
        return;
    const Deck deck = m_form->deck();
    m_swaps->setDeck(m_form->deckId(), deck);
    if (m_series && m_form->deckId() == m_shown)
        m_head->setChanged(deck.team != m_series->deck().team || deck.bureauDeck != m_series->deck().bureauDeck ||
                           (m_series->setup.ownXFiles && deck.xFile != m_series->deck().xFile));
}

void PlaytestPanel::showSeries(const SeriesSetup& setup, const SeriesTally& tally)
{
    if (tally.games == 0)
        return;
    m_series = PlayedSeries{setup, tally};
    m_shown = m_playing;
    m_head->setChanged(false);
    m_head->show(*m_series);
    m_opponents->show(*m_series);
    m_cards->show(*m_series);
    m_decks->show(*m_series);
    showPage();
}

// How long the rest takes, from what was played: not said before it is known a little.
void PlaytestPanel::showProgress(int games)
{
    constexpr qint64 kSomeMs = 1500;
    const QLocale locale;
    QString words = tr("%1 of %2 games").arg(locale.toString(games), locale.toString(m_planned));
    const qint64 spent = m_since.elapsed();
    if (games > 0 && spent > kSomeMs && games <= m_planned) {
        const qint64 seconds = (spent * (m_planned - games) / games + 999) / 1000;
        words += seconds > 90 ? tr(", about %n min left", nullptr, static_cast<int>((seconds + 59) / 60))
                              : tr(", about %n s left", nullptr, static_cast<int>(seconds));
    }
    m_form->showProgress(games, m_planned, words);
}

} // namespace dossier
