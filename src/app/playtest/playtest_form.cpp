#include "app/playtest/playtest_form.h"

#include "app/playtest/opponent_list.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/play_words.h"
#include "wording/play/series_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace dossier {

namespace {

constexpr int kMostGames = 100'000; // against each opponent
constexpr int kRemarkLines = 3;
constexpr int kMostTurns = 200; // of both players; the command line's usual number, too

} // namespace

PlaytestForm::PlaytestForm(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_deck(new QComboBox(this))
    , m_opponents(new OpponentList(desk, this))
    , m_everyPair(new QCheckBox(tr("Opponents meet, too"), this))
    , m_ownXFiles(new QCheckBox(tr("With their own &X-Files"), this))
    , m_who(new QComboBox(this))
    , m_worlds(number(QStringLiteral("playtestWorlds"), 1, 1000, 20))
    , m_games(number(QStringLiteral("playtestGames"), 2, kMostGames, 200))
    , m_seed(number(QStringLiteral("playtestSeed"), 0, std::numeric_limits<int>::max(), 1))
    , m_foot(new QWidget(this))
    , m_play(new QPushButton(m_foot))
    , m_progress(new QProgressBar(m_foot))
    , m_left(new QuietLabel({}, desk.appearance, m_foot))
    , m_remark(new QuietLabel({}, desk.appearance, m_foot))
    , m_samples(new QPushButton(tr("Add the sample decks"), m_foot))
{
    createFields();
    createLayout();
    connectSignals();
    listDecks();
    setRunning(false);
    setFocusProxy(m_play);
}

QSpinBox* PlaytestForm::number(const QString& name, int least, int most, int value)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(name);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

void PlaytestForm::createFields()
{
    for (QComboBox* box : {m_deck, m_who}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
    }
    m_deck->setObjectName(QStringLiteral("playtestDeck"));
    m_who->setObjectName(QStringLiteral("playtestWho"));
    for (const Bot bot : {Bot::Novice, Bot::Agent, Bot::Supervisor, Bot::Director}) {
        const std::string_view word = botWords()[static_cast<std::size_t>(bot)];
        m_who->addItem(botName(word), static_cast<int>(bot));
    }
    m_who->setCurrentIndex(m_who->findData(static_cast<int>(Bot::Supervisor)));
    m_who->setToolTip(tr("Plays every deck. The Agent is quick, the Supervisor knows what cards are for, the Director "
                         "thinks ahead and takes a thousand times as long."));
    m_worlds->setToolTip(tr("In how many possible games the Director tries each choice: more are better and slower"));
    m_everyPair->setObjectName(QStringLiteral("everyPair"));
    m_everyPair->setToolTip(
        tr("Every deck against every other: a table of decks against decks, and how strong each is"));
    m_ownXFiles->setObjectName(QStringLiteral("ownXFiles"));
    m_ownXFiles->setToolTip(
        tr("If not ticked, they are drawn by lot, the same for all decks: which one a deck names moves its figures "
           "more than most of its cards do"));
    m_games->setSingleStep(100);
    m_games->setGroupSeparatorShown(true);
    m_games->setToolTip(tr("Every seed is played twice with seats exchanged, so an even number"));
    m_seed->setToolTip(tr("The same seed plays the same games again"));
    m_play->setObjectName(QStringLiteral("playtestPlay"));
    m_progress->setObjectName(QStringLiteral("playtestProgress"));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Games played"));
    m_left->setObjectName(QStringLiteral("playtestLeft"));
    m_remark->setObjectName(QStringLiteral("playtestRemark"));
    m_samples->setObjectName(QStringLiteral("playtestSamples"));
}

// A label's own idea of its width cuts its last letter where glyphs stand on fractions of pixels.
void PlaytestForm::addRow(QFormLayout& form, const QString& words, QWidget* field)
{
    auto* label = new QLabel(words, this);
    label->setBuddy(field);
    label->setMinimumWidth(label->sizeHint().width() + 2 * kGrid);
    if (form.rowWrapPolicy() == QFormLayout::DontWrapRows)
        label->setMinimumHeight(field->sizeHint().height());
    form.addRow(label, field);
}

void PlaytestForm::createLayout()
{
    auto* above = new QFormLayout;
    auto* below = new QFormLayout;
    for (QFormLayout* form : {above, below})
        form->setContentsMargins(0, 0, 0, 0);
    above->setRowWrapPolicy(QFormLayout::WrapAllRows);
    addRow(*above, tr("&Deck"), m_deck);
    addRow(*below, tr("&Who plays"), m_who);
    addRow(*below, tr("W&orlds"), m_worlds);
    addRow(*below, tr("&Games each"), m_games);
    addRow(*below, tr("&Seed"), m_seed);
    auto* opponents = new QLabel(tr("O&pponents"), this);
    opponents->setBuddy(m_opponents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addLayout(above);
    column->addWidget(opponents);
    column->addWidget(m_opponents, 1);
    column->addWidget(m_everyPair);
    column->addWidget(m_ownXFiles);
    column->addLayout(below);
    auto* foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(2 * kGrid);
    for (QWidget* each : std::initializer_list<QWidget*>{m_play, m_progress, m_left, m_remark, m_samples})
        foot->addWidget(each);
    // What it says of a choice moves no field away from under the mouse.
    m_remark->setMinimumHeight(kRemarkLines * m_remark->fontMetrics().lineSpacing());
    m_remark->setAlignment(Qt::AlignTop);
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the others give way
    setFixedWidth(std::max({64 * kGrid, minimumSizeHint().width(), m_foot->minimumSizeHint().width()}));
    m_foot->setFixedWidth(width());
}

void PlaytestForm::connectSignals()
{
    connect(&m_desk.shelf, &DeckLibrary::changed, this, &PlaytestForm::listWhenSeen);
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &PlaytestForm::listWhenSeen);
    connect(&m_desk.openDeck, &OpenDeck::opened, this, [this] { m_follow = true; });
    connect(m_deck, &QComboBox::currentIndexChanged, this, [this] {
        m_opponents->listFor(deckId(), deck());
        emit deckChanged();
    });
    connect(m_opponents, &OpponentList::chosenChanged, this, &PlaytestForm::settle);
    connect(m_who, &QComboBox::currentIndexChanged, this, &PlaytestForm::settle);
    connect(m_ownXFiles, &QCheckBox::toggled, this, &PlaytestForm::settle);
    connect(m_play, &QPushButton::clicked, this, &PlaytestForm::playClicked);
    connect(m_samples, &QPushButton::clicked, this, &PlaytestForm::samplesWanted);
    connect(m_games, &QSpinBox::editingFinished, this, [this] { m_games->setValue((m_games->value() + 1) / 2 * 2); });
}

// Every change of a deck leads here: who does not look at the tab does not wait for it.
void PlaytestForm::listWhenSeen()
{
    m_stale = !isVisible();
    if (!m_stale)
        listDecks();
}

void PlaytestForm::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        listWhenSeen();
}

