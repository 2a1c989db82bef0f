#include "engine/api/describe.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/assignment.h"
#include "engine/queries/meaning/level_pieces.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/naming.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

namespace {

bool isOpen(const GameState& state, CardRef card, Seat reader)
{
    return card && (!isHidden(state, card) || (reader != kNoSeat && knows(state, reader, card)));
}

// A card that served and lies hidden by now: where it lies would tell more than that it is his.
CardName nameOfSource(const GameState& state, CardRef card, Seat reader)
{
    if (!card || isOpen(state, card, reader))
        return nameFor(state, card, reader);
    return {.owner = card.owner()};
}

// --- Before a check -------------------------------------------------------------------------------------------------

// OQ-101: who contributes to no check of a Site stays out here, too.
AgentSet contributorsAt(const GameState& state, Seat seat, std::uint8_t team, CardRef site)
{
    AgentSet agents = contributors(state, seat, team);
    forEachInForce(state, ModifierKind::Bar, [&](const Modifier& bar) {
        if (bar.amount == static_cast<std::int8_t>(seat) && isBarredAtSite(state, bar, site))
            agents &= ~bar.agents();
    });
    return agents;
}

Prospect prospectOf(const GameState& state, Seat seat, std::uint8_t team, CardRef site, bool assigned)
{
    const AgentSet agents = contributorsAt(state, seat, team, site);
    const CardFacts& facts = factsOf(state, site);
    Prospect best;
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed& needed = facts.needs[static_cast<std::size_t>(i)];
        const int level = levelOfAgents(state, seat, agents, needed.skill);
        if (best.seat == kNoSeat || level - needed.level > best.level - best.needed)
            best = {seat, team, needed.skill, level, needed.level, assigned};
    }
    return best;
}

// INV-1: before Teams are assigned they may be re-formed; of an Agent who may still investigate (INV-5).
CardRef whoWouldDo(const GameState& state, const Prospect& prospect, CardRef site)
{
    const Seat seat = prospect.seat;
    bool open = !isBasic(state) && state.phase() <= Phase::Investigation && state.activeSeat() == seat;
    forEachSite(state, seat, [&](CardRef other) { open = open && teamAt(state, other) == kNoTeam; });
    CardRef found;
    forEachAgent(agentsIn(state, seat, Section::Field), [&](int slot) {
        const AgentState& agent = agentOf(state, seat, slot);
        if (!open || found || agent.team == prospect.team || agent.sites > 0 || !mayRegroup(state, seat, slot))
            return;
        GameState joined = state; // what holds of his Team as it is he leaves behind
        joined.player(seat).agents[static_cast<std::size_t>(slot)].team = prospect.team;
        if (prospectOf(joined, seat, prospect.team, site, false).enough())
            found = agentCard(state, seat, slot);
    });
    return found;
}

} // namespace

CheckParts checkPartsOf(const GameState& state, Seat reader)
{
    CheckParts told;
    told.check = state.over() ? SeenCheck() : checkUnderWay(state);
    if (!told.check)
        return told;
    const int depth = depthOf(state, FrameKind::Check);
    const Frame& check = frameAt(state, depth);
    if (check.has(CheckFlag::ForSite))
        told.site = check.card;
    told.called = nameFor(state, check.card, reader);
    told.reduced = prerequisiteOf(state, depth).reduced;
    told.spoilt = isBoundToFail(state, depth);
    const AgentSet agents = contributors(state, check.seat, check.team, depth);
    for (const LevelPiece& piece : piecesOfLevel(state, check.seat, agents, told.check.ability, depth)) {
        const bool open = isOpen(state, piece.card, reader);
        told.parts.push_back({static_cast<LevelPart::Kind>(piece.kind), nameOfSource(state, piece.card, reader),
                              open ? piece.card : CardRef(), piece.agent, piece.amount});
    }
    for (int at = state.depth; at > depth; --at) {
        const Frame& frame = frameAt(state, at);
        if (!isOpen(state, frame.card, reader) || frame.step != kWaitStep)
            continue;
        if (const int amount = wouldAdd(state, at, depth))
            told.waiting.push_back({nameFor(state, frame.card, reader), frame.card, frame.seat, amount});
    }
    return told;
}

std::vector<Prospect> prospectsOf(const GameState& state, CardRef site, Seat reader)
{
    std::vector<Prospect> found;
    if (!isOpen(state, site, reader) || factsOf(state, site).type != CardType::Site || state.over())
        return found;
    const Seat seat = site.owner();
    const bool placed = placeOf(state, site) == Place::Field;
    const std::uint8_t there = placed ? teamAt(state, site) : kNoTeam;
    // INV-2: in its player's turn a Team is sent before any Site has been begun, or not at all.
    const bool over = placed && seat == state.activeSeat() && assignmentIsOver(state);
    const auto mayGo = [&](std::uint8_t team) {
        return !over && (placed ? mayAssign(state, seat, team, site) : isFree(state, seat, team, site));
    };
    forEachTeam(state, seat, Section::Field, [&](std::uint8_t team) {
        if (there == kNoTeam ? mayGo(team) : team == there)
            found.push_back(prospectOf(state, seat, team, site, there == team));
        if (!found.empty() && found.back().team == team && !found.back().enough())
            found.back().joining = whoWouldDo(state, found.back(), site);
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const Prospect& a, const Prospect& b) { return a.level - a.needed > b.level - b.needed; });
    return found;
}

int teamLevelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability)
{
    return levelOfAgents(state, seat, contributorsAt(state, seat, team, {}), ability);
}

} // namespace dossier
