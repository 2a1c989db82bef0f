#include "app/far/lobby_page.h"

#include "app/fitting/scroll_frame.h"
#include "app/game_setup/deck_choice.h"
#include "app/game_setup/folder.h"
#include "app/game_setup/key_button.h"
#include "app/game_setup/rule_switches.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/fixed_packs.h"
#include "desk/files/evening_decks.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QNetworkInterface>
#include <QPainter>
#include <QPushButton>
#include <QTcpSocket>
#include <QTimer>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kReachWithinMs = 3000;

// How this machine may be called by others, the likeliest first.
QStringList ownAddresses()
{
    QStringList usual;
    QStringList other;
    for (const QHostAddress& address : QNetworkInterface::allAddresses()) {
        if (address.isLoopback() || address.isLinkLocal())
            continue;
        const bool old = address.protocol() == QAbstractSocket::IPv4Protocol;
        (old ? usual : other) << address.toString();
    }
    usual += other;
    return usual.isEmpty() ? QStringList{QStringLiteral("127.0.0.1")} : usual;
}

} // namespace

LobbyPage::LobbyPage(const Desk& desk, FarSeat& seat, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_seat(seat)
    , m_grid(new QGridLayout)
    , m_opened(new QuietLabel(QString(), desk.appearance, this))
    , m_packs(createPacks())
    , m_deck(new DeckChoice(desk, QStringLiteral("farDeck"), tr("Your deck"), false, this))
    , m_ready(new KeyButton(desk.appearance, tr("I am ready"), QString(), KeyButton::First, this))
    , m_openLists(createConsent("farOpenLists", Matter::Lists, tr("I agree that we see each other's &decks"),
                                tr("Once all have agreed everybody sees what lies in all decks, from the beginning of "
                                   "the game on")))
    , m_hints(createConsent("farHints", Matter::Hints, tr("I agree to &hints"),
                            tr("Once all have agreed whoever is asked may have the Director think for him; everybody "
                               "may take that back at any time")))
    , m_hand(createConsent("farHand", Matter::Hand, tr("Those who &watch may see what I see"),
                           tr("My hand, too; I may take that back at any time")))
    , m_hidden(new QuietLabel(QString(), desk.appearance, this))
    , m_address(createAddress())
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
    , m_rules(new QuietLabel(QString(), desk.appearance, this))
{
    setObjectName(QStringLiteral("lobbyPage"));
    m_ready->setObjectName(QStringLiteral("farReady"));
    m_remark->setObjectName(QStringLiteral("lobbyRemark"));
    auto* folder = new Folder(desk.appearance, tr("The table"), this);
    auto* title = new QLabel(tr("Before the game"), folder);
    title->setFont(desk.appearance.theme().title);
    m_grid->setHorizontalSpacing(4 * kGrid);
    m_grid->setVerticalSpacing(2 * kGrid);
    m_grid->setColumnStretch(1, 1);
    auto* leave = new QPushButton(tr("Leave the table"), folder);
    leave->setObjectName(QStringLiteral("farLeave"));
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_ready);
    foot->addStretch(1);
    foot->addWidget(leave);
    folder->column().addWidget(title);
    folder->column().addWidget(m_rules);
    folder->column().addLayout(m_grid);
    folder->column().addWidget(m_address);
    folder->column().addSpacing(2 * kGrid);
    folder->column().addWidget(m_packs);
    folder->column().addWidget(m_deck);
    folder->column().addWidget(m_hidden);
    folder->column().addSpacing(2 * kGrid);
    folder->column().addWidget(m_openLists);
    folder->column().addWidget(m_hints);
    folder->column().addWidget(m_hand);
    folder->column().addWidget(m_remark);
    folder->column().addStretch(1);
    folder->column().addLayout(foot);
    m_address->hide();
    m_deck->choose(desk.settings.ownDeck(desk.openDeck.id()));
    auto* inside = new QWidget(this);
    auto* all = new QVBoxLayout(inside);
    all->setContentsMargins(8 * kGrid, 4 * kGrid, 8 * kGrid, 4 * kGrid);
    all->addWidget(folder);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(new ScrollFrame(inside, this));
    connect(m_ready, &QPushButton::clicked, this, &LobbyPage::getReady);
    connect(leave, &QPushButton::clicked, this, &LobbyPage::leaveWanted);
    connect(&desk.appearance, &Appearance::changed, this, [this] { update(); });
    setFocusProxy(m_ready);
}

