// How a choice turns out if nobody does anything after it: the check it is made in, the round of Combat.
#include "engine/api/describe.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

namespace {

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

// A card of a Bureau Deck has come to light (ZONE-21): what follows from it is no figure for a player who did not know
// it.
bool isTurnedUp(const GameState& before, const GameState& ahead, Seat seat)
{
    for (Seat owner = 0; owner < before.match->seats(); ++owner)
        for (int index = 0; index < cardsOf(before, owner); ++index)
            if (const CardRef card(owner, index);
                placeOf(before, card) == Place::Deck && !knows(before, seat, card) && !isHidden(ahead, card))
                return true;
    return false;
}

// Passing here is doing nothing: in a window, while a card waits, where Bluffs lie open, or a Cost that the pool may
// pay alone.
bool mayWaitHere(const GameState& state)
{
    const Frame& top = state.top();
    const bool waits = (top.kind == FrameKind::Card || top.kind == FrameKind::Text || top.kind == FrameKind::Power) &&
                       top.step == kWaitStep;
    return top.kind == FrameKind::Window || waits || top.kind == FrameKind::Reveal || top.kind == FrameKind::Payment;
}

bool isOfCombat(EventKind kind)
{
    return kind == EventKind::Attacked || kind == EventKind::RoundBegan || kind == EventKind::CombatEnded;
}

bool isEndOfCheck(EventKind kind)
{
    return kind == EventKind::CheckPassed || kind == EventKind::CheckFailed;
}

// The Agent of this Team who goes elsewhere; the empty reference: nobody does.
CardRef whoLeaves(const GameState& before, Seat seat, AgentSet team, const Event& event)
{
    const bool goes = event.kind == EventKind::Moved && event.number != static_cast<int>(Section::Field);
    const CardName& card = event.card.name;
    if ((!goes && event.kind != EventKind::Discarded) || event.seat != seat || card.card == kNoCardIndex)
        return {};
    const CardFacts& facts = before.match->facts(card.card);
    const bool his = facts.type == CardType::Agent && (team >> facts.slot & 1u) != 0;
    return his ? agentCard(before, seat, facts.slot) : CardRef();
}

// The end of that check among what has happened; nothing yet, or that nobody could have known it.
struct CheckAhead
{
    std::optional<Outlook> outlook{};
    bool unforeseen = false;
};

CheckAhead lookAhead(const GameState& before, const EventLog& log)
{
    const SeenCheck check = checkUnderWay(before);
    const AgentSet team = teamMembers(before, check.seat, check.team);
    Outlook outlook;
    outlook.fought = depthOf(before, FrameKind::Combat) > depthOf(before, FrameKind::Check);
    for (const Event& event : log) {
        if (isUnforeseen(event.kind))
            return {{}, true};
        if (event.kind == EventKind::CheckBegan) // another one in between
            return {{}, true};
        outlook.fought = outlook.fought || isOfCombat(event.kind);
        if (const CardRef agent = whoLeaves(before, check.seat, team, event))
            outlook.leaving.push_back(agent);
        if (!isEndOfCheck(event.kind))
            continue;
        outlook.level = event.number;
        outlook.needed = event.second;
        outlook.success = event.kind == EventKind::CheckPassed;
        return {outlook, false};
    }
    return {};
}

// Whose eyes it is foreseen with, and how many may still have to pick something before it is.
struct Foresight
{
    Seat reader = kNoSeat;
    int picks = 3;
};

std::optional<Outlook> playedOut(const GameState& state, const Action& action, const Foresight& sight);

// He has to name something, and nothing else, for what he has chosen.
bool isNaming(const GameState& state, Seat reader, const ActionList& actions)
{
    return state.decider == reader && std::all_of(actions.begin(), actions.end(), [](const Action& action) {
               return action.kind == ActionKind::NameWord;
           });
}

// Somebody has to pick one of few things that lie open to all, Agents who go on with the check, say.
bool isPicking(const GameState& state, const ActionList& actions)
{
    constexpr int kFew = 8;
    return actions.size() <= kFew && std::all_of(actions.begin(), actions.end(), [&](const Action& action) {
               return action.kind == ActionKind::Choose && action.target.isCard() && action.target.card() &&
                      !isHidden(state, action.target.card());
           });
}

// By what serves best whoever has to choose: the level as high as can be where it is his Team's, else as low.
std::optional<Outlook> bestChosen(const GameState& state, const ActionList& actions, const Foresight& sight)
{
    const bool own = checkUnderWay(state).seat == state.decider;
    std::optional<Outlook> best;
    for (const Action& action : actions) {
        const auto outlook = playedOut(state, action, sight);
        if (!outlook)
            return std::nullopt;
        const auto above = [](const Outlook& of) { return of.level - of.needed; };
        if (!best || (own ? above(*outlook) > above(*best) : above(*outlook) < above(*best)))
            best = outlook;
    }
    return best;
}

std::optional<Outlook> playedOut(const GameState& state, const Action& action, const Foresight& sight)
{
    constexpr int kMostPasses = 64;
    GameState ahead = state;
    EventLog log;
    Action next = action;
    ActionList actions;
    for (int passes = 0; passes < kMostPasses; ++passes) {
        GameState otherwise = ahead;
        EventLog told = log;
        applyLegal(ahead, next, &log);
        const CheckAhead found = lookAhead(state, log);
        if (found.unforeseen || isTurnedUp(state, ahead, sight.reader))
            return std::nullopt;
        if (found.outlook) { // what came after it does not matter: with another lot, too, the check ends so
            otherwise.random = Random(otherwise.random.next());
            applyLegal(otherwise, next, &told);
            return lookAhead(state, told).outlook == found.outlook ? found.outlook : std::nullopt;
        }
        if (ahead.random != state.random || ahead.over() || depthOf(ahead, FrameKind::Check) == 0)
            return std::nullopt;
        legalActions(ahead, actions);
        if (isNaming(ahead, sight.reader, actions))
            return bestChosen(ahead, actions, sight);
        if (sight.picks > 0 && isPicking(ahead, actions))
            return bestChosen(ahead, actions, {sight.reader, sight.picks - 1});
        const Action* pass = mayWaitHere(ahead) ? actions.find(ActionKind::Pass) : nullptr;
        if (!pass)
            return std::nullopt;
        next = *pass;
    }
    return std::nullopt;
}

// Up to where the log tells of one round, or of those who are about to leave: the next round, the end of the Combat.
bool endsRound(EventKind kind)
{
    return kind == EventKind::RoundBegan || kind == EventKind::CombatEnded || isEndOfCheck(kind);
}

} // namespace

