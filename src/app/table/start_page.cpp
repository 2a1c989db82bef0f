#include "app/table/start_page.h"

#include "app/table/seat_fields.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/game_box.h"
#include "desk/settings.h"
#include "wording/play/goldfish_text.h"
#include "wording/words/rule_reference.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace dossier {

namespace {

// "HOUSE-3": what is said before what is only about its default and its sources.
QString firstSentence(const RuleEntry& rule)
{
    const QString text = QString::fromStdString(rule.statements.front().text);
    const qsizetype end = text.indexOf(QStringLiteral(". "));
    return end < 0 ? text : text.left(end + 1);
}

// What the rule says, its default and its sources left aside.
QString statementOf(const RuleBook& book, const char* number)
{
    const RuleEntry* rule = book.find(RuleNumber(number));
    return rule ? firstSentence(*rule) : QString();
}

} // namespace

StartPage::StartPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_count(new QComboBox(this))
    , m_game(new QComboBox(this))
    , m_seed(new QSpinBox(this))
    , m_draw(new QPushButton(tr("Another"), this))
    , m_questionOrGuess(new QCheckBox(tr("A question or a guess after a Site, not both (OPT-1)"), this))
    , m_singleGuess(new QCheckBox(tr("One guess in the game; a wrong one loses it (OPT-2)"), this))
    , m_killers(new QCheckBox(tr("Killer cards (OPT-3)"), this))
    , m_powers(new QCheckBox(tr("X-File Powers (OPT-6)"), this))
    , m_house(new QListWidget(this))
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
    , m_computer(new QPushButton(tr("&Play against the computer"), this))
    , m_start(new QPushButton(tr("Start the game"), this))
    , m_open(new QPushButton(tr("Open a saved game …"), this))
    , m_goOn(new QPushButton(tr("Back to the game"), this))
{
    setObjectName(QStringLiteral("startPage"));
    createLayout();
    connectSignals();
    drawSeed();
    settle();
    setGoingOn(false);
    setFocusProxy(m_computer);
}

QWidget* StartPage::createPlayers()
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
QLayout* StartPage::createSeats(QWidget& page)
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
        m_seats.push_back(new SeatFields(m_desk, seat, *grid, seat + 1, page));
        m_seats.back()->setPassive(seat == 1);
    }
    return grid;
}

QWidget* StartPage::createRules()
{
    auto* page = new QWidget(this);
    m_house->setObjectName(QStringLiteral("houseRules"));
    m_house->setAccessibleName(tr("House rules"));
    m_house->setWordWrap(true);
    m_house->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    listHouseRules();
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("Rules agreed on"), m_desk.appearance, page));
    m_questionOrGuess->setObjectName(QStringLiteral("questionOrGuess"));
    m_singleGuess->setObjectName(QStringLiteral("singleGuess"));
    m_killers->setObjectName(QStringLiteral("killerCards"));
    m_powers->setObjectName(QStringLiteral("xFilePowers"));
    const RuleBook& book = ruleReference(m_desk.language);
    for (const auto& [box, number] : {std::pair(m_questionOrGuess, "OPT-1"), std::pair(m_singleGuess, "OPT-2"),
                                      std::pair(m_killers, "OPT-3"), std::pair(m_powers, "OPT-6")}) {
        box->setToolTip(statementOf(book, number));
        column->addWidget(box);
    }
    column->addSpacing(kGrid);
    column->addWidget(new QuietLabel(tr("House rules, as they are usually played:"), m_desk.appearance, page));
    column->addWidget(m_house, 1);
    return page;
}

void StartPage::listHouseRules()
{
    const RuleBook& book = ruleReference(m_desk.language);
    const GameOptions usual;
    for (int number = 1; number <= kHouseRules; ++number) {
        const std::string name = "HOUSE-" + std::to_string(number);
        const QString words = statementOf(book, name.c_str());
        auto* item = new QListWidgetItem(QStringLiteral("%1  %2").arg(QString::fromStdString(name), words), m_house);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(usual.houseRule(number) ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(words);
    }
}

QWidget* StartPage::createButtons()
{
    auto* page = new QWidget(this);
    m_computer->setObjectName(QStringLiteral("playComputer"));
    m_computer->setIcon(icon(Glyph::Play, m_desk.appearance));
    m_computer->setDefault(true);
    m_computer->setToolTip(
        tr("A game for two at once: you with the first deck above, the Supervisor with the second, or "
           "with yours where there is none"));
    m_start->setObjectName(QStringLiteral("startGame"));
    m_start->setToolTip(tr("The game as it is set up above"));
    m_open->setObjectName(QStringLiteral("openGame"));
    m_open->setIcon(icon(Glyph::Import, m_desk.appearance));
    m_goOn->setObjectName(QStringLiteral("goOnWithGame"));
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_computer);
    row->addWidget(m_start);
    row->addWidget(m_open);
    row->addWidget(m_goOn);
    row->addStretch(1);
    return page;
}

