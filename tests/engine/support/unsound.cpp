#include "engine/support/unsound.h"

namespace dossier {

namespace {

std::string unsoundCards(const GameState& state, Seat seat)
{
    const PlayerState& player = state.player(seat);
    const int count = cardsOf(state, seat);
    int inDeck = 0;
    int discarded = 0;
    for (int index = 0; index < count; ++index) {
        const Place place = placeOf(state, {seat, index});
        inDeck += place == Place::Deck;
        discarded += place == Place::Discard;
        if (place == Place::Outside)
            return "a card is nowhere";
        if (player.hand.contains(index) != (place == Place::Hand) || player.table.contains(index) != isOnTable(place))
            return "a set of cards does not agree with their places";
    }
    for (int index = 0; index < count; ++index) {
        const Place place = placeOf(state, {seat, index});
        if (place != Place::UnderSite && place != Place::OnCard)
            continue;
        const CardRef host(Seat{player.mark[static_cast<std::size_t>(index)].hostOwner},
                           player.host[static_cast<std::size_t>(index)]);
        if (const Place where = placeOf(state, host);
            !isOnTable(where) && where != Place::Away && where != Place::Abducted)
            return "a card lies with one that has left the table";
    }
    if (inDeck != player.deckCount || discarded != player.discardCount)
        return "a pile does not hold as many cards as counted";
    int chained = 0;
    for (int card = player.deckTop; card != kNoCard; card = player.host[static_cast<std::size_t>(card)]) {
        if (card >= count || placeOf(state, {seat, card}) != Place::Deck || ++chained > inDeck)
            return "a Bureau Deck is no chain";
    }
    return chained == inDeck ? "" : "a Bureau Deck is no chain";
}

std::string unsoundAgents(const GameState& state, Seat seat)
{
    const PlayerState& player = state.player(seat);
    for (int slot = 0; slot < kMostAgentTitles; ++slot) {
        const AgentState& agent = player.agents[static_cast<std::size_t>(slot)];
        const bool here = (player.inPlay >> slot & 1u) != 0;
        if (!agent.inPlay()) {
            if (here)
                return "the set of Agents in play does not agree";
            continue;
        }
        const CardRef card = agentCard(state, seat, slot);
        if (agent.card >= cardsOf(state, card.owner()) || factsOf(state, card).slot != slot)
            return "an Agent is another card";
        const Place place = placeOf(state, card);
        const bool elsewhere = place == Place::Away || place == Place::Abducted;
        if (here == elsewhere)
            return "the set of Agents in play does not agree";
        if (elsewhere)
            continue;
        if (place != placeOf(agent.where()))
            return "an Agent does not lie in his Section";
        if ((agent.team == kNoTeam) != (agent.where() == Section::Hospital))
            return "an Agent in the Hospital has a Team, or one outside has none";
        if (agent.damage > std::max<int>(agentFacts(state, seat, slot).health, permanentHealth(state, seat, slot)))
            return "an Agent has more damage than Health";
    }
    return player.inPlay >> kMostAgentTitles == 0 ? "" : "the set of Agents in play does not agree";
}

std::string unsoundFrames(const GameState& state)
{
    const int seats = state.match->seats();
    const auto exists = [&](CardRef card) {
        return !card || (card.owner() < seats && card.index() < cardsOf(state, card.owner()));
    };
    if (state.depth == 0 || state.frames[0].kind != FrameKind::Turn || state.frames[0].as<TurnFrame>().phase >= kPhases)
        return "no turn is under way";
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (!exists(frame.card) || !exists(frame.target))
            return "a frame speaks of a card that does not exist";
        if (frame.seat != kNoSeat && frame.seat >= seats)
            return "a frame speaks of a player who does not exist";
    }
    return state.over() || state.decider < seats ? "" : "nobody can act";
}

} // namespace

std::string unsound(const GameState& state)
{
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (std::string problem = unsoundCards(state, seat); !problem.empty())
            return problem;
        if (std::string problem = unsoundAgents(state, seat); !problem.empty())
            return problem;
        if (state.player(seat).xFile >= state.match->xFileCount())
            return "an X-File does not exist";
    }
    return unsoundFrames(state);
}

} // namespace dossier
