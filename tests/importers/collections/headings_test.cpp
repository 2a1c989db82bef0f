// Tables whose columns are called as other programs and people call them.
#include "support/base_set.h"
#include "support/collection_texts.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseSet;

OwnedCard onlyRow(const CollectionReading& reading)
{
    EXPECT_EQ(reading.cards().size(), 1u);
    EXPECT_TRUE(reading.unknown.empty());
    return reading.cards().at(0);
}

} // namespace

TEST(Headings, ShortEnglishWordsAreUnderstood)
{
    const CollectionReading reading = readCollectionCsv("Card,Qty,Cond,Box\n\"Aubrey, MO\",3,NM,Box 3\n", baseSet());
    const OwnedCard& owned = onlyRow(reading);
    EXPECT_EQ(owned.card, "XF96-0063v1");
    EXPECT_EQ(owned.count, 3);
    EXPECT_EQ(owned.condition, Condition::NearMint);
    EXPECT_EQ(owned.location, "Box 3");
    EXPECT_EQ(reading.taken.at(0).heap, 0u);
}

TEST(Headings, FrenchWordsAreUnderstood)
{
    const CollectionReading reading =
        readCollectionCsv("Nb;Carte;\u00C9tat;Bo\u00EEte;Langue;Prix (\u20AC);Achet\u00E9 le;Sign\u00E9\n"
                          "2;Aubrey, MO;Tr\u00E8s bon \u00E9tat;Classeur 1;Anglais;1,50 \u20AC;2026-01-31;oui\n",
                          baseSet());
    const OwnedCard& owned = onlyRow(reading);
    EXPECT_EQ(owned.count, 2);
    EXPECT_EQ(owned.condition, Condition::Good);
    EXPECT_EQ(owned.location, "Classeur 1");
    EXPECT_EQ(owned.language, "en");
    EXPECT_EQ(owned.pricePaid, 150);
    EXPECT_EQ(owned.currency, "EUR");
    EXPECT_EQ(owned.acquired, "2026-01-31");
    EXPECT_TRUE(owned.isSigned);
    const std::vector<std::string> agreeing =
        guessColumns("Acquise le;Pr\u00EAt\u00E9e \u00E0;Pr\u00EAt\u00E9e le;D\u00E9dicac\u00E9e\n").fields;
    EXPECT_EQ(agreeing, (std::vector<std::string>{"acquired", "lent to", "lent on", "signed"}));
}

TEST(Headings, CountsOfAGermanListAreUnderstood)
{
    EXPECT_EQ(onlyRow(readCollectionCsv("Card,Anzahl\n\"Aubrey, MO\",3\n", baseSet())).count, 3);
    EXPECT_EQ(onlyRow(readCollectionCsv("Menge;Card\n3;\"Aubrey, MO\"\n", baseSet())).count, 3);
}

TEST(Headings, DotsAndColonsBehindThemAreNoMatter)
{
    EXPECT_EQ(guessColumns("Qt\u00E9.;Card No.;Cond.:;N\u00B0\n").fields,
              (std::vector<std::string>{"quantity", "card id", "condition", ""}));
}

// Two lists put into one file: the first, which has no heading, was passed over like a title.
TEST(Headings, RowsAboveThemAreKept)
{
    const CollectionReading reading = readCollectionCsv("2,\"Aubrey, MO\"\n3,X\nQuantity,Name\n1,Dodge\n", baseSet());
    EXPECT_EQ(reading.heaps.copies(), 1);
    EXPECT_EQ(reading.changes.above, ChangedRows());
    ASSERT_EQ(reading.unknown.size(), 2u);
    EXPECT_EQ(reading.unknown[0].line, 1);
    EXPECT_EQ(reading.unknown[1].text, "3,X");
}

