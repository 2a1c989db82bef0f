// One table of a host: the lobby, the game, its end. Guests have been let in by the host; here is what becomes of what
// they say.
#pragma once

#include "host/guest_line.h"
#include "host/host_data.h"
#include "host/table_session.h"
#include "net/protocol/messages.h"
#include "table/computer_seats.h"

#include <QObject>

#include <deque>
#include <memory>

namespace dossier {

class TableAdviser;

class HostTable : public QObject
{
    Q_OBJECT

public:
    // A game that was begun goes on where it stood. `data` must outlive the table. Throws JsonError or
    // std::invalid_argument where its game cannot be read.
    HostTable(const HostData& data, StoredTable stored, std::shared_ptr<const CompiledCards> compiled,
              QObject* parent = nullptr);
    ~HostTable() override;

    const QString& id() const { return m_stored.id; }
    int seats() const { return static_cast<int>(m_stored.seats.size()); }
    GuestLine* lineOf(Seat seat) const { return m_guests[seat].line; }
    // Nobody is here, and nobody plays.
    bool isIdle() const;

    // The seat that this key opens, or why it opens none.
    std::optional<Seat> seatFor(const Hello& hello, Rejection& why) const;
    // He sits there from now on, and is told all; false where that could not be kept, which he is told. Who sat there
    // on another line is told so.
    bool sitDown(Seat seat, GuestLine& line, const Hello& hello);
    // His line is gone.
    void standUp(Seat seat, const GuestLine& line);
    void hear(Seat seat, const FromGuest& message);
    // His line has taken what was sent.
    void drained(Seat seat);

    // The key is that of the spectators.
    bool maySee(const Hello& hello) const;
    // Somebody watches from now on; false where enough do.
    bool watch(GuestLine& line);
    void watchNoMore(const GuestLine& line);
    // Who watches says nothing but whose side he likes to see, and that he goes.
    void hearWatcher(GuestLine& line, const FromGuest& message);
    void watcherDrained(const GuestLine& line);
    // Now and then: clocks.
    void tick();
    // The host stops: all is kept. False where it could not be.
    bool keepAll();

private:
    struct Guest
    {
        GuestLine* line = nullptr;
        QString deckName{};
        std::optional<Deck> deck{};
        bool ready = false;
        bool scenes = true;
        bool lags = false; // he is sent nothing until he has taken what waits
        std::int64_t awaySince = 0;
        std::optional<bool> backAgreed{}; // to what somebody asks to take back
    };

    struct Watcher
    {
        Watcher(GuestLine& its, QRandomGenerator& lots)
            : line(&its)
            , spectator(lots)
        {}

        GuestLine* line;
        bool lags = false;
        TableSession::Spectator spectator;
    };

    void hearOf(Seat seat, const ChosenDeck& chosen);
    void hearOf(Seat seat, const ReadyToPlay& ready);
    void hearOf(Seat seat, const Act& act);
    void hearOf(Seat seat, const PassOn& pass);
    void hearOf(Seat seat, const StopsChosen& stops);
    void hearOf(Seat seat, const Chat& chat);
    void hearOf(Seat seat, const AskBack& ask);
    void hearOf(Seat seat, const AnswerBack& answer);
    void hearOf(Seat seat, const PauseGame& pause);
    void hearOf(Seat seat, const ConcedeGame& concede);
    void hearOf(Seat seat, const LeaveTable& leave);
    void hearOf(Seat seat, const SeatTakenOver& taken);
    void hearOf(Seat seat, const Consent& consent);
    void hearOf(Seat seat, const AskHint& ask);
    void hearOf(Seat seat, const SideWanted& side);
    void hearOf(Seat seat, const Hello& again);

    // Of all but what is done in the game. The system's error, which the log has then, too; 0 where it is on disk.
    int save(const StoredTable& table);
    // The log has it once until all is well again.
    void logKept(int error);
    void begin();
    GameRecord newRecord() const;
    // By seat, told apart; empty where nobody has come yet.
    std::vector<std::string> names() const;
    bool playNow() const { return m_session && !m_session->over() && !m_paused; }
    // What was done is on disk, or is taken back; `tells` all that it was.
    bool keep(bool tells = true);
    // What goes by itself, or is done by the program, once the disk has room again: nobody else would do it.
    void doAgain();
    void goOn(bool done, Seat seat);
    void letComputersPlay();
    void computerDecided(const Action& action);
    void seatComputers();
    void connectAdviser();
    void settleBack();
    void moveOn();
    void tellMore();
    void openSession(GameRecord record);
    void stopClock();
    void startClock();

    void say(Seat seat, Json::Members message);
    void sayToAll(const Json::Members& message);
    void reject(Seat seat, Rejection why, const QString& detail = {});
    void sendLobby();
    void sendPresence();
    void sendClock();
    void sendGame(Seat seat);
    void sendViews();
    bool sendViews(Seat seat); // false where there was nothing
    void forgetTold();
    void sendView(Seat seat, const SentView& view);
    void sendWhole(Seat seat);
    void sendPresent(Seat seat);
    void sendEnd(Seat seat);
    Json::Members welcomeMessage(std::optional<Seat> seat, const QByteArray& token) const;
    Json::Members lobbyMessage() const;
    Json::Members presenceMessage() const;
    Json::Members gameMessage(std::optional<Seat> seat) const;
    Json::Members endMessage() const;
    Json::Members listsMessage() const;
    void sendWholeToAll();
    void showWatchers();
    void show(Watcher& watcher, bool whole);
    bool showSide(Watcher& watcher, std::optional<int> seat);
    void sendStory(GuestLine& line, std::vector<VisibleEvent> events) const;
    std::vector<std::unique_ptr<Watcher>>::iterator watcherOn(const GuestLine& line);

    const HostData& m_data;
    StoredTable m_stored;
    std::shared_ptr<const CompiledCards> m_compiled; // shared by all tables
    std::vector<Guest> m_guests;                     // by seat
    std::vector<std::unique_ptr<Watcher>> m_watchers;
    std::unique_ptr<TableSession> m_session;
    ComputerSeats* m_computers;
    TableAdviser* m_adviser;
    int m_kept = 0;               // actions on disk
    int m_trouble = 0;            // the system's error where something could not be kept last
    bool m_undone = false;        // something was taken back for that
    std::int64_t m_doneAgain = 0; // when it was tried last
    bool m_paused = false;
    Seat m_asksBack = kNoSeat;
    int m_backTo = 0;
    std::int64_t m_since = 0; // when whoever decides was asked; 0: no clock runs
    Seat m_thinks = kNoSeat;
    std::int64_t m_asked = 0;         // when whoever decides was shown that
    std::int64_t m_waitsUntil = 0;    // for somebody who has nothing to answer
    std::deque<Json::Members> m_said; // the last lines of chat
};

} // namespace dossier
