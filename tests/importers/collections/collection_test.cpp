#include "importers/decks/decks.h"
#include "support/collection_texts.h"
#include "support/full_heap.h"
#include "support/random_note.h"
#include "support/two_sets.h"

#include <algorithm>
#include <random>

namespace dossier {

using test::baseSet;

namespace {

CollectionReading readTable(std::string_view content)
{
    return readCollectionCsv(content, baseSet());
}

OwnedCard owned(std::string card, int count)
{
    OwnedCard heap;
    heap.card = std::move(card);
    heap.count = count;
    return heap;
}

LineProblem problemOf(const std::string& head, const std::string& row)
{
    const CollectionReading reading = readTable(head + ",Count\n" + row + "\nDodge,,,1\nXF96-0011v1,,,1\n");
    const auto found = std::find_if(reading.unknown.begin(), reading.unknown.end(),
                                    [](const LineProblem& problem) { return problem.line == 2; });
    EXPECT_NE(found, reading.unknown.end()) << row;
    return found == reading.unknown.end() ? LineProblem{} : *found;
}

std::vector<OwnedCard> randomCollection(std::mt19937& random)
{
    static const std::vector<std::string> texts{"",    "Binder 1, p. 3", "=1+1",      "'=1",      "''@x", "-",
                                                "+49", "a \"b\"",        "  blanks ", "'quoted'", "Dupré"};
    static const std::vector<std::string> languages{"en", "fr", "de"};
    std::vector<OwnedCard> cards;
    for (std::size_t i = 0; i < random() % 60; ++i) {
        OwnedCard heap;
        heap.card = baseSet()[static_cast<CardIndex>(random() % baseSet().size())].id;
        heap.count = static_cast<int>(random() % 5);
        heap.wanted = heap.count == 0 ? 1 : static_cast<int>(random() % 3);
        heap.forTrade = static_cast<int>(random() % (static_cast<unsigned>(heap.count) + 1));
        heap.condition = static_cast<Condition>(random() % kConditions);
        heap.language = languages[random() % languages.size()];
        heap.location = texts[random() % texts.size()] + std::to_string(i); // no two heaps alike
        heap.note = test::randomNote(random);
        heap.isSigned = random() % 2 == 0;
        heap.pricePaid = random() % 3 == 0 ? 0 : static_cast<std::int64_t>(random() % 20'000);
        heap.currency = random() % 2 == 0 ? "EUR" : "";
        heap.acquired = random() % 2 == 0 ? "2026-01-31" : "";
        heap.lentTo = texts[random() % texts.size()];
        heap.lentOn = random() % 2 == 0 ? "2024-02-29" : "";
        cards.push_back(std::move(heap));
    }
    return cards;
}

} // namespace

// A bill or another program's list names the currency beside the price; a column for it says more.
TEST(CollectionCsv, TakesAPriceWithItsCurrency)
{
    const auto taken = [](const std::string& row) {
        return readCollectionCsv("Card ID,Quantity,Price Paid,Currency\n" + row + "\n", baseSet()).cards().at(0);
    };
    EXPECT_EQ(taken("XF96-0011v1,1,\"1,50 \xE2\x82\xAC\",").pricePaid, 150);
    EXPECT_EQ(taken("XF96-0011v1,1,\"1,50 \xE2\x82\xAC\",").currency, "EUR");
    EXPECT_EQ(taken("XF96-0011v1,1,$1.50,CAD").currency, "CAD");
}

TEST(CollectionCsv, ReadsItsOwnHeading)
{
    const CollectionReading reading =
        readTable("Quantity,Card ID,Name,Set,Number,Rarity,Condition,Language,Signed,Location,Trade Quantity,Wanted,"
                  "Price Paid,Currency,Acquired,Lent To,Lent On,Note\n"
                  "2,XF96-0042v1,\"Gibsonton, FL\",Premiere,0042,Common,Near Mint,en,yes,\"Binder 1, p. 3\",1,4,"
                  "0.25,EUR,2026-01-31,Skinner,2026-02-01,mine\n");
    OwnedCard expected{"XF96-0042v1", 2, Condition::NearMint, "en", "Binder 1, p. 3", "mine", 1, 4};
    expected.isSigned = true;
    expected.pricePaid = 25;
    expected.currency = "EUR";
    expected.acquired = "2026-01-31";
    expected.lentTo = "Skinner";
    expected.lentOn = "2026-02-01";
    EXPECT_EQ(reading.cards(), std::vector{expected});
    EXPECT_TRUE(reading.unknown.empty());
}

TEST(CollectionCsv, ReadsWhatOtherProgramsWrite)
{
    const CollectionReading manaBox = readTable(
        "Binder Name,Binder Type,Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,Condition,Language\n"
        "Box,binder,\"Gibsonton, FL\",XF96,Premiere,42,normal,common,3,near_mint,en\n");
    EXPECT_EQ(manaBox.cards(), (std::vector{OwnedCard{"XF96-0042v1", 3, Condition::NearMint, "en", "Box", "", 0, 0}}));
    const CollectionReading deckbox = readTable("Count,Tradelist Count,Name,Edition,Card Number,Condition,Language\r\n"
                                                "2,1,\"Gibsonton, FL\",Premiere,42,Good (Lightly Played),English\r\n");
    EXPECT_EQ(deckbox.cards(), (std::vector{OwnedCard{"XF96-0042v1", 2, Condition::Good, "en", "", "", 1, 0}}));
    const CollectionReading dragonShield = readTable(
        "\"sep=,\"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition\r\n"
        "Blue,2,0,Dodge,XF96,Premiere,11,NearMint\r\n");
    EXPECT_EQ(dragonShield.cards(),
              (std::vector{OwnedCard{"XF96-0011v1", 2, Condition::NearMint, "en", "Blue", "", 0, 0}}));
}

TEST(CollectionCsv, UnderstandsOtherSeparatorsMarksAndSpellings)
{
    for (const char* content : {"QTY;card_id\n2;XF96-0011v1\n", "Qty\tCard  ID\n2\tXF96-0011v1\n",
                                "\xEF\xBB\xBFsep=;\r\n#;COUNT\r\nXF96-0011v1;2\r\n", "id,count\nxf96-0011,2\n,\n\n"})
        EXPECT_EQ(readTable(content).cards(), std::vector{owned("XF96-0011v1", 2)}) << content;
}

TEST(CollectionCsv, ATitleOfTwoPrintingsMustBeToldByItsNumber)
{
    const CollectionReading reading = readTable("Name,Number,Quantity\nAgent Fox Mulder,,1\nAgent Fox Mulder,163,1\n");
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0],
              (LineProblem{2, "Agent Fox Mulder,,1", LineTrouble::SeveralPrintings, "XF96-0163v1, XF96-0169v1"}));
    EXPECT_EQ(reading.cards(), std::vector{owned("XF96-0163v1", 1)});
}

