// Several decks one after the other in one file: the first is read, and where another begins is said with
// its line, in every format; nothing of one gets into the other. And lines whose reason is another than it looks.
#include "decks.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseSet;

DeckReading readSeveral(std::string_view text)
{
    return readDeck(text, baseSet(), std::nullopt, "deck");
}

Deck someDeck(const char* name, const char* xFile, const char* agent)
{
    Deck deck;
    deck.name = name;
    deck.add(Zone::XFile, test::card(xFile), 1);
    deck.add(Zone::Team, test::card(agent), 1);
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0064v1"), 1);
    return deck;
}

bool tells(const DeckReading& reading, LineTrouble trouble)
{
    return std::ranges::any_of(reading.unknown, [&](const LineProblem& p) { return p.trouble == trouble; });
}

LineProblem theOnlyOne(std::string_view text)
{
    const DeckReading reading = readSeveral(text);
    EXPECT_EQ(reading.unknown.size(), 1u) << text;
    return reading.unknown.empty() ? LineProblem() : reading.unknown.front();
}

} // namespace

TEST(SeveralDecks, EveryFormatSaysWhereTheSecondBegins)
{
    const Deck first = someDeck("First", "XF96-0142v1", "XF96-0169v1");
    const Deck second = someDeck("Second", "XF96-0121v1", "XF96-0164v1");
    for (int f = 0; f < kWrittenFormats; ++f) {
        const auto format = static_cast<DeckFormat>(f);
        const std::string one = writeDeck(first, baseSet(), format).content;
        const std::string text =
            one + (format == DeckFormat::Signature ? "\n" : "") + writeDeck(second, baseSet(), format).content;
        SCOPED_TRACE(nameOf(format));
        try {
            const DeckReading reading = readSeveral(text);
            const Deck alone = readSeveral(one).deck;
            EXPECT_EQ(reading.deck.bureauDeck, alone.bureauDeck);
            EXPECT_EQ(reading.deck.team, alone.team);
            EXPECT_EQ(reading.deck.xFile, alone.xFile);
            EXPECT_TRUE(tells(reading, LineTrouble::AnotherDeck));
            EXPECT_FALSE(tells(reading, LineTrouble::BadCount));
            EXPECT_EQ(reading.deck.aside.size(), reading.unknown.size()) << "kept, all of it";
        } catch (const ReadError& error) {
            EXPECT_EQ(error.kind(), ReadError::Kind::SeveralDecks);
            EXPECT_GE(error.line(), 1);
        }
    }
}

TEST(SeveralDecks, TheLinesOfTheSecondSayWhoseTheyAre)
{
    const DeckReading reading = readSeveral("Name: A\n2 Aubrey, MO\n\nName: B\n3 Aubrey, MO\nTeam:\n");
    ASSERT_EQ(reading.unknown.size(), 3u);
    EXPECT_EQ(reading.unknown[0], (LineProblem{4, "Name: B", LineTrouble::AnotherDeck, {}}));
    EXPECT_EQ(reading.unknown[1], (LineProblem{5, "3 Aubrey, MO", LineTrouble::OfAnotherDeck, "4"}));
    EXPECT_EQ(reading.unknown[2], (LineProblem{6, "Team:", LineTrouble::OfAnotherDeck, "4"}));
    EXPECT_EQ(reading.deck.name, "A");
}

TEST(SeveralDecks, HeadingsAloneTellThemApart)
{
    EXPECT_TRUE(tells(readSeveral("Main deck\n2 Aubrey, MO\nMain deck\n1 Aubrey, MO\n"), LineTrouble::AnotherDeck));
    EXPECT_TRUE(tells(readSeveral("Team\n1 Agent Fox Mulder\nBureau Deck\n2 Aubrey, MO\nTeam\n1 Agent Dana Scully\n"
                                  "Bureau Deck\n1 Gibsonton, FL\n"),
                      LineTrouble::AnotherDeck))
        << "all parts come again";
    EXPECT_TRUE(
        tells(readSeveral("Team:\n1 Agent Fox Mulder\nBureau Deck:\n2 Aubrey, MO\n\nMy second\nTeam:\n1 Agent Dana "
                          "Scully\n"),
              LineTrouble::AnotherDeck))
        << "with a title";
    EXPECT_TRUE(tells(readSeveral("X-File:\n1 The Manitou\nBureau Deck:\n2 Aubrey, MO\nX-File:\n1 Eve\n"),
                      LineTrouble::AnotherDeck))
        << "a deck has one X-File";
    EXPECT_TRUE(
        tells(readSeveral("[metadata]\nName=A\n[main]\n2 Aubrey, MO\n[metadata]\nName=B\n[main]\n1 Aubrey, MO\n"),
              LineTrouble::AnotherDeck));
}

