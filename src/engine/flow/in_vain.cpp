#include "engine/flow/in_vain.h"

#include "effects/parts.h"
#include "engine/flow/course.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/tried.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <optional>
#include <span>

namespace dossier {

namespace {

bool isUnknown(const GameState& state, Thing thing)
{
    return thing && thing.isCard() && isHidden(state, thing.card()) && !knows(state, state.decider, thing.card());
}

bool knowsAllHands(const GameState& state)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        bool known = true;
        state.player(seat).hand.forEach([&](int index) { known = known && !isUnknown(state, CardRef(seat, index)); });
        if (!known)
            return false;
    }
    return true;
}

bool isHiddenPlace(Where where)
{
    return where == Where::Deck || where == Where::Collection || where == Where::AnySite || where == Where::AtTarget ||
           where == Where::Seen;
}

bool isOfHand(Ref ref)
{
    return ref == Ref::TheirHand || ref == Ref::TheirHandWith || ref == Ref::RandomFromTheirHand;
}

bool isHiddenThing(Ref ref)
{
    return ref == Ref::TopOfTheirDeck || ref == Ref::AllUnderSite;
}

// It can be answered, or is being paid for, and above so many frames lies nothing else: no check that others could
// help, no question.
bool onlyWaits(const GameState& state, int depth)
{
    const bool pays = state.top().kind == FrameKind::Payment;
    return (pays || isOption(state)) &&
           std::all_of(state.frames.begin() + depth, state.frames.begin() + state.depth, [](const Frame& frame) {
               return WaitingFrame::is(frame.kind) || frame.kind == FrameKind::Payment;
           });
}

// What goes on without doing anything else: passing; a Cost is paid from the pool, or by dedicated RP where that has
// not enough (PLAY-8).
const Action* goingOn(const GameState& state, const ActionList& actions)
{
    const Action* pass = actions.find(ActionKind::Pass);
    return pass || state.top().kind != FrameKind::Payment ? pass : actions.find(ActionKind::PayWith);
}

void takeOver(CardSet& set, const CardSet& from, int index)
{
    if (from.contains(index))
        set.insert(index);
    else
        set.erase(index);
}

// What it costs to play or use the card: points, those of an Agent, too, the card itself or its token, one of the cards
// of this phase.
void takeCost(GameState& state, const GameState& after, Seat seat, CardRef card)
{
    PlayerState& payer = state.player(seat);
    payer.rp = std::min(payer.rp, after.player(seat).rp);
    payer.cp = std::min(payer.cp, after.player(seat).cp);
    payer.played = after.player(seat).played;
    for (std::size_t slot = 0; slot < payer.agents.size(); ++slot)
        payer.agents[slot].purse = payer.agents[slot].purse & after.player(seat).agents[slot].purse;
    if (const int site = depthOf(state, FrameKind::Site); site > 0 && depthOf(after, FrameKind::Site) == site) {
        const auto at = static_cast<std::size_t>(site - 1); // what has been spent there
        state.frames[at].as<SiteFrame>().spent = after.frames[at].as<SiteFrame>().spent;
    }
    PlayerState& owner = state.player(card.owner());
    const PlayerState& then = after.player(card.owner());
    const auto at = static_cast<std::size_t>(card.index());
    owner.place[at] = then.place[at];
    owner.mark[at] = then.mark[at];
    owner.host[at] = then.host[at];
    takeOver(owner.hand, then.hand, card.index());
    takeOver(owner.table, then.table, card.index());
    if (placeOf(after, card) == Place::Discard && owner.discardCount < then.discardCount)
        ++owner.discardCount;
    state.used = after.used;
    state.usedCount = after.usedCount;
}

// --- What has come of it -------------------------------------------------------------------------------------------

// He has to name a word, and nothing else, for what he has chosen.
bool namesWord(const GameState& state, Seat seat, const ActionList& actions)
{
    return state.decider == seat && std::all_of(actions.begin(), actions.end(), [](const Action& action) {
               return action.kind == ActionKind::NameWord;
           });
}

