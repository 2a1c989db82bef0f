#include "app/table/table_panel.h"

#include "app/game_setup/agreed_rules.h"
#include "app/game_setup/computer_folder.h"
#include "app/game_setup/end_page.h"
#include "app/game_setup/game_keeper.h"
#include "app/game_setup/games_page.h"
#include "app/game_setup/kept_words.h"
#include "app/game_setup/set_up_page.h"
#include "app/game_setup/start_page.h"
#include "app/game_setup/teacher.h"
#include "app/game_setup/way_back.h"
#include "app/table/far_panel.h"
#include "app/table/play_page.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "desk/games/kept_games.h"
#include "desk/notices.h"
#include "engine/api/replay.h"
#include "engine/players/bot.h"
#include "engine/records/xfile_lot.h"
#include "table/table_game.h"
#include "wording/lists/fault_text.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

TablePanel::TablePanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(new TableGame(desk.box.cards, &desk.box.effects, &desk.texts, this))
    , m_keeper(new GameKeeper(desk, *m_game, this))
    , m_rules(new AgreedRules(desk.settings, this))
    , m_start(new StartPage(desk, *m_rules, this))
    , m_seats(new SetUpPage(desk, *m_rules, this))
    , m_games(new GamesPage(desk, this))
    , m_play(new PlayPage(desk, *m_game, this))
    , m_end(new EndPage(desk, *m_game, this))
    , m_teacher(new Teacher(desk, *m_game, this))
    , m_pages(new QStackedWidget(this))
    , m_wayBack(std::make_unique<WayBack>(desk.notices))
{
    setObjectName(QStringLiteral("tablePanel"));
    for (QWidget* page : {static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_seats),
                          static_cast<QWidget*>(m_games), static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_end)})
        m_pages->addWidget(page);
    m_play->setNote(m_teacher);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    connectStart();
    connectGame();
    setFocusProxy(m_start);
    if (const auto settingUp = m_keeper->putBack())
        m_settingUp = *settingUp;
    refresh();
}

TablePanel::~TablePanel()
{
    m_keeper->hold(m_settingUp);
}

void TablePanel::connectStart()
{
    const auto lead = [this](Page page) {
        return [this, page] {
            m_settingUp = true;
            show(page);
        };
    };
    connect(m_start, &StartPage::startWanted, this, &TablePanel::startAgainstComputer);
    connect(m_start, &StartPage::continueWanted, this, [this](const QString& id) { openKept(id, false); });
    connect(m_start, &StartPage::listWanted, this, lead(Games));
    connect(m_start, &StartPage::teachWanted, this, &TablePanel::teach);
    connect(m_start, &StartPage::seatsWanted, this, [this, lead] {
        m_seats->seatPersons();
        lead(Seats)();
    });
    connect(m_start, &StartPage::basicWanted, this, [this, lead] {
        m_seats->choose(Game::Basic);
        lead(Seats)();
    });
    connect(m_start, &StartPage::watchWanted, this, [this, lead] {
        m_seats->seatProgram();
        lead(Seats)();
    });
    connect(m_start, &StartPage::farWanted, this, [this] { goFar(); });
    connect(m_start, &StartPage::openWanted, this, &TablePanel::open);
    connect(m_start, &StartPage::sealedWanted, this, &TablePanel::sealedWanted);
    connect(m_start, &StartPage::goldfishWanted, this, &TablePanel::goldfishWanted);
    connect(m_start, &StartPage::playtestWanted, this, &TablePanel::playtestWanted);
    connect(m_start, &StartPage::samplesWanted, this, &TablePanel::samplesWanted);
    connect(m_seats, &SetUpPage::startWanted, this, &TablePanel::startAsSetUp);
    connect(m_seats, &SetUpPage::backWanted, this, lead(Start));
    connect(m_games, &GamesPage::backWanted, this, lead(Start));
    connect(m_games, &GamesPage::openWanted, this, [this](const QString& id) { openKept(id, false); });
    connect(m_games, &GamesPage::replayWanted, this, [this](const QString& id) { openKept(id, true); });
    connect(m_games, &GamesPage::exportWanted, this, &TablePanel::exportKept);
}

