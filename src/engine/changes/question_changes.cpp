#include "engine/changes/question_changes.h"

#include "engine/queries/table/question.h"

namespace dossier {

namespace {

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

} // namespace

void tellQuestion(const Play& play, Seat asker, Seat about, int type, CardRef source)
{
    play.tell({.kind = EventKind::Asked,
               .seat = asker,
               .who = about,
               .card = heard(play, source),
               .number = static_cast<std::int16_t>(type)});
}

void askAbout(Play& play, Seat asker, Seat about, int type, CardRef source)
{
    tellQuestion(play, asker, about, type, source);
    answerAbout(play, asker, about, type);
}

void answerAbout(Play& play, Seat asker, Seat about, int type)
{
    const bool yes = answersYes(play.state, about, type);
    noteAnswer(play.state, asker, about, type, yes);
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
               .card = VisibleCard::open(play.match().xFileCard(xFile))});
    if (right)
        endGame(play, guesser, ending);
    else
        notebook(play.state, guesser, about).wrong |= std::uint64_t{1} << xFile;
    return right;
}

// --- Questions that texts ask ---------------------------------------------------------------------------------------

void askQuestion(Play& play, Seat asker, Seat about, TypeSet types, CardRef source)
{
    Frame& question = push(play, FrameKind::Question);
    question.seat = asker;
    question.who = about;
    question.card = source;
    question.as<QuestionFrame>().types = types & ~typesForbidden(play.state, asker, about);
    question.mark(QuestionFlag::OfText);
}

void askAffiliation(Play& play, Seat asker, Seat about, const KeywordSet& keywords, CardRef source)
{
    const TypeSet own = play.match().facts(play.match().xFileCard(play.state.player(about).xFile)).typeSet;
    const TypeSet named = affiliationsNamed(keywords) & ~typesForbidden(play.state, asker, about);
    const bool yes = (own & named) != 0;
    for (TypeSet rest = named; rest != 0; rest &= rest - 1)
        if (!yes || std::has_single_bit(named))
            askAbout(play, asker, about, std::countr_zero(rest), source);
}

void mirrorQuestion(Play& play, CardRef source)
{
    if (const Frame* question = answeredQuestion(play.state))
        askQuestion(play, question->who, question->seat, TypeSet{1} << question->as<QuestionFrame>().asked, source);
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
            frame.mark(SiteFlag::PenaltyCancelled);
            return;
        }
    }
}

void offerXFiles(Play& play, Seat seat, const KeywordSet& affiliation, CardRef source)
{
    Frame& exchange = push(play, FrameKind::Question);
    exchange.seat = seat;
    exchange.card = source;
    exchange.as<QuestionFrame>().types = affiliationsNamed(affiliation);
    exchange.mark(QuestionFlag::Exchange);
}

void exchangeXFile(GameState& state, Seat seat, int xFile)
{
    state.player(seat).xFile = static_cast<std::uint8_t>(xFile);
    state.player(seat).announced = 0;
    for (Seat other = 0; other < state.match->seats(); ++other)
        if (other != seat)
            notebook(state, other, seat) = {};
}

void cancelAnswer(Play& play)
{
    for (int depth = play.state.depth; depth > 0; --depth) {
        Frame& frame = play.state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Question && frame.has(QuestionFlag::Pending)) {
            frame.mark(QuestionFlag::Silent);
            return;
        }
    }
}

} // namespace dossier
