#include "domain/advice/activation.h"
#include "domain/advice/deck_filler.h"
#include "domain/advice/skill_coverage.h"
#include "domain/decks/deck_rules.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;

namespace {

// Mulder, Kosseff and Lamana: strong in the Occult and in Computers, and an X-File.
Deck teamOnly()
{
    Deck deck;
    deck.xFile = {{card("XF96-0142v1"), 1}};
    deck.team = {{card("XF96-0169v1"), 1}, {card("XF96-0183v1"), 1}, {card("XF96-0182v1"), 1}};
    return deck;
}

std::array<int, kCardTypes> types(const Deck& deck)
{
    std::array<int, kCardTypes> count{};
    for (const DeckEntry& entry : deck.bureauDeck)
        count[static_cast<std::size_t>(baseSet()[entry.card].type)] += entry.count;
    return count;
}

} // namespace

TEST(DeckFiller, FollowsTheSampleOfTheBook) // DECK-25
{
    const Deck deck = filled(teamOnly(), 60, baseSet(), test::format(Game::Advanced));
    EXPECT_EQ(types(deck), (std::array<int, kCardTypes>{1, 0, 15, 6, 15, 6, 5, 5, 7}));
    EXPECT_TRUE(checkDeck(deck, baseSet(), test::format(Game::Advanced)).empty());
}

TEST(DeckFiller, TakesSitesThatTheTeamPassesAndAsksAboutEverything) // DECK-26
{
    const Deck deck = filled(teamOnly(), 60, baseSet(), test::format(Game::Advanced));
    const SkillTotals levels = skillTotals(teamOf(deck, baseSet()), baseSet());
    std::array<int, kCharacteristics> asked{};
    for (const DeckEntry& site : sitesOf(deck, baseSet())) {
        EXPECT_EQ(checkSite(*baseSet()[site.card].site, levels).passes, Passing::Yes) << baseSet()[site.card].title;
        for (const Characteristic about : baseSet()[site.card].site->asks)
            asked[static_cast<std::size_t>(about)] += site.count;
    }
    for (const int sites : asked)
        EXPECT_GE(sites, 3);
}

TEST(DeckFiller, AddsNothingThatCouldNeverBePlayed) // PLAY-11
{
    EXPECT_TRUE(deadCards(filled(teamOnly(), 60, baseSet(), test::format(Game::Advanced)), baseSet()).empty());
}

TEST(DeckFiller, KeepsWhatIsThereAndAddsNoMoreThanAsked)
{
    Deck deck = teamOnly();
    deck.bureauDeck = {{card("XF96-0063v1"), 2}, {card("XF96-0091v1"), 1}};
    const Deck more = filled(deck, 2, baseSet(), test::format(Game::Advanced));
    EXPECT_EQ(bureauDeckSize(more), 5);
    EXPECT_EQ(more.count(Zone::BureauDeck, card("XF96-0063v1")), 2);
    EXPECT_EQ(more.count(Zone::BureauDeck, card("XF96-0091v1")), 1);
}

TEST(DeckFiller, StaysWithinTheBasicGame) // BASIC-3, BASIC-8, BASIC-10
{
    const Format format = test::format(Game::Basic);
    Deck deck = teamOnly();
    deck.game = Game::Basic;
    for (const Problem& problem : checkDeck(filled(deck, 40, baseSet(), format), baseSet(), format))
        EXPECT_TRUE(problem.rule.text() != "BASIC-3" && problem.rule.text() != "BASIC-8" &&
                    problem.rule.text() != "BASIC-10")
            << problem.rule.text();
}

} // namespace dossier
