#include "app/far/far_start_page.h"

#include "app/far/sealed_choice.h"
#include "app/fitting/scroll_frame.h"
#include "app/game_setup/agreed_rules.h"
#include "app/game_setup/folder.h"
#include "app/game_setup/key_button.h"
#include "app/game_setup/rule_switches.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/settings.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kSideBySide = 200 * kGrid; // from this width on, with usual text
constexpr int kMostMinutes = 600;

QLabel* titleLabel(const QString& text, const Desk& desk, QWidget* parent)
{
    auto* title = new QLabel(text, parent);
    title->setFont(desk.appearance.theme().title);
    title->setWordWrap(true);
    return title;
}

} // namespace

FarStartPage::FarStartPage(const Desk& desk, AgreedRules& rules, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_rules(rules)
    , m_name(new QLineEdit(desk.settings.playerName(), this))
    , m_invitation(new QLineEdit(this))
    , m_join(new KeyButton(desk.appearance, tr("Sit down"), tr("Return", "key"), KeyButton::First, this))
    , m_kept(new QListWidget(this))
    , m_comeBack(new QPushButton(tr("Come back"), this))
    , m_keptPart(new QWidget(this))
    , m_seats(new QComboBox(this))
    , m_game(new QComboBox(this))
    , m_decks(new SealedChoice(this))
    , m_clock(new QSpinBox(this))
    , m_port(new QSpinBox(this))
    , m_watched(new QCheckBox(tr("Others may &watch what all may see"), this))
    , m_pokerFace(new QCheckBox(tr("Po&ker face: it waits, too, for whoever has nothing to answer"), this))
    , m_switches(new QToolButton(this))
    , m_host(new QPushButton(tr("Host a table here"), this))
    , m_remark(new QuietLabel(QString(), desk.appearance, this))
    , m_folders(new QHBoxLayout)
{
    setObjectName(QStringLiteral("farStartPage"));
    m_remark->setObjectName(QStringLiteral("farRemark"));
    m_name->setObjectName(QStringLiteral("farName"));
    m_name->setMaxLength(kMostCharactersOfName);
    m_name->setPlaceholderText(tr("as the others will read it"));
    auto* inside = new QWidget(this);
    auto* scroll = new ScrollFrame(inside, this);
    scroll->setMinimumWidth(60 * kGrid);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    auto* all = new QVBoxLayout(inside);
    all->setContentsMargins(8 * kGrid, 4 * kGrid, 8 * kGrid, 4 * kGrid);
    all->setSpacing(4 * kGrid);
    auto* who = new QHBoxLayout;
    auto* nameLabel = new QLabel(tr("Your &name"), this);
    nameLabel->setBuddy(m_name);
    m_name->setMaximumWidth(70 * kGrid);
    who->addWidget(nameLabel);
    who->addWidget(m_name, 1);
    who->addStretch(1);
    auto* back = new QPushButton(tr("Back"), this);
    back->setObjectName(QStringLiteral("farBack"));
    who->addWidget(back);
    m_folders->setSpacing(6 * kGrid);
    m_folders->addWidget(createJoining(), 1);
    m_folders->addWidget(createHosting(), 1);
    all->addLayout(who);
    all->addWidget(m_remark);
    all->addLayout(m_folders, 3);
    all->addStretch(1);
    connect(back, &QPushButton::clicked, this, &FarStartPage::backWanted);
    connect(m_name, &QLineEdit::editingFinished, this, [this] { m_desk.settings.setPlayerName(playerName()); });
    connect(&desk.appearance, &Appearance::changed, this, [this] { update(); });
    setFocusProxy(m_invitation);
    settle();
}

Folder* FarStartPage::createJoining()
{
    auto* folder = new Folder(m_desk.appearance, tr("Sit down"), this);
    folder->column().addWidget(titleLabel(tr("Play with somebody far away"), m_desk, folder));
    folder->column().addWidget(
        new QuietLabel(tr("Whoever keeps the table sends each guest an invitation. It begins with dossier:// and opens "
                          "one seat, once; afterwards this program knows the seat."),
                       m_desk.appearance, folder));
    m_invitation->setObjectName(QStringLiteral("farInvitation"));
    m_invitation->setPlaceholderText(QStringLiteral("dossier://…"));
    m_invitation->setClearButtonEnabled(true);
    auto* label = new QLabel(tr("&Invitation"), folder);
    label->setBuddy(m_invitation);
    m_join->setObjectName(QStringLiteral("farJoin"));
    m_kept->setObjectName(QStringLiteral("farKept"));
    m_kept->setMaximumHeight(40 * kGrid);
    m_comeBack->setObjectName(QStringLiteral("farComeBack"));
    folder->column().addWidget(label);
    folder->column().addWidget(m_invitation);
    folder->column().addWidget(m_join, 0, Qt::AlignLeft);
    auto* kept = new QVBoxLayout(m_keptPart);
    kept->setContentsMargins(0, 2 * kGrid, 0, 0);
    kept->addWidget(new HeadingLabel(tr("Tables to come back to"), m_desk.appearance, folder));
    kept->addWidget(m_kept);
    kept->addWidget(m_comeBack, 0, Qt::AlignLeft);
    folder->column().addWidget(m_keptPart);
    folder->column().addStretch(1);
    connect(m_invitation, &QLineEdit::textChanged, this, &FarStartPage::settle);
    connect(m_join, &QPushButton::clicked, this, &FarStartPage::join);
    connect(m_comeBack, &QPushButton::clicked, this, &FarStartPage::comeBack);
    connect(m_kept, &QListWidget::itemActivated, this, &FarStartPage::comeBack);
    return folder;
}

Folder* FarStartPage::createHosting()
{
    auto* folder = new Folder(m_desk.appearance, tr("Host"), this);
    folder->column().addWidget(titleLabel(tr("Keep the table here"), m_desk, folder));
    folder->column().addWidget(
        new QuietLabel(tr("This program deals the cards and tells each guest what he may know. The others have to be "
                          "able to reach this machine, through a port that its router lets in; and as at every table "
                          "they trust whoever shuffles: his machine holds all hands."),
                       m_desk.appearance, folder));
    m_seats->setObjectName(QStringLiteral("farSeats"));
    for (int seats = 2; seats <= kMostSeats; ++seats)
        m_seats->addItem(tr("%n players", nullptr, seats), seats);
    m_game->setObjectName(QStringLiteral("farGame"));
    m_game->addItem(tr("Advanced Game"), static_cast<int>(Game::Advanced));
    m_game->addItem(tr("Basic Game"), static_cast<int>(Game::Basic));
    m_clock->setObjectName(QStringLiteral("farClock"));
    m_clock->setRange(0, kMostMinutes);
    m_clock->setSingleStep(15);
    m_clock->setSuffix(tr(" min each"));
    m_clock->setSpecialValueText(tr("no clock"));
    m_clock->setToolTip(tr("How long each may think in the whole game; whose time runs out loses"));
    m_port->setObjectName(QStringLiteral("farPort"));
    m_port->setRange(1024, 0xffff);
    m_port->setValue(kUsualPort);
    m_switches->setObjectName(QStringLiteral("farRules"));
    m_switches->setText(tr("Rules agreed on …"));
    m_switches->setFocusPolicy(Qt::StrongFocus);
    m_host->setObjectName(QStringLiteral("farHost"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(2 * kGrid);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->addRow(tr("&How many"), m_seats);
    form->addRow(tr("&Game"), m_game);
    form->addRow(tr("&Decks"), m_decks);
    form->addRow(tr("&Clock"), m_clock);
    form->addRow(tr("&Port"), m_port);
    folder->column().addLayout(form);
    m_watched->setObjectName(QStringLiteral("farWatched"));
    folder->column().addWidget(m_watched);
    m_pokerFace->setObjectName(QStringLiteral("farPokerFace"));
    m_pokerFace->setChecked(true);
    m_pokerFace->setToolTip(tr("Otherwise it goes on at once where somebody cannot answer a card, and the others know "
                               "by that what he does not hold"));
    folder->column().addWidget(m_pokerFace);
    auto* unusual = new UnusualRules(m_desk, m_rules, folder);
    folder->column().addWidget(m_switches, 0, Qt::AlignLeft);
    folder->column().addWidget(unusual);
    folder->column().addWidget(m_host, 0, Qt::AlignLeft);
    folder->column().addStretch(1);
    connect(m_host, &QPushButton::clicked, this, [this] { emit hostWanted(wish()); });
    connect(m_game, &QComboBox::currentIndexChanged, this, &FarStartPage::settle);
    connect(m_game, &QComboBox::currentIndexChanged, unusual,
            [this, unusual] { unusual->setGame(wish().options.game); });
    connect(m_switches, &QToolButton::clicked, this, [this] {
        auto* rules = new RulesPopover(m_desk, m_rules, wish().options.game, window());
        connect(rules, &RulesPopover::left, m_host, qOverload<>(&QWidget::setFocus)); // Return does not open them again
        rules->popUp(*m_switches);
    });
    return folder;
}

QString FarStartPage::playerName() const
{
    return m_name->text().simplified();
}

TableWish FarStartPage::wish() const
{
    constexpr std::int64_t kMinute = 60'000;
    TableWish wish;
    wish.options = m_rules.options(static_cast<Game>(m_game->currentData().toInt()));
    wish.seats = wish.options.game == Game::Basic ? 2 : m_seats->currentData().toInt(); // BASIC-1
    wish.clock = m_clock->value() * kMinute;
    wish.port = m_port->value();
    wish.watched = m_watched->isChecked();
    wish.pokerFace = m_pokerFace->isChecked();
    wish.sealed = m_decks->sealed();
    return wish;
}

void FarStartPage::refresh(const QString& invitation)
{
    m_kept->clear();
    for (const SeatKey& seat : seatKeys(m_desk.settings))
        m_kept->addItem(seat.others.isEmpty() ? tr("As %1, at %2").arg(seat.name, seat.door.host)
                                              : tr("As %1, with %2").arg(seat.name, seat.others));
    m_kept->setCurrentRow(0);
    m_keptPart->setVisible(m_kept->count() > 0);
    const QString found = invitation.isEmpty() ? QGuiApplication::clipboard()->text() : invitation;
    if ((!invitation.isEmpty() || m_invitation->text().isEmpty()) && readInvitation(found)) {
        m_invitation->setText(found.simplified());
        m_invitation->setCursorPosition(0); // its beginning says what it is
    }
    say({});
}

void FarStartPage::say(const QString& words, bool busy)
{
    m_busy = busy;
    m_remark->setText(words);
    m_remark->setVisible(!words.isEmpty());
    settle();
}

void FarStartPage::settle()
{
    m_join->setEnabled(!m_busy && !m_invitation->text().trimmed().isEmpty());
    m_comeBack->setEnabled(!m_busy && m_kept->count() > 0);
    m_host->setEnabled(!m_busy);
    m_seats->setEnabled(m_game->currentIndex() == 0);
    m_decks->setPossible(m_game->currentIndex() == 0);
}

void FarStartPage::join()
{
    const auto invitation = readInvitation(m_invitation->text());
    if (!invitation)
        return say(tr("This is no invitation; one begins with dossier:// and is to be copied as a whole."));
    if (playerName().isEmpty()) {
        m_name->setFocus();
        return say(tr("Say first how the others are to call you."));
    }
    m_desk.settings.setPlayerName(playerName());
    emit joinWanted(*invitation);
}

void FarStartPage::forgetInvitation()
{
    m_invitation->clear();
}

void FarStartPage::comeBack()
{
    const std::vector<SeatKey> seats = seatKeys(m_desk.settings);
    const int row = m_kept->currentRow();
    if (row >= 0 && static_cast<std::size_t>(row) < seats.size())
        emit comeBackWanted(seats[static_cast<std::size_t>(row)]);
}

void FarStartPage::keyPressEvent(QKeyEvent* event)
{
    const bool confirms = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        return emit backWanted();
    if (!confirms)
        return QWidget::keyPressEvent(event);
    if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
        return button->click();
    if (m_join->isEnabled())
        join();
}

void FarStartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int room = kSideBySide * std::max(m_desk.appearance.textPercent(), 100) / 100;
    m_folders->setDirection(width() >= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void FarStartPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLamp(painter, rect(), m_desk.appearance.theme());
}

} // namespace dossier