void TablePanel::connectGame()
{
    const auto leave = [this] {
        m_settingUp = true;
        show(Start);
    };
    connect(m_game, &TableGame::changed, this, &TablePanel::follow);
    connect(m_keeper, &GameKeeper::forgot, this, &TablePanel::offerForgotten);
    connect(m_game, &TableGame::begun, this, [this] {
        m_keeper->forgetEnded();
        m_play->startAnew();
    });
    connect(m_game, &TableGame::released, this, [this] {
        m_play->refresh();
        refresh();
    });
    connect(m_game, &TableGame::failed, &m_desk.notices, &Notices::warnOfFailure);
    connect(m_play, &PlayPage::saveWanted, this, &TablePanel::save);
    connect(m_play, &PlayPage::openWanted, this, &TablePanel::open);
    connect(m_play, &PlayPage::againWanted, this, &TablePanel::again);
    connect(m_play, &PlayPage::newWanted, this, leave);
    connect(m_play, &PlayPage::endWanted, this, [this] {
        m_tableAtEnd = false;
        m_game->goTo(m_game->length());
    });
    connect(m_end, &EndPage::rematchWanted, this, [this] { again(false); });
    connect(m_end, &EndPage::swapWanted, this, &TablePanel::swapDecks);
    connect(m_end, &EndPage::replayWanted, this, &TablePanel::replay);
    connect(m_end, &EndPage::startPageWanted, this, leave);
    connect(m_end, &EndPage::tableWanted, this, [this] {
        m_tableAtEnd = true;
        refresh();
    });
    connect(m_end, &EndPage::reviewWanted, m_play, &PlayPage::review);
    connect(m_teacher, &Teacher::left, this, [this, leave] {
        m_game->end();
        leave();
    });
    connect(m_teacher, &Teacher::ruleWanted, this, &TablePanel::ruleWanted);
}

// The window hears of a step here alone, and each part in this order: it is kept before it is shown.
void TablePanel::follow(const SeatView& view)
{
    m_wayBack->follow(view.lastChoice);
    m_keeper->look();
    m_play->follow(view);
    m_teacher->follow();
    refresh();
}

// --- To a game ------------------------------------------------------------------------------------------------------

void TablePanel::begin(const GameRecord& record)
{
    m_settingUp = false;
    m_tableAtEnd = false;
    m_game->begin(record, true);
}

void TablePanel::beginAnother(const GameRecord& record, bool openHands)
{
    const bool goesOn = m_game->isOn() && !m_game->isFinished() && m_keeper->isKept();
    const QString former = m_keeper->facts().id;
    m_teacher->stop();
    m_game->setOpenHands(openHands);
    begin(record);
    if (goesOn && KeptGames::of(m_desk).find(former))
        m_wayBack->offerKept(m_game->view().lastChoice, [this, former] { openKept(former, false); });
}

// What nobody had chosen anything in, a rematch just dealt, say.
void TablePanel::offerForgotten(const KeptGame& facts, const GameRecord& record)
{
    m_wayBack->offerForgotten(m_game->view().lastChoice, [this, facts, record] {
        m_keeper->setNextDrawn(facts.drawn);
        beginAnother(record, facts.openHands);
    });
}

// SETUP-1: who knows a deck shall not know what it protects; persons may have agreed to bring what theirs names.
void TablePanel::beginNew(GameRecord record, bool openHands, std::uint32_t drawnBefore)
{
    std::uint32_t drawing = kEverySeat;
    for (std::size_t seat = 0; m_rules->isOn(AgreedRules::OwnXFiles) && seat < record.decks.size(); ++seat)
        if (seat >= record.players.size() || record.players[seat].empty())
            drawing &= ~(1u << seat);
    drawing |= drawnBefore; // what was drawn is not what a deck named
    drawXFiles(record, drawing, m_desk.box.cards);
    m_keeper->setNextDrawn(drawing);
    beginAnother(record, openHands);
}

void TablePanel::startAsSetUp()
{
    beginNew(m_seats->record(), m_seats->openHands());
    m_seats->drawSeed();
}

void TablePanel::startAgainstComputer()
{
    beginNew(m_start->computer().record(), false);
}

void TablePanel::again(bool sameSeed)
{
    GameRecord record = m_game->record();
    record.actions.clear();
    const std::uint32_t drawn = m_keeper->facts().drawn;
    if (sameSeed) {
        m_keeper->setNextDrawn(drawn);
        return beginAnother(record, m_game->openHands());
    }
    record.seed = QRandomGenerator::global()->bounded(1'000'000U);
    beginNew(std::move(record), m_game->openHands(), drawn);
}

