#include "engine/queries/meaning/team_cards.h"

#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

// Teams that one of the Agents who have left `from` now belongs to, a bit each.
std::uint32_t partsOf(const GameState& state, Seat seat, std::uint8_t from)
{
    std::uint32_t teams = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        const AgentState& agent = agentOf(state, seat, slot);
        if (agent.leftTeam() == from && agent.team != from && agent.team != kNoTeam)
            teams |= 1u << agent.team;
    });
    return teams;
}

} // namespace

void listFollowing(const GameState& state, Seat seat, ActionList& actions)
{
    for (int of = 0; of < state.match->seats(); ++of)
        state.players[static_cast<std::size_t>(of)].table.forEach([&](int index) {
            const CardRef card(static_cast<Seat>(of), index);
            const Thing under = teamUnder(state, card);
            if (!under || under.seat() != seat)
                return;
            for (std::uint32_t rest = partsOf(state, seat, under.number()); rest != 0; rest &= rest - 1)
                actions.add({.kind = ActionKind::FollowTeam,
                             .team = static_cast<std::uint8_t>(std::countr_zero(rest)),
                             .card = card});
        });
}

} // namespace dossier
