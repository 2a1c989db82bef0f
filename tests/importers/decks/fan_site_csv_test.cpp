#include "domain/cards/further_set.h"
#include "importers/decks/deck_formats.h"
#include "importers/decks/decks.h"
#include "importers/decks/format_list.h"

namespace dossier {

using test::baseSet;
using test::Lines;
using test::listed;

namespace {

DeckReading readSite(std::string_view content)
{
    return test::readAs(DeckFormat::FanSiteCsv, content);
}

const std::string kSiteHead = "\"#\",\"Set\",\"Title\",\"Type\",\"Quantity\"\n";

} // namespace

TEST(FanSiteCsv, ReadsWhatTheSiteWrites)
{
    const DeckReading reading = readSite(kSiteHead + "\"XF96-0181v1\",\"Premiere\",\"Agent Weiss\",\"Agent\",\"1\"\n"
                                                     "\"XF96-0042v1\",\"Premiere\",\"Gibsonton, FL\",\"Site\",\"2\"");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(listed(reading.deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_EQ(listed(reading.deck.bureauDeck), Lines{"2 XF96-0042v1"});
    EXPECT_EQ(reading.remarks, (std::vector<Remark>{{ReadRemark::AgentToTeam, test::card("XF96-0181v1"), 2}}));
}

// As in a collection: a column of numbers that a spreadsheet or a collector has written.
TEST(FanSiteCsv, ANumberIsReadWithWhatStandsAroundIt)
{
    const DeckReading reading = readSite("#,Quantity\n42.0,2\n#64,1\nNo. 65,1\n66/354,1\n#XF96-0067v1,1\n");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(listed(reading.deck.bureauDeck),
              (Lines{"2 XF96-0042v1", "1 XF96-0064v1", "1 XF96-0065v1", "1 XF96-0066v1", "1 XF96-0067v1"}));
}

// As in a collection: somebody has sorted a column without the others.
TEST(FanSiteCsv, ARowOfTwoCardsAtOnceIsNotUnderstood)
{
    const DeckReading reading = readSite(kSiteHead + "\"XF96-0063v1\",\"Premiere\",\"Dodge\",\"Site\",\"2\"\n"
                                                     "\"XF96-0042v1\",\"Premiere\",\"Gibsonton, FL\",\"Site\",\"2\"");
    EXPECT_EQ(listed(reading.deck.bureauDeck), Lines{"2 XF96-0042v1"});
    ASSERT_EQ(reading.unknown.size(), 1U);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::AnotherCard);
    EXPECT_EQ(reading.unknown[0].hint, "Aubrey, MO [XF96-0063v1]");
}

// What a file says and the deck does not is told; what each printing has anyway is not.
TEST(FanSiteCsv, ColumnsOfWhichNothingIsTakenAreTold)
{
    const DeckReading reading =
        readSite("Quantity,Card ID,Name,Type,Foil,Sleeve colour,\n2,XF96-0042v1,,Site,yes,red,\n");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(reading.remarks, (std::vector<Remark>{{ReadRemark::UnknownColumn, 0, 1, "Foil"},
                                                    {ReadRemark::UnknownColumn, 0, 1, "Sleeve colour"}}));
}

TEST(FanSiteCsv, QuotesWithinATitleAreNotDoubled)
{
    const DeckReading reading =
        readSite(kSiteHead + "\"XF96-0042v1\",\"Premiere\",\"The \"Carnival\", FL\",\"Site\",\"2\"\n"
                             "\"XF96-0011v1\",\"Premiere\",\"\"Dodge\"\",\"Combat\",\"1\"\n");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0042v1", "1 XF96-0011v1"}));
}

TEST(FanSiteCsv, ReadsWhatASpreadsheetMadeOfIt)
{
    const DeckReading reading = readSite("\xEF\xBB\xBFsep=;\r\n#;Set;Title;Type;Quantity\r\n"
                                         "XF96-0042v1;Premiere;Gibsonton, FL;Site;2\r\n;Premiere;Dodge;Combat;1;;\r\n");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0042v1", "1 XF96-0011v1"}));
}

TEST(FanSiteCsv, ACountMayBeWrittenAsAFractionButNotAsThousands)
{
    const DeckReading reading = readSite(kSiteHead + "\"XF96-0042v1\",\"Premiere\",\"Gibsonton, FL\",\"Site\",\"2.0\"\n"
                                                     "\"XF96-0011v1\",\"Premiere\",\"Dodge\",\"Combat\",\"1,0\"\n"
                                                     "\"XF96-0011v1\",\"Premiere\",\"Dodge\",\"Combat\",\"1.000\"\n");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0042v1", "1 XF96-0011v1"}));
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::BadCount);
}

TEST(FanSiteCsv, RowsNotUnderstoodAreReportedWithTheirLine)
{
    const DeckReading reading =
        readSite(kSiteHead + "\"XF96-0042v1\",\"Premiere\",\"Gibsonton, FL\",\"Site\",\"0\"\n"
                             "\"XF97-0063v2\",\"TTIOT\",\"Aubrey, MO\",\"Site\",\"1\"\n"
                             "\"XF23-0001x3v\",\"Fan\",\"Something else\",\"Site\",\"1\"\n"
                             "garbage\n\"XF96-0011v1\",\"Premiere\",\"Dodge\",\"Combat\",\"1\"\n");
    ASSERT_EQ(reading.unknown.size(), 4u);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::BadCount);
    EXPECT_EQ(reading.unknown[0].line, 2);
    EXPECT_EQ(reading.unknown[1].hint, "Aubrey, MO [XF96-0063v1]");
    EXPECT_EQ(reading.unknown[2].trouble, LineTrouble::UnknownCard);
    EXPECT_EQ(reading.unknown[3], (LineProblem{5, "garbage", LineTrouble::BadRow, ""}));
    EXPECT_EQ(reading.deck.aside.size(), 4u);
}