// Everybody gets the deck of the player before him.
void TablePanel::swapDecks()
{
    GameRecord record = m_game->record();
    record.actions.clear();
    record.seed = QRandomGenerator::global()->bounded(1'000'000U);
    std::rotate(record.decks.begin(), record.decks.begin() + 1, record.decks.end());
    drawXFiles(record, kEverySeat, m_desk.box.cards); // the other one knows what came with his deck
    m_keeper->setNextDrawn(kEverySeat);
    beginAnother(record, m_game->openHands());
}

void TablePanel::replay()
{
    m_tableAtEnd = false;
    m_game->goTo(0);
    m_play->setFocus();
}

void TablePanel::teach()
{
    m_keeper->setNextAside();
    m_settingUp = false;
    m_tableAtEnd = false;
    m_game->setOpenHands(false);
    m_teacher->begin();
}

void TablePanel::readPace()
{
    m_play->readPace();
    if (m_far)
        m_far->readPace();
}

void TablePanel::goFar(const QString& invitation)
{
    m_settingUp = true;
    if (!m_far) {
        m_far = new FarPanel(m_desk, *m_rules, this);
        m_pages->addWidget(m_far);
        connect(m_far, &FarPanel::backWanted, this, [this] { show(Start); });
        connect(m_far, &FarPanel::endWanted, this, &TablePanel::seeEnd);
        connect(m_far, &FarPanel::moved, this, &TablePanel::moved);
    }
    m_far->open(invitation);
    show(FarAway);
}

// As after a game at home: it lies on the table here, is kept, and can be reviewed.
void TablePanel::seeEnd(const GameRecord& record)
{
    beginAnother(record, false);
}

void TablePanel::setUp(const QStringList& decks)
{
    m_seats->seat(decks);
    m_settingUp = true;
    show(Seats);
}

void TablePanel::setUp(std::int64_t deck)
{
    m_settingUp = true;
    show(Start);
    m_start->offer(deck);
}

void TablePanel::openKept(const QString& id, bool fromBeginning)
{
    const KeptGame* kept = KeptGames::of(m_desk).find(id);
    if (!kept)
        return;
    m_settingUp = false;
    m_tableAtEnd = false;
    if (m_keeper->facts().id == id && m_game->isOn() && !fromBeginning) { // it lies on the table
        m_game->comeBack();
        return refresh();
    }
    const KeptGame facts = *kept;
    m_desk.notices.again(AttemptKind::Reading);
    auto record = KeptGames::of(m_desk).load(id, KeptGames::Use::PlayedOn);
    if (!record) {
        m_settingUp = true;
        return show(Games);
    }
    m_teacher->stop();
    m_keeper->resume(facts);
    m_game->setOpenHands(facts.openHands);
    const int wanted = static_cast<int>(record->actions.size());
    m_game->begin(std::move(*record), !fromBeginning);
    if (!fromBeginning && !facts.isFinished())
        m_game->goOnAt(facts.at, facts.replays);
    if (m_game->length() < wanted)
        m_desk.notices.warn(tr("Step %1 of %2 is no longer possible; the game is opened up to there.")
                                .arg(m_game->length() + 1)
                                .arg(wanted));
}

// --- What is shown --------------------------------------------------------------------------------------------------

bool TablePanel::keepNow()
{
    return m_keeper->keepNow();
}

bool TablePanel::isInGame() const
{
    return m_pages->currentIndex() == Table || m_pages->currentIndex() == End || isFar();
}

bool TablePanel::isFar() const
{
    return m_far && m_pages->currentWidget() == m_far && m_far->isInGame();
}

void TablePanel::takeBack()
{
    if (isFar())
        m_far->seat().game().takeBack();
    else
        m_game->takeBack();
}

void TablePanel::stepForward()
{
    if (canStepForward())
        m_game->stepForward();
}

bool TablePanel::canTakeBack() const
{
    return isFar() ? m_far->seat().game().canTakeBack() : isInGame() && m_game->isOn() && m_game->position() > 0;
}

bool TablePanel::canStepForward() const
{
    return !isFar() && isInGame() && m_game->isOn() && m_game->position() < m_game->length();
}

