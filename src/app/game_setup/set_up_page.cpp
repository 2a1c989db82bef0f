#include "app/game_setup/set_up_page.h"

#include "app/fitting/scroll_frame.h"
#include "app/game_setup/agreed_rules.h"
#include "app/game_setup/rule_switches.h"
#include "app/game_setup/seat_fields.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "domain/decks/deck_rules.h"
#include "wording/play/goldfish_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace dossier {

namespace {

constexpr int kAside = 6 * kGrid; // of the page

} // namespace

SetUpPage::SetUpPage(const Desk& desk, AgreedRules& rules, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_rules(rules)
    , m_count(new QComboBox(this))
    , m_game(new QComboBox(this))
    , m_seed(new QSpinBox(this))
    , m_draw(new QPushButton(tr("Another"), this))
    , m_openHands(new QCheckBox(tr("Open hands: one person plays all seats at this table"), this))
    , m_unfold(new QToolButton(this))
    , m_switches(new RuleSwitches(desk, rules, this))
    , m_unusual(new UnusualRules(desk, rules, this))
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
    , m_start(new QPushButton(tr("Start the game"), this))
    , m_back(new QPushButton(tr("Back"), this))
{
    setObjectName(QStringLiteral("setUpPage"));
    createLayout();
    connectSignals();
    drawSeed();
    settle();
    showRules(false);
    setFocusProxy(m_start);
}

QWidget* SetUpPage::createPlayers()
{
    auto* page = new QWidget(this);
    m_count->setObjectName(QStringLiteral("playerCount"));
    for (int players = 2; players <= kMostSeats; ++players)
        m_count->addItem(tr("%n players", nullptr, players), players);
    m_game->setObjectName(QStringLiteral("whichGame"));
    m_game->addItem(tr("Advanced Game"), static_cast<int>(Game::Advanced));
    m_game->addItem(tr("Basic Game"), static_cast<int>(Game::Basic));
    m_seed->setObjectName(QStringLiteral("tableSeed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same decks and the same seed are shuffled the same way again"));
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setVerticalSpacing(2 * kGrid);
    form->addRow(new HeadingLabel(tr("Players"), m_desk.appearance, page));
    form->addRow(tr("&How many"), m_count);
    form->addRow(createSeats(*page));
    m_openHands->setObjectName(QStringLiteral("openHands"));
    m_openHands->setToolTip(tr("Nothing is covered and the table never changes hands"));
    breakWords(*m_openHands, m_desk);
    form->addRow(m_openHands);
    form->addRow(tr("&Game"), m_game);
    auto* seed = new QHBoxLayout;
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_draw);
    auto* seedLabel = new QLabel(tr("Shuffle, by its &seed"), page);
    seedLabel->setBuddy(m_seed);
    form->addRow(seedLabel, seed);
    return page;
}

// At first one plays alone: the second does nothing.
QLayout* SetUpPage::createSeats(QWidget& page)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 4);
    int column = 0;
    for (const QString& head : {tr("Name"), tr("Deck"), tr("Who plays")})
        grid->addWidget(new QuietLabel(head, m_desk.appearance, &page), 0, column++);
    for (Seat seat = 0; seat < kMostSeats; ++seat) {
        m_seats.push_back(new SeatFields(m_desk, seat, m_seats, *grid, seat + 1, page));
        m_seats.back()->setPassive(seat == 1);
    }
    return grid;
}

QWidget* SetUpPage::createRules()
{
    auto* page = new QWidget(this);
    m_unfold->setObjectName(QStringLiteral("unfoldRules"));
    m_unfold->setAutoRaise(true);
    m_unfold->setCheckable(true);
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2 * kGrid);
    all->addWidget(new HeadingLabel(tr("Rules agreed on"), m_desk.appearance, page));
    all->addWidget(m_unfold, 0, Qt::AlignLeft);
    all->addWidget(new XFileButton(m_rules, false, page), 0, Qt::AlignLeft);
    all->addWidget(m_switches, 1);
    all->addStretch(0);
    return page;
}

QWidget* SetUpPage::createButtons()
{
    auto* page = new QWidget(this);
    m_start->setObjectName(QStringLiteral("startGame"));
    m_start->setIcon(icon(Glyph::Play, m_desk.appearance));
    m_start->setToolTip(tr("The game as it is set up above"));
    m_back->setObjectName(QStringLiteral("backToStart"));
    m_back->setIcon(icon(Glyph::Back, m_desk.appearance));
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_start);
    row->addWidget(m_back);
    row->addStretch(1);
    return page;
}

