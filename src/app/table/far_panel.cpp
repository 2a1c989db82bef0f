#include "app/table/far_panel.h"

#include "app/far/far_note.h"
#include "app/far/far_start_page.h"
#include "app/far/lobby_page.h"
#include "app/far/open_lists.h"
#include "app/far/talk_page.h"
#include "app/table/play_page.h"
#include "app/widgets/desk.h"
#include "app/windows/window_placing.h"
#include "wire/host_thread.h"

#include <QAction>
#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <memory>

namespace dossier {

FarPanel::FarPanel(const Desk& desk, AgreedRules& rules, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_seat(new FarSeat(desk, this))
    , m_start(new FarStartPage(desk, rules, this))
    , m_lobby(new LobbyPage(desk, *m_seat, this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("farPanel"));
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_lobby);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    setFocusProxy(m_start);
    connect(m_start, &FarStartPage::backWanted, this, &FarPanel::backWanted);
    connect(m_start, &FarStartPage::joinWanted, this, [this](const TableInvitation& invitation) {
        m_start->say(tr("Going to %1 …").arg(invitation.host), true);
        m_lobby->invite({});
        m_seat->sitDown(invitation, m_start->playerName());
    });
    connect(m_start, &FarStartPage::comeBackWanted, this, [this](const SeatKey& seat) {
        m_lobby->invite({});
        // At a table that is kept here its host comes first.
        if (QFileInfo::exists(hostFolder() + QStringLiteral("/tables/") + seat.door.table))
            startHost(seat.door.port, [this, seat] { comeBack(seat); });
        else
            comeBack(seat);
    });
    connect(m_start, &FarStartPage::hostWanted, this, &FarPanel::host);
    connect(m_lobby, &LobbyPage::leaveWanted, this, &FarPanel::leave);
    connectSeat();
}

// The guest says goodbye before the host goes.
FarPanel::~FarPanel()
{
    m_seat->leave();
}

void FarPanel::connectSeat()
{
    connect(m_seat, &FarSeat::seated, this, [this] {
        m_start->forgetInvitation();
        m_lobby->say({});
        if (!m_play)
            createTable(); // what is said in the lobby stands there, too
        m_talk->clear();
        show(Lobby);
    });
    connect(m_seat, &FarSeat::changed, this, &FarPanel::refresh);
    connect(m_seat, &FarSeat::chatted, this, [this](Seat seat, const QString& text) {
        if (m_pages->currentWidget() == m_lobby)
            m_lobby->say(QStringLiteral("%1: %2").arg(m_seat->nameOf(seat), text));
        if (m_talk->hear(m_seat->nameOf(seat), text) && !m_talk->isVisible())
            m_play->markSide(true);
    });
    connect(m_seat, &FarSeat::noted, this, [this](const QString& text) {
        if (m_talk)
            m_talk->note(text);
    });
    connect(m_seat, &FarSeat::refused, this, [this](const QString& why) {
        if (m_play)
            m_play->hintRefused(); // what was refused may be a hint
        refresh();                 // what was ticked is not so
        if (m_pages->currentWidget() == m_play && m_note)
            m_note->say(why);
        else
            m_lobby->say(why);
    });
    connect(m_seat, &FarSeat::over, this, [this](const QString& why) {
        show(Start);
        m_start->say(why);
    });
}

void FarPanel::createTable()
{
    RemoteGame& game = m_seat->game();
    m_play = new PlayPage(m_desk, game, this);
    m_talk = new TalkPage(m_play);
    m_note = new FarNote(m_desk, *m_seat, m_play);
    m_line = new LineLabel(m_desk, *m_seat, m_play);
    m_play->addSide(m_talk, tr("Talk"));
    m_play->addToHead(m_line);
    m_play->setNote(m_note);
    createAgreements();
    connect(m_play->addCommand("far.pause", tr("&Pause the game")), &QAction::triggered, this,
            [this] { m_seat->say(PauseGame{true}); });
    connect(m_play->addCommand("far.leave", tr("&Leave the table")), &QAction::triggered, this, &FarPanel::leave);
    connect(m_talk, &TalkPage::said, this, [this](const QString& text) { m_seat->say(Chat{text}); });
    connect(m_play, &PlayPage::talkWanted, this, [this] {
        m_play->showSide(PlayPage::Far);
        m_talk->talk();
    });
    connect(m_play, &PlayPage::sideShown, this, [this](int side) {
        if (side == PlayPage::Far)
            m_play->markSide(false);
    });
    connect(m_note, &FarNote::endWanted, this, [this] {
        const GameRecord record = m_seat->end()->record;
        leave();
        emit endWanted(record);
    });
    connect(&game, &SeatGame::changed, this, [this](const SeatView& view) {
        m_play->follow(view);
        refresh();
        if (m_pages->currentWidget() != m_play)
            show(Table);
        emit moved();
    });
    connect(&game, &SeatGame::begun, m_play, &PlayPage::startAnew);
    connect(&game, &SeatGame::released, m_play, &PlayPage::refresh);
    m_pages->addWidget(m_play);
}

// What all have to agree to can be agreed on at the table, too.
void FarPanel::createAgreements()
{
    const auto consent = [this](const char* name, const QString& text, Matter what) {
        QAction* action = m_play->addCommand(name, text);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, what](bool agreed) { m_seat->agree(what, agreed); });
        return action;
    };
    m_play->addCommand("far.agreements", {})->setSeparator(true);
    m_openLists = consent("far.openLists", tr("Agree to open &decks"), Matter::Lists);
    m_hints = consent("far.hints", tr("Agree to &hints"), Matter::Hints);
    m_hand = consent("far.hand", tr("Let those who watch see what &I see"), Matter::Hand);
    m_lookAtLists = m_play->addCommand("far.lists", tr("Loo&k at the decks …"));
    connect(m_lookAtLists, &QAction::triggered, this, [this] {
        auto* lists = new OpenLists(m_desk, *m_seat, this);
        connect(m_seat, &FarSeat::left, lists, &QWidget::close);
        showOver(*lists);
    });
    createSides();
    m_play->addCommand("far.others", {})->setSeparator(true);
}