// The deck that is chosen stays until another one is opened; while games are played it stays even then.
void PlaytestForm::listDecks()
{
    const bool follow = m_deck->currentIndex() < 0 || (m_follow && m_desk.openDeck.isOpen() && !m_running);
    const QVariant before = follow ? QVariant(static_cast<qlonglong>(m_desk.openDeck.id())) : m_deck->currentData();
    m_follow = m_follow && m_running;
    {
        const QSignalBlocker quiet(m_deck);
        m_deck->clear();
        for (const DeckSummary& deck : m_desk.shelf.decks())
            m_deck->addItem(deck.name, static_cast<qlonglong>(deck.id));
        m_deck->setCurrentIndex(std::max(m_deck->findData(before), m_deck->count() > 0 ? 0 : -1));
    }
    m_opponents->listFor(deckId(), deck());
    emit deckChanged();
}

std::int64_t PlaytestForm::deckId() const
{
    return m_deck->currentData().toLongLong();
}

Deck PlaytestForm::deck() const
{
    if (deckId() == 0)
        return {};
    return deckId() == m_desk.openDeck.id() ? m_desk.openDeck.deck() : m_desk.shelf.load(deckId()).value_or(Deck());
}

// Every seed is played twice.
int PlaytestForm::rounds() const
{
    return (m_games->value() + 1) / 2;
}