// Every decision is asked for: else the window would be over where nobody can answer. What others' texts make of its
// being played is nothing that whoever plays a card wants of it.
Course courseAlone(Seat seat)
{
    Course course;
    course.everyChoice = true;
    course.alone = seat;
    return course;
}

// Everybody passes until no more than so many frames are left; each word that may be named is a way of its own. False
// where more would have to be chosen.
bool passOn(const GameState& from, int depth, Seat seat, std::vector<GameState>& found)
{
    constexpr int kMostAnswers = 12;
    constexpr int kMostWords = 8; // more than a card lists by itself: Keywords, say
    const Course stepByStep = courseAlone(seat);
    GameState after = from;
    ActionList actions;
    for (int i = 0; i < kMostAnswers && after.depth > depth; ++i) {
        legalActions(after, actions);
        if (namesWord(after, seat, actions)) {
            if (actions.size() > kMostWords)
                return false;
            return std::all_of(actions.begin(), actions.end(), [&](const Action& word) {
                GameState named = after;
                applyOn(stepByStep, named, word, nullptr);
                return passOn(named, depth, seat, found);
            });
        }
        const Action* next = onlyWaits(after, depth) ? goingOn(after, actions) : nullptr;
        if (!next)
            return false;
        applyOn(stepByStep, after, Action(*next), nullptr);
    }
    if (after.depth != depth)
        return false;
    found.push_back(after);
    return true;
}

// One for each row of words that may be named; none where more would have to be chosen.
std::vector<GameState> statesAlone(const GameState& state, const Action& action)
{
    GameState after = state;
    applyOn(courseAlone(state.decider), after, action, nullptr);
    std::vector<GameState> found;
    if (!passOn(after, state.depth, state.decider, found))
        found.clear();
    return found;
}

// What a card that lies there does or answers.
bool actsWhereItLies(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && !(effect->whileThere.empty() && effect->reactions.empty() && effect->uses.empty());
}

// It has served: it lies in its Discard Pile, by its Site as a Bluff that does nothing there (BLUFF-17), or, a use,
// where it lay.
bool hasServed(const GameState& state, const GameState& after, const Action& action)
{
    const Place place = placeOf(after, action.card);
    if (place == Place::Discard)
        return true;
    if (action.kind == ActionKind::UseText)
        return place == placeOf(state, action.card) && tokensOn(after, action.card) <= tokensOn(state, action.card);
    return place == Place::UnderSite && factsOf(state, action.card).type == CardType::Bluff &&
           !actsWhereItLies(after, action.card);
}

// The position before, paid for, where the one after goes on: with the next Bluff turned up, or with the window behind
// the last one.
GameState paidFor(const GameState& state, const GameState& after, CardRef card)
{
    GameState paid = state;
    takeCost(paid, after, state.decider, card);
    paid.decider = after.decider;
    if (state.top().kind != FrameKind::Reveal) {
        paid.top().who = after.top().who;
        paid.top().as<WaitingFrame>().passes = after.top().as<WaitingFrame>().passes;
        return paid;
    }
    const auto top = static_cast<std::size_t>(state.depth - 1);
    paid.frames[top - 1].step = after.frames[top - 1].step; // of the check
    paid.frames[top] = after.frames[top];
    return paid;
}

bool canBeJudged(const GameState& state, const Action& action)
{
    if (action.kind == ActionKind::UseText && holderOf(state, action.card) == state.decider)
        return false; // what another's card in his Field costs him he pays to be rid of it
    const FrameKind top = state.top().kind;
    const bool revealed = action.kind == ActionKind::UseBluff && top == FrameKind::Reveal && state.depth > 1 &&
                          state.frames[state.depth - 2u].kind == FrameKind::Check;
    const bool window = action.kind != ActionKind::UseBluff && WaitingFrame::is(top);
    return (window || revealed) && !turnsOnHidden(state, action);
}

