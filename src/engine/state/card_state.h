// What a state keeps of each card, in three bytes: its place, its mark and its host. No other file knows their bits.
#pragma once

#include "engine/state/place.h"
#include "engine/state/thing.h"

#include <type_traits>

namespace dossier {

// Where a card lies, and how.
struct CardPlace
{
    std::uint8_t bits : 4 = 0;    // a Place
    std::uint8_t lent : 2 = 0;    // to the player so many seats to the left of its owner, see controllerOf
    std::uint8_t faceUp : 1 = 0;  // face-down cards under a Site become Bluffs in use; one lent face down is shown
    std::uint8_t usedNow : 1 = 0; // in this turn; outlives the card's moves

    Place where() const { return static_cast<Place>(bits); }
    // Somewhere else on the table; from or to any other place only that it has been used stays.
    void move(Place to) { bits = static_cast<std::uint8_t>(to) & 15; }
    void put(Place to)
    {
        const bool used = usedNow != 0;
        *this = {};
        move(to);
        usedNow = used ? 1 : 0;
    }
    bool operator==(const CardPlace&) const = default;
};

// What is on a card, and whose the host is that it lies with.
struct CardMark
{
    std::uint8_t low : 4 = 0; // on the table its tokens; of a hidden card who knows it, a bit a seat
    std::uint8_t hostOwner : 2 = 0;
    std::uint8_t stored : 1 =
        0; // has lain below a card that makes it cheaper, and has been put under a Site from there
    // Of Equipment: it has been handed over in this phase. Of any other card on a card: it lies below, as a reminder.
    std::uint8_t once : 1 = 0;

    int tokens() const { return low; }
    void setTokens(int tokens) { low = static_cast<std::uint8_t>(tokens) & 15; }
    bool knownTo(Seat seat) const { return (low >> seat & 1u) != 0; }
    std::uint8_t knownBy() const { return low; }
    void show(std::uint8_t seats) { low = (low | seats) & 15; }
    bool operator==(const CardMark&) const = default;
};

static_assert(sizeof(CardPlace) == 1 && sizeof(CardMark) == 1);
static_assert(static_cast<int>(Place::BesideXFile) < 16 && kMostSeats == 4);
static_assert(std::is_trivially_copyable_v<CardPlace> && std::is_trivially_copyable_v<CardMark>);

} // namespace dossier
