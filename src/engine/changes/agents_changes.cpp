#include "engine/changes/agents_changes.h"

#include "engine/changes/departure_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/sweep.h"
#include "engine/changes/team_cards_changes.h"
#include "engine/changes/turn_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "engine/state/grants.h"

#include <algorithm>

namespace dossier {

void healed(Play& play, Seat seat, int slot, CardRef by, bool hadDamage)
{
    if (!hadDamage || !bears(play.state, by, Keyword::Healing))
        return;
    const CardRef agent = agentCard(play.state, seat, slot);
    for (int i = 0; i < play.state.depth; ++i) { // OQ-54
        Frame& frame = play.state.frames[static_cast<std::size_t>(i)];
        const Effect* effect =
            frame.kind == FrameKind::Card ? play.match().effect(cardIndex(play.state, frame.card)) : nullptr;
        if (effect && effect->unless && effect->unless->kind == ConditionKind::HealedMeanwhile && frame.target == agent)
            frame.mark(CardFlag::Diverted);
    }
}

void loseCost(Play& play, Seat seat, int slot, int number)
{
    constexpr int kMostLost = 15;
    AgentState& agent = agentOf(play.state, seat, slot);
    agent.costLost = static_cast<std::uint8_t>(std::min(agent.costLost + number, kMostLost)) & 0xf;
}

void detain(Play& play, Seat seat, int slot, int turns, bool untilHealed, bool slowly)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    agent.held = static_cast<std::uint8_t>(std::clamp<int>(turns, agent.held, 3)) & 3;
    agent.untilHealed |= untilHealed ? 1 : 0;
    agent.healsSlowly |= slowly ? 1 : 0;
}

int restore(Play& play, Seat seat, int slot, int points)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    const CardRef card = agentCard(play.state, seat, slot);
    if (agent.mayNotHeal != 0 || forbidden(play.state, Permission::Healing, card))
        return 0;
    const int healed = std::min<int>(agent.damage, points);
    agent.damage = static_cast<std::uint8_t>(agent.damage - healed) & 0xf;
    if (agent.damage == 0)
        agent.untilHealed = agent.healsSlowly = 0;
    play.tell({.kind = EventKind::Healed,
               .seat = seat,
               .card = heard(play, card),
               .number = static_cast<std::int16_t>(healed)});
    return healed;
}

int heal(Play& play, Seat seat, int slot, int points, bool withHealing)
{
    if (withHealing) {
        agentOf(play.state, seat, slot).mayNotHeal = 0;
        cureAffliction(play, seat, slot);
    }
    forEachAttached(play.state, agentCard(play.state, seat, slot), [&](CardRef card) {
        const Effect* effect = play.match().effect(cardIndex(play.state, card));
        if (effect && isCuredBy(*effect, withHealing))
            discard(play, card);
    });
    return agentOf(play.state, seat, slot).healsSlowly != 0 ? 0 : restore(play, seat, slot, points);
}

void afflict(Play& play, Seat seat, int slot, int tokens)
{
    constexpr int kMost = 7;
    AgentState& agent = agentOf(play.state, seat, slot);
    if (agent.hostTokens == 0 && agent.diesLater == 0) // OQ-56: no second set
        agent.hostTokens = static_cast<std::uint8_t>(std::clamp(tokens, 0, kMost)) & 7;
}

void cureAffliction(Play& play, Seat seat, int slot)
{
    agentOf(play.state, seat, slot).hostTokens = 0;
    agentOf(play.state, seat, slot).diesLater = 0;
}

void wearOn(Play& play, Seat seat, MomentKind moment)
{
    if (play.match().countdown().tick != moment)
        return;
    forEachAgent(play.state.player(seat).inPlay, [&](int slot) {
        AgentState& agent = agentOf(play.state, seat, slot);
        if (agent.hostTokens == 0)
            return;
        agent.hostTokens = (agent.hostTokens - 1) & 7;
        agent.diesLater = agent.hostTokens == 0;
    });
}

