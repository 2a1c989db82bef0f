#include "table/team_move.h"

#include "table/seat_game.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace dossier {

namespace {

std::vector<SeenAgent> membersOf(const SeatGame& game, const StandingTeam& team)
{
    std::vector<SeenAgent> members;
    for (const SeenAgent& agent : game.seen().players[game.viewer()].agents)
        if (agent.section == team.section && agent.team == team.team)
            members.push_back(agent);
    return members;
}

// By their slot.
std::vector<SeenAgent>::iterator memberFor(std::vector<SeenAgent>& members, const Action& action)
{
    return std::find_if(members.begin(), members.end(),
                        [&](const SeenAgent& agent) { return agent.slot == action.agent; });
}

CardName nameIn(const SeatGame& game, const SeenAgent& agent, Section section)
{
    CardName name;
    name.owner = game.viewer();
    name.card = agent.card;
    name.place = section == Section::Bureau ? Place::Bureau : Place::Field;
    return name;
}

bool stands(const SeatGame& game, Section section, std::uint8_t team)
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
std::optional<std::uint8_t> numberThere(const SeatGame& game, const StandingTeam& team, Section to, std::uint8_t into)
{
    std::optional<std::uint8_t> found;
    std::vector<SeenAgent> members = membersOf(game, team);
    for (const Action& action : game.actions()) {
        if (!leadsTo(action, to) || memberFor(members, action) == members.end())
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

bool canMoveTo(const SeatGame& game, const StandingTeam& team, Section to, std::uint8_t into)
{
    if (to == team.section && (into == kNoTeam || into == team.team))
        return false;
    return numberThere(game, team, to, into).has_value();
}

bool canMove(const SeatGame& game, const StandingTeam& team)
{
    for (const Section to : {Section::Bureau, Section::Field, Section::Hospital})
        if (canMoveTo(game, team, to))
            return true;
    return std::any_of(game.actions().begin(), game.actions().end(), [&](const Action& action) {
        return action.kind == ActionKind::AssignTeam && team.section == Section::Field && action.team == team.team;
    });
}

// DEP-6: who goes first makes the Team there, with the next free number; the others' own way to it is offered under the
// same number before he went. So what is offered now tells all of it, at home and far away.
TeamMove moveOf(const SeatGame& game, const StandingTeam& team, Section to, std::uint8_t into)
{
    TeamMove move;
    move.to = to;
    if (!canMoveTo(game, team, to, into))
        return move;
    const auto number = *numberThere(game, team, to, into);
    std::vector<SeenAgent> left = membersOf(game, team);
    const LegalMoves& offer = game.offer();
    for (int i = 0; i < offer.actions.size(); ++i) {
        const Action& action = offer.actions[i];
        const auto member = memberFor(left, action);
        if (!leadsTo(action, to) || action.team != number || member == left.end())
            continue;
        // What is offered may lie behind a window that nobody uses.
        if (const auto place = static_cast<std::size_t>(i); move.actions.empty() && place < offer.before.size())
            move.actions = offer.before[place];
        move.actions.push_back(action);
        move.members.push_back(nameIn(game, *member, team.section));
        move.cards.push_back(member->ref);
        left.erase(member);
    }
    return move;
}

int moveTeam(SeatGame& game, const StandingTeam& team, Section to, std::uint8_t into)
{
    const TeamMove move = moveOf(game, team, to, into);
    game.takeTogether(move.actions);
    return static_cast<int>(move.members.size());
}

std::vector<TeamMove> wholeTeams(const SeatGame& game)
{
    std::vector<TeamMove> found;
    if (game.offer().decision.asks != Asks::Deploy)
        return found;
    const bool basic = game.options().game == Game::Basic; // BASIC-24: those of a Section are one Team
    std::map<std::pair<Section, std::uint8_t>, std::size_t> teams;
    for (const SeenAgent& agent : game.seen().players[game.viewer()].agents)
        if (agent.section != Section::Hospital && (basic || agent.team != kNoTeam))
            ++teams[{agent.section, agent.team}];
    for (const auto& [where, size] : teams) {
        if (size < 2)
            continue;
        TeamMove move = moveOf(game, {where.first, where.second},
                               where.first == Section::Bureau ? Section::Field : Section::Bureau);
        if (move.members.size() == size)
            found.push_back(std::move(move));
    }
    return found;
}

bool assignTeam(SeatGame& game, const StandingTeam& team, CardRef site)
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
