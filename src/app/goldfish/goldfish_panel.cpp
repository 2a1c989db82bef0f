#include "app/goldfish/goldfish_panel.h"

#include "app/goldfish/goldfish_job.h"
#include "app/goldfish/goldfish_report_view.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "wording/lists/problem_text.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/play_words.h"
#include "wording/words/qt_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

#include <limits>

namespace dossier {

GoldfishPanel::GoldfishPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_job(new GoldfishJob(this))
    , m_deck(new QComboBox(this))
    , m_games(number(QStringLiteral("games"), 1, 1'000'000, 1000))
    , m_seed(number(QStringLiteral("seed"), 0, std::numeric_limits<int>::max(), 1))
    , m_turns(number(QStringLiteral("mostTurns"), 1, 200, 50))
    , m_who(new QComboBox(this))
    , m_play(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_remark(new QuietLabel({}, desk.appearance, this))
    , m_invitation(new Invitation(desk.appearance, this))
    , m_samples(m_invitation->addButton(tr("Add the sample decks")))
    , m_report(new GoldfishReportView(desk, this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("goldfishPanel"));
    createLayout();
    connectSignals();
    listDecks();
    settle();
    setFocusProxy(m_play);
    if (const auto left = desk.memory.take<Left>(objectName()))
        goOn(*left);
}

GoldfishPanel::~GoldfishPanel()
{
    m_desk.memory.leave(objectName(), Left{m_deck->currentData(), m_games->value(), m_seed->value(), m_turns->value(),
                                           m_who->currentIndex(), m_shown, m_played});
}

void GoldfishPanel::goOn(const Left& left)
{
    if (const int row = m_deck->findData(left.deck); row >= 0)
        m_deck->setCurrentIndex(row);
    m_games->setValue(left.games);
    m_seed->setValue(left.seed);
    m_turns->setValue(left.turns);
    m_who->setCurrentIndex(left.who);
    m_played = left.played;
    if (left.report)
        show(*left.report);
}

void GoldfishPanel::show(const GoldfishReport& report)
{
    m_shown = report;
    m_report->show(report, m_played);
    m_pages->setCurrentWidget(m_report);
}

QSpinBox* GoldfishPanel::number(const QString& name, int least, int most, int value)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(name);
    box->setRange(least, most);
    box->setValue(value);
    box->setGroupSeparatorShown(true);
    return box;
}

QWidget* GoldfishPanel::createForm()
{
    m_deck->setObjectName(QStringLiteral("goldfishDeck"));
    m_deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_deck->setMinimumContentsLength(16);
    m_who->setObjectName(QStringLiteral("goldfishWho"));
    for (const Bot bot : goldfishPlayers())
        m_who->addItem(botName(botWords()[static_cast<std::size_t>(bot)]), static_cast<int>(bot));
    m_who->setToolTip(tr("The Agent plays quickly by plain rules, the Supervisor knows what cards are for"));
    m_play->setObjectName(QStringLiteral("goldfishPlay"));
    m_progress->setObjectName(QStringLiteral("goldfishProgress"));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Games played"));
    m_seed->setToolTip(tr("The same seed plays the same games again"));
    m_seed->setGroupSeparatorShown(false);
    m_turns->setToolTip(tr("A game that needs more turns counts as not solved"));
    auto* page = new QWidget(this);
    auto* fields = new QFormLayout;
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setRowWrapPolicy(QFormLayout::WrapAllRows);
    fields->addRow(tr("&Deck"), m_deck);
    fields->addRow(tr("&Games"), m_games);
    fields->addRow(tr("&Seed"), m_seed);
    fields->addRow(tr("&Most turns"), m_turns);
    fields->addRow(tr("&Who plays"), m_who);
    // A label's own idea of its width cuts its last letter where glyphs stand on fractions of pixels.
    for (int row = 0; row < fields->rowCount(); ++row) {
        QWidget* label = fields->itemAt(row, QFormLayout::LabelRole)->widget();
        label->setMinimumWidth(label->sizeHint().width() + 2 * kGrid);
    }
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(fields);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_play);
    column->addWidget(m_progress);
    column->addWidget(m_remark);
    column->addStretch(1);
    page->setFixedWidth(60 * kGrid);
    return page;
}

void GoldfishPanel::createLayout()
{
    m_samples->setObjectName(QStringLiteral("goldfishSamples"));
    connect(m_samples, &QPushButton::clicked, this, &GoldfishPanel::samplesWanted);
    m_remark->setObjectName(QStringLiteral("goldfishRemark"));
    m_pages->addWidget(m_invitation);
    m_pages->addWidget(m_report);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 3 * kGrid);
    row->setSpacing(6 * kGrid);
    row->addWidget(createForm());
    row->addWidget(m_pages, 1);
}

