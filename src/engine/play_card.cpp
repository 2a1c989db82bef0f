#include "engine/play_card.h"

#include "engine/activators.h"
#include "engine/rules.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::uint8_t kFaceUp = 0x40;

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

// The windows of a type, where the text names none (PLAY-28; OQ-120 for Witnesses).
std::uint32_t usualWindows(const CardFacts& facts)
{
    constexpr std::uint32_t anytime = bit(WindowKind::Open) | bit(WindowKind::BeforeSite) | bit(WindowKind::Check);
    switch (facts.type) {
    case CardType::Event:
        return anytime;
    case CardType::Witness:
        return facts.has(Keyword::Resource) || facts.has(Keyword::Negate) ? anytime : bit(WindowKind::Check);
    case CardType::Bluff:
    case CardType::Adversary:
        return bit(WindowKind::Check);
    case CardType::Combat:
        return bit(WindowKind::Combat);
    default:
        return 0;
    }
}

RuleNumber ruleOfWindow(const CardFacts& facts)
{
    switch (facts.type) {
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

bool adversaryWaits(const GameState& state)
{
    for (int i = 0; i < state.depth; ++i)
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card &&
            factsOf(state, state.frames[static_cast<std::size_t>(i)].card).type == CardType::Adversary)
            return true;
    return false;
}

std::optional<Reason> againstWindow(const GameState& state, const CardFacts& facts, const Effect* effect,
                                    const Moment& moment)
{
    const std::uint32_t windows = effect && effect->windows != 0 ? effect->windows : usualWindows(facts);
    const bool fighting = moment.combat != nullptr && moment.window != WindowKind::Aftermath;
    if (fighting && facts.type != CardType::Combat && (windows & bit(moment.window)) == 0)
        return Reason{ReasonKind::WrongWindow, "PLAY-29"};
    if (!moment.open || (windows & bit(moment.window)) == 0)
        return Reason{ReasonKind::WrongWindow, ruleOfWindow(facts)};
    if (effect && effect->phase >= 0 && state.phase() != static_cast<Phase>(effect->phase))
        return Reason{ReasonKind::WrongWindow, "PLAY-26"};
    const bool needsSite = facts.type == CardType::Bluff || facts.type == CardType::Adversary;
    if (needsSite && !moment.siteCheck())
        return Reason{ReasonKind::WrongWindow, "CHECK-28"};
    if (facts.type == CardType::Adversary && adversaryWaits(state))
        return Reason{ReasonKind::WrongWindow, "COMBAT-5"};
    if (moment.answersOnly && !(moment.response && facts.has(Keyword::Negate)))
        return Reason{ReasonKind::WrongWindow, "BLUFF-26"};
    return std::nullopt;
}

// --- Reasons 8, 9, 11, 12 -------------------------------------------------------------------------------------------

// PLAY-52: starting Agents and X-Files are out of reach.
bool negatable(const GameState& state, CardRef card)
{
    const CardFacts& facts = factsOf(state, card);
    if (facts.type == CardType::XFile)
        return false;
    return facts.type != CardType::Agent || agentOf(state, card.owner(), facts.slot).bought != 0;
}

template <typename Visit>
void forEachTarget(const GameState& state, Seat seat, CardRef card, const Moment& moment, Visit visit)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    if (!effect || effect->target.kind == TargetKind::None)
        return;
    const auto offer = [&](CardRef target) {
        if (fitsTarget(state, seat, card, moment, target))
            visit(target);
    };
    for (int i = 0; i < state.depth; ++i)
        if (state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card)
            offer(state.frames[static_cast<std::size_t>(i)].card);
    for (int i = 0; i < state.match->seats(); ++i)
        state.players[static_cast<std::size_t>(i)].table.forEach([&](int index) {
            const CardRef target(static_cast<Seat>(i), index);
            if (placeOf(state, target) != Place::Waiting)
                offer(target);
        });
}

