// Cards that were bought or fetched and thrown away in the same turn, each kind by its name.
#pragma once

#include "engine/state/action.h"
#include "engine/state/event.h"
#include "engine/state/match.h"
#include "engine/state/state.h"

#include <map>
#include <string>
#include <vector>

namespace dossier::test {

using WasteByKind = std::map<std::string, int>;

class WastedCards
{
public:
    // To be called with every choice before it is taken ...
    void choose(const GameState& state, const Action& action, WasteByKind& kinds);
    // ... and with every position that follows.
    void arrive(const GameState& state, const EventLog& log, WasteByKind& kinds);
    void beginGame();

private:
    struct OfSeat // in this turn
    {
        int bought = 0;
        int thrown = 0;               // as the turn ended, by choice or for the limit
        std::vector<CardRef> fetched; // by a text, and not used yet
    };

    void noteFetched(const GameState& state, const EventLog& log);
    void endTurn(const GameState& state, WasteByKind& kinds);

    std::map<Seat, OfSeat> m_seats;
    std::vector<std::vector<Place>> m_places; // by seat and index
    std::size_t m_read = 0;                   // of the log
    int m_turn = 0;
    Seat m_active = kNoSeat;
};

} // namespace dossier::test
