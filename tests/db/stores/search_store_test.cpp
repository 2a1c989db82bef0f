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

} // namespace dossier
