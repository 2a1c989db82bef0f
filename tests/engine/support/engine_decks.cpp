#include "engine/support/engine_decks.h"

#include <array>
#include <cstdio>

namespace dossier::test {

CardIndex cardNumbered(int number)
{
    std::array<char, 16> id{};
    std::snprintf(id.data(), id.size(), "XF96-%04dv1", number);
    return card(id.data());
}

std::vector<int> numbers(int first, int count)
{
    std::vector<int> all;
    for (int number = first; number < first + count; ++number)
        all.push_back(number);
    return all;
}

Deck deckOf(std::initializer_list<int> team, const std::vector<int>& bureauDeck, int xFile)
{
    Deck deck;
    for (int number : team)
        deck.add(Zone::Team, cardNumbered(number), 1);
    for (int number : bureauDeck)
        deck.add(Zone::BureauDeck, cardNumbered(number), 1);
    if (xFile != 0)
        deck.add(Zone::XFile, cardNumbered(xFile), 1);
    return deck;
}

Deck sampleDeck()
{
    std::vector<int> cards = numbers(42, 20); // Sites
    for (const auto& [first, count] : {std::pair{1, 6},
                                       {87, 8},
                                       {184, 8}, // Combat, Bluffs, Witnesses
                                       {232, 6},
                                       {311, 6},
                                       {335, 6}}) // Events, Equipment, Adversaries
        for (int number : numbers(first, count))
            cards.push_back(number);
    return deckOf({163, 172, 183, 182}, cards, 121);
}

MatchSetup twoPlayers(const Deck* a, const Deck* b, int first)
{
    MatchSetup setup;
    setup.pool = &officialCards();
    setup.seats = {SeatSetup{a, false}, SeatSetup{b, b == nullptr}};
    setup.firstSeat = first;
    return setup;
}

} // namespace dossier::test
