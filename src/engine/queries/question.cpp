#include "engine/queries/question.h"

#include "engine/changes/reactions.h"

namespace dossier {

namespace {

constexpr TypeSet kTypesOfOne = (1u << kTypesPerCharacteristic) - 1;

// SETUP-14: Notebooks of two players are open; with more the answer is the asker's secret (MULTI-14).
std::uint8_t whoHears(const Match& match, Seat asker, Seat about)
{
    return match.seats() == 2 ? kEverybody : static_cast<std::uint8_t>(1u << asker | 1u << about);
}

void noteAnswer(GameState& state, Seat asker, Seat about, int type, bool yes)
{
    Notebook& known = notebook(state, asker, about);
    (yes ? known.yes : known.no) |= 1u << type;
}

bool answers(const GameState& state, Seat about, int type)
{
    return (state.match->facts(state.match->xFileCard(state.player(about).xFile)).typeSet >> type & 1u) != 0;
}

} // namespace

TypeSet typesOf(Characteristic characteristic)
{
    return kTypesOfOne << (static_cast<int>(characteristic) * kTypesPerCharacteristic);
}

TypeSet typesAskedBy(const CardFacts& site)
{
    TypeSet types = 0;
    for (int c = 0; c < kCharacteristics; ++c)
        if (site.asksFor(static_cast<Characteristic>(c)))
            types |= typesOf(static_cast<Characteristic>(c));
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
    const bool yes = answers(play.state, about, type);
    noteAnswer(play.state, asker, about, type, yes);
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

// --- Questions that texts ask ---------------------------------------------------------------------------------------

void askQuestion(Play& play, Seat asker, Seat about, TypeSet types, CardRef source)
{
    Frame& question = push(play, FrameKind::Question);
    question.seat = asker;
    question.who = about;
    question.card = source;
    question.set = types;
    question.more = kOfText;
}

void askAffiliation(Play& play, Seat asker, Seat about, const KeywordSet& keywords)
{
    const TypeSet own = play.match().facts(play.match().xFileCard(play.state.player(about).xFile)).typeSet;
    TypeSet named = 0;
    for (int type = 0; type < kTypesPerCharacteristic; ++type) {
        const auto word =
            keywordNamed(nameOf(CharacteristicType{Characteristic::Affiliation, static_cast<std::uint8_t>(type)}));
        if (word && keywords.contains(*word))
            named |= typesOf(Characteristic::Affiliation) &
                     TypeSet{1} << typeBit({Characteristic::Affiliation, static_cast<std::uint8_t>(type)});
    }
    const bool yes = (own & named) != 0;
    for (TypeSet rest = named; rest != 0; rest &= rest - 1)
        if (!yes || std::has_single_bit(named))
            askAbout(play, asker, about, std::countr_zero(rest));
}

const Frame* answeredQuestion(const GameState& state)
{
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Question || frame.kind == FrameKind::Penalty)
            return (frame.flags & kAsked) != 0 ? &frame : nullptr;
    }
    return nullptr;
}

void mirrorQuestion(Play& play, CardRef source)
{
    if (const Frame* question = answeredQuestion(play.state))
        askQuestion(play, question->who, question->seat, TypeSet{1} << question->what, source);
}

void tellAnswer(Play& play, Seat to, Seat about, int type, bool yes)
{
    if (to == about)
        return;
    noteAnswer(play.state, to, about, type, yes);
    play.tell({.kind = EventKind::Told,
               .seat = to,
               .who = about,
               .seenBy = static_cast<std::uint8_t>(1u << to | 1u << about),
               .number = static_cast<std::int16_t>(type),
               .second = yes});
}

void cancelPenalty(Play& play)
{
    for (int depth = play.state.depth; depth > 0; --depth) {
        Frame& frame = play.state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Site) {
            frame.more |= kCancelled;
            return;
        }
    }
}

int typeOf(const GameState& state, Seat whose, Characteristic characteristic)
{
    const TypeSet types = state.match->facts(state.match->xFileCard(state.player(whose).xFile)).typeSet;
    return std::countr_zero(types & typesOf(characteristic));
}

bool isKnown(const GameState& state, Seat whose, Characteristic characteristic, bool provable)
{
    if ((state.player(whose).announced >> static_cast<int>(characteristic) & 1u) != 0)
        return true;
    const TypeSet types = typesOf(characteristic);
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        if (seat == whose)
            continue;
        const Notebook& known = notebook(state, seat, whose);
        if ((known.yes & types) != 0)
            return true;
        if (provable && std::popcount(known.no & types) >= kTypesPerCharacteristic - 1)
            return true;
    }
    return false;
}

// --- Asking, and the window after the answer ------------------------------------------------------------------------

namespace {

enum Step : std::uint8_t { kAsk, kAnsweredWindow, kDone };

Flow advance(Play& play)
{
    Frame& question = play.state.top();
    if (question.step == kAsk && question.set == 0)
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
    const bool settled = question.more == kOfText && std::has_single_bit(question.set);
    if (!settled)
        actions.add({.kind = ActionKind::Pass}); // SITE-7
    listQuestions(question.set, actions);
}

void ask(Play& play, int type)
{
    Frame& question = play.state.top();
    const Frame asked = question;
    question.what = static_cast<std::uint8_t>(type);
    question.flags |= kAsked;
    if (answers(play.state, asked.who, type))
        question.flags |= kPassed;
    askAbout(play, asked.seat, asked.who, type);
    nextStep(play);
    happened(play, MomentKind::OwnerAnswered, Thing::player(asked.who), asked.card);
}

void take(Play& play, const Action& action)
{
    const Frame& question = play.state.top();
    if (action.kind == ActionKind::Pass) {
        play.state.top().step = kDone;
        return;
    }
    if (question.more != kOfText)
        play.state.frames[play.state.depth - 2u].flags |= kAsked;
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

const Chapter kQuestion{advance, list, take};
const Chapter kPenalty{advance, listPenalty, takePenalty};

} // namespace dossier
