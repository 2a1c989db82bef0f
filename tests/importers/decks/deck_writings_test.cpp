// The formats people read: forum text, web page, LackeyCCG's list.
#include "importers/decks/decks.h"
#include "support/deck_builder.h"

#include <algorithm>
#include <map>

namespace dossier {

namespace {

using test::Lines;
using test::listed;

Deck writtenDeck()
{
    Deck deck = test::legalDeck();
    deck.name = "Night <shift> & \"co\"";
    deck.notes = "Keep the Sites cheap.\n\n</pre> &lt;b&gt;";
    deck.add(Zone::BureauDeck, test::card("XF96-0163v1"), 1); // an Agent, and not the default printing
    return deck;
}

std::vector<DeckLoss> lostIn(const Deck& deck, DeckFormat format)
{
    return writeDeck(deck, test::baseSet(), format).lost;
}

} // namespace

TEST(ForumText, ReadsAsAPostAndGivesBackTheDeck)
{
    const Deck deck = writtenDeck();
    const std::string post = writeDeck(deck, test::baseSet(), DeckFormat::ForumText).content;
    EXPECT_EQ(post.rfind("[b]Night <shift>", 0), 0u);
    EXPECT_NE(post.find("[b]Team (3)[/b]"), std::string::npos);
    EXPECT_NE(post.find("[u]Sites (16)[/u]"), std::string::npos);
    EXPECT_EQ(guessDeckFormat(post), DeckFormat::ForumText);
    EXPECT_TRUE(lostIn(deck, DeckFormat::ForumText).empty());
}

TEST(ForumText, KeepsTheLinesOfThePostInItsReport)
{
    const DeckReading reading = test::readAs(DeckFormat::ForumText, "[b]Mine[/b]\n[quote]a\nb[/quote]\n"
                                                                    "[b]Bureau Deck (3)[/b]\n2 Aubrey, MO\n1 Forest\n");
    EXPECT_EQ(reading.deck.name, "Mine");
    EXPECT_EQ(reading.deck.notes, "a\nb");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].line, 6);
}

// A name is a name: it must not link to anything, or end what it stands in.
TEST(ForumText, TagsInWordsOfTheDeckAreNone)
{
    Deck deck = writtenDeck();
    deck.name = "[url=http://x]y[/url] [b]z[/b] [";
    deck.notes = "[/quote] and [img]http://x/y.png[/img]\n[\u2060a]";
    const DeckWriting post = writeDeck(deck, test::baseSet(), DeckFormat::ForumText);
    EXPECT_TRUE(post.lost.empty());
    for (const char* tag : {"[url", "[/url", "[img", "[b]z"})
        EXPECT_EQ(post.content.find(tag), std::string::npos) << tag;
    EXPECT_EQ(post.content.find("[/quote]"), post.content.rfind("[/quote]"));
    const Deck back = test::readAs(DeckFormat::ForumText, post.content).deck;
    EXPECT_EQ(back.name, deck.name);
    EXPECT_EQ(back.notes, deck.notes);
}

TEST(HtmlDeck, StandsByItselfAndInterpretsNothing)
{
    const Deck deck = writtenDeck();
    const std::string page = writeDeck(deck, test::baseSet(), DeckFormat::Html).content;
    EXPECT_NE(page.find("<title>Night &lt;shift&gt; &amp; &quot;co&quot;</title>"), std::string::npos);
    for (const char* foreign : {"http:", "https:", "<script", "url(", "src="})
        EXPECT_EQ(page.find(foreign), std::string::npos) << foreign;
    EXPECT_EQ(guessDeckFormat(page), DeckFormat::Html);
    EXPECT_TRUE(lostIn(deck, DeckFormat::Html).empty());
    EXPECT_EQ(test::readAs(DeckFormat::Html, page).deck, deck);
}

TEST(HtmlDeck, NoNameTurnsThePage)
{
    Deck deck = writtenDeck();
    deck.name = "a\u202Etxt.exe";
    deck.notes = "\u2067b";
    const std::string page = writeDeck(deck, test::baseSet(), DeckFormat::Html).content;
    EXPECT_NE(page.find("<title>a\uFFFDtxt.exe</title>"), std::string::npos);
    EXPECT_NE(page.find("<h1>a\uFFFDtxt.exe</h1>"), std::string::npos);
    EXPECT_NE(page.find(">\uFFFDb</p>"), std::string::npos);
    EXPECT_EQ(test::readAs(DeckFormat::Html, page).deck, deck) << "from the text at its end";
}

TEST(HtmlDeck, CountsTheLinesOfThePage)
{
    std::string page = writeDeck(writtenDeck(), test::baseSet(), DeckFormat::Html).content;
    page.insert(page.find("</pre>"), "2 No such card\n");
    std::vector<std::string> lines;
    std::istringstream in(page);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    const DeckReading reading = test::readAs(DeckFormat::Html, page);
    ASSERT_EQ(reading.unknown.size(), 1U);
    EXPECT_EQ(lines[static_cast<std::size_t>(reading.unknown[0].line) - 1], "2 No such card");
    ASSERT_FALSE(reading.taken.empty());
    for (const TakenLine& taken : reading.taken)
        EXPECT_NE(lines[static_cast<std::size_t>(taken.line) - 1].find(test::baseSet()[taken.card].id),
                  std::string::npos)
            << taken.line;
}

