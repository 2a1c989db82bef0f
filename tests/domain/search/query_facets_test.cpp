#include "domain/search/card_match.h"
#include "domain/search/query_facets.h"
#include "support/base_set.h"
#include "support/trial_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

TEST(QueryFacets, CountTheCardsThatWereFound)
{
    const SearchIndex index(baseSet());
    PoolSet sites(baseSet().size());
    sites.fill([](std::size_t i) { return baseSet()[static_cast<CardIndex>(i)].type == CardType::Site; });
    for (const Facet& facet : facetCounts(sites, index)) {
        ASSERT_EQ(facet.values.size(), wordsOf(facet.field).size());
        int all = 0;
        for (const FacetValue& value : facet.values)
            all += value.count;
        if (facet.field == QueryField::Type || facet.field == QueryField::Rarity || facet.field == QueryField::Mode) {
            EXPECT_EQ(all, 45);
        }
        if (facet.field == QueryField::Motive) {
            EXPECT_EQ(all, 0);
        }
        if (facet.field == QueryField::Type) {
            EXPECT_EQ(facet.values[static_cast<std::size_t>(CardType::Site)], (FacetValue{"Site", 45}));
        }
    }
}

TEST(QueryFacets, ATickWritesATerm)
{
    EXPECT_EQ(termFor(QueryField::Type, "X-File"), "t:x-file");
    EXPECT_EQ(termFor(QueryField::Keyword, "Martial Arts"), "k:\"martial arts\"");
    EXPECT_EQ(withTerm("", QueryField::Type, "Site"), "t:site");
    EXPECT_EQ(withTerm("  Mulder ", QueryField::Type, "Site"), "Mulder t:site");
    EXPECT_EQ(withTerm("t:site", QueryField::Type, "Site"), "t:site");
    EXPECT_EQ(withTerm("k:killer", QueryField::Keyword, "Event"), "k:killer k:event");
}

TEST(QueryFacets, TicksOfOneValuedFieldsAreJoinedByOr)
{
    EXPECT_EQ(withTerm("t:site r:r", QueryField::Type, "Bluff"), "(t:site OR t:bluff) r:r");
    EXPECT_EQ(withTerm("(t:site OR t:bluff) r:r", QueryField::Type, "Event"), "(t:site OR t:bluff OR t:event) r:r");
    EXPECT_EQ(withTerm("t:site OR t:bluff", QueryField::Type, "Event"), "(t:site OR t:bluff OR t:event)");
}

TEST(QueryFacets, AWordWrittenTwiceIsOneTick)
{
    EXPECT_EQ(withTerm("t:site OR t:site", QueryField::Type, "Event"), "(t:site OR t:event)");
    EXPECT_EQ(withoutTerm("t:site OR t:site", QueryField::Type, "Site"), "");
}

TEST(QueryFacets, ATermIsNotSwallowedByAnOrBeforeIt)
{
    EXPECT_EQ(withTerm("mulder OR scully", QueryField::Type, "Agent"), "(mulder OR scully) t:agent");
    EXPECT_EQ(withTerm("(fox) OR scully", QueryField::Type, "Agent"), "((fox) OR scully) t:agent");
    EXPECT_EQ(withTerm("t:site OR t:bluff order:cost", QueryField::Type, "Event"),
              "(t:site OR t:bluff order:cost) t:event");
}

TEST(QueryFacets, UntickingTakesTheTermOut)
{
    EXPECT_EQ(withoutTerm("mulder t:agent  r:f", QueryField::Type, "Agent"), "mulder r:f");
    EXPECT_EQ(withoutTerm("t:agent", QueryField::Type, "Agent"), "");
    EXPECT_EQ(withoutTerm("type=\"Agent\" mulder", QueryField::Type, "Agent"), "mulder");
    EXPECT_EQ(withoutTerm("(t:site OR t:bluff) r:r", QueryField::Type, "Site"), "t:bluff r:r");
    EXPECT_EQ(withoutTerm("(t:site OR t:bluff OR t:event)", QueryField::Type, "Bluff"), "(t:site OR t:event)");
    EXPECT_EQ(withoutTerm("t:site mulder t:site", QueryField::Type, "Site"), "mulder");
    EXPECT_EQ(withoutTerm("-t:site", QueryField::Type, "Site"), "-t:site");
    EXPECT_EQ(withoutTerm("(t:site OR mulder)", QueryField::Type, "Site"), "(t:site OR mulder)");
}

TEST(QueryFacets, KnowWhatIsTicked)
{
    EXPECT_TRUE(hasTerm("mulder t:agent", QueryField::Type, "Agent"));
    EXPECT_TRUE(hasTerm("(t:site OR t:agent) mulder", QueryField::Type, "Agent"));
    EXPECT_TRUE(hasTerm("t:ag", QueryField::Type, "Agent"));
    EXPECT_FALSE(hasTerm("-t:agent", QueryField::Type, "Agent"));
    EXPECT_FALSE(hasTerm("t:agent OR mulder", QueryField::Type, "Agent"));
    EXPECT_FALSE(hasTerm("agent", QueryField::Type, "Agent"));
    EXPECT_FALSE(hasTerm("t:agent (", QueryField::Type, "Agent"));
}

TEST(QueryFacets, TickingAndUntickingGivesTheTextBack)
{
    for (const char* text : {"", "mulder", "mulder k:event", "(a OR b) -c"}) {
        for (const Facet& facet : facetCounts(PoolSet(baseSet().size()), SearchIndex(baseSet()))) {
            for (const FacetValue& value : facet.values) {
                if (hasTerm(text, facet.field, value.word))
                    continue;
                const std::string ticked = withTerm(text, facet.field, value.word);
                EXPECT_TRUE(hasTerm(ticked, facet.field, value.word)) << ticked;
                EXPECT_EQ(withoutTerm(ticked, facet.field, value.word), text);
            }
        }
    }
}

// Where there are several sets they can be ticked; a card is of one of them.
TEST(QueryFacets, TellTheSetsApart)
{
    const SearchIndex index(test::withTrialSet());
    const Facet sets = facetCounts(PoolSet(index.pool().size(), true), index).back();
    EXPECT_EQ(sets, (Facet{QueryField::Set, {{"Premiere", static_cast<int>(baseSet().size())}, {"Trial", 7}}}));
    EXPECT_NE(facetCounts(PoolSet(baseSet().size(), true), SearchIndex(baseSet())).back().field, QueryField::Set);
    EXPECT_EQ(withTerm("t:event", QueryField::Set, "Trial"), "t:event set:trial");
    EXPECT_TRUE(hasTerm("t:event set:trial", QueryField::Set, "Trial"));
    EXPECT_EQ(withTerm("set:trial", QueryField::Set, "Premiere"), "(set:trial OR set:premiere)");
    EXPECT_EQ(withoutTerm("t:event (set:trial OR set:premiere)", QueryField::Set, "Trial"), "t:event set:premiere");
    EXPECT_EQ(withTerm("", QueryField::Set, "Gen Con"), "set:\"gen con\"");
}

} // namespace dossier
