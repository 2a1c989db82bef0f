#include "importers/decks/decks.h"

#include <random>

namespace dossier {

using test::baseSet;
using test::Lines;
using test::listed;

namespace {

DeckReading readOwn(std::string_view content)
{
    return test::readAs(DeckFormat::DossierText, content);
}

// One line in the Bureau Deck, and what became of it.
LineProblem problemOf(const std::string& line)
{
    const DeckReading reading = readOwn("Name: n\nBureau Deck:\n1 Dodge\n" + line + "\n");
    EXPECT_EQ(reading.unknown.size(), 1u) << line;
    return reading.unknown.empty() ? LineProblem{} : reading.unknown.front();
}

Lines bureauDeckOf(const std::string& line)
{
    const DeckReading reading = readOwn("Bureau Deck:\n" + line + "\n");
    EXPECT_TRUE(reading.unknown.empty()) << line;
    return listed(reading.deck.bureauDeck);
}

Deck randomDeck(std::mt19937& random)
{
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    static const std::vector<std::string> texts{"", "Night shift", "#1, (the) [best]", "Name: X", "Dupré \"Neech\""};
    static const std::vector<std::string> notes{"", "one", "one\ntwo", "\n", "a\n\n b \n", "Team:\n2 Dodge", "# no"};
    Deck deck;
    deck.name = texts[below(texts.size())];
    deck.notes = notes[below(notes.size())];
    deck.game = below(2) == 0 ? Game::Advanced : Game::Basic;
    const std::size_t entries = below(80);
    for (std::size_t i = 0; i < entries; ++i) {
        const auto card = static_cast<CardIndex>(below(baseSet().size()));
        const int count = below(20) == 0 ? kMostCopies : static_cast<int>(below(3)) + 1;
        const CardType type = baseSet()[card].type;
        deck.setCount(Zone::BureauDeck, card, count);
        if (type == CardType::Agent)
            deck.setCount(Zone::Team, card, count);
        if (type == CardType::XFile)
            deck.setCount(Zone::XFile, card, count);
    }
    return deck;
}

} // namespace

TEST(DossierText, ReadsTheExampleOfTheContract)
{
    const DeckReading reading = readOwn("# Comments and blank lines are free.\n"
                                        "Name: Night shift\n"
                                        "Game: advanced\n"
                                        "X-File: The Manitou\n"
                                        "\n"
                                        "Team:\n"
                                        "1 Agent Fox Mulder [XF96-0169v1]\n"
                                        "1 Agent Karen Kosseff, Counselor\n"
                                        "\n"
                                        "Bureau Deck:\n"
                                        "2 Aubrey, MO [XF96-0063v1]\n"
                                        "2x XF96-0293v1\n");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_TRUE(reading.remarks.empty());
    EXPECT_EQ(reading.deck.name, "Night shift");
    EXPECT_EQ(reading.deck.game, Game::Advanced);
    ASSERT_EQ(reading.deck.xFile.size(), 1u);
    EXPECT_EQ(baseSet()[reading.deck.xFile[0].card].title, "The Manitou");
    EXPECT_EQ(listed(reading.deck.team), (Lines{"1 XF96-0169v1", "1 XF96-0183v1"}));
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1", "2 XF96-0293v1"}));
}

TEST(DossierText, HeadingsMayHoldACount)
{
    for (const char* heading : {"Team: (1)", "Team (1):", "TEAM:", "team"})
        EXPECT_EQ(readOwn(std::string(heading) + "\nAgent Weiss\n").deck.team.size(), 1u) << heading;
    EXPECT_EQ(readOwn("Bureau deck (2):\n2 Dodge\n").deck.bureauDeck.size(), 1u);
    EXPECT_EQ(readOwn("X-File:\nThe Manitou\n").deck.xFile.size(), 1u);
}

TEST(DossierText, TheNumberDecidesAndABareTitleMeansTheFixedPrinting)
{
    EXPECT_EQ(bureauDeckOf("1 Agent Fox Mulder [XF96-0163v1]"), Lines{"1 XF96-0163v1"});
    EXPECT_EQ(bureauDeckOf("1 Agent Fox Mulder"), Lines{"1 XF96-0169v1"});
    EXPECT_EQ(bureauDeckOf("1 No such title [XF96-0063v1]"), Lines{"1 XF96-0063v1"});
    EXPECT_EQ(bureauDeckOf("xf96-0063"), Lines{"1 XF96-0063v1"});
}

TEST(DossierText, TitlesAreFoundWithoutCaseAccentsAndQuotes)
{
    EXPECT_EQ(bureauDeckOf("2 DOD KALM"), bureauDeckOf("2 Død Kalm"));
    EXPECT_EQ(bureauDeckOf("  1\tmini-14  assault rifle "), Lines{"1 XF96-0330v1"});
}

TEST(DossierText, TitlesMayHoldAnything)
{
    EXPECT_EQ(bureauDeckOf("1 Lake Okobogee, Campsite #53, Sioux City, IA"), Lines{"1 XF96-0049v1"});
    EXPECT_EQ(bureauDeckOf("Alien DNA Steroid Program (Project Purity Control)"), Lines{"1 XF96-0129v1"});
    EXPECT_EQ(bureauDeckOf("7 Eve 7"), Lines{"7 XF96-0231v1"});
    EXPECT_EQ(bureauDeckOf("Eve 7"), Lines{"1 XF96-0231v1"});
    EXPECT_EQ(bureauDeckOf("1X-Files Research"), Lines{"1 XF96-0296v1"});
}

TEST(DossierText, TheCardNamedXIsOneX)
{
    for (const char* line : {"X", "1 X", "1x X", "1X X", "x1 X", "1xX", "1 x X", "x", "X x1", "X [XF96-0293v1]"})
        EXPECT_EQ(bureauDeckOf(line), Lines{"1 XF96-0293v1"}) << line;
    EXPECT_EQ(problemOf("2x").trouble, LineTrouble::UnknownCard);
}

TEST(DossierText, ANearMissIsReportedAndNotTaken)
{
    const LineProblem problem = problemOf("2 Aubrey, MI");
    EXPECT_EQ(problem, (LineProblem{4, "2 Aubrey, MI", LineTrouble::UnknownCard, "Aubrey, MO"}));
    EXPECT_EQ(problemOf("1 Zzzzzzzzzz").hint, "");
    EXPECT_EQ(problemOf("1 Aubrey, MO [XF96-0999v1]").hint, "Aubrey, MO [XF96-0063v1]");
    EXPECT_EQ(problemOf("???").trouble, LineTrouble::NotACardLine);
}

TEST(DossierText, APrintingOfTheSecondSetIsReportedWithItsLikeInTheBaseSet)
{
    EXPECT_EQ(problemOf("1 XF97-0063v2").hint, "Aubrey, MO [XF96-0063v1]");
    EXPECT_EQ(problemOf("1 Aubrey, MO [XF97-0063v2]").trouble, LineTrouble::UnknownCard);
}

TEST(DossierText, CountsMustBeWholeAndSensible)
{
    for (const char* count :
         {"0", "-1", "1000000000", "1000", "99999999999999999999999", "2.5", "0x", "1e3", "1,000"}) {
        const LineProblem problem = problemOf(std::string(count) + " Aubrey, MO");
        EXPECT_EQ(problem.trouble, LineTrouble::BadCount) << count;
        EXPECT_EQ(problem.hint, "999") << count;
    }
    EXPECT_EQ(bureauDeckOf("999 Aubrey, MO"), Lines{"999 XF96-0063v1"});
}

TEST(DossierText, TheSameCardOnTwoLinesIsAddedUp)
{
    const DeckReading reading = readOwn("Bureau Deck:\n1 Dodge\n2 XF96-0011v1\n");
    EXPECT_EQ(listed(reading.deck.bureauDeck), Lines{"3 XF96-0011v1"});
    EXPECT_EQ(reading.remarks, (std::vector<Remark>{{ReadRemark::MergedLines, test::card("XF96-0011v1"), 3}}));
    const DeckReading tooMany = readOwn("Bureau Deck:\n999 Dodge\n1 Dodge\n");
    ASSERT_EQ(tooMany.unknown.size(), 1u);
    EXPECT_EQ(tooMany.unknown[0].trouble, LineTrouble::TooManyTogether);
    EXPECT_EQ(listed(tooMany.deck.bureauDeck), Lines{"999 XF96-0011v1"});
}

TEST(DossierText, CardsInTheWrongPlaceAreReported)
{
    const DeckReading reading =
        readOwn("X-File: Dodge\nGame: chess\nTeam:\n1 Aubrey, MO\nAgent Weiss\nSideboard:\nDodge\n");
    ASSERT_EQ(reading.unknown.size(), 4u);
    EXPECT_EQ(reading.unknown[0], (LineProblem{1, "X-File: Dodge", LineTrouble::NotAnXFile, "Dodge"}));
    EXPECT_EQ(reading.unknown[1], (LineProblem{2, "Game: chess", LineTrouble::BadValue, "Game"}));
    EXPECT_EQ(reading.unknown[2], (LineProblem{4, "1 Aubrey, MO", LineTrouble::NotAnAgent, "Aubrey, MO"}));
    EXPECT_EQ(reading.unknown[3], (LineProblem{6, "Sideboard:", LineTrouble::UnknownHeading, ""}));
    EXPECT_EQ(reading.deck.aside,
              (std::vector<UnresolvedLine>{
                  {1, "X-File: Dodge"}, {2, "Game: chess"}, {4, "1 Aubrey, MO"}, {6, "Sideboard:"}}));
}

TEST(DossierText, AWordThatIsNoneIsSaidToBeNone)
{
    const DeckReading reading = readOwn("Sets: base\nState: burnt\nKiller cards: some\nTeam:\nAgent Weiss\n");
    ASSERT_EQ(reading.unknown.size(), 3u);
    EXPECT_EQ(reading.unknown[0], (LineProblem{1, "Sets: base", LineTrouble::BadValue, "Sets"}));
    EXPECT_EQ(reading.unknown[1], (LineProblem{2, "State: burnt", LineTrouble::BadValue, "State"}));
    EXPECT_EQ(reading.unknown[2], (LineProblem{3, "Killer cards: some", LineTrouble::BadValue, "Killer cards"}));
}

TEST(DossierText, SeveralXFilesAreKeptForTheRulesToReport)
{
    const DeckReading reading =
        readOwn("X-File: The Manitou\nX-File: Eve\nBureau Deck:\n1 Duane Barry\n"); // DECK-11, DECK-7
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(reading.deck.xFile.size(), 2u);
    EXPECT_EQ(reading.deck.bureauDeck.size(), 1u);
}

TEST(DossierText, ALongLineIsQuotedInPartAndKeptWhole)
{
    std::string line;
    for (int i = 0; i < 300; ++i)
        line += "é";
    const DeckReading reading = readOwn("Bureau Deck:\nDodge\n" + line + "\n");
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].text, line.substr(0, 400));
    EXPECT_EQ(reading.deck.aside[0].text, line);
}

