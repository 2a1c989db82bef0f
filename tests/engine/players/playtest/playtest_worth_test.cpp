#include "engine/players/playtest/blank.h"
#include "engine/players/playtest/playtest_worth.h"
#include "playtest_series.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

std::vector<CardWorth> fewCards()
{
    std::vector<CardWorth> cards = cardsToTry(test::mixedDeck());
    cards.resize(3);
    return cards;
}

} // namespace

TEST(Worth, TriesEveryCardOfTeamAndBureauDeck)
{
    const Deck deck = test::mixedDeck();
    const std::vector<CardWorth> cards = cardsToTry(deck);
    EXPECT_EQ(cards.size(), deck.team.size() + deck.bureauDeck.size());
    EXPECT_EQ(cards.front().zone, Zone::Team);
    EXPECT_EQ(cards.back().entry, deck.bureauDeck.back());
}

TEST(Worth, IsTheDeckAgainstItselfWithABlank)
{
    TrialSetup setup = test::smallTrial();
    const Deck deck = test::mixedDeck();
    std::vector<CardWorth> told;
    int games = 0;
    const auto worth =
        worthOf(fewCards(), setup, deck, 2,
                {[&](int played) { games = played; }, [&](const CardWorth& one) { told.push_back(one); }});
    ASSERT_EQ(worth.size(), 3u);
    EXPECT_EQ(told, worth);
    EXPECT_EQ(games, 4 * 2 * 2 * 2) << "versions, decks, rounds, seats";
    const CardPool pool = withBlank(test::baseSet());
    setup.pool = &pool;
    const Deck without = blanked(deck, worth[1].entry.card, pool);
    EXPECT_EQ(worth[1].result, compared(playTrial(setup, deck, 0, 2), playTrial(setup, without, 0, 2)));
}

TEST(Worth, KeepsWhatWasKnownWhenItIsStopped)
{
    std::stop_source source;
    const auto worth = worthOf(fewCards(), test::smallTrial(), test::mixedDeck(), 2,
                               {{}, [&](const CardWorth&) { source.request_stop(); }}, source.get_token());
    EXPECT_EQ(worth.size(), 1u);
}

} // namespace dossier