// What is said of a row is what is wrong with it.
TEST(CollectionCsv, TheReasonOfARowIsTheTrueOne)
{
    const CollectionReading reading = readTable("Quantity,Card ID,Name,Set,Trade Quantity\n"
                                                "1,,\"Aubrey, MO\",Nowhere,\n"
                                                "1,XF96-0063v1,,,2\n"
                                                "1,XF96-0063v1,,,,more\n"
                                                "999999,XF96-0064v1,,,\n"
                                                "1,XF96-0064v1,,,\n");
    ASSERT_EQ(reading.unknown.size(), 4u);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::NotInThisSet);
    EXPECT_EQ(reading.unknown[0].hint, "Aubrey, MO [XF96-0063v1]");
    EXPECT_EQ(reading.unknown[1].trouble, LineTrouble::MoreForTrade);
    EXPECT_EQ(reading.unknown[2].trouble, LineTrouble::BadRow);
    EXPECT_EQ(reading.unknown[3].trouble, LineTrouble::TooManyTogether);
}

// Neither is taken without a word.
TEST(CollectionCsv, ANumberThatTheTitleDoesNotHaveIsKeptAside)
{
    for (const char* head : {"Quantity,Name,Set,Number\n", "Quantity,Name,Edition,Card Number\n"}) {
        const std::string start = std::string(head) + "2,\"Aubrey, MO\",";
        for (const char* number : {"9999", "63v9", "64v1", "XF96-64", "0064", "63b", "#9999"}) {
            for (const char* set : {"Premiere", "XF96", ""}) {
                const std::string table = start + set + "," + number + "\n1,Dodge,,\n";
                const CollectionReading reading = readTable(table);
                ASSERT_EQ(reading.unknown.size(), 1U) << table;
                const LineTrouble trouble = reading.unknown[0].trouble;
                EXPECT_TRUE(trouble == LineTrouble::NotInThisSet || trouble == LineTrouble::OtherNumber ||
                            trouble == LineTrouble::AnotherCard)
                    << table;
                EXPECT_EQ(trouble == LineTrouble::OtherNumber, *set == '\0') << table;
                EXPECT_EQ(reading.cards().size(), 1U) << table;
            }
        }
        for (const char* number :
             {"63", "0063", "#63", "63v1", "0063V1", "No. 63", "XF96-0063v1", "XF96-63", "63/354", "", "-", "?", "n/a"})
            for (const char* set : {"Premiere", "XF96", ""})
                EXPECT_EQ(readTable(start + set + "," + number + "\n").cards(), std::vector{owned("XF96-0063v1", 2)})
                    << set << ' ' << number;
    }
    const CollectionReading json = readCollection(
        R"([{"id":"9999","title":"Aubrey, MO","count":2},{"id":"63","title":"Aubrey, MO","count":1}])", baseSet());
    EXPECT_EQ(json.cards(), std::vector{owned("XF96-0063v1", 1)});
    ASSERT_EQ(json.unknown.size(), 1U);
    EXPECT_EQ(json.unknown[0].trouble, LineTrouble::OtherNumber);
    EXPECT_EQ(json.unknown[0].hint, "Aubrey, MO [XF96-0063v1]");
}

