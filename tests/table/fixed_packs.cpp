#include "table/fixed_packs.h"

#include "domain/decks/deck_rules.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"

#include <algorithm>
#include <random>

namespace dossier::test {

namespace {

constexpr const char* kPacks[] = {"krycek", "mulder", "phoebe-green", "scully", "skinner"};

Deck pack(const std::string& name)
{
    const std::string file = std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/fixed-pack-" + name + ".deck";
    return readDeck(fileBytes(file), baseSet(), DeckFormat::DossierText, "").deck;
}

bool isWrong(const Deck& deck, const CardPool& pool)
{
    Format agreed = format(Game::Advanced);
    agreed.killersAgreed = true;
    const auto problems = checkDeck(deck, pool, agreed);
    return std::any_of(problems.begin(), problems.end(), [](const Problem& problem) {
        return problem.severity == Severity::Error && problem.rule.text() != "DECK-1";
    });
}

// Into the first deck from `next` on that may hold it.
void deal(CardIndex card, std::size_t next, std::vector<Deck>& decks, const CardPool& pool)
{
    for (std::size_t i = 0; i < decks.size(); ++i) {
        Deck& deck = decks[(next + i) % decks.size()];
        deck.add(Zone::BureauDeck, card, 1);
        if (!isWrong(deck, pool))
            return;
        deck.add(Zone::BureauDeck, card, -1);
    }
}

// The packs, with the cards of the pool from this place on that they do not hold.
std::vector<Deck> packsWith(const CardPool& pool, std::size_t first)
{
    std::vector<Deck> decks;
    for (const char* name : kPacks)
        decks.push_back(pack(name));
    std::vector<CardIndex> cards;
    for (std::size_t i = first; i < pool.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        const bool held = std::any_of(decks.begin(), decks.end(), [&](const Deck& deck) {
            return deck.count(Zone::Team, card) + deck.count(Zone::BureauDeck, card) > 0;
        });
        if (!held && pool[card].type != CardType::XFile)
            cards.push_back(card);
    }
    std::mt19937 order(5); // its figures, unlike those of std::shuffle, are the same everywhere
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[order() % i]);
    for (std::size_t i = 0; i < cards.size(); ++i)
        deal(cards[i], i, decks, pool);
    return decks;
}

} // namespace

std::vector<Deck> completedPacks()
{
    return packsWith(baseSet(), 0);
}

std::vector<Deck> packsOfAllSets()
{
    const CardPool& pool = officialCards();
    std::vector<Deck> decks = packsWith(pool, baseSet().size());
    auto card = static_cast<CardIndex>(baseSet().size());
    for (Deck& deck : decks) {
        while (pool[card].type != CardType::XFile)
            ++card;
        deck.xFile = {{card++, 1}};
    }
    return decks;
}

} // namespace dossier::test
