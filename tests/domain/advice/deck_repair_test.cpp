#include "domain/advice/deck_repair.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;
using test::legalDeck;

namespace {

using Kind = Repair::Kind;

const Problem* find(const std::vector<Problem>& problems, std::string_view rule)
{
    const auto found = std::ranges::find_if(problems, [&](const Problem& each) { return each.rule.text() == rule; });
    return found == problems.end() ? nullptr : &*found;
}

// Repairs the first problem of this rule, over and over; answers how often it was needed.
int repairAll(Deck& deck, std::string_view rule, Game game = Game::Advanced)
{
    const Format format = test::format(game);
    for (int times = 0; times < 30; ++times) {
        const std::vector<Problem> problems = checkDeck(deck, baseSet(), format);
        const Problem* problem = find(problems, rule);
        if (!problem)
            return times;
        const auto repair = repairFor(*problem, deck, baseSet(), format);
        if (!repair)
            return -1;
        deck = repaired(deck, *repair, baseSet(), format);
    }
    return -1;
}

CardIndex firstWith(auto property)
{
    for (CardIndex i = 0; i < baseSet().size(); ++i)
        if (property(baseSet()[i]))
            return i;
    return 0;
}

} // namespace

TEST(DeckRepair, TakesOutTheThirdCopy) // DECK-4
{
    Deck deck = legalDeck();
    deck.setCount(Zone::BureauDeck, card("XF96-0063v1"), 4);
    EXPECT_EQ(repairAll(deck, "DECK-4"), 1);
    EXPECT_EQ(deck.count(Zone::BureauDeck, card("XF96-0063v1")), 2);
}

TEST(DeckRepair, TakesOutKillers) // DECK-18
{
    Deck deck = legalDeck();
    deck.add(Zone::BureauDeck, firstWith([](const Card& each) { return each.has(Keyword::Killer); }), 2);
    EXPECT_EQ(repairAll(deck, "DECK-18"), 1);
    EXPECT_EQ(deck, legalDeck());
}

TEST(DeckRepair, MovesAnXFileWhereItBelongs) // DECK-7, DECK-11
{
    Deck deck = legalDeck();
    const CardIndex xFile = deck.xFile.front().card;
    deck.xFile.clear();
    const auto choose = repairFor(*find(checkDeck(deck, baseSet(), test::format(Game::Advanced)), "DECK-11"), deck,
                                  baseSet(), test::format(Game::Advanced));
    EXPECT_EQ(choose->kind, Kind::ChooseXFile);
    deck.add(Zone::BureauDeck, xFile, 1);
    EXPECT_EQ(repairAll(deck, "DECK-7"), 1);
    EXPECT_EQ(deck, legalDeck());
    deck.xFile.push_back({firstWith([&](const Card& each) { return each.type == CardType::XFile; }), 1});
    EXPECT_EQ(repairAll(deck, "DECK-11"), 1);
    EXPECT_EQ(deck, legalDeck());
}

TEST(DeckRepair, TakesOutWhatIsOfAnotherTypeThanItsZone) // DECK-11, DECK-13
{
    Deck deck = legalDeck();
    const CardIndex site = firstWith([](const Card& each) { return each.type == CardType::Site; });
    deck.team.push_back({site, 2});
    EXPECT_EQ(repairAll(deck, "DECK-13"), 1);
    EXPECT_EQ(deck, legalDeck());
    deck.xFile.insert(deck.xFile.begin(), {site, 1});
    EXPECT_EQ(repairAll(deck, "DECK-11"), 1);
    EXPECT_EQ(deck, legalDeck());
}

TEST(DeckRepair, ProposesATeam) // DECK-13, DECK-15, DECK-16
{
    Deck deck = legalDeck();
    deck.team.clear();
    EXPECT_EQ(repairAll(deck, "DECK-13"), 1);
    EXPECT_EQ(find(checkDeck(deck, baseSet(), test::format(Game::Advanced)), "DECK-15"), nullptr);
    EXPECT_EQ(find(checkDeck(deck, baseSet(), test::format(Game::Advanced)), "DECK-16"), nullptr);
}

