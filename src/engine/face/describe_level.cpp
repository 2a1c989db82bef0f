#include "engine/face/describe.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/assignment.h"
#include "engine/queries/meaning/level_pieces.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/prerequisite.h"
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
AgentSet contributorsAtSites(const GameState& state, Seat seat, std::uint8_t team)
{
    AgentSet agents = contributors(state, seat, team);
    forEachInForce(state, ModifierKind::Bar, [&](const Modifier& bar) {
        if (bar.amount == static_cast<std::int8_t>(seat) && static_cast<BarFrom>(bar.what) == BarFrom::SiteChecks)
            agents &= ~bar.agents();
    });
    return agents;
}

Prospect prospectOf(const GameState& state, Seat seat, std::uint8_t team, CardRef site, bool assigned)
{
    const AgentSet agents = contributorsAtSites(state, seat, team);
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

// --- After a choice -------------------------------------------------------------------------------------------------

// What nobody can know before it happens.
bool isUnforeseen(EventKind kind)
{
    switch (kind) {
    case EventKind::Drew:
    case EventKind::DrewCard:
    case EventKind::Reshuffled:
    case EventKind::Revealed:
    case EventKind::Took:
    case EventKind::Looked:
    case EventKind::Told:
    case EventKind::Abducted:
        return true;
    default:
        return false;
    }
}

// Passing here is doing nothing: in a window, while a card waits, or a Cost that the pool may pay alone.
bool mayWaitHere(const GameState& state)
{
    const Frame& top = state.top();
    const bool waits = (top.kind == FrameKind::Card || top.kind == FrameKind::Text || top.kind == FrameKind::Power) &&
                       top.step == kWaitStep;
    return top.kind == FrameKind::Window || waits || top.kind == FrameKind::Payment;
}

// The end of that check among what has happened; nothing yet, or that nobody could have known it.
struct CheckAhead
{
    std::optional<Outlook> outlook{};
    bool unforeseen = false;
};

CheckAhead lookAhead(const EventLog& log)
{
    for (const Event& event : log) {
        if (isUnforeseen(event.kind))
            return {{}, true};
        if (event.kind == EventKind::CheckBegan) // another one in between
            return {{}, true};
        if (event.kind == EventKind::CheckPassed || event.kind == EventKind::CheckFailed)
            return {Outlook{event.number, event.second, event.kind == EventKind::CheckPassed}, false};
    }
    return {};
}

std::optional<Outlook> playedOut(const GameState& state, const Action& action);

// He has to name something, and nothing else, for what he has chosen.
bool isNaming(const GameState& state, Seat seat, ActionList& actions)
{
    if (state.over() || state.decider != seat || depthOf(state, FrameKind::Check) == 0)
        return false;
    legalActions(state, actions);
    return std::all_of(actions.begin(), actions.end(),
                       [](const Action& action) { return action.kind == ActionKind::NameWord; });
}

// By the word that serves him best: the level as high as can be where it is his Team's, else as low.
std::optional<Outlook> bestNamed(const GameState& state, const ActionList& actions)
{
    const bool own = checkUnderWay(state).seat == state.decider;
    std::optional<Outlook> best;
    for (const Action& action : actions) {
        const auto outlook = playedOut(state, action);
        if (!outlook)
            return std::nullopt;
        const auto above = [](const Outlook& of) { return of.level - of.needed; };
        if (!best || (own ? above(*outlook) > above(*best) : above(*outlook) < above(*best)))
            best = outlook;
    }
    return best;
}

std::optional<Outlook> playedOut(const GameState& state, const Action& action)
{
    constexpr int kMostPasses = 64;
    GameState ahead = state;
    EventLog log;
    Action next = action;
    ActionList actions;
    for (int passes = 0; passes < kMostPasses; ++passes) {
        applyLegal(ahead, next, &log);
        const CheckAhead found = lookAhead(log);
        if (found.unforeseen || ahead.random != state.random)
            return std::nullopt;
        if (found.outlook)
            return found.outlook;
        if (isNaming(ahead, state.decider, actions))
            return bestNamed(ahead, actions);
        if (ahead.over() || depthOf(ahead, FrameKind::Check) == 0 || !mayWaitHere(ahead))
            return std::nullopt;
        legalActions(ahead, actions);
        const Action* pass = actions.find(ActionKind::Pass);
        if (!pass)
            return std::nullopt;
        next = *pass;
    }
    return std::nullopt;
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
    forEachTeam(state, seat, Section::Field, [&](std::uint8_t team) {
        if (there == kNoTeam ? isFree(state, seat, team, site) : team == there)
            found.push_back(prospectOf(state, seat, team, site, there == team));
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const Prospect& a, const Prospect& b) { return a.level - a.needed > b.level - b.needed; });
    return found;
}

int teamLevelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability)
{
    return levelOfAgents(state, seat, contributorsAtSites(state, seat, team), ability);
}

std::optional<Outlook> outlookOf(const GameState& state, const Action& action)
{
    ActionList actions;
    legalActions(state, actions);
    if (state.over() || depthOf(state, FrameKind::Check) == 0 || !actions.contains(action))
        return std::nullopt;
    return playedOut(state, action);
}

} // namespace dossier
