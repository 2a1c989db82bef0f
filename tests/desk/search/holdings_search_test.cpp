// A query sees the same of what the user has, whether it lies on the desk or is read from the database.
#include "desk/deck_words.h"
#include "desk/desk_on_table.h"
#include "desk/search/card_search.h"
#include "desk/search/stored_holdings.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

class HoldingsTest : public testing::Test
{
protected:
    HoldingsTest()
    {
        OwnedCard heap;
        heap.card = test::baseSet()[site].id;
        heap.count = 7;
        heap.location = "binder 1";
        heap.forTrade = 2;
        heap.wanted = 1;
        desk->owned.add(heap);
        Deck deck = test::legalDeck();
        deck.state = DeckState::Built;
        desk->owned.add(deck.bureauDeck.front().card, 9);
        desk->shelf.create(deck);
    }

    CardSearch stored()
    {
        const auto open = [this] { return database.get(); };
        const auto textOf = [this](CardIndex card) { return desk->texts.text(card); };
        return {SearchedCards(desk->box.cards, textOf),
                std::make_unique<StoredHoldings>(open, desk->box.cards, &desk->openDeck.deck())};
    }

    test::DeskOnTable desk;
    const CardIndex site = test::card("XF96-0063v1");
    std::unique_ptr<Database> database = std::make_unique<Database>(desk.database());
};

} // namespace

TEST_F(HoldingsTest, AreTheSameOnTheDeskAndInTheDatabase)
{
    CardSearch onDesk(*desk);
    CardSearch inDatabase = stored();
    const std::string deck = test::legalDeck().name;
    for (const std::string& query :
         {std::string("own>=1"), std::string("spare>=1"), std::string("spare>=1 order:spare"), std::string("deck>=1"),
          std::string("want>=1 OR trade>=1"), std::string("loc:\"binder 1\""), std::string("order:own dir:desc own>0"),
          "in:\"" + deck + "\"", std::string("text:agent"), std::string("own>=1 -in:nothing")}) {
        const auto here = onDesk.find(QString::fromStdString(query));
        const auto there = inDatabase.find(QString::fromStdString(query));
        EXPECT_EQ(here.cards, there.cards) << query;
        EXPECT_EQ(here.problem, there.problem) << query;
    }
    EXPECT_FALSE(onDesk.find(QStringLiteral("spare>=1")).cards.empty());
    EXPECT_EQ(inDatabase.find(QStringLiteral("loc:\"binder 1\"")).cards, std::vector<CardIndex>{site});
}

// 2,300 heaps of the most copies are more than an int holds.
TEST_F(HoldingsTest, ManyHeapsAreNeverFewerThanNone)
{
    std::vector<OwnedCard> heaps(2300);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        heaps[i].card = test::baseSet()[site].id;
        heaps[i].count = kMostOwned;
        heaps[i].location = std::to_string(i);
    }
    desk->owned.merge(heaps, MergeMode::Add);
    CardSearch inDatabase = stored();
    EXPECT_EQ(inDatabase.find(QStringLiteral("own>=1 id:63")).cards, std::vector<CardIndex>{site});
}

TEST_F(HoldingsTest, WithoutADatabaseThereIsNothing)
{
    database.reset();
    CardSearch nothing = stored();
    EXPECT_TRUE(nothing.find(QStringLiteral("own>=1 OR spare>=1 OR want>=1 OR loc:binder")).cards.empty());
    EXPECT_FALSE(nothing.find(QStringLiteral("in:any")).problem.isEmpty());
}

TEST_F(HoldingsTest, WithoutADeckItsCopiesCannotBeAsked)
{
    const auto open = [this] { return database.get(); };
    CardSearch search({test::baseSet(), [](CardIndex) { return QString(); }},
                      std::make_unique<StoredHoldings>(open, test::baseSet()));
    EXPECT_FALSE(search.find(QStringLiteral("deck>=1")).problem.isEmpty());
}

} // namespace dossier
