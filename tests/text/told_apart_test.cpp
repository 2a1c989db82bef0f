#include "text/told_apart.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using Names = std::vector<std::string>;

} // namespace

TEST(ToldApart, NamesThatAreAlikeHaveNumbers)
{
    EXPECT_EQ(toldApart({"Rush", "Ann", "Rush"}), (Names{"Rush (1)", "Ann", "Rush (2)"}));
    EXPECT_EQ(toldApart({"Rush", "Ann"}), (Names{"Rush", "Ann"}));
    EXPECT_EQ(toldApart({}), Names{});
}

TEST(ToldApart, NobodyIsCalledLikeSomebodyElseByHisNumber)
{
    EXPECT_EQ(toldApart({"Rush", "Rush (1)", "Rush"}), (Names{"Rush (2)", "Rush (1)", "Rush (3)"}));
    const Names twice = toldApart({"Rush", "Rush"});
    EXPECT_EQ(toldApart(twice), twice);
}

} // namespace dossier
