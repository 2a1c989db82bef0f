#include "engine/queries/meaning/assignment.h"

#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace {

// OQ-61: the state in a Site's title, the letters after its last comma; empty where it names none.
std::string_view stateOf(const GameState& state, CardRef site)
{
    const std::string_view title = state.match->pool()[cardIndex(state, site)].title;
    constexpr std::size_t kSuffix = 4; // ", VA"
    const bool named = title.size() > kSuffix && title.substr(title.size() - kSuffix, 2) == ", ";
    return named ? title.substr(title.size() - 2) : std::string_view();
}

} // namespace

bool isFree(const GameState& state, Seat seat, std::uint8_t team, CardRef site)
{
    const AgentSet members = teamMembers(state, seat, team);
    int planned = 0;
    bool sameState = true;
    forEachSite(state, seat, [&](CardRef other) {
        if (teamAt(state, other) != team)
            return;
        ++planned;
        sameState = sameState && !stateOf(state, site).empty() && stateOf(state, other) == stateOf(state, site);
    });
    AgentSet busy = planned > 0 ? members : 0;
    forEachAgent(members, [&](int slot) {
        if (agentOf(state, seat, slot).sites > 0)
            busy |= 1u << slot;
    });
    if (busy == 0)
        return true;
    const bool inState =
        planned > 0 && sameState && teamPermitted(state, Permission::SecondSiteInSameState, seat, members);
    return planned < 2 && ((busy & ~mayGoAnywhereTwice(state, seat, members)) == 0 || inState);
}

bool assignmentIsOver(const GameState& state)
{
    return state.phase() == Phase::Investigation && state.frames[0].step > kAssignmentStep;
}

} // namespace dossier
