#include "app/table/play_page.h"

#include "app/advice/advice_list.h"
#include "app/advice/hint_page.h"
#include "app/advice/review_page.h"
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/board/table_drop.h"
#include "app/card_face/big_card.h"
#include "app/game_setup/replay_bar.h"
#include "app/stage/answer_page.h"
#include "app/stage/stage.h"
#include "app/table/card_stop_menu.h"
#include "app/table/decision_panel.h"
#include "app/table/hand_over_page.h"
#include "app/table/notebook_page.h"
#include "app/table/pass_button.h"
#include "app/table/phase_bar.h"
#include "app/table/recent_events_bar.h"
#include "app/table/scene_clicks.h"
#include "app/table/side_card.h"
#include "app/table/story_view.h"
#include "app/table/table_banner.h"
#include "app/table/table_notebook.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/theme/key_line.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "table/table_game.h"
#include "wording/words/elision.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

// In a lower page a card is only shown beside the choices when it is clicked: they need the room.
constexpr int kRoomToRead = 175 * kGrid;

} // namespace

PlayPage::PlayPage(const Desk& desk, TableGame& home, QWidget* parent)
    : PlayPage(desk, home, &home, parent)
{}

PlayPage::PlayPage(const Desk& desk, SeatGame& far, QWidget* parent)
    : PlayPage(desk, far, nullptr, parent)
{}

PlayPage::PlayPage(const Desk& desk, SeatGame& game, TableGame* home, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_home(home)
    , m_phases(new PhaseBar(desk.appearance, this))
    , m_board(new Board(desk, game, this))
    , m_stage(new Stage(desk, game, m_board))
    , m_since(new RecentEventsBar(desk, game, m_board))
    , m_banner(new TableBanner(desk, game, m_board))
    , m_notebook(new NotebookPage(desk, game, m_board))
    , m_answer(new AnswerPage(desk, game, m_board))
    , m_hint(new KeyLine(desk.appearance, this))
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_position(new QLabel(this))
    , m_seat(new QToolButton(this))
    , m_commands(new QToolButton(this))
    , m_seats(new QMenu(this))
    , m_decisions(new DecisionPanel(desk, game, this))
    , m_sideTabs(new QTabBar(this))
    , m_side(new QStackedWidget(this))
    , m_card(new SideCard(desk, this))
    , m_story(new StoryView(desk, game, this))
    , m_notes(new TableNotebook(desk, game, this))
    , m_hints(new HintPage(desk, this))
    , m_reviews(new ReviewPage(desk, this))
    , m_splitter(new QSplitter(this))
    , m_sideSplitter(new QSplitter(Qt::Vertical, this))
    , m_below(new QWidget(this))
    , m_asked(new QWidget(this))
    , m_sides(new QStackedWidget(this))
    , m_handOver(home ? new HandOverPage(desk, *home, this) : nullptr)
    , m_replay(home ? new ReplayBar(desk, *home, this) : nullptr)
    , m_clicks(new SceneClicks(game, *m_board, this))
{
    setObjectName(home ? QStringLiteral("playPage") : QStringLiteral("farPlayPage"));
    m_splitter->addWidget(createTable());
    m_splitter->addWidget(createSide());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(3 * kGrid);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    const int side = 330 * std::clamp(desk.appearance.textPercent(), 100, 130) / 100;
    m_splitter->setSizes({1250 - side, side});
    m_splitter->restoreState(desk.settings.splitter(objectName()));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addWidget(createHead());
    all->addWidget(m_splitter, 1);
    connectSignals();
    connectAdvice();
    setFocusProxy(m_decisions);
}

PlayPage::~PlayPage()
{
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
}

QWidget* PlayPage::createHead()
{
    auto* head = new QWidget(this);
    const auto tool = [&](QToolButton* button, const char* name, Glyph glyph, const QString& says) {
        button->setObjectName(QLatin1String(name));
        button->setIcon(icon(glyph, m_desk.appearance));
        button->setToolTip(plainTip(says));
        button->setAccessibleName(says);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    };
    tool(m_back, "takeBack", Glyph::Back,
         m_home ? tr("Take back (Backspace)") : tr("Ask to take back to your last choice (Backspace)"));
    tool(m_forward, "stepForward", Glyph::Forward, tr("Step forward (Shift+Backspace)"));
    tool(m_commands, "tableCommands", Glyph::Menu, tr("Game"));
    m_commands->setText(tr("Game"));
    m_commands->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_seat->setObjectName(QStringLiteral("whoSees"));
    m_seat->setText(tr("You sit as %1").arg(playerNames(1).first()));
    m_seat->setAutoRaise(true);
    m_seat->setFocusPolicy(Qt::TabFocus);
    m_position->setObjectName(QStringLiteral("stepPosition"));
    m_position->setFont(m_desk.appearance.theme().small);
    createMenu();
    m_head = new QHBoxLayout(head);
    m_head->setContentsMargins(0, 0, 0, 0);
    m_head->setSpacing(2 * kGrid);
    m_head->addWidget(m_phases, 1);
    m_head->addSpacing(2 * kGrid);
    for (QWidget* each :
         {static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_forward), static_cast<QWidget*>(m_seat),
          static_cast<QWidget*>(&m_decisions->hintButton()), static_cast<QWidget*>(m_commands)})
        m_head->addWidget(each);
    m_forward->setVisible(m_home != nullptr);
    return head;
}

