#include "domain/advice/activation.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

Deck deckOf(std::initializer_list<std::string_view> bureauDeck, std::initializer_list<std::string_view> team = {})
{
    Deck deck;
    for (const std::string_view number : bureauDeck)
        deck.add(Zone::BureauDeck, card(number), 1);
    for (const std::string_view number : team)
        deck.add(Zone::Team, card(number), 1);
    return deck;
}

// The rule of the only dead card; empty where there is none.
RuleNumber ruleFor(const Deck& deck, const PlayConditions& conditions = {})
{
    const std::vector<DeadCard> dead = deadCards(deck, baseSet(), conditions);
    EXPECT_LE(dead.size(), 1u);
    return dead.empty() ? RuleNumber() : dead[0].rule;
}

const auto kMulder = "XF96-0169v1"; // Believer, Subterfuge 1
const auto kScully = "XF96-0173v1"; // Skeptic, no Subterfuge
const auto kSite = "XF96-0042v1";   // Medical
const auto kAdversary = "XF96-0335v1";

} // namespace

TEST(Activation, MultiplayerCardsNeedThreePlayers) // DECK-19
{
    const Deck deck = deckOf({"XF96-0224v1"}, {kScully});
    EXPECT_EQ(ruleFor(deck), "DECK-19");
    EXPECT_EQ(deadCards(deck, baseSet())[0].missing, Activator::Multiplayer);
    EXPECT_EQ(ruleFor(deck, {3, {}}), "");
}

TEST(Activation, BelieverEquipmentNeedsABeliever) // REQ-4
{
    EXPECT_EQ(ruleFor(deckOf({"XF96-0327v1"}, {kScully})), "REQ-4");
    EXPECT_EQ(ruleFor(deckOf({"XF96-0327v1"}, {kScully, kMulder})), "");
    EXPECT_EQ(ruleFor(deckOf({"XF96-0327v1", kMulder}, {kScully})), ""); // one to be bought
}

TEST(Activation, EquipmentOfASectionCanAlwaysBeRequisitioned) // REQ-3
{
    EXPECT_EQ(ruleFor(deckOf({"XF96-0325v1", "XF96-0311v1"}, {kScully})), "");
}

TEST(Activation, BesideActiveTheSiteAndTheWitnessAreOnesOwn) // PLAY-17
{
    EXPECT_EQ(ruleFor(deckOf({"XF96-0246v1"}, {kScully})), "PLAY-17");
    EXPECT_EQ(ruleFor(deckOf({"XF96-0246v1", kSite}, {kScully})), "");
    EXPECT_EQ(ruleFor(deckOf({"XF96-0252v1"}, {kScully})), "PLAY-17");
    EXPECT_EQ(ruleFor(deckOf({"XF96-0252v1", "XF96-0184v1"}, {kScully})), "");
}

TEST(Activation, NeverSpeaksOfWhatOpponentsMayBring) // PLAY-15, PLAY-16, PLAY-22
{
    // An Adversary for a Motive Site, one that answers Witnesses, Events against Adversaries, Bluffs and Witnesses,
    // Witnesses in a skill.
    const Deck deck = deckOf({kAdversary, "XF96-0350v1", "XF96-0247v1", "XF96-0254v1", "XF96-0233v1", "XF96-0298v1",
                              "XF96-0304v1", "XF96-0184v1"},
                             {kScully});
    EXPECT_TRUE(deadCards(deck, baseSet()).empty());
    Deck witnesses;
    for (CardIndex c = 0; c < baseSet().size(); ++c)
        if (baseSet()[c].type == CardType::Witness || baseSet()[c].type == CardType::Adversary ||
            baseSet()[c].type == CardType::Bluff)
            witnesses.add(Zone::BureauDeck, c, 1);
    EXPECT_TRUE(deadCards(witnesses, baseSet()).empty());
}

TEST(Activation, ConspiracyCombatCardsNeedAnAdversaryOfOnesOwn) // PLAY-2, PLAY-23
{
    const auto claws = "XF96-0004v1";
    EXPECT_EQ(ruleFor(deckOf({claws}, {kMulder})), "PLAY-23");
    EXPECT_EQ(ruleFor(deckOf({claws, kAdversary}, {kMulder})), "");
    EXPECT_EQ(ruleFor(deckOf({claws}, {kMulder}), {3, {}}), ""); // another opponent's Adversary (MULTI-9)
    EXPECT_EQ(ruleFor(deckOf({"XF96-0002v1"}, {kMulder})), "");  // RP: against the opponent's Adversaries
}

TEST(Activation, SomeCombatCardsAskForSkillOrTraining) // COMBAT-49, COMBAT-50
{
    const auto hide = "XF96-0010v1";
    const auto kick = "XF96-0008v1";
    const auto swat = "XF96-0235v1";
    EXPECT_EQ(ruleFor(deckOf({hide}, {kScully})), "COMBAT-49");
    EXPECT_EQ(ruleFor(deckOf({hide}, {kMulder})), "");
    EXPECT_EQ(ruleFor(deckOf({hide, kAdversary}, {kScully})), "");
    EXPECT_EQ(ruleFor(deckOf({kick}, {kMulder})), "COMBAT-50");
    EXPECT_FALSE(deadCards(deckOf({kick}, {kMulder}), baseSet())[0].missing);
    EXPECT_EQ(ruleFor(deckOf({kick, swat}, {kMulder})), "");
}

TEST(Activation, EffectsMaySupplyWhatTheFactsLack)
{
    const Deck deck = deckOf({"XF96-0246v1", "XF96-0278v1"}, {kScully}); // the second fetches any card
    EXPECT_EQ(ruleFor(deck), "PLAY-17");
    const EffectSupplies fetches = [](CardIndex c, Keyword) { return c == card("XF96-0278v1"); };
    EXPECT_EQ(ruleFor(deck, {2, fetches}), "");
}

TEST(Activation, KnowsWhatAnActivatorLooksFor)
{
    EXPECT_TRUE(satisfies(baseSet()[card("XF96-0049v1")], Activator::MotiveSite)); // PLAY-18
    EXPECT_FALSE(satisfies(baseSet()[card("XF96-0042v1")], Activator::MotiveSite));
    EXPECT_TRUE(satisfies(baseSet()[card("XF96-0043v1")], Activator::MethodSite));            // PLAY-20
    EXPECT_TRUE(satisfies(baseSet()[card("XF96-0043v1")], Activator::CriminalInvestigation)); // PLAY-21
    EXPECT_FALSE(satisfies(baseSet()[card("XF96-0043v1")], Activator::Active));
    EXPECT_EQ(
        std::ranges::count_if(baseSet().cards(), [](const Card& each) { return satisfies(each, Activator::Bluff); }),
        32);
    // Every word is either a Keyword to look for or one of the eight that are not.
    int words = 0;
    for (int a = 0; a < kActivators; ++a)
        words += keywordsWanted(static_cast<Activator>(a)).empty();
    EXPECT_EQ(words, 8);
}

} // namespace dossier