void StartPage::createLayout()
{
    m_remark->setObjectName(QStringLiteral("startRemark"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(10 * kGrid);
    QWidget* players = createPlayers();
    players->setMaximumWidth(150 * kGrid);
    columns->addWidget(players, 1, Qt::AlignTop);
    QWidget* rules = createRules();
    rules->setMaximumWidth(150 * kGrid);
    columns->addWidget(rules, 1);
    columns->addStretch(0);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(6 * kGrid, 5 * kGrid, 6 * kGrid, 4 * kGrid);
    all->setSpacing(3 * kGrid);
    all->addLayout(columns, 1);
    all->addWidget(m_remark);
    all->addWidget(createButtons());
}

void StartPage::connectSignals()
{
    connect(m_count, &QComboBox::currentIndexChanged, this, &StartPage::settle);
    for (const SeatFields* seat : m_seats)
        connect(seat, &SeatFields::changed, this, &StartPage::settle);
    connect(m_game, &QComboBox::currentIndexChanged, this, &StartPage::settle);
    connect(m_draw, &QPushButton::clicked, this, &StartPage::drawSeed);
    connect(m_computer, &QPushButton::clicked, this, &StartPage::playComputer);
    connect(m_start, &QPushButton::clicked, this, &StartPage::startWanted);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(m_goOn, &QPushButton::clicked, this, &StartPage::goOnWanted);
}

// One person against a player of the program: who it was before stays.
void StartPage::seatComputer()
{
    m_count->setCurrentIndex(0);
    m_seats[0]->setPlayer({});
    if (m_seats[1]->player().empty())
        m_seats[1]->setPlayer("supervisor");
}

void StartPage::playComputer()
{
    seatComputer();
    if (!m_start->isEnabled())
        return;
    m_desk.settings.setOpponentDeck(m_seats[1]->deckName());
    emit startWanted();
}

void StartPage::setUp(std::int64_t deck)
{
    seatComputer();
    m_seats[0]->setDeck(deck);
    m_game->setCurrentIndex(m_game->findData(static_cast<int>(m_seats[0]->deck().game)));
    const QString own = m_seats[0]->deckName();
    const std::string usual = "Night shift"; // the sample deck that is whole
    if (!m_seats[1]->setDeck(m_desk.settings.opponentDeck()) && own.toStdString() != usual)
        m_seats[1]->setDeck(QString::fromStdString(usual));
    m_computer->setFocus();
}

void StartPage::seat(const QStringList& decks)
{
    m_game->setCurrentIndex(m_game->findData(static_cast<int>(Game::Advanced)));
    m_count->setCurrentIndex(m_count->findData(static_cast<int>(decks.size())));
    for (qsizetype i = 0; i < decks.size() && i < kMostSeats; ++i) {
        m_seats[static_cast<std::size_t>(i)]->setPlayer({});
        m_seats[static_cast<std::size_t>(i)]->setDeck(decks.at(i));
    }
}

bool StartPage::isAdvanced() const
{
    return m_game->currentData().toInt() == static_cast<int>(Game::Advanced);
}

// BASIC-1: the Basic Game is for two.
std::span<SeatFields* const> StartPage::players() const
{
    return std::span(m_seats).first(isAdvanced() ? static_cast<std::size_t>(m_count->currentData().toInt()) : 2);
}

void StartPage::settle()
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat]->setShown(seat < players().size());
    m_count->setEnabled(isAdvanced());
    m_count->setToolTip(isAdvanced() ? QString() : tr("The Basic Game is for two players (BASIC-1)"));
    for (QWidget* rule : {static_cast<QWidget*>(m_killers), static_cast<QWidget*>(m_powers)})
        rule->setEnabled(isAdvanced());
    const QString problem = whyNoGame();
    m_start->setEnabled(problem.isEmpty());
    m_computer->setEnabled(!m_seats.front()->lacksDeck());
    m_remark->setText(problem.isEmpty() ? remark() : problem);
}

// A game that leaves cards of a deck out says so before it begins.
QString StartPage::remark() const
{
    QStringList lines;
    for (const SeatFields* seat : players())
        lines << takenOutText(seat->deck(), m_desk.box.cards, static_cast<Game>(m_game->currentData().toInt()));
    lines.removeAll(QString());
    lines.removeDuplicates();
    lines << tr("Cards that can do something are marked. Click one to see what, twice to do it, or drag it; everything "
                "can be taken back.");
    return lines.join(QLatin1Char('\n'));
}

QString StartPage::whyNoGame() const
{
    QStringList names;
    bool anybody = false;
    for (const SeatFields* seat : players()) {
        if (seat->lacksDeck())
            return tr(
                "There is no deck to play with. Make one in Decks, import one, or add the five starter decks from "
                "the Deck menu.");
        if (names.contains(seat->name()))
            return tr("Two players are called %1. Give one of them another name.").arg(seat->name());
        names << seat->name();
        anybody = anybody || !seat->isPassive();
    }
    if (!anybody)
        return tr("Nobody sits at this table. Let at least one player sit here.");
    const GameRecord game = record();
    const auto problems = setupProblems(matchSetup(game, m_desk.box.cards));
    return problems.empty() ? QString()
                            : tr("No game can be set up: %1.").arg(sentence(problems.front(), m_desk.box.cards));
}

void StartPage::drawSeed()
{
    m_seed->setValue(static_cast<int>(QRandomGenerator::global()->bounded(1'000'000)));
}

// Who plays alone begins; otherwise that is drawn (SETUP-11).
GameRecord StartPage::record() const
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
    GameOptions& options = record.options;
    options.game = static_cast<Game>(m_game->currentData().toInt());
    options.questionOrGuess = m_questionOrGuess->isChecked();
    options.singleGuess = m_singleGuess->isChecked();
    options.killerCards = isAdvanced() && m_killers->isChecked();
    options.xFilePowers = isAdvanced() && m_powers->isChecked();
    options.house = 0;
    for (int number = 1; number <= kHouseRules; ++number)
        if (m_house->item(number - 1)->checkState() == Qt::Checked)
            options.house |= 1u << (number - 1);
    return record;
}

void StartPage::setGoingOn(bool goingOn)
{
    m_goOn->setVisible(goingOn);
}

} // namespace dossier