QWidget* PlayPage::createTable()
{
    auto* part = new QWidget(this);
    m_hint->setObjectName(QStringLiteral("hint"));
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_board, 1);
    column->addWidget(m_hint);
    return part;
}

void PlayPage::connectSignals()
{
    connect(m_sideTabs, &QTabBar::currentChanged, this, &PlayPage::showSide);
    connect(m_back, &QToolButton::clicked, &m_game, &SeatGame::takeBack);
    if (m_home)
        connect(m_forward, &QToolButton::clicked, m_home, &TableGame::stepForward);
    connect(&m_game, &SeatGame::notTakenBack, this, [this](Seat whose) {
        m_hint->showWords(elided(tr("The last choice was made by %1, who alone takes it back, from that seat.")
                                     .arg(m_game.cast().name(whose))));
    });
    connect(m_decisions, &DecisionPanel::tooSoon, this, &PlayPage::saysTooSoon);
    connect(m_phases, &PhaseBar::stopsChosen, this, [this](const TableStops& stops) {
        m_desk.settings.setTableStops(stops);
        m_game.lookAtStops();
    });
    connect(m_board, &Board::laid, this, [this](const BoardPlan& plan) {
        m_answer->place(plan);
        m_stage->show(plan);
        m_since->place(plan);
        m_since->setHidden(m_answer->isOpen() && m_answer->geometry().intersects(plan.strip));
        m_banner->place(plan);
        raiseAboveCards();
    });
    connect(m_board, &Board::restacked, this, &PlayPage::raiseAboveCards);
    connect(m_since, &RecentEventsBar::cardWanted, this, [this](CardIndex card) {
        showBeside(card);
        m_card->setVisible(true);
    });
    connect(m_since, &RecentEventsBar::lookWanted, this, &PlayPage::look);
    m_notebook->installEventFilter(this);
    m_answer->letGuessGo([this](Phase phase, int possible) {
        return m_desk.settings.tableStops().guessGoesWithAnswer(phase, possible);
    });
    connect(m_answer, &AnswerPage::closed, m_decisions, [this] { m_decisions->setAnswerShown(false); });
    connect(m_answer, &AnswerPage::opened, this, [this] {
        m_decisions->setAnswerShown(true);
        m_answer->tellsResult() ? m_banner->hurry() : m_banner->hold();
        if (m_big) // it would be answered unseen
            m_big->hide();
        m_since->setHidden(m_answer->geometry().intersects(m_since->geometry()));
    });
    connect(m_answer, &AnswerPage::closed, m_since, &QWidget::show);
    connect(m_answer, &AnswerPage::guessWanted, m_decisions, &DecisionPanel::focusRow);
    connect(m_answer, &AnswerPage::closed, m_banner, &TableBanner::release);
    connect(m_notes, &TableNotebook::wanted, this, [this] { m_notebook->open(m_notes->about()); });
    connect(m_board, &Board::cardChosen, this, &PlayPage::choose);
    connect(m_board, &Board::cardDone, this, &PlayPage::doWith);
    connect(m_board, &Board::dropped, this, &PlayPage::drop);
    connect(m_board, &Board::pointedAt, this, &PlayPage::pointAt);
    connect(m_board, &Board::lookWanted, this, &PlayPage::look);
    connect(m_board, &Board::menuWanted, this, [this](CardIndex card, const QPoint& at) {
        openCardStopMenu(m_desk, m_game, card, this, at, [this, card] { look(card); });
    });
    connect(m_board, &Board::discardWanted, this, &PlayPage::listDiscarded);
    connect(m_decisions, &DecisionPanel::subjectDropped, this, [this] { m_board->choose({}); });
    connect(m_decisions, &DecisionPanel::marked, this, [this] { m_board->setMarked(m_decisions->markedCards()); });
    connect(m_decisions, &DecisionPanel::relisted, this, &PlayPage::makeRoom);
    connect(m_decisions, &DecisionPanel::againWanted, this, &PlayPage::againWanted);
    for (QAbstractScrollArea* each : findChildren<QAbstractScrollArea*>())
        each->installEventFilter(this);
    for (PassButton* each : m_decisions->findChildren<PassButton*>())
        each->installEventFilter(this);
    for (QAbstractButton* each : m_back->parentWidget()->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly))
        each->installEventFilter(this);
    for (QComboBox* each : findChildren<QComboBox*>())
        each->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &PlayPage::keepKeyboard);
    m_phases->setStops(m_desk.settings.tableStops());
    m_game.obeyStops([&settings = m_desk.settings] { return settings.tableStops(); });
    // Who asked for no movement reads in strip and log what has happened.
    m_game.showScenes([&desk = m_desk] { return desk.settings.tableScenes() && !desk.appearance.calm(); });
}

