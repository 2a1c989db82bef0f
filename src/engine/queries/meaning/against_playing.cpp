// Why a card cannot be played now: the reasons of reason.h, one after the other.
#include "engine/queries/meaning/against_playing.h"

#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/used_cards.h"
#include "engine/state/event.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::uint32_t bit(WindowKind window)
{
    return 1u << static_cast<int>(window);
}

// --- Reasons 3 to 5: the game, the role, the window -----------------------------------------------------------------

std::optional<Reason> againstGame(const GameState& state, const CardFacts& facts)
{
    const GameOptions& options = state.match->options();
    if (options.game == Game::Basic && facts.advancedOnly)
        return Reason{ReasonKind::NotInThisGame, "BASIC-3"};
    if (options.game == Game::Advanced && !options.killerCards && facts.has(Keyword::Killer))
        return Reason{ReasonKind::NotInThisGame, "DECK-18"};
    if (facts.has(Activator::Multiplayer) && state.match->seats() < 3)
        return Reason{ReasonKind::NotInThisGame, "DECK-19"};
    if (facts.grasp == Grasp::NotPlayed)
        return Reason{ReasonKind::TextNotKnown, "REASON-6"};
    if (facts.grasp == Grasp::Unreadable)
        return Reason{ReasonKind::ActivatorNotKnown, "REASON-6"};
    return std::nullopt;
}

std::optional<Reason> againstRole(const GameState& state, Seat seat, const CardFacts& facts, const Moment& moment)
{
    const bool investigates = seat == state.activeSeat();
    if (facts.pool == Pool::Resource && !investigates && !playsBothRoles(state, seat, moment))
        return Reason{ReasonKind::WrongRole, "PLAY-1"};
    if (facts.pool == Pool::Conspiracy && investigates)
        return Reason{ReasonKind::WrongRole, "PLAY-2"};
    return std::nullopt;
}

} // namespace

// OQ-81
bool opensAttack(const GameState& state, CardRef card)
{
    bool found = false;
    forEachAttackable(state, card, [&](Thing) { found = true; });
    return found;
}

namespace {

bool addsToCheck(const GameState& state, CardRef card, const EffectForm& form)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && findStep<AddStep>(effect->listAt(form.steps),
                                       [](const AddStep& step) { return step.lasts == Duration::Check; });
}

} // namespace

// The type whose windows it has: a card announced together with others has theirs (OQ-109).
CardType playedAs(const GameState& state, CardRef card)
{
    return isBundle(state, card) ? CardType::Adversary : factsOf(state, card).type;
}

// The windows of a type, where the text names none (PLAY-28; OQ-120 for Witnesses).
std::uint32_t usualWindows(const GameState& state, CardRef card, const EffectForm& form, CardType type)
{
    const CardFacts& facts = factsOf(state, card);
    constexpr std::uint32_t anytime = bit(WindowKind::Open) | bit(WindowKind::BeforeSite) | bit(WindowKind::Check);
    switch (type) {
    case CardType::Event:
        return anytime;
    case CardType::Witness:
        return !facts.has(Keyword::Resource) && addsToCheck(state, card, form) ? bit(WindowKind::Check) : anytime;
    case CardType::Bluff:
        return bit(WindowKind::Check);
    case CardType::Adversary:
        return opensAttack(state, card) ? anytime : bit(WindowKind::Check);
    case CardType::Combat:
        return bit(WindowKind::Combat);
    default:
        return 0;
    }
}

namespace {

RuleNumber ruleOfWindow(CardType type)
{
    switch (type) {
    case CardType::Combat:
        return "PLAY-23";
    case CardType::Bluff:
        return "BLUFF-16";
    case CardType::Adversary:
        return "CHECK-10";
    default:
        return "PLAY-28";
    }
}

} // namespace

bool adversaryWaits(const GameState& state)
{
    for (int i = 0; i < state.depth; ++i)
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card &&
            playedAs(state, state.frames[static_cast<std::size_t>(i)].card) == CardType::Adversary)
            return true;
    return false;
}

