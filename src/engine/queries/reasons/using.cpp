// Refused of a card, an Agent or Equipment used (row "use").
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/used_cards.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// --- The card, wherever it lies -------------------------------------------------------------------------------------

// The Agent whose Game Effect it is: he himself, or whom a reminder lies below (OQ-134).
CardRef agentOfEffect(const GameState& state, CardRef card)
{
    if (factsOf(state, card).type == CardType::Agent)
        return card;
    return isReminder(state, card) ? hostThing(state, card).card() : CardRef();
}

void againstAgentOfEffect(const GameState& state, CardRef agent, Reasons& reasons)
{
    const Seat seat = playerOf(state, agent);
    if (seat == kNoSeat)
        return;
    const int slot = factsOf(state, agent).slot;
    const AgentState& record = agentOf(state, seat, slot);
    reasons.addIf(record.bought != 0, ReasonKind::Barred, "AGENT-8");
    reasons.addIf(record.borrowed != 0, ReasonKind::Barred, "AGENT-23");
    againstAbsent(state, seat, slot, reasons);
    const bool here = (state.player(seat).inPlay >> slot & 1u) != 0;
    const bool wounded = here && record.where() == Section::Hospital && record.damage > 0;
    reasons.addIf(wounded, ReasonKind::Barred, "AGENT-20");
    reasons.addIf(wounded, ReasonKind::Barred, "HEAL-13");
}

// The holder of Equipment who is in training or abducted (OQ-85).
void againstAbsentHolder(const GameState& state, CardRef card, Reasons& reasons)
{
    const CardRef host = hostOf(state, card);
    const Seat seat = host ? playerOf(state, host) : kNoSeat;
    if (seat != kNoSeat)
        againstAbsent(state, seat, factsOf(state, host).slot, reasons);
}

bool isHolderInHospital(const GameState& state, CardRef card)
{
    const AgentAt holder = agentAt(state, hostThing(state, card));
    return holder && agentOf(state, holder.seat, holder.slot).where() == Section::Hospital;
}

void againstMuted(const GameState& state, CardRef card, Reasons& reasons)
{
    for (const Modifier& modifier : modifiersOf(state)) {
        const bool mutes = modifier.kind == ModifierKind::Mute || modifier.kind == ModifierKind::MuteAbilities;
        if (mutes && modifier.subject == card)
            reasons.cite(state, ReasonKind::Forbidden, modifier.source);
    }
}

// --- One of its uses ------------------------------------------------------------------------------------------------

bool inWindow(const EffectForm& use, const Moment& moment)
{
    if (use.response && moment.response)
        return true;
    return moment.open && (use.windows >> static_cast<int>(moment.window) & 1u) != 0;
}

// A use that a text binds to the Briefing Phase of its player, or of the others (OQ-63, OQ-64).
bool isItsPhase(const Tried& tried, const EffectForm& use)
{
    return !use.during || (tried.inPhase(Phase::Briefing) && tried.active() == (*use.during == UsePhase::MyBriefing));
}

// In the turn of others a text may let it be used all the same (AGENT-18).
bool servesOthersTurns(const Effect* effect)
{
    return effect && std::any_of(effect->uses.begin(), effect->uses.end(), [](const EffectForm& use) {
               return use.during && *use.during != UsePhase::MyBriefing;
           });
}

// What is not met, by the rule that stands behind it.
RuleNumber ruleOfCondition(const GameState& state, CardRef card, const TextCondition& condition)
{
    switch (condition.kind) {
    case ConditionKind::SelfInBureau:
    case ConditionKind::SelfInField:
    case ConditionKind::SelfInBureauOrField:
        return "AGENT-19";
    case ConditionKind::PurseSpent:
        return "PLAY-35";
    case ConditionKind::AbilityInTeamOfHost:
    case ConditionKind::HostOutsideCheck:
        return isHolderInHospital(state, card) ? RuleNumber("HEAL-12") : RuleNumber();
    default:
        return {};
    }
}

// In the order of the table: the rules that stand behind its conditions, then whatever the card itself says.
void againstConditions(const Text& text, const EffectForm& use, Reasons& reasons, Reasons& own)
{
    for (const RuleNumber row : {RuleNumber("AGENT-19"), RuleNumber("HEAL-12"), RuleNumber("PLAY-35")})
        for (const TextCondition& condition : use.conditions)
            if (!holds(text, condition) && ruleOfCondition(text.state, text.self, condition) == row)
                reasons.add(ReasonKind::Condition, row);
    if (!allHold(text, use.conditions))
        own.cite(text.state, ReasonKind::OwnText, text.self);
}

