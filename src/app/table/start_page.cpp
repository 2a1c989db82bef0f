#include "app/table/start_page.h"

#include "app/decks/deck_shelf.h"
#include "app/decks/open_deck.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/heading.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "wording/goldfish_text.h"
#include "wording/rule_reference.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <limits>

namespace dossier {

namespace {

enum Mode { kAlone, kTwo };

// "HOUSE-3": what is said before what is only about its default and its sources.
QString firstSentence(const RuleEntry& rule)
{
    const QString text = QString::fromStdString(rule.statements.front().text);
    const qsizetype end = text.indexOf(QStringLiteral(". "));
    return end < 0 ? text : text.left(end + 1);
}

QComboBox* deckBox(const QString& name, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(24);
    return box;
}

} // namespace

StartPage::StartPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_mode(new QButtonGroup(this))
    , m_first(deckBox(QStringLiteral("firstDeck"), this))
    , m_second(deckBox(QStringLiteral("secondDeck"), this))
    , m_game(new QComboBox(this))
    , m_seed(new QSpinBox(this))
    , m_draw(new QPushButton(tr("Another"), this))
    , m_questionOrGuess(new QCheckBox(tr("A question or a guess after a Site, not both (OPT-1)"), this))
    , m_singleGuess(new QCheckBox(tr("One guess in the game; a wrong one loses it (OPT-2)"), this))
    , m_killers(new QCheckBox(tr("Killer cards (OPT-3)"), this))
    , m_powers(new QCheckBox(tr("X-File Powers (OPT-6)"), this))
    , m_house(new QListWidget(this))
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
    , m_start(new QPushButton(tr("Start the game"), this))
    , m_open(new QPushButton(tr("Open a saved game …"), this))
    , m_goOn(new QPushButton(tr("Back to the game"), this))
{
    setObjectName(QStringLiteral("startPage"));
    createLayout();
    connectSignals();
    drawSeed();
    listDecks();
    setGoingOn(false);
    setFocusProxy(m_start);
}

QWidget* StartPage::createPlayers()
{
    auto* page = new QWidget(this);
    auto* alone = new QRadioButton(tr("Alone, against a player who does nothing"), page);
    auto* two = new QRadioButton(tr("Two players at this table"), page);
    alone->setObjectName(QStringLiteral("playAlone"));
    two->setObjectName(QStringLiteral("playTwo"));
    two->setToolTip(tr("Whoever has to choose takes the seat; hands are covered when it changes"));
    alone->setChecked(true);
    m_mode->addButton(alone, kAlone);
    m_mode->addButton(two, kTwo);
    m_game->setObjectName(QStringLiteral("whichGame"));
    m_game->addItem(tr("Advanced Game"), static_cast<int>(Game::Advanced));
    m_game->addItem(tr("Basic Game"), static_cast<int>(Game::Basic));
    m_seed->setObjectName(QStringLiteral("tableSeed"));
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same decks and the same seed are shuffled the same way again"));
    auto* seed = new QHBoxLayout;
    seed->addWidget(m_seed, 1);
    seed->addWidget(m_draw);
    m_form = new QFormLayout(page);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->addRow(new HeadingLabel(tr("Players"), m_desk.appearance, page));
    m_form->addRow(alone);
    m_form->addRow(two);
    m_form->addRow(tr("&Deck of Player A"), m_first);
    m_form->addRow(tr("D&eck of Player B"), m_second);
    m_form->addRow(tr("&Game"), m_game);
    auto* seedLabel = new QLabel(tr("Shuffle, by its &seed"), page);
    seedLabel->setBuddy(m_seed);
    m_form->addRow(seedLabel, seed);
    return page;
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
    for (QCheckBox* box : {m_questionOrGuess, m_singleGuess, m_killers, m_powers})
        column->addWidget(box);
    column->addSpacing(kGrid);
    column->addWidget(new QuietLabel(tr("House rules, as they are usually played:"), m_desk.appearance, page));
    column->addWidget(m_house, 1);
    return page;
}

void StartPage::listHouseRules()
{
    const RuleBook book = ruleReference(m_desk.language);
    const GameOptions usual;
    for (int number = 1; number <= kHouseRules; ++number) {
        const std::string name = "HOUSE-" + std::to_string(number);
        const RuleEntry* rule = book.find(RuleNumber(name));
        const QString words = rule ? firstSentence(*rule) : QString();
        auto* item = new QListWidgetItem(QStringLiteral("%1  %2").arg(QString::fromStdString(name), words), m_house);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(usual.houseRule(number) ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(words);
    }
}

QWidget* StartPage::createButtons()
{
    auto* page = new QWidget(this);
    m_start->setObjectName(QStringLiteral("startGame"));
    m_start->setIcon(icon(Glyph::Play, m_desk.appearance));
    m_start->setDefault(true);
    m_open->setObjectName(QStringLiteral("openGame"));
    m_open->setIcon(icon(Glyph::Import, m_desk.appearance));
    m_goOn->setObjectName(QStringLiteral("goOnWithGame"));
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
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
    players->setFixedWidth(90 * kGrid);
    columns->addWidget(players, 0, Qt::AlignTop);
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
    connect(&m_desk.shelf, &DeckShelf::changed, this, &StartPage::listDecks);
    connect(m_mode, &QButtonGroup::idToggled, this, &StartPage::settle);
    connect(m_first, &QComboBox::currentIndexChanged, this, &StartPage::settle);
    connect(m_second, &QComboBox::currentIndexChanged, this, &StartPage::settle);
    connect(m_game, &QComboBox::currentIndexChanged, this, &StartPage::settle);
    connect(m_draw, &QPushButton::clicked, this, &StartPage::drawSeed);
    connect(m_start, &QPushButton::clicked, this, &StartPage::startWanted);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openWanted);
    connect(m_goOn, &QPushButton::clicked, this, &StartPage::goOnWanted);
}

// The decks that are chosen stay; at first that is the open one, for both.
void StartPage::listDecks()
{
    for (QComboBox* box : {m_first, m_second}) {
        const QVariant before =
            box->currentIndex() < 0 ? QVariant(static_cast<qlonglong>(m_desk.openDeck.id())) : box->currentData();
        const QSignalBlocker quiet(box);
        box->clear();
        for (const DeckSummary& deck : m_desk.shelf.decks())
            box->addItem(deck.name, static_cast<qlonglong>(deck.id));
        box->setCurrentIndex(std::max(box->findData(before), box->count() > 0 ? 0 : -1));
    }
    settle();
}

bool StartPage::twoPlayers() const
{
    return m_mode->checkedId() == kTwo;
}

void StartPage::settle()
{
    m_second->setVisible(twoPlayers());
    m_form->labelForField(m_second)->setVisible(twoPlayers());
    const bool advanced = m_game->currentData().toInt() == static_cast<int>(Game::Advanced);
    for (QWidget* rule : {static_cast<QWidget*>(m_killers), static_cast<QWidget*>(m_powers)})
        rule->setEnabled(advanced);
    if (m_first->currentIndex() < 0) {
        m_remark->setText(tr("There is no deck to play with. Make one in Decks, import one, or add the sample decks "
                             "from the Help menu."));
        m_start->setEnabled(false);
        return;
    }
    const GameRecord game = record();
    const auto problems = setupProblems(matchSetup(game, m_desk.box.cards));
    m_start->setEnabled(problems.empty());
    m_remark->setText(
        problems.empty()
            ? tr("Cards that can do something are marked. Click one to see what, twice to do it, or drag it; "
                 "everything can be taken back.")
            : tr("No game can be set up: %1.").arg(sentence(problems.front(), m_desk.box.cards)));
}

void StartPage::drawSeed()
{
    m_seed->setValue(static_cast<int>(QRandomGenerator::global()->bounded(1'000'000)));
}

Deck StartPage::deckOf(const QComboBox& box) const
{
    const std::int64_t id = box.currentData().toLongLong();
    if (id == m_desk.openDeck.id())
        return m_desk.openDeck.deck();
    return m_desk.shelf.load(id).value_or(Deck{});
}

GameRecord StartPage::record() const
{
    GameRecord record;
    record.seed = static_cast<std::uint64_t>(m_seed->value());
    record.decks = {deckOf(*m_first), twoPlayers() ? deckOf(*m_second) : Deck{}};
    record.passive = {false, !twoPlayers()};
    record.firstSeat = twoPlayers() ? -1 : 0;
    GameOptions& options = record.options;
    options.game = static_cast<Game>(m_game->currentData().toInt());
    const bool advanced = options.game == Game::Advanced;
    options.questionOrGuess = m_questionOrGuess->isChecked();
    options.singleGuess = m_singleGuess->isChecked();
    options.killerCards = advanced && m_killers->isChecked();
    options.xFilePowers = advanced && m_powers->isChecked();
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
