// Refused of questions and guesses (rows "ask", "guess").
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/question.h"

namespace dossier {

namespace {

// The question that is to be put now, or nothing.
const Frame* questionNow(const Tried& tried)
{
    const Frame& top = tried.state.top();
    const bool question = top.kind == FrameKind::Question || top.kind == FrameKind::Penalty;
    return question && (tried.offered & bitOf(ActionKind::Ask)) != 0 ? &top : nullptr;
}

bool isAllowed(TypeSet types, int type)
{
    return type < kCharacteristics * kTypesPerCharacteristic && (types >> type & 1u) != 0;
}

// One type may be named, of a Site that asks for more (SITE-8).
void againstType(const Tried& tried, const Frame& question, int type, Reasons& reasons)
{
    const GameState& state = tried.state;
    const CardFacts& facts = factsOf(state, question.card);
    const bool ofText = question.has(QuestionFlag::OfText);
    const bool site = facts.type == CardType::Site && !ofText;
    const TypeSet printed = typesAskedBy(facts);
    if (question.kind == FrameKind::Penalty && !isAllowed(printed, type))
        reasons.add(ReasonKind::Barred, "SITE-17");
    if (site ? !isAllowed(printed, type) : !isAllowed(question.as<QuestionFrame>().types, type)) {
        reasons.add(ReasonKind::Barred, "SITE-2");
        if (ofText)
            reasons.cite(state, ReasonKind::Forbidden, question.card);
    }
    const TypeSet forbidden = typesForbidden(state, question.seat, question.who);
    const bool reduced =
        site && isAllowed(printed & ~forbidden, type) && !isAllowed(question.as<QuestionFrame>().types, type);
    reasons.addIf(reduced, ReasonKind::Barred, "SITE-8");
    reasons.addIf(type >= kCharacteristics * kTypesPerCharacteristic, ReasonKind::Barred, "SITE-24");
}

// A Site of his with a lower number has left in this turn (SITE-26).
bool hadLowerNumber(const GameState& state, Seat seat)
{
    bool found = false;
    for (int index = 0; index < cardsOf(state, seat); ++index) {
        const CardRef card(seat, index);
        const CardFacts& facts = factsOf(state, card);
        found = found || (facts.type == CardType::Site && facts.reducedLevel > 0 && placing(state, card).usedNow != 0 &&
                          placeOf(state, card) == Place::Discard);
    }
    return found;
}

void againstNoQuestion(const Tried& tried, Reasons& reasons)
{
    const Frame* site = tried.siteUnderWay();
    const bool passed = site && site->has(Outcome::Passed);
    reasons.addIf(!passed, ReasonKind::WrongWindow, "SITE-9");
    reasons.add(ReasonKind::WrongWindow, "SITE-1");
    reasons.add(ReasonKind::WrongWindow, "SITE-2");
}

} // namespace

namespace {

// A text forbids the question about this player (0453x1).
void againstForbidden(const Tried& tried, const Frame& question, Reasons& reasons)
{
    for (const Modifier& ban : modifiersOf(tried.state)) {
        const bool his = ban.kind == ModifierKind::Forbid && static_cast<Permission>(ban.what) == Permission::Asking &&
                         ban.subject == Thing::player(tried.by) && ban.amount == static_cast<std::int8_t>(question.who);
        if (his && tried.says(Attempt::kNumber) &&
            isAllowed(typesOf(static_cast<Characteristic>(ban.extra)), tried.action.number))
            reasons.cite(tried.state, ReasonKind::Forbidden, ban.source);
    }
}

} // namespace

void againstAsking(const Tried& tried, Reasons& reasons)
{
    const Frame* question = questionNow(tried);
    if (!question) {
        againstNoQuestion(tried, reasons);
        return;
    }
    againstForbidden(tried, *question, reasons);
    if (tried.says(Attempt::kNumber)) {
        againstType(tried, *question, tried.action.number, reasons);
    } else {
        Options types;
        for (int type = 0; type < kCharacteristics * kTypesPerCharacteristic; ++type) {
            Reasons against;
            againstType(tried, *question, type, against);
            types.add(against);
        }
        types.conclude({ReasonKind::NoTarget, "SITE-2"}, reasons);
    }
    reasons.addIf(tried.namesSeat() && tried.action.seat != question->who, ReasonKind::Barred, "MULTI-5");
    reasons.addIf(tried.by != question->seat, ReasonKind::WrongWindow, "SITE-1");
}

namespace {

// OPT-1, OPT-2, SITE-14
template <typename Sink>
bool againstAnyGuess(const GameState& state, Seat seat, const Frame* site, Sink& against)
{
    const GameOptions& options = state.match->options();
    const PlayerState& player = state.player(seat);
    const bool asked = site && site->seat == seat && site->has(Outcome::Asked);
    return against.addIf(options.questionOrGuess && asked, ReasonKind::NotInThisGame, "OPT-1") ||
           against.addIf(options.singleGuess && player.guessUsed != 0, ReasonKind::NotInThisGame, "OPT-2") ||
           against.addIf(seat == state.activeSeat() && player.guessed != 0, ReasonKind::SecondCopy, "SITE-14");
}

} // namespace

bool mayGuess(const GameState& state, const Frame& site)
{
    return site.has(SiteFlag::Succeeded) && !againstAnyGuess(state, site.seat, &site, kAnyObjection);
}

void againstGuessing(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const Frame* site = tried.siteUnderWay();
    const Frame* asked = nearest(state, FrameKind::Question);
    const bool own = site && site->seat == tried.by;
    const bool solved = own && site->has(SiteFlag::Succeeded);
    const Seat about = state.top().kind == FrameKind::Penalty || solved ? state.top().who : kNoSeat;
    const bool other = tried.namesSeat() && about != kNoSeat && tried.action.seat != about;
    const bool xFile = !tried.says(Attempt::kNumber) || tried.action.number < state.match->xFileCount();
    const bool now = tried.isOffered(ActionKind::Guess);
    if (now && state.top().has(QuestionFlag::Exchange)) {
        bool there = !tried.says(Attempt::kNumber);
        forEachXFileOf(*state.match, state.top().as<QuestionFrame>().types,
                       [&](int slot) { there = there || slot == tried.action.number; });
        if (!there || tried.namesSeat())
            reasons.cite(state, ReasonKind::OwnText, state.top().card);
        return;
    }
    if (!now) {
        const bool cardAsked = asked && asked->has(QuestionFlag::OfText);
        againstAnyGuess(state, tried.by, site, reasons);
        reasons.addIf(!solved && cardAsked, ReasonKind::WrongWindow, "SITE-20");
        reasons.addIf(own && !solved && site->has(Outcome::Reduced) && !site->has(Outcome::Asked),
                      ReasonKind::Condition, "SITE-26");
    }
    reasons.addIf(other, ReasonKind::Barred, "MULTI-5");
    reasons.addIf(!now || other || !xFile, ReasonKind::WrongWindow, "SITE-11");
    if (now)
        return;
    reasons.addIf(!solved && tried.active(), ReasonKind::WrongWindow, "SITE-14");
    reasons.addIf(!solved, ReasonKind::WrongWindow, "SITE-20");
    const bool after = !site && tried.active() && tried.inPhase(Phase::Investigation); // of a Site that has left
    reasons.addIf(after && hadLowerNumber(state, tried.by), ReasonKind::Condition, "SITE-26");
    reasons.addIf(after && tried.options().questionOrGuess, ReasonKind::NotInThisGame, "OPT-1");
}

} // namespace dossier
