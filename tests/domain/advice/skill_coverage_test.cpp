#include "domain/advice/skill_coverage.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

SkillTotals level(Skill skill, int points)
{
    SkillTotals levels{};
    levels[static_cast<std::size_t>(skill)] = points;
    return levels;
}

const SiteFacts& site(std::string_view number)
{
    return *baseSet()[card(number)].site;
}

const auto kHosteen = "XF96-0161v1";
const auto kMulderAlone = "XF96-0169v1";
const auto kJanus = "XF96-0177v1";
const auto kPurdue = "XF96-0179v1";

} // namespace

TEST(SkillCoverage, AddsUpThePrintedSkills) // CHECK-3, CHECK-4
{
    const std::vector<CardIndex> team{card(kHosteen), card(kMulderAlone)};
    const SkillTotals levels = skillTotals(team, baseSet());
    EXPECT_EQ(levels[static_cast<std::size_t>(Skill::AlienInvestigation)], 6);
    EXPECT_EQ(levels[static_cast<std::size_t>(Skill::OccultInvestigation)], 7);
    EXPECT_EQ(levels[static_cast<std::size_t>(Skill::Computer)], 0);
}

TEST(SkillCoverage, TakesThePrerequisiteWithMostToSpare) // CASE-10
{
    // Medical 5 or Behavioral 5
    SkillTotals levels = level(Skill::Medical, 5);
    EXPECT_EQ(checkSite(site("XF96-0057v1"), levels), (SiteCheck{Passing::Yes, Skill::Medical, 5, 5}));
    levels[static_cast<std::size_t>(Skill::Behavioral)] = 7;
    EXPECT_EQ(checkSite(site("XF96-0057v1"), levels), (SiteCheck{Passing::Yes, Skill::Behavioral, 7, 5}));
}

TEST(SkillCoverage, ALowerNumberServesOneQuestionOnly) // SITE-8
{
    EXPECT_EQ(checkSite(site("XF96-0057v1"), level(Skill::Medical, 4)).passes, Passing::ForOneQuestion);
    EXPECT_EQ(checkSite(site("XF96-0057v1"), level(Skill::Medical, 4)).margin(), -1);
    EXPECT_EQ(checkSite(site("XF96-0057v1"), level(Skill::Medical, 3)).passes, Passing::No);
    EXPECT_EQ(checkSite(site("XF96-0056v1"), level(Skill::Sciences, 4)).passes, Passing::No); // nothing reduced
}

TEST(SkillCoverage, TheBestFourAgentsMeet39Of45Sites)
{
    const std::vector<CardIndex> team{card(kHosteen), card(kMulderAlone), card(kJanus), card(kPurdue)};
    const std::vector<DeckEntry> sites = sitesOf(baseSet(), DeckSets::All);
    ASSERT_EQ(sites.size(), 45u);
    const SkillCoverage coverage = coverageOf(team, sites, baseSet());
    EXPECT_EQ(coverage.met, 39);
    EXPECT_EQ(coverage.sites.size(), 45u);
    int met = 0;
    for (const SiteCoverage& row : coverage.sites)
        met += row.check.margin() >= 0;
    EXPECT_EQ(met, 39);
}

TEST(SkillCoverage, NamesTheAgentsWhoseLossBreaksASite)
{
    const std::vector<CardIndex> team{card(kHosteen), card(kMulderAlone), card(kJanus)};
    // Occult Investigation 4: either of the first two will not do alone except Hosteen, who has 4; Mulder has 3.
    const std::vector<DeckEntry> sites{{card("XF96-0048v1"), 2}, {card("XF96-0042v1"), 1}, {card("XF96-0045v1"), 1}};
    const SkillCoverage coverage = coverageOf(team, sites, baseSet());
    EXPECT_EQ(coverage.sites[0].cannotLose, std::vector<CardIndex>{card(kHosteen)});
    EXPECT_EQ(coverage.sites[0].check.margin(), 3);
    // Medical 4 from 2 + 3: both are needed.
    EXPECT_EQ(coverage.sites[1].cannotLose, (std::vector<CardIndex>{card(kHosteen), card(kJanus)}));
    // Bureaucracy 4 is not passed at all: nothing can be lost.
    EXPECT_TRUE(coverage.sites[2].cannotLose.empty());
    EXPECT_EQ(coverage.met, 3); // copies
}

TEST(SkillCoverage, HelpComesFromEveryWitnessOnceAndOneEquipmentAnAgent) // WIT-2, EQUIP-2, EQUIP-4
{
    const std::vector<DeckEntry> cards{{card("XF96-0184v1"), 2}, {card("XF96-0187v1"), 1}, // Witnesses
                                       {card("XF96-0311v1"), 2}, {card("XF96-0312v1"), 1},
                                       {card("XF96-0313v1"), 1}, {card("XF96-0002v1"), 2}}; // a Combat card
    const SkillBonus bonus = [](CardIndex c, Skill skill) {
        return skill != Skill::Computer ? 0 : c == card("XF96-0312v1") ? 3 : 1;
    };
    const auto computer = static_cast<std::size_t>(Skill::Computer);
    EXPECT_EQ(helpFrom(cards, 1, baseSet(), bonus)[computer], 2 + 3);
    EXPECT_EQ(helpFrom(cards, 2, baseSet(), bonus)[computer], 2 + 3 + 1);
    EXPECT_EQ(helpFrom(cards, 9, baseSet(), bonus)[computer], 2 + 3 + 1 + 1);
    EXPECT_EQ(helpFrom(cards, 9, baseSet(), bonus)[static_cast<std::size_t>(Skill::Medical)], 0);

    // Computer 4 with Janus' 2 and 2 of help
    const std::vector<CardIndex> team{card(kJanus)};
    const std::vector<DeckEntry> site{{card("XF96-0069v1"), 2}};
    const SkillCoverage helped = coverageOf(team, site, baseSet(), level(Skill::Computer, 2));
    EXPECT_EQ(helped.met, 0);
    EXPECT_EQ(helped.metWithHelp, 2);
    EXPECT_EQ(helped.sites[0].withHelp.margin(), 0);
}

TEST(SkillCoverage, TriesEverySplitIntoTwoTeamsOnce)
{
    const std::vector<CardIndex> team{card(kHosteen), card(kMulderAlone), card(kJanus), card(kPurdue)};
    const std::vector<DeckEntry> sites = sitesOf(baseSet(), DeckSets::All);
    const std::vector<TeamSplit> splits = splitsOf(team, sites, baseSet());
    ASSERT_EQ(splits.size(), 7u); // 2^3 - 1
    for (std::size_t i = 0; i < splits.size(); ++i) {
        const TeamSplit& split = splits[i];
        EXPECT_EQ(split.first.front(), card(kHosteen));
        EXPECT_EQ(split.first.size() + split.second.size(), 4u);
        EXPECT_EQ(split.metByFirst, coverageOf(split.first, sites, baseSet()).met);
        EXPECT_EQ(split.metBySecond, coverageOf(split.second, sites, baseSet()).met);
        EXPECT_GE(split.metByEither, std::max(split.metByFirst, split.metBySecond));
        EXPECT_LE(split.metByEither, 39);
        if (i > 0) {
            EXPECT_GE(splits[i - 1].metByEither, split.metByEither);
        }
    }
    EXPECT_TRUE(splitsOf(std::span(team).first(1), sites, baseSet()).empty());
}

} // namespace dossier
