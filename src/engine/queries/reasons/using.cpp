// Refused of a card, an Agent or Equipment used (row "use").
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/equipment.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/reasons/uses.h"
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

void citeMuting(const GameState& state, CardRef card, Reasons& reasons)
{
    for (const Modifier& modifier : modifiersOf(state)) {
        const bool mutes = modifier.kind == ModifierKind::Mute || modifier.kind == ModifierKind::MuteAbilities;
        if (mutes && modifier.subject == card)
            reasons.cite(state, ReasonKind::Forbidden, modifier.source);
    }
}

// AGENT-15 to AGENT-23, OQ-134; a blank card.
template <typename Sink>
bool againstItsUser(const GameState& state, Seat seat, CardRef card, Sink& against)
{
    const CardRef agent = agentOfEffect(state, card);
    const AgentAt at = agent ? agentAt(state, agent) : AgentAt();
    const bool idle = agent && !(at && at.seat == seat && mayUseGameEffect(state, seat, at.slot));
    return against.explainIf(idle, [&](auto& reasons) { againstAgentOfEffect(state, agent, reasons); }) ||
           against.explainIf(isMuted(state, card), [&](auto& reasons) { citeMuting(state, card, reasons); });
}

bool liesThere(const GameState& state, CardRef card)
{
    return (factsOf(state, card).type == CardType::Agent && playerOf(state, card) != kNoSeat) ||
           liesOpen(state, card) || isReminder(state, card);
}

// --- One of its uses ------------------------------------------------------------------------------------------------

bool inWindow(const EffectForm& use, const Moment& moment)
{
    if (use.response && moment.response)
        return true;
    return moment.open && (use.windows >> static_cast<int>(moment.window) & 1u) != 0;
}

// AGENT-18: in one's own turn, but for a use that a text binds to the Briefing Phase of its player, or of the others
// (OQ-63, OQ-64).
bool inItsTurn(const GameState& state, Seat seat, const EffectForm& use)
{
    const bool own = seat == state.activeSeat();
    if (!use.during)
        return own;
    switch (*use.during) {
    case UsePhase::MyBriefing:
    case UsePhase::TheirBriefing:
        return state.phase() == Phase::Briefing && own == (*use.during == UsePhase::MyBriefing);
    case UsePhase::MyHealing:
        return own && state.phase() == Phase::Healing;
    case UsePhase::TheirTurn:
        break;
    }
    return !own;
}