TEST(DossierText, NothingUnderstoodIsAnError)
{
    const ReadError error = test::readErrorOf([] { readOwn("\nDear friend,\nhow are you?\n"); });
    EXPECT_EQ(error.kind(), ReadError::Kind::NothingUnderstood);
    EXPECT_EQ(error.line(), 2);
    EXPECT_EQ(readOwn("Name: Empty\nTeam:\nBureau Deck:\n").deck.name, "Empty"); // an empty deck is a deck
}

// A deck has one name, one folder and one answer to each question; tags and notes may be many.
TEST(DossierText, WhatIsSaidTwiceAndDifferentlyIsTold)
{
    const DeckReading reading =
        readOwn("Name: First\nName: Second\nName: First\nGame: basic\nGame: advanced\nState: sold\n"
                "State: built\nState: idea\nKiller cards: agreed\nKiller cards: not agreed\n"
                "Folder: A\nFolder: B\nSets: base\nTag: one\nTag: two\nNotes: a\nNotes: b\n"
                "Bureau Deck:\n1 Dodge\n");
    std::vector<std::pair<int, std::string>> twice;
    for (const LineProblem& problem : reading.unknown)
        if (problem.trouble == LineTrouble::SaidBefore)
            twice.emplace_back(problem.line, problem.hint);
    EXPECT_EQ(twice, (std::vector<std::pair<int, std::string>>{
                         {2, "Name"}, {5, "Game"}, {8, "State"}, {10, "Killer cards"}, {12, "Folder"}}));
    EXPECT_EQ(reading.deck.name, "First");
    EXPECT_EQ(reading.deck.game, Game::Basic);
    EXPECT_EQ(reading.deck.state, DeckState::Built) << "what is no state was none";
    EXPECT_TRUE(reading.deck.killersAgreed);
    EXPECT_EQ(reading.deck.folder, "A");
    EXPECT_EQ(reading.deck.tags, (std::vector<std::string>{"one", "two"}));
    EXPECT_EQ(reading.deck.notes, "a\nb");
    EXPECT_EQ(reading.deck.aside.size(), reading.unknown.size()) << "nothing is lost";
}

