#include "app/evening/set_up_page.h"

#include "app/evening/seat_fields.h"
#include "app/fitting/scroll_frame.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/game_box.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "domain/decks/deck_rules.h"
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
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace dossier {

namespace {

constexpr int kAside = 6 * kGrid; // of the page

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

// The words of a box do not break by themselves; large text needs two lines for long ones.
void breakWords(QAbstractButton& box, const Appearance& appearance)
{
    constexpr int kLong = 40; // letters
    QString words = box.text();
    if (appearance.textPercent() <= 125 || words.size() < kLong)
        return;
    const qsizetype before = words.lastIndexOf(QLatin1Char(' '), words.size() / 2);
    if (before > 0)
        box.setText(words.replace(before, 1, QLatin1Char('\n')));
}

} // namespace

SetUpPage::SetUpPage(const Desk& desk, QWidget* parent)
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
    , m_ownXFiles(new QCheckBox(tr("Persons bring the X-File their deck names; else all are drawn by lot"), this))
    , m_openHands(new QCheckBox(tr("Open hands: one person plays all seats at this table"), this))
    , m_unfold(new QToolButton(this))
    , m_folded(new QWidget(this))
    , m_house(new QListWidget(this))
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
    breakWords(*m_openHands, m_desk.appearance);
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
        const SeatFields* before = m_seats.empty() ? nullptr : m_seats.back();
        m_seats.push_back(new SeatFields(m_desk, seat, before, *grid, seat + 1, page));
        m_seats.back()->setPassive(seat == 1);
    }
    return grid;
}

QWidget* SetUpPage::createRules()
{
    auto* page = new QWidget(this);
    m_house->setObjectName(QStringLiteral("houseRules"));
    m_house->setAccessibleName(tr("House rules"));
    m_house->setWordWrap(true);
    m_house->setMinimumHeight(8 * m_house->fontMetrics().height());
    m_house->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    listHouseRules();
    m_unfold->setObjectName(QStringLiteral("unfoldRules"));
    m_unfold->setAutoRaise(true);
    m_unfold->setCheckable(true);
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2 * kGrid);
    all->addWidget(new HeadingLabel(tr("Rules agreed on"), m_desk.appearance, page));
    all->addWidget(m_unfold, 0, Qt::AlignLeft);
    all->addWidget(m_folded, 1);
    all->addStretch(0);
    auto* column = new QVBoxLayout(m_folded);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    m_questionOrGuess->setObjectName(QStringLiteral("questionOrGuess"));
    m_singleGuess->setObjectName(QStringLiteral("oneGuessAlone"));
    m_killers->setObjectName(QStringLiteral("killerCards"));
    m_powers->setObjectName(QStringLiteral("xFilePowers"));
    m_ownXFiles->setObjectName(QStringLiteral("ownXFiles"));
    const RuleBook& book = ruleReference(m_desk.language);
    for (const auto& [box, number] : {std::pair(m_questionOrGuess, "OPT-1"), std::pair(m_singleGuess, "OPT-2"),
                                      std::pair(m_killers, "OPT-3"), std::pair(m_powers, "OPT-6")}) {
        box->setToolTip(plainTip(statementOf(book, number)));
        breakWords(*box, m_desk.appearance);
        column->addWidget(box);
    }
    m_ownXFiles->setToolTip(plainTip(tr("Whoever knows a deck then knows what it protects")));
    breakWords(*m_ownXFiles, m_desk.appearance);
    column->addWidget(m_ownXFiles);
    column->addSpacing(kGrid);
    column->addWidget(new QuietLabel(tr("House rules, as they are usually played:"), m_desk.appearance, m_folded));
    column->addWidget(m_house, 1);
    return page;
}

