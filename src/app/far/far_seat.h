// Somebody's seat at a table far away: the line to the host, what the host said of the table, and the game. No widget.
#pragma once

#include "net/guest/remote_game.h"
#include "wire/guest_socket.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

class QTimer;

namespace dossier {

struct Desk;
class Settings;

// A seat that can be taken again, on another evening: what opens it, and what it is called in a list.
struct SeatKey
{
    TableInvitation door{}; // with the seat's token in place of the secret
    QString name{};
    QString others{}; // the names of those who play there

    bool operator==(const SeatKey&) const = default;
};

// The last one sat at first; what is not understood is left out.
std::vector<SeatKey> seatKeys(const Settings& settings);

class FarSeat : public QObject
{
    Q_OBJECT

public:
    explicit FarSeat(const Desk& desk, QObject* parent = nullptr);
    ~FarSeat() override;

    // Goes to the host; who had a seat before leaves it.
    void sitDown(const TableInvitation& invitation, const QString& name);
    void comeBack(const SeatKey& seat);
    // Says goodbye. The seat is kept: one can come back to it.
    void leave();
    bool isThere() const { return m_line != nullptr; }
    void say(const FromGuest& message);
    // Is ready once the host has taken the deck.
    void playWith(const Deck& deck);
    void notReady();
    // To what is so once all have agreed.
    void agree(Matter what, bool agreed) { say(Consent{what, agreed}); }
    bool agrees(Seat seat, Matter what) const;
    // Who watches sees what this player sees, if he lets him; nothing: what all may see.
    void see(std::optional<Seat> side);
    std::optional<Seat> side() const { return m_side; }
    // All have agreed to hints.
    bool hintsAreOn() const { return m_lobby.hints; }
    // What was opened here for this seat, at a sealed table.
    const std::optional<SealedPlayer>& packs() const { return m_packs; }
    // The decks by seat, once all have agreed that they are seen; before that none.
    const std::vector<Deck>& lists() const { return m_lists; }

    RemoteGame& game() { return *m_game; }
    GuestSocket::State line() const;
    const Welcomed& welcome() const { return m_welcome; }
    // Without a seat.
    bool watches() const { return m_welcome.seats > 0 && m_welcome.seat == kNoSeat; }
    // By seat; before the host has said anything: nobody.
    const std::vector<LobbySeen::Place>& places() const { return m_lobby.seats; }
    const PresenceSeen& presence() const { return m_presence; }
    // How long he is away by now, in seconds.
    int awayFor(Seat seat) const;
    // How long he has thought by now, in milliseconds.
    std::int64_t thoughtOf(Seat seat) const;
    const ClockSeen& clock() const { return m_clock; }
    QString nameOf(Seat seat) const;
    // Who asks to take back, and waits for this seat's answer.
    std::optional<BackAsked> asked() const { return m_asked; }
    // The game is over, and all of it known.
    const std::optional<GameEnded>& end() const { return m_end; }

signals:
    // Who is there, who is ready, who thinks, the line.
    void changed();
    // There is no seat any more.
    void left();
    // The host has given a seat.
    void seated();
    void chatted(dossier::Seat seat, const QString& text);
    // Something of the table itself, for the lines of the chat.
    void noted(const QString& text);
    // The host does not do what was wanted: why.
    void refused(const QString& why);
    // The line is over, and does not come back by itself: why, where there is something to say.
    void over(const QString& why);

private:
    void open(const TableInvitation& door, Hello hello);
    void hear(const Welcomed& welcome);
    void hear(const LobbySeen& lobby);
    void hear(const GameBegan& game);
    void hear(const StoryTold& told) { m_game->tell(told); }
    void hear(const ViewShown& shown) { m_game->show(shown); }
    void hear(const ChatSaid& said) { emit chatted(said.seat, said.text); }
    void hear(const PresenceSeen& presence);
    void hear(const ClockSeen& clock);
    void hear(const BackAsked& asked);
    void hear(const BackAnswered& answer);
    void hear(const TimeOut& late);
    void hear(const ListsOpened& opened);
    void hear(const PacksOpened& opened);
    void hear(const HintGiven& hint) { m_game->show(hint); }
    void hear(const GameEnded& end);
    void hear(const RejectedByHost& rejected);
    void noteAgreements(const LobbySeen& lobby);
    void follow(GuestSocket::State state, const QString& why);
    // On disk before the invitation is used, or why not.
    QString keepClaim(const TableInvitation& invitation, QByteArray& claim);
    void keep();
    void forget() const;
    SeatKey kept() const;

    const Desk& m_desk;
    RemoteGame* m_game;
    GuestSocket* m_line = nullptr;
    TableInvitation m_door{};
    QString m_name{};
    QString m_claimed{};        // the name of the invitation whose claim is kept until the seat is
    QString m_brought{};        // the deck that was sent, as text
    bool m_wantsToPlay = false; // with the deck that was sent, once it is taken
    std::optional<Seat> m_side{};
    Welcomed m_welcome{};
    LobbySeen m_lobby{};
    PresenceSeen m_presence{};
    QElapsedTimer m_presentSince{};
    ClockSeen m_clock{};
    QElapsedTimer m_thinksSince{};
    std::optional<BackAsked> m_asked{};
    std::optional<GameEnded> m_end{};
    std::vector<Deck> m_lists{};
    std::optional<SealedPlayer> m_packs{};
};

} // namespace dossier
