#include "importers/decks/decks.h"
#include "support/deck_builder.h"

namespace dossier {

namespace {

using test::Lines;
using test::listed;

DeckReading readCod(std::string_view content)
{
    return test::readAs(DeckFormat::Cockatrice, content);
}

std::string cod(const std::string& inside)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n" + inside +
           "\n</cockatrice_deck>\n";
}

} // namespace

TEST(Cockatrice, DealsTheSideZoneByType)
{
    const DeckReading reading = readCod(cod(R"(<lastLoadedTimestamp></lastLoadedTimestamp>
<deckname>Night &amp; shift</deckname><comments>One
two</comments><tags><tag>medical</tag></tags>
<zone name="main"><card number="2" name="Aubrey, MO" setShortName="XF96" collectorNumber="0063"/></zone>
<zone name="side"><card number="1" name="Agent Fox Mulder" setShortName="XF96" collectorNumber="0163"/>
<card number="1" name="the manitou"/></zone>)"));
    EXPECT_EQ(reading.deck.name, "Night & shift");
    EXPECT_EQ(reading.deck.notes, "One\ntwo");
    EXPECT_EQ(reading.deck.tags, (Lines{"medical"}));
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
    EXPECT_EQ(listed(reading.deck.team), (Lines{"1 XF96-0163v1"}));
    EXPECT_EQ(reading.deck.xFile.size(), 1u);
    EXPECT_TRUE(reading.unknown.empty());
}

TEST(Cockatrice, KeepsCardsItDoesNotKnowWithTheirLine)
{
    const DeckReading reading = readCod(cod("<zone name=\"main\"><card number=\"3\" name=\"Forest\"/>\n"
                                            "<card number=\"0\" name=\"Dodge\"/>\n"
                                            "<card number=\"1\" name=\"Dodge\"/></zone>"));
    ASSERT_EQ(reading.unknown.size(), 2u);
    EXPECT_EQ(reading.unknown[0].line, 3);
    EXPECT_EQ(reading.unknown[0].text, "3 Forest");
    EXPECT_EQ(reading.unknown[1].trouble, LineTrouble::BadCount);
    EXPECT_EQ(reading.deck.aside.size(), 2u);
    ASSERT_EQ(reading.asked.size(), 1u);
    EXPECT_EQ(reading.asked[0], (AskedCard{0, "Forest", 3, ListSection::BureauDeck}));
}

TEST(Cockatrice, GivesBackWhatWasWritten)
{
    Deck deck = test::legalDeck();
    deck.name = "<Night> & \"shift\"";
    deck.notes = "first\nsecond ]]> &amp;";
    for (const Game game : {Game::Advanced, Game::Basic}) {
        deck.game = game;
        const DeckWriting writing = writeDeck(deck, test::baseSet(), DeckFormat::Cockatrice);
        EXPECT_TRUE(writing.lost.empty());
        EXPECT_EQ(guessDeckFormat(writing.content), DeckFormat::Cockatrice);
        EXPECT_EQ(readCod(writing.content).deck, deck);
    }
}

TEST(Cockatrice, SaysThatLinesAsideAreLost)
{
    Deck deck = test::legalDeck();
    deck.aside.push_back({3, "1 Forest"});
    EXPECT_EQ(writeDeck(deck, test::baseSet(), DeckFormat::Cockatrice).lost, (std::vector{DeckLoss::Aside}));
}

TEST(Cockatrice, RefusesDamagedAndHostileFiles)
{
    const auto kindOf = [](const std::string& content) { return test::readErrorOf([&] { readCod(content); }).kind(); };
    EXPECT_EQ(kindOf(cod("<zone name=\"main\"><card")), ReadError::Kind::BadXml);
    EXPECT_EQ(kindOf("<oracle></oracle>"), ReadError::Kind::NotADeck);
    EXPECT_EQ(kindOf("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>" + cod("<deckname>&b;</deckname>")),
              ReadError::Kind::BadXml);
    EXPECT_EQ(kindOf(cod("<zone name=\"main\"></zone>")), ReadError::Kind::NothingUnderstood);
    std::string deep;
    for (int i = 0; i < 10'000; ++i)
        deep += "<a>";
    EXPECT_EQ(kindOf(cod(deep)), ReadError::Kind::BadXml);
}

TEST(Cockatrice, IgnoresADoctypeWithoutEntities)
{
    const DeckReading reading = readCod("<!DOCTYPE deck SYSTEM \"http://example.org/none.dtd\">\n<cockatrice_deck>"
                                        "<zone name=\"main\"><card number=\"1\" name=\"Dodge\"/></zone>"
                                        "</cockatrice_deck>");
    EXPECT_EQ(bureauDeckSize(reading.deck), 1);
}

TEST(Cockatrice, TellsAZoneThatItDoesNotKnow)
{
    const DeckReading reading = readCod(cod("<zone name=\"main\"><card number=\"1\" name=\"Dodge\"/></zone>\n"
                                            "<zone name=\"maybe\"><card number=\"2\" name=\"Dodge\"/></zone>"));
    EXPECT_EQ(bureauDeckSize(reading.deck), 3);
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::UnknownHeading);
    EXPECT_EQ(reading.unknown[0].text, "<zone name=\"maybe\">");
    EXPECT_EQ(reading.unknown[0].line, 4);
}

} // namespace dossier