// --- What it does to the check --------------------------------------------------------------------------------------

bool reads(const Effect& effect, Ability ability)
{
    bool found = false;
    const auto ofAbility = [&](const Amount& amount) {
        found = found || ((amount.kind == AmountKind::AbilityOf || amount.kind == AmountKind::AbilityOfEach) &&
                          amount.ability == ability);
    };
    const auto inTeam = [&](const TextCondition& test) {
        found = found || test.kind == ConditionKind::AbilityInTeamOfHost;
    };
    const auto look = [&](const auto& step) {
        forEachPart<Amount>(step, ofAbility, Nested::Out);
        forEachPart<TextCondition>(step, inTeam, Nested::Out);
    };
    for (const Instruction& one : effect.program)
        if (one.step)
            look(*one.step);
    for (const Step& step : effect.whileThere)
        look(step);
    return found;
}

// With it its player could have a Team fight.
bool bringsCombat(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return startsCombat(factsOf(state, card)) ||
           (effect && (findStep<AmbushStep>(effect->program) || findStep<FightStep>(effect->program) ||
                       findStep<SearchStep>(effect->program,
                                            [](const SearchStep& step) { return step.to.goal == Goal::Attack; })));
}

// In Combat it matters whether an Agent has SUBTERFUGE (COMBAT-49).
bool hasSubterfuge(const GameState& state, CardRef card)
{
    const AgentAt agent = agentAt(state, card);
    return agent && skillOf(state, agent.seat, agent.slot, abilityOf(Skill::Subterfuge)) > 0;
}

// The check or its investigation forgets it, and until then nothing but its level and what it needs goes by it.
bool isOfLevel(const GameState& state, const GameState& after, const Modifier& made, int check)
{
    switch (made.kind) {
    case ModifierKind::Level:
    case ModifierKind::Prerequisite:
    case ModifierKind::RaisePrerequisite:
        return made.until == Duration::Check && made.depth == check;
    case ModifierKind::Skill: {
        const bool ends = made.until == Duration::Check || made.until == Duration::Investigation;
        if (!ends || made.what >= kSkills || !made.subject.isCard() || isReadByCards(state, made.what))
            return false;
        const CardRef agent = made.subject.card();
        return made.what != abilityOf(Skill::Subterfuge) ||
               hasSubterfuge(state, agent) == hasSubterfuge(after, agent) || !couldBringCombat(state, state.decider);
    }
    default:
        return false;
    }
}

// What was made, the latest last; nothing where something has ended.
std::span<const Modifier> madeSince(const GameState& state, const GameState& after)
{
    const std::span<const Modifier> all = modifiersOf(after);
    return after.modifierCount < state.modifierCount ? std::span<const Modifier>() : all.subspan(state.modifierCount);
}

bool countsFor(const Modifier& made, Ability asked)
{
    return made.kind == ModifierKind::Skill   ? made.what == asked
           : made.kind == ModifierKind::Level ? made.what == asked || made.what == kAbilities
                                              : true;
}

// The position before, paid for, but for what was made.
bool isAllElseAsBefore(const GameState& state, GameState after, CardRef card)
{
    for (std::size_t i = state.modifierCount; i < after.modifierCount; ++i)
        after.modifiers[i] = {};
    after.modifierCount = std::min(after.modifierCount, state.modifierCount);
    return paidFor(state, after, card) == after;
}

} // namespace

