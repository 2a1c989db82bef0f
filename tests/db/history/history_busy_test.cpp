#include "db/history/history_store.h"
#include "db/stores/deck_versions.h"
#include "db/temporary_database.h"

namespace dossier {

using test::deckNamed;
using test::owned;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

// Whoever shows how far a change is lets timers go on: what they want to change does not become a part of it.
TEST(HistoryBusy, WhatIsChangedInTheMiddleOfAChangeIsRefused)
{
    const TemporaryDatabase temporary;
    Database database(temporary.path);
    CollectionStore collection(database);
    DeckStore decks(database, test::baseSet());
    HistoryStore history(database);
    const std::int64_t deck = decks.create(deckNamed("Night shift"));
    std::vector<OwnedCard> many;
    for (int i = 0; i < 5000; ++i)
        many.push_back(owned("XF96-0042v1", 1, ("Box " + std::to_string(i)).c_str()));
    int asked = 0;
    const auto tryToWrite = [&](std::size_t, std::size_t) {
        ++asked;
        EXPECT_TRUE(database.isBusy());
        Deck typed = deckNamed("Night shift");
        typed.notes = "typed meanwhile";
        EXPECT_EQ(thrownBy([&] { decks.save(deck, typed); }), Kind::Busy);
        EXPECT_EQ(thrownBy([&] { collection.add(owned("XF96-0063v1", 1)); }), Kind::Busy);
        EXPECT_EQ(thrownBy([&] { history.undo(); }), Kind::Busy);
        EXPECT_EQ(thrownBy([&] { DeckVersions(database, test::baseSet()).keep(deck, {}); }), Kind::Busy);
        EXPECT_EQ(decks.load(deck).deck.notes, "") << "looking is free";
        return true;
    };
    EXPECT_TRUE(collection.merge(many, MergeMode::Add, tryToWrite));
    EXPECT_GT(asked, 0);
    EXPECT_FALSE(database.isBusy());
    EXPECT_EQ(collection.totalCopies(), 5000);
    asked = 0;
    EXPECT_TRUE(history.undo(tryToWrite));
    EXPECT_GT(asked, 0);
    EXPECT_EQ(collection.totalCopies(), 0);
    EXPECT_EQ(decks.load(deck).deck.notes, "");
    collection.add(owned("XF96-0063v1", 1));
    EXPECT_EQ(collection.totalCopies(), 1);
}

} // namespace dossier
