#include "engine/api/describe.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/hand_limit.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/naming.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <bit>

namespace dossier {

namespace {

class Describer
{
public:
    Describer(const GameState& state, Seat reader)
        : m_state(state)
        , m_top(state.top())
        , m_reader(reader)
    {}

    // The question to which something other than a Pass is the answer.
    Decision decision(const ActionList& actions) const
    {
        Decision asked;
        asked.seat = m_state.decider;
        asked.asks = Asks::GoOn;
        for (const Action& action : actions)
            if (action.kind != ActionKind::Pass) {
                ask(action, asked);
                break;
            }
        count(asked);
        asked.source = source(actions);
        return asked;
    }

    Occasion occasion() const
    {
        Occasion occasion;
        if (m_top.kind == FrameKind::Window)
            occasion.window = static_cast<WindowKind>(m_top.as<WindowFrame>().window);
        if (waits(m_top))
            occasion.waiting = waiting(m_top);
        occasion.check = checkUnderWay(m_state);
        if (m_top.kind == FrameKind::Round)
            occasion.round = m_top.as<RoundFrame>().range;
        return occasion;
    }

    // Everything that waits and may have an effect yet (WIT-12), last played first.
    std::vector<Waiting> stack() const
    {
        std::vector<Waiting> stack;
        for (int i = m_state.depth; i-- > 0;)
            if (const Frame& frame = m_state.frames[static_cast<std::size_t>(i)];
                waits(frame) && !frame.has(CardFlag::Negated))
                stack.push_back(waiting(frame));
        return stack;
    }

private:
    CardName name(CardRef card) const { return nameFor(m_state, card, m_reader); }

    static bool waits(const Frame& frame)
    {
        return (frame.kind == FrameKind::Card || frame.kind == FrameKind::Text || frame.kind == FrameKind::Power) &&
               frame.step == kWaitStep;
    }
    bool somethingWaits() const { return waits(m_top); }

    Waiting waiting(const Frame& frame) const
    {
        Waiting waits;
        waits.seat = frame.seat;
        waits.aim = namedThing(m_state, frame.target, m_reader);
        waits.aimAt = aimAt(frame.target);
        if (frame.kind == FrameKind::Power) {
            waits.kind = Waiting::Kind::Power;
            waits.type = frame.as<PowerFrame>().power;
            return waits;
        }
        waits.kind = frame.kind == FrameKind::Card ? Waiting::Kind::Card : Waiting::Kind::Use;
        waits.card = name(frame.card);
        if (waits.card.isKnown())
            waits.ref = frame.card;
        return waits;
    }

    CardRef aimAt(Thing target) const
    {
        const CardRef card = target.card();
        if (!card || nameFor(m_state, card, m_reader).isKnown())
            return card;
        const CardRef over = hostOf(m_state, card);
        return over && nameFor(m_state, over, m_reader).isKnown() ? over : CardRef();
    }

    CardName source(const ActionList& actions) const
    {
        if (m_top.kind == FrameKind::Power)
            return {};
        if (somethingWaits())
            return name(m_top.card);
        for (const ActionKind kind : {ActionKind::Choose, ActionKind::NameWord, ActionKind::PickAgent})
            if (actions.find(kind))
                return name(asking());
        return {};
    }

    // The card whose text asks lies below the choice; one that is bundled asks by itself.
    CardRef asking() const
    {
        return m_top.kind == FrameKind::Choice && m_state.depth > 1 ? m_state.frames[m_state.depth - 2u].card
                                                                    : m_top.card;
    }

    // The Investigating Player pays with RP, the others with CP (PLAY-1, BRIEF-22).
    void count(Decision& asked) const
    {
        if (isBasic(m_state) || asked.seat == kNoSeat)
            return;
        const bool rp = asked.seat == m_state.activeSeat();
        const PlayerState& player = m_state.player(asked.seat);
        asked.pool = Points{rp ? player.rp : player.cp, rp};
        if (asked.asks == Asks::BuyCards && rp)
            asked.bound = std::max<int>(0, m_top.as<TurnFrame>().forCards);
        if (asked.asks == Asks::Discard)
            asked.over = std::max(0, player.hand.size() - handLimit(m_state, asked.seat));
    }

    void ask(const Action& action, Decision& asked) const
    {
        asked.asks = asks(action);
        switch (asked.asks) {
        case Asks::Payment:
            asked.about = name(m_top.card);
            asked.left = asked.about.isKnown() ? m_top.as<PaymentFrame>().left : 0;
            break;
        case Asks::Skill:
        case Asks::Bluffs:
        case Asks::Characteristic:
        case Asks::Opponent:
        case Asks::WhichCheck:
        case Asks::Word:
        case Asks::NewKeyword:
        case Asks::PowerKeyword:
        case Asks::PowerNewKeyword:
            asked.about = name(m_top.card);
            break;
        case Asks::Keyword:
            asked.about = name(m_top.card);
            asked.thing = namedThing(m_state, m_top.target, m_reader);
            break;
        case Asks::XFile:
        case Asks::Guess:
            asked.who = m_top.who;
            break;
        case Asks::PowerCost:
        case Asks::AgentForPower:
            asked.type = m_top.as<PowerFrame>().power;
            break;
        case Asks::Share: { // the first of the Turn's set
            const int slot = std::countr_zero(m_top.as<TurnFrame>().producing);
            asked.about = name(agentCard(m_state, m_top.seat, slot));
            asked.left = resOf(m_state, m_top.seat, slot);
            break;
        }
        case Asks::Choose: {
            asked.about = name(asking());
            const ChosenFor chosen = asked.about.isKnown() ? chosenFor(m_state) : ChosenFor();
            asked.fate = chosen.fate;
            asked.left = chosen.left;
            break;
        }
        case Asks::Agent:
            asked.about = name(asking());
            break;
        case Asks::Weapon:
        case Asks::Target:
        case Asks::SecondTarget:
        case Asks::Reached:
        case Asks::Source:
            asked.about = name(roundQuestion(m_state).about.card());
            break;
        default:
            break;
        }
    }

