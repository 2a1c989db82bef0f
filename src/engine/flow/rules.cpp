#include "engine/flow/rules.h"

#include "engine/changes/prerequisite_changes.h"
#include "engine/changes/sweep.h"
#include "engine/changes/turn_changes.h"
#include "engine/flow/course.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/power_uses.h"
#include "engine/flow/refusal.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/powers.h"

namespace dossier {

namespace {

const PhaseHandler& phaseChapter(Phase phase)
{
    switch (phase) {
    case Phase::Briefing:
        return kBriefing;
    case Phase::Healing:
        return kHealing;
    case Phase::Requisition:
        return kRequisition;
    case Phase::Deployment:
        return kDeployment;
    case Phase::CaseAssignment:
        return kCaseAssignment;
    case Phase::Investigation:
        return kInvestigation;
    case Phase::Debriefing:
        break;
    }
    return kDebriefing;
}

const PhaseHandler& chapterOf(const GameState& state)
{
    switch (state.top().kind) {
    case FrameKind::Turn:
        return phaseChapter(state.phase());
    case FrameKind::Window:
        return kWindow;
    case FrameKind::Text:
        return kText;
    case FrameKind::Card:
        return kCard;
    case FrameKind::Payment:
        return kPayment;
    case FrameKind::Power:
        return kPower;
    case FrameKind::Reveal:
        return kReveal;
    case FrameKind::Choice:
        return kChoice;
    case FrameKind::Combat:
        return kCombat;
    case FrameKind::Round:
        return kRound;
    case FrameKind::Departure:
        return kDeparture;
    case FrameKind::Site:
        return kSite;
    case FrameKind::Check:
        return kSkillCheck;
    case FrameKind::Question:
        return kQuestion;
    case FrameKind::Penalty:
        break;
    }
    return kPenalty;
}

// A passive player, and one who is out of the game.
bool doesNothing(const GameState& state, Seat seat)
{
    return state.match->passive(seat) || state.player(seat).out != 0;
}

// What somebody does who does nothing: he passes where he may, else takes what comes first.
const Action& leastOf(const ActionList& actions)
{
    const Action* pass = actions.find(ActionKind::Pass);
    return pass ? *pass : actions[0];
}

void listAll(const GameState& state, ActionList& actions)
{
    chapterOf(state).list(state, actions);
    if (state.match->options().xFilePowers)
        listPowers(state, actions);
}

// Where the same is asked of the same player until he passes.
bool asksAgain(const Frame& before, const Frame& after)
{
    const bool phase = before.kind != FrameKind::Turn || before.as<TurnFrame>().phase == after.as<TurnFrame>().phase;
    return phase && before.step == after.step && before.who == after.who;
}

void takeAny(Play& play, const Action& action)
{
    if (takePower(play, action))
        return;
    GameState& state = play.state;
    const auto at = static_cast<std::size_t>(state.depth - 1);
    const Frame before = state.frames[at];
    chapterOf(state).take(play, action);
    if (bears(before.kind, AgainFlag::Begun) && at < state.depth && state.frames[at].kind == before.kind)
        state.frames[at].mark(AgainFlag::Begun, action.kind != ActionKind::Pass && asksAgain(before, state.frames[at]));
}

// The empty reference, or a card of this match.
bool belongs(const GameState& state, CardRef card)
{
    return !card || (card.owner() < state.match->seats() && card.index() < cardsOf(state, card.owner()));
}

} // namespace

void run(Play& play, ActionList& actions)
{
    constexpr int kMostIdleTurns = 500; // in a row, in which nobody had anything to decide
    const bool cardsEnd = play.match().anyEnding() || play.match().mayBringAbout(ModifierKind::Health);
    const int turn = play.state.turn;
    while (!play.state.over()) {
        if (play.state.turn - turn > kMostIdleTurns) {
            endGame(play, kNoSeat, Ending::TurnLimit);
            break;
        }
        if (play.match().seats() > 2 && play.state.depth == 1)
            seeOff(play);
        if (cardsEnd)
            sweep(play);
        lookOn(play);
        const PhaseHandler& chapter = chapterOf(play.state);
        if (chapter.advance(play) == Flow::GoOn)
            continue;
        actions.clear();
        listAll(play.state, actions);
        assert(!actions.empty());
        const bool single = actions.size() == 1 && !(play.course && play.course->everyChoice);
        if (!single && !doesNothing(play.state, play.state.decider))
            return forgetFigures(play.state);
        if (single && actions[0].kind == ActionKind::Pass && !doesNothing(play.state, play.state.decider))
            lookOnPass(play);
        takeAny(play, Action(leastOf(actions)));
    }
    actions.clear();
}

void run(Play& play)
{
    ActionList actions;
    run(play, actions);
}

void legalActions(const GameState& state, ActionList& actions)
{
    actions.clear();
    if (!state.over())
        listAll(state, actions);
}

void applyLegal(GameState& state, const Action& action, EventLog* log)
{
    ActionList actions;
    applyLegal(state, action, actions, log);
}

void applyLegal(GameState& state, const Action& action, ActionList& actions, EventLog* log)
{
    Play play{state, log};
    takeAny(play, Action(action));
    run(play, actions);
}

void applyOn(const Course& course, GameState& state, const Action& action, EventLog* log)
{
    Play play{state, log, &course};
    takeAny(play, Action(action));
    run(play);
}

Refusal apply(GameState& state, const Action& action, EventLog* log)
{
    if (state.over())
        return {"WIN-7"};
    if (!belongs(state, action.card) || !belongs(state, action.target))
        return {"PLAY-36"};
    if (action.kind == ActionKind::Concede)
        return concede(state, action.seat, log);
    ActionList actions;
    legalActions(state, actions);
    if (!actions.contains(action))
        return {ruleAgainst(state, action)};
    applyLegal(state, action, actions, log);
    return {};
}

} // namespace dossier