TEST(CollectionCsv, TablesOneAfterTheOtherAreOne)
{
    const CollectionReading reading = readTable("Quantity,Card_ID\n1,XF96-0063v1\nQuantity,Card_ID\n2,XF96-0064v1\n");
    EXPECT_EQ(reading.cards().size(), 2u);
    EXPECT_TRUE(reading.unknown.empty()) << "a heading is no row";
}

TEST(CollectionCsv, ASetIsKnownByItsCodeAndByItsName)
{
    for (const char* row : {"XF97,4,", "The Truth Is Out There,4,", "XF97,,Second Claws", ",,Second Claws"}) {
        const CollectionReading reading =
            readCollectionCsv("Set,Number,Name,Count\n" + std::string(row) + ",2\nPremiere,4,,1\n", test::twoSets());
        ASSERT_EQ(reading.cards().size(), 2u) << row;
        EXPECT_EQ(reading.cards()[0].card, "XF97-0004v2") << row;
        EXPECT_EQ(reading.cards()[1].card, "XF96-0004v1") << row;
    }
}

TEST(CollectionCsv, AnEmptyColumnOfNumbersGivesWayToTheOther)
{
    const CollectionReading reading =
        readTable("Quantity,Card ID,Name,Set,Number\n1,,,Premiere,63\n2,XF96-0011v1,,Premiere,\n3,,Dodge,,11\n");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(reading.cards(), (std::vector{owned("XF96-0063v1", 1), owned("XF96-0011v1", 5)}));
}

TEST(CollectionCsv, ACountMayBeWrittenAsAFraction)
{
    const CollectionReading reading = readTable("Card ID;Count;For trade\nXF96-0011v1;2.0;1,0\n");
    ASSERT_EQ(reading.cards().size(), 1u);
    EXPECT_EQ(reading.cards()[0].count, 2);
    EXPECT_EQ(reading.cards()[0].forTrade, 1);
}

