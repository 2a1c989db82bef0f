// How complete a collection is.
#include "domain/collection/completion.h"
#include "support/base_set.h"
#include "support/trial_set.h"

#include <gtest/gtest.h>
#include <numeric>

namespace dossier {

using test::baseSet;
using test::card;

TEST(Completion, OfNothingIsNothing)
{
    const Completion none = completionOf(CopyCounts(baseSet().size()), baseSet());
    EXPECT_EQ(none.all, (CompletionShare{0, 354, 0}));
    EXPECT_EQ(none.all.missing(), 354);
}

TEST(Completion, CountsPrintingsByTypeAndRarity)
{
    CopyCounts owned(baseSet().size());
    owned[card("XF96-0063v1")] = 3; // a Site
    owned[card("XF96-0042v1")] = 1; // a Site, too
    const Completion some = completionOf(owned, baseSet());
    const CompletionShare& sites = some.byType[static_cast<std::size_t>(CardType::Site)];
    EXPECT_EQ(some.all.owned, 2);
    EXPECT_EQ(some.all.copies, 4);
    EXPECT_EQ(sites.owned, 2);
    EXPECT_EQ(sites.copies, 4);
}

TEST(Completion, TypesAndRaritiesEachAddUpToTheWholeSet)
{
    CopyCounts owned(baseSet().size());
    for (std::size_t i = 0; i < owned.size(); i += 3)
        owned[i] = static_cast<int>(i % 5);
    const Completion some = completionOf(owned, baseSet());
    const auto sum = [](const auto& shares) {
        return std::accumulate(
            shares.begin(), shares.end(), CompletionShare{}, [](CompletionShare all, const CompletionShare& each) {
                return CompletionShare{all.owned + each.owned, all.of + each.of, all.copies + each.copies};
            });
    };
    EXPECT_EQ(sum(some.byType), some.all);
    EXPECT_EQ(sum(some.byRarity), some.all);
}

TEST(Completion, WhatIsBeyondTheKeptCopiesIsToSpare)
{
    EXPECT_EQ(spareCopies({0, 1, 2, 3, 7}), (CopyCounts{0, 0, 0, 1, 5}));
    EXPECT_EQ(spareCopies({0, 1, 2}, 0), (CopyCounts{0, 1, 2}));
}

TEST(Completion, CountsTheBaseSetAndEachFurtherSetByItself)
{
    const CardPool& pool = test::withTrialSet();
    CopyCounts owned(pool.size(), 0);
    owned[test::trialCard("XT99-0002t1")] = 3;
    owned[test::card("XF96-0063v1")] = 1;
    const Completion completion = completionOf(owned, pool);
    EXPECT_EQ(completion.all, (CompletionShare{1, static_cast<int>(test::baseSet().size()), 1}));
    ASSERT_EQ(completion.furtherSets.size(), 1u);
    EXPECT_EQ(completion.furtherSets[0], (SetCompletion{"Trial", {1, 7, 3}}));
}

TEST(Completion, OfTheWholeGameCountsEachCardOnceInAnyPrinting) // SET-1
{
    const CardPool& pool = test::officialCards();
    CopyCounts owned(pool.size());
    EXPECT_EQ(completionOf(owned, pool).anyPrinting, (CompletionShare{0, 533, 0}));
    owned[card("XF96-0063v1")] = 1;
    owned[card("XF97-0063v2")] = 2;
    owned[card("XF97-0064v2")] = 1;
    owned[card("XF97-0385x1")] = 1;
    const Completion some = completionOf(owned, pool);
    EXPECT_EQ(some.anyPrinting, (CompletionShare{3, 533, 5}));
    EXPECT_EQ(some.all, (CompletionShare{1, 354, 1}));
    ASSERT_EQ(some.furtherSets.size(), 3u);
    EXPECT_EQ(some.furtherSets[0], (SetCompletion{"The Truth Is Out There", {2, 354, 3}}));
    EXPECT_EQ(some.furtherSets[1], (SetCompletion{"101361", {1, 125, 1}}));
    EXPECT_EQ(some.furtherSets[2].share.of, 23);
}

} // namespace dossier
