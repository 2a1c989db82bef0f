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

bool isWrong(const Deck& deck)
{
    Format agreed = format(Game::Advanced);
    agreed.killersAgreed = true;
    const auto problems = checkDeck(deck, baseSet(), agreed);
    return std::any_of(problems.begin(), problems.end(), [](const Problem& problem) {
        return problem.severity == Severity::Error && problem.rule.text() != "DECK-1";
    });
}

// Into the first deck from `next` on that may hold it.
void deal(CardIndex card, std::size_t next, std::vector<Deck>& decks)
{
    for (std::size_t i = 0; i < decks.size(); ++i) {
        Deck& deck = decks[(next + i) % decks.size()];
        deck.add(Zone::BureauDeck, card, 1);
        if (!isWrong(deck))
            return;
        deck.add(Zone::BureauDeck, card, -1);
    }
}

} // namespace

std::vector<Deck> completedPacks()
{
    std::vector<Deck> decks;
    for (const char* name : kPacks)
        decks.push_back(pack(name));
    std::vector<CardIndex> cards;
    for (std::size_t i = 0; i < baseSet().size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        const bool held = std::any_of(decks.begin(), decks.end(), [&](const Deck& deck) {
            return deck.count(Zone::Team, card) + deck.count(Zone::BureauDeck, card) > 0;
        });
        if (!held && baseSet()[card].type != CardType::XFile)
            cards.push_back(card);
    }
    std::mt19937 order(5); // its figures, unlike those of std::shuffle, are the same everywhere
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[order() % i]);
    for (std::size_t i = 0; i < cards.size(); ++i)
        deal(cards[i], i, decks);
    return decks;
}

} // namespace dossier::test
