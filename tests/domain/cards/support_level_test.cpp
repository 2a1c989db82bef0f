// Cards of further sets: what the game knows of them (DECK-5; PLAY-11).
#include "domain/cards/support_level.h"
#include "domain/decks/deck_support.h"
#include "support/base_set.h"
#include "support/trial_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::trialCard;
using test::withTrialSet;

TEST(FurtherCards, TheGameKnowsTheBaseSetWholly)
{
    for (CardIndex card = 0; card < test::baseSet().size(); ++card)
        EXPECT_EQ(supportLevelOf(test::baseSet(), card), SupportLevel::Whole);
}

TEST(FurtherCards, OneIsKnownAsFarAsItsFactsGo)
{
    const auto grasp = [](std::string_view number) { return supportLevelOf(withTrialSet(), trialCard(number)); };
    EXPECT_EQ(grasp("XT99-0063t1"), SupportLevel::NotPlayed) << "an Event is its text";
    EXPECT_EQ(grasp("XT99-0002t1"), SupportLevel::FactsAlone) << "an Adversary fights by its ratings";
    EXPECT_EQ(grasp("XT99-0003t1"), SupportLevel::Unreadable) << "PLAY-11: every Activator must be there";
    EXPECT_EQ(grasp("XT99-0004t1"), SupportLevel::Whole) << "an Agent without a text is all facts";
    EXPECT_EQ(grasp("XT99-0005t1"), SupportLevel::Whole) << "DECK-5: the same title is the same card";
}

TEST(FurtherCards, AnotherPrintingIsTheCardTheProgramCameWith) // DECK-5
{
    const CardPool& pool = withTrialSet();
    EXPECT_EQ(pool.knownPrinting(trialCard("XT99-0005t1")), test::card("XF96-0004v1"));
    EXPECT_EQ(pool.knownPrinting(test::card("XF96-0004v1")), test::card("XF96-0004v1"));
    EXPECT_EQ(pool.knownPrinting(trialCard("XT99-0063t1")), std::nullopt) << "63 of another set is not 63";
    EXPECT_EQ(pool.defaultPrinting(pool.titleOf(trialCard("XT99-0005t1"))), test::card("XF96-0004v1"));
}

TEST(FurtherCards, RulesSpeakOfAnotherPrintingByTheNumberTheyKnow)
{
    const CardPool& pool = withTrialSet();
    EXPECT_EQ(numberInRules(pool, trialCard("XT99-0005t1")), "XF96-0004v1");
    EXPECT_EQ(numberInRules(pool, test::card("XF96-0063v1")), "XF96-0063v1");
    EXPECT_EQ(numberInRules(pool, trialCard("XT99-0063t1")), "");
}

TEST(FurtherCards, ADeckNamesEachUnknownTitleOnce)
{
    Deck deck;
    deck.add(Zone::Team, trialCard("XT99-0004t1"), 1);
    deck.add(Zone::BureauDeck, trialCard("XT99-0002t1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0004v1"), 2);
    deck.add(Zone::BureauDeck, trialCard("XT99-0063t1"), 1);
    const std::vector<DeckEntry> unknown = notGrasped(deck, withTrialSet());
    ASSERT_EQ(unknown.size(), 2u);
    EXPECT_EQ(unknown[0], (DeckEntry{trialCard("XT99-0002t1"), 2}));
    EXPECT_EQ(unknown[1], (DeckEntry{trialCard("XT99-0063t1"), 1}));
}

} // namespace dossier
