#include "engine/players/playtest/card_uses.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

UsesSetup smallUses(Bot bot, int games)
{
    UsesSetup setup;
    setup.pool = &test::baseSet();
    setup.effects = &test::baseEffects();
    setup.format = test::format(Game::Advanced);
    setup.format.killersAgreed = true;
    setup.options.killerCards = true;
    setup.options.mostTurns = 30;
    setup.bot = bot;
    setup.games = games;
    setup.seed = 5;
    return setup;
}

// How many cards were never used for this reason.
std::ptrdiff_t count(const std::map<CardIndex, NotUsed>& notUsed, NotUsed::Why why)
{
    return std::ranges::count_if(notUsed, [why](const auto& each) { return each.second.why == why; });
}

} // namespace

TEST(CardUses, AreThoseOfTheSupervisorWhateverTheThreads)
{
    const UsesSetup setup = smallUses(Bot::Supervisor, 40);
    const UsesReport report = countUses(setup, 1);
    EXPECT_EQ(report, countUses(setup, 3));
    EXPECT_EQ(report.games, 40);
    int used = 0;
    for (std::size_t card = 0; card < report.cards.size(); ++card) {
        const CardUses& uses = report.cards[card];
        EXPECT_LE(uses.used.games, uses.could.games);
        EXPECT_LE(uses.could.games, uses.held) << test::baseSet()[static_cast<CardIndex>(card)].title;
        EXPECT_LE(uses.held, uses.decks);
        EXPECT_LE(uses.taken, uses.offered);
        EXPECT_LE(uses.textTaken, uses.textOffered);
        used += uses.used.games > 0;
        if (uses.hidden > 0) {
            EXPECT_EQ(test::baseSet()[static_cast<CardIndex>(card)].type, CardType::Bluff);
        }
    }
    EXPECT_GT(used, 150);
    EXPECT_GT(report.cards[test::card("XF96-0169v1")].used.games, 0) << "an Agent is deployed";
}

TEST(CardUses, OfOneShortGameMostCardsWereInNoDeckOrNotDrawn)
{
    UsesSetup setup = smallUses(Bot::Supervisor, 1);
    setup.options.mostTurns = 4;
    const auto notUsed = whyNotUsed(setup, countUses(setup, 1));
    EXPECT_GT(count(notUsed, NotUsed::Why::NotInDecks), 100);
    EXPECT_GT(count(notUsed, NotUsed::Why::NotHeld), 10);
}

TEST(CardUses, TellWhyACardWasNot)
{
    const UsesSetup setup = smallUses(Bot::FirstLegal, 12); // who passes wherever he can
    const UsesReport report = countUses(setup, 2);
    const auto notUsed = whyNotUsed(setup, report);
    EXPECT_GT(count(notUsed, NotUsed::Why::NotWorth), 0);
    EXPECT_GT(count(notUsed, NotUsed::Why::NotAllowed), 0);
    EXPECT_GT(std::ranges::count_if(notUsed, [](const auto& each) { return each.second.against.has_value(); }), 0);
    for (const auto& [card, why] : notUsed)
        EXPECT_EQ(report.cards[card].used.games, 0);
}

} // namespace dossier
