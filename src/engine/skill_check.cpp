// The Skill Check Subroutine: announce, play cards, resolve (CHECK). Its result goes to the frame below.
#include "engine/sites.h"

namespace dossier {

namespace {

enum Step : std::uint8_t { kAnnounce, kCards, kResolve };

void announce(Play& play)
{
    const Frame& check = play.state.top();
    play.tell({.kind = EventKind::CheckBegan,
               .seat = check.seat,
               .card = cardIndex(play.state, check.card),
               .number = check.what,
               .second = check.level});
}

// CHECK-18, CHECK-32, SITE-8: what the level reached is good for.
std::uint8_t resultOf(const GameState& state, const Frame& check, int level)
{
    if (teamMembers(state, check.seat, check.team) == 0)
        return 0;
    if (level >= check.level)
        return kPassed;
    const CardFacts& facts = factsOf(state, check.card);
    const bool reduced = (check.flags & kForSite) != 0 && facts.reducedLevel > 0 && level >= facts.reducedLevel;
    return reduced ? kPassed | kReduced : 0;
}

// The level is asked for only now: what happened since the announcement counts (CHECK-23, COMBAT-42).
void resolve(Play& play)
{
    const Frame check = play.state.top();
    const int level = levelOf(play.state, check.seat, check.team, check.what);
    const std::uint8_t result = resultOf(play.state, check, level);
    play.tell({.kind = result != 0 ? EventKind::CheckPassed : EventKind::CheckFailed,
               .seat = check.seat,
               .card = cardIndex(play.state, check.card),
               .number = static_cast<std::int16_t>(level),
               .second = check.level});
    pop(play);
    play.state.top().flags |= result;
    play.state.top().level = static_cast<std::int8_t>(level);
}

Flow advance(Play& play)
{
    switch (play.state.top().step) {
    case kAnnounce:
        announce(play);
        return nextStep(play);
    case kCards:
        return openWindow(play, WindowKind::Check);
    default:
        resolve(play);
        return Flow::GoOn;
    }
}

void list(const GameState&, ActionList&) {}

void take(Play&, const Action&) {}

} // namespace

const Chapter kSkillCheck{advance, list, take};

} // namespace dossier