// CHECK-14, WIT-2, WIT-8: another copy helps the check already.
void againstCopy(const Tried& tried, CardRef card, const EffectForm& use, Reasons& reasons)
{
    const GameState& state = tried.state;
    const CardType type = factsOf(state, card).type;
    const bool stored = use.token && type == CardType::Event;
    if (use.copies || stored || use.during || tried.moment.checkDepth == 0 ||
        (type != CardType::Event && type != CardType::Witness))
        return;
    const Frame& check = state.frames[static_cast<std::size_t>(tried.moment.checkDepth - 1)];
    if (!usedTitleIn(state, check, speakerOf(state, card), factsOf(state, card).title, card))
        return;
    reasons.add(ReasonKind::SecondCopy, "CHECK-14");
    reasons.addIf(type == CardType::Witness, ReasonKind::SecondCopy, "WIT-2");
}

bool isSpent(const Tried& tried, CardRef card, const EffectForm& use)
{
    const GameState& state = tried.state;
    const bool token = use.token || use.limit == Limit::Game;
    const bool turn = use.limit == Limit::Turn && placing(state, card).usedNow != 0;
    const bool check = use.limit == Limit::Check && tried.moment.checkDepth > 0 &&
                       usedIn(state, state.frames[static_cast<std::size_t>(tried.moment.checkDepth - 1)], card);
    return (token && tokensOn(state, card) == 0) || turn || check;
}

bool isAbsorbingNothing(const Tried& tried, CardRef card)
{
    const bool absorbing = tried.moment.open && tried.moment.window == WindowKind::Absorb;
    return absorbing && threatening(tried.state, hostThing(tried.state, card).card()) == 0;
}

// AGENT-17, WIT-7: what has been used up.
void againstSpent(const Tried& tried, CardRef card, const EffectForm& use, Reasons& own)
{
    const CardType type = factsOf(tried.state, card).type;
    if (!isSpent(tried, card, use) && !isAbsorbingNothing(tried, card))
        return;
    own.cite(tried.state, ReasonKind::OwnText, card);
    own.addIf(type == CardType::Agent && use.token && tokensOn(tried.state, card) == 0, ReasonKind::SecondCopy,
              "AGENT-17");
    own.addIf(type == CardType::Witness && use.limit == Limit::Turn && placing(tried.state, card).usedNow != 0,
              ReasonKind::SecondCopy, "WIT-7");
}

void againstTarget(const Tried& tried, const Text& text, const EffectForm& use, Reasons& reasons, Reasons& own)
{
    if (!use.target)
        return;
    Things targets;
    select(text, use.target, targets);
    const Thing named = tried.namesTarget() ? tried.action.target : Thing();
    const bool would = std::any_of(targets.begin(), targets.end(), [&](Thing target) {
        return (!named || target == named) && mayBeHealedBy(text, use.steps, target);
    });
    if (would)
        return;
    if (named) {
        againstThing(text, use, named, true, reasons);
    } else {
        Options all;
        bool any = false;
        for (Seat seat = 0; seat < tried.state.match->seats(); ++seat)
            for (int slot = 0; slot < kMostAgentTitles; ++slot)
                if (tried.state.player(seat).agents[static_cast<std::size_t>(slot)].inPlay()) {
                    Reasons against;
                    againstThing(text, use, agentCard(tried.state, seat, slot), false, against);
                    if (!against.empty()) {
                        all.add(against);
                        any = true;
                    }
                }
        if (any)
            all.conclude(kNothingFits, reasons);
    }
    own.cite(tried.state, ReasonKind::OwnText, text.self);
}

// OQ-63, OQ-64: the tokens that are laid on a card, or taken from it, once in each Briefing Phase.
void againstStoring(const Tried& tried, CardRef card, Reasons& reasons)
{
    const Effect* effect = effectNow(tried.state, card);
    if (!effect)
        return;
    for (const Instruction& one : effect->program) {
        const auto* lays = one.as<AddStep>();
        const auto* takes = one.as<TakeStep>();
        reasons.addIf(lays && lays->to.what == Quantity::Tokens, ReasonKind::Condition, "OQ-63");
        reasons.addIf(takes && takes->from == PointPool::TokensOfSelf, ReasonKind::Condition, "OQ-64");
    }
}

