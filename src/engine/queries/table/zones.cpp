#include "engine/queries/table/zones.h"

namespace dossier {

bool bearsTokens(Place place)
{
    return (isOnTable(place) && place != Place::UnderSite && place != Place::Waiting) || place == Place::Away;
}

bool hasAttached(const GameState& state, CardRef host)
{
    bool found = false;
    forEachAttached(state, host, [&](CardRef) { found = true; });
    return found;
}

bool isUnderSite(const GameState& state, CardRef card)
{
    return placeOf(state, card) == Place::UnderSite && !isStored(state, card);
}

// A Site that has gone into a hand is known to nobody there: what it is must not be asked (ZONE-21).
bool isStored(const GameState& state, CardRef card)
{
    if (placeOf(state, card) != Place::UnderSite)
        return false;
    const CardRef host = hostOf(state, card);
    return isOnTable(placeOf(state, host)) && factsOf(state, host).type != CardType::Site;
}

bool holdsTitle(const GameState& state, CardRef host, TitleIndex title)
{
    bool found = false;
    forEachAttached(state, host, [&](CardRef card) { found = found || factsOf(state, card).title == title; });
    return found;
}

// --- Tokens, control ------------------------------------------------------------------------------------------------

int tokensOn(const GameState& state, CardRef card)
{
    if (!bearsTokens(placeOf(state, card)))
        return 0;
    return marking(state, card).tokens();
}

Thing teamUnder(const GameState& state, CardRef card)
{
    if (placeOf(state, card) != Place::OnTeam)
        return {};
    const PlayerState& owner = state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    return Thing::team(Seat{owner.mark[index].hostOwner}, owner.host[index]);
}

} // namespace dossier
