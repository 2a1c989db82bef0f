// Plays that changed nothing for their player, that only hurt him, tokens and points wasted: counted, each kind by its
// name, while a game is played.
#pragma once

#include "engine/state/event.h"
#include "engine/state/match.h"
#include "engine/state/observation.h"
#include "engine/state/state.h"

#include <array>
#include <map>
#include <string>

namespace dossier::test {

class WastedPlays
{
public:
    std::map<std::string, int> kinds; // how many of each
    int plays = 0;                    // of any kind: cards, uses, Sites, guesses, purchases ...

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
    void judgePurchase(const GameState& state);

    Pending m_pending;
    int m_bought = 0; // in his own Briefing Phase of this turn
    int m_turn = 0;
};

} // namespace dossier::test