// It was refused as a collection, though its format had been named; by its heads alone it may well be one.
TEST(FanSiteCsv, ATableOfCountsAndNamesIsADeckWhereItIsCalledOne)
{
    const std::string table = "Count,Name,Page\n2,Dodge,Bureau Deck\n1,\"Aubrey, MO\",Bureau Deck\n";
    const DeckReading reading = readDeck(table, baseSet(), DeckFormat::FanSiteCsv, "N");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0011v1", "1 XF96-0063v1"}));
    ASSERT_EQ(reading.remarks.size(), 1u);
    EXPECT_EQ(reading.remarks[0], (Remark{ReadRemark::UnknownColumn, 0, 1, "Page"}));
    EXPECT_NE(guessDeckFormat(table), DeckFormat::FanSiteCsv);
}

// Such a table was taken for a collection, and its parts for a column that a deck does not have.
TEST(FanSiteCsv, AColumnOfPartsSaysWhereTheCardsAre)
{
    const std::string table = "Part,Card,Qty\nX-File,The Manitou,1\nTeam,Agent Weiss,1\nBureau,Kick,2\n"
                              "Bureau Deck,Agent Reggie Purdue,1\nTeam,Nobody,1\n,Hide,1\n";
    EXPECT_EQ(guessDeckFormat(table), DeckFormat::FanSiteCsv);
    const DeckReading reading = readDeck(table, baseSet(), std::nullopt, "table");
    EXPECT_EQ(baseSet()[reading.deck.xFile.at(0).card].title, "The Manitou");
    ASSERT_EQ(reading.deck.team.size(), 1U);
    EXPECT_EQ(baseSet()[reading.deck.team[0].card].title, "Agent Weiss");
    EXPECT_EQ(sizeOf(reading.deck.bureauDeck), 4) << "an Agent, too, whom his part sends there";
    for (const Remark& remark : reading.remarks)
        EXPECT_NE(remark.what, ReadRemark::UnknownColumn);
    ASSERT_EQ(reading.asked.size(), 1U);
    EXPECT_EQ(reading.asked[0].section, ListSection::Team);
}

TEST(FanSiteCsv, AColumnOfOtherSectionsMakesNoDeck)
{
    EXPECT_NE(guessDeckFormat("Section,Name,Qty\nBox 1,Kick,2\nBox 2,Dodge,1\n"), DeckFormat::FanSiteCsv);
}

TEST(FanSiteCsv, AnotherTableIsNoDeck)
{
    const ReadError error = test::readErrorOf([] { readSite("\nName,Set\nDodge,Premiere\n"); });
    EXPECT_EQ(error.kind(), ReadError::Kind::NotADeck);
    EXPECT_EQ(error.line(), 2);
}

TEST(FanSiteCsv, GuardsTitlesThatSpreadsheetsWouldTakeForFormulas)
{
    FurtherSet odd{"@home", {baseSet()[test::card("XF96-0042v1")]}};
    odd.cards[0].id = "XF97-0905x1";
    odd.cards[0].title = "=cmd|'/c calc'!A0";
    odd.cards[0].setName = odd.name;
    const CardPool pool = withFurther(baseSet(), std::span(&odd, 1));
    Deck deck;
    deck.add(Zone::BureauDeck, *pool.findNumber("XF97-0905x1"), 2);
    const std::string table = writeDeck(deck, pool, DeckFormat::FanSiteCsv).content;
    EXPECT_NE(table.find("\"'@home\",\"'=cmd"), std::string::npos) << table;
    EXPECT_EQ(readDeck(table, pool, DeckFormat::FanSiteCsv, {}).deck.bureauDeck, deck.bureauDeck);
}

TEST(FanSiteCsv, WritesItSortedByTypeAndNumber)
{
    Deck deck;
    deck.add(Zone::BureauDeck, test::card("XF96-0042v1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0181v1"), 1);
    deck.add(Zone::Team, test::card("XF96-0169v1"), 1);
    EXPECT_EQ(writeDeck(deck, baseSet(), DeckFormat::FanSiteCsv).content,
              kSiteHead + "\"XF96-0169v1\",\"Premiere\",\"Agent Fox Mulder\",\"Agent\",\"1\"\n"
                          "\"XF96-0181v1\",\"Premiere\",\"Agent Weiss\",\"Agent\",\"1\"\n"
                          "\"XF96-0042v1\",\"Premiere\",\"Gibsonton, FL\",\"Site\",\"2\"");
}

} // namespace dossier