// A part that goes on behind another one: nothing of it is lost.
TEST(SeveralDecks, APartThatComesAgainGoesOn)
{
    for (const char* text :
         {"Bureau Deck:\n2 Aubrey, MO\nTeam:\n1 Agent Fox Mulder\nBureau Deck:\n1 Gibsonton, FL\n",
          "Team: (1)\n1 Agent Fox Mulder\nBureau Deck: (3)\n2 Aubrey, MO\n1 Gibsonton, FL\nTeam: (1)\n1 Agent Dana "
          "Scully\n",
          "// Bureau Deck\n2 Aubrey, MO\n// Team\n1 Agent Fox Mulder\n\n// Bureau Deck\n1 Gibsonton, FL\n",
          "Team: 1 Agent Fox Mulder\nBureau Deck: 2 Aubrey, MO\nTeam: 1 Agent Dana Scully\nSites:\n1 Gibsonton, "
          "FL\n"}) {
        const DeckReading reading = readSeveral(text);
        EXPECT_TRUE(reading.unknown.empty()) << text;
        EXPECT_TRUE(reading.deck.aside.empty()) << text;
        EXPECT_GE(sizeOf(reading.deck.team) + sizeOf(reading.deck.bureauDeck), 4) << text;
    }
}

// A list whose parts come again ten thousand times takes no longer than in proportion.
TEST(SeveralDecks, PartsMayComeAgainAsOftenAsTheyLike)
{
    std::string text = "Team:\n1 Agent Fox Mulder\n";
    for (int i = 0; i < 10'000; ++i)
        text += "Bureau Deck:\n1 Aubrey, MO\nSideboard:\n1 The Manitou\n";
    const DeckReading reading = readDeck(text, baseSet(), DeckFormat::PlainList, "deck");
    EXPECT_FALSE(tells(reading, LineTrouble::AnotherDeck));
}

TEST(SeveralDecks, OneDeckInPiecesIsOne)
{
    for (const char* text :
         {"Bureau Deck: (2)\n2 Aubrey, MO\nBureau Deck: (1)\n1 Gibsonton, FL\n", // by kinds
          "X-File: The Manitou\nX-File: Eve\nTeam:\n1 Agent Fox Mulder\nBureau Deck:\n2 Aubrey, MO\n",
          "1 Agent Fox Mulder\n\nMain deck\n2 Aubrey, MO\nSideboard\n1 The Manitou\n",
          "Name: A\nName: B\n2 Aubrey, MO\n",
          "Deck\nSites\n2 Aubrey, MO\nEvents\n1 Abduction\nSites\n1 Gibsonton, FL\n"})
        EXPECT_FALSE(tells(readSeveral(text), LineTrouble::AnotherDeck)) << text;
}

TEST(SeveralDecks, AListOfOneDeckIsThatDeck)
{
    EXPECT_EQ(readSeveral(R"([{"name":"A","cards":{"XF96-0063v1":2}}])").deck.bureauDeck.size(), 1u);
    try {
        readSeveral("[{\"name\":\"A\",\"cards\":{\"XF96-0063v1\":2}},\n{\"name\":\"B\",\"cards\":{}}]");
        ADD_FAILURE();
    } catch (const ReadError& error) {
        EXPECT_EQ(error.kind(), ReadError::Kind::SeveralDecks);
        EXPECT_EQ(error.line(), 2);
    }
}

TEST(LineReasons, AreTheTrueOnes)
{
    EXPECT_EQ(theOnlyOne("999 Aubrey, MO\n1 Aubrey, MO\n").trouble, LineTrouble::TooManyTogether);
    EXPECT_EQ(theOnlyOne("1 Gibsonton, FL\n355\n").trouble, LineTrouble::UnknownCard);
    EXPECT_EQ(theOnlyOne("1 Gibsonton, FL\n---\n").trouble, LineTrouble::NotACardLine);
    EXPECT_EQ(theOnlyOne("1 Gibsonton, FL\nTeam: Mulder, Scully\n").trouble, LineTrouble::BesideHeading);
    const char* const table = "\"#\",\"Set\",\"Title\",\"Type\",\"Quantity\"\n\"XF96-0063v1\",\"Premiere\",\"Aubrey, "
                              "MO\",\"Site\",\"2\"\n\"XF96-0064v1\",\"Premiere\",\"x\"\n";
    EXPECT_EQ(theOnlyOne(table).trouble, LineTrouble::BadRow);
}

TEST(LineReasons, ACardBesideItsHeadingIsTaken)
{
    const DeckReading reading =
        readSeveral("Team: 1 Agent Fox Mulder\nBureau Deck: 3\n2 Aubrey, MO\n1 Gibsonton, FL\n");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(sizeOf(reading.deck.team), 1);
    EXPECT_EQ(sizeOf(reading.deck.bureauDeck), 3);
}

} // namespace dossier
