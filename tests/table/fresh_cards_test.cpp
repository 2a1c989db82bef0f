// Which cards of a hand are new: those that came since its player's last choice.
#include "table/fresh_cards.h"
#include "table/seat_view.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

SeatView with(std::vector<int> hand, std::size_t lastChoice)
{
    SeatView view;
    view.generation = 1;
    view.sitting = view.seen.self = 0;
    view.lastChoice = lastChoice;
    for (const int card : hand)
        view.seen.hand.push_back({.ref = {0, card}});
    return view;
}

} // namespace

TEST(FreshCards, AreThoseSinceTheLastChoice)
{
    FreshCards fresh;
    const auto has = [&](int card) { return fresh.has({0, card}); };
    fresh.follow(with({1, 2}, 0));
    EXPECT_FALSE(has(1)) << "the hand he begins with";
    fresh.follow(with({1, 5, 2}, 10)); // he has bought one
    EXPECT_TRUE(has(5));
    EXPECT_FALSE(has(1));
    fresh.follow(with({1, 5, 2, 6}, 10)); // another is dealt him meanwhile
    EXPECT_TRUE(has(5) && has(6));
    fresh.follow(with({1, 5, 6}, 20)); // he has chosen something else
    EXPECT_FALSE(has(5) || has(6));
    SeatView back = with({1, 2, 9}, 5);
    back.stepping = true;
    fresh.follow(back);
    EXPECT_FALSE(has(9)) << "who steps back has drawn nothing";
}

} // namespace dossier
