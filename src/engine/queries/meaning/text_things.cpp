// What the texts speak of: cards, Agents and Teams as the state holds them.
#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/ambush.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"
#include "engine/state/grants.h"
#include "engine/state/power.h"

namespace dossier {

namespace {

bool stillIn(const GameState& state, Seat seat)
{
    return state.player(seat).out == 0;
}

} // namespace

bool Things::contains(Thing thing) const
{
    for (Thing item : *this)
        if (item == thing)
            return true;
    return false;
}

CardRef giverOf(const GameState& state, CardRef card)
{
    const PlayerState& owner = state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    const bool aside = placeOf(state, card) == Place::Bureau && owner.host[index] != kNoCard &&
                       factsOf(state, card).type == CardType::Adversary;
    return aside ? CardRef(Seat{owner.mark[index].hostOwner}, owner.host[index]) : card;
}

const Effect* effectNow(const GameState& state, CardRef card)
{
    return state.match->effect(cardIndex(state, giverOf(state, card)));
}

const Effect* effectOf(const GameState& state, const Frame& frame)
{
    const bool left = frame.kind == FrameKind::Text && frame.as<TextFrame>().giver != 0;
    if (!left)
        return effectNow(state, frame.card);
    const auto bits = static_cast<std::uint16_t>(frame.as<TextFrame>().giver - 1);
    return state.match->effect(cardIndex(state, Thing::ofBits(bits).card()));
}

bool takesFromSite(const GameState& state, const Frame& frame)
{
    const Effect* effect = effectOf(state, frame);
    return effect && std::ranges::any_of(effect->selectors, [](const Selector* picked) {
               return picked->kind == SelectorKind::FaceDown && picked->where == Where::AtTarget;
           });
}

CardRef groupOf(const GameState& state, CardRef card)
{
    const PlayerState& owner = state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    if (placeOf(state, card) != Place::Waiting || owner.host[index] == kNoCard)
        return card;
    return {Seat{owner.mark[index].hostOwner}, owner.host[index]};
}

Text textAt(const GameState& state, int depth)
{
    const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
    return {state, frame.seat, frame.card, effectOf(state, frame), frame};
}

Text textOf(const GameState& state)
{
    return textAt(state, state.depth);
}

Text textOfCard(const GameState& state, CardRef card)
{
    Frame frame;
    frame.card = card;
    frame.seat = speakerOf(state, card);
    return {state, frame.seat, card, effectNow(state, card), frame};
}

Seat opponentOf(const GameState& state, Seat seat)
{
    const Seat active = state.activeSeat();
    if (seat != active)
        return active;
    if (const Frame* site = nearest(state, FrameKind::Site))
        return site->who;
    for (Seat other = leftOf(state, seat); other != seat; other = leftOf(state, other))
        if (stillIn(state, other))
            return other;
    return leftOf(state, seat);
}

Seat opponentIn(const Text& text)
{
    for (Thing named : {text.frame.target, text.frame.other, text.frame.third})
        if (named.kind() == Thing::Kind::Player)
            return named.seat();
    const Seat holder = holderOf(text.state, text.self);
    if (holder != kNoSeat && holder != text.me)
        return holder;
    const CardRef awaited = text.frame.target.card();
    const bool watched = text.frame.kind == FrameKind::Text && text.frame.form == kWatchForm;
    return watched && awaited && awaited.owner() != text.me ? awaited.owner() : opponentOf(text.state, text.me);
}

CardRef ambusherIn(const GameState& state, const Frame& frame)
{
    const Effect* effect = effectOf(state, frame);
    if (!effect || frame.form >= effect->uses.size() || frame.has(CardFlag::Negated))
        return {};
    const auto* ambush = findStep<AmbushStep>(effect->listAt(effect->uses[frame.form].steps));
    if (!ambush)
        return {};
    return ambush->by.ref == Ref::Host ? hostThing(state, frame.card).card() : frame.card;
}

bool keepsName(const GameState& state, CardRef card)
{
    return placeOf(state, card) == Place::Field && factsOf(state, card).type == CardType::Adversary &&
           hosting(state, card) < kMostAgentTitles;
}

AgentAt agentNamedBy(const GameState& state, CardRef card)
{
    if (!keepsName(state, card))
        return {};
    const auto seat = Seat{marking(state, card).hostOwner};
    const int slot = hosting(state, card);
    return (state.player(seat).inPlay >> slot & 1u) != 0 ? AgentAt{seat, slot} : AgentAt{};
}

CardRef cardBelowLike(const GameState& state, CardRef self, CardRef other)
{
    const CardFacts& facts = factsOf(state, other);
    CardRef found;
    if (facts.type == CardType::Agent || facts.type == CardType::Site || facts.xCost)
        return found;
    forEachAttached(state, self, [&](CardRef card) {
        if (!found && placeOf(state, card) == Place::UnderSite && factsOf(state, card).cost == facts.cost)
            found = card;
    });
    return found;
}

const Frame* waitingFrame(const GameState& state, CardRef member)
{
    if (!member)
        return nullptr;
    CardRef card = member;
    if (!isWaiting(state, card)) {
        card = groupOf(state, member);
        if (card == member || !isWaiting(state, card))
            return nullptr;
    }
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if ((frame.kind == FrameKind::Card && frame.card == card) || ambusherOf(state, frame) == card)
            return &frame;
    }
    return nullptr;
}

