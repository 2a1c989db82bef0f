// What a host says, as a guest takes it in (PROTOCOL.md). Whatever a host sends, a guest never comes to harm by it:
// what is no message of this protocol is refused.
#pragma once

#include "domain/cards/card_pool.h"
#include "engine/records/record.h"
#include "net/protocol/advice_json.h"
#include "net/protocol/messages.h"
#include "net/protocol/packs_json.h"
#include "net/view/view_json.h"

namespace dossier {

struct Welcomed
{
    int protocol = 0;
    QString program{};
    QString table{};
    Seat seat = kNoSeat; // none for a spectator
    int seats = 0;
    QByteArray token{};
    GameOptions options{};
    bool watched = false;   // others may watch
    bool pokerFace = false; // it waits for somebody who has nothing to answer, too
    std::int64_t clock = 0; // milliseconds; 0: none
    QByteArray commitment{};
    std::optional<SealedSetup> sealed{}; // each plays with what he opens
};
struct PacksOpened
{
    SealedPlayer packs{}; // one's own
};
struct LobbySeen
{
    struct Place
    {
        QString name{};
        bool here = false;
        bool taken = false; // somebody has used its invitation
        bool ready = false;
        QString deck{};
        Agreements agrees{};
    };
    std::vector<Place> seats{};
    bool hints = false; // all have agreed to them
};
struct ListsOpened
{
    QStringList lists{}; // of all decks, as text, by seat
};
struct GameBegan
{
    std::vector<CardIndex> xFiles{}; // by slot
    QStringList names{};
    QStringList decks{};
    QString deck{}; // the guest's own, as text
};
struct StoryTold // the first one begins anew
{
    bool anew = false;
    std::vector<VisibleEvent> events{};
};
struct ViewShown
{
    SentView sent{};
};
struct ChatSaid
{
    Seat seat = kNoSeat;
    QString text{};
};
struct PresenceSeen
{
    struct Place
    {
        bool here = false;
        int away = 0; // seconds
        bool computer = false;
    };
    std::vector<Place> seats{};
    bool paused = false;
    int watching = 0; // spectators
};
struct ClockSeen
{
    std::vector<std::int64_t> thought{}; // milliseconds, by seat
    Seat thinks = kNoSeat;
    std::int64_t clock = 0;
};
struct BackAsked
{
    Seat seat = kNoSeat;
    bool shown = false; // something hidden has been shown since
};
struct BackAnswered
{
    Seat seat = kNoSeat;
    bool agreed = false;
};
struct TimeOut
{
    Seat seat = kNoSeat;
};
struct GameEnded
{
    GameRecord record{};
    std::uint64_t seed = 0;
    QByteArray salt{};
};
struct RejectedByHost
{
    std::optional<Rejection> why{}; // nothing: a word of a newer host
    QString text{};                 // as the host says it
    QString detail{};
    bool closes = false;
};

using FromHost =
    std::variant<Welcomed, LobbySeen, GameBegan, StoryTold, ViewShown, ChatSaid, PresenceSeen, ClockSeen, BackAsked,
                 BackAnswered, TimeOut, GameEnded, RejectedByHost, ListsOpened, HintGiven, PacksOpened>;

class HostReader
{
public:
    // The pool must outlive the reader.
    explicit HostReader(const CardPool& pool);

    // Nothing for a message of a type that this protocol does not know. Throws JsonError.
    std::optional<FromHost> read(std::string_view frame);

private:
    Seat seatAt(const Json& json, const char* key) const;
    Welcomed readWelcome(const Json& json);
    GameBegan readGame(const Json& json);

    const CardPool* m_pool;
    int m_seats = 0;  // none before the welcome
    int m_xFiles = 0; // none before the game
};

// Whether seed and salt are those that the host was bound to before the game.
bool keptItsWord(const Welcomed& welcome, const GameEnded& end);
// What shows it: SHA-256 over seed and salt, as text.
QByteArray commitmentTo(std::uint64_t seed, const QByteArray& salt);

} // namespace dossier
