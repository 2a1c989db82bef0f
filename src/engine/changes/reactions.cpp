#include "engine/changes/reactions.h"

#include "engine/changes/prerequisite_changes.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

struct Happening
{
    MomentKind moment;
    Thing victim;
    Thing cause;

    std::uint32_t bits() const { return victim.bits() | static_cast<std::uint32_t>(cause.bits()) << 16; }
};

// The question that has just been answered is the one the card waits for (0281): its tokens say who asks about whom.
bool isAwaitedAnswer(const GameState& state, CardRef card)
{
    const Frame* question = answeredQuestion(state);
    const int noted = tokensOn(state, card);
    return question && question->seat == (noted >> 2) && question->who == (noted & 3);
}

// EQUIP-4: of several copies with the Agents of a Team one serves.
bool isFirstCopyIn(const GameState& state, Thing team, CardRef card)
{
    CardRef first;
    forEachAgent(membersOf(state, team), [&](int slot) {
        forEachAttached(state, agentCard(state, team.seat(), slot), [&](CardRef other) {
            if (!first && factsOf(state, other).title == factsOf(state, card).title)
                first = other;
        });
    });
    return !first || first == card;
}

bool concerns(const GameState& state, CardRef card, const EffectForm& reaction, const Happening& what)
{
    const Seat mine = speakerOf(state, card);
    switch (reaction.moment) {
    case MomentKind::MyBriefing:
    case MomentKind::MyDebriefing:
        return what.victim.seat() == mine;
    case MomentKind::TheirBriefing:
        return what.victim.seat() != mine;
    case MomentKind::TheirDebriefing: { // of the one with whom it lies, else of any opponent
        const Seat with = hospitalOf(state, card) != kNoSeat ? hospitalOf(state, card) : holderOf(state, card);
        return what.victim.seat() != mine && (with == kNoSeat || with == mine || what.victim.seat() == with);
    }
    case MomentKind::HostHealing:
        return hostThing(state, card).card() && playerOf(state, hostThing(state, card).card()) == what.victim.seat();
    case MomentKind::RoundStarts: {
        const Frame* combat = combatUnderWay(state);
        return combat && combatantOf(state, *combat, card) < kCombatants;
    }
    case MomentKind::CardPlayed:
        return what.cause.card() && what.cause != Thing(card) &&
               keywordsOf(state, what.cause.card()).containsAny(reaction.keywords);
    case MomentKind::TheirCardPlayed:
        return what.cause.card() && speakerOf(state, what.cause.card()) != mine &&
               keywordsOf(state, what.cause.card()).containsAll(reaction.keywords);
    case MomentKind::AgentAbducted: {
        return what.victim.card() && what.victim.seat() == mine;
    }
    case MomentKind::CombatStarts:
    case MomentKind::SelfWoundsAgent:
        return what.cause == card;
    case MomentKind::SelfWoundedInCrc:
    case MomentKind::SelfKilled:
        return what.victim == card;
    case MomentKind::HostWoundsInCrc:
        return what.cause && hostThing(state, card) == what.cause;
    case MomentKind::CheckOfHostStarts:
        return what.victim && teamOf(state, hostThing(state, card)) == what.victim &&
               isFirstCopyIn(state, what.victim, card);
    case MomentKind::HostCheckStarts:
    case MomentKind::HostCheckEnds:
        return hostThing(state, card) == what.victim && what.victim;
    case MomentKind::NamedInvestigates: {
        const AgentAt named = agentNamedBy(state, card);
        return named && teamOf(state, agentCard(state, named.seat, named.slot)) == what.victim;
    }
    case MomentKind::OwnerAnswered:
        return isAwaitedAnswer(state, card);
    default:
        return true;
    }
}

// An Agent's Game Effect may rest; a card that waits, or lies face down, answers nothing.
bool answers(const GameState& state, CardRef card)
{
    if (isMuted(state, card))
        return false;
    if (const AgentAt agent = agentAt(state, card))
        return mayUseGameEffect(state, agent.seat, agent.slot);
    return factsOf(state, card).type != CardType::Agent && liesOpen(state, card);
}