TEST(DossierText, TheFileNameServesWhereNoNameIsGiven)
{
    EXPECT_EQ(readOwn("Bureau Deck:\nDodge\n").deck.name, "fallback");
}

TEST(DossierText, WhatIsWrittenReadsBackTheSame)
{
    std::mt19937 random(1996);
    for (int i = 0; i < 300; ++i) {
        const Deck deck = randomDeck(random);
        const DeckWriting written = writeDeck(deck, baseSet(), DeckFormat::DossierText);
        EXPECT_TRUE(written.lost.empty());
        const DeckReading reading = readDeck(written.content, baseSet(), std::nullopt, "");
        ASSERT_EQ(reading.deck, deck) << written.content;
        const bool isEmpty = deck.xFile.empty() && deck.team.empty() && deck.bureauDeck.empty(); // which is told
        ASSERT_TRUE(reading.unknown.empty() && reading.remarks.size() == (isEmpty ? 1 : 0)) << written.content;
    }
}

TEST(DossierText, WritesWhatPeopleCanRead)
{
    const DeckReading reading =
        readOwn("Name: Night shift\nNotes: a\nNotes:\nNotes: b\nX-File: Eve\nTeam:\nAgent Weiss\n"
                "Bureau Deck:\n2 Dodge\nwhat?\n");
    EXPECT_EQ(writeDeck(reading.deck, baseSet(), DeckFormat::DossierText).content,
              "Name: Night shift\nGame: advanced\nX-File: Eve [XF96-0154v1]\nNotes: a\nNotes: \nNotes: b\n\n"
              "Team: (1)\n1 Agent Weiss [XF96-0181v1]\n\nBureau Deck: (2)\n2 Dodge [XF96-0011v1]\n\n"
              "# not recognised: what?\n");
}

} // namespace dossier