SeriesSetup PlaytestForm::setup() const
{
    SeriesSetup setup;
    const auto bot = static_cast<Bot>(m_who->currentData().toInt());
    setup.pool = &m_desk.box.cards;
    setup.effects = &m_desk.box.effects;
    setup.entrants.push_back({deck(), bot});
    for (Deck& opponent : m_opponents->chosen())
        setup.entrants.push_back({std::move(opponent), bot});
    const int entrants = static_cast<int>(setup.entrants.size());
    if (m_everyPair->isChecked())
        setup.tables = everyPair(entrants, false);
    else
        for (int opponent = 1; opponent < entrants; ++opponent)
            setup.tables.push_back({0, opponent});
    setup.options.game = setup.entrants.front().deck.game;
    setup.options.killerCards = setup.entrants.front().deck.killersAgreed;
    setup.options.mostTurns = kMostTurns;
    setup.rounds = rounds();
    setup.seed = static_cast<std::uint64_t>(m_seed->value());
    setup.ownXFiles = m_ownXFiles->isChecked();
    setup.worlds = m_worlds->value();
    return setup;
}

QString PlaytestForm::whyNot() const
{
    const int opponents = m_opponents->chosenCount();
    if (m_deck->currentIndex() < 0)
        return tr("Decks has no deck to test yet. Make one there, import one, or add the sample decks.");
    if (opponents == 0)
        return tr("Choose at least one opponent.");
    if (opponents >= kMostEntrants)
        return tr("There can be %1 opponents at most.").arg(kMostEntrants - 1);
    return {};
}

QString PlaytestForm::refusal(const SeriesSetup& setup) const
{
    const CardPool& pool = m_desk.box.cards;
    for (const Entrant& entrant : setup.entrants)
        if (const QString why = unknownCardsRefusal(entrant.deck, pool);
            m_desk.settings.onlyKnownCards() && !why.isEmpty())
            return tr("%1 cannot be played: %2.").arg(QString::fromStdString(entrant.deck.name), why);
    const auto problem = seriesProblem(setup);
    if (!problem)
        return {};
    const Deck& deck = setup.entrants[static_cast<std::size_t>(problem->entrant)].deck;
    return tr("%1 cannot be played: %2.")
        .arg(QString::fromStdString(deck.name), sentence(problem->problem, m_desk.box.cards));
}

QString PlaytestForm::remark() const
{
    QStringList lines;
    const Deck tested = deck();
    const SeriesSetup asked = setup();
    std::vector<Deck> decks;
    for (const Entrant& entrant : asked.entrants)
        decks.push_back(entrant.deck);
    constexpr qsizetype kMostNamed = 3;
    const QStringList illegal =
        notLegalTexts(decks, m_desk.box.cards, m_desk.box.format(asked.options.game), asked.options, asked.ownXFiles);
    lines << illegal.mid(0, kMostNamed);
    if (illegal.size() > kMostNamed)
        lines << tr("%n more deck(s) are not legal.", nullptr, static_cast<int>(illegal.size() - kMostNamed));
    if (!illegal.isEmpty())
        lines << tr("Decks that are not legal are played as they are.");
    lines << takenOutText(tested, m_desk.box.cards, tested.game) << unknownCardsText(tested, m_desk.box.cards);
    if (m_who->currentData().toInt() == static_cast<int>(Bot::Director))
        lines << tr("The Director thinks long: one game takes him seconds. Play few games, or give him fewer worlds.");
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void PlaytestForm::settle()
{
    if (m_running)
        return;
    const QString problem = whyNot();
    m_play->setEnabled(problem.isEmpty());
    m_samples->setVisible(m_deck->count() == 0);
    m_worlds->setEnabled(m_who->currentData().toInt() == static_cast<int>(Bot::Director));
    m_remark->setText(problem.isEmpty() ? remark() : problem);
}

void PlaytestForm::setRunning(bool running, int games)
{
    m_running = running;
    m_play->setText(running ? tr("Stop") : tr("Play"));
    m_play->setIcon(icon(running ? Glyph::Stop : Glyph::Play, m_desk.appearance));
    m_play->setEnabled(true);
    m_progress->setRange(0, std::max(games, 1));
    m_progress->setValue(0);
    m_progress->setVisible(running);
    m_left->clear();
    m_left->setVisible(running);
    for (QWidget* field : std::initializer_list<QWidget*>{m_deck, m_opponents, m_everyPair, m_ownXFiles, m_who,
                                                          m_worlds, m_games, m_seed})
        field->setEnabled(!running);
    if (running)
        m_remark->clear();
    else
        settle();
}

void PlaytestForm::showProgress(int games, int planned, const QString& words)
{
    m_progress->setMaximum(std::max(planned, 1));
    m_progress->setValue(games);
    m_left->setText(words);
}

void PlaytestForm::say(const QString& remark)
{
    m_remark->setText(remark);
}

} // namespace dossier