TEST(DeckRepair, DrawsOnlyOnWhatIsOwned)
{
    std::vector<int> owned(baseSet().size(), 0);
    int agents = 0;
    for (CardIndex i = 0; i < baseSet().size(); ++i)
        if (const bool agent = baseSet()[i].type == CardType::Agent; i % 3 == 0 || (agent && agents++ < 6))
            owned[i] = 1;
    const Format format = test::format(Game::Advanced);
    Deck deck;
    deck = repaired(deck, {Kind::ProposeTeam, {}, 0, Zone::Team}, baseSet(), format, &owned);
    deck = repaired(deck, {Kind::FillUp, {}, 60, Zone::BureauDeck}, baseSet(), format, &owned);
    EXPECT_FALSE(deck.team.empty());
    EXPECT_FALSE(deck.bureauDeck.empty());
    for (const auto* zone : {&deck.team, &deck.bureauDeck})
        for (const DeckEntry& entry : *zone)
            EXPECT_LE(entry.count, owned[entry.card]);
}

// Who owns two Agents has a Team of two, and nobody is added whom he does not own.
TEST(DeckRepair, ProposesATeamOfThoseThereAre) // DECK-13, DECK-16
{
    std::vector<int> owned(baseSet().size(), 0);
    owned[card("XF96-0170v1")] = owned[card("XF96-0171v1")] = 1;
    const Format format = test::format(Game::Advanced);
    const Deck deck = repaired({}, {Kind::ProposeTeam, {}, 0, Zone::Team}, baseSet(), format, &owned);
    EXPECT_EQ(sizeOf(deck.team), 2);
    const auto problems = checkDeck(deck, baseSet(), format);
    for (const char* rule : {"DECK-16", "DECK-26"})
        if (const Problem* problem = find(problems, rule)) {
            EXPECT_TRUE(repairFor(*problem, deck, baseSet(), format)) << rule;
            EXPECT_FALSE(repairFor(*problem, deck, baseSet(), format, &owned)) << rule;
        }
    ASSERT_TRUE(find(problems, "DECK-16"));
    owned[card("XF96-0175v1")] = 1;
    EXPECT_EQ(repairFor(*find(problems, "DECK-16"), deck, baseSet(), format, &owned)->card, card("XF96-0175v1"));
}

// Filled up first, the Bureau Deck took them all, and no Team could be proposed.
TEST(DeckRepair, KeepsOwnedAgentsForTheTeam)
{
    const Format format = test::format(Game::Advanced);
    const std::vector<int> owned(baseSet().size(), 1);
    Deck deck = repaired({}, {Kind::FillUp, {}, 60, Zone::BureauDeck}, baseSet(), format, &owned);
    EXPECT_TRUE(std::ranges::none_of(deck.bureauDeck,
                                     [](const DeckEntry& entry) { return baseSet()[entry.card].agent.has_value(); }));
    deck = repaired(deck, {Kind::ProposeTeam, {}, 0, Zone::Team}, baseSet(), format, &owned);
    EXPECT_FALSE(deck.team.empty());
}

TEST(DeckRepair, DropsAnAgentWhereTheTeamIsTooDear) // DECK-15
{
    Deck deck = legalDeck();
    for (const char* agent : {"XF96-0169v1", "XF96-0173v1", "XF96-0161v1", "XF96-0177v1"})
        deck.setCount(Zone::Team, card(agent), 1);
    ASSERT_GT(teamCost(deck, baseSet()), 20);
    const int before = sizeOf(deck.team);
    EXPECT_GT(repairAll(deck, "DECK-15"), 0);
    EXPECT_LE(teamCost(deck, baseSet()), 20);
    EXPECT_LT(sizeOf(deck.team), before);
}