TEST(CollectionCsv, RowsNotUnderstoodAreReportedWithTheirReason)
{
    const std::string head = "Card ID,Set,Name";
    EXPECT_EQ(problemOf(head, "XF96-0999v1,,,1").trouble, LineTrouble::UnknownCard);
    EXPECT_EQ(problemOf(head, "XF97-0063v2,,,1").hint, "Aubrey, MO [XF96-0063v1]");
    EXPECT_EQ(problemOf(head, ",The Truth Is Out There,\"Aubrey, MO\",1").hint, "Aubrey, MO [XF96-0063v1]");
    EXPECT_EQ(problemOf(head, ",,Dogde,1").hint, "Dodge");
    for (const char* count : {"", "0", "-1", "1000000000", "1000000", "2.5", "2.00", "1.000", ".0", "two"})
        EXPECT_EQ(problemOf(head, "XF96-0011v1,,," + std::string(count)).trouble, LineTrouble::BadCount) << count;
    EXPECT_EQ(problemOf(head, ",,Dogde,two").trouble, LineTrouble::BadCount) << "naming the card would not help it";
    EXPECT_EQ(problemOf(head, ",,Aubrey, MO,1").trouble, LineTrouble::BadRow);
    EXPECT_EQ(problemOf("Card ID,Condition,Name", "XF96-0011v1,chewed,,1").hint, "Condition");
    EXPECT_EQ(problemOf("Card ID,Language,Name", "XF96-0011v1,klingon,,1").hint, "Language");
    EXPECT_EQ(problemOf("Card ID,Wanted,Name", "XF96-0011v1,-1,,1").hint, "Wanted");
    EXPECT_EQ(problemOf("Card ID,Tradelist Count,Name", "XF96-0011v1,-2,,1").hint, "Trade Quantity");
    EXPECT_EQ(problemOf("Card ID,Tradelist Count,Name", "XF96-0011v1,2,,1").trouble, LineTrouble::MoreForTrade);
    EXPECT_EQ(problemOf("Card ID,Signed,Name", "XF96-0011v1,perhaps,,1").hint, "Signed");
    EXPECT_EQ(problemOf("Card ID,Price Paid,Name", "XF96-0011v1,a lot,,1").hint, "Price Paid");
    EXPECT_EQ(problemOf("Card ID,Date Bought,Name", "XF96-0011v1,2026-02-30,,1").hint, "Acquired");
    EXPECT_EQ(problemOf("Card ID,Lent On,Name", "XF96-0011v1,yesterday,,1").hint, "Lent On");
    EXPECT_EQ(problemOf("Card ID,Lent On,Name", "XF96-0011v1,yesterday,,1").trouble, LineTrouble::BadDate);
    EXPECT_EQ(problemOf("Card ID,Date Bought,Name", "XF96-0011v1,03/04/2026,,1").trouble, LineTrouble::DateTwoWays);
    EXPECT_EQ(problemOf("Card ID,Date Bought,Name", "XF96-0011v1,03/04/2026,,1").hint, "Acquired");
}

TEST(CollectionCsv, ATitleMayStandAboveTheHeading)
{
    for (const char* title :
         {"Ma collection;;;;\n", "Ma collection\n\n", "Ma collection\n2026;;\n", "sep=;\nMa collection;;\n"}) {
        const std::string table = std::string(title) + "Num\u00E9ro;Titre;Quantit\u00E9\n11;;2\n9999;;1\n";
        const CollectionColumns columns = guessColumns(table);
        EXPECT_EQ(columns.fields.size(), 3U) << title;
        const auto reading = readCollectionCsv(table, baseSet());
        ASSERT_EQ(reading.cards().size(), 1U) << title;
        EXPECT_EQ(reading.cards()[0].card, "XF96-0011v1");
        ASSERT_EQ(reading.unknown.size(), 1U);
        EXPECT_EQ(reading.unknown[0].line, static_cast<int>(std::count(table.begin(), table.end(), '\n'))) << title;
    }
}

TEST(CollectionCsv, CountsAreReadAsTheyAreWrittenByHand)
{
    for (const char* count : {"3", " 3 ", "3x", "3 x", "x3", "X 3", "3\u00D7", "\u00D73", "3 ex.", "3ex"}) {
        const auto reading = readCollectionCsv("Card ID,Count\nXF96-0011v1," + std::string(count) + "\n", baseSet());
        ASSERT_EQ(reading.cards().size(), 1U) << count;
        EXPECT_EQ(reading.cards()[0].count, 3) << count;
    }
}

