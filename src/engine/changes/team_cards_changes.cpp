#include "engine/changes/team_cards_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/table/zones.h"

namespace dossier {

void teamChanged(Play& play, Seat seat, std::uint8_t team)
{
    forEachOnTeam(play.state, seat, team, [&](CardRef card) {
        const Effect* effect = play.match().effect(cardIndex(play.state, card));
        if (!effect || effect->until != Until::TeamChanges)
            return;
        discard(play, card);
        endModifiersFrom(play.state, card);
    });
}

void changeTeam(Play& play, Seat seat, int slot, Section section, std::uint8_t team)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    const std::uint8_t left = agent.team;
    agent.setLeftTeam(left);
    settle(play, seat, slot, section, team);
    if (left != team && play.match().options().houseRule(15))
        teamChanged(play, seat, left);
}

} // namespace dossier