void endOfTurnLosses(Play& play)
{
    std::array<AgentSet, kMostSeats> dying{};
    for (Seat seat = 0; seat < play.match().seats(); ++seat)
        forEachAgent(play.state.player(seat).inPlay, [&](int slot) {
            if (agentOf(play.state, seat, slot).diesLater != 0)
                dying[seat] |= 1u << slot;
        });
    removeAgents(play, dying);
    for (Seat seat = 0; seat < play.match().seats() && !play.state.over(); ++seat) {
        AgentSet leaving = 0;
        forEachAgent(play.state.player(seat).inPlay, [&](int slot) {
            AgentState& agent = agentOf(play.state, seat, slot);
            if (agent.leavesLater != 0 && agent.where() != Section::Hospital)
                leaving |= 1u << slot;
            agent.leavesLater = 0;
        });
        forEachAgent(leaving, [&](int slot) { settle(play, seat, slot, Section::Hospital, kNoTeam); });
    }
}

void forbidHealing(Play& play, Seat seat, int slot)
{
    agentOf(play.state, seat, slot).mayNotHeal = 1;
}

void settle(Play& play, Seat seat, int slot, Section section, std::uint8_t team)
{
    if (section != Section::Hospital)
        endPermission(play.state, Permission::LieBelow, agentCard(play.state, seat, slot));
    AgentState& agent = agentOf(play.state, seat, slot);
    const bool moves = agent.where() != section;
    const CardRef card = agentCard(play.state, seat, slot);
    const bool joins = section != Section::Hospital && agent.team != team;
    agent.section = static_cast<std::uint8_t>(section);
    agent.team = section == Section::Hospital ? kNoTeam : team;
    const bool wasOnTable = placeOf(play.state, card) >= Place::Bureau && placeOf(play.state, card) <= Place::Hospital;
    const bool bureau = section == Section::Bureau || placeOf(play.state, card) == Place::Bureau;
    put(play, card, placeOf(section));
    if (moves && wasOnTable && bureau)
        endCardsThat(play, Until::AgentMoves, seat);
    if (joins)
        teamChanged(play, seat, team);
    if (moves)
        play.tell({.kind = EventKind::Moved,
                   .seat = seat,
                   .card = heard(play, card),
                   .number = static_cast<std::int16_t>(section)});
    play.tell({.kind = EventKind::JoinedTeam, .seat = seat, .card = heard(play, card), .number = agent.team});
}

void enterPlay(Play& play, CardRef card, Section section, std::uint8_t team)
{
    const Seat seat = card.owner();
    const int slot = factsOf(play.state, card).slot;
    AgentState& agent = agentOf(play.state, seat, slot);
    agent = {};
    agent.card = static_cast<std::uint8_t>(card.index());
    agent.section = static_cast<std::uint8_t>(section);
    play.state.player(seat).inPlay |= 1u << slot;
    settle(play, seat, slot, section, team);
    joinInvestigation(play, seat, slot);
}

namespace {

// COMBAT-8: no skill of theirs counts until the investigation is over.
void leaveOut(Play& play, const Frame& site, AgentSet agents)
{
    Modifier bar;
    bar.kind = ModifierKind::Bar;
    bar.until = Duration::Investigation;
    bar.depth = static_cast<std::uint8_t>(depthFor(play.state, Duration::Investigation));
    bar.what = static_cast<std::uint8_t>(BarFrom::AllChecks);
    bar.source = site.card;
    bar.setAgents(site.seat, agents);
    addModifier(play, bar);
    forEachAgent(agents, [&](int slot) {
        play.tell({.kind = EventKind::LeftOut,
                   .seat = site.seat,
                   .card = heard(play, agentCard(play.state, site.seat, slot))});
    });
}

} // namespace

void takePart(Play& play, Seat seat, AgentSet agents)
{
    GameState& state = play.state;
    const int depth = depthOf(state, FrameKind::Site);
    if (depth == 0)
        return;
    const Frame site = state.frames[static_cast<std::size_t>(depth - 1)];
    const AgentSet twice = mayGoTwice(state, seat, agents);
    AgentSet late = 0;
    forEachAgent(agents, [&](int slot) {
        AgentState& agent = agentOf(state, seat, slot);
        if ((site.as<SiteFrame>().tookPart >> slot & 1u) != 0) { // he comes back to it
            agent.sites = static_cast<std::uint8_t>(std::max<int>(agent.sites, 1)) & 3;
            return;
        }
        if (agent.sites > 1 || (agent.sites == 1 && (twice >> slot & 1u) == 0)) {
            late |= 1u << slot;
            return;
        }
        agent.sites = (agent.sites + 1) & 3;
        state.frames[static_cast<std::size_t>(depth - 1)].as<SiteFrame>().tookPart |= 1u << slot;
    });
    late &= ~barred(state, seat);
    if (late != 0)
        leaveOut(play, site, late);
}

