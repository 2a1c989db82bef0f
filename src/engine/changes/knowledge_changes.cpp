#include "engine/changes/knowledge_changes.h"

#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/zones.h"

namespace dossier {

void showTo(GameState& state, CardRef card, std::uint8_t seats)
{
    marking(state, card).show(seats);
}

void look(Play& play, Seat seat, CardRef card)
{
    if (isHidden(play.state, card))
        showTo(play.state, card, static_cast<std::uint8_t>(1u << seat));
    play.tell({.kind = EventKind::Looked,
               .seat = seat,
               .who = card.owner(),
               .seenBy = static_cast<std::uint8_t>(1u << seat),
               .card = heard(play, card)});
}

void tellLook(Play& play, Seat seat, Seat whose, int cards)
{
    play.tell({.kind = EventKind::Looked, .seat = seat, .who = whose, .number = static_cast<std::int16_t>(cards)});
}

void lookAtHand(Play& play, Seat seat, Seat whose)
{
    tellLook(play, seat, whose, 0);
    play.state.player(whose).hand.forEach([&](int index) { look(play, seat, {whose, index}); });
}

void lookAtDeck(Play& play, Seat seat, Seat whose, int cards)
{
    tellLook(play, seat, whose, cards);
    forEachInDeck(play.state, whose, cards, [&](CardRef card) { look(play, seat, card); });
}

void forgetHand(GameState& state, Seat seat)
{
    PlayerState& player = state.player(seat);
    player.hand.forEach([&](int index) { player.mark[static_cast<std::size_t>(index)].low = 0; });
}

} // namespace dossier
