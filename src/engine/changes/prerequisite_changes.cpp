#include "engine/changes/prerequisite_changes.h"

#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

void checkBegins(GameState& state)
{
    const Frame& check = state.top();
    const AgentSet team = teamMembers(state, check.seat, check.team);
    for (std::size_t i = 0; i < state.modifierCount; ++i) {
        Modifier& bar = state.modifiers[i];
        const bool waits = bar.kind == ModifierKind::Bar && bar.depth == kNextCheck &&
                           static_cast<BarFrom>(bar.what) == BarFrom::ThisCheck;
        if (!waits || bar.amount != static_cast<std::int8_t>(check.seat) || (bar.agents() & team) == 0)
            continue;
        bar.until = Duration::Check;
        bar.depth = state.depth;
    }
}

void forgetFailure(GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    const auto begin = state.modifiers.begin();
    const auto end = begin + state.modifierCount;
    const auto kept =
        std::remove_if(begin, end, [&](const Modifier& modifier) { return spoilsCheck(state, check, modifier); });
    std::fill(kept, end, Modifier{});
    state.modifierCount = static_cast<std::uint8_t>(kept - begin);
}

namespace {

struct Figures
{
    NeededLevel needed{};
    int level = 0;
};

Figures figuresNow(const GameState& state, int depth)
{
    const Frame& check = frameAt(state, depth);
    const NeededLevel needed = prerequisiteOf(state, depth);
    return {needed, levelOf(state, check.seat, check.team, needed.skill, depth)};
}

void remember(CheckFrame& check, const Figures& now)
{
    check.levelBefore = static_cast<std::int16_t>(now.level);
    check.neededBefore = static_cast<std::int8_t>(now.needed.level);
    check.skillBefore = static_cast<std::uint8_t>(now.needed.skill + 1);
}

// Positions that are alike have the same bytes.
void forget(CheckFrame& check)
{
    check.levelBefore = 0;
    check.neededBefore = 0;
    check.skillBefore = 0;
}

// Something else is taking effect, and what is on top does so in between.
bool goesOnBelow(const GameState& state, int depth)
{
    for (int at = depth + 1; at < state.depth; ++at)
        if (const Frame& frame = frameAt(state, at); TextFrame::is(frame.kind) && frame.step == kRunStep)
            return true;
    return false;
}

CheckFrame& checkAt(GameState& state, int depth)
{
    return state.frames[static_cast<std::size_t>(depth - 1)].as<CheckFrame>();
}

} // namespace

void rememberFigures(GameState& state)
{
    if (const int depth = depthOf(state, FrameKind::Check); depth > 0)
        remember(checkAt(state, depth), figuresNow(state, depth));
}

void forgetFigures(GameState& state)
{
    for (int depth = 1; depth <= state.depth; ++depth)
        if (CheckFrame::is(frameAt(state, depth).kind))
            forget(checkAt(state, depth));
}

void tellFigures(Play& play, CardRef by)
{
    const int depth = depthOf(play.state, FrameKind::Check);
    if (depth == 0)
        return;
    CheckFrame& check = checkAt(play.state, depth);
    if (check.skillBefore == 0)
        return;
    const Figures now = figuresNow(play.state, depth);
    const auto tell = [&](EventKind kind, int before, int after) {
        if (before != after)
            play.tell({.kind = kind,
                       .seat = check.seat,
                       .card = heard(play, by),
                       .number = static_cast<std::int16_t>(before),
                       .second = static_cast<std::int16_t>(after)});
    };
    tell(EventKind::SkillChanged, check.skillBefore - 1, now.needed.skill);
    tell(EventKind::NeededChanged, check.neededBefore, now.needed.level);
    tell(EventKind::LevelChanged, check.levelBefore, now.level);
    goesOnBelow(play.state, depth) ? remember(check, now) : forget(check);
}

} // namespace dossier
