// The cards of the other official sets: their facts, their numbers, and what they are printings of.
#include "domain/cards/published_set.h"
#include "importers/base_set/base_set.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "text/json.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace dossier {

namespace {

const CardPool& pool()
{
    return test::officialCards();
}

const Card& cardOf(std::string_view number)
{
    return pool()[test::card(number)];
}

std::vector<Json> referenceOf(const std::string& shared, const std::string& file)
{
    return Json::parse(test::fileBytes(shared + "/cards/" + file)).items();
}

std::string wordsOf(const Json& list)
{
    std::string words;
    for (const Json& word : list.items())
        words += (words.empty() ? "" : "; ") + word.asString();
    return words;
}

} // namespace

TEST(OfficialSets, HaveAllPrintings)
{
    std::map<std::string, int> printings;
    for (const Card& card : pool().cards())
        ++printings[card.setName];
    EXPECT_EQ(printings,
              (std::map<std::string, int>{
                  {"Premiere", 354}, {"The Truth Is Out There", 354}, {"101361", 125}, {"Promotional cards", 23}}));
}

TEST(OfficialSets, BeginWithTheBaseSetInItsPlaces)
{
    for (CardIndex card = 0; card < test::baseSet().size(); ++card) {
        EXPECT_EQ(pool()[card], test::baseSet()[card]);
        EXPECT_TRUE(isOfBaseSet(pool()[card]));
        EXPECT_EQ(pool().defaultPrinting(pool().titleOf(card)),
                  test::baseSet().defaultPrinting(test::baseSet().titleOf(card)));
    }
    EXPECT_FALSE(isOfBaseSet(pool()[354]));
}

// SET-1
TEST(OfficialSets, APrintingOfABaseSetTitleIsThatCard)
{
    const CardIndex first = test::card("XF96-0063v1");
    const CardIndex again = test::card("XF97-0063v2");
    EXPECT_TRUE(pool().sameCard(first, again));
    EXPECT_EQ(pool().knownPrinting(again), first);
    EXPECT_EQ(cardOf("XF97-0063v2").site, cardOf("XF96-0063v1").site);
    EXPECT_FALSE(pool().sameCard(test::card("XF96-0330v1"), test::card("XF97-0330v2")));
}

// SET-2
TEST(OfficialSets, FivePromotionalCardsShareATitleAndAreTheirOwnPrintings)
{
    const CardIndex first = test::card("PR97-0006-SC1");
    EXPECT_EQ(pool().printings(pool().titleOf(first)).size(), 5u);
    EXPECT_EQ(pool().knownPrinting(test::card("PR97-0006-SC4")), test::card("PR97-0006-SC4"));
    EXPECT_FALSE(pool().findNumber("PR97-0006"));
    EXPECT_EQ(pool().findNumber("PR97-0007"), test::card("PR97-0007-BOX"));
}

// SET-4
TEST(OfficialSets, OfTwoActivatorsOneMayBeEnough)
{
    using enum Activator;
    EXPECT_EQ(cardOf("PR97-0005-INQ").either, (std::vector{Active, Conspiracy}));
    EXPECT_EQ(cardOf("XF97-0382v2").activators, (std::vector{Active, AlienInvestigation, Behavioral}));
    EXPECT_EQ(cardOf("XF97-0382v2").either, (std::vector{AlienInvestigation, Behavioral}));
    EXPECT_TRUE(cardOf("XF97-0385x1").either.empty());
}

TEST(OfficialSets, ACostMayBeTwiceAnX)
{
    EXPECT_EQ(cardOf("XF97-0364v2").cost, (Cost{Pool::Conspiracy, true, 0, 2}));
    EXPECT_EQ(costWord(*cardOf("XF97-0364v2").cost), "2X");
}

TEST(OfficialSets, NoEntrySaysWhatACardDoesWhoseTextNobodyTold)
{
    for (const Card& card : pool().cards())
        EXPECT_FALSE(card.untold && test::baseEffects().contains(numberAcrossSets(card.id).value())) << card.id;
}

TEST(OfficialSets, HaveTheFactsOfTheReference)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    int compared = 0;
    for (const char* file : {"the-truth-is-out-there.json", "101361.json", "promo.json"})
        for (const Json& printed : referenceOf(shared, file)) {
            const Card& card = cardOf(printed.at("id").asString());
            ++compared;
            EXPECT_EQ(card.title, printed.at("title").asString());
            EXPECT_EQ(nameOf(card.type), printed.at("type").asString());
            EXPECT_EQ(nameOf(card.rarity), printed.at("rarity").asString());
            std::string keywords;
            for (const Keyword word : card.keywords)
                keywords += (keywords.empty() ? "" : "; ") + std::string(nameOf(word));
            EXPECT_EQ(keywords, wordsOf(printed.at("keywords"))) << card.id;
            std::string activators;
            for (const Activator word : card.activators)
                activators += (activators.empty() ? "" : "; ") + std::string(nameOf(word));
            EXPECT_EQ(activators, wordsOf(printed.at("activators"))) << card.id;
            const Json* text = printed.find("reference_text");
            const bool hasText = text && text->isString() && !text->asString().empty();
            EXPECT_EQ(card.untold || test::baseEffects().contains(numberAcrossSets(card.id).value()), hasText)
                << card.id;
        }
    EXPECT_EQ(compared, 179);
}

} // namespace dossier