void SetUpPage::listHouseRules()
{
    const RuleBook& book = ruleReference(m_desk.language);
    const GameOptions usual;
    for (int number = 1; number <= kHouseRules; ++number) {
        const std::string name = "HOUSE-" + std::to_string(number);
        const QString words = statementOf(book, name.c_str());
        auto* item = new QListWidgetItem(QStringLiteral("%1  %2").arg(QString::fromStdString(name), words), m_house);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(usual.houseRule(number) ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(plainTip(words));
    }
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

void SetUpPage::connectSignals()
{
    connect(m_count, &QComboBox::currentIndexChanged, this, &SetUpPage::settle);
    for (const SeatFields* seat : m_seats)
        connect(seat, &SeatFields::changed, this, &SetUpPage::settle);
    connect(m_game, &QComboBox::currentIndexChanged, this, &SetUpPage::settle);
    connect(m_draw, &QPushButton::clicked, this, &SetUpPage::drawSeed);
    connect(m_start, &QPushButton::clicked, this, &SetUpPage::startWanted);
    connect(m_back, &QPushButton::clicked, this, &SetUpPage::backWanted);
    connect(m_unfold, &QToolButton::toggled, this, &SetUpPage::showRules);
    for (const QCheckBox* box : {m_questionOrGuess, m_singleGuess, m_killers, m_powers, m_ownXFiles})
        connect(box, &QCheckBox::toggled, this, &SetUpPage::sayRules);
    connect(m_house, &QListWidget::itemChanged, this, &SetUpPage::sayRules);
}

void SetUpPage::showRules(bool shown)
{
    m_unfold->setChecked(shown);
    m_folded->setVisible(shown);
    sayRules();
}

void SetUpPage::sayRules()
{
    const int unusual = unusualRules();
    const QString words = unusual == 0 ? tr("As usual") : tr("%n rule(s) not as usual", nullptr, unusual);
    m_unfold->setText(words + (m_unfold->isChecked() ? QStringLiteral(" ▴") : QStringLiteral(" ▾")));
    m_unfold->setAccessibleName(words);
    emit rulesChanged();
}

int SetUpPage::unusualRules() const
{
    const GameOptions mine = options();
    const GameOptions usual;
    int unusual = std::popcount(mine.house ^ usual.house);
    for (const bool differs : {mine.questionOrGuess, mine.singleGuess, mine.killerCards, mine.xFilePowers, ownXFiles()})
        unusual += differs ? 1 : 0;
    return unusual;
}

bool SetUpPage::ownXFiles() const
{
    return m_ownXFiles->isChecked();
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
}

bool SetUpPage::isAdvanced() const
{
    return m_game->currentData().toInt() == static_cast<int>(Game::Advanced);
}

// BASIC-1: the Basic Game is for two.
std::span<SeatFields* const> SetUpPage::players() const
{
    return std::span(m_seats).first(isAdvanced() ? static_cast<std::size_t>(m_count->currentData().toInt()) : 2);
}

void SetUpPage::settle()
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat]->setShown(seat < players().size());
    m_count->setEnabled(isAdvanced());
    m_count->setToolTip(plainTip(isAdvanced() ? QString() : tr("The Basic Game is for two players (BASIC-1)")));
    for (QWidget* rule : {static_cast<QWidget*>(m_killers), static_cast<QWidget*>(m_powers)})
        rule->setEnabled(isAdvanced());
    const QString problem = whyNoGame();
    m_start->setEnabled(problem.isEmpty());
    m_remark->setText(problem.isEmpty() ? remark() : problem);
}

// A deck that is not legal, and a game that leaves cards of one out, say so before it begins (D15, BASIC-3).
QString SetUpPage::remark() const
{
    QStringList lines;
    for (const SeatFields* seat : players())
        if (const Deck deck = seat->deck();
            bureauDeckSize(deck) > 0 && !isLegal(checkDeck(deck, m_desk.box.cards, m_desk.box.formatOf(deck))))
            lines << tr("“%1” is not legal. It is played as it is.").arg(seat->deckName());
    for (const SeatFields* seat : players())
        lines << takenOutText(seat->deck(), m_desk.box.cards, static_cast<Game>(m_game->currentData().toInt()))
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
    record.options = options();
    return record;
}

GameOptions SetUpPage::options() const
{
    GameOptions options;
    options.game = static_cast<Game>(m_game->currentData().toInt());
    options.questionOrGuess = m_questionOrGuess->isChecked();
    options.singleGuess = m_singleGuess->isChecked();
    options.killerCards = isAdvanced() && m_killers->isChecked();
    options.xFilePowers = isAdvanced() && m_powers->isChecked();
    options.house = 0;
    for (int number = 1; number <= kHouseRules; ++number)
        if (m_house->item(number - 1)->checkState() == Qt::Checked)
            options.house |= 1u << (number - 1);
    return options;
}

} // namespace dossier