std::optional<Outlook> outlookOf(const GameState& state, const Action& action)
{
    ActionList actions;
    legalActions(state, actions);
    if (state.over() || depthOf(state, FrameKind::Check) == 0 || !actions.contains(action))
        return std::nullopt;
    return playedOut(state, action, {.reader = state.decider});
}

std::optional<std::vector<CardRef>> leavingAfter(const GameState& state, const Action& action)
{
    constexpr int kMostPasses = 24;
    ActionList actions;
    legalActions(state, actions);
    const Frame* fight = nearest(state, FrameKind::Combat);
    if (state.over() || !fight || !actions.contains(action))
        return std::nullopt;
    const Seat seat = fight->seat;
    const AgentSet team = teamMembers(state, seat, fight->as<CombatFrame>().team);
    GameState ahead = state;
    EventLog log;
    std::vector<CardRef> leaving;
    Action next = action;
    for (int passes = 0; passes < kMostPasses; ++passes) {
        log.clear();
        applyLegal(ahead, next, &log);
        for (const Event& event : log) {
            if (isUnforeseen(event.kind) || event.kind == EventKind::CheckBegan)
                return std::nullopt;
            if (endsRound(event.kind))
                return leaving;
            if (const CardRef agent = whoLeaves(state, seat, team, event))
                leaving.push_back(agent);
        }
        if (ahead.over() || ahead.random != state.random || isTurnedUp(state, ahead, state.decider) ||
            !mayWaitHere(ahead))
            return std::nullopt;
        legalActions(ahead, actions);
        const Action* pass = actions.find(ActionKind::Pass);
        if (!pass)
            return std::nullopt;
        next = *pass;
    }
    return std::nullopt;
}

} // namespace dossier
