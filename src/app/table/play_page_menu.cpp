// The menus of a game under way: what can be done with it, whose seat one takes, what lies discarded.
#include "app/board/board.h"
#include "app/board/pile_view.h"
#include "app/stage/stage.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_banner.h"
#include "app/theme/key_line.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "table/pace.h"
#include "table/table_game.h"
#include "wording/words/elision.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

// A menu below its button, without the style's arrow.
void popUp(QToolButton& button, QMenu& menu)
{
    QObject::connect(&button, &QToolButton::clicked, &menu,
                     [&button, &menu] { menu.popup(button.mapToGlobal(button.rect().bottomLeft())); });
}

} // namespace

void PlayPage::createMenu()
{
    m_menu = new QMenu(this);
    if (m_home)
        addHomeCommands(*m_menu);
    addPaces(*m_menu);
    addHandOrders(*m_menu);
    QAction* scenes = addCommand("table.scenes", tr("Show each &round and result"));
    scenes->setCheckable(true);
    scenes->setChecked(m_desk.settings.tableScenes());
    connect(scenes, &QAction::toggled, this, [this](bool shown) {
        m_desk.settings.setTableScenes(shown);
        if (!shown)
            m_game.hurryToEnd();
    });
    m_menu->addSeparator();
    m_giveUp = addCommand("table.concede", tr("&Give up …"));
    connect(m_giveUp, &QAction::triggered, this, &PlayPage::giveUp);
    popUp(*m_commands, *m_menu);
    popUp(*m_seat, *m_seats);
}

bool PlayPage::mayGiveUp() const
{
    if (!m_game.isOn() || m_game.isFinished() || m_game.waitsForHandOver())
        return false;
    const Observation& seen = m_game.seen();
    return seen.self < seen.players.size() && !seen.players[seen.self].out && !m_game.isComputer(seen.self);
}

// It says who gives up, for it is whoever sits before the screen, and what comes of it (WIN-8, MULTI-18).
void PlayPage::giveUp()
{
    const Observation& seen = m_game.seen();
    const PlayerNames& cast = m_game.cast();
    Seat other = kNoSeat;
    int others = 0;
    bool playOn = false;
    for (std::size_t seat = 0; seat < seen.players.size(); ++seat)
        if (seat != seen.self && !seen.players[seat].out) {
            other = static_cast<Seat>(seat);
            ++others;
            playOn = playOn || !m_game.passive(other);
        }
    const Said who = cast.said(seen.self);
    const QString what =
        others == 1 ? addressed(tr("{%1 gives|You give} up, and {%2 wins|you win}. Everybody's X-File is shown."),
                                {who, cast.said(other)})
        : !playOn
            ? addressed(tr("{%1 gives|You give} up. Nobody is left who does anything: the game is over, and "
                           "nobody wins."),
                        {who})
            : addressed(tr("{%1 gives up and is|You give up and are} out of the game. The others play on."), {who});
    if (m_desk.ask.sure(this, what, tr("Give up")))
        m_game.concede();
}

QAction* PlayPage::addCommand(const char* name, const QString& text)
{
    QAction* action = m_menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    return action;
}