// Programs and people write above their tables what these are.
TEST(Headings, MayStandBelowALineOrTwo)
{
    constexpr const char* kTable = "Quantity;Name\n2;Dodge\n";
    const std::vector<std::pair<std::string, ChangedRows>> titles{
        {"", {}},
        {"\n\n", {}},
        {"My cards\n", {1, 1}},
        {"My cards, of July, 2026\n", {1, 1}},
        {"\n# by Zork; 2026; all\n\n# second\n;;;\n", {2, 2}},
        {"sep=;\nMy cards; all\n", {1, 2}},
        {"My cards; all\nsep=;\n", {1, 1}},
        {"a;b\nc;d\ne;f\n", {3, 1}},
    };
    for (const auto& [title, above] : titles) {
        const CollectionReading reading = readCollectionCsv(title + kTable + "1;Forest\n", baseSet());
        EXPECT_EQ(reading.heaps.copies(), 2) << title;
        EXPECT_EQ(reading.changes.above, above) << title;
        ASSERT_EQ(reading.unknown.size(), 1u) << title;
        EXPECT_EQ(reading.unknown[0].line, std::ranges::count(title, '\n') + 3) << title;
        EXPECT_EQ(guessColumns(title + kTable).fields, (std::vector<std::string>{"quantity", "name"})) << title;
    }
    try {
        readCollectionCsv("one,two\nthree,four\n", baseSet());
        ADD_FAILURE();
    } catch (const ReadError& error) {
        EXPECT_EQ(error.kind(), ReadError::Kind::NotADeck);
        EXPECT_EQ(error.line(), 1);
    }
}

// Nobody can say which is meant, and what is not read would be lost; where somebody has said it, that is read.
TEST(Headings, TwoOfOneNameAreRefused)
{
    for (const char* table : {"id,count,count,note\nXF96-0063v1,2,3,a\n", "ID,Count,COUNT\nXF96-0063v1,2,3\n",
                              "id,id,count\nXF96-0063v1,XF96-0064v1,2\n", "#;Note;Qt\u00E9;note\n63;a;1;b\n"})
        try {
            readCollectionCsv(table, baseSet());
            ADD_FAILURE() << table;
        } catch (const ReadError& error) {
            EXPECT_EQ(error.kind(), ReadError::Kind::ColumnTwice) << table;
            EXPECT_EQ(error.line(), 1) << table;
            EXPECT_FALSE(error.detail().empty()) << table;
        }
    EXPECT_EQ(onlyRow(readCollectionCsv("id,count,price (EUR),price (USD)\n63,2,1,2\n", baseSet())).count, 2);
    EXPECT_EQ(onlyRow(readCollectionCsv("id,count,seen by,seen by\n63,2,x,y\n", baseSet())).count, 2);
}

TEST(Headings, AFigureAloneIsACardOfTheBaseSet)
{
    EXPECT_EQ(onlyRow(readCollectionCsv("Qty,No.\n2,63\n", baseSet())).card, "XF96-0063v1");
    EXPECT_EQ(onlyRow(readCollectionCsv("Qty,Card\n2,63\n", baseSet())).card, "XF96-0063v1");
}

TEST(Headings, RowsSayWhereTheyWent)
{
    const CollectionReading reading = readCollectionCsv("Qty,Card,Box\n1,Dodge,1\n1,Block,2\n2,Dodge,1\n", baseSet());
    ASSERT_EQ(reading.taken.size(), 3u);
    EXPECT_EQ(reading.taken[2].heap, 0u);
    EXPECT_EQ(reading.cards()[reading.taken[2].heap].location, "1");
}

// Nothing a file says goes without a word.
TEST(Headings, ColumnsThatNobodyKnowsAreNamed)
{
    const std::string table = "Quantity,Name,Foil,Rarity,,My Column\n2,Dodge,yes,C,x,1\n";
    EXPECT_EQ(readCollectionCsv(table, baseSet()).changes.columns,
              (std::vector<std::string>{"Foil", "My Column", "E"}));
    const CollectionReading own =
        readCollectionCsv(writeCollectionCsv(readCollectionCsv(table, baseSet()).cards(), baseSet()), baseSet());
    EXPECT_TRUE(own.changes.columns.empty());
    CollectionWish seen;
    seen.fields = guessColumns(table).fields;
    EXPECT_TRUE(readCollectionCsv(table, baseSet(), seen).changes.columns.empty()) << "somebody has chosen";
}