std::optional<Reason> againstTarget(const GameState& state, Seat seat, CardRef card, const Effect* effect,
                                    const Moment& moment)
{
    if (effect && effect->teamOf > 0) {
        const int members =
            moment.check ? std::popcount(teamMembers(state, moment.check->seat, moment.check->team)) : 0;
        if (members < effect->teamOf)
            return Reason{ReasonKind::Condition, "PLAY-69", {}, members, effect->teamOf};
    }
    if (!effect || effect->target.kind == TargetKind::None)
        return std::nullopt;
    bool found = false;
    forEachTarget(state, seat, card, moment, [&](CardRef) { found = true; });
    return found ? std::nullopt : std::optional<Reason>({ReasonKind::NoTarget, "PLAY-69"});
}

// CHECK-14, CHECK-15: per player, per title, in this check.
std::optional<Reason> againstSecondCopy(const GameState& state, Seat seat, const CardFacts& facts, const Moment& moment)
{
    if (moment.checkDepth == 0)
        return std::nullopt;
    const Frame& check = state.frames[static_cast<std::size_t>(moment.checkDepth - 1)];
    for (std::size_t i = check.used; i < state.usedCount; ++i)
        if (state.used[i].owner() == seat && factsOf(state, state.used[i]).title == facts.title)
            return Reason{ReasonKind::SecondCopy, "CHECK-14"};
    return std::nullopt;
}

std::optional<Reason> againstCost(const GameState& state, Seat seat, CardRef card, bool faceDown)
{
    const CardFacts& facts = factsOf(state, card);
    const int want = costOf(state, card, 0, faceDown);
    const int have = paidWithRp(state, seat, facts) ? state.player(seat).rp : state.player(seat).cp;
    if (have < want)
        return Reason{ReasonKind::TooDear, faceDown ? "BLUFF-8" : "PLAY-5", {}, have, want};
    return std::nullopt;
}

bool roomLeft(const GameState& state)
{
    constexpr int kModifiersKept = 4;
    return state.depth + kFramesKept <= kMostFrames && state.usedCount < kMostUsed &&
           state.modifierCount + kModifiersKept <= kMostModifiers && state.combatCount < kMostCombats;
}

std::optional<Reason> againstBasicLimit(const GameState& state, Seat seat)
{
    constexpr int kMostPlayed = 3;
    if (state.match->options().game == Game::Basic && state.player(seat).played >= kMostPlayed)
        return Reason{ReasonKind::NotInThisGame, "BASIC-29", {}, kMostPlayed, kMostPlayed};
    return std::nullopt;
}

} // namespace

int priceSteps(const CardFacts& facts, bool basic)
{
    return facts.xCost && facts.type == CardType::Bluff && !basic ? static_cast<int>(kPriceSteps.size()) : 1;
}

int costOf(const GameState& state, CardRef card, int step, bool faceDown)
{
    const CardFacts& facts = factsOf(state, card);
    if (state.match->options().game == Game::Basic) // BASIC-12
        return 0;
    const int cost = priceSteps(facts, false) > 1 ? kPriceSteps[static_cast<std::size_t>(step)] : facts.cost;
    return std::max(0, cost - (faceDown ? 1 : 0));
}

bool paidWithRp(const GameState& state, Seat seat, const CardFacts& facts)
{
    return facts.pool == Pool::Resource || (facts.pool == Pool::Either && seat == state.activeSeat());
}

bool isFaceDown(const GameState& state, CardRef card)
{
    return placeOf(state, card) == Place::UnderSite &&
           (state.player(card.owner()).place[static_cast<std::size_t>(card.index())] & kFaceUp) == 0;
}

bool isWaiting(const GameState& state, CardRef card)
{
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind != FrameKind::Card || frame.card != card || (frame.flags & kNegated) != 0)
            continue;
        // CHECK-31: a card counts as resolving until the check it called for is over.
        const bool checking =
            i + 1 < state.depth && state.frames[static_cast<std::size_t>(i + 1)].kind == FrameKind::Check;
        return frame.step == 0 || checking;
    }
    return false;
}

