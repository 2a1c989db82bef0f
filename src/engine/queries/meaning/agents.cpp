#include "engine/queries/meaning/agents.h"

#include "engine/queries/meaning/equipment.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

bool gameEffectHolds(const GameState& state, Seat seat, int slot)
{
    const AgentState& agent = agentOf(state, seat, slot);
    const bool here = (state.player(seat).inPlay >> slot & 1u) != 0;
    return !isBasic(state) && here && agent.bought == 0 && agent.borrowed == 0; // BASIC-13
}

bool mayUseGameEffect(const GameState& state, Seat seat, int slot)
{
    const AgentState& agent = agentOf(state, seat, slot);
    return gameEffectHolds(state, seat, slot) && (agent.where() != Section::Hospital || agent.damage == 0);
}

int costLeft(const GameState& state, Seat seat, int slot)
{
    return std::max(0, agentFacts(state, seat, slot).cost - agentOf(state, seat, slot).costLost);
}

int resOf(const GameState& state, Seat seat, int slot)
{
    const CardRef card = agentCard(state, seat, slot);
    if (agentOf(state, seat, slot).borrowed != 0) // AGENT-23
        return 0;
    int res = factsOf(state, card).res;
    forEachInForce(state, ModifierKind::SetRes, [&](const Modifier& modifier) {
        const bool later = modifier.until == Duration::NextBriefing && modifier.depth == 0; // see endNextBriefing
        if (modifier.subject == card && !later)
            res = modifier.amount;
    });
    forEachInForce(state, ModifierKind::Res, [&](const Modifier& modifier) {
        if (modifier.subject == card)
            res += modifier.amount;
    });
    return std::max(0, res);
}

namespace {

int skillWithoutEquipment(const GameState& state, Seat seat, int slot, Ability ability)
{
    const CardRef card = agentCard(state, seat, slot);
    return abilityNow(state, card, ability, factsOf(state, card).abilities[ability], 0);
}

} // namespace

int skillOf(const GameState& state, Seat seat, int slot, Ability ability)
{
    const CardRef agent = agentCard(state, seat, slot);
    return abilityNow(state, agent, ability, factsOf(state, agent).abilities[ability],
                      bestBonus(state, agent, ability));
}

bool isBarredAtSite(const GameState& state, const Modifier& bar, CardRef site)
{
    const auto from = static_cast<BarFrom>(bar.what);
    if (from != BarFrom::CertainSites)
        return from == BarFrom::SiteChecks;
    const Effect* effect = state.match->effect(cardIndex(state, bar.source));
    const BarStep* step =
        effect ? findStep<BarStep>(effect->program, [](const BarStep& one) { return one.at.size() > 0; }) : nullptr;
    return step && site && keywordsOf(state, site).containsAny(step->at);
}

AgentSet barredAt(const GameState& state, Seat seat, int depth)
{
    const Frame* check = depth > 0 ? &state.frames[static_cast<std::size_t>(depth - 1)] : nullptr;
    const bool forSite = check && check->kind == FrameKind::Check && check->has(CheckFlag::ForSite);
    AgentSet agents = 0;
    forEachInForce(state, ModifierKind::Bar, [&](const Modifier& modifier) {
        if (modifier.amount != static_cast<std::int8_t>(seat))
            return;
        const auto from = static_cast<BarFrom>(modifier.what);
        if (from == BarFrom::AllChecks || (from == BarFrom::SiteChecks && forSite) ||
            (from == BarFrom::CertainSites && forSite && isBarredAtSite(state, modifier, check->card)) ||
            (from == BarFrom::ThisCheck && modifier.depth == depth))
            agents |= modifier.agents();
    });
    return agents;
}

AgentSet contributors(const GameState& state, Seat seat, std::uint8_t team, int depth)
{
    AgentSet agents = teamMembers(state, seat, team);
    const Frame* check = depth > 0 ? &state.frames[static_cast<std::size_t>(depth - 1)] : nullptr;
    if (check && check->kind == FrameKind::Check && check->as<CheckFrame>().fieldOnly != 0 && !isBasic(state) &&
        state.match->options().houseRule(10))
        agents |= agentsIn(state, seat, Section::Field); // OQ-70
    agents &= ~barredAt(state, seat, depth);
    forEachAgent(agents, [&](int slot) { // COMBAT-33; OQ-132
        if (currentHealth(state, seat, slot) == 0 && agentOf(state, seat, slot).leavesLater == 0)
            agents &= ~(1u << slot);
    });
    return agents;
}

int levelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability, int depth)
{
    return levelOfAgents(state, seat, contributors(state, seat, team, depth), ability, depth);
}

int levelOfAgents(const GameState& state, Seat seat, AgentSet agents, Ability ability, int depth)
{
    int level = bonusOfTeam(state, seat, agents, ability);
    forEachAgent(agents, [&](int slot) { level += std::max(0, skillWithoutEquipment(state, seat, slot, ability)); });
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == ModifierKind::JoinCheck && modifier.depth == depth && ability < kSkills)
            if (const AgentAt agent = agentAt(state, modifier.subject))
                level += std::max(0, skillWithoutEquipment(state, agent.seat, agent.slot, ability) + modifier.amount);
    return std::max(0, level + levelChange(state, depth, ability));
}

AgentSet mayGoAnywhereTwice(const GameState& state, Seat seat, AgentSet agents)
{
    AgentSet allowed = agents & agentsSaid(state, ModifierKind::PermitSet, Permission::SecondSite, seat);
    forEachAgent(agents, [&](int slot) {
        if (permitted(state, Permission::SecondSite, agentCard(state, seat, slot)))
            allowed |= 1u << slot;
    });
    return allowed;
}

AgentSet mayGoTwice(const GameState& state, Seat seat, AgentSet agents)
{
    return mayGoAnywhereTwice(state, seat, agents) |
           (agents & agentsSaid(state, ModifierKind::PermitSet, Permission::SecondSiteInSameState, seat));
}

bool isMovable(const GameState& state, Seat seat, int slot)
{
    const bool here = (state.player(seat).inPlay >> slot & 1u) != 0;
    return here && (agentOf(state, seat, slot).where() != Section::Hospital || mayLeaveHospital(state, seat, slot));
}

} // namespace dossier
