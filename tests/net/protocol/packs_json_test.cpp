// Opened packs on their way, and how a table says what each opens.
#include "net/protocol/packs_json.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(PacksJson, AreTheSameAfterTheyWereWrittenAndRead)
{
    const CardPool& pool = test::baseSet();
    SealedPlayer player;
    player.packs = {{"Mulder", {3, 4, 4}}, {std::nullopt, {7, 8}}};
    const std::vector<NumberedPack> packs = numberedPacks(player, pool);
    EXPECT_EQ(packs[0].cards[0], pool[3].id);
    const std::vector<NumberedPack> back = packsOf(Json::parse(jsonOf(packs).compact()));
    EXPECT_EQ(back, packs);
    EXPECT_EQ(openedPacks(back, pool), player);
    EXPECT_THROW(openedPacks({{"", {"XF96-9999v1"}}}, pool), JsonError);
    EXPECT_THROW(packsOf(Json::parse(R"([{"fixed":"Mulder"}])")), JsonError);
    EXPECT_THROW(packsOf(Json::parse(R"([{"cards":[1]}])")), JsonError);
}

TEST(PacksJson, SayHowManyAndNothingOfTheLot)
{
    SealedSetup setup;
    setup.starters = 2;
    setup.boosters = 5;
    setup.starterSet = 1;
    setup.boosterSet = 2;
    setup.seed = 4711;
    const std::string text = jsonOf(setup).compact();
    EXPECT_EQ(text.find("4711"), std::string::npos);
    SealedSetup told = sealedOf(Json::parse(text));
    EXPECT_EQ(told.seed, SealedSetup().seed);
    told.seed = setup.seed;
    EXPECT_EQ(told, setup);
    EXPECT_THROW(sealedOf(Json::parse(
                     R"({"starters":1,"boosters":6,"reserve":1,"starterSet":"101361","boosterSet":"premiere"})")),
                 JsonError)
        << "it was never sold in starters";
    EXPECT_THROW(sealedOf(Json::parse(
                     R"({"starters":1,"boosters":60,"reserve":1,"starterSet":"ttiot","boosterSet":"premiere"})")),
                 JsonError);
}

} // namespace dossier