// For those who watch.
void FarPanel::createSides()
{
    for (int seat = -1; seat < kMostSeats; ++seat) {
        const auto side = seat < 0 ? std::nullopt : std::optional(static_cast<Seat>(seat));
        const QString name = QStringLiteral("far.side%1").arg(seat < 0 ? QStringLiteral("s") : QString::number(seat));
        QAction* action = m_play->addCommand(name.toLatin1().constData(), tr("See what &all may see"));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, side] { m_seat->see(side); });
        m_sides.push_back(action);
    }
}

void FarPanel::refreshAgreements()
{
    const Seat own = m_seat->welcome().seat;
    const bool watches = m_seat->watches();
    m_openLists->setChecked(m_seat->agrees(own, Matter::Lists));
    m_openLists->setEnabled(!watches && m_seat->lists().empty()); // what was seen is not taken back
    m_hints->setChecked(m_seat->agrees(own, Matter::Hints));
    m_hints->setEnabled(!watches);
    m_hand->setChecked(m_seat->agrees(own, Matter::Hand));
    m_hand->setVisible(!watches && m_seat->welcome().watched);
    m_lookAtLists->setEnabled(!m_seat->lists().empty());
    bool any = false;
    for (std::size_t i = 1; i < m_sides.size(); ++i) {
        const auto seat = static_cast<Seat>(i - 1);
        m_sides[i]->setVisible(watches && m_seat->agrees(seat, Matter::Hand));
        m_sides[i]->setText(tr("See what %1 sees").arg(m_seat->nameOf(seat)));
        m_sides[i]->setChecked(m_seat->side() == seat);
        any = any || m_sides[i]->isVisible();
    }
    m_sides.front()->setVisible(any);
    m_sides.front()->setChecked(!m_seat->side());
}

// --- The table kept here --------------------------------------------------------------------------------------------

void FarPanel::host(const TableWish& wish)
{
    if (m_start->playerName().isEmpty())
        return m_start->say(tr("Say first how the others are to call you."));
    startHost(wish.port, [this, wish] { inviteOwn(wish); });
}

QString FarPanel::hostFolder() const
{
    return QFileInfo(m_desk.places.database).absolutePath() + QStringLiteral("/host");
}

void FarPanel::startHost(int port, const std::function<void()>& then)
{
    if (m_host && m_host->isListening() && m_host->port() == port)
        return then();
    delete m_host;
    m_host = new HostThread(hostFolder(), this);
    m_start->say(tr("Making the table …"), true);
    connect(m_host, &HostThread::failed, this, [this](const QString& why) { m_start->say(why); });
    connect(m_host, &HostThread::listening, this, then);
    m_host->start(port);
}

void FarPanel::comeBack(const SeatKey& seat)
{
    m_start->say(tr("Going to %1 …").arg(seat.door.host), true);
    m_seat->comeBack(seat);
}

void FarPanel::inviteOwn(const TableWish& wish)
{
    HostThread::Invited made = m_host->invite(wish);
    if (!made.problem.isEmpty())
        return m_start->say(made.problem);
    TableInvitation own = made.seats.front();
    own.host = QStringLiteral("127.0.0.1");
    m_seat->sitDown(own, m_start->playerName());
    m_lobby->invite(std::move(made.seats), std::move(made.watching));
}

// --- What is shown --------------------------------------------------------------------------------------------------

void FarPanel::leave()
{
    m_seat->leave();
    m_start->refresh();
    show(Start);
}

void FarPanel::readPace()
{
    if (m_play)
        m_play->readPace();
}

bool FarPanel::isInGame() const
{
    return m_play && m_pages->currentWidget() == m_play;
}

void FarPanel::open(const QString& invitation)
{
    if (m_seat->isThere())
        return refresh();
    m_start->refresh(invitation);
    show(Start);
}

void FarPanel::refresh()
{
    m_lobby->refresh();
    if (!m_play)
        return;
    m_note->refresh();
    m_line->refresh();
    m_play->offerHint();
    refreshAgreements();
}

void FarPanel::show(Page page)
{
    QWidget* shown = page == Table ? static_cast<QWidget*>(m_play) : m_pages->widget(page);
    const bool here = isAncestorOf(focusWidget()) || isVisible();
    m_pages->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (here)
        shown->setFocus();
    emit moved();
}

} // namespace dossier
