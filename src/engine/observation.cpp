#include "engine/observation.h"

#include "engine/sites.h"

namespace dossier {

namespace {

SeenAgent seenAgent(const GameState& state, Seat seat, int slot)
{
    const AgentState& agent = agentOf(state, seat, slot);
    SeenAgent seen;
    seen.slot = static_cast<std::uint8_t>(slot);
    seen.card = cardIndex(state, agentCard(state, seat, slot));
    seen.section = agent.where();
    seen.team = agent.team;
    seen.damage = agent.damage;
    seen.sites = agent.sites;
    seen.bought = agent.bought != 0;
    forEachAttached(state, agentCard(state, seat, slot),
                    [&](CardRef card) { seen.equipment.push_back(cardIndex(state, card)); });
    return seen;
}

SeenSite seenSite(const GameState& state, Seat observer, CardRef site)
{
    SeenSite seen;
    seen.ref = site;
    seen.card = cardIndex(state, site);
    seen.directed = directedAt(state, site);
    seen.team = teamAt(state, site);
    forEachAttached(state, site, [&](CardRef card) {
        ++seen.faceDown;
        if (card.owner() == observer)
            seen.own.push_back(cardIndex(state, card));
    });
    return seen;
}

void seePlayer(const GameState& state, Seat observer, Seat seat, SeenPlayer& seen)
{
    const PlayerState& player = state.player(seat);
    seen.rp = player.rp;
    seen.cp = player.cp;
    seen.turns = player.turns;
    seen.handCount = player.hand.size();
    seen.deckCount = player.deckCount;
    seen.discard.clear();
    for (int index = 0; player.discardCount > 0 && index < state.match->cardCount(seat); ++index)
        if (placeOf(state, {seat, index}) == Place::Discard)
            seen.discard.push_back(cardIndex(state, {seat, index}));
    seen.agents.clear();
    forEachAgent(player.inPlay, [&](int slot) { seen.agents.push_back(seenAgent(state, seat, slot)); });
    seen.sites.clear();
    forEachSite(state, seat, [&](CardRef site) { seen.sites.push_back(seenSite(state, observer, site)); });
}

} // namespace

void observe(const GameState& state, Seat observer, Observation& seen)
{
    const auto seats = static_cast<std::size_t>(state.match->seats());
    seen.self = observer;
    seen.active = state.activeSeat();
    seen.decider = state.decider;
    seen.phase = state.phase();
    seen.turn = state.turn;
    seen.ending = state.ending;
    seen.winner = state.winner;
    seen.top = state.top();
    seen.players.resize(seats);
    seen.notebooks.assign(seats, {});
    for (std::size_t seat = 0; seat < seats; ++seat) {
        seePlayer(state, observer, static_cast<Seat>(seat), seen.players[seat]);
        if (seat != observer)
            seen.notebooks[seat] = notebook(state, observer, static_cast<Seat>(seat));
    }
    seen.hand.clear();
    state.player(observer).hand.forEach([&](int index) {
        seen.hand.push_back({{observer, index}, cardIndex(state, {observer, index})});
    });
    seen.xFile = state.player(observer).xFile;
}

} // namespace dossier
