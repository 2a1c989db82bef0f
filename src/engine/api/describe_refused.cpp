#include "engine/api/describe.h"
#include "engine/flow/refusal.h"
#include "engine/queries/table/naming.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

class Judge
{
public:
    Judge(const GameState& state, Seat seat)
        : m_state(state)
        , m_seat(seat)
    {
        if (state.decider == seat)
            legalActions(state, m_legal);
    }

    std::vector<Refused> refused() && { return std::move(m_refused); }

    void ofCard(CardRef card)
    {
        const Place place = placeOf(m_state, card);
        const CardType type = factsOf(m_state, card).type;
        if (place == Place::Hand && card.owner() == m_seat) {
            ofHand(card, type);
            return;
        }
        if (controllerOf(m_state, card) != m_seat || !m_state.player(card.owner()).table.contains(card.index()))
            return;
        if (place == Place::UnderSite)
            attempt(ActionKind::UseBluff, card);
        else
            ofTable(card, type);
    }

    void ofAgents()
    {
        forEachAgent(m_state.player(m_seat).inPlay, [&](int slot) { ofCard(agentCard(m_state, m_seat, slot)); });
    }

    void ofNoCard()
    {
        for (const ActionKind kind : {ActionKind::FreeDraw, ActionKind::BuyCards, ActionKind::Ask, ActionKind::Guess,
                                      ActionKind::Announce, ActionKind::UsePower})
            attempt({.action = {.kind = kind}, .by = m_seat, .said = 0}, {});
    }

private:
    void ofHand(CardRef card, CardType type)
    {
        attempt(wayToTheTable(type), card);
        attempt(ActionKind::PutUnder, card);
        attempt(ActionKind::Sell, card);
    }

    void ofTable(CardRef card, CardType type)
    {
        if (type == CardType::Agent) {
            const auto slot = static_cast<std::uint8_t>(factsOf(m_state, card).slot);
            attempt({.action = {.kind = ActionKind::Deploy, .agent = slot}, .by = m_seat, .said = Attempt::kAgent},
                    card);
        }
        if (type == CardType::Equipment)
            attempt(ActionKind::HandOver, card);
        if (type == CardType::Site)
            for (const ActionKind kind : {ActionKind::AssignTeam, ActionKind::Investigate})
                attempt({.action = {.kind = kind, .target = card}, .by = m_seat, .said = Attempt::kTarget}, card);
        if (const Effect* effect = m_state.match->effect(cardIndex(m_state, card)); effect && !effect->uses.empty())
            attempt(ActionKind::UseText, card);
    }

    void attempt(ActionKind kind, CardRef card)
    {
        attempt({.action = {.kind = kind, .card = card}, .by = m_seat, .said = Attempt::kCard}, card);
    }

    void attempt(const Attempt& tried, CardRef subject)
    {
        if (std::any_of(m_legal.begin(), m_legal.end(), [&](const Action& action) { return tried.means(action); }))
            return;
        m_refused.push_back({.kind = tried.action.kind,
                             .subject = subject,
                             .card = nameFor(m_state, subject, m_seat),
                             .reasons = reasonsAgainst(m_state, tried)});
    }

    const GameState& m_state;
    Seat m_seat;
    ActionList m_legal;
    std::vector<Refused> m_refused;
};

} // namespace

std::vector<Refused> refusedOf(const GameState& state, Seat seat, CardRef about)
{
    if (state.over())
        return {};
    Judge judge(state, seat);
    if (about) {
        judge.ofCard(about);
        return std::move(judge).refused();
    }
    judge.ofNoCard();
    const PlayerState& player = state.player(seat);
    player.hand.forEach([&](int index) { judge.ofCard({seat, index}); });
    judge.ofAgents();
    for (Seat owner = 0; owner < state.match->seats(); ++owner)
        state.player(owner).table.forEach([&](int index) {
            const CardRef card(owner, index);
            if (factsOf(state, card).type != CardType::Agent)
                judge.ofCard(card);
        });
    return std::move(judge).refused();
}

} // namespace dossier
