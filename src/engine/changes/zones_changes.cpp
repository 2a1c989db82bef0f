#include "engine/changes/zones_changes.h"

#include "engine/changes/abduction_changes.h"
#include "engine/changes/chance.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/text_frame.h"
#include "engine/queries/table/zones.h"
#include "engine/state/grants.h"

#include <algorithm>
#include <cassert>

namespace dossier {

namespace {

// What can be done once in a game is as it was when its Agent comes back (ruling on 0182: it is no token).
bool outlivesAbduction(const Play& play, CardRef card, Place from, Place to)
{
    if (from != Place::Abducted && to != Place::Abducted)
        return false;
    const Effect* effect = play.match().effect(cardIndex(play.state, card));
    return effect && isOncePerGame(*effect);
}

// Closes the gap in the chain of the deck. Returns how many cards lay above.
int unlink(PlayerState& player, int index)
{
    const std::uint8_t below = player.host[static_cast<std::size_t>(index)];
    --player.deckCount;
    if (player.deckTop == index) {
        player.deckTop = below;
        return 0;
    }
    int position = 1;
    std::uint8_t above = player.deckTop;
    for (; player.host[above] != index; ++position)
        above = player.host[above];
    player.host[above] = below;
    return position;
}

void leave(PlayerState& player, int index, Place from)
{
    switch (from) {
    case Place::Deck:
        return;
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
    else if (isOnTable(place))
        player.table.insert(index);
}

std::size_t shuffled(Play& play, Seat seat, Place place, std::array<std::uint8_t, kCardsPerSeat>& cards)
{
    std::size_t count = 0;
    for (int index = 0; index < cardsOf(play.state, seat); ++index)
        if (placeOf(play.state, {seat, index}) == place)
            cards[count++] = static_cast<std::uint8_t>(index);
    shuffle(play, seat, std::span<std::uint8_t>(cards.data(), count));
    return count;
}

// ZONE-7: the Discard Pile is shuffled to form the new Bureau Deck.
void rebuildDeck(Play& play, Seat seat)
{
    std::array<std::uint8_t, kCardsPerSeat> cards{};
    const std::size_t count = shuffled(play, seat, Place::Discard, cards);
    play.state.player(seat).discardCount = 0;
    stackDeck(play, seat, std::span<const std::uint8_t>(cards.data(), count));
    play.tell({.kind = EventKind::Reshuffled, .seat = seat, .number = static_cast<std::int16_t>(count)});
}

// What it has kept face down below it goes with it.
void discardStored(Play& play, CardRef host)
{
    const CardType type = factsOf(play.state, host).type;
    if (type != CardType::Event && type != CardType::Witness)
        return;
    forEachAttached(play.state, host, [&](CardRef card) {
        if (isStored(play.state, card))
            discard(play, card);
    });
}

} // namespace

void put(Play& play, CardRef card, Place place, std::uint8_t host, Seat hostOwner)
{
    PlayerState& owner = play.state.player(card.owner());
    const auto index = static_cast<std::size_t>(card.index());
    const Place from = placeOf(play.state, card);
    if (isOnTable(from) && !isOnTable(place))
        discardStored(play, card);
    const bool keeps = (bearsTokens(from) && bearsTokens(place)) || staysKnown(from, place) ||
                       outlivesAbduction(play, card, from, place);
    const auto kept = static_cast<std::uint8_t>(keeps ? owner.mark[index].low : 0);
    if (from == Place::Hand && (place == Place::Deck || place == Place::UnderSite))
        forgetHand(play.state, card.owner());
    const int lay = from == Place::Deck ? unlink(owner, card.index()) : 0;
    leave(owner, card.index(), from);
    if (isOnTable(from) && isOnTable(place))
        owner.place[index].move(place);
    else
        owner.place[index].put(place);
    owner.mark[index] = {.low = kept, .hostOwner = hostOwner};
    owner.host[index] = host;
    enter(owner, card.index(), place);
    if (isOnTable(from) && !isOnTable(place))
        endModifiersFrom(play.state, card, Duration::Stay);
    if (from == Place::Deck)
        leftDeck(play, card.owner(), lay);
}

namespace {

// The text that runs: what it discards is its doing. None where the rules discard, or a card that has served.
const Frame* textRunning(const GameState& state, CardRef discarded)
{
    const Frame& top = state.top();
    const bool text = top.kind == FrameKind::Card || top.kind == FrameKind::Text;
    return text && top.step == kRunStep && top.card && top.card != discarded ? &top : nullptr;
}

void discardWithAttached(Play& play, CardRef card, const Frame* cause)
{
    forEachAttached(play.state, card, [&](CardRef attached) { discardWithAttached(play, attached, cause); });
    const Place from = placeOf(play.state, card);
    const Seat had = controllerOf(play.state, card);
    put(play, card, Place::Discard);
    play.tell({.kind = EventKind::Discarded,
               .seat = card.owner(),
               .who = cause                 ? cause->seat
                      : had != card.owner() ? had
                                            : kNoSeat,
               .card = heard(play, card),
               .other = cause ? heard(play, cause->card) : VisibleCard(),
               .number = static_cast<std::int16_t>(from)});
}

} // namespace

void discard(Play& play, CardRef card)
{
    const CardRef host = hostOf(play.state, card);
    const bool keeps = host && isHeld(play.state, host); // the card kept under this one goes with it (OQ-130)
    discardWithAttached(play, keeps ? host : card, textRunning(play.state, card));
}

void discardWhatLiesWith(Play& play, CardRef card)
{
    forEachAttached(play.state, card,
                    [&](CardRef attached) { discardWithAttached(play, attached, textRunning(play.state, card)); });
}

void removeFromGame(Play& play, CardRef card)
{
    discardWhatLiesWith(play, card);
    put(play, card, Place::Removed);
}

// --- Tokens, control ------------------------------------------------------------------------------------------------

void setTokens(Play& play, CardRef card, int tokens)
{
    assert(bearsTokens(placeOf(play.state, card)));
    marking(play.state, card).setTokens(std::clamp(tokens, 0, kMostTokens));
    play.tell({.kind = EventKind::Tokens,
               .seat = card.owner(),
               .card = heard(play, card),
               .number = static_cast<std::int16_t>(tokensOn(play.state, card))});
}

void placeTokens(Play& play, CardRef card)
{
    const Effect* effect = play.match().effect(cardIndex(play.state, card));
    if (effect && effect->tokens > 0)
        setTokens(play, card, effect->tokens);
}

void addTokens(Play& play, CardRef card, int number)
{
    setTokens(play, card, tokensOn(play.state, card) + number);
}

bool spendToken(Play& play, CardRef card)
{
    if (tokensOn(play.state, card) == 0)
        return false;
    addTokens(play, card, -1);
    return true;
}

void setController(GameState& state, CardRef card, Seat seat)
{
    placing(state, card).lent = static_cast<std::uint8_t>((seat - card.owner() + kMostSeats) % kMostSeats) & 3;
}

void turnFaceUp(GameState& state, CardRef card)
{
    placing(state, card).faceUp = 1;
}

void putOnTeam(Play& play, CardRef card, Seat of, std::uint8_t team)
{
    put(play, card, Place::OnTeam, team, of);
}

// --- Bureau Decks ---------------------------------------------------------------------------------------------------

void stackDeck(Play& play, Seat seat, std::span<const std::uint8_t> cards)
{
    PlayerState& player = play.state.player(seat);
    player.deckCount = static_cast<std::uint8_t>(cards.size());
    player.deckTop = kNoCard;
    for (std::size_t i = cards.size(); i-- > 0;) {
        player.place[cards[i]].put(Place::Deck);
        player.mark[cards[i]] = {};
        player.host[cards[i]] = player.deckTop;
        player.deckTop = cards[i];
    }
}

void putIntoDeck(Play& play, CardRef card, int above)
{
    put(play, card, Place::Deck);
    PlayerState& owner = play.state.player(card.owner());
    std::uint8_t* link = &owner.deckTop;
    int position = 0;
    for (; position < above && *link != kNoCard; ++position)
        link = &owner.host[*link];
    owner.host[static_cast<std::size_t>(card.index())] = *link;
    *link = static_cast<std::uint8_t>(card.index());
    ++owner.deckCount;
    cameIntoDeck(play, card.owner(), position);
}

void putOnDeckTop(Play& play, std::span<const CardRef> cards)
{
    for (std::size_t i = cards.size(); i-- > 0;)
        putIntoDeck(play, cards[i], 0);
}

void shuffleDeck(Play& play, Seat seat)
{
    std::array<std::uint8_t, kCardsPerSeat> cards{};
    const std::size_t count = shuffled(play, seat, Place::Deck, cards);
    stackDeck(play, seat, std::span<const std::uint8_t>(cards.data(), count));
    play.tell({.kind = EventKind::Reshuffled, .seat = seat, .number = static_cast<std::int16_t>(count), .second = 1});
}

void endSearch(Play& play, Seat seat, CardRef taken, Place to, bool show)
{
    const AbductedDepths depths(play.state, seat);
    if (taken) {
        put(play, taken, to);
        if (show && to == Place::Hand)
            showTo(play.state, taken, kEverybody);
        play.tell({.kind = EventKind::Took,
                   .seat = seat,
                   .seenBy = show ? kEverybody : static_cast<std::uint8_t>(1u << seat),
                   .card = show ? VisibleCard::open(cardIndex(play.state, taken)) : heard(play, taken)});
    }
    shuffleDeck(play, seat);
    depths.restore(play, seat);
}

void layDiscardsUnder(Play& play, Seat seat)
{
    PlayerState& player = play.state.player(seat);
    std::array<std::uint8_t, kCardsPerSeat> cards{};
    std::size_t count = 0;
    forEachInDeck(play.state, seat, kCardsPerSeat,
                  [&](CardRef card) { cards[count++] = static_cast<std::uint8_t>(card.index()); });
    std::array<CardMark, kCardsPerSeat> known{};
    for (std::size_t i = 0; i < count; ++i)
        known[i] = player.mark[cards[i]];
    std::array<std::uint8_t, kCardsPerSeat> pile{};
    const std::size_t more = shuffled(play, seat, Place::Discard, pile);
    std::copy_n(pile.begin(), more, cards.begin() + static_cast<std::ptrdiff_t>(count));
    player.discardCount = 0;
    stackDeck(play, seat, std::span<const std::uint8_t>(cards.data(), count + more));
    for (std::size_t i = 0; i < count; ++i) // what was known of the old top still is
        player.mark[cards[i]] = known[i];
    play.tell({.kind = EventKind::Reshuffled, .seat = seat, .number = static_cast<std::int16_t>(more), .second = 2});
}

int draw(Play& play, Seat seat, int number)
{
    PlayerState& player = play.state.player(seat);
    int drawn = 0;
    const int most = mayDraw(play.state, seat) ? number : 0; // OQ-80
    while (drawn < most && drawable(play.state, seat) > 0) {
        if (player.deckCount == 0)
            rebuildDeck(play, seat);
        const CardRef card(seat, player.deckTop);
        put(play, card, Place::Hand);
        ++drawn;
        play.tell({.kind = EventKind::DrewCard,
                   .seat = seat,
                   .seenBy = static_cast<std::uint8_t>(1u << seat),
                   .card = heard(play, card)});
        if (player.deckCount == 0 && player.discardCount > 0)
            rebuildDeck(play, seat);
    }
    if (drawn > 0)
        play.tell({.kind = EventKind::Drew, .seat = seat, .number = static_cast<std::int16_t>(drawn)});
    return drawn;
}

// --- Points ---------------------------------------------------------------------------------------------------------

void gainPoints(Play& play, Seat seat, bool rp, int number, CardRef by)
{
    if (number == 0)
        return;
    PlayerState& player = play.state.player(seat);
    std::uint16_t& pool = rp ? player.rp : player.cp;
    pool = static_cast<std::uint16_t>(std::min(pool + number, 0xffff));
    play.tell({.kind = rp ? EventKind::GainedRp : EventKind::GainedCp,
               .seat = seat,
               .card = heard(play, by),
               .number = static_cast<std::int16_t>(number)});
}

void pay(Play& play, Seat seat, int number, CardRef forCard)
{
    if (play.match().options().game == Game::Advanced)
        payFrom(play, seat, paysRp(play.state, seat), number, forCard);
}

namespace {

std::uint16_t& poolOf(Play& play, Seat seat, bool rp)
{
    PlayerState& player = play.state.player(seat);
    return rp ? player.rp : player.cp;
}

void takeAway(Play& play, Seat seat, bool rp, int number, CardRef forCard, bool lost)
{
    std::uint16_t& pool = poolOf(play, seat, rp);
    assert(pool >= number);
    pool = static_cast<std::uint16_t>(pool - number);
    if (number > 0)
        play.tell({.kind = rp ? EventKind::PaidRp : EventKind::PaidCp,
                   .seat = seat,
                   .card = heard(play, forCard),
                   .number = static_cast<std::int16_t>(number),
                   .second = lost});
}

} // namespace

void payFrom(Play& play, Seat seat, bool rp, int number, CardRef forCard)
{
    takeAway(play, seat, rp, number, forCard, false);
}

void losePoints(Play& play, Seat seat, bool rp, int number)
{
    takeAway(play, seat, rp, number, {}, true);
}

void swapPools(Play& play, Seat seat, Seat with, bool rp)
{
    std::uint16_t& one = poolOf(play, seat, rp);
    std::uint16_t& other = poolOf(play, with, rp);
    std::swap(one, other);
    play.tell({.kind = rp ? EventKind::SwappedRp : EventKind::SwappedCp,
               .seat = seat,
               .who = with,
               .number = static_cast<std::int16_t>(one),
               .second = static_cast<std::int16_t>(other)});
}

} // namespace dossier