bool fitsTarget(const GameState& state, Seat seat, CardRef card, const Moment& moment, CardRef target)
{
    const TargetSpec& spec = state.match->effect(cardIndex(state, card))->target;
    const CardFacts& facts = factsOf(state, target);
    if (target == card || (spec.theirs && target.owner() == seat) || (spec.mine && target.owner() != seat))
        return false;
    if (!spec.any.empty() && !facts.keywords.containsAny(spec.any))
        return false;
    if (!facts.keywords.containsAll(spec.all))
        return false;
    const CardFacts& own = factsOf(state, card);
    if (own.has(Keyword::Negate) && !facts.keywords.containsAll(keywordActivators(own)))
        return false;
    const Place place = placeOf(state, target);
    const bool waiting = isWaiting(state, target);
    const bool lies = place >= Place::Bureau && place <= Place::Table && place != Place::Waiting;
    const bool agent = facts.type == CardType::Agent && lies;
    const bool hurt = !spec.damaged || (agent && agentOf(state, target.owner(), facts.slot).damage > 0);
    switch (spec.kind) {
    case TargetKind::None:
        return false;
    case TargetKind::Waiting:
        return waiting;
    case TargetKind::InPlay:
        return lies && !isFaceDown(state, target) && negatable(state, target);
    case TargetKind::WaitingOrInPlay:
        return waiting || (lies && !isFaceDown(state, target) && negatable(state, target));
    case TargetKind::TeamAgent:
        return agent && hurt && moment.check && target.owner() == moment.check->seat &&
               agentOf(state, target.owner(), facts.slot).team == moment.check->team;
    case TargetKind::OwnAgent:
        return agent && hurt && (spec.theirs ? place != Place::Hospital : target.owner() == seat); // CHECK-17
    case TargetKind::CombatAgent:
        return agent && hurt && moment.combat && target.owner() == moment.combat->seat &&
               (state.combats[static_cast<std::size_t>(moment.combat->level)].fighting >> facts.slot & 1u) != 0;
    case TargetKind::CombatAdversary:
        break;
    }
    if (!moment.combat)
        return false;
    const auto& foes = state.combats[static_cast<std::size_t>(moment.combat->level)].foes;
    return std::any_of(foes.begin(), foes.end(),
                       [&](const CardFighter& foe) { return foe.card == target && foe.beaten == 0; });
}

std::optional<Reason> reasonAgainst(const GameState& state, Seat seat, CardRef card, const Moment& moment,
                                    bool faceDown)
{
    const CardFacts& facts = factsOf(state, card);
    const Effect* effect = state.match->effect(cardIndex(state, card));
    if (placeOf(state, card) != (faceDown ? Place::UnderSite : Place::Hand) || card.owner() != seat)
        return Reason{ReasonKind::NotInHand, "PLAY-36"};
    if (auto reason = againstGame(state, facts))
        return reason;
    if (auto reason = againstBasicLimit(state, seat))
        return reason;
    if (auto reason = againstRole(state, seat, facts, moment))
        return reason;
    if (!faceDown)
        if (auto reason = againstWindow(state, facts, effect, moment))
            return reason;
    if (const auto activator = unsatisfied(state, seat, card, moment))
        return Reason{ReasonKind::Activator, "PLAY-11", activator};
    if (auto reason = againstTarget(state, seat, card, effect, moment))
        return reason;
    if (auto reason = againstSecondCopy(state, seat, facts, moment))
        return reason;
    if (auto reason = againstCost(state, seat, card, faceDown))
        return reason;
    return roomLeft(state) ? std::nullopt : std::optional<Reason>({ReasonKind::NoRoom, "OQ-151"});
}

namespace {

// Sites, Equipment and Agents come to the table by the actions of their phases, not through the stack (PLAY-28).
std::optional<ActionKind> actionOf(CardType type)
{
    switch (type) {
    case CardType::Site:
        return ActionKind::PlaceSite;
    case CardType::Equipment:
        return ActionKind::Requisition;
    case CardType::Agent:
        return ActionKind::BuyAgent;
    default:
        return std::nullopt;
    }
}

bool isOffered(const GameState& state, CardRef card, ActionKind kind)
{
    ActionList actions;
    legalActions(state, actions);
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Action& action) { return action.kind == kind && action.card == card; });
}