Seat speakerOf(const GameState& state, CardRef card)
{
    if (const Frame* frame = waitingFrame(state, card))
        return frame->seat;
    return controllerOf(state, card);
}

AgentAt agentAt(const GameState& state, Thing thing)
{
    const CardRef card = thing.card();
    if (!card || factsOf(state, card).type != CardType::Agent)
        return {};
    const int slot = factsOf(state, card).slot;
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if ((state.player(seat).inPlay >> slot & 1u) != 0 && agentCard(state, seat, slot) == card)
            return {seat, slot};
    }
    return {};
}

AgentsOf agentsAmong(const GameState& state, const Things& things)
{
    AgentsOf found;
    for (Thing thing : things) {
        AgentSet agents = 0;
        Seat seat = kNoSeat;
        if (thing.isTeam()) {
            seat = thing.seat();
            agents = membersOf(state, thing);
        } else if (const AgentAt agent = agentAt(state, thing)) {
            seat = agent.seat;
            agents = 1u << agent.slot;
        }
        if (agents == 0 || (found.seat != kNoSeat && found.seat != seat))
            continue;
        found.seat = seat;
        found.agents |= agents;
    }
    return found;
}

AgentSet membersOf(const GameState& state, Thing team)
{
    return team.isTeam() ? teamMembers(state, team.seat(), team.number()) : 0;
}

Thing teamOf(const GameState& state, Thing thing)
{
    if (thing.isTeam() || !thing)
        return thing;
    if (const AgentAt agent = agentAt(state, thing)) {
        const std::uint8_t team = agentOf(state, agent.seat, agent.slot).team;
        return team == kNoTeam ? Thing() : Thing::team(agent.seat, team);
    }
    if (thing.isCard())
        if (const Thing host = hostThing(state, thing.card()))
            return teamOf(state, host);
    return {};
}

Thing teamInQuestion(const GameState& state)
{
    const Frame* site = nullptr;
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Card && frame.team != kNoTeam) // OQ-81
            return Thing::team(state.activeSeat(), frame.team);
        if (frame.team != kNoTeam && (frame.kind == FrameKind::Check || frame.kind == FrameKind::Combat))
            return Thing::team(frame.seat, frame.team);
        if (frame.kind == FrameKind::Site && !site)
            site = &frame;
    }
    return site && site->team != kNoTeam ? Thing::team(site->seat, site->team) : Thing();
}

Thing hostThing(const GameState& state, CardRef card)
{
    const PlayerState& owner = state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    const auto seat = Seat{owner.mark[index].hostOwner};
    switch (placeOf(state, card)) {
    case Place::OnCard:
    case Place::UnderSite:
        return CardRef(seat, owner.host[index]);
    case Place::OnTeam:
        return Thing::team(seat, owner.host[index]);
    default:
        return {};
    }
}

Seat holderOf(const GameState& state, CardRef card)
{
    const CardType type = factsOf(state, card).type;
    const bool lies = placeOf(state, card) == Place::Field && type != CardType::Site && type != CardType::Agent;
    return lies ? Seat{marking(state, card).hostOwner} : kNoSeat;
}

Seat hospitalOf(const GameState& state, CardRef card)
{
    const PlayerState& owner = state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    const bool there = placeOf(state, card) == Place::Hospital && owner.host[index] != kNoCard;
    return there ? Seat{owner.mark[index].hostOwner} : kNoSeat;
}

bool isReminder(const GameState& state, CardRef card)
{
    return placeOf(state, card) == Place::OnCard && marking(state, card).once != 0;
}

bool liesOpen(const GameState& state, CardRef card)
{
    const Place place = placeOf(state, card);
    const bool onTable = place == Place::Bureau || place == Place::Field || place == Place::Hospital ||
                         place == Place::UnderSite || place == Place::OnCard || place == Place::OnTeam ||
                         place == Place::Table || place == Place::BesideXFile;
    return onTable && !isFaceDown(state, card) && !isReminder(state, card) && !isHeld(state, card);
}