TEST(HtmlDeck, OtherPagesAreNoDeck)
{
    EXPECT_EQ(test::readErrorOf([] { test::readAs(DeckFormat::Html, "<html><body>2 Dodge</body></html>"); }).kind(),
              ReadError::Kind::NotADeck);
}

TEST(LackeyList, GoesByTitleAloneAndSaysSo)
{
    const Deck deck = writtenDeck();
    const DeckWriting writing = writeDeck(deck, test::baseSet(), DeckFormat::Lackey);
    EXPECT_NE(writing.content.find("\nTeam:\n"), std::string::npos);
    EXPECT_NE(writing.content.find("\nX-File:\n"), std::string::npos);
    EXPECT_EQ(writing.lost, (std::vector{DeckLoss::Printings, DeckLoss::Name, DeckLoss::Notes}));
}

TEST(LackeyList, FirstBlockIsTheBureauDeck)
{
    const DeckReading reading =
        test::readAs(DeckFormat::Lackey, "2\tAubrey, MO\n1\tForest\nTeam:\n1\tAgent Weiss\nX-File:\n1\tThe Manitou\n");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
    EXPECT_EQ(reading.deck.team.size(), 1u);
    EXPECT_EQ(reading.deck.xFile.size(), 1u);
    EXPECT_EQ(reading.unknown.size(), 1u);
}

// Without being told the format: the first block is the Bureau Deck, Agents in it stay there.
TEST(LackeyList, IsKnownByItsLook)
{
    Deck deck = test::legalDeck();
    deck.add(Zone::BureauDeck, test::card("XF96-0163v1"), 1);
    deck.add(Zone::XFile, test::card("XF96-0121v1"), 1);
    const DeckWriting writing = writeDeck(deck, test::baseSet(), DeckFormat::Lackey);
    EXPECT_EQ(guessDeckFormat(writing.content), DeckFormat::Lackey);
    const Deck back = readDeck(writing.content, test::baseSet(), std::nullopt, deck.name).deck;
    EXPECT_EQ(sizeOf(back.xFile), sizeOf(deck.xFile));
    EXPECT_EQ(sizeOf(back.team), sizeOf(deck.team));
    EXPECT_EQ(sizeOf(back.bureauDeck), sizeOf(deck.bureauDeck));
    for (const char* other : {"2\tAubrey, MO\n", "Team:\n1 Agent Weiss\n", "Main:\n2\tAubrey, MO\nSideboard:\n",
                              "Name: n\nTeam:\n1\tAgent Weiss\n", "Team:\n", "// Team:\n1\tAgent Weiss\n"})
        EXPECT_NE(guessDeckFormat(other), DeckFormat::Lackey) << other;
}

// Whatever is not said to be lost comes back by the plain import, which looks at the file for its format.
TEST(DeckWritings, WhatIsNotSaidToBeLostComesBack)
{
    Deck spare = test::legalDeck();
    spare.add(Zone::BureauDeck, test::card("XF96-0121v1"), 2);
    Deck twoXFiles = test::legalDeck();
    twoXFiles.add(Zone::XFile, test::card("XF96-0121v1"), 1);
    Deck agents = test::legalDeck();
    agents.team.clear();
    agents.add(Zone::BureauDeck, test::card("XF96-0163v1"), 1);
    Deck odd = test::legalDeck();
    odd.name = "#,Quantity";
    odd.notes = "[/quote]\n[b]x[/b]\n<pre id=\"dossier-deck\">";
    Deck noXFile = test::legalDeck();
    noXFile.xFile.clear();
    for (const Deck& deck : {test::legalDeck(), spare, twoXFiles, agents, odd, noXFile})
        for (int number = 0; number < kDeckFormats; ++number) {
            const auto format = static_cast<DeckFormat>(number);
            const DeckWriting writing = writeDeck(deck, test::baseSet(), format);
            if (writing.content.empty()) // only read
                continue;
            const Deck back = readDeck(writing.content, test::baseSet(), std::nullopt, "").deck;
            for (const DeckLoss loss : lossesBetween(deck, back, test::baseSet()))
                EXPECT_NE(std::ranges::find(writing.lost, loss), writing.lost.end())
                    << nameOf(format) << ' ' << deck.name << ' ' << static_cast<int>(loss);
        }
}

TEST(DeckWritings, ASecondXFileThatWillBeSetAsideIsNamed)
{
    Deck deck = test::legalDeck();
    deck.add(Zone::XFile, test::card("XF96-0121v1"), 1);
    for (const DeckFormat format : {DeckFormat::FanSiteJson, DeckFormat::FanSiteCsv, DeckFormat::Signature})
        EXPECT_TRUE(std::ranges::count(lostIn(deck, format), DeckLoss::SpareXFiles)) << nameOf(format);
    for (const DeckFormat format : {DeckFormat::DossierText, DeckFormat::Html, DeckFormat::Cockatrice})
        EXPECT_FALSE(std::ranges::count(lostIn(deck, format), DeckLoss::SpareXFiles)) << nameOf(format);
}

TEST(DeckWritings, AnEmptyDeckCanBeWrittenInEveryFormat)
{
    for (int format = 0; format < kWrittenFormats; ++format)
        EXPECT_NO_THROW(writeDeck({}, test::baseSet(), static_cast<DeckFormat>(format)));
}

TEST(DeckWritings, EveryFormatIsNamed)
{
    for (int format = 0; format < kDeckFormats; ++format)
        EXPECT_EQ(deckFormatNamed(nameOf(static_cast<DeckFormat>(format))), static_cast<DeckFormat>(format));
}

} // namespace dossier
