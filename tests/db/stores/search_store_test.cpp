#include "db/stores/search_store.h"
#include "db/temporary_database.h"

namespace dossier {

using test::TemporaryDatabase;
using test::thrownBy;

TEST(SearchStore, KeepsQueriesByListAndName)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    SearchStore store(database);
    const std::int64_t id = store.save(SearchedList::Cards, QStringLiteral(" Sites "), QStringLiteral("t:site"));
    store.save(SearchedList::DeckCards, QStringLiteral("Sites"), QStringLiteral("t:site c<2"));
    store.save(SearchedList::Cards, QStringLiteral("a few"), QStringLiteral("\"'; --"));
    const auto cards = store.searches(SearchedList::Cards);
    ASSERT_EQ(cards.size(), 2u);
    EXPECT_EQ(cards[0].query, "\"'; --");
    EXPECT_EQ(cards[1].name, "Sites");
    EXPECT_EQ(cards[1].id, id);
    EXPECT_TRUE(store.searches(SearchedList::Decks).empty());
    EXPECT_EQ(store.searches(SearchedList::DeckCards).size(), 1u);
}

TEST(SearchStore, ReplacesTheQueryOfANameCaseBlind)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    SearchStore store(database);
    const std::int64_t id = store.save(SearchedList::Decks, QStringLiteral("Légal"), QStringLiteral("legal:no"));
    EXPECT_EQ(store.save(SearchedList::Decks, QStringLiteral("LEGAL"), QStringLiteral("legal:yes")), id);
    ASSERT_EQ(store.searches(SearchedList::Decks).size(), 1u);
    EXPECT_EQ(store.searches(SearchedList::Decks)[0].query, "legal:yes");
    store.remove(id);
    EXPECT_TRUE(store.searches(SearchedList::Decks).empty());
    EXPECT_EQ(thrownBy([&] { store.remove(id); }), StoreError::Kind::NoSuchEntry);
    EXPECT_EQ(thrownBy([&] { store.save(SearchedList::Decks, QStringLiteral("  "), {}); }), StoreError::Kind::BadValue);
}

// Each query once, whatever numbers its name bears already.
TEST(SearchStore, WhatWasKeptElsewhereStandsBesideWhatIsThere)
{
    const test::TemporaryDatabase temporary;
    Database database(temporary.path);
    SearchStore store(database);
    store.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("0"));
    store.save(SearchedList::Cards, QStringLiteral("Sites (3)"), QStringLiteral("3"));
    {
        SearchesBeside beside(database);
        const auto add = [&](const char* name, const char* query) {
            return beside.add(SearchedList::Cards, QString::fromUtf8(name), QString::fromUtf8(query));
        };
        EXPECT_TRUE(add("Sites (2)", "2"));
        EXPECT_FALSE(add("sites", "0"));
        EXPECT_FALSE(add("Sites", "2")) << "under the name with a number";
        EXPECT_TRUE(add("Sites", "4"));
        EXPECT_FALSE(add("Sites", "4"));
        EXPECT_TRUE(add("Sites (2)", "5"));
        EXPECT_TRUE(add("Sites", "6"));
        EXPECT_EQ(test::thrownBy([&] { add(" ", "7"); }), StoreError::Kind::BadValue);
        EXPECT_TRUE(beside.add(SearchedList::Decks, QStringLiteral("Sites"), QStringLiteral("0")));
    }
    QStringList all;
    for (const SavedSearch& search : store.searches(SearchedList::Cards))
        all << search.name + QLatin1Char('=') + search.query;
    EXPECT_EQ(all,
              QStringList({"Sites=0", "Sites (2)=2", "Sites (2) (2)=5", "Sites (3)=3", "Sites (4)=4", "Sites (5)=6"}));
}

} // namespace dossier
