#include "app/game_setup/games_page.h"

#include "app/fitting/flow_layout.h"
#include "app/game_setup/kept_words.h"
#include "app/game_setup/key_button.h"
#include "app/theme/appearance.h"
#include "app/theme/key_line.h"
#include "app/theme/papers.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_look.h"
#include "desk/games/kept_games.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kId = Qt::UserRole + 1;

} // namespace

GamesPage::GamesPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_says(new QuietLabel(QString(), desk.appearance, this))
    , m_list(new QListWidget(this))
    , m_open(new KeyButton(desk.appearance, tr("Open"), tr("Return", "key"), KeyButton::First, this))
    , m_replay(new KeyButton(desk.appearance, tr("Replay"), tr("P", "key"), KeyButton::Usual, this))
    , m_export(new KeyButton(desk.appearance, tr("Write to a file …"), tr("W", "key"), KeyButton::Usual, this))
    , m_delete(new KeyButton(desk.appearance, tr("Delete"), tr("Del", "key"), KeyButton::Usual, this))
    , m_leave(new KeyButton(desk.appearance, tr("Back"), tr("Esc", "key"), KeyButton::Usual, this))
    , m_keys(new KeyLine(desk.appearance, this))
{
    setObjectName(QStringLiteral("gamesPage"));
    auto* title = new QLabel(tr("Games"), this);
    title->setFont(desk.appearance.theme().title);
    m_list->setObjectName(QStringLiteral("keptGames"));
    m_list->setAccessibleName(tr("Kept games, newest first"));
    m_list->setItemDelegate(new RowDelegate(desk.appearance, m_list));
    m_list->setWordWrap(true); // rows break differently at another width
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->installEventFilter(this);
    m_open->setObjectName(QStringLiteral("openKept"));
    m_replay->setObjectName(QStringLiteral("replayKept"));
    m_export->setObjectName(QStringLiteral("exportKept"));
    m_delete->setObjectName(QStringLiteral("deleteKept"));
    m_leave->setObjectName(QStringLiteral("backFromGames"));
    for (KeyButton* each : {m_replay, m_export, m_delete, m_leave})
        each->standBeside(*m_open);
    auto* deeds = new FlowLayout;
    deeds->setSpacing(2 * kGrid);
    for (QPushButton* each : {m_open, m_replay, m_export, m_delete})
        deeds->addWidget(each);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * kGrid);
    row->addLayout(deeds, 1);
    row->addWidget(m_leave, 0, Qt::AlignTop);
    m_keys->showKeys({{tr("Return", "key"), tr("open")},
                      {tr("P", "key"), tr("step through from the beginning")},
                      {tr("W", "key"), tr("write to a file")},
                      {tr("Del", "key"), tr("delete")},
                      {tr("Esc", "key"), tr("to the start page")}});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8 * kGrid, 4 * kGrid, 8 * kGrid, 2 * kGrid);
    all->setSpacing(3 * kGrid);
    all->addWidget(title);
    all->addWidget(m_says);
    all->addWidget(m_list, 1);
    all->addLayout(row);
    all->addWidget(m_keys);
    connect(m_open, &QPushButton::clicked, this, [this] { emit openWanted(chosen()); });
    connect(m_replay, &QPushButton::clicked, this, [this] { emit replayWanted(chosen()); });
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportWanted(chosen()); });
    connect(m_delete, &QPushButton::clicked, this, &GamesPage::remove);
    connect(m_leave, &QPushButton::clicked, this, &GamesPage::backWanted);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] { emit openWanted(chosen()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &GamesPage::settle);
    connect(&KeptGames::of(desk), &KeptGames::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(&desk.appearance, &Appearance::changed, this, [this] { update(); });
    setFocusProxy(m_list);
}

void GamesPage::refresh()
{
    const int before = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const KeptGame& game : KeptGames::of(m_desk).games()) {
        auto* item = new QListWidgetItem(gameTitle(game), m_list);
        item->setData(kId, game.id);
        const QString second =
            QStringList{gameState(game), whenText(game.last), lengthText(game.seconds)}.join(QStringLiteral(" · "));
        item->setData(kRowLookRole,
                      QVariant::fromValue(figureRow(QString::number(game.turn), second, game.isFinished())));
        item->setData(Qt::AccessibleTextRole, item->text() + QStringLiteral(", ") + second);
    }
    const int count = m_list->count();
    m_says->setText(count == 0
                        ? tr("No game has been played yet.")
                        : tr("%n game(s), newest first; the number is the turn, a tick says that it is over. The "
                             "last %1 are kept.",
                             nullptr, count)
                              .arg(KeptGames::kMost));
    m_list->setCurrentRow(std::min(before, count - 1));
    settle();
}

void GamesPage::settle()
{
    for (QPushButton* each : {m_open, m_replay, m_export, m_delete})
        each->setEnabled(m_list->currentItem() != nullptr);
}

QString GamesPage::chosen() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(kId).toString() : QString();
}

void GamesPage::remove()
{
    KeptGames::of(m_desk).remove(chosen());
}

void GamesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void GamesPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLamp(painter, rect(), m_desk.appearance.theme());
}

void GamesPage::keyPressEvent(QKeyEvent* event)
{
    const bool confirms = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool presses =
        confirms && qobject_cast<const QAbstractButton*>(focusWidget()); // not what is chosen beside it
    if (presses || !obey(*event))
        QWidget::keyPressEvent(event);
}

// The list would take letters for the beginnings of its rows.
bool GamesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && obey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool GamesPage::obey(const QKeyEvent& key)
{
    if (key.key() == Qt::Key_Escape) {
        emit backWanted();
        return true;
    }
    if (chosen().isEmpty() || (key.modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit openWanted(chosen());
        return true;
    case Qt::Key_P:
        emit replayWanted(chosen());
        return true;
    case Qt::Key_W:
        emit exportWanted(chosen());
        return true;
    case Qt::Key_Delete:
        remove();
        return true;
    default:
        return false;
    }
}

} // namespace dossier