TEST(CollectionCsv, DaysAreReadAsTheTableWritesThemThenAsTheUserDoes)
{
    const auto boughtOn = [](const std::string& day, const std::string& beside, DateOrder usual) {
        const std::string table = "Card ID,Count,Date\nXF96-0011v1,1," + day + "\nXF96-0063v1,1," + beside + "\n";
        return readCollectionCsv(table, baseSet(), {{}, {}, usual}).cards().front().acquired;
    };
    EXPECT_EQ(boughtOn("31.01.2026", "", DateOrder::Unknown), "2026-01-31");
    EXPECT_EQ(boughtOn("03/04/2026", "", DateOrder::DayFirst), "2026-04-03");
    EXPECT_EQ(boughtOn("03/04/2026", "", DateOrder::MonthFirst), "2026-03-04");
    EXPECT_EQ(boughtOn("03/04/2026", "31/01/2026", DateOrder::Unknown), "2026-04-03") << "one below it tells";
    EXPECT_EQ(boughtOn("03/04/2026", "1/31/2026", DateOrder::DayFirst), "2026-03-04") << "the table knows better";
    const CollectionWish dayFirst{{}, {}, DateOrder::DayFirst};
    EXPECT_EQ(readCollectionJson(R"([{"id":"XF96-0063v1","count":1,"acquired":"3/4/2026"}])", baseSet(), dayFirst)
                  .cards()
                  .front()
                  .acquired,
              "2026-04-03");
}

TEST(CollectionCsv, TextsThatAreTooLongAreRefusedInTheirRow)
{
    const auto problemOf = [](const std::string& heading, const std::string& cell) {
        const CollectionReading reading =
            readTable("Card ID,Quantity," + heading + "\nXF96-0011v1,1,\nXF96-0063v1,1," + cell + "\n");
        EXPECT_EQ(reading.cards().size(), reading.unknown.empty() ? 2u : 1u);
        return reading.unknown.empty() ? LineProblem() : reading.unknown.front();
    };
    for (const auto& [heading, of] :
         {std::pair("Location", TextOf::Place), std::pair("Note", TextOf::Note), std::pair("Lent To", TextOf::Borrower),
          std::pair("Currency", TextOf::Currency)}) {
        const LineProblem fine = problemOf(heading, std::string(longest(of), 'a'));
        EXPECT_EQ(fine.line, 0) << heading;
        const LineProblem problem = problemOf(heading, std::string(longest(of) + 1, 'a'));
        EXPECT_EQ(problem.line, 3) << heading;
        EXPECT_EQ(problem.trouble, LineTrouble::TooLong) << heading;
        EXPECT_EQ(problem.hint, nameOf(of)) << heading;
    }
}

TEST(CollectionCsv, NotesThatAreTooLongTogetherAreRefusedInTheLaterRow)
{
    const std::string note(longest(TextOf::Note) - 1, 'a');
    const CollectionReading reading = readTable("Card ID,Quantity,Note\nXF96-0011v1,1," + note + "\nXF96-0011v1,2,b\n");
    ASSERT_EQ(reading.cards().size(), 1u);
    EXPECT_EQ(reading.cards()[0].count, 1);
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::NotesTooLong);
    EXPECT_EQ(reading.unknown[0].line, 3);
}

TEST(CollectionCsv, TheSameHeapOnTwoLinesGrows)
{
    const CollectionReading reading =
        readTable("Card ID,Quantity,Location,Note\nXF96-0011v1,2,A,x\nXF96-0011v1,3,A,y\nXF96-0011v1,1,B,\n"
                  "XF96-0011v1,999999,B,\n");
    ASSERT_EQ(reading.cards().size(), 2u);
    EXPECT_EQ(reading.cards()[0].count, 5);
    EXPECT_EQ(reading.cards()[0].note, "x; y");
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::TooManyTogether);
}

TEST(CollectionCsv, AWishIsARowOfNoCopies)
{
    const CollectionReading reading = readTable("Card ID,Quantity,Wanted\nXF96-0011v1,0,2\n");
    ASSERT_EQ(reading.cards().size(), 1u);
    EXPECT_EQ(reading.cards()[0].wanted, 2);
}

TEST(CollectionCsv, FilesThatAreNoCollectionAreRefused)
{
    const auto errorOf = [](const std::string& content) {
        return test::readErrorOf([&] { readTable(content); }).kind();
    };
    EXPECT_EQ(errorOf(""), ReadError::Kind::Empty);
    EXPECT_EQ(errorOf(std::string("a\0b", 3)), ReadError::Kind::Binary);
    EXPECT_EQ(errorOf("Name,Set\nDodge,Premiere\n"), ReadError::Kind::NotADeck);
    EXPECT_EQ(errorOf("Quantity,Set\n1,Premiere\n"), ReadError::Kind::NotADeck);
    EXPECT_EQ(errorOf("Quantity,Name\n1,Nobody\n"), ReadError::Kind::NothingUnderstood);
    EXPECT_EQ(errorOf("Quantity,Name\n\"1,Dodge\n"), ReadError::Kind::NothingUnderstood);
}

