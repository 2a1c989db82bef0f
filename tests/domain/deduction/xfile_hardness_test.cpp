#include "domain/decks/deck.h"
#include "domain/deduction/xfile_hardness.h"
#include "support/base_set.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>

namespace dossier {

using test::baseSet;

TEST(XFileHardness, TwentyPairsDifferInOneCharacteristicOnly)
{
    const std::vector<NearTwins> pairs = nearTwins(baseSet());
    EXPECT_EQ(pairs.size(), 20u);
    for (const NearTwins& pair : pairs)
        for (int of = 0; of < kCharacteristics; ++of) {
            const auto c = static_cast<Characteristic>(of);
            const bool same = baseSet()[pair.first].xfile->type(c) == baseSet()[pair.second].xfile->type(c);
            EXPECT_EQ(same, c != pair.differs);
        }
}

TEST(XFileHardness, RanksEveryXFileHardestFirst)
{
    const std::vector<Hardness> all = hardnessAgainst(evenMix(), baseSet());
    ASSERT_EQ(all.size(), 41u);
    int twins = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_GT(all[i].survives, 4); // no fewer than the optimum of about 5.6 less its luckiest branch
        EXPECT_LT(all[i].survives, 30);
        if (i > 0) {
            EXPECT_GE(all[i - 1].survives, all[i].survives);
        }
        twins += all[i].twins;
    }
    EXPECT_EQ(twins, 40); // each of the 20 pairs is counted from both ends
}

TEST(XFileHardness, OneSiteThatAsksEverythingIsTheGreedyHunt)
{
    double sum = 0;
    for (const Hardness& hardness : hardnessAgainst({{kAllCharacteristics, 3}}, baseSet()))
        sum += hardness.survives;
    EXPECT_NEAR(sum / 41, 5.7, 0.05);
}

TEST(XFileHardness, AMixThatCannotTellTwinsApartNeverFindsThemOut)
{
    // Affiliation alone leaves several candidates, whatever is asked.
    for (const Hardness& hardness : hardnessAgainst({{CharacteristicSet(0b0001), 1}}, baseSet()))
        EXPECT_TRUE(std::isinf(hardness.survives));
    for (const Hardness& hardness : hardnessAgainst({}, baseSet()))
        EXPECT_TRUE(std::isinf(hardness.survives));
}

TEST(XFileHardness, ReadsTheMixFromTheSitesOfADeck)
{
    Deck deck;
    deck.add(Zone::BureauDeck, test::card("XF96-0042v1"), 2); // Method
    deck.add(Zone::BureauDeck, test::card("XF96-0044v1"), 1); // Method
    deck.add(Zone::BureauDeck, test::card("XF96-0043v1"), 1); // Motive or Method
    deck.add(Zone::BureauDeck, test::card("XF96-0002v1"), 2); // no Site
    const std::vector<SiteKind> mix = mixOf(deck, baseSet());
    EXPECT_EQ(mix, (std::vector<SiteKind>{{CharacteristicSet(0b0100), 3}, {CharacteristicSet(0b0110), 1}}));
}

// With one kind of Site in four and two X-Files left that differ in it, four Sites are needed on average.
TEST(XFileHardness, CountsSitesThatTeachNothing)
{
    const CardPool& pool = baseSet();
    const NearTwins pair = nearTwins(pool).front();
    const CardPool two({pool[pair.first], pool[pair.second]});
    for (const Hardness& hardness : hardnessAgainst(evenMix(), two)) {
        EXPECT_NEAR(hardness.survives, 4, 1e-12);
        EXPECT_EQ(hardness.twins, 1);
    }
}

} // namespace dossier
