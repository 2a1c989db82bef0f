#include "engine/queries/outside_cards.h"

#include "engine/queries/zones.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostCopiesOfATitle = 2;

// Where the next card from outside finds room. One that has been removed keeps its place: that it was there is still
// asked for (HOUSE-6, HOUSE-16). -1: nowhere.
int freePlace(const GameState& state, Seat seat)
{
    const int own = state.match->cardCount(seat);
    const int fresh = cardsOf(state, seat) - own;
    return fresh < kFetchedPerSeat && own + fresh < kCardsPerSeat ? fresh : -1;
}

struct Copies
{
    int ofTitle = 0;
    int ofCard = 0;
    bool removed = false;
};

Copies copiesOf(const GameState& state, Seat seat, CardIndex card)
{
    const TitleIndex title = state.match->facts(card).title;
    Copies copies;
    for (int index = state.match->teamCards(seat); index < cardsOf(state, seat); ++index) {
        const CardRef ref(seat, index);
        if (factsOf(state, ref).title != title)
            continue;
        ++copies.ofTitle;
        copies.ofCard += cardIndex(state, ref) == card;
        copies.removed = copies.removed || placeOf(state, ref) == Place::Removed;
    }
    return copies;
}

} // namespace

bool mayFetch(const GameState& state, Seat seat, CardIndex card)
{
    const GameOptions& options = state.match->options();
    const CardFacts& facts = state.match->facts(card);
    const bool agentWithoutSlot = facts.type == CardType::Agent && facts.slot < 0;
    if (facts.type == CardType::XFile || agentWithoutSlot || freePlace(state, seat) < 0)
        return false;
    if (facts.has(Keyword::Killer) && !options.killerCards)
        return false;
    const Copies copies = copiesOf(state, seat, card);
    return !(copies.removed && options.houseRule(6)) &&
           (!options.houseRule(16) || copies.ofTitle < kMostCopiesOfATitle) &&
           copies.ofCard < state.match->owned(seat, card);
}

bool anyFetchable(const GameState& state, Seat seat)
{
    const auto collection = state.match->collection(seat);
    return std::any_of(collection.begin(), collection.end(),
                       [&](const DeckEntry& entry) { return mayFetch(state, seat, entry.card); });
}

CardRef fetch(Play& play, Seat seat, CardIndex card, Place to)
{
    const int place = freePlace(play.state, seat);
    assert(place >= 0);
    play.state.player(seat).fetched[static_cast<std::size_t>(place)] = card;
    const CardRef ref(seat, play.match().cardCount(seat) + place);
    put(play, ref, to);
    play.tell({.kind = EventKind::Took, .seat = seat, .seenBy = static_cast<std::uint8_t>(1u << seat), .card = card});
    return ref;
}

} // namespace dossier