// OQ-151: with no room left on the stack what the card does has no effect, and that is told; then nothing is given.
Frame* beginText(Play& play, Seat seat, CardRef card, std::uint8_t form, std::uint8_t step, bool may,
                 const Happening& what)
{
    if (play.state.depth + 2 >= kMostFrames) {
        play.tell({.kind = EventKind::NoEffect, .seat = seat, .card = heard(play, card), .number = 1});
        return nullptr;
    }
    Frame& frame = push(play, FrameKind::Text);
    frame.seat = seat;
    frame.card = card;
    frame.form = form;
    frame.as<TextFrame>().nextStep = step;
    frame.step = may ? kMayStep : kRunStep;
    if (!may)
        rememberFigures(play.state);
    frame.as<MomentFrame>().concerned = what.bits();
    return &frame;
}

void answerOfCard(Play& play, CardRef card, const Happening& what)
{
    const Effect* effect = effectNow(play.state, card);
    for (std::size_t i = 0; effect && i < effect->reactions.size(); ++i) {
        const EffectForm& reaction = effect->reactions[i];
        if (reaction.moment == what.moment && concerns(play.state, card, reaction, what))
            beginText(play, speakerOf(play.state, card), card, static_cast<std::uint8_t>(kFirstReaction + i),
                      reaction.steps, reaction.may, what);
    }
}

bool concerns(const GameState& state, const Watch& watch, const Happening& what)
{
    switch (what.moment) {
    case MomentKind::SiteSolved:
    case MomentKind::SiteFailed:
    case MomentKind::SiteResolved:
        return watch.subject == what.victim;
    case MomentKind::TargetAllotted:
    case MomentKind::TargetWounds:
        return watch.subject == what.cause;
    case MomentKind::SameTitlePlayed:
    case MomentKind::CardPlayed:
        return watch.subject.card() && what.cause.card() &&
               factsOf(state, watch.subject.card()).title == factsOf(state, what.cause.card()).title &&
               speakerOf(state, what.cause.card()) == watch.subject.seat();
    case MomentKind::MyBriefing:
    case MomentKind::TheirBriefing:
        return what.victim.seat() == watch.seat;
    default:
        return true;
    }
}

bool listensFor(const Watch& watch, MomentKind moment)
{
    const auto wanted = static_cast<MomentKind>(watch.moment);
    return wanted == moment || (wanted == MomentKind::SameTitlePlayed && moment == MomentKind::CardPlayed);
}

void removeWatch(GameState& state, std::size_t index)
{
    const auto begin = state.watches.begin();
    std::move(begin + static_cast<std::ptrdiff_t>(index) + 1, begin + state.watchCount,
              begin + static_cast<std::ptrdiff_t>(index));
    state.watches[--state.watchCount] = {};
}

// See Course.
bool isSilenced(const Play& play, MomentKind moment, Seat seat)
{
    const bool played = moment == MomentKind::CardPlayed || moment == MomentKind::TheirCardPlayed;
    return played && play.course && play.course->alone != kNoSeat && play.course->alone != seat;
}

void answerOfWatches(Play& play, const Happening& what)
{
    GameState& state = play.state;
    for (std::size_t i = 0; i < state.watchCount;) {
        const Watch watch = state.watches[i];
        if (!listensFor(watch, what.moment) || !concerns(state, watch, what) ||
            isSilenced(play, what.moment, watch.seat)) {
            ++i;
            continue;
        }
        if (Frame* text = beginText(play, watch.seat, watch.source, kWatchForm, watch.step, watch.may != 0, what))
            text->target = watch.subject;
        removeWatch(state, i); // OQ-147: of several, the first
    }
}

} // namespace

void happened(Play& play, MomentKind moment, Thing victim, Thing cause)
{
    GameState& state = play.state;
    const Happening what{moment, victim, cause};
    if (state.watchCount > 0)
        answerOfWatches(play, what);
    if (!state.match->listensTo(moment))
        return;
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        CardSet there = state.player(seat).table;
        there &= state.match->listening(seat);
        there.forEach([&](int index) {
            if (answers(state, {seat, index}) && !isSilenced(play, moment, speakerOf(state, {seat, index})))
                answerOfCard(play, {seat, index}, what);
        });
    }
}

void endWatches(GameState& state, Duration until, int depth)
{
    for (std::size_t i = 0; i < state.watchCount;)
        if (state.watches[i].until == until && (depth == 0 || state.watches[i].depth == depth))
            removeWatch(state, i);
        else
            ++i;
}

} // namespace dossier