bool mayBeHealedBy(const Text& text, std::uint8_t steps, Thing target)
{
    const GameState& state = text.state;
    const AgentAt agent = agentAt(state, target);
    const auto healing = [](const HealStep& step) { return step.whom.ref == Ref::Target; };
    if (agent && text.effect &&
        (agentOf(state, agent.seat, agent.slot).healsSlowly != 0 || forbidden(state, Permission::Healing, target)))
        return !findStep<HealStep>(text.effect->listAt(steps), healing);
    if (!agent || !text.effect || bears(state, text.self, Keyword::Healing))
        return true;
    const bool banned =
        agentOf(state, agent.seat, agent.slot).mayNotHeal != 0 || forbidden(state, Permission::Healing, target);
    const auto heals = [](const HealStep& step) { return step.whom.ref == Ref::Target; };
    if (!banned || !findStep<HealStep>(text.effect->listAt(steps), heals))
        return true;
    bool cures = false;
    forEachAttached(state, target.card(), [&](CardRef card) {
        const Effect* effect = state.match->effect(cardIndex(state, card));
        cures = cures || (effect && isCuredBy(*effect, false));
    });
    return cures;
}

// Whom the power is aimed at may be gone.
const Frame* waitingAbduction(const GameState& state, Seat by, Seat at)
{
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Power && frame.step == kWaitStep && frame.seat == by &&
            frame.as<PowerFrame>().power == static_cast<std::uint8_t>(Power::Abduction) && frame.target.card() &&
            playerOf(state, frame.target.card()) == at)
            return &frame;
    }
    return nullptr;
}

AgentsOf victimsOf(const GameState& state, const Frame& waiting)
{
    const Effect* effect = state.match->effect(cardIndex(state, waiting.card));
    if (!effect || effect->forms.empty() || waiting.kind != FrameKind::Card)
        return {};
    const Text text{state, waiting.seat, waiting.card, effect, waiting};
    const EffectForm& form = effect->forms[waiting.form];
    Things things;
    for (const Instruction& one : effect->listAt(form.steps)) {
        if (const auto* move = one.as<MoveStep>())
            resolve(text, move->whom, things);
        else if (const auto* abduct = one.as<AbductStep>())
            resolve(text, abduct->whom, things);
        else if (const auto* wound = one.as<WoundStep>())
            resolve(text, wound->whom, things);
    }
    return agentsAmong(state, things);
}

namespace {

// What it adds to a level or a skill when it is played, whatever else comes of it.
template <typename Visit>
void forEachModifier(const GameState& state, CardRef witness, Visit visit)
{
    const Effect* effect = state.match->effect(cardIndex(state, witness));
    if (!effect)
        return;
    for (const EffectForm& form : effect->forms)
        for (const Step& step : form.text)
            if (const auto* add = std::get_if<AddStep>(&step.does);
                add && (add->to.what == Quantity::Level || add->to.what == Quantity::Skill))
                visit(*add);
}

} // namespace

std::uint16_t modifiedAbilities(const GameState& state, CardRef witness)
{
    std::uint16_t abilities = 0;
    for (int skill = 0; skill < kSkills; ++skill)
        if (keywordActivators(factsOf(state, witness)).contains(static_cast<Keyword>(skill)))
            abilities |= static_cast<std::uint16_t>(1u << skill);
    forEachModifier(state, witness, [&](const AddStep& add) {
        if (add.to.what == Quantity::Level && add.to.ability < kSkills)
            abilities |= static_cast<std::uint16_t>(1u << add.to.ability);
    });
    return abilities;
}

std::optional<int> printedModifier(const GameState& state, CardRef witness)
{
    const Effect* effect = state.match->effect(cardIndex(state, witness));
    if (!effect)
        return std::nullopt;
    const Ability asked = nearest(state, FrameKind::Check) ? skillAsked(state) : Ability{kAbilities};
    std::optional<int> first;
    std::optional<int> fitting; // in the skill of the check
    forEachModifier(state, witness, [&](const AddStep& add) {
        first = first ? first : add.by.number;
        if (add.to.ability == asked)
            fitting = fitting ? fitting : add.by.number;
    });
    if (first)
        return fitting ? fitting : first;
    for (const EffectForm& use : effect->uses)
        if (const auto* add = findStep<AddStep>(effect->listAt(use.steps)))
            return add->by.number;
    return std::nullopt;
}

// Of his Agents those whose texts place tokens at set-up.
void addBegunWithTokens(const GameState& state, Seat seat, Things& things)
{
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        const CardRef card = agentCard(state, seat, slot);
        const Effect* effect = state.match->effect(cardIndex(state, card));
        if (effect && effect->tokens > 0 && gameEffectHolds(state, seat, slot))
            things.add(card);
    });
}

void addDiscardOf(const GameState& state, Seat seat, Pool pool, Things& things)
{
    for (int index = 0; index < cardsOf(state, seat); ++index)
        if (placeOf(state, {seat, index}) == Place::Discard && factsOf(state, {seat, index}).pool == pool)
            things.add(CardRef(seat, index));
}

bool bluffShown(const GameState& state, CardRef site, CardRef but)
{
    bool shown = false;
    forEachAttached(state, site, [&](CardRef card) {
        shown = shown || (card != but && placeOf(state, card) == Place::UnderSite && isTurnedUp(state, card));
    });
    return shown;
}

} // namespace dossier