void TablePanel::refresh()
{
    if (m_settingUp || !m_game->isOn())
        return show(m_before);
    const bool atEnd = m_game->isOver() && m_game->position() == m_game->length() && !m_teacher->isOn();
    if (!atEnd)
        m_tableAtEnd = false;
    if (atEnd && !m_tableAtEnd && !m_game->isHeld()) // what has to be seen first, is
        return show(End);
    show(Table);
}

void TablePanel::show(Page page)
{
    if (page != Table && page != End)
        m_before = page;
    else
        m_before = Start;
    if (page == Start)
        m_start->refresh(m_game->isOn() && !m_game->isFinished() ? m_keeper->facts().id : QString(),
                         m_game->isOn() ? m_game->position() : -1);
    if (page == End) {
        m_end->show(m_keeper->facts());
        m_end->hold(m_play->offeredReview());
    } else {
        m_play->showReviewHere();
    }
    QWidget* shown = page == FarAway ? static_cast<QWidget*>(m_far) : m_pages->widget(page);
    if (shown == m_pages->currentWidget())
        return emit moved();
    const bool here = m_pages->currentWidget()->isAncestorOf(focusWidget()) || isAncestorOf(focusWidget());
    m_pages->setCurrentWidget(shown);
    setFocusProxy(shown);
    if (here || isVisible())
        shown->setFocus();
    emit moved();
}

// --- Files ----------------------------------------------------------------------------------------------------------

void TablePanel::save()
{
    saveRecord(m_game->record());
}

void TablePanel::exportKept(const QString& id)
{
    if (const auto record = KeptGames::of(m_desk).load(id))
        saveRecord(*record);
}

void TablePanel::saveRecord(const GameRecord& record)
{
    const auto file =
        m_desk.ask.fileToSave(this, tr("Save the game"), QStringLiteral("game.json"), tr("Games (*.json)"));
    if (!file)
        return;
    const QString name = QFileInfo(*file).fileName();
    const QString why = writeWhole(*file, writeRecord(record, m_desk.box.cards).dump());
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
    m_desk.notices.again(AttemptKind::Reading);
    if (const KeptGame* kept = KeptGames::of(m_desk).findFile(file)) {
        const bool over = kept->isFinished();
        openKept(kept->id, over);
        if (!over)
            m_desk.notices.say(tr("%1 is one of the games that are kept: it goes on where it was left.").arg(name));
        return true;
    }
    const WholeFile source = readWhole(file);
    if (!source.why.isEmpty()) {
        m_desk.notices.warn(tr("%1 cannot be read: %2").arg(name, source.why), AttemptKind::Reading);
        return false;
    }
    try {
        const std::string text = source.content.toStdString();
        GameRecord record = readRecord(text, m_desk.box.cards);
        const QString beside = GameFiles::stepsBeside(file); // a kept game that was copied has its steps there
        const GameFiles::Steps steps = GameFiles::addSteps(beside, text, record);
        const Replay played = dossier::replay(record, m_desk.box.cards, &m_desk.box.effects);
        const int wanted = static_cast<int>(record.actions.size());
        const std::vector<std::string> players = record.players;
        m_settingUp = false;
        m_tableAtEnd = false;
        m_teacher->stop();
        m_game->setOpenHands(false);
        m_game->begin(std::move(record), played.ending == Ending::None);
        // What is said of the game before would hide it.
        if (!steps.why.isEmpty() || steps.strange > 0)
            m_desk.notices.warn(!steps.why.isEmpty()
                                    ? steps.why
                                    : tr("Line %2 of %1 does not fit to what stands before it. The game is opened up "
                                         "to there.")
                                          .arg(QFileInfo(beside).fileName(), QString::number(steps.strange)));
        for (const std::string& player : players)
            if (!player.empty() && !botNamed(player))
                m_desk.notices.warn(tr("%1: this version knows no player called \"%2\"; a person has his seat.")
                                        .arg(name, QString::fromStdString(player)));
        if (m_game->length() < wanted)
            m_desk.notices.warn(
                tr("%1: step %2 of %3 is not possible by rule %4; the game is opened up to there.")
                    .arg(name, QString::number(played.actions + 1), QString::number(wanted),
                         QString::fromLatin1(played.refusal.rule.text().data(),
                                             static_cast<qsizetype>(played.refusal.rule.text().size()))));
        return true;
    } catch (const JsonError& error) {
        m_desk.notices.warn(tr("%1, line %2: %3").arg(name, QString::number(error.line()), sentence(error)),
                            AttemptKind::Reading);
    }
    return false;
}

} // namespace dossier
