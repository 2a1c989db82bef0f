// A sealed evening: packs opened, decks made of them, tried and kept.
#include "box/fixed_packs.h"
#include "desk/deck_library.h"
#include "desk/desk_on_table.h"
#include "desk/files/evening_decks.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "domain/decks/deck_rules.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::officialCards;

TEST(EveningDecks, ASealedEveningPutsADeckAndItsRestOnTheShelfForEachPlayer) // VAR-8
{
    test::DeskOnTable desk;
    SealedSetup setup;
    setup.players = 3;
    setup.seed = 4;
    const QStringList names = keepEvening(*desk, eveningDecks(setup, 0, desk->box));
    ASSERT_EQ(names.size(), 3);
    EXPECT_EQ(names[1], "Evening 4, player 2");
    EXPECT_EQ(desk->shelf.decks().size(), 6U);
    for (const QString& name : names) {
        const auto deck = desk->shelf.find(name);
        const auto rest = desk->shelf.find(name + ": the rest");
        ASSERT_TRUE(deck && rest) << name.toStdString();
        EXPECT_TRUE(isLegal(checkDeck(*deck, officialCards(), desk->box.advanced))) << name.toStdString();
        EXPECT_EQ(sizeOf(deck->xFile) + sizeOf(deck->team) + sizeOf(deck->bureauDeck) + sizeOf(rest->bureauDeck), 135);
        EXPECT_EQ(deck->folder, "Evening 4");
        EXPECT_NE(deck->notes.find("5 booster"), std::string::npos) << deck->notes;
    }
    EXPECT_EQ(desk->openDeck.deck().name, names[0].toStdString());
    desk->history.undo();
    EXPECT_TRUE(desk->shelf.decks().empty()) << "one step";
}

// What had been agreed on was asked for again, of the deck and of what it leaves.
TEST(EveningDecks, KillerCardsThatAreAgreedOnAreSoInDeckAndRest) // DECK-18
{
    const test::DeskOnTable desk;
    SealedSetup setup;
    for (const bool killers : {false, true}) {
        const auto decks =
            sealedDecks(openPacks(setup, fixedPacks(officialCards()), officialCards()), "K", desk->box, killers);
        EXPECT_EQ(decks.front().deck.killersAgreed, killers);
        EXPECT_EQ(decks.front().rest.killersAgreed, killers);
    }
}

TEST(EveningDecks, SaysOfAFixedPackOnlyWhereItMayBeOpened) // PACK-15
{
    SealedSetup setup;
    setup.players = 2;
    EXPECT_TRUE(packsRemark(setup).contains("Mulder"));
    setup.fixed = {"Krycek"};
    EXPECT_TRUE(packsRemark(setup).contains("Mulder")) << "the second is drawn";
    setup.fixed = {"Krycek", "Scully"};
    EXPECT_FALSE(packsRemark(setup).contains("Mulder"));
    setup.fixed = {"Krycek", "Mulder"};
    EXPECT_TRUE(packsRemark(setup).contains("Mulder"));
}

TEST(EveningDecks, TheSameEveningAgainGetsOtherNames)
{
    test::DeskOnTable desk;
    SealedSetup setup;
    const QStringList first = keepEvening(*desk, eveningDecks(setup, 0, desk->box));
    const QStringList again = keepEvening(*desk, eveningDecks(setup, 0, desk->box));
    ASSERT_EQ(again.size(), 1);
    EXPECT_NE(first, again);
    EXPECT_EQ(desk->shelf.decks().size(), 4U);
}

// What tries bring is luck, too: of some evenings one at least got better.
TEST(EveningDecks, AreMadeBetterOfWhatEachOpened) // VAR-8
{
    constexpr int kTries = 5;
    test::DeskOnTable desk;
    SealedSetup setup;
    setup.players = 1;
    int other = 0;
    for (setup.seed = 4; setup.seed < 9; ++setup.seed) {
        std::vector<int> told;
        const auto plain = eveningDecks(setup, 0, desk->box);
        const auto tried = eveningDecks(setup, kTries, desk->box, [&](int done) { told.push_back(done); });
        ASSERT_EQ(told.size(), static_cast<std::size_t>(kTries));
        EXPECT_EQ(told.back(), kTries);
        for (std::size_t i = 0; i < tried.size(); ++i) {
            other += tried[i].deck.bureauDeck != plain[i].deck.bureauDeck ? 1 : 0;
            EXPECT_TRUE(isLegal(checkDeck(tried[i].deck, officialCards(), desk->box.advanced)));
            EXPECT_EQ(sizeOf(tried[i].deck.bureauDeck) + sizeOf(tried[i].rest.bureauDeck),
                      sizeOf(plain[i].deck.bureauDeck) + sizeOf(plain[i].rest.bureauDeck));
        }
        EXPECT_EQ(eveningDecks(setup, kTries, desk->box)[0].deck, tried[0].deck) << "it follows from the seed";
    }
    EXPECT_GT(other, 0) << "of all tries none helped";
}

TEST(EveningDecks, AreWhatTheyHadBecomeWhenStopped)
{
    test::DeskOnTable desk;
    std::stop_source source;
    source.request_stop();
    const auto made = eveningDecks(SealedSetup(), 100, desk->box, {}, source.get_token());
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(made[0].deck, eveningDecks(SealedSetup(), 0, desk->box)[0].deck);
}

} // namespace dossier
