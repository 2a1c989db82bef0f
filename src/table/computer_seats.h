// Seats at the table that the program's own players have. They think in another thread, one at a time, and say later
// what they do; what is no longer asked is forgotten.
#pragma once

#include "engine/players/bot.h"
#include "work/background_task.h"

#include <memory>
#include <vector>

namespace dossier {

class RunningGame;

// In how many worlds they think: enough to play well, and over before anybody looks up.
inline constexpr int kWorldsAtTable = 100;

class ComputerSeats : public QObject
{
    Q_OBJECT

public:
    explicit ComputerSeats(QObject* parent);

    // They sit down at this game, which must stay until they are dismissed: a word by seat (botWords), empty or unknown
    // for persons. Who sat there before is dismissed.
    void sitDown(const RunningGame& game, const std::vector<std::string>& players);
    // Whoever thinks is stopped; nobody plays any more.
    void dismiss();
    bool play(Seat seat) const { return seat < m_bots.size() && m_bots[seat].has_value(); }
    bool any() const;

    // He thinks about the position as it is now; `decided` comes once he knows, and never before this returns. Who is
    // thinking already goes on.
    void think(Seat seat);
    // What is thought about is no longer asked. The position is another one than they have seen before: they begin
    // anew.
    void forget();
    bool isThinking() const { return m_aside.isRunning(); }

signals:
    void decided(const Action& action);
    void failed(const std::exception_ptr& failure);

private:
    std::shared_ptr<Policy> sitDownAt(Seat seat) const;
    void startAnew();

    const RunningGame* m_game = nullptr;
    std::vector<std::optional<Bot>> m_bots;         // by seat
    int m_since = 0;                                // what they have seen: every position up to this one
    std::vector<std::shared_ptr<Policy>> m_players; // by seat; none before he is first asked
    BackgroundTask m_aside;
};

} // namespace dossier