TEST(CollectionCsv, FormulasAreGuarded)
{
    OwnedCard heap = owned("XF96-0011v1", 1);
    heap.note = "=HYPERLINK(\"x\")";
    heap.location = "-";
    EXPECT_EQ(writeCollectionCsv(std::vector{heap}, baseSet()),
              "Quantity,Card ID,Name,Set,Number,Rarity,Condition,Language,Signed,Location,Trade Quantity,Wanted,"
              "Price Paid,Currency,Acquired,Lent To,Lent On,Note\n"
              "1,XF96-0011v1,Dodge,Premiere,0011,Uncommon,,en,0,'-,0,0,,,,,,\"'=HYPERLINK(\"\"x\"\")\"\n");
}

TEST(CollectionCsv, WhatIsWrittenReadsBackTheSame)
{
    std::mt19937 random(354);
    for (int i = 0; i < 200; ++i) {
        const std::vector<OwnedCard> cards = randomCollection(random);
        const CollectionReading csv = readTable(writeCollectionCsv(cards, baseSet()));
        ASSERT_EQ(csv.cards(), cards);
        EXPECT_TRUE(csv.unknown.empty());
        ASSERT_EQ(readCollectionJson(writeCollectionJson(cards, baseSet()), baseSet()).cards(), cards);
    }
}

// What stands in no cell of a table is refused under its column, and never becomes another text.
TEST(CollectionJson, RefusesARowWithAValueThatFitsNoColumn)
{
    for (const HeapColumn column : kAllColumns) {
        const ColumnFacts& facts = factsOf(column);
        for (const char* value : {R"(["a","b"])", R"({"a":1})", "true"}) {
            if (facts.kind == ColumnKind::YesNo && std::string_view(value) == "true")
                continue;
            std::string text = R"([{"id":"XF96-0001v1","count":1},{"title":"Kick")";
            for (const auto& [key, usual] : {std::pair("id", R"("XF96-0063v1")"), std::pair("count", "2")})
                if (facts.json != key)
                    text += std::string(",\"") + key + "\":" + usual;
            text += ",\"" + std::string(facts.json) + "\":" + value + "}]";
            const CollectionReading reading = readCollectionJson(text, baseSet());
            ASSERT_EQ(reading.unknown.size(), 1U) << text;
            EXPECT_EQ(reading.unknown.front().trouble, LineTrouble::BadValue) << text;
            EXPECT_EQ(reading.unknown.front().hint, facts.heading) << text;
            EXPECT_EQ(reading.cards().size(), 1U) << text;
        }
    }
}

TEST(CollectionJson, SaysWhatIsNoRowAsItStood)
{
    const CollectionReading reading =
        readCollectionJson("[{\"id\":\"XF96-0063v1\",\"count\":2}, 7.50, null,\n[1,2, 3] ,\"a\", "
                           "{\"what\":\"Kick\", \"many\":3}]",
                           baseSet());
    std::vector<std::string> said;
    for (const LineProblem& problem : reading.unknown)
        said.push_back(problem.text);
    EXPECT_EQ(said, (std::vector<std::string>{"7.50", "null", "[1,2, 3]", "\"a\"", "{\"what\":\"Kick\", \"many\":3}"}));
}

TEST(CollectionJson, TakesNumbersAsATableHasThem)
{
    const auto cards =
        readCollectionJson(R"([{"id":"XF96-0063v1","count":2,"price_paid":3.5,"location":3.5,"note":7}])", baseSet())
            .cards();
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards.front(),
              readCollectionCsv("Number,Count,Price paid,Location,Note\nXF96-0063v1,2,3.5,3.5,7\n", baseSet())
                  .cards()
                  .front());
    EXPECT_EQ(cards.front().location, "3.5");
}

