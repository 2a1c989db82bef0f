#include "engine/changes/question_changes.h"
#include "engine/changes/reactions.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/table/question.h"

namespace dossier {

namespace question {
namespace {

// --- Asking, and the window after the answer ------------------------------------------------------------------------

enum Step : std::uint8_t { kAsk, kAnsweredWindow, kDone, kAskedWindow, kAnswer };

// Its answer follows, unless a text has stopped it.
void answer(Play& play)
{
    Frame& question = play.state.top();
    question.mark(QuestionFlag::Pending, false);
    question.step = kDone;
    if (question.has(QuestionFlag::Silent))
        return;
    const Frame asked = question;
    const int type = question.as<QuestionFrame>().asked;
    question.mark(Outcome::Asked);
    if (answersYes(play.state, asked.who, type))
        question.mark(Outcome::Passed);
    question.step = kAnsweredWindow;
    answerAbout(play, asked.seat, asked.who, type);
    happened(play, MomentKind::OwnerAnswered, Thing::player(asked.who), asked.card);
}

Flow advance(Play& play)
{
    Frame& question = play.state.top();
    if (question.step == kAskedWindow)
        return openWindow(play, WindowKind::Asked);
    if (question.step == kAnswer) {
        answer(play);
        return Flow::GoOn;
    }
    if (question.kind == FrameKind::Question && question.step == kAsk && question.as<QuestionFrame>().types == 0)
        question.step = kDone;
    if (question.step == kAsk)
        return decide(play, question.seat);
    if (question.step == kAnsweredWindow)
        return openWindow(play, WindowKind::Answered);
    pop(play);
    return Flow::GoOn;
}

void list(const GameState& state, ActionList& actions)
{
    const Frame& question = state.top();
    if (question.has(QuestionFlag::Exchange)) {
        forEachXFileOf(*state.match, question.as<QuestionFrame>().types, [&](int slot) {
            actions.add({.kind = ActionKind::Guess, .number = static_cast<std::uint8_t>(slot)});
        });
        return;
    }
    const bool settled = question.has(QuestionFlag::OfText) && std::has_single_bit(question.as<QuestionFrame>().types);
    if (!settled)
        actions.add({.kind = ActionKind::Pass}); // SITE-7
    listQuestions(question.as<QuestionFrame>().types, actions);
}

// A Site's question may be left without an answer, where any card can do that.
void ask(Play& play, int type)
{
    Frame& question = play.state.top();
    question.as<QuestionFrame>().asked = static_cast<std::uint8_t>(type);
    tellQuestion(play, question.seat, question.who, type,
                 question.has(QuestionFlag::OfText) ? question.card : CardRef());
    const bool ofSite = question.kind == FrameKind::Question && !question.has(QuestionFlag::OfText);
    if (!ofSite || !play.match().mayOpen(WindowKind::Asked)) {
        answer(play);
        return;
    }
    question.mark(QuestionFlag::Pending);
    question.step = kAskedWindow;
}

void take(Play& play, const Action& action)
{
    const Frame& question = play.state.top();
    if (action.kind == ActionKind::Guess) {
        exchangeXFile(play.state, question.seat, action.number);
        play.state.top().step = kDone;
        return;
    }
    if (action.kind == ActionKind::Pass) {
        play.state.top().step = kDone;
        return;
    }
    if (!question.has(QuestionFlag::OfText))
        play.state.frames[play.state.depth - 2u].mark(Outcome::Asked);
    ask(play, action.number);
}

// SITE-16 to SITE-19: one question or one guess, about the player who guessed wrong.
void listPenalty(const GameState& state, ActionList& actions)
{
    list(state, actions);
    listGuesses(state, actions);
}

void takePenalty(Play& play, const Action& action)
{
    const Frame penalty = play.state.top();
    play.state.top().step = kDone;
    if (action.kind == ActionKind::Ask) {
        play.state.top().step = kAsk;
        ask(play, action.number);
    } else if (action.kind == ActionKind::Guess) {
        guessAt(play, penalty.seat, penalty.who, action.number, Ending::PenaltyIdentified);
    }
}

} // namespace
} // namespace question

const PhaseHandler kQuestion{question::advance, question::list, question::take};
const PhaseHandler kPenalty{question::advance, question::listPenalty, question::takePenalty};

} // namespace dossier