bool inItsWindow(const GameState& state, CardRef card, const EffectForm& form, const Moment& moment, bool fighting)
{
    const CardType type = playedAs(state, card);
    const bool named = form.windows != 0 || form.response || form.reveal;
    if (form.response && moment.response)
        return true;
    if (named)
        return (form.windows & bit(moment.window)) != 0;
    const std::uint32_t usual = usualWindows(state, card, form, type);
    const bool answers = type == CardType::Event || type == CardType::Witness;
    return (usual & bit(moment.window)) != 0 ||
           (moment.response && answers && !fighting && usual != bit(WindowKind::Check));
}

bool namesThisTime(const GameState& state, const EffectForm& form)
{
    const bool anytime = form.phase < 0 && (form.windows & bit(WindowKind::Open)) != 0;
    return anytime || state.phase() == static_cast<Phase>(form.phase);
}

namespace {

std::optional<Reason> againstPhase(const GameState& state, CardRef card, const EffectForm& form)
{
    const GameOptions& options = state.match->options();
    if (isBasic(state) && !isForCards(state.phase()) && !namesThisTime(state, form))
        return Reason{ReasonKind::WrongWindow, "BASIC-40"};
    const bool training = factsOf(state, card).has(Keyword::Training);
    if (form.phase < 0 || (training && !options.houseRule(1)))
        return std::nullopt;
    if (form.phase == kBeforeInvestigation) {
        if (state.phase() < Phase::Investigation || !options.houseRule(10) || isBasic(state)) // OQ-160
            return std::nullopt;
        return Reason{ReasonKind::WrongWindow, "PLAY-26"};
    }
    if (state.phase() != static_cast<Phase>(form.phase))
        return Reason{ReasonKind::WrongWindow, "PLAY-26"};
    return std::nullopt;
}

std::optional<Reason> againstWindow(const GameState& state, CardRef card, const EffectForm& form, const Moment& moment)
{
    const CardType type = playedAs(state, card);
    const bool fighting = moment.combat != nullptr && moment.window != WindowKind::Aftermath;
    const bool inIt = moment.open && inItsWindow(state, card, form, moment, fighting);
    if (fighting && type != CardType::Combat && !inIt)
        return Reason{ReasonKind::WrongWindow, "PLAY-29"};
    if (!inIt)
        return Reason{ReasonKind::WrongWindow, ruleOfWindow(type)};
    if (auto reason = againstPhase(state, card, form))
        return reason;
    const CardFacts& facts = factsOf(state, card);
    const bool answersWitness = type == CardType::Adversary && form.response; // OQ-82
    const bool anyCheck = form.names[0].kind == NameKind::Check;              // OQ-138
    const bool needsSite = type == CardType::Bluff || type == CardType::Adversary;
    const bool open = type == CardType::Adversary && !moment.siteCheck() && opensAttack(state, card);
    if (needsSite && !answersWitness && !anyCheck && !open && !moment.siteCheck() &&
        moment.window != WindowKind::SiteEnded)
        return Reason{ReasonKind::WrongWindow, "CHECK-28"};
    if (type == CardType::Bluff && !siteForBluff(state))
        return Reason{ReasonKind::WrongWindow, "BLUFF-16"};
    if (type == CardType::Adversary && adversaryWaits(state))
        return Reason{ReasonKind::WrongWindow, "COMBAT-5"};
    const bool isAnswer = facts.has(Keyword::Negate) || form.response || form.target.where == Where::Stack;
    if (moment.answersOnly && !(moment.response && isAnswer))
        return Reason{ReasonKind::WrongWindow, "BLUFF-26"};
    return std::nullopt;
}

// --- Reasons 7 to 12 ------------------------------------------------------------------------------------------------

std::optional<Reason> againstConditions(const GameState& state, Seat seat, CardRef card, const EffectForm& form,
                                        Seat helped)
{
    Action action;
    action.card = card;
    action.seat = helped;
    if (!allHold(textOfPlay(state, seat, action), form.conditions))
        return Reason{ReasonKind::Condition, "PLAY-69"};
    if (isBundle(state, card) && !hasMembers(state, seat, card))
        return Reason{ReasonKind::NoTarget, "PLAY-69"};
    return std::nullopt;
}

std::optional<Reason> againstTarget(const GameState& state, Seat seat, CardRef card, std::size_t form, Seat helped)
{
    bool found = false;
    Action action;
    action.card = card;
    action.seat = helped;
    action.form = static_cast<std::uint8_t>(form);
    forEachAim(state, seat, action, formsOf(state, card)[form], [&](const Action&) { found = true; });
    return found ? std::nullopt : std::optional<Reason>({ReasonKind::NoTarget, "PLAY-69"});
}

// CHECK-14, CHECK-15: per player, per title, in this check.
std::optional<Reason> againstSecondCopy(const GameState& state, Seat seat, const CardFacts& facts, const Moment& moment)
{
    if (moment.checkDepth == 0)
        return std::nullopt;
    const Frame& check = state.frames[static_cast<std::size_t>(moment.checkDepth - 1)];
    return usedTitleIn(state, check, seat, facts.title) ? std::optional(Reason{ReasonKind::SecondCopy, "CHECK-14"})
                                                        : std::nullopt;
}

// A card whose title a text has ruled out for the Team in question (0110).
bool titleForbidden(const GameState& state, const CardFacts& facts)
{
    const Thing team = teamInQuestion(state);
    const AgentSet members = membersOf(state, team);
    bool found = false;
    forEachInForce(state, ModifierKind::ForbidSet, [&](const Modifier& ban) {
        if (static_cast<Permission>(ban.what) != Permission::CardTitle || members == 0 ||
            ban.amount != static_cast<std::int8_t>(team.seat()) || (ban.agents() & members) == 0)
            return;
        const Effect* source = state.match->effect(cardIndex(state, ban.source));
        found = found ||
                findStep<ForbidStep>(source->program, [&](const ForbidStep& step) { return names(step, facts.title); });
    });
    return found;
}

std::optional<Reason> againstBan(const GameState& state, CardRef card)
{
    const CardFacts& facts = factsOf(state, card);
    if (titleForbidden(state, facts))
        return Reason{ReasonKind::Forbidden, "PLAY-11"};
    if (facts.type == CardType::Adversary && isKeptFrom(state, card, teamInQuestion(state)))
        return Reason{ReasonKind::Forbidden, "PLAY-11"};
    return std::nullopt;
}

std::optional<Reason> againstCost(const GameState& state, Seat seat, CardRef card, bool faceDown, std::size_t form,
                                  Seat helped)
{
    std::optional<Reason> reason = Reason{ReasonKind::TooDear, faceDown ? "BLUFF-8" : "PLAY-5", {}, 0, 0};
    Action action;
    action.card = card;
    action.seat = helped;
    action.form = static_cast<std::uint8_t>(form);
    action.number = formsOf(state, card)[form].x == XKind::FaceDownAtSite ? 1 : 0;
    forEachAim(state, seat, action, formsOf(state, card)[form], [&](const Action& aimed) {
        if (!reason)
            return;
        const Price price = priceOfPlay(state, seat, aimed, faceDown);
        if (canPay(state, seat, card, price)) {
            reason.reset();
        } else if (reason->want == 0 || price.cost < reason->want) {
            reason->have = price.rp ? state.player(seat).rp : state.player(seat).cp;
            reason->want = price.cost;
        }
    });
    return reason;
}

std::optional<Reason> againstBasicLimit(const GameState& state, Seat seat)
{
    constexpr int kMostPlayed = 3;
    if (isBasic(state) && state.phase() == Phase::Investigation && state.player(seat).played >= kMostPlayed)
        return Reason{ReasonKind::NotInThisGame, "BASIC-29", {}, kMostPlayed, kMostPlayed};
    return std::nullopt;
}

} // namespace