Reasons againstUseOf(const Tried& tried, CardRef card, const EffectForm& use)
{
    const GameState& state = tried.state;
    const Text text = textOfCard(state, card);
    Reasons reasons;
    Reasons own;
    againstConditions(text, use, reasons, own);
    againstTarget(tried, text, use, reasons, own);
    againstCopy(tried, card, use, reasons);
    reasons.addIf(tried.moment.answersOnly, ReasonKind::WrongWindow, "BLUFF-26");
    againstStoring(tried, card, reasons);
    if (!inWindow(use, tried.moment) || !isItsPhase(tried, use))
        own.cite(state, ReasonKind::OwnText, card);
    if (state.player(tried.by).rp < use.price)
        own.add(tooDear(numberOf(state, card), state.player(tried.by).rp, use.price));
    againstSpent(tried, card, use, own);
    reasons.add(own);
    reasons.addIf(!roomLeft(state), ReasonKind::NoRoom, "OQ-151");
    return reasons;
}

// --- Uses that other cards give -------------------------------------------------------------------------------------

// OQ-121: a Witness that serves one check in each turn, by the card it lies with.
void againstServing(const Tried& tried, CardRef card, Reasons& reasons)
{
    const GameState& state = tried.state;
    forEachInForce(state, ModifierKind::Permit, [&](const Modifier& given) {
        if (given.subject != card || static_cast<Permission>(given.what) != Permission::ServeEachTurn)
            return;
        EffectForm use;
        againstCopy(tried, card, use, reasons);
        const bool used = placing(state, card).usedNow != 0;
        if (used || !tried.moment.check || tried.moment.window != WindowKind::Check)
            reasons.cite(state, ReasonKind::OwnText, given.source);
        reasons.addIf(used, ReasonKind::SecondCopy, "OQ-121");
    });
}

// OQ-56: the check that may end an affliction.
void againstCuring(const Tried& tried, CardRef card, Reasons& reasons)
{
    const Seat seat = playerOf(tried.state, card);
    if (seat == kNoSeat)
        return;
    const AgentState& agent = agentOf(tried.state, seat, factsOf(tried.state, card).slot);
    reasons.addIf(agent.hostTokens > 0 || agent.diesLater != 0, ReasonKind::Condition, "OQ-56");
}

void againstItsUses(const Tried& tried, CardRef card, Reasons& reasons)
{
    const Effect* effect = effectNow(tried.state, card);
    const std::size_t uses = effect ? effect->uses.size() : 0;
    if (tried.says(Attempt::kForm) && tried.action.form < uses) {
        reasons.add(againstUseOf(tried, card, effect->uses[tried.action.form]));
        return;
    }
    if (uses == 0) {
        againstStoring(tried, card, reasons);
        return;
    }
    Options options;
    for (std::size_t use = 0; use < uses; ++use)
        options.add(againstUseOf(tried, card, effect->uses[use]));
    options.conclude(kNothingFits, reasons);
}

bool liesThere(const GameState& state, CardRef card)
{
    return liesOpen(state, card) || isReminder(state, card) ||
           (factsOf(state, card).type == CardType::Agent && playerOf(state, card) != kNoSeat);
}

} // namespace

void againstUsing(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    if (!tried.namesCard()) {
        reasons.add(ReasonKind::WrongWindow, "PLAY-66");
        return;
    }
    const CardRef card = tried.action.card;
    const CardRef agent = agentOfEffect(state, card);
    reasons.addIf(isBasic(state) && agent, ReasonKind::NotInThisGame, "BASIC-13");
    reasons.addIf(!tried.active() && !servesOthersTurns(effectNow(state, card)), ReasonKind::WrongRole, "AGENT-18");
    if (agent)
        againstAgentOfEffect(state, agent, reasons);
    againstAbsentHolder(state, card, reasons);
    againstMuted(state, card, reasons);
    const bool there = liesThere(state, card);
    if (there && speakerOf(state, card) == tried.by) {
        againstItsUses(tried, card, reasons);
        againstServing(tried, card, reasons);
        againstCuring(tried, card, reasons);
        reasons.addIf(reasons.empty(), ReasonKind::NoTarget, "PLAY-66");
        return;
    }
    const Effect* effect = state.match->effect(cardIndex(state, card));
    if (effect && !effect->uses.empty()) // it serves whom it belongs to, where it lies on the table
        reasons.cite(state, ReasonKind::OwnText, card);
    reasons.add(ReasonKind::Barred, "PLAY-66");
}

} // namespace dossier