void SetUpPage::createLayout()
{
    m_remark->setObjectName(QStringLiteral("startRemark"));
    auto* inside = new QWidget(this);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, inside);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(10 * kGrid);
    QWidget* players = createPlayers();
    m_columns->addWidget(players, 1, Qt::AlignTop);
    QWidget* rules = createRules();
    m_columns->addWidget(rules, 1);
    m_columns->addStretch(0);
    for (QWidget* column : {players, rules})
        column->setMaximumWidth(150 * kGrid * std::max(m_desk.appearance.textPercent(), 100) / 100);
    m_scroll = new ScrollFrame(inside, this);
    m_scroll->setObjectName(QStringLiteral("setUpScroll"));
    m_scroll->setMinimumWidth(60 * kGrid); // narrower than it is side by side
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(kAside, 5 * kGrid, kAside, 4 * kGrid);
    all->setSpacing(3 * kGrid);
    all->addWidget(m_scroll, 1);
    all->addWidget(m_unusual);
    all->addWidget(m_remark);
    all->addWidget(createButtons());
}

// Where large text leaves no room for two columns, the second stands below the first.
void SetUpPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    int wanted = m_columns->spacing();
    for (int column = 0; column < 2; ++column)
        wanted += m_columns->itemAt(column)->minimumSize().width();
    // The frame within gets its width later.
    const int room = width() - 2 * kAside - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const bool fits = wanted <= room;
    m_columns->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SetUpPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit backWanted();
    else
        QWidget::keyPressEvent(event);
}

void SetUpPage::connectSignals()
{
    connect(m_count, &QComboBox::currentIndexChanged, this, &SetUpPage::settle);
    for (const SeatFields* seat : m_seats)
        connect(seat, &SeatFields::changed, this, &SetUpPage::settle);
    connect(m_game, &QComboBox::currentIndexChanged, this, &SetUpPage::settle);
    connect(m_draw, &QPushButton::clicked, this, &SetUpPage::drawSeed);
    connect(m_start, &QPushButton::clicked, this, [this] {
        rememberNames();
        emit startWanted();
    });
    connect(m_back, &QPushButton::clicked, this, &SetUpPage::backWanted);
    connect(m_unfold, &QToolButton::toggled, this, &SetUpPage::showRules);
    connect(&m_rules, &AgreedRules::changed, this, &SetUpPage::sayRules);
}

void SetUpPage::showRules(bool shown)
{
    m_unfold->setChecked(shown);
    m_switches->setVisible(shown);
    sayRules();
}

void SetUpPage::sayRules()
{
    const auto unusual = static_cast<int>(m_rules.unusual(game()).size());
    const QString words = unusual == 0 ? tr("As usual") : tr("%n rule(s) not as usual", nullptr, unusual);
    m_unfold->setText(words + (m_unfold->isChecked() ? QStringLiteral(" ▴") : QStringLiteral(" ▾")));
    m_unfold->setAccessibleName(words);
}

bool SetUpPage::openHands() const
{
    return m_openHands->isChecked();
}

void SetUpPage::choose(Game game)
{
    m_game->setCurrentIndex(m_game->findData(static_cast<int>(game)));
}

void SetUpPage::seatProgram()
{
    m_untouched = false;
    choose(Game::Advanced);
    m_count->setCurrentIndex(0);
    for (const std::size_t seat : {0U, 1U})
        m_seats[seat]->setPlayer("supervisor");
}

void SetUpPage::seatPersons()
{
    if (std::exchange(m_untouched, false))
        for (SeatFields* seat : m_seats)
            seat->setPlayer({});
    recallNames();
}

// Once, and never for players of the program.
void SetUpPage::recallNames()
{
    if (std::exchange(m_named, true))
        return;
    const QStringList names = m_desk.settings.personNames();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        if (m_seats[seat]->isPerson() && m_seats[seat]->givenName().isEmpty())
            m_seats[seat]->setGivenName(names.value(static_cast<qsizetype>(seat)));
}

// Those who do not sit here this time stay as they were.
void SetUpPage::rememberNames()
{
    QStringList names = m_desk.settings.personNames();
    names.resize(kMostSeats);
    for (std::size_t seat = 0; seat < players().size(); ++seat)
        if (m_seats[seat]->isPerson())
            names[static_cast<qsizetype>(seat)] = m_seats[seat]->givenName();
    m_desk.settings.setPersonNames(names);
}

