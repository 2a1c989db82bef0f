#include "engine/question.h"

namespace dossier {

namespace {

constexpr TypeSet kTypesOfOne = (1u << kTypesPerCharacteristic) - 1;

// SETUP-14: Notebooks of two players are open; with more the answer is the asker's secret (MULTI-14).
std::uint8_t whoHears(const Match& match, Seat asker, Seat about)
{
    return match.seats() == 2 ? kEverybody : static_cast<std::uint8_t>(1u << asker | 1u << about);
}

} // namespace

TypeSet typesAskedBy(const CardFacts& site)
{
    TypeSet types = 0;
    for (int c = 0; c < kCharacteristics; ++c)
        if (site.asksFor(static_cast<Characteristic>(c)))
            types |= kTypesOfOne << (c * kTypesPerCharacteristic);
    return types;
}

void listQuestions(TypeSet types, ActionList& actions)
{
    for (TypeSet rest = types; rest != 0; rest &= rest - 1)
        actions.add({.kind = ActionKind::Ask, .number = static_cast<std::uint8_t>(std::countr_zero(rest))});
}

void listGuesses(const GameState& state, ActionList& actions)
{
    for (int slot = 0; slot < state.match->xFileCount(); ++slot)
        actions.add({.kind = ActionKind::Guess, .number = static_cast<std::uint8_t>(slot)});
}

void askAbout(Play& play, Seat asker, Seat about, int type)
{
    const CardFacts& xFile = play.match().facts(play.match().xFileCard(play.state.player(about).xFile));
    const bool yes = (xFile.typeSet >> type & 1u) != 0;
    Notebook& known = notebook(play.state, asker, about);
    (yes ? known.yes : known.no) |= 1u << type;
    play.tell({.kind = EventKind::Asked, .seat = asker, .who = about, .number = static_cast<std::int16_t>(type)});
    play.tell({.kind = yes ? EventKind::AnsweredYes : EventKind::AnsweredNo,
               .seat = asker,
               .who = about,
               .seenBy = whoHears(play.match(), asker, about),
               .number = static_cast<std::int16_t>(type)});
}

bool guessAt(Play& play, Seat guesser, Seat about, int xFile, Ending ending)
{
    const bool right = play.state.player(about).xFile == xFile;
    play.tell({.kind = right ? EventKind::GuessedRight : EventKind::GuessedWrong,
               .seat = guesser,
               .who = about,
               .card = play.match().xFileCard(xFile)});
    if (right)
        endGame(play, guesser, ending);
    else
        notebook(play.state, guesser, about).wrong |= std::uint64_t{1} << xFile;
    return right;
}

std::uint64_t candidates(const Match& match, const Notebook& notebook)
{
    std::uint64_t fitting = 0;
    for (int slot = 0; slot < match.xFileCount(); ++slot) {
        const TypeSet types = match.facts(match.xFileCard(slot)).typeSet;
        const bool fits = (types & notebook.yes) == notebook.yes && (types & notebook.no) == 0;
        if (fits && (notebook.wrong >> slot & 1u) == 0)
            fitting |= std::uint64_t{1} << slot;
    }
    return fitting;
}

// --- The question after a solved Site -------------------------------------------------------------------------------

namespace {

enum Step : std::uint8_t { kAsk, kAnsweredWindow, kDone };

Flow advance(Play& play)
{
    const Frame& question = play.state.top();
    if (question.step == kAsk)
        return decide(play, question.seat);
    if (question.step == kAnsweredWindow)
        return openWindow(play, WindowKind::Answered);
    pop(play);
    return Flow::GoOn;
}

void list(const GameState& state, ActionList& actions)
{
    actions.add({.kind = ActionKind::Pass}); // SITE-7
    listQuestions(state.top().set, actions);
}

void take(Play& play, const Action& action)
{
    const Frame question = play.state.top();
    if (action.kind == ActionKind::Pass) {
        play.state.top().step = kDone;
        return;
    }
    askAbout(play, question.seat, question.who, action.number);
    play.state.frames[play.state.depth - 2u].flags |= kAsked;
    nextStep(play);
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
    play.state.top().step = action.kind == ActionKind::Ask ? kAnsweredWindow : kDone;
    if (action.kind == ActionKind::Ask)
        askAbout(play, penalty.seat, penalty.who, action.number);
    else if (action.kind == ActionKind::Guess)
        guessAt(play, penalty.seat, penalty.who, action.number, Ending::PenaltyIdentified);
}

} // namespace

const Chapter kQuestion{advance, list, take};
const Chapter kPenalty{advance, listPenalty, takePenalty};

} // namespace dossier
