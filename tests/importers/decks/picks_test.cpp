// Saying which cards the unknown lines of a list mean.
#include "importers/decks/deck_assembly.h"
#include "importers/decks/decks.h"
#include "importers/reading/card_line.h"
#include "support/collection_texts.h"

namespace dossier {

namespace {

using test::card;
using test::Lines;
using test::listed;

} // namespace

TEST(Picks, TakeTheCountAndTheZoneOfTheirLine)
{
    const DeckReading reading = test::readAs(DeckFormat::DossierText, "Team:\n1 Agent Fx Muldr\nBureau Deck:\n"
                                                                      "2 Aubry, MO\n1 Forest\n1 Dodge\n");
    ASSERT_EQ(reading.asked.size(), 3u);
    EXPECT_EQ(reading.asked[1], (AskedCard{1, "Aubry, MO", 2, ListSection::BureauDeck}));
    const DeckReading mended =
        withPicks(reading, {{0, card("XF96-0169v1")}, {1, card("XF96-0063v1")}}, test::baseSet());
    EXPECT_EQ(listed(mended.deck.team), (Lines{"1 XF96-0169v1"}));
    EXPECT_EQ(mended.deck.count(Zone::BureauDeck, card("XF96-0063v1")), 2);
    ASSERT_EQ(mended.unknown.size(), 1u);
    EXPECT_EQ(mended.unknown[0].text, "1 Forest");
    ASSERT_EQ(mended.deck.aside.size(), 1u);
    EXPECT_EQ(mended.deck.aside[0].text, "1 Forest");
    ASSERT_EQ(mended.asked.size(), 1u);
    EXPECT_EQ(mended.asked[0].problem, 0u);
}

TEST(Picks, OfListsWithoutZonesAreDealtLikeTheOthers)
{
    const DeckReading reading =
        test::readAs(DeckFormat::PlainList, "1 Agent Weiss\n1 Agent Fx Muldr\n1 The Mantou\n2 Aubry, MO\n");
    const DeckReading mended = withPicks(
        reading, {{0, card("XF96-0169v1")}, {1, *test::baseSet().findTitle("The Manitou")}, {2, card("XF96-0063v1")}},
        test::baseSet());
    EXPECT_EQ(mended.deck.team.size(), 2u);
    EXPECT_EQ(mended.deck.xFile.size(), 1u);
    EXPECT_EQ(mended.deck.count(Zone::BureauDeck, card("XF96-0063v1")), 2);
    EXPECT_TRUE(mended.unknown.empty());
    EXPECT_TRUE(mended.deck.aside.empty());
}

TEST(Picks, WorkForNumbersOfOtherSets)
{
    const DeckReading reading =
        test::readAs(DeckFormat::FanSiteJson, R"({"name":"Old","cards":{"XF97-0063v2":2,"XF96-0048v1":1}})");
    ASSERT_EQ(reading.asked.size(), 1u);
    const auto candidates = candidatesFor(reading.asked[0].name, test::baseSet());
    ASSERT_FALSE(candidates.empty());
    EXPECT_EQ(candidates.front(), card("XF96-0063v1"));
    const DeckReading mended = withPicks(reading, {{0, candidates.front()}}, test::baseSet());
    EXPECT_EQ(mended.deck.count(Zone::BureauDeck, card("XF96-0063v1")), 2);
}

TEST(Picks, ThatCannotStandWhereTheLineIsGoWhereTheyCan)
{
    const DeckReading reading = test::readAs(DeckFormat::DossierText, "Team:\n1 Agnt X\nBureau Deck:\n1 Dodge\n");
    const DeckReading mended = withPicks(reading, {{0, card("XF96-0063v1")}}, test::baseSet());
    EXPECT_TRUE(mended.unknown.empty());
    EXPECT_EQ(mended.deck.count(Zone::BureauDeck, card("XF96-0063v1")), 1);
    const DeckReading forced = withPicks(reading, {{0, {card("XF96-0063v1"), Zone::Team}}}, test::baseSet());
    ASSERT_EQ(forced.unknown.size(), 1u);
    EXPECT_EQ(forced.unknown[0].trouble, LineTrouble::NotAnAgent);
}

// Defect 22: "this card is no Agent", and no repair.
TEST(Picks, PutACardThatCannotStandThereElsewhere)
{
    const DeckReading reading =
        test::readAs(DeckFormat::DossierText, "Team:\n1 Agent Weiss\n2 Aubrey, MO\nBureau Deck:\n1 Dodge\n");
    ASSERT_EQ(reading.asked.size(), 1u);
    EXPECT_EQ(reading.asked[0].card, card("XF96-0063v1"));
    const auto likely = likelyPicks(reading.asked, test::baseSet());
    const DeckReading mended = withPicks(reading, likely, test::baseSet());
    EXPECT_EQ(mended.deck.count(Zone::BureauDeck, card("XF96-0063v1")), 2);
    EXPECT_TRUE(mended.unknown.empty());
    EXPECT_TRUE(mended.deck.aside.empty());
}

TEST(Picks, GoWhereTheUserWants)
{
    const DeckReading reading = test::readAs(DeckFormat::PlainList, "1 Agent Weiss\n1 Agent Fx Mulder\n");
    const DeckReading mended = withPicks(reading, {{0, {card("XF96-0169v1"), Zone::BureauDeck}}}, test::baseSet());
    EXPECT_EQ(listed(mended.deck.bureauDeck), (Lines{"1 XF96-0169v1"}));
}

TEST(Picks, AreLikelyWhereThereIsNoDoubt)
{
    const DeckReading reading =
        test::readAs(DeckFormat::PlainList, "2 Aubrey MO\n1 Dana Scully\n1 Lone Gunman\n1 The Manitu\n1 Mr X\n1 Muldr\n"
                                            "1 Black Helicopter\n1 Dodge\n2 Aubrey, MO [XF97-0063v2]\n");
    const auto likely = likelyPicks(reading.asked, test::baseSet());
    ASSERT_EQ(reading.unknown.size(), 8u);
    EXPECT_EQ(likely.size(), 6u);
    const DeckReading mended = withPicks(reading, likely, test::baseSet());
    EXPECT_EQ(mended.deck.count(Zone::BureauDeck, card("XF96-0063v1")), 4);
    EXPECT_EQ(mended.deck.team.size(), 1u);
    EXPECT_EQ(mended.deck.xFile.size(), 1u);
    EXPECT_EQ(mended.deck.count(Zone::BureauDeck, *test::baseSet().findTitle("X")), 1);
    ASSERT_EQ(mended.unknown.size(), 2u);
    EXPECT_EQ(mended.unknown[0].text, "1 Muldr") << "there are three of that name";
}

TEST(Zones, OfALineAreChanged)
{
    const DeckReading reading =
        test::readAs(DeckFormat::PlainList, "1 Agent Weiss\n1 Agent Rich\n1 The Manitou\n2 Aubrey, MO\n");
    const DeckReading moved = withZones(
        reading, {{0, Zone::BureauDeck}, {2, Zone::BureauDeck}, {3, Zone::Team}, {9, Zone::Team}}, test::baseSet());
    EXPECT_EQ(moved.deck.team.size(), 1u);
    EXPECT_EQ(moved.deck.bureauDeck.size(), 3u);
    EXPECT_TRUE(moved.deck.xFile.empty());
    EXPECT_EQ(moved.deck.count(Zone::BureauDeck, card("XF96-0063v1")), 2) << "a Site is no Agent";
    EXPECT_EQ(moved.taken[0].zone, Zone::BureauDeck);
    EXPECT_EQ(moved.remarks.size(), reading.remarks.size() - 1);
}

// Defect 22: people leave a line behind the Team and go on without a heading.
TEST(BlankLine, EndsTheTeamWhereNoAgentFollows)
{
    for (const char* list : {"Team:\n1 Agent Weiss\n\n2 Aubrey, MO\n1 Agent Rich\n",
                             "// mine\nTeam\n1 Agent Weiss\n\n2 Aubrey, MO\n1 Agent Rich\n"}) {
        const DeckReading reading = readDeck(list, test::baseSet(), std::nullopt, "");
        EXPECT_TRUE(reading.unknown.empty()) << list;
        EXPECT_EQ(listed(reading.deck.team), (Lines{"1 XF96-0181v1"})) << list;
        EXPECT_EQ(reading.deck.bureauDeck.size(), 2u) << list;
    }
    const DeckReading xFile =
        readDeck("X-File:\n1 The Manitou\n\n2 Aubrey, MO\n", test::baseSet(), DeckFormat::DossierText, "");
    EXPECT_TRUE(xFile.unknown.empty());
}

// Blank lines are free (the command line's contract): Agents go on being of the Team.
TEST(BlankLine, IsFreeBetweenAgents)
{
    const DeckReading reading = test::readAs(DeckFormat::DossierText, "Team:\n1 Agent Weiss\n\n1 Agent Rich\n");
    EXPECT_EQ(reading.deck.team.size(), 2u);
    const DeckReading without = test::readAs(DeckFormat::DossierText, "Team:\n1 Agent Weiss\n2 Aubrey, MO\n");
    EXPECT_EQ(without.unknown.size(), 1u) << "no blank line stood there";
}

TEST(AFigureAlone, IsTheCardOfThatNumber)
{
    const DeckReading reading = test::readAs(DeckFormat::PlainList, "64\n2 63\n3x 11\n9999\n");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"1 XF96-0064v1", "2 XF96-0063v1", "3 XF96-0011v1"}));
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.asked.size(), 1u) << "a card can be named for any line";
}

