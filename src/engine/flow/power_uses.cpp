// Telling a characteristic, and the powers that their player uses when he has the option (POWER-2 to POWER-7, OQ-46).
#include "engine/flow/power_uses.h"

#include "engine/changes/abduction_changes.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/played_by_power.h"
#include "engine/flow/text_frame_flow.h"
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/power_targets.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/state/named_word.h"

#include <algorithm>

namespace dossier {

namespace {

// What a Power frame is doing.
enum Stage : std::uint8_t {
    kWait = kWaitStep, // on the stack
    kNameOld,          // POWER-20: which Keyword goes
    kNameNew,          // ... and which comes
    kRun,
    kGiveUp, // POWER-16: the opponent discards a card
    kSuffer, // POWER-26: the player of a Witness names an Agent
    kOver
};

// Action::form of a UsePower that cancels the use of the player it is aimed at (POWER-7).
constexpr std::uint8_t kCancelForm = 1;

Power ownPower(const GameState& state, Seat seat, Characteristic characteristic)
{
    return static_cast<Power>(typeOf(state, seat, characteristic));
}

// Somebody has the option: in a window, or while something waits.
bool isPowerMoment(const GameState& state)
{
    const Frame& top = state.top();
    switch (top.kind) {
    case FrameKind::Window: // the others know no stack
        return top.as<WindowFrame>().window != static_cast<std::uint8_t>(WindowKind::Assign) &&
               top.as<WindowFrame>().window != static_cast<std::uint8_t>(WindowKind::Absorb);
    case FrameKind::Card:
    case FrameKind::Text:
        return top.step == kWaitStep && top.who == state.decider;
    case FrameKind::Power:
        return top.step == kWait;
    default:
        return false;
    }
}

void tellPower(const Play& play, Seat seat, Power power, Thing target)
{
    play.tell({.kind = EventKind::PowerUsed,
               .seat = seat,
               .who = target.kind() == Thing::Kind::Player ? target.seat() : kNoSeat,
               .card = heard(play, target.isCard() ? target.card() : CardRef()),
               .number = static_cast<std::int16_t>(power),
               .second = static_cast<std::int16_t>(target ? 0 : 1)});
}

void announce(Play& play, Seat seat, Characteristic characteristic)
{
    PlayerState& player = play.state.player(seat);
    const unsigned bit = 1u << static_cast<int>(characteristic);
    if ((player.announced & bit) != 0)
        return;
    player.announced = static_cast<std::uint8_t>(player.announced | bit) & 15;
    const int type = typeOf(play.state, seat, characteristic);
    play.tell({.kind = EventKind::Announced, .seat = seat, .number = static_cast<std::int16_t>(type)});
    for (Seat other = 0; other < play.match().seats(); ++other)
        if (other != seat)
            notebook(play.state, other, seat).yes |= TypeSet{1} << type;
}

void spend(GameState& state, Seat seat, Power power)
{
    PlayerState& player = state.player(seat);
    const auto more = [](int spent) { return static_cast<std::uint8_t>(spent + 1) & 3; };
    switch (static_cast<Characteristic>(static_cast<int>(power) / kTypesPerCharacteristic)) {
    case Characteristic::Method:
        player.methodSpent = more(player.methodSpent);
        return;
    case Characteristic::Motive:
        player.motiveSpent = more(player.motiveSpent);
        return;
    case Characteristic::Result:
        player.resultSpent = more(player.resultSpent);
        player.resultUsed = 1;
        return;
    case Characteristic::Affiliation:
        return;
    }
}

// --- Carrying it out ------------------------------------------------------------------------------------------------

void imbalance(Play& play, CardRef agent)
{
    constexpr std::int8_t kLess = -2;
    const int round = depthOf(play.state, FrameKind::Round);
    const int depth = std::max(round, depthOf(play.state, FrameKind::Check));
    if (depth == 0)
        return;
    Modifier modifier;
    modifier.kind = ModifierKind::Skill;
    modifier.until = depth == round ? Duration::Round : Duration::Check;
    modifier.depth = static_cast<std::uint8_t>(depth);
    const Frame& frame = play.state.frames[static_cast<std::size_t>(depth - 1)];
    modifier.what = depth == round ? frame.as<RoundFrame>().range : frame.as<CheckFrame>().ability;
    modifier.amount = kLess;
    modifier.subject = agent;
    addModifier(play, modifier);
}

void ideology(Play& play, const Frame& power)
{
    Modifier modifier;
    modifier.kind = ModifierKind::Keyword;
    modifier.until = Duration::Turn;
    modifier.what = power.as<PowerFrame>().newKeyword;
    modifier.extra = power.as<PowerFrame>().oldKeyword;
    modifier.subject = power.target;
    addModifier(play, modifier);
}

void survival(Play& play, CardRef agent)
{
    const Seat of = playerOf(play.state, agent);
    const int slot = factsOf(play.state, agent).slot;
    if (of == kNoSeat)
        return;
    // Hit in his own turn he is safe in the next, hit in another's the next is that turn.
    agentOf(play.state, of, slot).preyedOn = of == play.state.activeSeat() ? 2 : 1;
    wound(play, of, 1u << slot, 1);
}

void turnAgainstHisTeam(Play& play, Seat by, CardRef agent)
{
    const Seat of = playerOf(play.state, agent);
    const int slot = factsOf(play.state, agent).slot;
    if (of == kNoSeat)
        return;
    const AgentSet self = 1u << slot;
    if (const Frame* combat = combatBeingFought(play.state)) {
        CombatRecord& record = recordOf(play.state, *combat);
        if (combat->seat == of && (record.fighting & ~self) != 0 && (record.fighting & self) != 0) {
            record.fighting &= ~self;
            record.foeAgents |= self;
        }
        return;
    }
    turnAgainstTeam(play, of, slot, by);
}

// POWER-7: what waits below has no effect; a card that the power has played goes with it (PLAY-51).
void cancelBelow(Play& play)
{
    Frame& below = play.state.frames[play.state.depth - 2u];
    if (below.kind == FrameKind::Power)
        below.mark(CardFlag::Negated);
    else
        negate(play, play.state.top().seat, below.card);
}

// The frame is done unless the power asks for something.
void carryOut(Play& play)
{
    Frame& frame = play.state.top();
    const Frame power = frame;
    frame.step = kOver;
    if (!power.target) {
        cancelBelow(play);
        return;
    }
    const Seat of = power.target.seat();
    switch (static_cast<Power>(power.as<PowerFrame>().power)) {
    case Power::Subterfuge:
        frame.step = kGiveUp;
        return;
    case Power::Control:
        if (play.state.player(of).rp > 0)
            losePoints(play, of, true, 1);
        return;
    case Power::Threats:
        if (const CardRef witness = power.target.card(); placeOf(play.state, witness) != Place::Discard)
            negate(play, power.seat, witness);
        return;
    case Power::Ideology:
        ideology(play, power);
        return;
    case Power::Knowledge:
        lookAtHand(play, power.seat, of);
        return;
    case Power::Survival:
        survival(play, power.target);
        return;
    case Power::Abduction:
        if (const Seat player = playerOf(play.state, power.target); player != kNoSeat)
            abduct(play, player, 1u << factsOf(play.state, power.target).slot);
        return;
    case Power::PhysiologicalImbalance:
        imbalance(play, power.target);
        return;
    case Power::Possession:
        turnAgainstHisTeam(play, power.seat, power.target);
        return;
    default:
        return;
    }
}

// PLAY-60: a use breaks the row of passes, a power that works by itself does not.
Flow finish(Play& play)
{
    const bool used = play.state.top().as<PowerFrame>().power != static_cast<std::uint8_t>(Power::Insanity);
    pop(play);
    if (used)
        reopenBelow(play);
    return Flow::GoOn;
}

Flow advancePower(Play& play)
{
    Frame& power = play.state.top();
    switch (power.step) {
    case kNameOld:
    case kNameNew:
        return decide(play, power.seat);
    case kWait:
        if (power.has(CardFlag::Negated)) {
            power.step = kOver;
            return Flow::GoOn;
        }
        if (power.as<PowerFrame>().passes < play.match().seats())
            return decide(play, power.who);
        power.step = kRun;
        return Flow::GoOn;
    case kRun:
        carryOut(play);
        return Flow::GoOn;
    case kGiveUp:
        if (play.state.player(power.target.seat()).hand.empty())
            power.step = kOver;
        return power.step == kOver ? Flow::GoOn : decide(play, power.target.seat());
    case kSuffer:
        if (power.as<PowerFrame>().agents == 0)
            power.step = kOver;
        return power.step == kOver ? Flow::GoOn : decide(play, power.who);
    default:
        return finish(play);
    }
}

void offerWord(int keyword, ActionList& actions)
{
    actions.add({.kind = ActionKind::NameWord, .number = static_cast<std::uint8_t>(kFirstKeywordWord + keyword)});
}

void listPowerTargets(const GameState& state, ActionList& actions)
{
    const Frame& power = state.top();
    switch (power.step) {
    case kNameOld:
        for (int k = 0; k < kKeywords; ++k)
            if (bears(state, power.target, static_cast<Keyword>(k)))
                offerWord(k, actions);
        return;
    case kNameNew:
        for (int k = 0; k < kKeywords; ++k)
            if (!bears(state, power.target, static_cast<Keyword>(k)))
                offerWord(k, actions);
        return;
    case kGiveUp:
        state.player(power.target.seat()).hand.forEach([&](int index) {
            actions.add({.kind = ActionKind::Discard, .card = {power.target.seat(), index}});
        });
        return;
    case kSuffer:
        forEachAgent(power.as<PowerFrame>().agents, [&](int slot) {
            actions.add({.kind = ActionKind::PickAgent, .agent = static_cast<std::uint8_t>(slot)});
        });
        return;
    default:
        break;
    }
    listOptions(state, actions);
}

void takePowerTarget(Play& play, const Action& action)
{
    Frame& power = play.state.top();
    switch (action.kind) {
    case ActionKind::NameWord:
        (power.step == kNameOld ? power.as<PowerFrame>().oldKeyword : power.as<PowerFrame>().newKeyword) =
            static_cast<std::uint8_t>(action.number - kFirstKeywordWord);
        power.step = power.step == kNameOld ? kNameNew : kWait;
        play.tell({.kind = EventKind::Named,
                   .seat = power.seat,
                   .card = heard(play, power.target.card()),
                   .number = static_cast<std::int16_t>(NamedWord::Kind::Keyword),
                   .second = static_cast<std::int16_t>(action.number - kFirstKeywordWord)});
        return;
    case ActionKind::Discard:
        power.step = kOver;
        discard(play, action.card);
        return;
    case ActionKind::PickAgent: {
        const Seat of = power.who;
        power.step = kOver;
        wound(play, of, 1u << action.agent, 1);
        return;
    }
    default:
        takeOption(play, action);
    }
}

// The use of a power that waits on top of the stack, or the one that has played the card which waits there (POWER-18).
const Frame* useOnTop(const GameState& state)
{
    const Frame& top = state.top();
    const Frame& below = state.frames[static_cast<std::size_t>(std::max(state.depth - 2, 0))];
    const bool played = top.kind == FrameKind::Card && below.kind == FrameKind::Power && below.card == top.card;
    if (top.step != kWait || (top.kind != FrameKind::Power && !played))
        return nullptr;
    return played ? &below : &top;
}

// POWER-7: it is somebody else's and of the same power. To cancel it is a use of one's own (OQ-158).
bool mayCancel(const GameState& state, Seat seat, Power power)
{
    const Frame* use = useOnTop(state);
    return use && use->seat != seat && use->as<PowerFrame>().power == static_cast<int>(power) &&
           powerUsesLeft(state, seat, power) > 0;
}

void listUses(const GameState& state, Seat seat, Characteristic characteristic, ActionList& actions)
{
    const Power power = ownPower(state, seat, characteristic);
    const auto section = static_cast<std::uint8_t>(characteristic);
    if (mayCancel(state, seat, power))
        actions.add({.kind = ActionKind::UsePower,
                     .section = section,
                     .form = kCancelForm,
                     .target = Thing::player(useOnTop(state)->seat)});
    if (power == Power::Death || (power == Power::Violence && powerUsesLeft(state, seat, power) > 0))
        listPlayedByPower(state, seat, power, actions);
    else if (powerUsesLeft(state, seat, power) > 0)
        offerTargets(state, seat, power, actions);
}

Frame& pushUse(Play& play, Seat seat, Power power, Thing target)
{
    tellPower(play, seat, power, target);
    spend(play.state, seat, power);
    Frame& frame = push(play, FrameKind::Power);
    frame.seat = seat;
    frame.as<PowerFrame>().power = static_cast<std::uint8_t>(power);
    frame.target = target;
    frame.card = target.card();
    return frame;
}

// Aimed at nothing it cancels what waits below.
void use(Play& play, Seat seat, Power power, Thing target)
{
    Frame& frame = pushUse(play, seat, power, target);
    frame.step = power == Power::Ideology && target ? kNameOld : kWait;
    frame.who = leftOf(play.state, seat);
}

// POWER-18: at once; the use lies below the card until that is done, so that both can be cancelled together.
void playByViolence(Play& play, Seat seat, const Action& action)
{
    pushUse(play, seat, Power::Violence, action.card).step = kOver;
    playByPower(play, seat, Power::Violence, action);
}

void takeUse(Play& play, const Action& action)
{
    const Seat seat = play.state.decider;
    const auto characteristic = static_cast<Characteristic>(action.section);
    const Power power = ownPower(play.state, seat, characteristic);
    announce(play, seat, characteristic); // POWER-4
    if (power == Power::Violence && action.card) {
        playByViolence(play, seat, action);
    } else if (action.card) {
        tellPower(play, seat, power, action.card);
        playByPower(play, seat, power, action);
    } else {
        use(play, seat, power, action.form == kCancelForm ? Thing() : action.target);
    }
}

} // namespace

void listPowers(const GameState& state, ActionList& actions)
{
    if (!hasPowers(state) || !isPowerMoment(state) || !roomLeft(state))
        return;
    const Seat seat = state.decider;
    for (int i = 0; i < kCharacteristics; ++i) {
        const auto characteristic = static_cast<Characteristic>(i);
        if (mayAnnounce(state, seat, characteristic))
            actions.add({.kind = ActionKind::Announce, .number = static_cast<std::uint8_t>(i)});
        if (mayUsePower(state, seat, characteristic))
            listUses(state, seat, characteristic, actions);
    }
}

bool takePower(Play& play, const Action& action)
{
    if (action.kind == ActionKind::Announce) {
        announce(play, play.state.decider, static_cast<Characteristic>(action.number));
        play.state.top().as<WaitingFrame>().passes = 0; // OQ-159: everybody is asked once more, he himself first
        return true;
    }
    if (action.kind != ActionKind::UsePower)
        return false;
    takeUse(play, action);
    return true;
}

void witnessPlayed(Play& play, Seat seat, CardRef witness)
{
    if (!play.match().options().xFilePowers || factsOf(play.state, witness).type != CardType::Witness)
        return;
    for (Seat other = 0; other < play.match().seats(); ++other) {
        if (other == seat || !powerHolds(play.state, other, Power::Insanity) || play.state.depth == kMostFrames)
            continue;
        const Frame* check = nearest(play.state, FrameKind::Check);
        const bool own = check && check->seat == seat;
        const AgentSet agents = own ? teamMembers(play.state, seat, check->team)
                                    : play.state.player(seat).inPlay & ~agentsIn(play.state, seat, Section::Hospital);
        if (agents == 0)
            continue;
        tellPower(play, other, Power::Insanity, witness);
        Frame& frame = push(play, FrameKind::Power);
        frame.seat = other;
        frame.who = seat;
        frame.as<PowerFrame>().power = static_cast<std::uint8_t>(Power::Insanity);
        frame.as<PowerFrame>().agents = agents;
        frame.step = kSuffer;
    }
}

const PhaseHandler kPower{advancePower, listPowerTargets, takePowerTarget};

void forgetPowerUses(GameState& state, Seat seat)
{
    for (PlayerState& player : state.players)
        player.resultUsed = 0;
    for (Seat other = 0; other < state.match->seats() && state.match->options().xFilePowers; ++other) {
        PlayerState& player = state.player(other);
        const int method = typeOf(state, other, Characteristic::Method);
        const int motive = typeOf(state, other, Characteristic::Motive);
        if (method == static_cast<int>(Power::Subterfuge))
            player.methodSpent = 0;
        if (motive != static_cast<int>(Power::Knowledge))
            player.motiveSpent = 0;
    }
    for (AgentState& agent : state.player(seat).agents) // POWER-23
        agent.preyedOn = agent.preyedOn > 0 ? (agent.preyedOn - 1) & 3 : 0;
}

} // namespace dossier