bool turnsOnHidden(const GameState& state, const Action& action)
{
    if (isUnknown(state, action.target) || isUnknown(state, action.other))
        return true;
    const bool use = action.kind == ActionKind::UseText;
    const Effect* effect = use ? effectNow(state, action.card) : state.match->effect(cardIndex(state, action.card));
    if (!effect)
        return false;
    const bool hands = !knowsAllHands(state);
    const auto selects = [&](const Selector* selector) {
        return selector->side != Side::My &&
               (isHiddenPlace(selector->where) || (hands && selector->where == Where::Hand));
    };
    bool found = false;
    const auto means = [&](const Reference& thing) {
        found = found || isHiddenThing(thing.ref) || (hands && isOfHand(thing.ref));
    };
    for (const Instruction& one : effect->program)
        if (one.step)
            forEachPart<Reference>(*one.step, means, Nested::Out);
    return found || std::any_of(effect->selectors.begin(), effect->selectors.end(), selects);
}

bool isReadByCards(const GameState& state, Ability ability)
{
    bool found = false;
    const auto look = [&](CardRef card) {
        if (found || (isHidden(state, card) && card.owner() != state.decider && !knows(state, state.decider, card)))
            return;
        const Effect* effect = state.match->effect(cardIndex(state, card));
        found = effect && reads(*effect, ability);
    };
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        state.player(seat).hand.forEach([&](int index) { look({seat, index}); });
        state.player(seat).table.forEach([&](int index) { look({seat, index}); });
    }
    for (int i = 0; i < state.depth; ++i)
        if (const Frame& frame = state.frames[static_cast<std::size_t>(i)]; frame.kind == FrameKind::Card)
            look(frame.card);
    return found;
}

bool couldBringCombat(const GameState& state, Seat seat)
{
    if (state.match->seats() > 2 || seat == state.activeSeat())
        return true;
    bool found = false;
    const auto look = [&](int index) { found = found || bringsCombat(state, CardRef(seat, index)); };
    state.player(seat).hand.forEach(look);
    state.player(seat).table.forEach(look);
    return found;
}

CheckShift shiftBetween(const GameState& state, const GameState& after)
{
    const auto margin = [](const SeenCheck& check) { return check.level - check.needed; };
    return {.amount = margin(checkUnderWay(after)) - margin(checkUnderWay(state)),
            .sameSkill = skillAsked(after) == skillAsked(state)};
}

std::optional<GameState> stateAlone(const GameState& state, const Action& action)
{
    const std::vector<GameState> found = statesAlone(state, action);
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

bool isInVain(const GameState& state, const Action& action)
{
    if (!canBeJudged(state, action))
        return false;
    const std::vector<GameState> found = statesAlone(state, action);
    return !found.empty() && std::all_of(found.begin(), found.end(), [&](const GameState& after) {
        return hasServed(state, after, action) && paidFor(state, after, action.card) == after;
    });
}

std::optional<CheckShift> shiftAlone(const GameState& state, const Action& action)
{
    const int check = depthOf(state, FrameKind::Check);
    if (check == 0 || depthOf(state, FrameKind::Combat) > check || !canBeJudged(state, action))
        return std::nullopt;
    const bool own = frameAt(state, check).seat == state.decider;
    bool idle = true;
    std::optional<CheckShift> best;
    for (const GameState& after : statesAlone(state, action)) {
        const auto made = madeSince(state, after);
        if (!std::all_of(made.begin(), made.end(),
                         [&](const Modifier& each) { return isOfLevel(state, after, each, check); }) ||
            !hasServed(state, after, action) || !isAllElseAsBefore(state, after, action.card))
            return std::nullopt;
        const CheckShift shift = shiftBetween(state, after);
        idle = idle && std::none_of(made.begin(), made.end(),
                                    [&](const Modifier& each) { return countsFor(each, skillAsked(state)); });
        if (!best || (own ? shift.amount > best->amount : shift.amount < best->amount))
            best = shift;
    }
    if (best)
        best->idle = idle;
    return best;
}

bool isCheckLost(const GameState& state)
{
    const int depth = depthOf(state, FrameKind::Check);
    if (depth == 0)
        return false;
    const Frame& check = frameAt(state, depth);
    return teamMembers(state, check.seat, check.team) == 0 || isBoundToFail(state, depth);
}

} // namespace dossier
