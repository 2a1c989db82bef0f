#include "text/near_words.h"

#include <array>
#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 4> kWords{"Killer", "Killing", "Disease", "Government"};

} // namespace

TEST(NearWords, AreAtMostThreeTheNearestFirst)
{
    EXPECT_EQ(nearWords(kWords, "kiler"), std::vector<std::string>{"Killer"});
    EXPECT_EQ(nearWords(kWords, "killin"), (std::vector<std::string>{"Killing", "Killer"}));
    EXPECT_TRUE(nearWords(kWords, "spaceship").empty());
}

TEST(NearWords, TheNearestIsNamedHoweverFar)
{
    EXPECT_EQ(nearestWord("goverment", kWords), "Government");
    EXPECT_EQ(nearestWord("kilier", kWords), "Killer");
    EXPECT_FALSE(nearestWord("x", kWords).empty());
    EXPECT_EQ(nearestWord("x", {}), "");
}

TEST(EditDistance, CountsLettersAndSwappedNeighbours)
{
    EXPECT_EQ(editDistance("mulder", "mulder", 3), 0);
    EXPECT_EQ(editDistance("muldre", "mulder", 3), 1);
    EXPECT_EQ(editDistance("mudler", "mulder", 3), 1);
    EXPECT_EQ(editDistance("scully", "skully", 3), 1);
    EXPECT_EQ(editDistance("", "abc", 3), 3);
}

TEST(EditDistance, GivesUpBeyondItsLimit)
{
    EXPECT_EQ(editDistance("abcdef", "uvwxyz", 2), 3);
    EXPECT_EQ(editDistance("a", "abcdefgh", 2), 3);
}

} // namespace dossier
