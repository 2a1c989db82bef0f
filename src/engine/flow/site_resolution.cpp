// The investigation of one Site: skill announced, Bluffs revealed, Skill Check, question, guess, penalty (INV-13,
// SITE).
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/question_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/sites_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/question.h"

namespace dossier {

namespace site_resolution {
namespace {

enum Step : std::uint8_t {
    kAnnounce,
    kBefore,
    kCheck,
    kEnded,
    kAsk,
    kWeigh,
    kGuess,
    kWrongGuess,
    kPenaltyStep,
    kSiteEnded,
    kResolved,
    kLeave
};

const CardFacts& siteFacts(const GameState& state)
{
    return factsOf(state, state.top().card);
}

void announceSkill(Play& play, Ability skill)
{
    Frame& site = play.state.top();
    site.as<SiteFrame>().ability = skill;
    play.tell({.kind = EventKind::SkillAnnounced, .seat = site.seat, .card = heard(play, site.card), .number = skill});
    nextStep(play);
}

// CASE-10: announced by its player where there are two, else it is the one there is.
Flow announce(Play& play)
{
    const CardFacts& facts = siteFacts(play.state);
    if (facts.needCount > 1)
        return decide(play, play.state.top().seat);
    announceSkill(play, facts.needs[0].skill);
    return Flow::GoOn;
}

int levelNeeded(const CardFacts& facts, Ability skill)
{
    for (int i = 0; i < facts.needCount; ++i)
        if (facts.needs[static_cast<std::size_t>(i)].skill == skill)
            return facts.needs[static_cast<std::size_t>(i)].level;
    return 0;
}

Flow beginCheck(Play& play)
{
    nextStep(play);
    const Frame site = play.state.top();
    Frame& check = push(play, FrameKind::Check);
    check.seat = site.seat;
    check.card = site.card;
    check.team = site.team;
    auto& asked = check.as<CheckFrame>();
    asked.ability = site.as<SiteFrame>().ability;
    asked.needed = static_cast<std::int8_t>(levelNeeded(factsOf(play.state, site.card), site.as<SiteFrame>().ability));
    check.mark(CheckFlag::ForSite);
    asked.usedFrom = play.state.usedCount;
    return Flow::GoOn;
}

// SITE-1 to SITE-5; at the lower number of SITE-8 only the question named there.
Flow beginQuestion(Play& play)
{
    nextStep(play);
    const Frame site = play.state.top();
    if (!site.has(Outcome::Passed))
        return Flow::GoOn;
    const CardFacts& facts = factsOf(play.state, site.card);
    Frame& question = push(play, FrameKind::Question);
    question.seat = site.seat;
    question.who = site.who;
    question.card = site.card;
    question.as<QuestionFrame>().types =
        (site.has(Outcome::Reduced) ? 1u << typeBit(facts.reducedQuestion) : typesAskedBy(facts)) &
        ~typesForbidden(play.state, site.seat, site.who);
    return Flow::GoOn;
}

// SITE-26: at the lower number a success only if the question was asked.
Flow weigh(Play& play)
{
    Frame& site = play.state.top();
    const bool full = site.has(Outcome::Passed) && !site.has(Outcome::Reduced);
    const bool reduced = site.has(Outcome::Reduced) && site.has(Outcome::Asked);
    if (full || reduced)
        site.mark(SiteFlag::Succeeded);
    const CardRef card = site.card;
    const bool solved = site.has(SiteFlag::Succeeded);
    nextStep(play);
    happened(play, solved ? MomentKind::SiteSolved : MomentKind::SiteFailed, card, {});
    return Flow::GoOn;
}

Flow beginPenalty(Play& play)
{
    nextStep(play);
    const Frame site = play.state.top();
    Frame& penalty = push(play, FrameKind::Penalty);
    penalty.seat = site.who;
    penalty.who = site.seat;
    penalty.card = site.card;
    penalty.as<QuestionFrame>().types = typesAskedBy(factsOf(play.state, site.card)) & // SITE-17
                                        ~typesForbidden(play.state, site.who, site.seat);
    return Flow::GoOn;
}

// The last moment of the investigation: the Site goes, and whatever waited for its end acts.
Flow resolved(Play& play)
{
    const CardRef site = play.state.top().card;
    nextStep(play);
    happened(play, MomentKind::SiteResolved, site, {});
    return Flow::GoOn;
}

Flow leave(Play& play)
{
    const CardRef site = play.state.top().card;
    endModifiers(play.state, Duration::Investigation, play.state.depth);
    pop(play);
    if (placeOf(play.state, site) == Place::Field && !isBasic(play.state)) // BASIC-26: as the turn ends
        siteLeaves(play, site);
    return Flow::GoOn;
}

Flow advance(Play& play)
{
    const Frame& site = play.state.top();
    const bool wrong = site.has(SiteFlag::Guessed);
    if (site.step < kLeave && placeOf(play.state, site.card) != Place::Field) // PLAY-54
        return leave(play);
    switch (site.step) {
    case kAnnounce:
        return announce(play);
    case kBefore: // INV-14
        return openWindow(play, WindowKind::BeforeSite);
    case kCheck:
        return beginCheck(play);
    case kEnded: // SITE-25
        return openWindow(play, WindowKind::CheckEnded);
    case kAsk:
        return beginQuestion(play);
    case kWeigh:
        return weigh(play);
    case kGuess:
        return mayGuess(play.state, site) ? decide(play, site.seat) : nextStep(play);
    case kWrongGuess:
        return wrong ? openWindow(play, WindowKind::WrongGuess) : nextStep(play);
    case kPenaltyStep:
        return wrong && !site.has(SiteFlag::PenaltyCancelled) ? beginPenalty(play) : nextStep(play);
    case kSiteEnded:
        return openWindow(play, WindowKind::SiteEnded);
    case kResolved:
        return resolved(play);
    default:
        return leave(play);
    }
}

void list(const GameState& state, ActionList& actions)
{
    if (state.top().step == kAnnounce) {
        const CardFacts& facts = siteFacts(state);
        for (int i = 0; i < facts.needCount; ++i)
            actions.add({.kind = ActionKind::AnnounceSkill, .number = facts.needs[static_cast<std::size_t>(i)].skill});
        return;
    }
    actions.add({.kind = ActionKind::Pass}); // SITE-12
    listGuesses(state, actions);
}

void guess(Play& play, int xFile)
{
    Frame& site = play.state.top();
    PlayerState& player = play.state.player(site.seat);
    player.guessed = 1;
    player.guessUsed = 1;
    if (guessAt(play, site.seat, site.who, xFile, Ending::Identified))
        return;
    site.mark(SiteFlag::Guessed);
    if (play.match().options().singleGuess) // WIN-3, MULTI-22
        endGame(play, site.who, Ending::WrongGuess);
}

void take(Play& play, const Action& action)
{
    if (action.kind == ActionKind::AnnounceSkill) {
        announceSkill(play, action.number);
        return;
    }
    if (action.kind == ActionKind::Guess)
        guess(play, action.number);
    nextStep(play);
}

} // namespace
} // namespace site_resolution

const PhaseHandler kSite{site_resolution::advance, site_resolution::list, site_resolution::take};

} // namespace dossier