// A column without a heading is told by its letter, but only where something stands in it.
TEST(CollectionColumns, WithoutAHeadingAreToldWhereSomethingStandsInThem)
{
    const CollectionReading reading = readCollectionCsv("Quantity,,Card ID,,Note,\n"
                                                        "3,,XF96-0064v1,stray,y,\n"
                                                        "2,,XF96-0063v1,again,,\n",
                                                        baseSet());
    EXPECT_EQ(reading.heaps.copies(), 5);
    EXPECT_EQ(reading.changes.columns, std::vector<std::string>{"D"});
}

// Somebody has sorted a column without the others.
TEST(CollectionRows, OfTwoCardsAtOnceAreNotUnderstood)
{
    const CollectionReading reading = readCollectionCsv("Quantity,Card ID,Name\n"
                                                        "1,XF96-0063v1,\"Aubrey, MO\"\n"
                                                        "1,XF96-0063v1,Dodge\n"
                                                        "1,XF96-0063v1,some words of mine\n",
                                                        baseSet());
    EXPECT_EQ(reading.heaps.copies(), 2);
    ASSERT_EQ(reading.unknown.size(), 1U);
    EXPECT_EQ(reading.unknown[0].line, 3);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::AnotherCard);
    EXPECT_EQ(reading.unknown[0].hint, "Aubrey, MO [XF96-0063v1]");
    CollectionWish back;
    back.limits = Limits::AsTheyWere;
    EXPECT_EQ(readCollectionCsv("Quantity,Card ID,Name\n1,XF96-0063v1,Dodge\n", baseSet(), back).heaps.copies(), 1);
}

TEST(CollectionRows, OfACurrencyHaveOne)
{
    const auto read = [](const std::string& price, const std::string& currency) {
        return readCollectionCsv("Quantity,Name,Price Paid,Currency\n1,Dodge," + price + "," + currency + "\n",
                                 baseSet());
    };
    for (const char* const euro : {"EUR", "eur", "\u20AC", ""})
        EXPECT_EQ(read("4.50 EUR", euro).cards().at(0).currency, "EUR") << euro;
    EXPECT_EQ(read("$4.50", "CAD").cards().at(0).currency, "CAD") << "a dollar, too";
    EXPECT_EQ(read("4.50", "francs").cards().at(0).currency, "francs");
    for (const auto& [price, currency] :
         {std::pair("$4.50", "EUR"), std::pair("4.50 EUR", "USD"), std::pair("4.50 GBP", "\u20AC")}) {
        const CollectionReading reading = readCollectionCsv("Quantity,Name,Price Paid,Currency\n1,Block,,\n1,Dodge," +
                                                                std::string(price) + "," + currency + "\n",
                                                            baseSet());
        ASSERT_EQ(reading.unknown.size(), 1U) << price << ' ' << currency;
        EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::BadValue);
        EXPECT_EQ(reading.unknown[0].hint, "Currency");
    }
}

// What is kept otherwise than it stood is told with the first line where it is so.
TEST(CollectionRows, OfWhichNotAllIsKeptAreCounted)
{
    const CollectionReading reading = readCollectionCsv("Quantity,Name,Price Paid,Currency,Location,Lent To,Note\n"
                                                        "1,Dodge,,,Box,,a\n"
                                                        "1,Dodge,0.00,EUR,\"Box\n1\",\"Agent\tWeiss\",\"b\nc\"\n"
                                                        "1,Dodge,0,,Box 2,,\n"
                                                        "1,Dodge,0.10,\"EU\tR\",Box 3,,\n",
                                                        baseSet());
    EXPECT_EQ(reading.changes.free, (ChangedRows{2, 3}));
    EXPECT_EQ(reading.changes.broken, (ChangedRows{2, 3}));
    const std::vector<OwnedCard> cards = reading.cards();
    EXPECT_EQ(cards.at(1).location, "Box 1");
    EXPECT_EQ(cards.at(1).lentTo, "Agent Weiss");
    EXPECT_EQ(cards.at(1).note, "b\nc");
    EXPECT_EQ(cards.at(3).currency, "EU R");
    CollectionWish back; // what an older version kept
    back.limits = Limits::AsTheyWere;
    EXPECT_EQ(readCollectionCsv("Quantity,Name,Location\n1,Dodge,\"Box\n1\"\n", baseSet(), back).cards().at(0).location,
              "Box\n1");
}

} // namespace dossier