TEST(Taken, NamesLineZoneAndCount)
{
    const DeckReading reading = test::readAs(DeckFormat::DossierText, "Bureau Deck:\n2 Aubrey, MO\n");
    ASSERT_EQ(reading.taken.size(), 1u);
    EXPECT_EQ(reading.taken[0], (TakenLine{2, Zone::BureauDeck, card("XF96-0063v1"), 2}));
}

TEST(Candidates, AreThePrintingsOfATitleAndWhatLooksLikeIt)
{
    const auto printings = candidatesFor("Agent Fox Mulder", test::baseSet());
    EXPECT_GE(printings.size(), 2u);
    EXPECT_EQ(candidatesFor("Aubry, MO", test::baseSet()).front(), card("XF96-0063v1"));
    EXPECT_TRUE(candidatesFor("zzzzzzzzzzzzzzzzzzzzz", test::baseSet()).empty());
    EXPECT_TRUE(candidatesFor(std::string(100'000, 'x'), test::baseSet()).empty());
}

TEST(CollectionWish, MapsColumnsByHand)
{
    const std::string table = "stapel,karte,zustand\n3,\"Aubrey, MO\",Mint\n";
    EXPECT_EQ(guessColumns(table).fields, (std::vector<std::string>{"", "", ""}));
    EXPECT_THROW(readCollectionCsv(table, test::baseSet()), ReadError);
    const CollectionWish wish{std::vector<std::string>{"quantity", "name", "condition"}, {}};
    const CollectionReading reading = readCollectionCsv(table, test::baseSet(), wish);
    ASSERT_EQ(reading.cards().size(), 1u);
    EXPECT_EQ(reading.cards()[0].count, 3);
    EXPECT_EQ(reading.cards()[0].condition, Condition::Mint);
}

// Where somebody has named the columns of a table without headings, its first line is no heading.
TEST(CollectionWish, LosesNoLineOfATableWithoutHeadings)
{
    const CollectionWish wish{std::vector<std::string>{"card id", "quantity"}, {}};
    for (const std::string begin : {"", "sep=,\n", "\n\n"}) {
        std::string kept;
        const std::string table = begin + "63,2\n64,1\n999,4\n";
        TextBlocks blocks(bytesIn(table));
        const CollectionReading reading =
            *readCollectionCsv(blocks, test::baseSet(), wish, {}, [&](std::string_view line) { kept += line; });
        EXPECT_EQ(reading.heaps.copies(), 3) << begin;
        ASSERT_EQ(reading.unknown.size(), 1u);
        EXPECT_EQ(reading.unknown.front().text, "999,4");
        EXPECT_EQ(reading.unknown.front().line, 3 + std::ranges::count(begin, '\n')) << begin;
        EXPECT_EQ(kept.find("63,2"), std::string::npos) << "would be taken twice: " << kept;
        EXPECT_NE(kept.find("999,4"), std::string::npos);
    }
    EXPECT_EQ(readCollectionCsv("card,number\n64,1\n", test::baseSet(), wish).heaps.copies(), 1) << "headings";
}

TEST(CollectionWish, PicksTheCardOfALine)
{
    const std::string table = "Quantity,Name\n3,Aubry\n2,Agent Fox Mulder\n1,Dodge\n";
    const CollectionReading reading = readCollectionCsv(table, test::baseSet());
    ASSERT_EQ(reading.asked.size(), 2u);
    EXPECT_EQ(reading.taken, (std::vector<TakenRow>{{4, *test::baseSet().findTitle("Dodge"), 1}}));
    CollectionWish wish;
    wish.picks = {{2, card("XF96-0063v1")}, {3, card("XF96-0169v1")}};
    const CollectionReading mended = readCollectionCsv(table, test::baseSet(), wish);
    EXPECT_TRUE(mended.unknown.empty());
    ASSERT_EQ(mended.cards().size(), 3u);
    EXPECT_EQ(mended.cards()[0].card, "XF96-0063v1");
    EXPECT_EQ(mended.cards()[1].count, 2);
}

TEST(CollectionColumns, AreGuessedByHeading)
{
    const CollectionColumns columns = guessColumns("Quantity;Card ID;Shoe size;Location\n");
    EXPECT_EQ(columns.headings, (std::vector<std::string>{"Quantity", "Card ID", "Shoe size", "Location"}))
        << "as written";
    EXPECT_EQ(columns.fields, (std::vector<std::string>{"quantity", "card id", "", "location"}));
}

} // namespace dossier