// In the hand, under a Site, or borrowed and usable as if it were in the hand (OQ-130).
bool atHand(const GameState& state, Seat seat, CardRef card, bool faceDown)
{
    if (faceDown)
        return placeOf(state, card) == Place::UnderSite && controllerOf(state, card) == seat;
    if (placeOf(state, card) == Place::Hand)
        return card.owner() == seat;
    const bool usable = placeOf(state, card) != Place::Table || isPaidFor(state, card); // stolen for one investigation
    return usable && isHeld(state, card) && controllerOf(state, card) == seat;
}

namespace {

// OQ-54: a Combat card that heals in time needs no Combat.
bool stopsCard(const EffectForm& form)
{
    return std::any_of(form.conditions.begin(), form.conditions.end(), [](const TextCondition& condition) {
        return condition.kind == ConditionKind::HealingStopsCard;
    });
}

bool satisfiedFor(const GameState& state, Seat seat, CardRef card, const Moment& moment, const EffectForm& way)
{
    const auto activator = unsatisfied(state, seat, card, moment);
    return !activator || (*activator == Activator::Combat && stopsCard(way));
}

} // namespace

bool isOfThisGame(const GameState& state, CardRef card)
{
    return !againstGame(state, factsOf(state, card));
}

bool isKeptFrom(const GameState& state, CardRef adversary, Thing team)
{
    if (!team || !bears(state, adversary, Keyword::Government))
        return false;
    const AgentSet members = membersOf(state, team);
    const bool allowed =
        (members & agentsSaid(state, ModifierKind::PermitSet, Permission::GovernmentAdversaries, team.seat())) != 0;
    return !allowed && teamForbidden(state, Permission::GovernmentAdversaries, team.seat(), members);
}