std::optional<Reason> reasonAgainstPhaseAction(const GameState& state, Seat seat, CardRef card, ActionKind kind)
{
    if (isOffered(state, card, kind))
        return std::nullopt;
    const int have = points(state, seat);
    const int want = priceOf(state, card);
    const RuleNumber rule = ruleAgainst(state, {.kind = kind, .card = card});
    const bool inPhase = rule != RuleNumber("REQ-1") && rule != RuleNumber("CASE-1") && rule != RuleNumber("AGENT-2");
    if (!inPhase)
        return Reason{ReasonKind::WrongWindow, rule};
    if (have < want)
        return Reason{ReasonKind::TooDear, rule, {}, have, want};
    const bool copy = rule == RuleNumber("CASE-5") || rule == RuleNumber("AGENT-5");
    return Reason{copy ? ReasonKind::SecondCopy : ReasonKind::NoTarget, rule};
}

} // namespace

std::optional<Reason> whyNot(const GameState& state, Seat seat, CardRef card)
{
    if (state.over() || state.decider != seat)
        return Reason{ReasonKind::NotYourDecision, state.over() ? "WIN-7" : "OQ-24"};
    if (card.owner() == seat && placeOf(state, card) == Place::Hand)
        if (const auto kind = actionOf(factsOf(state, card).type))
            return reasonAgainstPhaseAction(state, seat, card, *kind);
    return reasonAgainst(state, seat, card, momentOf(state), false);
}

namespace {

void listSteps(const GameState& state, Seat seat, CardRef card, const Moment& moment, bool faceDown,
               ActionList& actions)
{
    const CardFacts& facts = factsOf(state, card);
    const Effect* effect = state.match->effect(cardIndex(state, card));
    const int have = paidWithRp(state, seat, facts) ? state.player(seat).rp : state.player(seat).cp;
    for (int step = 0; step < priceSteps(facts, isBasic(state)) && costOf(state, card, step, faceDown) <= have;
         ++step) {
        Action action{.kind = faceDown ? ActionKind::UseBluff : ActionKind::Play,
                      .number = static_cast<std::uint8_t>(step),
                      .card = card};
        if (!effect || effect->target.kind == TargetKind::None) {
            actions.add(action);
            continue;
        }
        forEachTarget(state, seat, card, moment, [&](CardRef target) {
            action.target = target;
            actions.add(action);
        });
    }
}

} // namespace

void listPlays(const GameState& state, Seat seat, CardRef card, const Moment& moment, ActionList& actions)
{
    if (!reasonAgainst(state, seat, card, moment, false))
        listSteps(state, seat, card, moment, false, actions);
}

void listUses(const GameState& state, CardRef bluff, ActionList& actions)
{
    const Moment moment = momentOf(state);
    if (!reasonAgainst(state, bluff.owner(), bluff, moment, true))
        listSteps(state, bluff.owner(), bluff, moment, true, actions);
}

void playCard(Play& play, Seat seat, const Action& action, bool faceDown)
{
    GameState& state = play.state;
    const CardFacts& facts = factsOf(state, action.card);
    const Moment moment = momentOf(state);
    payFrom(play, seat, paidWithRp(state, seat, facts), costOf(state, action.card, action.number, faceDown),
            cardIndex(state, action.card));
    put(play, action.card, Place::Waiting);
    if (moment.checkDepth > 0)
        state.used[state.usedCount++] = action.card;
    if (play.match().options().game == Game::Basic)
        state.player(seat).played = (state.player(seat).played + 1) & 3;
    play.tell({.kind = EventKind::Played,
               .seat = seat,
               .card = cardIndex(state, action.card),
               .other = action.target ? cardIndex(state, action.target) : kNoCardIndex,
               .number = faceDown});
    Frame& frame = push(play, FrameKind::Card);
    frame.seat = seat;
    frame.card = action.card;
    frame.target = action.target;
    frame.level = static_cast<std::int8_t>(action.number);
    frame.flags = faceDown ? kFaceDown : 0;
    frame.who = leftOf(state, seat);
}

} // namespace dossier