// In the turn of others a text may let it be used all the same (AGENT-18).
bool servesOthersTurns(const Effect* effect)
{
    return effect && std::any_of(effect->uses.begin(), effect->uses.end(), [](const EffectForm& use) {
               return use.during && (*use.during == UsePhase::TheirBriefing || *use.during == UsePhase::TheirTurn);
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
    case ConditionKind::HostInCheck:
        return isHolderInHospital(state, card) ? RuleNumber("HEAL-12") : RuleNumber();
    default:
        return {};
    }
}

// In the order of the table: the rules that stand behind its conditions, then whatever the card itself says.
void explainConditions(const Text& text, const EffectForm& use, Reasons& reasons, Reasons& own)
{
    for (const RuleNumber row : {RuleNumber("AGENT-19"), RuleNumber("HEAL-12"), RuleNumber("PLAY-35")})
        for (const TextCondition& condition : use.conditions)
            if (!holds(text, condition) && ruleOfCondition(text.state, text.self, condition) == row)
                reasons.add(ReasonKind::Condition, row);
    own.cite(text.state, ReasonKind::OwnText, text.self);
}

// CHECK-14, WIT-2, WIT-8, OQ-100: another copy of this card already helps this check.
template <typename Sink>
bool againstCopy(const GameState& state, CardRef card, const Moment& moment, Sink& against)
{
    const CardType type = factsOf(state, card).type;
    if (moment.checkDepth == 0 || (type != CardType::Event && type != CardType::Witness))
        return false;
    const Frame& check = state.frames[static_cast<std::size_t>(moment.checkDepth - 1)];
    const bool helps = usedTitleIn(state, check, speakerOf(state, card), factsOf(state, card).title, card);
    return against.addIf(helps, ReasonKind::SecondCopy, "CHECK-14") ||
           against.addIf(helps && type == CardType::Witness, ReasonKind::SecondCopy, "WIT-2");
}

// EQUIP-2, EQUIP-4: other Equipment that was given up already helps its holder, or another copy of it the Team.
template <typename Sink>
bool againstMoreEquipment(const GameState& state, CardRef card, const EffectForm& use, const Moment& moment,
                          Sink& against)
{
    const Effect* effect = factsOf(state, card).type == CardType::Equipment ? effectNow(state, card) : nullptr;
    const AddStep* add = effect ? usedUpFor(*effect, use) : nullptr;
    if (!add)
        return false;
    const bool copies = moment.checkDepth > 0 && add->to.ability < kSkills &&
                        usedTitleIn(state, state.frames[static_cast<std::size_t>(moment.checkDepth - 1)],
                                    speakerOf(state, card), factsOf(state, card).title, card);
    return against.addIf(hasUsedUp(state, hostOf(state, card), add->to.ability), ReasonKind::SecondCopy, "EQUIP-2") ||
           against.addIf(copies, ReasonKind::SecondCopy, "EQUIP-4");
}

bool usedThisTurn(const GameState& state, CardRef card)
{
    return placing(state, card).usedNow != 0;
}

// Its tokens are gone, it has been used in this turn or check; once in each check: never outside one.
bool isSpent(const GameState& state, CardRef card, const EffectForm& use, const Moment& moment)
{
    if ((use.token || use.limit == Limit::Game) && tokensOn(state, card) == 0)
        return true;
    if (use.limit == Limit::Turn && usedThisTurn(state, card))
        return true;
    return use.limit == Limit::Check &&
           (moment.checkDepth == 0 ||
            usedIn(state, state.frames[static_cast<std::size_t>(moment.checkDepth - 1)], card));
}

bool isAbsorbingNothing(const GameState& state, CardRef card, const Moment& moment)
{
    const bool absorbing = moment.open && moment.window == WindowKind::Absorb;
    return absorbing && threatening(state, hostThing(state, card).card()) == 0;
}

// AGENT-17, WIT-7: what has been used up.
void explainSpent(const GameState& state, CardRef card, const EffectForm& use, Reasons& own)
{
    const CardType type = factsOf(state, card).type;
    own.cite(state, ReasonKind::OwnText, card);
    own.addIf(type == CardType::Agent && use.token && tokensOn(state, card) == 0, ReasonKind::SecondCopy, "AGENT-17");
    own.addIf(type == CardType::Witness && use.limit == Limit::Turn && usedThisTurn(state, card),
              ReasonKind::SecondCopy, "WIT-7");
}

void againstTarget(const Tried& tried, const Text& text, const EffectForm& use, Reasons& reasons, Reasons& own)
{
    const Thing named = tried.namesTarget() ? tried.action.target : Thing();
    if (!use.target)
        return;
    bool would = false;
    forEachTargetOfUse(text, use, [&](Thing target) { would = would || !named || target == named; });
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

// What stands against this use, and what only the card itself says; `ofTarget` tells it of what it is aimed at.
template <typename Sink, typename OfTarget>
bool againstUse(const GameState& state, CardRef card, const EffectForm& use, const Moment& moment, Sink& against,
                Sink& own, const OfTarget& ofTarget)
{
    const bool open = inWindow(use, moment);
    if (against.soon(!open || moment.answersOnly))
        return true;
    const Seat seat = userOf(state, card, use);
    const int have = state.player(seat).rp;
    const int price = priceOfUse(state, card, use);
    const Seat holder = holderOf(state, card); // of several opponents it speaks of this one
    const bool theirs = use.during == UsePhase::TheirBriefing && holder != kNoSeat;
    const bool turn = inItsTurn(state, seat, use) && (!theirs || state.activeSeat() == holder);
    const bool stored =
        use.token && factsOf(state, card).type == CardType::Event; // points and bonuses of several add up
    const bool alone = !use.copies && !stored && !use.during;
    const auto isBarred = [&] { return isSpent(state, card, use, moment) || isAbsorbingNothing(state, card, moment); };
    const auto text = [&] { return textOfCard(state, card); };
    return against.soon(!turn || have < price || isBarred()) ||
           against.explainIf(!allHold(text(), use.conditions),
                             [&](auto& reasons) { explainConditions(text(), use, reasons, own); }) ||
           ofTarget() || (alone && againstCopy(state, card, moment, against)) ||
           againstMoreEquipment(state, card, use, moment, against) ||
           against.addIf(moment.answersOnly, ReasonKind::WrongWindow, "BLUFF-26") ||
           own.explainIf(!open || !turn,
                         [&](auto& reasons) {
                             const bool named = turn || use.during || servesOthersTurns(effectNow(state, card));
                             if (named || !open) // else AGENT-18 says it
                                 reasons.cite(state, ReasonKind::OwnText, card);
                         }) ||
           own.explainIf(have < price,
                         [&](auto& reasons) { reasons.add(tooDear(numberOf(state, card), have, price)); }) ||
           own.explainIf(Sink::kCollects && isBarred(),
                         [&](auto& reasons) { explainSpent(state, card, use, reasons); });
}

// It has such a target, and such a number of tokens to take.
bool isWayOfUse(const Tried& tried, CardRef card, const EffectForm& use)
{
    const int most = use.target ? 0 : mostTaken(tried.state, card, use);
    const int number = tried.action.number;
    const bool counts = !tried.says(Attempt::kNumber) || (number <= most && (number > 0) == (most > 0));
    return counts && !tried.namesOther() && (use.target || !tried.namesTarget());
}

// Gives whether the use would do; `refused`: something else stands against it.
bool judgeUse(const Tried& tried, CardRef card, const EffectForm& use, bool refused, Reasons& reasons)
{
    const GameState& state = tried.state;
    Reasons own;
    againstUse(state, card, use, tried.moment, reasons, own, [&] {
        againstTarget(tried, textOfCard(state, card), use, reasons, own);
        return false;
    });
    const bool room = roomLeft(state);
    const bool would = room && reasons.empty() && own.empty() && isWayOfUse(tried, card, use);
    if (refused || !would)
        againstStoring(tried, card, reasons);
    reasons.add(own);
    reasons.addIf(!room, ReasonKind::NoRoom, "OQ-151");
    return would;
}

// --- Uses that other cards give -------------------------------------------------------------------------------------

// OQ-121: a Witness that serves one check in each turn, by the card it lies with.
void againstServing(const Tried& tried, CardRef card, Reasons& reasons)
{
    const GameState& state = tried.state;
    forEachInForce(state, ModifierKind::Permit, [&](const Modifier& given) {
        if (given.subject != card || static_cast<Permission>(given.what) != Permission::ServeEachTurn)
            return;
        againstCopy(state, card, tried.moment, reasons);
        const bool used = usedThisTurn(state, card);
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

// The same of all uses that are meant.
bool judgeUses(const Tried& tried, CardRef card, bool refused, Reasons& reasons)
{
    const Effect* effect = effectNow(tried.state, card);
    const std::size_t uses = effect ? effect->uses.size() : 0;
    const bool says = tried.says(Attempt::kForm);
    if (says && tried.action.form < uses) {
        Reasons ofUse;
        const bool would = judgeUse(tried, card, effect->uses[tried.action.form], refused, ofUse);
        reasons.add(ofUse);
        return would;
    }
    if (uses == 0)
        againstStoring(tried, card, reasons);
    bool would = false;
    Options options;
    for (std::size_t use = 0; use < uses; ++use)
        options.add([&](Reasons& against) {
            const bool fits = judgeUse(tried, card, effect->uses[use], refused || says, against);
            would = would || (fits && !says);
        });
    if (uses > 0)
        options.conclude(kNothingFits, reasons);
    return would;
}

// A use that its card does not name among its own.
bool isGivenUse(const Tried& tried, CardRef card)
{
    const GameState& state = tried.state;
    const auto means = [&](std::uint8_t form) { return !tried.says(Attempt::kForm) || tried.action.form == form; };
    const bool counts = tried.says(Attempt::kNumber) && tried.action.number != 0;
    if (counts || tried.namesTarget() || tried.namesOther() || !tried.active() || !roomLeft(state))
        return false;
    if (means(kServeForm) && card.owner() == tried.by && isTimeToServe(tried.moment) &&
        mayServe(state, card, tried.moment))
        return true;
    const AgentAt agent = agentAt(state, card);
    return means(kCureForm) && agent && agent.seat == tried.by && isTimeForCures(state, tried.moment) &&
           mayCure(state, agent.seat, agent.slot);
}

} // namespace

Seat userOf(const GameState& state, CardRef card, const EffectForm& use)
{
    const Seat holder = use.byThem ? holderOf(state, card) : kNoSeat;
    return holder != kNoSeat ? holder : speakerOf(state, card);
}

int priceOfUse(const GameState& state, CardRef card, const EffectForm& use)
{
    const AgentAt host = use.hostPrice ? agentAt(state, hostThing(state, card)) : AgentAt();
    return use.price + (host ? costLeft(state, host.seat, host.slot) : 0);
}

bool isAtHandToUse(const GameState& state, Seat seat, CardRef card)
{
    return (speakerOf(state, card) == seat || holderOf(state, card) == seat) &&
           !againstItsUser(state, seat, card, kAnyObjection) && liesThere(state, card);
}

bool mayUse(const GameState& state, CardRef card, const EffectForm& use, const Moment& moment)
{
    return !againstUse(state, card, use, moment, kAnyObjection, kAnyObjection, [] { return false; });
}

int mostTaken(const GameState& state, CardRef card, const EffectForm& use)
{
    const auto* take = effectNow(state, card)->program[use.steps].as<TakeStep>();
    if (!take || take->from != PointPool::TokensOfSelf)
        return 0;
    return std::min<int>(take->points, tokensOn(state, card));
}

bool isTimeToServe(const Moment& moment)
{
    return moment.window == WindowKind::Check && !moment.answersOnly && moment.check;
}

bool mayServe(const GameState& state, CardRef card, const Moment& moment)
{
    return permitted(state, Permission::ServeEachTurn, card) && !usedThisTurn(state, card) && !isMuted(state, card) &&
           printedModifier(state, card).has_value() && !againstCopy(state, card, moment, kAnyObjection);
}

bool isTimeForCures(const GameState& state, const Moment& moment)
{
    const bool usual = moment.window == WindowKind::Open || moment.window == WindowKind::BeforeSite ||
                       moment.window == WindowKind::Check;
    return moment.open && usual && !moment.combat && !moment.answersOnly && state.match->countdown().cure;
}

bool mayCure(const GameState& state, Seat seat, int slot)
{
    const AgentState& agent = agentOf(state, seat, slot);
    const bool afflicted = agent.hostTokens > 0 || agent.diesLater != 0;
    return afflicted && agent.used == 0 && agent.where() != Section::Hospital;
}

namespace {

// In his Field lies another's card with a use that is his.
bool servesHolder(const GameState& state, Seat seat, CardRef card)
{
    const Effect* effect = effectNow(state, card);
    return effect && holderOf(state, card) == seat &&
           std::any_of(effect->uses.begin(), effect->uses.end(), [](const EffectForm& use) { return use.byThem; });
}

} // namespace

void againstUsing(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    if (!tried.namesCard()) {
        reasons.add(ReasonKind::WrongWindow, "PLAY-66");
        return;
    }
    const bool now = tried.isOffered(ActionKind::UseText);
    const CardRef card = tried.action.card;
    if (now && (isOption(state) ? isGivenUse(tried, card) : tried.isAnswer())) // else a text asks whether it shall act
        return;
    const CardRef agent = agentOfEffect(state, card);
    reasons.addIf(isBasic(state) && agent, ReasonKind::NotInThisGame, "BASIC-13");
    reasons.addIf(!tried.active() && !servesOthersTurns(effectNow(state, card)), ReasonKind::WrongRole, "AGENT-18");
    againstItsUser(state, tried.by, card, reasons);
    againstAbsentHolder(state, card, reasons);
    if (liesThere(state, card) && (speakerOf(state, card) == tried.by || servesHolder(state, tried.by, card))) {
        const bool refused = !now || !isOption(state) || !reasons.empty();
        if (judgeUses(tried, card, refused, reasons) && !refused)
            return;
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
