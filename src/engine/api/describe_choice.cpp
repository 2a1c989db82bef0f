#include "engine/api/describe.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/briefing.h"
#include "engine/queries/table/naming.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

class Chosen
{
public:
    Chosen(const GameState& state, const Action& action, const Decision& asked, Seat reader)
        : m_state(state)
        , m_action(action)
        , m_reader(reader)
    {
        m_choice.action = action;
        m_choice.asks = asked.asks;
        m_choice.card = name(action.card);
        m_choice.target = thing(action.target);
        m_choice.other = thing(action.other);
        m_choice.subjects = subjects();
        if (hasAgent())
            m_choice.agent = name(agent(action.agent));
        describe();
    }

    const Choice& choice() const { return m_choice; }

private:
    CardName name(CardRef card) const { return nameFor(m_state, card, m_reader); }
    // What is offered out of one's own Bureau Deck is being looked through.
    NamedThing thing(Thing thing) const
    {
        NamedThing named = namedThing(m_state, thing, m_reader);
        if (named.kind == Thing::Kind::Card && named.card.owner == m_reader && named.card.place == Place::Deck)
            named.card.card = cardIndex(m_state, thing.card());
        return named;
    }

    // Whose Agents the action speaks of: one's own (POWER-26), but those of a Team that somebody may pick from
    // (BASIC-33).
    Seat seatOfAgents() const
    {
        const bool departs = m_action.kind == ActionKind::PickAgent && m_state.top().kind == FrameKind::Departure;
        return departs ? m_state.top().seat : m_state.decider;
    }
    CardRef agent(int slot) const { return agentCard(m_state, seatOfAgents(), slot); }
    bool hasAgent() const
    {
        return m_action.agent < kMostAgentTitles && !isFetched() &&
               m_state.player(seatOfAgents()).agents[m_action.agent].inPlay();
    }
    // OQ-31: a card from outside the game, by the two bytes of its index.
    bool isFetched() const { return m_action.kind == ActionKind::Choose && !m_action.target; }

    std::vector<CardRef> subjects() const
    {
        std::vector<CardRef> cards;
        if (m_action.card)
            cards.push_back(m_action.card);
        if (m_action.target)
            cards.push_back(m_action.target);
        const auto add = [&](int slot) { cards.push_back(agent(slot)); };
        if (hasAgent())
            add(m_action.agent);
        if (m_action.kind == ActionKind::AssignTeam)
            forEachAgent(teamMembers(m_state, m_state.decider, m_action.team), add);
        if (m_action.kind == ActionKind::Allot)
            cards.push_back(combatantCard(m_state, m_state.top(), m_action.number));
        return cards;
    }

    void describe()
    {
        switch (m_action.kind) {
        case ActionKind::Pass:
            passOn();
            break;
        case ActionKind::Sell: // BRIEF-13
            m_choice.yield = Points{yieldOf(factsOf(m_state, m_action.card)), false};
            break;
        case ActionKind::PayWith: { // OQ-75: a token pays all that it relieves of
            const auto& payment = m_state.top().as<PaymentFrame>();
            m_choice.price =
                Points{m_action.number == kToken ? std::min<int>(payment.left, payment.relief) : 1, payment.rp != 0};
            break;
        }
        case ActionKind::Requisition:
            m_choice.price = cost();
            break;
        case ActionKind::Deploy:
            if (!isBasic(m_state))
                goToTeam();
            break;
        case ActionKind::BuyAgent:
            m_choice.price = cost();
            goToTeam();
            break;
        case ActionKind::Regroup:
        case ActionKind::AssignTeam:
        case ActionKind::FollowTeam:
            goToTeam();
            break;
        case ActionKind::PlaceSite:
            m_choice.price = cost();
            if (m_state.match->seats() > 2)
                m_choice.seat = m_action.seat;
            break;
        case ActionKind::Ask:
            m_choice.type = m_action.number;
            break;
        case ActionKind::Guess:
            m_choice.title = m_state.match->xFileCard(m_action.number);
            break;
        case ActionKind::Announce:
            m_choice.type = typeOf(m_state, m_state.decider, static_cast<Characteristic>(m_action.number));
            break;
        case ActionKind::UsePower:
            m_choice.type = typeOf(m_state, m_state.decider, static_cast<Characteristic>(m_action.section));
            if (m_action.seat < kMostSeats)
                m_choice.seat = m_action.seat;
            break;
        case ActionKind::Play:
        case ActionKind::UseBluff:
            play();
            break;
        case ActionKind::UseText:
            m_choice.way = Way{m_action.form, 0};
            break;
        case ActionKind::NameWord:
            m_choice.word = word();
            break;
        case ActionKind::Choose:
            choose();
            break;
        case ActionKind::Allot:
            m_choice.target = thing(combatantThing(m_state, m_state.top(), m_action.number));
            break;
        default:
            break;
        }
    }

