// One of the program's players at a table far away: chooses from what the seat is sent, and nothing else.
#pragma once

#include "engine/players/seat_player.h"
#include "net/protocol/from_host.h"

#include <optional>
#include <vector>

namespace dossier {

class BotGuest
{
public:
    // Pool and effects must outlive the guest. Throws std::invalid_argument where the game cannot be understood
    // (SeatPlayer), ReadError where its deck cannot be read.
    BotGuest(Bot bot, const CardPool& pool, const EffectBook& effects, const Welcomed& welcome, const GameBegan& game,
             std::uint64_t seed);

    // The seat sees this; what it is not asked about is remembered.
    void look(const SeatView& view) { m_player.look(view.seen); }
    // Which of the choices he takes; nothing where there is none.
    std::optional<Act> choose(const SeatView& view);

private:
    std::vector<Deck> m_decks; // by seat: his own, and what is known of the others'
    SeatPlayer m_player;
};

} // namespace dossier
