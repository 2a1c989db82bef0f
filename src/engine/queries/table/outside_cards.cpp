#include "engine/queries/table/outside_cards.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostCopiesOfATitle = 2;

} // namespace

int freePlace(const GameState& state, Seat seat)
{
    const int own = state.match->cardCount(seat);
    const int fresh = cardsOf(state, seat) - own;
    return fresh < kFetchedPerSeat && own + fresh < kCardsPerSeat ? fresh : -1;
}

namespace {

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

} // namespace dossier