TEST(CollectionJson, TellsTheKeysThatNobodyKnows)
{
    const CollectionReading reading = readCollectionJson(
        "[{\"id\":\"XF96-0063v1\",\"count\":1},\n{\"id\":\"XF96-0064v1\",\"count\":1,\"sleeve\":\"A\"},\n"
        "{\"id\":\"XF96-0065v1\",\"count\":1,\"sleeve\":\"B\"}]",
        baseSet());
    EXPECT_EQ(reading.changes.keys, (UnknownKeys{{"sleeve", 2, {}}}));
    EXPECT_EQ(reading.cards().size(), 3u);
    const std::vector<OwnedCard> cards{owned("XF96-0063v1", 1)};
    EXPECT_TRUE(readCollectionJson(writeCollectionJson(cards, baseSet()), baseSet()).changes.keys.empty());
}

// As a column of a table may be called; a key that says nothing of a row stays unknown.
TEST(CollectionJson, ReadsTheKeysOfOtherPrograms)
{
    for (const char* item : {R"({"quantity":2,"name":"Kick"})", R"({"qty":"2","card_name":"Kick"})",
                             R"({"Count":2,"Card Name":"Kick"})", R"({"amount":2,"card":"Kick","set":"Premiere"})",
                             R"({"owned":2,"number":"#8","edition":"Premiere"})", R"({"qte":2,"nom":"Kick"})"}) {
        const CollectionReading reading = readCollectionJson("[" + std::string(item) + "]", baseSet());
        EXPECT_EQ(reading.cards(), std::vector<OwnedCard>{owned("XF96-0008v1", 2)}) << item;
        EXPECT_TRUE(reading.changes.keys.empty()) << item;
    }
    const CollectionReading both = readCollectionJson(
        R"([{"title":"Kick","name":"mine","count":2,"qty":7},{"title":"Dodge","count":1,"binder":{"a":1}}])",
        baseSet());
    EXPECT_EQ(both.cards(), (std::vector<OwnedCard>{owned("XF96-0008v1", 2), owned("XF96-0011v1", 1)}));
    EXPECT_EQ(both.changes.keys, (UnknownKeys{{"name", 1, {}}, {"qty", 1, {}}, {"binder", 1, {}}}));
}

TEST(CollectionJson, NamesItsKeys)
{
    OwnedCard heap{"XF96-0042v1", 2, Condition::NearMint, "en", "Box", "a \"b\"", 1, 3};
    heap.isSigned = true;
    heap.pricePaid = 25;
    EXPECT_EQ(writeCollectionJson(std::vector{heap, owned("XF23-0001x3v", 1)}, baseSet()),
              "[\n {\"id\":\"XF96-0042v1\",\"title\":\"Gibsonton, FL\",\"count\":2,\"condition\":\"Near Mint\","
              "\"language\":\"en\",\"location\":\"Box\",\"note\":\"a \\\"b\\\"\",\"for_trade\":1,\"wanted\":3,"
              "\"signed\":true,\"price_paid\":\"0.25\",\"currency\":\"\",\"acquired\":\"\",\"lent_to\":\"\","
              "\"lent_on\":\"\"},\n"
              " {\"id\":\"XF23-0001x3v\",\"title\":null,\"count\":1,\"condition\":\"\",\"language\":\"en\","
              "\"location\":\"\",\"note\":\"\",\"for_trade\":0,\"wanted\":0,\"signed\":false,\"price_paid\":\"\","
              "\"currency\":\"\",\"acquired\":\"\",\"lent_to\":\"\",\"lent_on\":\"\"}\n]\n");
    EXPECT_EQ(writeCollectionJson({}, baseSet()), "[\n]\n");
    EXPECT_TRUE(readCollectionJson("[]", baseSet()).cards().empty());
    EXPECT_EQ(test::readErrorOf([] { readCollectionJson("{}", baseSet()); }).kind(), ReadError::Kind::NotADeck);
}

TEST(CollectionColumns, ComeBackOutOfATableAndOutOfJson)
{
    for (const HeapColumn column : kAllColumns) {
        if (column == HeapColumn::Card || column == HeapColumn::Count)
            continue;
        for (const OwnedCard& heap : {test::fullHeap(), test::fullHeapWithout(column)}) {
            const std::vector cards{heap};
            EXPECT_EQ(readCollectionCsv(writeCollectionCsv(cards, baseSet()), baseSet()).cards(), cards)
                << factsOf(column).heading;
            EXPECT_EQ(readCollectionJson(writeCollectionJson(cards, baseSet()), baseSet()).cards(), cards)
                << factsOf(column).json;
        }
    }
}

} // namespace dossier