    void passOn()
    {
        if (m_state.top().kind == FrameKind::Reveal)
            m_choice.asks = Asks::Bluffs;
        else if (m_state.top().kind == FrameKind::Round)
            m_choice.asks = Asks::Weapon;
        const Frame& top = m_state.top();
        m_choice.again = m_choice.asks == Asks::Investigate   ? top.as<TurnFrame>().cards > 0 // Sites begun
                         : m_choice.asks == Asks::AssignTeams ? anyAssigned() // forming Teams anew assigns none
                                                              : top.has(AgainFlag::Begun);
    }

    bool anyAssigned() const
    {
        bool any = false;
        forEachSite(m_state, m_state.decider, [&](CardRef site) { any = any || teamAt(m_state, site) != kNoTeam; });
        return any;
    }

    void goToTeam()
    {
        m_choice.team = thing(Thing::team(m_state.decider, m_action.team));
        AgentSet members = teamMembers(m_state, m_state.decider, m_action.team);
        if (m_action.agent < kMostAgentTitles && m_action.kind != ActionKind::BuyAgent)
            members &= ~(1u << m_action.agent);
        m_choice.joins = members != 0;
    }

    // What a Site, an Equipment or an Agent costs (BASIC-12).
    std::optional<Points> cost() const
    {
        return isBasic(m_state) ? std::nullopt : std::optional(Points{priceOf(m_state, m_action.card), true});
    }

    void play()
    {
        if (m_action.seat < kMostSeats) // whom a Non-Active Player helps
            m_choice.seat = m_action.seat;
        const bool bluff = m_action.kind == ActionKind::UseBluff;
        if (!isBasic(m_state)) {
            const Price price = priceOfPlay(m_state, m_state.decider, m_action, bluff);
            m_choice.price = Points{price.cost, price.rp};
        }
        const bool steps = priceSteps(factsOf(m_state, m_action.card), false) > 1;
        if (steps || formsOf(m_state, m_action.card).size() > 1)
            m_choice.way = Way{m_action.form, steps ? m_action.number + 1 : 0};
    }

    // What the number means the question says.
    NamedWord word() const
    {
        const std::uint8_t number = m_action.number;
        switch (m_choice.asks) {
        case Asks::Characteristic:
            return {NamedWord::Kind::Characteristic, number};
        case Asks::Opponent:
            return {NamedWord::Kind::Player, number};
        case Asks::WhichCheck:
            return {number == 0 ? NamedWord::Kind::ThisCheck : NamedWord::Kind::LaterCheck, 0};
        default:
            break;
        }
        return number < kFirstKeywordWord
                   ? NamedWord{NamedWord::Kind::Skill, number}
                   : NamedWord{NamedWord::Kind::Keyword, static_cast<std::uint8_t>(number - kFirstKeywordWord)};
    }

    // EQUIP-3: what is offered besides the weapon in use; the Agent himself stands for none.
    void choose()
    {
        if (isFetched())
            m_choice.title = static_cast<CardIndex>(m_action.number << 8 | m_action.agent);
        else if (m_choice.asks == Asks::Weapon && m_action.target == roundQuestion(m_state).about)
            m_choice.target = {};
    }

    const GameState& m_state;
    const Action& m_action;
    Seat m_reader;
    Choice m_choice;
};

} // namespace

Choice choiceOf(const GameState& state, const Action& action, const Decision& asked, Seat reader)
{
    return Chosen(state, action, asked, reader).choice();
}

std::vector<Choice> choicesOf(const GameState& state, const ActionList& actions, Seat reader)
{
    const Decision asked = decisionOf(state, actions, reader);
    std::vector<Choice> choices;
    choices.reserve(static_cast<std::size_t>(actions.size()));
    for (const Action& action : actions)
        choices.push_back(choiceOf(state, action, asked, reader));
    return choices;
}

} // namespace dossier
