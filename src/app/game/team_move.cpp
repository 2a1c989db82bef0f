#include "app/game/team_move.h"

#include "app/game/table_game.h"

#include <algorithm>
#include <vector>

namespace dossier {

namespace {

std::vector<std::uint8_t> membersOf(const TableGame& game, const StandingTeam& team)
{
    std::vector<std::uint8_t> members;
    for (const SeenAgent& agent : game.seen().players[game.viewer()].agents)
        if (agent.section == team.section && agent.team == team.team)
            members.push_back(agent.slot);
    return members;
}

bool stands(const TableGame& game, Section section, std::uint8_t team)
{
    const auto& agents = game.seen().players[game.viewer()].agents;
    return std::any_of(agents.begin(), agents.end(),
                       [&](const SeenAgent& agent) { return agent.section == section && agent.team == team; });
}

bool leadsTo(const Action& action, Section to)
{
    return (action.kind == ActionKind::Deploy && static_cast<Section>(action.section) == to) ||
           (action.kind == ActionKind::Regroup && to == Section::Field);
}

// The number of the Team they will be there: nothing where the first of them cannot go.
std::optional<std::uint8_t> numberThere(const TableGame& game, const StandingTeam& team, Section to, std::uint8_t into)
{
    std::optional<std::uint8_t> found;
    const std::vector<std::uint8_t> members = membersOf(game, team);
    for (const Action& action : game.actions()) {
        if (!leadsTo(action, to) || std::find(members.begin(), members.end(), action.agent) == members.end())
            continue;
        if (into != kNoTeam && action.team == into)
            return into;
        if (into == kNoTeam && (!found || !stands(game, to, action.team)))
            found = action.team;
    }
    const bool mixes = found && to != Section::Hospital && stands(game, to, *found) &&
                       game.options().game != Game::Basic; // BASIC-24: there all are one Team
    return mixes ? std::nullopt : found;
}

} // namespace

bool canMoveTo(const TableGame& game, const StandingTeam& team, Section to, std::uint8_t into)
{
    if (to == team.section && (into == kNoTeam || into == team.team))
        return false;
    return numberThere(game, team, to, into).has_value();
}

bool canMove(const TableGame& game, const StandingTeam& team)
{
    for (const Section to : {Section::Bureau, Section::Field, Section::Hospital})
        if (canMoveTo(game, team, to))
            return true;
    return std::any_of(game.actions().begin(), game.actions().end(), [&](const Action& action) {
        return action.kind == ActionKind::AssignTeam && team.section == Section::Field && action.team == team.team;
    });
}

int moveTeam(TableGame& game, const StandingTeam& team, Section to, std::uint8_t into)
{
    if (!canMoveTo(game, team, to, into))
        return 0;
    const auto number = *numberThere(game, team, to, into);
    std::vector<std::uint8_t> left = membersOf(game, team);
    return game.takeTogether([&](const ActionList& actions) -> const Action* {
        for (const Action& action : actions)
            if (leadsTo(action, to) && action.team == number && std::erase(left, action.agent) > 0)
                return &action;
        return nullptr;
    });
}

bool assignTeam(TableGame& game, const StandingTeam& team, CardRef site)
{
    for (const Action& action : game.actions())
        if (action.kind == ActionKind::AssignTeam && action.team == team.team && team.section == Section::Field &&
            action.target == site) {
            game.take(action);
            return true;
        }
    return false;
}

} // namespace dossier