void PlayPage::raiseAboveCards()
{
    m_stage->raiseMarks();
    for (QWidget* above : {static_cast<QWidget*>(m_since), static_cast<QWidget*>(m_answer),
                           static_cast<QWidget*>(m_banner), static_cast<QWidget*>(m_notebook)})
        above->raise();
}

// Each part asks only those before it: the board lays what lies on it; an answer that has to be seen first holds the
// table, which decides whether it changes hands; last the page itself, by what all of them show.
void PlayPage::follow(const SeatView& view)
{
    m_board->show(view);
    m_since->refresh();
    m_banner->follow(view);
    m_notebook->follow();
    m_answer->follow(view);
    m_decisions->follow();
    m_story->refresh();
    m_notes->follow();
    if (m_home) {
        m_handOver->refresh();
        m_replay->refresh();
    }
    refresh();
    m_clicks->follow();
}

void PlayPage::startAnew()
{
    m_answer->startAnew();
    m_story->startAnew();
    m_clicks->follow();
    dropReview();
}

void PlayPage::refresh()
{
    if (!m_game.isOn())
        return;
    dropStaleCard();
    m_generation = m_game.generation();
    const Observation& seen = m_game.seen();
    QStringList whose;
    for (int i = 0; i < m_game.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        whose << addressed(tr("{%1 investigates|You investigate}"), {m_game.cast().said(seat)});
    }
    m_phases->show(seen.phase, seen.turn, whose, seen.active);
    m_phases->setStops(m_desk.settings.tableStops());
    m_back->setEnabled(m_game.canTakeBack());
    m_forward->setEnabled(m_game.position() < m_game.length());
    m_position->setVisible(m_home && m_game.position() < m_game.length());
    m_position->setText(tr("Step %1 of %2").arg(m_game.position()).arg(m_game.length()));
    listSeats();
    const bool covered = m_game.waitsForHandOver() && !m_game.isHeld(); // what he has to see first, he sees
    if (m_handOver && covered != (m_sides->currentWidget() == m_handOver)) {
        const bool here = isAncestorOf(focusWidget());
        m_sides->setCurrentWidget(covered ? static_cast<QWidget*>(m_handOver) : m_asked);
        setFocusProxy(covered ? static_cast<QWidget*>(m_handOver) : m_decisions);
        if (here)
            setFocus();
    }
    m_giveUp->setEnabled(mayGiveUp());
    if (m_home) {
        m_endAction->setEnabled(m_game.isFinished());
        m_openHands->setChecked(m_game.openHands());
        m_openHands->setEnabled(m_game.isShared());
        m_hintAction->setEnabled(m_game.canAdvise());
        m_reviewAction->setEnabled(m_game.isFinished());
    }
    makeRoom();
    closeHint();
    if (!m_game.isFinished())
        dropReview();
    pointAt(std::nullopt, {});
    const auto asking = m_game.asking();
    if (asking && !m_game.waitsForHandOver() && !m_card->isHidden()) // else its text is told with the question
        showBeside(*asking);
}