QWidget* LobbyPage::createAddress()
{
    auto* part = new QWidget(this);
    m_host = new QComboBox(part);
    m_host->setObjectName(QStringLiteral("farAddress"));
    m_host->setEditable(true);
    m_host->addItems(ownAddresses());
    m_host->setToolTip(tr("It stands in the invitations: the name or the address under which the others reach this "
                          "machine"));
    m_reached = new QuietLabel(QString(), m_desk.appearance, part);
    m_reached->setObjectName(QStringLiteral("farReached"));
    auto* label = new QLabel(tr("The others reach this machine as"), part);
    label->setBuddy(m_host);
    auto* tried = new QPushButton(tr("Try it"), part);
    tried->setObjectName(QStringLiteral("farTry"));
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_host, 1);
    row->addWidget(tried);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_reached);
    m_watchers = new QPushButton(tr("Copy the invitation for those who watch"), part);
    m_watchers->setObjectName(QStringLiteral("farCopyWatching"));
    column->addWidget(m_watchers, 0, Qt::AlignLeft);
    connect(m_watchers, &QPushButton::clicked, this, [this] { copy(*m_watching); });
    connect(tried, &QPushButton::clicked, this, &LobbyPage::tryAddress);
    connect(m_host, &QComboBox::currentTextChanged, m_reached, [this] { m_reached->clear(); });
    return part;
}

QWidget* LobbyPage::createPacks()
{
    auto* part = new QWidget(this);
    m_opened->setObjectName(QStringLiteral("farOpened"));
    auto* make = new QPushButton(tr("&Make a deck of them"), part);
    make->setObjectName(QStringLiteral("farMakeDeck"));
    make->setToolTip(
        tr("It lies on your shelf, with the rest of the packs beside it: play it as it is, or make another "
           "one of them first"));
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_opened, 1);
    row->addWidget(make);
    connect(make, &QPushButton::clicked, this, &LobbyPage::makeDeck);
    return part;
}

// A first draft, and beside it what it leaves.
void LobbyPage::makeDeck()
{
    QStringList others;
    for (std::size_t seat = 0; seat < m_seat.places().size(); ++seat)
        if (seat != m_seat.welcome().seat && m_seat.places()[seat].taken)
            others << m_seat.nameOf(static_cast<Seat>(seat));
    const QString name = others.isEmpty() ? tr("Sealed") : tr("Sealed, with %1").arg(others.join(QStringLiteral(", ")));
    const QStringList made =
        keepEvening(m_desk, sealedDecks({*m_seat.packs()}, name, m_desk.box, m_seat.welcome().options.killerCards));
    if (!made.isEmpty())
        m_deck->choose(made.first());
    refresh();
}

QCheckBox* LobbyPage::createConsent(const char* name, Matter what, const QString& words, const QString& tip)
{
    auto* box = new QCheckBox(words, this);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(plainTip(tip));
    connect(box, &QCheckBox::clicked, this, [this, what](bool agreed) { m_seat.agree(what, agreed); });
    return box;
}

void LobbyPage::invite(std::vector<TableInvitation> invitations, std::optional<TableInvitation> watching)
{
    m_watching = std::move(watching);
    m_invitations = std::move(invitations);
    m_address->setVisible(!m_invitations.empty());
    m_watchers->setVisible(m_watching.has_value());
    m_reached->setText(m_invitations.empty() ? QString()
                                             : tr("Port %1 of it has to lead here. Beyond your own network that is set "
                                                  "in the router.")
                                                   .arg(m_invitations.front().port));
    refresh();
}

void LobbyPage::say(const QString& words)
{
    m_remark->setText(words);
    m_remark->setVisible(!words.isEmpty());
}

void LobbyPage::refresh()
{
    const std::vector<LobbySeen::Place>& places = m_seat.places();
    while (m_rows.size() < places.size()) {
        const auto seat = m_rows.size();
        const int line = static_cast<int>(seat);
        Row row{new QLabel(this), new QLabel(this), new QPushButton(tr("Copy the invitation"), this)};
        row.name->setObjectName(QStringLiteral("farPlace%1").arg(seat));
        row.state->setObjectName(QStringLiteral("farState%1").arg(seat));
        row.copy->setObjectName(QStringLiteral("farCopy%1").arg(seat));
        connect(row.copy, &QPushButton::clicked, this, [this, seat] { copy(m_invitations[seat]); });
        m_grid->addWidget(row.name, line, 0);
        m_grid->addWidget(row.state, line, 1);
        m_grid->addWidget(row.copy, line, 2);
        m_rows.push_back(row);
    }
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat) {
        const bool there = seat < places.size();
        const LobbySeen::Place place = there ? places[seat] : LobbySeen::Place();
        const bool own = seat == m_seat.welcome().seat;
        const QString name = m_seat.nameOf(static_cast<Seat>(seat));
        QStringList state;
        state << (!place.taken ? tr("free") : place.here ? tr("here") : tr("away"));
        if (!place.deck.isEmpty())
            state << starterNow(place.deck);
        if (place.ready)
            state << tr("ready");
        if (place.agrees.to(Matter::Lists))
            state << tr("open decks", "what a player agrees to");
        if (place.agrees.to(Matter::Hints))
            state << tr("hints", "what a player agrees to");
        if (place.agrees.to(Matter::Hand))
            state << tr("hand open to those who watch", "what a player agrees to");
        m_rows[seat].name->setText(own ? tr("%1 (you)").arg(name) : name);
        m_rows[seat].state->setText(state.join(QStringLiteral(" · ")));
        m_rows[seat].copy->setVisible(there && !place.taken && seat < m_invitations.size());
        for (QWidget* each : {static_cast<QWidget*>(m_rows[seat].name), static_cast<QWidget*>(m_rows[seat].state)})
            each->setVisible(there);
    }
    const Seat seat = m_seat.welcome().seat;
    const bool ready = seat < places.size() && places[seat].ready;
    m_ready->setText(ready ? tr("Not yet") : tr("I am ready"));
    for (QWidget* each :
         {static_cast<QWidget*>(m_ready), static_cast<QWidget*>(m_deck), static_cast<QWidget*>(m_hidden),
          static_cast<QWidget*>(m_openLists), static_cast<QWidget*>(m_hints)})
        each->setHidden(m_seat.watches());
    m_hand->setHidden(m_seat.watches() || !m_seat.welcome().watched);
    for (const auto& [box, what] :
         {std::pair{m_openLists, Matter::Lists}, {m_hints, Matter::Hints}, {m_hand, Matter::Hand}}) {
        box->setChecked(m_seat.agrees(seat, what));
        box->setEnabled(m_seat.line() == GuestSocket::State::Here);
    }
    m_packs->setHidden(!m_seat.packs());
    if (m_seat.packs())
        m_opened->setText(tr("You have opened: %1.").arg(packsText(*m_seat.packs())));
    m_hidden->setText(m_openLists->isChecked()
                          ? tr("What lies in it is seen once all have agreed to that; your X-File is drawn by lot.")
                          : tr("Nobody is told what lies in it; your X-File is drawn by lot."));
    m_ready->setEnabled(m_seat.line() == GuestSocket::State::Here && !m_deck->isEmpty());
    m_deck->setEnabled(!ready);
    refreshRules();
}

