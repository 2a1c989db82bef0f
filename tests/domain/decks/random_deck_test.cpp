#include "domain/decks/deck_rules.h"
#include "domain/decks/random_deck.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

using test::baseSet;

namespace {

Format formatOf(Game game, bool killers)
{
    Format format = test::format(game);
    format.killersAgreed = killers;
    return format;
}

} // namespace

TEST(RandomDeck, IsLegalInEveryGame)
{
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const Format format = formatOf(i % 4 == 0 ? Game::Basic : Game::Advanced, i % 3 == 0);
        const Deck deck = randomDeck(baseSet(), format, random);
        EXPECT_TRUE(isLegal(checkDeck(deck, baseSet(), format))) << i;
        EXPECT_GE(bureauDeckSize(deck), 60);
        EXPECT_LT(bureauDeckSize(deck), 80);
    }
}

TEST(RandomDeck, FollowsFromItsSeed)
{
    const auto drawn = [](std::uint64_t seed) {
        Random random(seed);
        return randomDeck(baseSet(), formatOf(Game::Advanced, false), random);
    };
    EXPECT_EQ(drawn(5), drawn(5));
    EXPECT_NE(drawn(5), drawn(6));
}

TEST(RandomDeck, BringsEveryCardThatTheFormatAllows) // DECK-18
{
    Random random(2);
    std::set<CardIndex> seen;
    for (int i = 0; i < 400; ++i) {
        const Deck deck = randomDeck(baseSet(), formatOf(Game::Advanced, false), random);
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
            for (const DeckEntry& entry : deck.zone(zone))
                seen.insert(entry.card);
    }
    const auto killers =
        std::ranges::count_if(baseSet().cards(), [](const Card& card) { return card.has(Keyword::Killer); });
    ASSERT_GT(killers, 0);
    EXPECT_EQ(seen.size(), baseSet().size() - static_cast<std::size_t>(killers));
}

TEST(RandomDeck, EndsWhereThePoolDoes)
{
    const CardPool few({baseSet()[test::card("XF96-0042v1")], baseSet()[test::card("XF96-0169v1")]});
    Random random(3);
    const Deck deck = randomDeck(few, formatOf(Game::Advanced, false), random);
    EXPECT_EQ(bureauDeckSize(deck), 4) << "two of each";
    EXPECT_TRUE(deck.xFile.empty());
}

} // namespace dossier