// Where what had the keyboard has gone from the table, or does nothing just now, the window hands it to whatever comes
// next, be it outside the table.
void PlayPage::keepKeyboard(QWidget* before, QWidget* now)
{
    if (before && before->window() == window() && (!now || now->window() != window()))
        m_left = before; // for another window, or another program: it may go before the keyboard comes back
    if (!now || now->window() != window())
        return;
    const QWidget* had = before && before->window() == window() ? before : m_left.data();
    m_left = nullptr;
    if (had && isVisible() && isAncestorOf(had) && !(had->isVisible() && had->isEnabled()))
        setFocus();
}

// --- Doing something with a card ------------------------------------------------------------------------------------

// The same card again: all choices are shown once more.
void PlayPage::choose(CardRef card)
{
    const TableCard* clicked = card ? m_board->cardWidget(card) : nullptr;
    if (clicked && clicked->planned().card)
        showBeside(*clicked->planned().card);
    if (m_decisions->marks() && card && m_game.canAct(card))
        return m_decisions->mark(card);
    const bool can = card && card != m_board->chosen() && m_game.canAct(card);
    m_board->choose(can ? card : CardRef{});
    m_decisions->showAbout(can ? card : CardRef{});
}

void PlayPage::doWith(CardRef card)
{
    if (saysTooSoon()) // the click was meant for what was shown before
        return;
    offer(card, actionsAbout(m_game, card));
}

void PlayPage::drop(CardRef card, CardRef target, const PlannedBox* box)
{
    offer(card, actionsForDrop(m_game, card, target, box));
}

void PlayPage::offer(CardRef card, const std::vector<int>& actions)
{
    if (actions.empty())
        return;
    if (m_decisions->marks()) { // the first click of a double one has marked it
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            m_decisions->takeMovedTo();
        return;
    }
    const auto name = [this](int i) { return m_game.nameOf(m_game.choices()[static_cast<std::size_t>(i)]); };
    const QString first = name(actions.front());
    const bool ends = m_game.offer().ends[static_cast<std::size_t>(actions.front())]; // and so is asked for by name
    if (!ends && std::all_of(actions.begin(), actions.end(), [&](int i) { return name(i) == first; })) {
        m_game.take(m_game.actions()[actions.front()]);
        return;
    }
    m_board->choose(card);
    m_decisions->showAbout(card);
    m_decisions->focusList();
}

// --- Looking --------------------------------------------------------------------------------------------------------

void PlayPage::pointAt(std::optional<CardIndex> card, const QString& says)
{
    if (!card)
        return showKeys();
    const QString title = QString::fromStdString(m_desk.box.cards[*card].title);
    m_hint->showWords(says.isEmpty() ? title : says.contains(title) ? says : title + QStringLiteral(": ") + says);
    if (!m_card->isHidden() || (height() >= kRoomToRead && m_sizesBeforeAdvice.isEmpty()))
        showBeside(*card);
}

// Until there is a card to read, its room is the choices'.
void PlayPage::showBeside(CardIndex card)
{
    if (!m_card->card())
        m_card->setVisible(true);
    m_card->show(card);
    m_cardTurn = m_game.seen().turn;
}

// What was read in another game or another turn, or does not lie where it can be seen any more.
void PlayPage::dropStaleCard()
{
    if (!m_card->card())
        return;
    const auto lies = m_board->findChildren<TableCard*>();
    const bool here = std::any_of(lies.begin(), lies.end(), [this](const TableCard* each) {
        return !each->isHidden() && each->planned().card == m_card->card();
    });
    const bool same = m_generation == m_game.generation() && m_cardTurn == m_game.seen().turn;
    if (same && (here || m_game.asking() == m_card->card()))
        return;
    m_card->show(std::nullopt);
    m_card->hide();
}

void PlayPage::look(CardIndex card)
{
    if (!m_big)
        m_big = new BigCard(m_desk, window(), m_board);
    m_big->show(card);
}

} // namespace dossier