void LobbyPage::refreshRules()
{
    const GameOptions& options = m_seat.welcome().options;
    QStringList rules{options.game == Game::Basic ? tr("Basic Game") : tr("Advanced Game")};
    for (const auto& [on, rule] : {std::pair{options.questionOrGuess, AgreedRules::QuestionOrGuess},
                                   {options.singleGuess, AgreedRules::SingleGuess},
                                   {options.killerCards, AgreedRules::KillerCards},
                                   {options.xFilePowers, AgreedRules::XFilePowers}})
        if (on)
            rules << RuleSwitches::words(rule);
    if (m_seat.welcome().pokerFace)
        rules << tr("poker face");
    if (const auto& sealed = m_seat.welcome().sealed)
        rules << tr("sealed: %1 and %2 for each")
                     .arg(tr("%n starter(s)", nullptr, sealed->starters),
                          tr("%n booster(s)", nullptr, sealed->boosters));
    constexpr std::int64_t kMinute = 60'000;
    if (const std::int64_t clock = m_seat.welcome().clock; clock > 0)
        rules << tr("%n minutes for each", nullptr, static_cast<int>(clock / kMinute));
    if (const int watching = m_seat.presence().watching; watching > 0)
        rules << (m_seat.watches() && watching == 1 ? tr("you watch") : tr("%n watch", nullptr, watching));
    m_rules->setText(rules.join(QStringLiteral(" · ")));
}

void LobbyPage::getReady()
{
    const auto& places = m_seat.places();
    const Seat seat = m_seat.welcome().seat;
    say({});
    if (seat < places.size() && places[seat].ready)
        return m_seat.notReady();
    m_desk.settings.setOwnDeck(m_deck->deckName(), m_desk.openDeck.id());
    m_seat.playWith(m_deck->deck());
}

void LobbyPage::copy(TableInvitation invitation)
{
    invitation.host = m_host->currentText().trimmed();
    if (invitation.host.isEmpty())
        return say(tr("Say first how the others reach this machine."));
    QGuiApplication::clipboard()->setText(written(invitation));
    say(tr("The invitation is in the clipboard: send it to one guest, by a way that nobody else reads."));
}

// From here: whether the port is open to this name at all. What a router does with others only they can try.
void LobbyPage::tryAddress()
{
    const QString host = m_host->currentText().trimmed();
    if (m_invitations.empty() || host.isEmpty())
        return;
    const int port = m_invitations.front().port;
    m_reached->setText(tr("Trying …"));
    auto* socket = new QTcpSocket(this);
    const auto done = [this, socket, host, port](bool reached, const QString& why) {
        socket->disconnect(this);
        socket->abort();
        socket->deleteLater();
        m_reached->setText(
            reached
                ? tr("From this machine %1 is reached at port %2.").arg(host).arg(port)
                : tr("From this machine nothing answers at %1, port %2: %3.").arg(host, QString::number(port), why));
    };
    connect(socket, &QTcpSocket::connected, this, [done] { done(true, {}); });
    connect(socket, &QTcpSocket::errorOccurred, this, [done, socket] { done(false, socket->errorString()); });
    QTimer::singleShot(kReachWithinMs, socket, [done] { done(false, tr("no answer")); });
    socket->connectToHost(host, static_cast<quint16>(port));
}

void LobbyPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLamp(painter, rect(), m_desk.appearance.theme());
}

} // namespace dossier
