#include "app/game_setup/start_page.h"

#include "app/fitting/flow_layout.h"
#include "app/fitting/scroll_frame.h"
#include "app/game_setup/computer_folder.h"
#include "app/game_setup/continue_folder.h"
#include "app/game_setup/key_button.h"
#include "app/game_setup/tile.h"
#include "app/theme/appearance.h"
#include "app/theme/key_line.h"
#include "app/theme/papers.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/deck_library.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

// With usual text: how wide the page gets, and how high a folder.
constexpr int kWidest = 360 * kGrid;
constexpr int kHighest = 110 * kGrid;

} // namespace

StartPage::StartPage(const Desk& desk, AgreedRules& rules, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_computer(new ComputerFolder(desk, rules, this))
    , m_continue(new ContinueFolder(desk, this))
    , m_keys(new KeyLine(desk.appearance, this))
    , m_folders(new QHBoxLayout)
    , m_tiles(new QHBoxLayout)
    , m_others(new FlowLayout)
{
    setObjectName(QStringLiteral("startPage"));
    m_folders->setSpacing(6 * kGrid);
    m_folders->addWidget(m_computer, 2);
    m_folders->addWidget(m_continue, 1);
    auto* inside = new QWidget(this);
    auto* scroll = new ScrollFrame(inside, this);
    scroll->setObjectName(QStringLiteral("startScroll"));
    scroll->setMinimumWidth(60 * kGrid); // narrower than it is side by side
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    auto* all = m_all = new QVBoxLayout(inside);
    all->setSpacing(4 * kGrid);
    all->addStretch(1); // on a large screen it stays together in the middle
    all->addLayout(m_folders, 3);
    createTiles();
    createMore();
    all->addLayout(m_tiles, 1);
    all->addLayout(m_others);
    all->addStretch(2);
    all->addWidget(m_keys);
    connect(m_computer, &ComputerFolder::startWanted, this, &StartPage::startWanted);
    connect(m_continue, &ContinueFolder::continueWanted, this, &StartPage::continueWanted);
    connect(m_continue, &ContinueFolder::listWanted, this, &StartPage::listWanted);
    connect(&desk.appearance, &Appearance::changed, this, [this] { update(); });
    setFocusProxy(&first());
}

Tile* StartPage::tile(const char* name, Tile* made)
{
    made->setObjectName(QLatin1String(name));
    return made;
}

void StartPage::createTiles()
{
    const Appearance& look = m_desk.appearance;
    Tile* teach = tile("teachMe", new Tile(look, tr("Teach me"),
                                           tr("A first turn, step by step: about ten minutes, nothing to read before."),
                                           tr("T", "key"), CardType::Witness, this));
    Tile* seats = tile("atThisTable", new Tile(look, tr("At this table"),
                                               tr("Two to four persons, one screen; hands covered or open."), QString(),
                                               CardType::Agent, this));
    Tile* far = tile("farApart",
                     new Tile(look, tr("Far apart"), tr("Two to four persons, each at his own screen, over the net."),
                              QString(), CardType::Site, this));
    Tile* sealed =
        tile("sealedEvening", new Tile(look, tr("A sealed evening"),
                                       tr("A starter and boosters each; the program builds your first deck."),
                                       QString(), CardType::Equipment, this));
    connect(teach, &QAbstractButton::clicked, this, &StartPage::teachWanted);
    connect(seats, &QAbstractButton::clicked, this, &StartPage::seatsWanted);
    connect(far, &QAbstractButton::clicked, this, &StartPage::farWanted);
    connect(sealed, &QAbstractButton::clicked, this, &StartPage::sealedWanted);
    m_tiles->setSpacing(4 * kGrid);
    m_tiles->addWidget(teach, 4);
    m_tiles->addWidget(seats, 3);
    m_tiles->addWidget(far, 3);
    m_tiles->addWidget(sealed, 3);
}

void StartPage::createMore()
{
    m_others->setSpacing(2 * kGrid);
    m_others->addWidget(new QuietLabel(tr("More"), m_desk.appearance, this));
    const auto add = [&](const char* name, const QString& text, auto signal) {
        auto* button = new KeyButton(m_desk.appearance, text, QString(), KeyButton::Usual, this);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, signal);
        m_others->addWidget(button);
        return button;
    };
    add("moreBasic", tr("Basic Game"), &StartPage::basicWanted);
    add("moreWatch", tr("Watch two players of the program"), &StartPage::watchWanted);
    add("moreGoldfish", tr("Goldfish"), &StartPage::goldfishWanted);
    add("morePlaytest", tr("Playtest"), &StartPage::playtestWanted);
    add("openGame", tr("Open a game from a file"), &StartPage::openWanted);
    auto* rules = new KeyButton(m_desk.appearance, tr("House rules …"), QString(), KeyButton::Usual, this);
    rules->setObjectName(QStringLiteral("moreRules"));
    connect(rules, &QPushButton::clicked, this, [this, rules] { m_computer->showRules(*rules); });
    m_others->addWidget(rules);
    m_samples = add("moreSamples", tr("Add the sample decks"), &StartPage::samplesWanted);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// One below the other where there is no room side by side: first the game that one may go on with.
void StartPage::arrange()
{
    const int larger = std::max(m_desk.appearance.textPercent(), 100);
    const int aside = std::max(8 * kGrid, (width() - kWidest * larger / 100) / 2);
    m_all->setContentsMargins(aside, 4 * kGrid, aside, 2 * kGrid);
    for (QWidget* folder : {static_cast<QWidget*>(m_computer), static_cast<QWidget*>(m_continue)})
        folder->setMaximumHeight(kHighest * larger / 100);
    const int room = width() - 2 * aside - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    for (QBoxLayout* row : {m_folders, m_tiles}) {
        int wanted = 0;
        for (int place = 0; place < row->count(); ++place)
            wanted += row->itemAt(place)->minimumSize().width() + row->spacing();
        const bool goesOn = row == m_folders && !m_newWanted && !m_continue->game().isEmpty();
        row->setDirection(wanted <= room ? QBoxLayout::LeftToRight
                          : goesOn       ? QBoxLayout::BottomToTop
                                         : QBoxLayout::TopToBottom);
    }
    QWidget& before = *focusProxy();
    setFocusProxy(&first());
    if (&before != focusProxy() && before.hasFocus()) // nobody has gone elsewhere yet
        setFocus();
    m_keys->showKeys({{tr("Return", "key"), goesOnFirst() ? tr("continue") : tr("start")},
                      {tr("C", "key"), tr("continue")},
                      {tr("T", "key"), tr("teach me")},
                      {tr("O", "key"), tr("open a game")},
                      {tr("L", "key"), tr("list of games")}});
}

bool StartPage::goesOnFirst() const
{
    return m_folders->direction() == QBoxLayout::BottomToTop;
}

// What is seen without scrolling.
KeyButton& StartPage::first() const
{
    return goesOnFirst() ? m_continue->button() : m_computer->startButton();
}

void StartPage::offer(std::int64_t deck)
{
    m_computer->choose(deck);
    m_newWanted = true;
    arrange();
}

void StartPage::refresh(const QString& onTable, int position)
{
    m_newWanted = m_newWanted && isVisible(); // a player of the program may still choose in the game that was left
    m_continue->refresh(onTable, position);
    arrange();
    m_computer->refreshScores();
    m_samples->setVisible(m_desk.shelf.decks().empty());
}

// Return presses the button in focus; else it starts, or goes on with a game where that is what is seen.
void StartPage::keyPressEvent(QKeyEvent* event)
{
    if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()); button && !button->isCheckable())
            return button->click();
        return goesOnFirst() && !m_computer->isAncestorOf(focusWidget()) ? m_continue->button().click()
                                                                         : m_computer->start();
    case Qt::Key_C:
        if (!m_continue->game().isEmpty())
            emit continueWanted(m_continue->game());
        return;
    case Qt::Key_T:
        return emit teachWanted();
    case Qt::Key_O:
        return emit openWanted();
    case Qt::Key_L:
        return emit listWanted();
    default:
        QWidget::keyPressEvent(event);
    }
}

void StartPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLamp(painter, rect(), m_desk.appearance.theme());
}

} // namespace dossier
