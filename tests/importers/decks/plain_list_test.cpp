#include "importers/decks/decks.h"
#include "importers/reading/text_lines.h"

#include <random>

namespace dossier {

using test::baseSet;
using test::Lines;
using test::listed;

namespace {

DeckReading readPlain(std::string_view content)
{
    return test::readAs(DeckFormat::PlainList, content);
}

Lines plainDeckOf(const std::string& content)
{
    const DeckReading reading = readPlain(content);
    EXPECT_TRUE(reading.unknown.empty()) << content;
    return listed(reading.deck.bureauDeck);
}

} // namespace

TEST(PlainList, CountsStandBeforeOrBehindTheTitle)
{
    for (const char* line :
         {"2 Dodge",   "2x Dodge",  "2X Dodge",  "x2 Dodge",       "[2] Dodge",    "(2) Dodge", "2* Dodge",  "Dodge x2",
          "Dodge 2x",  "Dodge (2)", "Dodge [2]", "Dodge (x2)",     "2xDodge",      "2Dodge",    "{2} Dodge", "[2]Dodge",
          "2 x Dodge", "- 2 Dodge", "* 2 Dodge", "\u2022 2 Dodge", "2\u00A0Dodge", "\t2\tDodge"})
        EXPECT_EQ(plainDeckOf(line), Lines{"2 XF96-0011v1"}) << line;
    EXPECT_EQ(plainDeckOf("Dodge"), Lines{"1 XF96-0011v1"});
}

TEST(PlainList, SetAndNumberMayStandBesideTheTitle)
{
    for (const char* line :
         {"2 Gibsonton, FL (XF96) 0042", "2 Gibsonton, FL (XF96) 42", "2 Gibsonton, FL (XF96) 0042v1",
          "2 [XF96#42] Gibsonton, FL", "2 [XF96:42] Gibsonton, FL", "2 Gibsonton, FL [XF96-0042v1]",
          "2 Gibsonton, FL (XF96-0042)", "2 XF96-0042v1", "2 Gibsonton, FL (XF96) 0042 *F*",
          "2 Wrong title (XF96) 0042", "2 Gibsonton, FL *F*", "2 Gibsonton, FL # my favourite"})
        EXPECT_EQ(plainDeckOf(line), Lines{"2 XF96-0042v1"}) << line;
    EXPECT_EQ(readPlain("Dodge\n1 Aubrey, MO (XF97) 0063v2\n").unknown.at(0).hint, "Aubrey, MO [XF96-0063v1]");
}

TEST(PlainList, OurTitlesAreNoTraps)
{
    EXPECT_EQ(plainDeckOf("1 Lake Okobogee, Campsite #53, Sioux City, IA # lake"), Lines{"1 XF96-0049v1"});
    EXPECT_EQ(plainDeckOf("Lake Okobogee, Campsite #53, Sioux City, IA x2"), Lines{"2 XF96-0049v1"});
    EXPECT_EQ(listed(readPlain("1 Alien DNA Steroid Program (Project Purity Control)").deck.xFile),
              Lines{"1 XF96-0129v1"});
    EXPECT_EQ(listed(readPlain("1 Alien DNA Steroid Program (Project Purity Control) (XF96) 0129").deck.xFile),
              Lines{"1 XF96-0129v1"});
    for (const char* line : {"X", "1 X", "1x X", "x1 X", "1xX", "X x1", "1 X (XF96) 0293", "(1) X", "[1] X", "X (1)"})
        EXPECT_EQ(plainDeckOf(line), Lines{"1 XF96-0293v1"}) << line;
    EXPECT_EQ(plainDeckOf("Eve 7 x2"), Lines{"2 XF96-0231v1"});
    EXPECT_EQ(plainDeckOf("1 Walther PPK 7.65 Hold Out Weapon"), Lines{"1 XF96-0323v1"});
    EXPECT_EQ(listed(readPlain("1 warren james dupre, the lazarus man").deck.xFile).size(), 1u);
}

TEST(PlainList, HeadingsSayTheZones)
{
    const std::string cards = "\n1 Agent Weiss\n";
    for (const char* heading : {"// Team (3)", "Team:", "team (1)", "//Team", "# Team:", "Sideboard", "//sideboard"})
        EXPECT_EQ(readPlain(heading + cards).deck.team.size(), 1u) << heading;
    for (const char* heading : {"// Bureau deck (60)", "Bureau Deck:", "bureau deck"})
        EXPECT_EQ(readPlain(heading + cards).deck.bureauDeck.size(), 1u) << heading;
    const DeckReading arena = readPlain("Deck\n2 Dodge\n1 Agent Fox Mulder\nSideboard\n1 Eve\n1 Agent Weiss\n1 X\n");
    EXPECT_EQ(listed(arena.deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_EQ(listed(arena.deck.xFile), Lines{"1 XF96-0154v1"});
    EXPECT_EQ(arena.deck.bureauDeck.size(), 2u); // the team is named, so Mulder stays in the deck
    ASSERT_EQ(arena.unknown.size(), 1u);
    EXPECT_EQ(arena.unknown[0].trouble, LineTrouble::NotAnAgent);
}

// A list has its two columns in one order, whatever a line of it could mean alone.
TEST(PlainList, LinesOfTwoFiguresAreReadAlike)
{
    const auto read = [](const std::string& list) {
        const DeckReading reading = readPlain(list);
        Lines cards;
        for (const TakenLine& line : reading.taken)
            cards.push_back(std::to_string(line.count) + " " + std::to_string(baseSet()[line.card].number));
        for (const LineProblem& problem : reading.unknown)
            cards.push_back(problem.text);
        return cards;
    };
    EXPECT_EQ(read("63 2\n10 2\n7 1\n"), (Lines{"2 63", "2 10", "1 7"}));
    EXPECT_EQ(read("10x2\n- 63x2\n5 x2\n"), (Lines{"2 10", "2 63", "2 5"}));
    EXPECT_EQ(read("2 63\n10 2\n2 7\n"), (Lines{"2 63", "10 2", "2 7"}));
    EXPECT_EQ(read("10 2\n2 7\n"), (Lines{"10 2", "2 7"}));
    EXPECT_EQ(read("2 63\n64 2\n2 7\n"), (Lines{"2 63", "2 64", "2 7"})); // the last is kept aside
    EXPECT_EQ(read("63 2\n99 11\n"), (Lines{"2 63", "11 99"}));
    EXPECT_EQ(read("Bureau Deck:\n63 2\n10 2\n"), (Lines{"2 63", "2 10"}));
}

TEST(PlainList, AFrenchListIsRead)
{
    const DeckReading reading =
        readPlain("Nom : Nuit blanche\nÉquipe (1) :\n1 Agent Weiss\n\nPile de Bureau\nTémoins\u00A0:\n1 Deep "
                  "Throat\nÉvénements (2)\n2 Dodge\nÉquipements\nAdversaires :\nX-File : Eve\n");
    EXPECT_TRUE(reading.unknown.empty()) << reading.unknown.at(0).text;
    EXPECT_EQ(reading.deck.name, "Nuit blanche");
    EXPECT_EQ(listed(reading.deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_EQ(listed(reading.deck.bureauDeck).size(), 2u);
    EXPECT_EQ(listed(reading.deck.xFile), Lines{"1 XF96-0154v1"});
}

TEST(PlainList, ASideboardPrefixMarksTheTeam)
{
    const DeckReading reading = readPlain("2 Dodge\nSB: 1 Agent Weiss (XF96) 0181\nsb:1 Eve\n");
    EXPECT_EQ(listed(reading.deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_EQ(listed(reading.deck.xFile), Lines{"1 XF96-0154v1"});
}

TEST(PlainList, TypesAsHeadingsChangeNothing)
{
    EXPECT_EQ(plainDeckOf("Sites (1)\nAubrey, MO\nWitnesses:\nAdversaries\n// 45 Combat\nDodge\n").size(), 2u);
    EXPECT_EQ(readPlain("Dodge\nLeftovers:\nDodge\n").unknown.at(0).trouble, LineTrouble::UnknownHeading);
}

TEST(PlainList, CommentsBeforeTheCardsAreNameAndNotes)
{
    const DeckReading reading =
        readPlain("// Night shift in Gibsonton\n\n// Written late.\n//\n// Twice.\n\n"
                  "// Bureau deck\n2 Gibsonton, FL (XF96) 0042\n// not a note\n1x X (XF96) 0293\n"
                  "SB: 1 Agent Weiss (XF96) 0181\n");
    EXPECT_EQ(reading.deck.name, "Night shift in Gibsonton");
    EXPECT_EQ(reading.deck.notes, "Written late.\n\nTwice.");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0042v1", "1 XF96-0293v1"}));
    EXPECT_EQ(listed(reading.deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_TRUE(reading.unknown.empty());
}

// They had gone, and the first of them had become the deck's name.
TEST(PlainList, ANumberSignBeforeACardsNumberBeginsNoRemark)
{
    const DeckReading reading = readPlain("# My deck\n#63 x2\n#1 in the league\n2 Dodge\n#11\n# 64\n");
    EXPECT_EQ(reading.deck.name, "My deck");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1", "3 XF96-0011v1"}));
    EXPECT_TRUE(reading.unknown.empty());
}

TEST(PlainList, LinesNotUnderstoodAreReported)
{
    const DeckReading reading = readPlain("2 Dodge\n0 Dodge\n-1 Dodge\n1000000000 Dodge\n2 Dogde\nhello\n");
    ASSERT_EQ(reading.unknown.size(), 5u);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(reading.unknown[i].trouble, LineTrouble::BadCount) << reading.unknown[i].text;
    EXPECT_EQ(reading.unknown[3], (LineProblem{5, "2 Dogde", LineTrouble::UnknownCard, "Dodge"}));
    EXPECT_EQ(test::readErrorOf([] { readPlain("hello\nworld\n"); }).kind(), ReadError::Kind::NothingUnderstood);
}

TEST(PlainList, TheSameSingleAgentTwiceIsOneForTheTeamAndOneForTheDeck)
{
    const DeckReading reading = readPlain("Agent Weiss\nAgent Weiss\n"); // DECK-14
    EXPECT_EQ(listed(reading.deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_EQ(listed(reading.deck.bureauDeck), Lines{"1 XF96-0181v1"});
}

TEST(PlainList, WhatIsWrittenReadsBackTheSame)
{
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        Deck deck;
        deck.name = i % 3 == 0 ? "" : "Night shift, \"late\"";
        deck.notes = i % 2 == 0 ? "" : "one\n\n two";
        for (int entry = 0; entry < 40; ++entry) {
            const auto card = static_cast<CardIndex>(random() % baseSet().size());
            const CardType type = baseSet()[card].type;
            const Zone special = type == CardType::Agent ? Zone::Team : Zone::XFile;
            const bool isSpecial = type == CardType::Agent || type == CardType::XFile;
            deck.setCount(isSpecial && random() % 2 == 0 ? special : Zone::BureauDeck, card,
                          1 + static_cast<int>(random() % 3));
        }
        const DeckWriting written = writeDeck(deck, baseSet(), DeckFormat::PlainList);
        EXPECT_TRUE(written.lost.empty());
        ASSERT_EQ(readDeck(written.content, baseSet(), std::nullopt, "").deck, deck) << written.content;
    }
}

// As in a collection.
TEST(PlainList, AFigureAloneIsNoCardBesideTitles)
{
    const DeckReading reading = test::readAs(DeckFormat::PlainList, "2 Kick\n1 Aubrey, MO\n12\n");
    EXPECT_EQ(test::listed(reading.deck.bureauDeck), (test::Lines{"2 XF96-0008v1", "1 XF96-0063v1"}));
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].line, 3);
}

// The cards were read and the headings were not, so that parts changed.
TEST(PlainList, IsReadAsAWholeWhereItIsQuoted)
{
    const std::string deck =
        "Name: Night shift\nX-File: The Manitou\n\nTeam:\n1 Agent Rich\nBureau Deck:\n2 Kick\n1 Agent "
        "Weiss\n";
    const auto quoted = [&](std::string_view mark) {
        std::string text = "Ann wrote:\n";
        for (const TextLine& line : linesOf(deck))
            text += std::string(mark) + std::string(line.text) + "\n";
        return text;
    };
    const Deck plain = readDeck(deck, test::baseSet(), std::nullopt, "").deck;
    for (const char* mark : {"> ", ">", ">> ", "> > "}) {
        const Deck read = readDeck(quoted(mark), test::baseSet(), std::nullopt, "").deck;
        EXPECT_EQ(read.name, plain.name) << mark;
        EXPECT_EQ(test::listed(read.team), test::listed(plain.team)) << mark;
        EXPECT_EQ(test::listed(read.bureauDeck), test::listed(plain.bureauDeck)) << mark;
        EXPECT_EQ(read.xFile, plain.xFile) << mark;
    }
}

} // namespace dossier
