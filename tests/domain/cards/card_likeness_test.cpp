#include "domain/cards/card_likeness.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

TEST(CardLikeness, PrefersTypeThenQuestions)
{
    const auto between = [](std::string_view a, std::string_view b) {
        return unlikeness(baseSet()[card(a)], baseSet()[card(b)]);
    };
    EXPECT_EQ(between("XF96-0163v1", "XF96-0169v1"), 0);
    EXPECT_LT(between("XF96-0042v1", "XF96-0055v1"), between("XF96-0042v1", "XF96-0052v1")); // same question
    EXPECT_LT(between("XF96-0042v1", "XF96-0085v1"), between("XF96-0042v1", "XF96-0184v1")); // same type
    EXPECT_EQ(between("XF96-0042v1", "XF96-0060v1"), between("XF96-0060v1", "XF96-0042v1"));
}

} // namespace dossier
