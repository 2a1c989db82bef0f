#include "domain/decks/deck_rules.h"
#include "domain/sealed/sealed_deck.h"
#include "domain/sealed/sealed_evening.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

// The four Agents and two X-Files of a fixed pack; Commons stand for the rest.
CopyCounts openedBy(std::uint64_t seed)
{
    SealedSetup setup;
    setup.seed = seed;
    std::vector<CardIndex> cards;
    for (const char* id : {"XF96-0169v1", "XF96-0166v1", "XF96-0183v1", "XF96-0178v1", "XF96-0122v1", "XF96-0151v1"})
        cards.push_back(test::card(id));
    const std::vector<FixedPack> fixed{{"Mulder", cards}};
    return copiesIn(openPacks(setup, fixed, baseSet()).front(), baseSet());
}

} // namespace

TEST(SealedDeck, IsLegalAndMadeOfWhatWasOpened) // VAR-8, DECK-4
{
    const Format& format = test::format(Game::Advanced);
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const CopyCounts opened = openedBy(seed);
        const Deck deck = sealedDeck(opened, baseSet(), format);
        EXPECT_TRUE(isLegal(checkDeck(deck, baseSet(), format))) << seed;
        EXPECT_EQ(bureauDeckSize(deck), 60);
        const CopyCounts used = copiesIn(deck, baseSet());
        const CopyCounts left = leftOf(opened, deck, baseSet());
        for (std::size_t card = 0; card < used.size(); ++card)
            EXPECT_EQ(used[card] + left[card], opened[card]) << baseSet()[static_cast<CardIndex>(card)].title;
    }
}

// SET-8: whoever opened only packs of the second edition has its X-Files.
TEST(SealedDeck, ProtectsAnXFileOfAnyPrinting)
{
    const CardPool& pool = test::officialCards();
    for (CardIndex card = 0; card < pool.size(); ++card) {
        if (!pool[card].xfile)
            continue;
        CopyCounts opened(pool.size());
        opened[card] = 1;
        const Deck deck = sealedDeck(opened, pool, test::format(Game::Advanced));
        ASSERT_EQ(deck.xFile.size(), 1U) << pool[card].id;
        EXPECT_EQ(deck.xFile.front().card, card);
    }
}

TEST(SealedDeck, TakesTheTeamThatMeetsMostSitesAtHand) // DECK-15
{
    const Deck deck = sealedDeck(openedBy(3), baseSet(), test::format(Game::Advanced));
    EXPECT_GE(deck.team.size(), 3U);
    EXPECT_LE(teamCost(deck, baseSet()), 20);
}

TEST(SealedDeck, OfNothingThereIsNone)
{
    const CopyCounts none(baseSet().size());
    const Deck deck = sealedDeck(none, baseSet(), test::format(Game::Advanced));
    EXPECT_TRUE(deck.team.empty());
    EXPECT_TRUE(deck.xFile.empty());
    EXPECT_TRUE(deck.bureauDeck.empty());
    EXPECT_TRUE(deckOfAll(none).bureauDeck.empty());
}

TEST(SealedDeck, FillsUpWithWhatCannotBePlayedWhereNothingElseIsLeft) // DECK-1
{
    CopyCounts copies(baseSet().size());
    for (CardIndex card = 0; card < copies.size(); ++card) {
        const CardType type = baseSet()[card].type;
        if (type == CardType::Combat || type == CardType::Agent || type == CardType::XFile)
            copies[card] = 2;
    }
    copies[test::card("XF96-0169v1")] = 1;
    const Deck deck = sealedDeck(copies, baseSet(), test::format(Game::Advanced));
    EXPECT_EQ(bureauDeckSize(deck), 60);
}

} // namespace dossier
