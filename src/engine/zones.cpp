#include "engine/zones.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::uint8_t kPlaceBits = 0x0f;
constexpr int kHostOwnerShift = 4;

bool onTable(Place place)
{
    return place >= Place::Bureau && place <= Place::Table;
}

bool hasCardHost(Place place)
{
    return place == Place::UnderSite || place == Place::OnCard;
}

// Closes the gap in the chain of the deck.
void unlink(PlayerState& player, int index)
{
    const std::uint8_t below = player.host[static_cast<std::size_t>(index)];
    --player.deckCount;
    if (player.deckTop == index) {
        player.deckTop = below;
        return;
    }
    std::uint8_t above = player.deckTop;
    while (player.host[above] != index)
        above = player.host[above];
    player.host[above] = below;
}

void leave(PlayerState& player, int index)
{
    switch (static_cast<Place>(player.place[static_cast<std::size_t>(index)] & kPlaceBits)) {
    case Place::Deck:
        unlink(player, index);
        break;
    case Place::Hand:
        player.hand.erase(index);
        break;
    case Place::Discard:
        --player.discardCount;
        break;
    default:
        player.table.erase(index);
    }
}

void enter(PlayerState& player, int index, Place place)
{
    if (place == Place::Hand)
        player.hand.insert(index);
    else if (place == Place::Discard)
        ++player.discardCount;
    else if (onTable(place))
        player.table.insert(index);
}

// ZONE-7: the Discard Pile is shuffled to form the new Bureau Deck.
void rebuildDeck(Play& play, Seat seat)
{
    PlayerState& player = play.state.player(seat);
    std::array<std::uint8_t, kCardsPerSeat> cards{};
    std::size_t count = 0;
    for (int index = 0; index < play.match().cardCount(seat); ++index)
        if (placeOf(play.state, {seat, index}) == Place::Discard)
            cards[count++] = static_cast<std::uint8_t>(index);
    const std::span<std::uint8_t> pile(cards.data(), count);
    play.state.random.shuffle(pile);
    player.discardCount = 0;
    stackDeck(play, seat, pile);
    play.tell({.kind = EventKind::Reshuffled, .seat = seat, .number = static_cast<std::int16_t>(count)});
}

} // namespace

void put(Play& play, CardRef card, Place place, std::uint8_t host, Seat hostOwner)
{
    PlayerState& owner = play.state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    leave(owner, card.index());
    owner.place[index] = static_cast<std::uint8_t>((owner.place[index] & ~kPlaceBits) | static_cast<int>(place));
    owner.mark[index] = static_cast<std::uint8_t>(hostOwner << kHostOwnerShift);
    owner.host[index] = host;
    enter(owner, card.index(), place);
}

void discard(Play& play, CardRef card)
{
    forEachAttached(play.state, card, [&](CardRef attached) { discard(play, attached); });
    put(play, card, Place::Discard);
    play.tell({.kind = EventKind::Discarded, .seat = card.owner(), .card = cardIndex(play.state, card)});
}

CardRef hostOf(const GameState& state, CardRef card)
{
    if (!hasCardHost(placeOf(state, card)))
        return {};
    const PlayerState& owner = state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    return {static_cast<Seat>(owner.mark[index] >> kHostOwnerShift & 3), owner.host[index]};
}

bool hasAttached(const GameState& state, CardRef host)
{
    bool found = false;
    forEachAttached(state, host, [&](CardRef) { found = true; });
    return found;
}

void stackDeck(Play& play, Seat seat, std::span<const std::uint8_t> cards)
{
    PlayerState& player = play.state.player(seat);
    player.deckCount = static_cast<std::uint8_t>(cards.size());
    player.deckTop = kNoCard;
    for (std::size_t i = cards.size(); i-- > 0;) {
        player.place[cards[i]] = static_cast<std::uint8_t>(Place::Deck);
        player.mark[cards[i]] = 0;
        player.host[cards[i]] = player.deckTop;
        player.deckTop = cards[i];
    }
}

void putIntoDeck(Play& play, CardRef card, int above)
{
    put(play, card, Place::Deck);
    PlayerState& owner = play.state.player(card.owner());
    std::uint8_t* link = &owner.deckTop;
    for (int i = 0; i < above && *link != kNoCard; ++i)
        link = &owner.host[*link];
    owner.host[static_cast<std::size_t>(card.index())] = *link;
    *link = static_cast<std::uint8_t>(card.index());
    ++owner.deckCount;
}

int draw(Play& play, Seat seat, int number)
{
    PlayerState& player = play.state.player(seat);
    int drawn = 0;
    while (drawn < number && drawable(play.state, seat) > 0) {
        if (player.deckCount == 0)
            rebuildDeck(play, seat);
        const CardRef card(seat, player.deckTop);
        put(play, card, Place::Hand);
        ++drawn;
        play.tell({.kind = EventKind::DrewCard,
                   .seat = seat,
                   .seenBy = static_cast<std::uint8_t>(1u << seat),
                   .card = cardIndex(play.state, card)});
        if (player.deckCount == 0 && player.discardCount > 0)
            rebuildDeck(play, seat);
    }
    if (drawn > 0)
        play.tell({.kind = EventKind::Drew, .seat = seat, .number = static_cast<std::int16_t>(drawn)});
    return drawn;
}

void gainPoints(Play& play, Seat seat, bool rp, int number)
{
    if (number == 0)
        return;
    PlayerState& player = play.state.player(seat);
    std::uint16_t& pool = rp ? player.rp : player.cp;
    pool = static_cast<std::uint16_t>(std::min(pool + number, 0xffff));
    play.tell({.kind = rp ? EventKind::GainedRp : EventKind::GainedCp,
               .seat = seat,
               .number = static_cast<std::int16_t>(number)});
}

void pay(Play& play, Seat seat, int number, CardIndex forCard)
{
    if (play.match().options().game == Game::Advanced)
        payFrom(play, seat, paysRp(play.state, seat), number, forCard);
}

void payFrom(Play& play, Seat seat, bool rp, int number, CardIndex forCard)
{
    PlayerState& player = play.state.player(seat);
    std::uint16_t& pool = rp ? player.rp : player.cp;
    assert(pool >= number);
    pool = static_cast<std::uint16_t>(pool - number);
    if (number > 0)
        play.tell({.kind = rp ? EventKind::PaidRp : EventKind::PaidCp,
                   .seat = seat,
                   .card = forCard,
                   .number = static_cast<std::int16_t>(number)});
}

} // namespace dossier
