// The tab with the table: the start page, a game that is played, its end; games are kept, saved and opened.
#pragma once

#include "domain/cards/rule_number.h"
#include "engine/records/record.h"

#include <QWidget>

#include <memory>

class QStackedWidget;

namespace dossier {

class AgreedRules;
class EndPage;
class FarPanel;
class GameKeeper;
class GamesPage;
class PlayPage;
class SetUpPage;
class StartPage;
class TableGame;
class Teacher;
class WayBack;
struct Desk;
struct KeptGame;
struct SeatView;

class TablePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TablePanel(const Desk& desk, QWidget* parent = nullptr);
    // The game on the table stays in hand for the window that comes.
    ~TablePanel() override;

    TableGame& game() { return *m_game; }
    PlayPage& page() { return *m_play; }
    // A game or its end is in front.
    bool isInGame() const;
    // In it: the last choice, and over the next one.
    void takeBack();
    void stepForward();
    bool canTakeBack() const;
    bool canStepForward() const;
    // What was played here is on disk, or was just written: closing the window loses nothing of it.
    bool keepNow();

    // A game goes on where its actions end; a recorded one is opened at its beginning.
    void begin(const GameRecord& record);
    // The page before a game, with these decks by seat, two to four; persons play them.
    void setUp(const QStringList& decks);
    // Before a game with this deck against the computer; one that is on can be gone back to.
    void setUp(std::int64_t deck);
    // False where the file is not understood; says why in the message bar.
    bool openFile(const QString& file);
    // The first turn with a note at each step.
    void teach();
    // The pace of the settings, at every table.
    void readPace();
    // Tables far away; to the one of an invitation.
    void goFar(const QString& invitation = {});

signals:
    // Another page, or the game at another position.
    void moved();
    void sealedWanted();
    void goldfishWanted();
    void playtestWanted();
    void samplesWanted();
    void ruleWanted(dossier::RuleNumber rule);

private:
    bool isFar() const;
    enum Page { Start, Seats, Games, Table, End, FarAway };

    void connectStart();
    void connectGame();
    void follow(const SeatView& view);
    void seeEnd(const GameRecord& record);
    void refresh();
    void show(Page page);
    void startAsSetUp();
    void startAgainstComputer();
    // With X-Files by lot; those of `drawnBefore` (a bit each) whatever was agreed on.
    void beginNew(GameRecord record, bool openHands, std::uint32_t drawnBefore = 0);
    // Anything that is on stays in the list: says so.
    void beginAnother(const GameRecord& record, bool openHands);
    void offerForgotten(const KeptGame& facts, const GameRecord& record);
    void openKept(const QString& id, bool fromBeginning);
    void exportKept(const QString& id);
    void again(bool sameSeed);
    void swapDecks();
    void replay();
    void save();
    void saveRecord(const GameRecord& record);
    void open();

    const Desk& m_desk;
    TableGame* m_game;
    GameKeeper* m_keeper;
    AgreedRules* m_rules;
    StartPage* m_start;
    SetUpPage* m_seats;
    GamesPage* m_games;
    PlayPage* m_play;
    EndPage* m_end;
    Teacher* m_teacher;
    FarPanel* m_far = nullptr; // from the first time on that somebody wants it
    QStackedWidget* m_pages;
    Page m_before = Start; // the page in front while no game is looked at
    bool m_settingUp = true;
    bool m_tableAtEnd = false; // the table is looked at though the game is over
    std::unique_ptr<WayBack> m_wayBack;
};

} // namespace dossier