void PlayPage::addHomeCommands(QMenu& menu)
{
    const auto add = [&](const char* name, const QString& text, auto act) {
        QAction* action = addCommand(name, text);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    m_hintAction = add("table.hint", tr("&Hint"), [this] { askHint(); });
    m_reviewAction = add("table.review", tr("Re&view the game"), [this] { review(); });
    menu.addSeparator();
    add("table.save", tr("&Save the game …"), [this] { emit saveWanted(); });
    add("table.open", tr("&Open a saved game …"), [this] { emit openWanted(); });
    menu.addSeparator();
    add("table.again", tr("From the start, the same shuffle"), [this] { emit againWanted(true); });
    add("table.shuffle", tr("From the start, a new shuffle"), [this] { emit againWanted(false); });
    add("table.new", tr("&To the start page"), [this] {
        emit newWanted();
    })->setToolTip(plainTip(tr("The game is kept.")));
    menu.setToolTipsVisible(true);
    menu.addSeparator();
    add("table.first", tr("Go to the &beginning"), [this] { m_home->goTo(0); });
    add("table.last", tr("Go to the &end"), [this] { m_home->goTo(m_game.length()); });
    m_endAction = add("table.end", tr("Ho&w the game ended"), [this] { emit endWanted(); });
    menu.addSeparator();
    m_openHands = add("table.openHands", tr("Open han&ds"), [this] { m_home->setOpenHands(m_openHands->isChecked()); });
    m_openHands->setCheckable(true);
}

// How long one can see what the program's players do, and what happens between two choices. Where that is met, a right
// click offers it: on the board with the case and the strip, which let the mouse through or leave it the click, and on
// the words that say who thinks.
void PlayPage::addPaces(QMenu& menu)
{
    m_paces = menu.addMenu(tr("The &program plays"));
    m_paces->setObjectName(QStringLiteral("tablePaces"));
    auto* group = new QActionGroup(m_paces);
    for (const auto& [name, text, pace] :
         {std::tuple("table.leisurely", tr("at &leisure"), kAtLeisure),
          std::tuple("table.briskly", tr("&briskly"), kBriskly), std::tuple("table.atOnce", tr("at &once"), kAtOnce)}) {
        QAction* action = m_paces->addAction(text, this, [this, pace = pace] {
            m_game.setPace(pace);
            m_desk.settings.setTablePace(pace);
        });
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setData(pace);
        group->addAction(action);
    }
    for (QWidget* each : std::initializer_list<QWidget*>{m_board, m_decisions, &m_decisions->answers()}) {
        each->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(each, &QWidget::customContextMenuRequested, this,
                [this, each](const QPoint& at) { m_paces->popup(each->mapToGlobal(at)); });
    }
    readPace();
}

void PlayPage::readPace()
{
    const int pace = m_desk.settings.tablePace().value_or(kBriskly);
    for (QAction* each : m_paces->actions())
        each->setChecked(each->data().toInt() == pace);
    m_game.setPace(pace);
}

void PlayPage::addHandOrders(QMenu& menu)
{
    QMenu* orders = menu.addMenu(tr("The hand &lies"));
    auto* group = new QActionGroup(orders);
    for (const auto& [name, text, order] : {std::tuple("table.handAsItCame", tr("as it &came"), HandOrder::AsItCame),
                                            std::tuple("table.handByKind", tr("by &kind of card"), HandOrder::ByKind),
                                            std::tuple("table.handByCost", tr("by C&ost"), HandOrder::ByCost)}) {
        QAction* action = orders->addAction(text, this, [this, order = order] { sortHand(order); });
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(handOrderNamed(m_desk.settings.handOrder()) == order);
        group->addAction(action);
        m_handOrders.push_back(action);
    }
}

void PlayPage::sortHand(HandOrder order)
{
    m_desk.settings.setHandOrder(dossier::nameOf(order));
    const QAction* chosen = m_handOrders[static_cast<std::size_t>(order)];
    m_handOrders[static_cast<std::size_t>(order)]->setChecked(true);
    m_board->sortHand();
    m_hint->showWords(
        tr("The hand lies %1.", "as it came, by kind of card, by Cost").arg(chosen->text().remove(QLatin1Char('&'))));
}

// However long a name is, the head has room for all else: what is cut is in the tip.
QString PlayPage::seatWords(const QString& name) const
{
    const QFontMetrics metrics(m_seat->font());
    const auto with = [](const QString& shown) { return elided(tr("You sit as %1 ▾").arg(shown)); };
    const int most = std::max(36 * kGrid, width() / 6);
    const int around = metrics.horizontalAdvance(with(name)) - metrics.horizontalAdvance(name);
    return with(metrics.elidedText(name, Qt::ElideRight, std::max(most - around, metrics.averageCharWidth() * 4)));
}

void PlayPage::listSeats()
{
    m_seat->setVisible(m_home && m_game.isShared());
    int widest = 0; // what stands beside it does not move when the table changes hands
    m_seats->clear();
    for (int i = 0; i < m_game.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        m_seat->ensurePolished();
        m_seat->setText(seatWords(m_game.cast().name(seat)));
        widest = std::max(widest, m_seat->sizeHint().width());
        if (!m_game.passive(seat) && !m_game.isComputer(seat) && seat != m_game.viewer())
            m_seats->addAction(plainCaption(m_game.cast().name(seat)), this,
                               [this, seat] { m_game.askHandOver(seat); });
    }
    const QString name = m_game.cast().name(m_game.viewer());
    const QString whole = elided(tr("You sit as %1").arg(name));
    m_seat->setText(seatWords(name));
    m_seat->setAccessibleName(whole);
    m_seat->setToolTip(
        plainTip(whole + QLatin1Char('\n') + tr("Whose cards are shown; another player has to take the seat first")));
    m_seat->setMinimumWidth(m_game.isShared() ? widest : 0);
}

void PlayPage::listDiscarded(Seat seat)
{
    auto* pile = new PileView(m_desk, this);
    connect(pile, &PileView::lookWanted, this, &PlayPage::look);
    pile->open(addressed(tr("{Discard Pile of %1|Your Discard Pile}"), {m_game.cast().said(seat)}),
               m_game.seen().players[seat].discard,
               m_board->mapToGlobal(m_board->rect().topLeft()) + QPoint(m_board->width() / 6, m_board->height() / 8));
}

} // namespace dossier
