#include "engine/records/scenario/trace.h"

#include "effects/windows.h"
#include "engine/flow/rules.h"
#include "engine/records/scenario/scenario_game.h"

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr int kMostSpoken = 24; // of the kind that the step speaks of
constexpr int kMostOthers = 4;  // of each other kind
constexpr std::size_t kMostPasses = 8;

std::string placeOf(FrameKind kind, std::uint8_t window, Phase phase)
{
    const std::string when = "in the " + std::string(nameOf(phase)) + " Phase";
    switch (kind) {
    case FrameKind::Window:
        return when + ", window \"" + std::string(windowWords()[window]) + "\"";
    case FrameKind::Card:
    case FrameKind::Text:
    case FrameKind::Power:
        return when + ", while a card or use waits";
    default:
        return when;
    }
}

} // namespace

void ScenarioTrace::begin(const GameState& state, int line)
{
    m_line = line;
    m_before = state;
    m_speaks = false;
    m_passes.clear();
    m_rules.clear();
    m_hints.clear();
    m_asked.reset();
}

void ScenarioTrace::brought(int line, std::span<const Event> events)
{
    constexpr std::size_t kMostTold = 20;
    std::vector<std::pair<EventKind, int>> told;
    for (const Event& event : events) {
        if (told.empty() || told.back().first != event.kind)
            told.emplace_back(event.kind, 0);
        ++told.back().second;
    }
    m_brought = line == 0 ? "the beginning has brought:" : "the step of line " + std::to_string(line) + " has brought:";
    const std::size_t first = told.size() > kMostTold ? told.size() - kMostTold : 0;
    m_brought += first > 0 ? " … " : " ";
    for (std::size_t i = first; i < told.size(); ++i)
        m_brought += (i > first ? ", " : "") + std::string(nameOf(told[i].first)) +
                     (told[i].second > 1 ? " ×" + std::to_string(told[i].second) : "");
    if (told.empty())
        m_brought += "nothing";
}

void ScenarioTrace::speakOf(Seat seat, ActionKind kind)
{
    m_seat = seat;
    m_kind = kind;
    m_speaks = true;
}

void ScenarioTrace::passed(const GameState& state, const Action& action, int choices)
{
    if (m_speaks && state.decider == m_seat && m_before.decider != m_seat && !m_asked)
        m_asked = state;
    const Frame& top = state.top();
    Pass pass{.seat = state.decider, .kind = top.kind, .phase = state.phase(), .choices = choices};
    if (top.kind == FrameKind::Window)
        pass.window = top.as<WindowFrame>().window;
    pass.least = action.kind != ActionKind::Pass;
    m_passes.push_back(pass);
}

// What the step speaks of first, with every target; all else below, of each kind some.
void ScenarioTrace::tellOffered(const ScenarioGame& game, const GameState& state, std::string_view when,
                                std::vector<std::string>& lines) const
{
    if (state.over()) {
        lines.push_back(std::string(when) + " the game was over (" + std::string(nameOf(state.ending)) + ")");
        return;
    }
    const Frame& top = state.top();
    const std::uint8_t window = top.kind == FrameKind::Window ? top.as<WindowFrame>().window : std::uint8_t{0};
    lines.push_back(std::string(when) + " " + ScenarioGame::letterOf(state.decider) + " decided " +
                    placeOf(top.kind, window, state.phase()) + "; offered:");
    ActionList actions;
    legalActions(state, actions);
    if (m_speaks)
        tellKind(game, state, actions, m_kind, kMostSpoken, lines);
    for (std::size_t kind = 0; kind < actionWords().size(); ++kind)
        if (!m_speaks || static_cast<ActionKind>(kind) != m_kind)
            tellKind(game, state, actions, static_cast<ActionKind>(kind), kMostOthers, lines);
}

void ScenarioTrace::tellKind(const ScenarioGame& game, const GameState& state, const ActionList& actions,
                             ActionKind kind, int most, std::vector<std::string>& lines) const
{
    int count = 0;
    for (const Action& action : actions)
        if (action.kind == kind && ++count <= most)
            lines.push_back("  " + stepOf(game, state, action));
    if (count > most)
        lines.push_back("  and " + std::to_string(count - most) + " more \"" + std::string(nameOf(kind)) + "\"");
}

void ScenarioTrace::tellPasses(std::vector<std::string>& lines) const
{
    std::vector<std::string> told;
    std::string where;
    std::string last;
    int times = 0;
    for (const Pass& pass : m_passes) {
        const std::string here = placeOf(pass.kind, pass.window, pass.phase);
        const std::string what = ScenarioGame::letterOf(pass.seat) +
                                 (pass.least ? " took the first choice" : " passed") +
                                 (pass.choices > 1 ? " (of " + std::to_string(pass.choices) + " choices)" : "");
        if (here == where && what == last) {
            const std::string before = times > 1 ? " ×" + std::to_string(times) : "";
            told.back().resize(told.back().size() - before.size());
            told.back() += " ×" + std::to_string(++times);
            continue;
        }
        if (here == where)
            told.back() += ", " + what;
        else
            told.push_back(std::string("  ").append(here).append(": ").append(what));
        where = here;
        last = what;
        times = 1;
    }
    if (told.empty())
        return;
    lines.push_back("done by itself in this step:");
    const std::size_t most = std::min(told.size(), kMostPasses);
    lines.insert(lines.end(), told.begin(), told.begin() + static_cast<std::ptrdiff_t>(most));
    if (told.size() > most)
        lines.push_back("  and so on, " + std::to_string(m_passes.size()) + " in all");
}

std::vector<std::string> ScenarioTrace::lines(const ScenarioGame& game) const
{
    std::vector<std::string> lines;
    if (m_line == 0)
        return lines;
    lines.insert(lines.end(), m_hints.begin(), m_hints.end());
    if (!m_rules.empty()) {
        std::string against = "against it, the first to be said in front:";
        for (const std::string& rule : m_rules)
            against += " " + rule;
        lines.push_back(against);
    }
    if (!m_brought.empty())
        lines.push_back(m_brought);
    tellOffered(game, m_before, "as the step began", lines);
    tellPasses(lines);
    if (m_asked)
        tellOffered(game, *m_asked, "when this player was first asked", lines);
    return lines;
}

} // namespace dossier
