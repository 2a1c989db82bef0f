#include "engine/changes/abduction_changes.h"

#include "engine/changes/borrowing_changes.h"
#include "engine/changes/payment_changes.h"
#include "engine/changes/reactions.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/table/abduction.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

std::uint8_t& above(GameState& state, CardRef card)
{
    return state.player(card.owner()).host[static_cast<std::size_t>(card.index())];
}

void discardEquipment(Play& play, CardRef agent)
{
    forEachAttached(play.state, agent, [&](CardRef card) {
        if (factsOf(play.state, card).type == CardType::Equipment)
            discard(play, card);
    });
}

// ZONE-14: without damage; what kept him in the Hospital before no longer counts.
void comeBack(Play& play, Seat seat, int slot)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    const CardRef card = agentCard(play.state, seat, slot);
    agent.section = static_cast<std::uint8_t>(Section::Hospital);
    agent.damage = 0;
    play.state.player(seat).inPlay |= 1u << slot;
    play.tell({.kind = EventKind::CameBack, .seat = seat, .card = heard(play, card)});
    settle(play, seat, slot, Section::Hospital, kNoTeam);
    if (seat == play.state.activeSeat() && play.state.phase() == Phase::Briefing)
        replacePurse(play, seat, slot); // OQ-156
}

void rise(Play& play, Seat seat, AgentSet uncovered)
{
    forEachAgent(uncovered, [&](int slot) { comeBack(play, seat, slot); });
}

void sink(Play& play, Seat seat, int slot)
{
    const CardRef card = agentCard(play.state, seat, slot);
    AgentState& agent = agentOf(play.state, seat, slot);
    const AgentState before = agent;
    agent = {};
    agent.card = before.card;
    agent.healthLost = before.healthLost; // for good (OQ-77, OQ-55)
    agent.costLost = before.costLost;
    agent.bought = before.bought;
    const int depth = std::min<int>(kAbductionDepth, play.state.player(seat).deckCount);
    put(play, card, Place::Abducted, static_cast<std::uint8_t>(depth));
    play.tell({.kind = EventKind::Abducted,
               .seat = seat,
               .card = heard(play, card),
               .number = static_cast<std::int16_t>(depth)});
}

} // namespace

void abduct(Play& play, Seat seat, AgentSet agents)
{
    std::array<AgentSet, kMostSeats> taken{};
    forEachAgent(agents & play.state.player(seat).inPlay, [&](int slot) {
        const Seat owner = agentCard(play.state, seat, slot).owner();
        leaveSection(play, seat, slot);
        if (owner != seat)
            bringHome(play, seat, slot);
        taken[owner] |= 1u << slot;
    });
    for (Seat owner = 0; owner < play.match().seats(); ++owner) {
        if (taken[owner] == 0)
            continue;
        if (play.state.player(owner).deckCount < kAbductionDepth)
            layDiscardsUnder(play, owner);
        forEachAgent(taken[owner], [&](int slot) { sink(play, owner, slot); });
        forEachAgent(taken[owner], [&](int slot) { discardEquipment(play, agentCard(play.state, owner, slot)); });
        if (play.state.player(owner).deckCount == 0)
            rise(play, owner, taken[owner]);
        forEachAgent(taken[owner], [&](int slot) {
            happened(play, MomentKind::AgentAbducted, agentCard(play.state, owner, slot), {});
        });
    }
}

void leftDeck(Play& play, Seat seat, int position)
{
    AgentSet uncovered = 0;
    forEachAgent(abductedOf(play.state, seat), [&](int slot) {
        std::uint8_t& covers = above(play.state, agentCard(play.state, seat, slot));
        if (position < covers && --covers == 0)
            uncovered |= 1u << slot;
    });
    rise(play, seat, uncovered);
}

void cameIntoDeck(Play& play, Seat seat, int position)
{
    forEachAgent(abductedOf(play.state, seat), [&](int slot) {
        std::uint8_t& covers = above(play.state, agentCard(play.state, seat, slot));
        if (position < covers)
            ++covers;
    });
}

AbductedDepths::AbductedDepths(const GameState& state, Seat seat)
    : m_agents(abductedOf(state, seat))
{
    forEachAgent(m_agents, [&](int slot) {
        m_above[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(cardsAbove(state, seat, slot));
    });
}

void AbductedDepths::restore(Play& play, Seat seat) const
{
    const int deck = play.state.player(seat).deckCount;
    forEachAgent(m_agents & abductedOf(play.state, seat), [&](int slot) {
        const int covers = std::min<int>(m_above[static_cast<std::size_t>(slot)], deck);
        above(play.state, agentCard(play.state, seat, slot)) = static_cast<std::uint8_t>(covers);
        if (covers == 0)
            comeBack(play, seat, slot);
    });
}

// --- Training -------------------------------------------------------------------------------------------------------

void sendAway(Play& play, Seat seat, int slot, int turns)
{
    const CardRef card = agentCard(play.state, seat, slot);
    leaveSection(play, seat, slot);
    agentOf(play.state, seat, slot).away = static_cast<std::uint8_t>(turns) & 3;
    put(play, card, Place::Away);
    play.tell({.kind = EventKind::WentAway,
               .seat = seat,
               .card = heard(play, card),
               .number = static_cast<std::int16_t>(turns)});
}

namespace {

void comeBackToBureau(Play& play, Seat seat, int slot)
{
    agentOf(play.state, seat, slot).section = static_cast<std::uint8_t>(Section::Bureau);
    const std::uint8_t team = freeTeam(play.state, seat);
    play.state.player(seat).inPlay |= 1u << slot;
    play.tell({.kind = EventKind::CameBack, .seat = seat, .card = heard(play, agentCard(play.state, seat, slot))});
    settle(play, seat, slot, Section::Bureau, team);
}

// A card that lies with him keeps him out of play.
bool isKeptAway(const GameState& state, CardRef agent)
{
    bool kept = false;
    forEachAttached(state, agent, [&](CardRef card) {
        const Effect* effect = state.match->effect(cardIndex(state, card));
        kept = kept ||
               (effect && findStep<AbsentStep>(effect->program, [](const AbsentStep& step) { return !step.turns; }));
    });
    return kept;
}

} // namespace

void returnFromTraining(Play& play, Seat seat)
{
    forEachAgent(awayOf(play.state, seat), [&](int slot) {
        AgentState& agent = agentOf(play.state, seat, slot);
        if (isKeptAway(play.state, agentCard(play.state, seat, slot)))
            return;
        if (agent.away > 0) {
            agent.away = (agent.away - 1) & 3;
            return;
        }
        comeBackToBureau(play, seat, slot);
    });
}

void returnFromAway(Play& play, CardRef card)
{
    for (Seat seat = 0; seat < play.match().seats(); ++seat)
        forEachAgent(awayOf(play.state, seat), [&](int slot) {
            if (agentCard(play.state, seat, slot) == card && !isKeptAway(play.state, card))
                comeBackToBureau(play, seat, slot);
        });
}

} // namespace dossier
