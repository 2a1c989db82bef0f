#include "app/game_setup/replay_bar.h"

#include "app/fitting/flow_layout.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "table/table_game.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kSlowestStep = 450; // milliseconds between two steps, unless the table is to be quicker

} // namespace

ReplayBar::ReplayBar(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_turns(new QComboBox(this))
    , m_play(new QToolButton(this))
    , m_done(new QLabel(this))
    , m_pace(new QTimer(this))
    , m_row(new FlowLayout)
{
    setObjectName(QStringLiteral("replayBar"));
    m_turns->setObjectName(QStringLiteral("replayTurns"));
    m_turns->setAccessibleName(tr("Turn to jump to"));
    m_play->setObjectName(QStringLiteral("replayPlay"));
    m_play->setIcon(icon(Glyph::Play, desk.appearance));
    m_play->setCheckable(true);
    namePlay();
    m_play->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_play->setFocusPolicy(Qt::TabFocus);
    m_done->setObjectName(QStringLiteral("replayDone"));
    m_done->setTextFormat(Qt::PlainText);
    m_done->setWordWrap(true);
    m_row->setSpacing(2 * kGrid);
    m_row->addWidget(m_turns);
    m_row->addWidget(m_play);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addLayout(m_row);
    column->addWidget(m_done);
    connect(m_turns, &QComboBox::activated, this, [this](int turn) { m_game.goTo(m_turns->itemData(turn).toInt()); });
    connect(m_play, &QToolButton::toggled, this, [this](bool on) {
        if (on)
            m_pace->start(m_game.pace() == 0 ? 0 : std::min(kSlowestStep, m_game.pace()));
        else
            m_pace->stop();
    });
    connect(m_pace, &QTimer::timeout, this, &ReplayBar::step);
    hide();
}

void ReplayBar::add(QWidget* widget)
{
    m_row->addWidget(widget);
}

bool ReplayBar::obey(const QKeyEvent& key)
{
    if (isHidden() || key.modifiers() != Qt::NoModifier)
        return false;
    switch (key.key()) {
    case Qt::Key_Space: // passes where something was taken back
        if (!m_game.view().replays && !m_play->isChecked())
            return false;
        m_play->toggle();
        return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        jumpTurn(key.key() == Qt::Key_PageDown);
        return true;
    default:
        return false;
    }
}

void ReplayBar::step()
{
    if (m_game.position() < m_game.length())
        m_game.goTo(m_game.position() + 1);
    if (m_game.position() >= m_game.length())
        m_play->setChecked(false);
}

void ReplayBar::jumpTurn(bool forward)
{
    const int here = m_game.position();
    int target = forward ? m_game.length() : 0;
    for (int row = 0; row < m_turns->count(); ++row) {
        const int position = m_turns->itemData(row).toInt();
        if (forward && position > here) {
            target = position;
            break;
        }
        if (!forward && position < here)
            target = position;
    }
    m_game.goTo(target);
}

void ReplayBar::listTurns()
{
    const int listed = m_game.generation() * 100'000 + m_game.length();
    if (listed == m_listed)
        return;
    m_listed = listed;
    m_turns->clear();
    int turn = -1;
    for (int position = 0; position <= m_game.length(); ++position)
        if (const int now = m_game.turnAt(position); now != turn) {
            turn = now;
            m_turns->addItem(tr("Turn %1").arg(turn), position);
        }
}

void ReplayBar::refresh()
{
    const bool looksBack = m_game.isOn() && m_game.position() < m_game.length();
    if (!looksBack) {
        m_play->setChecked(false);
        hide();
        return;
    }
    listTurns();
    int row = 0;
    while (row + 1 < m_turns->count() && m_turns->itemData(row + 1).toInt() <= m_game.position())
        ++row;
    m_turns->setCurrentIndex(row);
    m_done->setText(lastDone());
    namePlay();
    show();
}

void ReplayBar::namePlay()
{
    if (m_game.view().replays) {
        m_play->setText(tr("Play on · Space"));
        m_play->setToolTip(tr("Play on, or stop (Space); Page Up and Page Down go from turn to turn"));
    } else {
        m_play->setText(tr("Play on"));
        m_play->setToolTip(tr("Play on, or stop; Page Up and Page Down go from turn to turn"));
    }
}

QString ReplayBar::lastDone() const
{
    const int position = m_game.position();
    if (position == 0 && !m_game.view().replays)
        return tr("The beginning. Shift+Backspace steps on, Page Down goes to the next turn.");
    if (position == 0)
        return tr("The beginning. Shift+Backspace steps on, Space plays on, Page Down goes to the next turn.");
    // To whatever is done, others pass: that is not what was done.
    const std::vector<Action> actions = m_game.record().actions;
    int at = position - 1;
    const auto passes = [&](int i) { return actions[static_cast<std::size_t>(i)].kind == ActionKind::Pass; };
    while (at > 0 && passes(at))
        --at;
    if (passes(at))
        at = position - 1;
    const QString done = m_game.nameAt(at, actions[static_cast<std::size_t>(at)], m_game.reader());
    if (m_game.isFinished()) // the record stays as it is
        return tr("Just done: %1. What you choose here begins another game from here on.").arg(done);
    return tr("Just done: %1").arg(done);
}

} // namespace dossier
