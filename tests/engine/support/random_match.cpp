#include "engine/support/random_match.h"

#include "support/base_effects.h"
#include "support/base_set.h"

#include <map>

namespace dossier::test {

namespace {

template <typename Fits>
std::vector<CardIndex> cardsThat(Fits fits)
{
    const CardPool& pool = test::officialCards();
    std::vector<CardIndex> found;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (pool.knownPrinting(card) == card && fits(pool[card])) // one that is printed again is the first (SET-1)
            found.push_back(card);
    return found;
}

CardIndex anyOf(const std::vector<CardIndex>& cards, Random& random)
{
    return cards[random.below(static_cast<std::uint32_t>(cards.size()))];
}

// DECK-4, DECK-14, DECK-15: at most two of a title, Agents for 20 points, 60 cards and more, Sites enough to play.
Deck randomDeck(Random& random)
{
    constexpr int kMostCost = 20;
    static const auto agents = cardsThat([](const Card& card) { return card.agent.has_value(); });
    static const auto sites = cardsThat([](const Card& card) { return card.type == CardType::Site; });
    static const auto others = cardsThat([](const Card& card) { return !card.xfile && card.type != CardType::Site; });
    static const auto xFiles = cardsThat([](const Card& card) { return card.xfile.has_value(); });
    const CardPool& pool = test::officialCards();
    Deck deck;
    std::map<TitleIndex, int> copies;
    int cost = 0;
    for (int tries = 0; tries < 30; ++tries) {
        const CardIndex agent = anyOf(agents, random);
        const int price = pool[agent].cost.value_or(Cost{}).base;
        if (cost + price > kMostCost || copies[pool.titleOf(agent)] > 0)
            continue;
        cost += price;
        ++copies[pool.titleOf(agent)];
        deck.team.push_back({agent, 1});
    }
    const auto add = [&](const std::vector<CardIndex>& from, int count) {
        while (count > 0) {
            const CardIndex card = anyOf(from, random);
            if (copies[pool.titleOf(card)] >= 2)
                continue;
            ++copies[pool.titleOf(card)];
            deck.bureauDeck.push_back({card, 1});
            --count;
        }
    };
    add(sites, 18);
    add(others, 42 + static_cast<int>(random.below(20)));
    deck.xFile.push_back({anyOf(xFiles, random), 1});
    return deck;
}

std::vector<DeckEntry> twoOfEach()
{
    std::vector<DeckEntry> collection;
    for (CardIndex card : cardsThat([](const Card&) { return true; }))
        collection.push_back({card, 2});
    return collection;
}

} // namespace

RandomMatch::RandomMatch(std::uint64_t seed)
{
    Random random(seed * 7919 + 1);
    constexpr int kMostTries = 100;
    int tries = 0;
    do
        draw(random, seed % 4 == 0);
    while (!setupProblems(m_setup).empty() && ++tries < kMostTries);
}

void RandomMatch::draw(Random& random, bool outside)
{
    m_decks.clear();
    m_setup = {};
    const int seats = 2 + static_cast<int>(random.below(3));
    for (int seat = 0; seat < seats; ++seat)
        m_decks.push_back(randomDeck(random));
    m_setup.pool = &test::officialCards();
    m_setup.effects = &test::baseEffects();
    m_setup.options.game = random.below(8) == 0 ? Game::Basic : Game::Advanced;
    m_setup.options.questionOrGuess = random.below(2) == 0;
    m_setup.options.singleGuess = random.below(4) == 0;
    m_setup.options.killerCards = random.below(2) == 0;
    m_setup.options.xFilePowers = random.below(3) == 0;
    m_setup.options.house = random.below(2) == 0 ? kHouseDefaults : random.below(1u << kHouseRules);
    m_setup.options.mostTurns = 40;
    if (m_setup.options.game == Game::Basic) // BASIC-1
        m_decks.resize(2);
    for (const Deck& deck : m_decks)
        m_setup.seats.push_back({&deck, false, outside ? twoOfEach() : std::vector<DeckEntry>()});
}

} // namespace dossier::test
