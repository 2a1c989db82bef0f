// What another program wrote and no reader takes is named, with the row or deck it is of; what the program keeps is
// not.
#include "db/stores/card_set_store.h"
#include "db/stores/deck_versions.h"
#include "db/stores/kept_check.h"
#include "db/stores/search_store.h"
#include "db/temporary_database.h"
#include "support/further_set.h"

#include <array>
#include <sqlite3.h>

namespace dossier {

using test::deckNamed;
using test::owned;
using test::TemporaryDatabase;

namespace {

class KeptCheck : public testing::Test
{
protected:
    KeptCheck()
    {
        OwnedCard heap = owned("XF96-0042v1", 3, "Box 1");
        heap.acquired = "1997-02-28";
        heap.lentTo = "Anna";
        heap.lentOn = "2026-01-31";
        heap.language = "haw"; // there is no shorter code
        collection.add(heap);
        OwnedCard wish = owned("XF96-0063v1", 0);
        wish.wanted = 2;
        collection.add(wish);
        Deck deck = deckNamed("  Nachtdienst \u00c4\u00df ");
        deck.aside.push_back({3, "2 Agent Nobody"});
        const std::int64_t id = DeckStore(database, test::baseSet()).create(deck);
        DeckVersions(database, test::baseSet()).keep(id, QStringLiteral("first"));
        SearchStore(database).save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site"));
        CardSetStore(database).add(
            std::vector<FurtherSet>{{"Night Files", {test::furtherEvent("XF96-0001 NFil", "A")}}});
    }

    // What is said of it once it is spoilt so.
    QStringList saidAfter(const char* statement)
    {
        const Work work = database.work(QStringLiteral("test"));
        const Transaction taken(work); // and given back
        run(work, QStringLiteral("PRAGMA ignore_check_constraints = 1"));
        run(work, QLatin1String(statement));
        QStringList said = faultsOf();
        run(work, QStringLiteral("PRAGMA ignore_check_constraints = 0"));
        return said;
    }
    QStringList faultsOf() { return faultsOfKept(database); }

    TemporaryDatabase temporary;
    Database database{temporary.path};
    CollectionStore collection{database};
};

} // namespace

TEST_F(KeptCheck, WhatTheProgramKeepsIsSound)
{
    EXPECT_EQ(faultsOf(), QStringList());
}

TEST_F(KeptCheck, WhatNoReaderTakesIsNamed)
{
    struct Spoilt
    {
        const char* statement;
        const char* said;
    };
    const QString row = QStringLiteral("a row of the collection (1, XF96-0042v1) cannot be read: ");
    for (const auto& [statement, said] : std::array{
             Spoilt{"UPDATE collection SET acquired = 'garbage' WHERE id = 1", "\"garbage\" is no date"},
             Spoilt{"UPDATE collection SET acquired = '2026-02-30' WHERE id = 1", "\"2026-02-30\" is no date"},
             Spoilt{"UPDATE collection SET lent_on = 'x' WHERE id = 1", "\"x\" is no date"},
             Spoilt{"UPDATE collection SET language = 'klingon' WHERE id = 1", "\"klingon\" is no language"},
             Spoilt{"UPDATE collection SET note = 'a' || char(0) WHERE id = 1", "a NUL in a text"},
             Spoilt{"UPDATE collection SET note = CAST(x'ff41' AS TEXT) WHERE id = 1", "it is not in UTF-8"},
             Spoilt{"UPDATE collection SET price_paid = -1 WHERE id = 1", "a number is out of its range"},
             Spoilt{"UPDATE collection SET count = 0, for_trade = 0 WHERE id = 1", "no copies, and none wanted"}})
        EXPECT_EQ(saidAfter(statement), QStringList{row + QLatin1String(said)}) << statement;
}

TEST_F(KeptCheck, DecksSearchesAndSetsAreNamedByName)
{
    for (const char* statement :
         {"UPDATE deck SET name_folded = 'another'", "UPDATE deck SET created = 'x'", "UPDATE deck SET changed = '5'",
          "UPDATE deck SET notes = CAST(x'ff' AS TEXT)", "UPDATE deck SET tags = 'a' || char(0)",
          "UPDATE deck SET game = 'chess'", "UPDATE deck SET sets = 'none'", "UPDATE deck_aside SET line = 99999999999",
          "UPDATE deck_aside SET text = CAST(x'80' AS TEXT)"}) {
        const QStringList said = saidAfter(statement);
        ASSERT_EQ(said.size(), 1) << statement;
        EXPECT_TRUE(said.front().startsWith(QStringLiteral("the deck Nachtdienst \u00c4\u00df cannot be read: ")))
            << said.front().toStdString();
    }
    EXPECT_EQ(saidAfter("UPDATE saved_search SET name_folded = 'x'"),
              QStringList{"the saved search Sites cannot be read: it is found by another name: x"});
    EXPECT_EQ(saidAfter("UPDATE deck_version SET at = 'x'"),
              QStringList{"what a version of a deck (1) was cannot be read: a time expected"});
    EXPECT_EQ(saidAfter("UPDATE deck_version SET label = CAST(x'ff' AS TEXT)"),
              QStringList{"what a version of a deck (1) was cannot be read: it is not in UTF-8"});
    EXPECT_EQ(saidAfter("UPDATE card_set SET name_folded = 'x'"),
              QStringList{"the set of cards Night Files cannot be read: it is found by another name: x"});
    EXPECT_EQ(saidAfter("UPDATE set_card SET type = 'Ship'"),
              QStringList{"the set of cards Night Files cannot be read: so many of its rows are no cards: 1"});
}

// A number in other letters is another card to every list, and nothing else told so.
TEST_F(KeptCheck, ANumberInOtherLettersIsNamed)
{
    database.mirrorCards(test::baseSet());
    EXPECT_EQ(faultsOf(), QStringList());
    const QStringList said{"\"xf96-0042V1\" is no number of a card; the card is XF96-0042v1"};
    EXPECT_EQ(saidAfter("UPDATE collection SET number = 'xf96-0042V1' WHERE id = 1"), said);
    EXPECT_EQ(saidAfter("INSERT INTO deck_card VALUES (1, 'team', 'xf96-0042V1', 1, 9)"), said);
}

TEST_F(KeptCheck, ATableOfCardsThatIsNotAsWrittenIsNamed)
{
    database.mirrorCards(test::baseSet());
    for (const char* statement :
         {"UPDATE card SET title = 'Another' WHERE number = 'XF96-0042v1'", "UPDATE card SET advanced_only = 1",
          "DELETE FROM card WHERE number = 'XF96-0042v1'", "DELETE FROM card"})
        EXPECT_EQ(saidAfter(statement),
                  QStringList{"the table card, which other programs read, is another than was written"})
            << statement;
}

// 7 MB of lines kept aside took 1 GB: SQLite made the deck's image anew wherever a fault mentions it.
TEST_F(KeptCheck, TakesLittleMoreThanADeckIsLong)
{
    constexpr std::size_t kLines = 5'000;
    constexpr std::size_t kLetters = 400;
    Deck deck = deckNamed("Long");
    deck.aside.assign(kLines, {1, std::string(kLetters, 'x')});
    DeckStore(database, test::baseSet()).create(deck);
    const auto before = sqlite3_memory_used();
    sqlite3_memory_highwater(1);
    EXPECT_TRUE(faultsOf().isEmpty());
    EXPECT_LT(sqlite3_memory_highwater(0) - before, 30 * static_cast<sqlite3_int64>(kLines * kLetters));
}

} // namespace dossier