    Asks asks(const Action& action) const
    {
        const bool power = m_top.kind == FrameKind::Power;
        switch (action.kind) {
        case ActionKind::FreeDraw:
            return Asks::FreeDraw;
        case ActionKind::BuyCards:
            return Asks::BuyCards;
        case ActionKind::Sell:
            return Asks::Sell;
        case ActionKind::Requisition:
        case ActionKind::HandOver:
            return Asks::Equip;
        case ActionKind::Deploy:
        case ActionKind::BuyAgent:
            return Asks::Deploy;
        case ActionKind::PlaceSite:
            return Asks::PlaceSites;
        case ActionKind::PutUnder:
            return Asks::PutUnder;
        case ActionKind::Regroup:
        case ActionKind::AssignTeam:
            return Asks::AssignTeams;
        case ActionKind::Investigate:
            return Asks::Investigate;
        case ActionKind::AnnounceSkill:
            return Asks::Skill;
        case ActionKind::Ask:
            return Asks::XFile;
        case ActionKind::Guess:
            return m_top.has(QuestionFlag::Exchange) ? Asks::NewXFile : Asks::Guess;
        case ActionKind::Discard:
            return power ? Asks::PowerCost : Asks::Discard;
        case ActionKind::Play:
        case ActionKind::UseText:
        case ActionKind::UsePower:
        case ActionKind::Announce:
            return somethingWaits() ? Asks::Answer : Asks::Play;
        case ActionKind::UseBluff:
            return Asks::Bluffs;
        case ActionKind::PayWith:
            return Asks::Payment;
        case ActionKind::Produce:
            return Asks::Share;
        case ActionKind::FollowTeam:
            return Asks::FollowTeam;
        case ActionKind::NameWord:
            return power ? powerKeyword(action) : naming();
        case ActionKind::Choose:
            return m_top.kind == FrameKind::Round ? inRound() : Asks::Choose;
        case ActionKind::Allot:
            return inRound();
        case ActionKind::PickAgent:
            return power ? Asks::AgentForPower : Asks::Agent;
        case ActionKind::Pass:
        case ActionKind::Concede:
            break;
        }
        return Asks::GoOn;
    }

    // POWER-20
    Asks powerKeyword(const Action& action) const
    {
        const auto keyword = static_cast<Keyword>(action.number - kFirstKeywordWord);
        return bears(m_state, m_top.card, keyword) ? Asks::PowerKeyword : Asks::PowerNewKeyword;
    }

    // What the card on top asks its player to name while it is being played.
    Asks naming() const
    {
        if (m_top.kind != FrameKind::Card)
            return Asks::Word;
        const auto forms = formsOf(m_state, m_top.card);
        const auto next = static_cast<std::size_t>(m_top.as<NamingFrame>().named);
        if (m_top.form >= forms.size() || next >= forms[m_top.form].names.size())
            return Asks::Word;
        switch (forms[m_top.form].names[next].kind) {
        case NameKind::Characteristic:
            return Asks::Characteristic;
        case NameKind::Opponent:
            return Asks::Opponent;
        case NameKind::Check:
            return Asks::WhichCheck;
        case NameKind::KeywordOfTarget:
        case NameKind::KeywordFound:
            return Asks::Keyword;
        case NameKind::AnyKeyword:
            return Asks::NewKeyword;
        case NameKind::OneOf:
        case NameKind::None:
            break;
        }
        return Asks::Word;
    }

    Asks inRound() const
    {
        const RoundQuestion question = roundQuestion(m_state);
        switch (question.kind) {
        case RoundQuestion::Kind::Weapon:
            return Asks::Weapon;
        case RoundQuestion::Kind::Target:
            return question.about.isSecond() ? Asks::SecondTarget : Asks::Target;
        case RoundQuestion::Kind::Reached:
            return Asks::Reached;
        case RoundQuestion::Kind::Source:
            break;
        }
        return Asks::Source;
    }

    const GameState& m_state;
    const Frame& m_top;
    Seat m_reader;
};

} // namespace

NamedThing namedThing(const GameState& state, Thing thing, Seat reader)
{
    NamedThing named;
    named.kind = thing.kind();
    named.seat = thing.seat();
    switch (named.kind) {
    case Thing::Kind::Card:
    case Thing::Kind::Second:
        named.card = nameFor(state, thing.card(), reader);
        break;
    case Thing::Kind::Team:
        named.number = thing.number();
        forEachAgent(teamMembers(state, named.seat, named.number), [&](int slot) {
            named.members.push_back(nameFor(state, agentCard(state, named.seat, slot), reader));
        });
        break;
    case Thing::Kind::Section:
        named.number = thing.number();
        break;
    case Thing::Kind::Player:
    case Thing::Kind::Hands:
    case Thing::Kind::None:
        break;
    }
    return named;
}

Decision decisionOf(const GameState& state, const ActionList& actions, Seat reader)
{
    return state.over() ? Decision() : Describer(state, reader).decision(actions);
}

Occasion occasionOf(const GameState& state, Seat reader)
{
    return state.over() ? Occasion() : Describer(state, reader).occasion();
}

std::vector<Waiting> stackOf(const GameState& state, Seat reader)
{
    return state.over() ? std::vector<Waiting>() : Describer(state, reader).stack();
}

} // namespace dossier
