#include "engine/queries/table/naming.h"

#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

// What somebody owns and does not hold is no secret before him, but for his Bureau Deck.
bool mayBeTold(const GameState& state, CardRef card, Seat reader)
{
    if (!isHidden(state, card))
        return true;
    if (reader == kNoSeat)
        return false;
    return (card.owner() == reader && placeOf(state, card) != Place::Deck) || knows(state, reader, card);
}

} // namespace

CardName nameFor(const GameState& state, CardRef card, Seat reader)
{
    if (!card)
        return {};
    CardName name;
    name.owner = card.owner();
    name.place = placeOf(state, card);
    if (mayBeTold(state, card, reader))
        name.card = cardIndex(state, card);
    if (const CardRef host = hostOf(state, card); host && mayBeTold(state, host, reader))
        name.host = cardIndex(state, host);
    return name;
}

VisibleCard heard(const GameState& state, CardRef card)
{
    VisibleCard told{nameFor(state, card, kNoSeat)};
    if (!card || told.name.isKnown())
        return told;
    told.name.card = cardIndex(state, card);
    told.knownBy = 0;
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        if (mayBeTold(state, card, seat))
            told.knownBy = static_cast<std::uint8_t>(told.knownBy | 1u << seat);
    if (told.knownBy == (1u << state.match->seats()) - 1) // what all at the table know is no secret
        told.knownBy = kEverybody;
    return told;
}

} // namespace dossier
