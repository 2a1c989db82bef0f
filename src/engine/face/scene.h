// What lies on the table at one moment of a game, as a player may see it: a position, or what stays to be seen between
// two of them, where nobody was asked. It stays as it is, whatever becomes of its game, but must not outlive that.
#pragma once

#include "engine/face/fight.h"
#include "engine/face/level_parts.h"
#include "engine/face/told.h"
#include "engine/state/observation.h"
#include "engine/state/reason.h"
#include "engine/state/scene_kind.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace dossier {

struct GameState;

class Scene
{
public:
    // For the engine; `events` have been told up to here.
    Scene(std::shared_ptr<const GameState> state, std::size_t events, std::optional<SceneKind> kind);

    // What is to be seen; nothing at a position.
    std::optional<SceneKind> kind() const { return m_kind; }
    // How far the log of the game has come.
    std::size_t storyEnd() const { return m_events; }
    bool over() const;

    // As RunningGame says of its present position (running_game.h).
    void observe(Seat reader, Observation& seen) const;
    Occasion occasion(Seat reader) const;
    std::vector<Waiting> stack(Seat reader) const;
    CardName name(CardRef card, Seat reader) const;
    CheckParts checkParts(Seat reader) const;
    std::vector<Prospect> prospects(CardRef site, Seat reader) const;
    int teamLevel(Seat seat, std::uint8_t team, Ability ability) const;
    std::optional<FightNow> fight() const;
    std::vector<CardState> cardStates(CardRef card) const;

private:
    std::shared_ptr<const GameState> m_state;
    std::size_t m_events;
    std::optional<SceneKind> m_kind;
};

} // namespace dossier
