#include "app/table/table_panel.h"

#include "app/game/table_game.h"
#include "app/table/hand_over_page.h"
#include "app/table/play_page.h"
#include "app/table/start_page.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "db/seed/seed_files.h"
#include "desk/files/written_file.h"
#include "desk/game_box.h"
#include "desk/notices.h"
#include "engine/face/replay.h"
#include "engine/players/bot.h"
#include "wording/play/cast.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace dossier {

TablePanel::TablePanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(new TableGame(desk.box.cards, &desk.box.effects, &desk.texts, this))
    , m_start(new StartPage(desk, this))
    , m_play(new PlayPage(desk, *m_game, this))
    , m_handOver(new HandOverPage(desk, *m_game, this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("tablePanel"));
    for (QWidget* page :
         {static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_handOver)})
        m_pages->addWidget(page);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    connect(m_game, &TableGame::changed, this, &TablePanel::refresh);
    connect(m_game, &TableGame::released, this, &TablePanel::refresh);
    connect(m_game, &TableGame::failed, &desk.notices, &Notices::warnOfFailure);
    connect(m_start, &StartPage::startWanted, this, &TablePanel::startAsSetUp);
    connect(m_start, &StartPage::openWanted, this, &TablePanel::open);
    connect(m_start, &StartPage::goOnWanted, this, [this] {
        m_settingUp = false;
        refresh();
    });
    connect(m_play, &PlayPage::saveWanted, this, &TablePanel::save);
    connect(m_play, &PlayPage::openWanted, this, &TablePanel::open);
    connect(m_play, &PlayPage::againWanted, this, &TablePanel::again);
    connect(m_play, &PlayPage::newWanted, this, [this] {
        m_settingUp = true;
        refresh();
    });
    setFocusProxy(m_start);
}

void TablePanel::begin(const GameRecord& record)
{
    m_settingUp = false;
    m_game->begin(record, true);
}

void TablePanel::setUp(const QStringList& decks)
{
    m_start->seat(decks);
    m_settingUp = true;
    refresh();
}

void TablePanel::setUp(std::int64_t deck)
{
    m_settingUp = true;
    refresh();
    m_start->setUp(deck);
}

void TablePanel::startAsSetUp()
{
    begin(m_start->record());
}

void TablePanel::again(bool sameSeed)
{
    m_game->restart(sameSeed ? m_game->seed() : QRandomGenerator::global()->bounded(1'000'000u));
}

void TablePanel::refresh()
{
    QWidget* page = m_play;
    if (m_settingUp || !m_game->isOn())
        page = m_start;
    else if (m_game->waitsForHandOver() && !m_game->isHeld()) // what he has to see first, he sees
        page = m_handOver;
    m_start->setGoingOn(m_game->isOn());
    if (page == m_pages->currentWidget())
        return;
    const bool here = m_pages->currentWidget()->isAncestorOf(focusWidget()) || isAncestorOf(focusWidget());
    m_pages->setCurrentWidget(page);
    setFocusProxy(page);
    if (here || isVisible())
        page->setFocus();
}

void TablePanel::save()
{
    const auto file =
        m_desk.ask.fileToSave(this, tr("Save the game"), QStringLiteral("game.json"), tr("Games (*.json)"));
    if (!file)
        return;
    const QString name = QFileInfo(*file).fileName();
    const QString why = writeWhole(*file, writeRecord(m_game->record(), m_desk.box.cards).dump());
    if (!why.isEmpty())
        return m_desk.notices.warn(tr("%1 cannot be written: %2").arg(name, why));
    m_desk.notices.say(tr("The game is saved in %1.").arg(name));
}

void TablePanel::open()
{
    if (const auto file = m_desk.ask.fileToOpen(this, tr("Open a saved game"), tr("Games (*.json);;All files (*)")))
        openFile(*file);
}

// A game that is over is opened at its beginning, to be stepped through; another one goes on where it was left.
bool TablePanel::openFile(const QString& file)
{
    const QString name = QFileInfo(file).fileName();
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly)) {
        m_desk.notices.warn(tr("%1 cannot be read: %2").arg(name, source.errorString()));
        return false;
    }
    const QByteArray text = source.readAll();
    try {
        GameRecord record = readRecord({text.constData(), static_cast<std::size_t>(text.size())}, m_desk.box.cards);
        const Replay played = replay(record, m_desk.box.cards, &m_desk.box.effects);
        const int wanted = static_cast<int>(record.actions.size());
        for (const std::string& player : record.players)
            if (!player.empty() && !botNamed(player))
                m_desk.notices.warn(tr("%1: this version knows no player called \"%2\"; a person has his seat.")
                                        .arg(name, QString::fromStdString(player)));
        m_settingUp = false;
        m_game->begin(std::move(record), played.ending == Ending::None);
        if (m_game->length() < wanted)
            m_desk.notices.warn(
                tr("%1: step %2 of %3 is not possible by rule %4; the game is opened up to there.")
                    .arg(name)
                    .arg(played.actions + 1)
                    .arg(wanted)
                    .arg(QString::fromLatin1(played.refusal.rule.text().data(),
                                             static_cast<qsizetype>(played.refusal.rule.text().size()))));
        return true;
    } catch (const JsonError& error) {
        m_desk.notices.warn(tr("%1, line %2: %3").arg(name).arg(error.line()).arg(QString::fromUtf8(error.what())));
    }
    return false;
}

} // namespace dossier