void SetUpPage::seat(const QStringList& decks)
{
    m_untouched = m_untouched && decks.isEmpty();
    choose(Game::Advanced);
    m_count->setCurrentIndex(m_count->findData(static_cast<int>(decks.size())));
    for (qsizetype i = 0; i < decks.size() && i < kMostSeats; ++i) {
        m_seats[static_cast<std::size_t>(i)]->setPlayer({});
        m_seats[static_cast<std::size_t>(i)]->setDeck(decks.at(i));
    }
    if (!decks.isEmpty())
        recallNames();
}

Game SetUpPage::game() const
{
    return static_cast<Game>(m_game->currentData().toInt());
}

std::span<SeatFields* const> SetUpPage::players() const
{
    return std::span(m_seats).first(static_cast<std::size_t>(m_count->currentData().toInt()));
}

// BASIC-1; whoever goes back to the Advanced Game finds as many as before.
void SetUpPage::settleCount()
{
    const QSignalBlocker quiet(m_count);
    if (!isAdvanced() && !m_advancedCount)
        m_advancedCount = m_count->currentIndex();
    if (isAdvanced() && m_advancedCount)
        m_count->setCurrentIndex(*std::exchange(m_advancedCount, std::nullopt));
    else if (!isAdvanced())
        m_count->setCurrentIndex(0);
}

void SetUpPage::settle()
{
    settleCount();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat]->setShown(seat < players().size());
    m_count->setEnabled(isAdvanced());
    m_count->setToolTip(plainTip(isAdvanced() ? QString() : tr("The Basic Game is for two players (BASIC-1)")));
    m_switches->setGame(game());
    m_unusual->setGame(game());
    sayRules();
    const QString problem = whyNoGame();
    m_start->setEnabled(problem.isEmpty());
    m_remark->setText(problem.isEmpty() ? remark() : problem);
}

// A deck that is not legal, and a game that leaves cards of one out, say so before it begins (BASIC-3).
QString SetUpPage::remark() const
{
    QStringList lines;
    for (const SeatFields* seat : players())
        if (const Deck deck = seat->deck();
            bureauDeckSize(deck) > 0 && !isLegal(checkDeck(deck, m_desk.box.cards, m_desk.box.formatOf(deck))))
            lines << tr("“%1” is not legal. It is played as it is.").arg(seat->deckName());
    for (const SeatFields* seat : players())
        lines << takenOutText(seat->deck(), m_desk.box.cards, game())
              << unknownCardsText(seat->deck(), m_desk.box.cards);
    lines.removeAll(QString());
    lines.removeDuplicates();
    lines << tr("Cards that can do something are marked. Click one to see what, twice to do it, or drag it; everything "
                "can be taken back.");
    return lines.join(QLatin1Char('\n'));
}

QString SetUpPage::whyNoGame() const
{
    QStringList names;
    bool anybody = false;
    for (const SeatFields* seat : players()) {
        if (names.contains(seat->name()))
            return tr("Two players are called %1. Give one of them another name.").arg(seat->name());
        names << seat->name();
        anybody = anybody || !seat->isPassive();
    }
    if (!anybody)
        return tr("Nobody sits at this table. Let at least one player sit here.");
    if (m_desk.settings.onlyKnownCards())
        for (const SeatFields* seat : players())
            if (const QString why = unknownCardsRefusal(seat->deck(), m_desk.box.cards); !why.isEmpty())
                return tr("No game can be set up: %1.").arg(why);
    const GameRecord game = record();
    const auto problems = setupProblems(matchSetup(game, m_desk.box.cards));
    return problems.empty() ? QString()
                            : tr("No game can be set up: %1.").arg(sentence(problems.front(), m_desk.box.cards));
}

void SetUpPage::drawSeed()
{
    m_seed->setValue(static_cast<int>(QRandomGenerator::global()->bounded(1'000'000)));
}

// Who plays alone begins; otherwise that is drawn (SETUP-11).
GameRecord SetUpPage::record() const
{
    GameRecord record;
    record.seed = static_cast<std::uint64_t>(m_seed->value());
    int sitting = 0;
    int last = 0;
    for (const SeatFields* seat : players()) {
        if (!seat->isPassive()) {
            ++sitting;
            last = static_cast<int>(record.decks.size());
        }
        record.decks.push_back(seat->deck());
        record.passive.push_back(seat->isPassive());
        record.names.push_back(seat->givenName().toStdString());
        record.players.push_back(seat->player());
    }
    if (std::all_of(record.players.begin(), record.players.end(), [](const std::string& who) { return who.empty(); }))
        record.players.clear();
    if (std::all_of(record.names.begin(), record.names.end(), [](const std::string& name) { return name.empty(); }))
        record.names.clear();
    record.firstSeat = sitting == 1 ? last : -1;
    record.options = m_rules.options(game());
    return record;
}

} // namespace dossier
