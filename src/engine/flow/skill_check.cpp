// The Skill Check Subroutine: announce, play cards, resolve (CHECK). Its result goes to the frame below.
#include "engine/changes/departure_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/prerequisite_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/used_cards_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace skill_check {
namespace {

enum Step : std::uint8_t { kAnnounce, kTurnUp, kCards, kResolve };

void announce(Play& play)
{
    checkBegins(play.state);
    const Frame& check = play.state.top();
    play.tell({.kind = EventKind::CheckBegan,
               .seat = check.seat,
               .card = heard(play, check.card),
               .number = check.as<CheckFrame>().ability,
               .second = check.as<CheckFrame>().needed});
    show(play, SceneKind::CheckBegins);
}

// PLAY-54: negated, a Site ends its own investigation.
bool siteGone(const GameState& state)
{
    return state.top().has(CheckFlag::ForSite) && placeOf(state, state.top().card) != Place::Field;
}

// CHECK-18, CHECK-32, SITE-8: what the level reached is good for.
struct Result
{
    bool passed = false;
    bool reduced = false;
};

Result resultOf(const GameState& state, const Frame& check, int level)
{
    if (teamMembers(state, check.seat, check.team) == 0 || siteGone(state) || isBoundToFail(state, state.depth))
        return {};
    const NeededLevel needed = prerequisiteOf(state, state.depth);
    if (level >= needed.level)
        return {true, false};
    const bool reduced = needed.reduced > 0 && level >= needed.reduced;
    return {reduced, reduced};
}

// The level is asked for only now: what happened since the announcement counts (CHECK-23, COMBAT-42).
void resolve(Play& play)
{
    const Frame check = play.state.top();
    const NeededLevel needed = prerequisiteOf(play.state, play.state.depth);
    const int level = levelOf(play.state, check.seat, check.team, needed.skill, play.state.depth);
    const Result result = resultOf(play.state, check, level);
    const int counted = result.reduced ? needed.reduced : needed.level; // OQ-145
    if (check.has(CheckFlag::ForSite))
        forgetFailure(play.state, play.state.depth);
    play.tell({.kind = result.passed ? EventKind::CheckPassed : EventKind::CheckFailed,
               .seat = check.seat,
               .card = heard(play, check.card),
               .number = static_cast<std::int16_t>(level),
               .second = static_cast<std::int16_t>(needed.level)});
    show(play, SceneKind::CheckEnds);
    endModifiers(play.state, Duration::Check, play.state.depth);
    forgetUsed(play.state, check.as<CheckFrame>().usedFrom);
    pop(play);
    Frame& below = play.state.top();
    const auto leave = [&](Outcome outcome, bool so) {
        if (so)
            below.mark(outcome);
    };
    leave(Outcome::Passed, result.passed);
    leave(Outcome::Reduced, result.reduced);
    leave(Outcome::Fought, check.has(Outcome::Fought));
    leave(Outcome::Matched, level == counted);
    leaveAfterCheck(play, check.seat, check.team);
    if (check.has(CheckFlag::ForSite))
        happened(play, MomentKind::HostCheckEnds, check.card, {});
}

// CHECK-21: in a Site investigation the Bluffs come before the card-playing step.
Flow reveal(Play& play)
{
    nextStep(play);
    const Frame check = play.state.top();
    if (!check.has(CheckFlag::ForSite) || !hasAttached(play.state, check.card))
        return Flow::GoOn;
    Frame& revealed = push(play, FrameKind::Reveal);
    revealed.seat = check.seat;
    revealed.card = check.card;
    return Flow::GoOn;
}

// CHECK-31: the card that called for this check has been negated.
bool isCalledOff(const GameState& state)
{
    return state.depth > 1 && state.frames[state.depth - 2u].kind == FrameKind::Card &&
           state.frames[state.depth - 2u].has(CardFlag::Negated);
}

void callOff(Play& play)
{
    endModifiers(play.state, Duration::Check, play.state.depth);
    forgetUsed(play.state, play.state.top().as<CheckFrame>().usedFrom);
    pop(play);
}

Flow advance(Play& play)
{
    if (isCalledOff(play.state)) {
        callOff(play);
        return Flow::GoOn;
    }
    switch (play.state.top().step) {
    case kAnnounce: {
        announce(play);
        nextStep(play);
        const Frame check = play.state.top();
        happened(play, MomentKind::CheckOfHostStarts, Thing::team(check.seat, check.team), {});
        if (check.has(CheckFlag::ForSite))
            happened(play, MomentKind::HostCheckStarts, check.card, {});
        return Flow::GoOn;
    }
    case kTurnUp:
        return reveal(play);
    case kCards:
        if (siteGone(play.state))
            return nextStep(play);
        return openWindow(play, WindowKind::Check);
    default:
        resolve(play);
        return Flow::GoOn;
    }
}

void list(const GameState&, ActionList&) {}

void take(Play&, const Action&) {}

} // namespace
} // namespace skill_check

const PhaseHandler kSkillCheck{skill_check::advance, skill_check::list, skill_check::take};

} // namespace dossier