TEST(DeckRepair, AddsAnAgentThatFits) // DECK-16
{
    Deck deck = legalDeck();
    deck.team.resize(1);
    EXPECT_GT(repairAll(deck, "DECK-16"), 0);
    EXPECT_EQ(find(checkDeck(deck, baseSet(), test::format(Game::Advanced)), "DECK-15"), nullptr);
    EXPECT_EQ(find(checkDeck(deck, baseSet(), test::format(Game::Advanced)), "DECK-14"), nullptr);
}

TEST(DeckRepair, AddsSitesTheTeamPasses) // DECK-26
{
    Deck deck = legalDeck();
    std::erase_if(deck.bureauDeck, [](const DeckEntry& entry) { return baseSet()[entry.card].type == CardType::Site; });
    EXPECT_GT(repairAll(deck, "DECK-26"), 5);
    EXPECT_EQ(find(checkDeck(deck, baseSet(), test::format(Game::Advanced)), "DECK-4"), nullptr);
}

TEST(DeckRepair, MakesABasicDeckOfAnAdvancedOne) // BASIC-3, BASIC-5, BASIC-8
{
    Deck deck = legalDeck();
    deck.game = Game::Basic;
    const CardIndex advanced =
        firstWith([](const Card& each) { return each.advancedOnly && each.type == CardType::Event; });
    deck.add(Zone::BureauDeck, advanced, 2);
    deck.add(Zone::BureauDeck, deck.team.front().card, 1);
    EXPECT_GE(repairAll(deck, "BASIC-3", Game::Basic), 1);
    EXPECT_EQ(repairAll(deck, "BASIC-8", Game::Basic), 1);
    EXPECT_GE(repairAll(deck, "BASIC-5", Game::Basic), 1);
    EXPECT_EQ(sizeOf(deck.team), 4);
    deck.team.clear();
    EXPECT_EQ(repairAll(deck, "BASIC-5", Game::Basic), 1);
    EXPECT_EQ(find(checkDeck(deck, baseSet(), test::format(Game::Basic)), "BASIC-3"), nullptr);
}

TEST(DeckRepair, OffersSomethingForEveryRule)
{
    Deck deck = legalDeck();
    deck.team.resize(1); // room for another Agent
    for (const Game game : {Game::Advanced, Game::Basic})
        for (const RuleNumber& rule : checkedRules(game)) {
            if (rule == RuleNumber("OQ-151")) // nothing is wrong with the deck
                continue;
            const Problem problem{rule, Severity::Error, card("XF96-0063v1"), 3, 2};
            EXPECT_TRUE(repairFor(problem, deck, baseSet(), test::format(game))) << rule.text();
        }
}

// SET-3: what fills a deck up, and what is added to it, is of the sets that it may use.
TEST(DeckRepair, ProposesCardsOfTheSetsOfTheDeck)
{
    const CardPool& pool = test::officialCards();
    for (const DeckSets sets : {DeckSets::All, DeckSets::WithoutPromotional, DeckSets::BaseSet}) {
        Format format = test::format(Game::Advanced);
        format.sets = sets;
        Deck deck;
        deck.sets = sets;
        deck = repaired(deck, {Kind::ProposeTeam, std::nullopt, 0, std::nullopt}, pool, format);
        deck = repaired(deck, {Kind::FillUp, std::nullopt, 60, std::nullopt}, pool, format);
        EXPECT_FALSE(deck.team.empty());
        int further = 0;
        for (const auto& cards : {deck.team, deck.bureauDeck})
            for (const DeckEntry& entry : cards) {
                EXPECT_TRUE(mayUse(sets, pool, entry.card)) << pool[entry.card].title;
                further += isOfBaseSet(pool[entry.card]) ? 0 : 1;
            }
        EXPECT_EQ(further > 0, sets != DeckSets::BaseSet);
    }
}

} // namespace dossier
