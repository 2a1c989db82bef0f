// What lies on the table at one moment of a game, as a player may see it: a position, or what stays to be seen between
// two of them, where nobody was asked. It stays as it is, whatever becomes of its game, but must not outlive that.
#pragma once

#include "engine/api/decision.h"
#include "engine/api/fight.h"
#include "engine/api/level_parts.h"
#include "engine/api/refused.h"
#include "engine/api/visible_event.h"
#include "engine/state/observation.h"
#include "engine/state/reason.h"
#include "engine/state/scene_kind.h"

#include <cstddef>
#include <cstdint>
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

    // What is to be seen; nothing at a position, or where somebody could only pass.
    std::optional<SceneKind> kind() const { return m_kind; }
    // How far the log of the game has come.
    std::size_t storyEnd() const { return m_events; }
    bool over() const;
    // Of the game as it stands here, with all that is hidden: not for players.
    std::uint64_t mark() const;

    // As RunningGame says of its present position (running_game.h).
    void observe(Seat reader, Observation& seen) const;
    Occasion occasion(Seat reader) const;
    std::optional<Reason> whyNot(Seat reader, CardRef card) const;
    std::vector<Refused> refused(Seat reader, CardRef about = {}) const;
    CardName name(CardRef card, Seat reader) const;
    // All that has been played or used and waits, last played first.
    std::vector<Waiting> stack(Seat reader) const;
    // What the level of the Skill Check under way is made of; false where there is none.
    CheckParts checkParts(Seat reader) const;
    // What the Teams in the Field would have at a Site that he sees, the best first: the Team assigned alone, else all
    // that could go there (INV-5). A Site of his hand, too.
    std::vector<Prospect> prospects(CardRef site, Seat reader) const;
    // What a Team would have in this skill at any Site.
    int teamLevel(Seat seat, std::uint8_t team, Ability ability) const;
    // The Combat under way.
    std::optional<FightNow> fight(Seat reader) const;
    // In what state an Agent in play or a card that fights is; nothing for a card that is hidden from him.
    std::vector<CardState> cardStates(CardRef card, Seat reader) const;

private:
    std::shared_ptr<const GameState> m_state;
    std::size_t m_events;
    std::optional<SceneKind> m_kind;
};

} // namespace dossier
