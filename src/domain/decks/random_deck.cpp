#include "domain/decks/random_deck.h"

#include "domain/decks/deck_room.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kSites = 18;
constexpr int kOthers = 42;
constexpr std::uint32_t kMoreOthers = 20;

// Of the sets that the format allows, each official card once, whatever was printed again of it (SET-1).
template <typename Fits>
std::vector<CardIndex> cardsThat(const CardPool& pool, const Format& format, Fits fits)
{
    std::vector<CardIndex> found;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (!pool[card].further && pool.knownPrinting(card) == card && mayUse(format.sets, pool, card) &&
            fits(pool[card]))
            found.push_back(card);
    return found;
}

std::size_t anyOf(const std::vector<CardIndex>& cards, Random& random)
{
    return random.below(static_cast<std::uint32_t>(cards.size()));
}

void addTeam(Deck& deck, const CardPool& pool, const Format& format, Random& random)
{
    auto agents = cardsThat(pool, format,
                            [&](const Card& card) { return card.type == CardType::Agent && fitsGame(card, format); });
    random.shuffle(std::span(agents));
    int cost = 0;
    for (const CardIndex agent : agents) {
        if (format.teamMaximum > 0 && static_cast<int>(deck.team.size()) == format.teamMaximum)
            return;
        const int price = pool[agent].cost.value_or(Cost{}).base;
        const bool tooDear = format.teamCost > 0 && cost + price > format.teamCost;
        if (tooDear || copiesOfTitle(deck, Zone::Team, agent, pool) > 0)
            continue;
        cost += price;
        deck.add(Zone::Team, agent, 1);
    }
}

void addCards(Deck& deck, std::vector<CardIndex> from, int count, const CardPool& pool, const Format& format,
              Random& random)
{
    while (count > 0 && !from.empty()) {
        const std::size_t place = anyOf(from, random);
        if (roomInBureauDeck(deck, from[place], pool, format) > 0) {
            deck.add(Zone::BureauDeck, from[place], 1);
            --count;
        } else {
            from.erase(from.begin() + static_cast<std::ptrdiff_t>(place));
        }
    }
}

} // namespace

Deck randomDeck(const CardPool& pool, const Format& format, Random& random)
{
    Deck deck;
    deck.game = format.game;
    addTeam(deck, pool, format, random);
    const auto sites = cardsThat(pool, format, [](const Card& card) { return card.type == CardType::Site; });
    const auto others =
        cardsThat(pool, format, [](const Card& card) { return !card.xfile && card.type != CardType::Site; });
    addCards(deck, sites, kSites, pool, format, random);
    addCards(deck, others, kOthers + static_cast<int>(random.below(kMoreOthers)), pool, format, random);
    if (const auto xFiles = cardsThat(pool, format, [](const Card& card) { return card.xfile.has_value(); });
        !xFiles.empty())
        deck.add(Zone::XFile, xFiles[anyOf(xFiles, random)], 1);
    return deck;
}

} // namespace dossier