void GoldfishPanel::connectSignals()
{
    connect(&m_desk.shelf, &DeckLibrary::changed, this, &GoldfishPanel::listDecks);
    connect(&m_desk.openDeck, &OpenDeck::opened, this, &GoldfishPanel::follow);
    connect(m_deck, &QComboBox::currentIndexChanged, this, &GoldfishPanel::showProblems);
    connect(m_play, &QPushButton::clicked, this, &GoldfishPanel::playOrStop);
    connect(m_job, &GoldfishJob::progressed, m_progress, &QProgressBar::setValue);
    connect(m_job, &GoldfishJob::stopped, this, [this] {
        settle();
        m_shown.reset();
        m_invitation->setWords(tr("Stopped. Nothing was counted."), {});
        m_pages->setCurrentWidget(m_invitation);
    });
    connect(m_job, &GoldfishJob::failed, this, [this](const std::exception_ptr& why) {
        settle();
        m_desk.notices.warnOfFailure(why);
    });
    connect(m_job, &GoldfishJob::finished, this, [this](const GoldfishReport& report) {
        settle();
        show(report);
    });
}

// A deck that is opened is the one to play, as in Playtest; while one is played, its name stays.
void GoldfishPanel::follow()
{
    m_follow = m_desk.openDeck.isOpen() && !m_job->isRunning();
    listDecks(); // it may not stand there yet
}

// The deck that is chosen stays; at first that is the open one.
void GoldfishPanel::listDecks()
{
    const QVariant open(static_cast<qlonglong>(m_desk.openDeck.id()));
    const QVariant before = m_deck->currentIndex() < 0 || m_follow ? open : m_deck->currentData();
    const QSignalBlocker quiet(m_deck);
    m_deck->clear();
    for (const DeckSummary& deck : m_desk.shelf.decks())
        m_deck->addItem(deck.name, static_cast<qlonglong>(deck.id));
    m_deck->setCurrentIndex(std::max(m_deck->findData(before), m_deck->count() > 0 ? 0 : -1));
    m_follow = m_follow && m_deck->findData(open) < 0;
    m_play->setEnabled(m_deck->count() > 0 || m_job->isRunning());
    const bool none = m_deck->count() == 0;
    m_invitation->setWords(none ? tr("There is no deck to play.") : tr("Play the deck alone, many times."),
                           none ? tr("Make one in Decks, or begin with the decks that come with the program.")
                                : tr("How soon does it identify a hidden X-File if nobody hinders it?"));
    m_samples->setVisible(none);
    showProblems();
}

GoldfishSetup GoldfishPanel::setup() const
{
    GoldfishSetup setup;
    const std::int64_t id = m_deck->currentData().toLongLong();
    if (id == m_desk.openDeck.id())
        setup.deck = m_desk.openDeck.deck();
    else if (const auto deck = m_desk.shelf.load(id))
        setup.deck = *deck;
    setup.pool = &m_desk.box.cards;
    setup.effects = &m_desk.box.effects;
    setup.games = m_games->value();
    setup.seed = static_cast<std::uint64_t>(m_seed->value());
    setup.mostTurns = m_turns->value();
    setup.player = static_cast<Bot>(m_who->currentData().toInt());
    setup.killers = setup.deck.killersAgreed;
    return setup;
}

void GoldfishPanel::showProblems()
{
    m_remark->clear();
    if (m_deck->currentIndex() < 0)
        return;
    const Deck deck = setup().deck;
    const std::vector<Problem> problems = checkDeck(deck, m_desk.box.cards, m_desk.box.formatOf(deck));
    if (!isLegal(problems)) // the worst comes first
        m_remark->setText(
            tr("This deck is not legal: %1, %2 It is played as it is.", "a rule; a sentence that says what is wrong")
                .arg(qtText(problems.front().rule.text()), sentence(problems.front(), m_desk.box.cards)));
    else
        m_remark->setText(unknownCardsText(deck, m_desk.box.cards));
}

void GoldfishPanel::playOrStop()
{
    if (m_job->isRunning()) {
        m_job->stop();
        return;
    }
    const GoldfishSetup wanted = setup();
    if (const auto problems = goldfishProblems(wanted); !problems.empty()) {
        m_remark->setText(sentence(problems.front(), m_desk.box.cards));
        return;
    }
    const QString unknown = unknownCardsRefusal(wanted.deck, m_desk.box.cards);
    if (m_desk.settings.onlyKnownCards() && !unknown.isEmpty()) {
        m_remark->setText(tr("%1 cannot be played: %2.").arg(QString::fromStdString(wanted.deck.name), unknown));
        return;
    }
    m_progress->setRange(0, wanted.games);
    m_progress->setValue(0);
    m_played = wanted;
    m_job->start(wanted);
    settle();
}

void GoldfishPanel::settle()
{
    const bool running = m_job->isRunning();
    m_play->setText(running ? tr("Stop") : tr("Play"));
    m_play->setIcon(icon(running ? Glyph::Stop : Glyph::Play, m_desk.appearance));
    m_progress->setVisible(running);
    for (QWidget* field : {static_cast<QWidget*>(m_deck), static_cast<QWidget*>(m_games), static_cast<QWidget*>(m_seed),
                           static_cast<QWidget*>(m_turns), static_cast<QWidget*>(m_who)})
        field->setEnabled(!running);
}

} // namespace dossier
