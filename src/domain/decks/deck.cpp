#include "domain/decks/deck.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::array<std::string_view, kDeckSets> kDeckSetsNames{"all", "without promotional", "base set"};
// As the window says it.
constexpr std::array<std::string_view, kDeckSets> kDeckSetsInFull{"all official cards", "without promotional cards",
                                                                  "base set only"};

} // namespace

std::string_view nameOf(DeckSets sets)
{
    return kDeckSetsNames[static_cast<std::size_t>(sets)];
}

std::optional<DeckSets> deckSetsNamed(std::string_view word)
{
    for (const auto& names : {kDeckSetsNames, kDeckSetsInFull})
        if (const auto found = std::ranges::find(names, word); found != names.end())
            return static_cast<DeckSets>(found - names.begin());
    return word == "premiere" ? std::optional(DeckSets::BaseSet) : std::nullopt;
}

std::vector<DeckEntry>& Deck::zone(Zone zone)
{
    return zone == Zone::XFile ? xFile : zone == Zone::Team ? team : bureauDeck;
}

const std::vector<DeckEntry>& Deck::zone(Zone zone) const
{
    return zone == Zone::XFile ? xFile : zone == Zone::Team ? team : bureauDeck;
}

int Deck::count(Zone where, CardIndex card) const
{
    for (const DeckEntry& entry : zone(where))
        if (entry.card == card)
            return entry.count;
    return 0;
}

int Deck::add(Zone where, CardIndex card, int copies)
{
    // Clamped first: absurd numbers must not overflow the sum.
    const int wanted = count(where, card) + std::clamp(copies, -kMostCopies, kMostCopies);
    setCount(where, card, wanted);
    return count(where, card);
}

void Deck::setCount(Zone where, CardIndex card, int count)
{
    count = std::clamp(count, 0, kMostCopies);
    auto& entries = zone(where);
    const auto entry = std::find_if(entries.begin(), entries.end(), [&](const DeckEntry& e) { return e.card == card; });
    if (entry == entries.end()) {
        if (count > 0)
            entries.push_back({card, count});
    } else if (count > 0) {
        entry->count = count;
    } else {
        entries.erase(entry);
    }
}

Deck inOrder(Deck deck)
{
    for (auto* entries : {&deck.xFile, &deck.team, &deck.bureauDeck})
        std::ranges::sort(*entries, {}, &DeckEntry::card);
    return deck;
}

int sizeOf(const std::vector<DeckEntry>& entries)
{
    int size = 0;
    for (const DeckEntry& entry : entries)
        size += entry.count;
    return size;
}

int bureauDeckSize(const Deck& deck)
{
    return sizeOf(deck.bureauDeck);
}

int teamCost(const Deck& deck, const CardPool& pool)
{
    int cost = 0;
    for (const DeckEntry& entry : deck.team)
        if (const auto& printed = pool[entry.card].cost)
            cost += printed->base * entry.count;
    return cost;
}

} // namespace dossier