bool mayStandBeside(const GameState& state, Seat seat, CardRef member, const Moment& moment)
{
    const CardFacts& facts = factsOf(state, member);
    return !againstGame(state, facts) && !unsatisfied(state, seat, member, moment) &&
           !againstSecondCopy(state, seat, facts, moment) && !againstBan(state, member);
}

bool roomLeft(const GameState& state)
{
    constexpr int kModifiersKept = 6;
    return state.depth + kFramesKept <= kMostFrames && state.usedCount + 1 < kMostUsed &&
           state.modifierCount + kModifiersKept <= kMostModifiers && state.combatCount < kMostCombats;
}

namespace {

std::optional<Reason> reasonAgainstSide(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                        bool faceDown, std::size_t form, Seat helped)
{
    if (auto reason = againstConditions(state, seat, card, formsOf(state, card)[form], helped))
        return reason;
    if (auto reason = againstTarget(state, seat, card, form, helped))
        return reason;
    if (auto reason = againstSecondCopy(state, seat, factsOf(state, card), moment))
        return reason;
    if (auto reason = againstBan(state, card))
        return reason;
    return againstCost(state, seat, card, faceDown, form, helped);
}

} // namespace

std::optional<Reason> reasonAgainstForm(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                        bool faceDown, std::size_t form)
{
    const CardFacts& facts = factsOf(state, card);
    if (!faceDown)
        if (auto reason = againstWindow(state, card, formsOf(state, card)[form], moment))
            return reason;
    if (!satisfiedFor(state, seat, card, moment, formsOf(state, card)[form]))
        return Reason{ReasonKind::Activator, "PLAY-11", unsatisfied(state, seat, card, moment)};
    std::optional<Reason> reason;
    forEachSide(state, seat, facts, moment, [&, first = true](Seat helped) mutable {
        if (first || reason)
            reason = reasonAgainstSide(state, seat, card, moment, faceDown, form, helped);
        first = false;
    });
    if (reason)
        return reason;
    return roomLeft(state) ? std::nullopt : std::optional<Reason>({ReasonKind::NoRoom, "OQ-151"});
}

bool mayTry(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown, std::size_t form,
            Seat helped)
{
    const EffectForm& way = formsOf(state, card)[form];
    return (faceDown || !againstWindow(state, card, way, moment)) && satisfiedFor(state, seat, card, moment, way) &&
           !againstConditions(state, seat, card, way, helped) &&
           !againstSecondCopy(state, seat, factsOf(state, card), moment) && !againstBan(state, card) && roomLeft(state);
}

std::optional<Reason> reasonAgainstCard(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                        bool faceDown)
{
    const CardFacts& facts = factsOf(state, card);
    if (!atHand(state, seat, card, faceDown))
        return Reason{ReasonKind::NotInHand, "PLAY-36"};
    if (auto reason = againstGame(state, facts))
        return reason;
    if (auto reason = againstBasicLimit(state, seat))
        return reason;
    return againstRole(state, seat, facts, moment);
}

std::optional<Reason> reasonAgainst(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                    bool faceDown)
{
    if (auto reason = reasonAgainstCard(state, seat, card, moment, faceDown))
        return reason;
    std::optional<Reason> best;
    for (std::size_t form = 0; form < formsOf(state, card).size(); ++form) {
        const auto reason = reasonAgainstForm(state, seat, card, moment, faceDown, form);
        if (!reason)
            return std::nullopt;
        if (!best || best->kind < reason->kind)
            best = reason;
    }
    return best;
}

} // namespace dossier
