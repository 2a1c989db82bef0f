// Plays that changed nothing for their player, that only hurt him, tokens and points wasted: counted, each kind by its
// name, while a game is played.
#pragma once

#include "engine/players/supervisor/wasted_cards.h"
#include "engine/state/observation.h"

namespace dossier::test {

class WastedPlays
{
public:
    WasteByKind kinds; // how many of each
    int plays = 0;     // of any kind: cards, uses, Sites, guesses, purchases ...

    int wasted() const;

    // To be called with every choice before it is taken; `log` holds all that has happened in this game.
    void choose(const GameState& state, const Observation& seen, const Action& action, const EventLog& log);
    // ... with every position that follows, for what has been played may have come to an end.
    void arrive(const GameState& state, const EventLog& log);
    void beginGame();

private:
    struct Pending // a card played or used, until it has done its work
    {
        bool waits = false;
        bool lay = false; // in play before
        Seat seat = kNoSeat;
        CardRef card{};
        std::size_t from = 0; // in the log
        int depth = 0;
        SeenCheck check{};
        int modifiers = 0;
        int damage = 0; // on his own Agents together
    };

    void count(bool is, const std::string& kind);
    void judgeNow(const GameState& state, const Observation& seen, const Action& action);
    void judgeCheck(const GameState& state, const Observation& seen, const Action& action);
    void judgePayment(const GameState& state, const Observation& seen, const Action& action);
    void judgeDone(const GameState& state, const EventLog& log);

    Pending m_pending;
    WastedCards m_cards;
};

} // namespace dossier::test
