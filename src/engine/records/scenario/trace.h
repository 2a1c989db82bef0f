// What a step of a scenario met on its way: for whoever reads why it failed.
#pragma once

#include "engine/state/action.h"
#include "engine/state/event.h"
#include "engine/state/state.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace dossier {

class ScenarioGame;

// Written as the game goes on, read where it fails: what was offered as the step began, and what was then done for
// others so that it could come about.
class ScenarioTrace
{
public:
    void begin(const GameState& state, int line);
    int line() const { return m_line; }
    // The step is about an action of this kind, of this player.
    void speakOf(Seat seat, ActionKind kind);
    // This has been done for the player who decides, who had so many choices.
    void passed(const GameState& state, const Action& action, int choices);
    // What stands against what the step tries.
    void against(std::vector<std::string> rules) { m_rules = std::move(rules); }

    // Something that is wrong with what the step names.
    void hint(std::string what) { m_hints.push_back(std::move(what)); }
    // What the step before it has brought about.
    void brought(int line, std::span<const Event> events);

    std::vector<std::string> lines(const ScenarioGame& game) const;

private:
    struct Pass
    {
        Seat seat = kNoSeat;
        FrameKind kind = FrameKind::Turn;
        std::uint8_t window = 0;
        Phase phase = Phase::Briefing;
        bool least = false; // not a pass: the first of what was offered
        int choices = 0;
    };

    void tellOffered(const ScenarioGame& game, const GameState& state, std::string_view when,
                     std::vector<std::string>& lines) const;
    void tellKind(const ScenarioGame& game, const GameState& state, const ActionList& actions, ActionKind kind,
                  int most, std::vector<std::string>& lines) const;
    void tellPasses(std::vector<std::string>& lines) const;

    int m_line = 0;
    GameState m_before;
    std::optional<GameState> m_asked; // as the player it speaks of was first asked, later than that
    std::string m_brought;
    Seat m_seat = kNoSeat;
    ActionKind m_kind{};
    bool m_speaks = false;
    std::vector<Pass> m_passes;
    std::vector<std::string> m_rules;
    std::vector<std::string> m_hints;
};

} // namespace dossier