void joinInvestigation(Play& play, Seat seat, int slot)
{
    const Frame* site = nearest(play.state, FrameKind::Site);
    if (site && site->seat == seat && site->team == agentOf(play.state, seat, slot).team)
        takePart(play, seat, 1u << slot);
}

void moveAgent(Play& play, Thing agent, Thing to)
{
    const Seat seat = playerOf(play.state, agent);
    const int slot = seat == kNoSeat ? -1 : factsOf(play.state, agent).slot;
    if (slot < 0 || !isMovable(play.state, seat, slot))
        return;
    if (to.isTeam()) {
        const AgentSet mates = teamMembers(play.state, seat, to.number());
        if (mates == 0 || (mates >> slot & 1u) != 0)
            return;
        settle(play, seat, slot, agentOf(play.state, seat, std::countr_zero(mates)).where(), to.number());
        joinInvestigation(play, seat, slot);
        return;
    }
    const auto section = static_cast<Section>(to.number());
    if (agentOf(play.state, seat, slot).where() != section) { // OQ-18
        leaveCombats(play.state, seat, 1u << slot);
        settle(play, seat, slot, section, section == Section::Hospital ? kNoTeam : freeTeam(play.state, seat));
    }
}

void leaveSection(Play& play, Seat seat, int slot)
{
    if (agentOf(play.state, seat, slot).where() == Section::Bureau) // OQ-135
        endCardsThat(play, Until::AgentMoves, seat);
    leaveCombats(play.state, seat, 1u << slot);
    play.state.player(seat).inPlay &= ~(1u << slot);
    agentOf(play.state, seat, slot).team = kNoTeam;
}

namespace {

// OPT-5: an Agent in training, abducted or lent is not lost, one bought for the turn saves nobody.
bool hasAgents(const GameState& state, Seat owner)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        for (int slot = 0; slot < kMostAgentTitles; ++slot) {
            const AgentState& agent = agentOf(state, seat, slot);
            if (agent.inPlay() && agent.bought == 0 && agentCard(state, seat, slot).owner() == owner)
                return true;
        }
    return false;
}

} // namespace

void removeAgent(Play& play, Seat seat, int slot)
{
    std::array<AgentSet, kMostSeats> agents{};
    agents[seat] = 1u << slot;
    removeAgents(play, agents);
}

void removeAgents(Play& play, const std::array<AgentSet, kMostSeats>& agents)
{
    std::array<bool, kMostSeats> hit{};
    for (Seat seat = 0; seat < play.match().seats(); ++seat)
        forEachAgent(agents[seat], [&](int slot) {
            const CardRef card = agentCard(play.state, seat, slot);
            hit[card.owner()] = true;
            leaveCombats(play.state, seat, 1u << slot);
            discardAgent(play, seat, slot);
            put(play, card, Place::Removed);
            agentOf(play.state, card.owner(), slot).removed = 1;
        });
    if (!play.match().options().killerCards)
        return;
    std::array<bool, kMostSeats> lost{};
    int left = 0;
    for (Seat seat = 0; seat < play.match().seats(); ++seat) {
        lost[seat] = hit[seat] && play.state.player(seat).out == 0 && !hasAgents(play.state, seat);
        left += play.state.player(seat).out == 0 && !lost[seat];
    }
    if (left == 0) { // WIN-9
        endGame(play, kNoSeat, Ending::Drawn);
        return;
    }
    for (Seat seat = 0; seat < play.match().seats() && !play.state.over(); ++seat)
        if (lost[seat])
            leaveGame(play, seat);
}

void discardAgent(Play& play, Seat seat, int slot)
{
    const CardRef card = agentCard(play.state, seat, slot);
    const std::uint8_t removed = agentOf(play.state, seat, slot).removed;
    agentOf(play.state, seat, slot) = {};
    agentOf(play.state, seat, slot).removed = removed & 1;
    play.state.player(seat).inPlay &= ~(1u << slot);
    discard(play, card);
}

} // namespace dossier
