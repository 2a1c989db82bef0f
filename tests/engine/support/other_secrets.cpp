#include "engine/support/other_secrets.h"

#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/knowledge.h"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

namespace dossier::test {

namespace {

// Each takes the other's place. Places in a chain are handed over by whoever points to them.
void exchange(GameState& state, Seat seat, std::uint8_t a, std::uint8_t b)
{
    PlayerState& player = state.player(seat);
    const auto moved = [&](std::uint8_t index) { return index == a ? b : index == b ? a : index; };
    for (int index = 0; index < cardsOf(state, seat); ++index)
        if (placeOf(state, {seat, index}) == Place::Deck)
            player.host[static_cast<std::size_t>(index)] = moved(player.host[static_cast<std::size_t>(index)]);
    player.deckTop = moved(player.deckTop);
    std::swap(player.place[a], player.place[b]);
    std::swap(player.mark[a], player.mark[b]);
    std::swap(player.host[a], player.host[b]);
    for (CardSet* set : {&player.hand, &player.table}) {
        const bool hadA = set->contains(a);
        const bool hadB = set->contains(b);
        hadB ? set->insert(a) : set->erase(a);
        hadA ? set->insert(b) : set->erase(b);
    }
}

// Cards that have just been turned up: seen by all, though not yet in use.
bool isTurnedUpNow(const GameState& state, CardRef card)
{
    return isOpenUnder(state, hostOf(state, card));
}

// While a text takes cards from under a Site one by one, it knows by their order which it has taken (0231).
bool isBeingTaken(const GameState& state, CardRef card)
{
    return state.top().kind == FrameKind::Choice && placeOf(state, card) == Place::UnderSite;
}

// Whose cards with a Cost in RP all have seen: another card of the hand would not be hidden.
bool showsHand(const GameState& state, Seat seat)
{
    return permitted(state, Permission::ShowResourceCards, Thing::player(seat));
}

std::vector<std::uint8_t> unknownCards(const GameState& state, Seat seat, Seat observer)
{
    std::vector<std::uint8_t> found;
    for (int index = 0; index < cardsOf(state, seat); ++index) {
        const CardRef card(seat, index);
        const bool used = placing(state, card).usedNow != 0; // public for as long as the turn lasts
        const bool hidden =
            isHidden(state, card) && !isTurnedUpNow(state, card) && !isBeingTaken(state, card) && !isHeld(state, card);
        const bool open = placeOf(state, card) == Place::Hand && showsHand(state, seat);
        if (hidden && !knows(state, observer, card) && !used && !open)
            found.push_back(static_cast<std::uint8_t>(index));
    }
    return found;
}

// Cards that name an Agent in secret name another one of the same player.
void nameOthers(GameState& state, Seat seat, Random& random)
{
    state.player(seat).table.forEach([&](int index) {
        if (!keepsName(state, {seat, index}))
            return;
        AgentSet among = state.player(Seat{marking(state, {seat, index}).hostOwner}).inPlay;
        for (std::uint32_t skipped = random.below(static_cast<std::uint32_t>(std::popcount(among | 1u)));
             skipped > 0 && std::popcount(among) > 1; --skipped)
            among &= among - 1;
        if (among != 0)
            state.player(seat).host[static_cast<std::size_t>(index)] =
                static_cast<std::uint8_t>(std::countr_zero(among));
    });
}

} // namespace

GameState withOtherSecrets(const GameState& state, Seat observer, std::uint64_t seed, bool ownDeck)
{
    return otherSecrets(state, observer, seed, ownDeck).state;
}

OtherSecrets otherSecrets(const GameState& state, Seat observer, std::uint64_t seed, bool ownDeck)
{
    OtherSecrets secrets{state, {}};
    GameState& other = secrets.state;
    Random random(seed);
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        if (seat == observer && !ownDeck)
            continue;
        const std::vector<std::uint8_t> cards = unknownCards(state, seat, observer);
        std::vector<std::uint8_t> at = cards; // who lies where each of them lay
        for (std::size_t i = cards.size(); i > 1; --i) {
            const std::size_t with = random.below(static_cast<std::uint32_t>(i));
            exchange(other, seat, at[i - 1], at[with]);
            std::swap(at[i - 1], at[with]);
        }
        if (seat != observer)
            nameOthers(other, seat, random);
        for (std::size_t i = 0; i < cards.size(); ++i)
            secrets.places[{seat, cards[i]}] = {seat, at[i]};
        if (seat != observer && !state.match->options().xFilePowers)
            other.player(seat).xFile =
                static_cast<std::uint8_t>((other.player(seat).xFile + 1) % state.match->xFileCount());
    }
    for (Frame& frame : std::span(other.frames).first(other.depth)) // what waits is aimed where it was
        for (Thing* named : {&frame.target, &frame.other, &frame.third})
            *named = secrets.nowAt(*named);
    return secrets;
}

} // namespace dossier::test
