#include "engine/changes/borrowing_changes.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/table/borrowing.h"

namespace dossier {

namespace {

constexpr int kTeamBits = 5;

std::uint8_t both(Seat by, CardRef card)
{
    return static_cast<std::uint8_t>(1u << by | 1u << card.owner());
}

// That a card changes hands everybody sees; which it is, those who know it: with two at the table often both.
void tellPassing(const Play& play, EventKind kind, Seat by, CardRef card, std::uint8_t knownBy)
{
    VisibleCard told = openly(play, card);
    if (knownBy != (1u << play.match().seats()) - 1)
        told.knownBy = knownBy;
    play.tell({.kind = kind, .seat = by, .who = card.owner(), .card = told});
}

// The Team he came from, or a new one where nobody of it is left.
std::uint8_t formerTeam(const GameState& state, Seat owner, const AgentState& agent, Section section)
{
    const auto team = static_cast<std::uint8_t>(agent.home & kNoTeam);
    const AgentSet mates = teamMembers(state, owner, team);
    const bool there = mates != 0 && agentOf(state, owner, std::countr_zero(mates)).where() == section;
    return there ? team : freeTeam(state, owner);
}

} // namespace

void borrowCard(Play& play, Seat by, CardRef card, bool lasting)
{
    // ZONE-24: what is kept of a deck its owner does not know; what is taken from his hand he does.
    const std::uint8_t seenBy =
        placeOf(play.state, card) == Place::Deck ? static_cast<std::uint8_t>(1u << by) : both(by, card);
    put(play, card, lasting ? Place::Bureau : Place::Table);
    setController(play.state, card, by);
    showTo(play.state, card, seenBy);
    tellPassing(play, EventKind::Borrowed, by, card, seenBy);
}

void openHeld(Play& play, CardRef card)
{
    if (!isHeld(play.state, card))
        return;
    turnFaceUp(play.state, card);
    forEachAttached(play.state, card, [&](CardRef attached) { discard(play, attached); });
}

void borrowAgent(Play& play, Seat by, Seat from, int slot, Section section, std::uint8_t team)
{
    GameState& state = play.state;
    const CardRef card = agentCard(state, from, slot);
    AgentState lent = agentOf(state, from, slot);
    agentOf(state, from, slot) = {};
    state.player(from).inPlay &= ~(1u << slot);
    lent.borrowed = 1;
    lent.home = static_cast<std::uint8_t>(card.owner() << kTeamBits | lent.team) & 0x7f;
    lent.homeSection = lent.section & 3;
    lent.section = static_cast<std::uint8_t>(section);
    lent.moved = 0;
    agentOf(state, by, slot) = lent;
    state.player(by).inPlay |= 1u << slot;
    setController(state, card, by);
    turnFaceUp(state, card);
    tellPassing(play, EventKind::Borrowed, by, card, kEverybody);
    settle(play, by, slot, section, team);
    joinInvestigation(play, by, slot);
}

void bringHome(Play& play, Seat by, int slot)
{
    GameState& state = play.state;
    const Seat owner = agentCard(state, by, slot).owner();
    AgentState back = agentOf(state, by, slot);
    state.player(by).inPlay &= ~(1u << slot);
    agentOf(state, by, slot) = {};
    back.borrowed = 0;
    agentOf(state, owner, slot) = back;
    setController(state, agentCard(state, owner, slot), owner);
}

void giveBack(Play& play, Seat by, int slot)
{
    GameState& state = play.state;
    const CardRef card = agentCard(state, by, slot);
    const Seat owner = card.owner();
    bringHome(play, by, slot);
    AgentState& agent = agentOf(state, owner, slot);
    const bool hospital = agent.where() == Section::Hospital;
    const Section section = hospital ? Section::Hospital : static_cast<Section>(agent.homeSection);
    const std::uint8_t team = section == Section::Hospital ? kNoTeam : formerTeam(state, owner, agent, section);
    agent.home = 0;
    agent.homeSection = 0;
    state.player(owner).inPlay |= 1u << slot;
    tellPassing(play, EventKind::GivenBack, by, card, kEverybody);
    settle(play, owner, slot, section, team);
}

void giveBackAll(Play& play, Seat by)
{
    forEachAgent(play.state.player(by).inPlay, [&](int slot) {
        if (agentOf(play.state, by, slot).borrowed != 0)
            giveBack(play, by, slot);
    });
}

} // namespace dossier
