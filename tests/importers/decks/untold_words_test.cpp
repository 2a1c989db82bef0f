// What a deck's file says beside its cards: it is taken, or told with its line.
#include "importers/decks/decks.h"

#include <algorithm>

namespace dossier {

namespace {

using test::Lines;
using test::listed;

// "4 XF99 0063": the remarks of a kind.
Lines remarksOf(const DeckReading& reading, ReadRemark what)
{
    Lines lines;
    for (const Remark& remark : reading.remarks)
        if (remark.what == what)
            lines.push_back(std::to_string(remark.line) + " " + remark.text);
    return lines;
}

} // namespace

// A printing that nobody knows became the base set's without a word.
TEST(UntoldWords, APrintingThatIsNotKnownIsTold)
{
    struct Case
    {
        DeckFormat format;
        std::string content;
        Lines told;
    };
    const std::vector<Case> cases{
        {DeckFormat::Cockatrice,
         R"(<cockatrice_deck version="1"><zone name="main">
<card number="1" name="Aubrey, MO" setShortName="ZZZ9" collectorNumber="0063"/>
<card number="1" name="Dodge" setShortName="XF96" collectorNumber="999"/>
<card number="1" name="Marion, VA" setShortName="Revised"/>
<card number="1" name="Cape Cod, MA" collectorNumber="63"/>
<card number="1" name="Newark, NJ" setShortName="XF96" collectorNumber="63"/>
<card number="1" name="Browning, MT" setShortName="xf96"/>
<card number="1" name="Cape Cod, MA" setShortName="The X-Files: Premiere"/>
</zone></cockatrice_deck>)",
         {"2 ZZZ9 0063", "3 XF96 999", "4 Revised", "5 63", "6 XF96 63"}},
        {DeckFormat::LackeyXml,
         R"(<deck version="0.8"><superzone name="Deck">
<card><name id="XF99-0063">Aubrey, MO</name><set>XF99</set></card>
<card><name id="dodge.jpg">Dodge</name><set>Revised</set></card>
<card><name id="marion">Marion, VA</name><set>XF96</set></card>
<card><name id="">Cape Cod, MA</name></card></superzone></deck>)",
         {"2 XF99-0063", "3 Revised"}},
        {DeckFormat::FanSiteCsv,
         R"("#","Set","Title","Type","Quantity"
"XF96-0063v1","whatever","Aubrey, MO","Site","1"
"","Nowhere","Dodge","Event","1"
"73","Nowhere","Marion, VA","Site","1"
"64","Premiere","Cape Cod, MA","Site","1"
"","","Newark, NJ","Site","1")",
         {"3 Nowhere", "4 Nowhere 73"}},
        {DeckFormat::Tabletop,
         R"({"ObjectStates":[{"Name":"Deck","Nickname":"","ContainedObjects":[
{"Name":"Card","Nickname":"Aubrey, MO","Description":"Site, XF99-0063v1"},
{"Name":"Card","Nickname":"Dodge","Description":"Event, XF96-0063v1"},
{"Name":"Card","Nickname":"Marion, VA","Description":"Site, XF96-0073v1"},
{"Name":"Card","Nickname":"Cape Cod, MA","Description":"a fine Site"}]}]})",
         {"2 XF99-0063v1", "3 XF96-0063v1"}},
    };
    for (const Case& each : cases) {
        const DeckReading reading = test::readAs(each.format, each.content);
        EXPECT_TRUE(reading.unknown.empty()) << nameOf(each.format);
        EXPECT_EQ(remarksOf(reading, ReadRemark::OtherPrinting), each.told) << nameOf(each.format);
        EXPECT_EQ(bureauDeckSize(reading.deck),
                  std::ranges::count(each.content, '\n') - (each.format == DeckFormat::Cockatrice))
            << nameOf(each.format);
    }
}

TEST(UntoldWords, OfForgeBehindTheTitleAreTold)
{
    const DeckReading reading = test::readAs(DeckFormat::Forge, "[metadata]\nName=T\n[Main]\n1 Aubrey, MO|XF96|1\n"
                                                                "1 Dodge|ZZZ9|2\n1 Marion, VA+|XF96+|[73]|foil\n"
                                                                "1 Cape Cod, MA|XF96|[0063]\n"
                                                                "1 Newark, NJ|XF96|1|lent to Ada|#3\n"
                                                                "1 Browning, MT||\n1 Forest|M10|mine\n"
                                                                "[Sideboard]\n1 Dodge|XF96|mine\n");
    EXPECT_EQ(bureauDeckSize(reading.deck), 6);
    EXPECT_EQ(remarksOf(reading, ReadRemark::OtherPrinting), (Lines{"5 ZZZ9", "7 XF96 0063"}));
    Lines told;
    for (const LineProblem& problem : reading.unknown)
        told.push_back(std::to_string(problem.line) + " " + problem.text);
    EXPECT_EQ(told, (Lines{"8 lent to Ada", "8 #3", "10 1 Forest|M10|mine", "12 1 Dodge|XF96|mine"}));
    EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::BesideCard);
    EXPECT_EQ(reading.deck.aside.size(), reading.unknown.size());
}

// What an attribute says that nobody here knows is told, each name once; what all files of a program carry is not.
TEST(UntoldWords, AttributesThatAreNotKnownAreTold)
{
    struct Case
    {
        DeckFormat format;
        std::string content;
        Lines told;
    };
    const std::vector<Case> cases{
        {DeckFormat::Cockatrice,
         R"(<cockatrice_deck version="1" xmlns:x="y" mood="dark">
<deckname lang="en">N</deckname><zone name="main" cover=" ">
<card number="1" name="Dodge" uuid="a-b" price="0.1" lent="Ada"/>
<card number="1" name="Aubrey, MO" lent="Bo" version="2"/></zone></cockatrice_deck>)",
         {"1 mood", "2 lang", "3 lent", "4 version"}},
        {DeckFormat::Octgn,
         R"(<deck game="x" sleeveid="1"><section name="Bureau Deck" shared="False">
<card qty="1" id="" foil="yes">Dodge</card></section></deck>)",
         {"2 foil"}},
        {DeckFormat::LackeyXml,
         R"(<deck version="0.8"><superzone name="Deck">
<card foil="yes"><name id="x">Dodge</name><set code="1"></set></card></superzone></deck>)",
         {"2 foil", "2 code"}},
        {DeckFormat::Mtgo,
         R"(<Deck xmlns:xsi="http://w" xsi:schema="s"><Cards CatID="1" Quantity="1" Sideboard="false" Name="Dodge"
 Annotation="0" Foil="yes"/></Deck>)",
         {"1 Foil"}},
    };
    for (const Case& each : cases) {
        const DeckReading reading = test::readAs(each.format, each.content);
        EXPECT_TRUE(reading.unknown.empty()) << nameOf(each.format);
        EXPECT_EQ(remarksOf(reading, ReadRemark::UnknownAttribute), each.told) << nameOf(each.format);
    }
}

TEST(UntoldWords, PartsThatAreNotKnownAreToldWhereTheyHoldACard)
{
    const DeckReading lackey = test::readAs(DeckFormat::LackeyXml, R"(<deck>
<superzone name="Attic"/><superzone name="Cellar">
<card><name id="">Dodge</name><name id="">Aubrey, MO</name></card></superzone>
<superzone name="Deck"><card><name id="">Dodge</name></card></superzone></deck>)");
    ASSERT_EQ(lackey.unknown.size(), 2u);
    EXPECT_EQ(lackey.unknown[0].text, "Aubrey, MO");
    EXPECT_EQ(lackey.unknown[1].text, "<superzone name=\"Cellar\">");
    EXPECT_EQ(lackey.unknown[1].line, 2);
    EXPECT_EQ(lackey.unknown[1].trouble, LineTrouble::UnknownHeading);
    EXPECT_EQ(bureauDeckSize(lackey.deck), 2);
    const DeckReading octgn = test::readAs(DeckFormat::Octgn, R"(<deck>
<section name="Attic"/><section name="Cellar"><card qty="2" id="">Dodge</card></section><section name="Roof"/></deck>)");
    ASSERT_EQ(octgn.unknown.size(), 1u);
    EXPECT_EQ(octgn.unknown[0].text, "<section name=\"Cellar\">");
    const DeckReading mtgo =
        test::readAs(DeckFormat::Mtgo, R"(<Deck><Cards Quantity="1" Sideboard="perhaps" Name="Dodge"/></Deck>)");
    ASSERT_EQ(mtgo.unknown.size(), 1u);
    EXPECT_EQ(mtgo.unknown[0].trouble, LineTrouble::BadValue);
}

// Where they went depended on the format: to the part before, to the Bureau Deck, or by their type.
TEST(UntoldWords, CardsOfAPartThatIsNotKnownAreDealtByTheirTypeInEachFormat)
{
    struct Case
    {
        DeckFormat format;
        std::string content;
    };
    const std::vector<Case> cases{
        {DeckFormat::PlainList, "// N\n// Bureau deck\n1 Dodge\nAttic:\n1 Agent Weiss\n1 Eve\n2 Aubrey, MO\n"},
        {DeckFormat::DossierText, "Name: N\nBureau Deck:\n1 Dodge\nAttic:\n1 Agent Weiss\n1 Eve\n2 Aubrey, MO\n"},
        {DeckFormat::ForumText, "[b]N[/b]\n[b]Bureau Deck[/b]\n1 Dodge\n[b]Attic:[/b]\n1 Agent Weiss\n1 Eve\n"
                                "2 Aubrey, MO\n"},
        {DeckFormat::Forge, "[metadata]\nName=N\n[Bureau Deck]\n1 Dodge\n[Attic]\n1 Agent Weiss\n1 Eve\n"
                            "2 Aubrey, MO\n"},
        {DeckFormat::Lackey, "1\tDodge\nAttic:\n1\tAgent Weiss\n1\tEve\n2\tAubrey, MO\n"},
        {DeckFormat::Cockatrice,
         R"(<cockatrice_deck version="1"><zone name="main"><card number="1" name="Dodge"/></zone>
<zone name="attic"><card number="1" name="Agent Weiss"/><card number="1" name="Eve"/>
<card number="2" name="Aubrey, MO"/></zone></cockatrice_deck>)"},
        {DeckFormat::Octgn, R"(<deck><section name="Bureau Deck"><card qty="1" id="">Dodge</card></section>
<section name="Attic"><card qty="1" id="">Agent Weiss</card><card qty="1" id="">Eve</card>
<card qty="2" id="">Aubrey, MO</card></section></deck>)"},
        {DeckFormat::LackeyXml, R"(<deck><superzone name="Deck"><card><name id="">Dodge</name></card></superzone>
<superzone name="Attic"><card><name id="">Agent Weiss</name></card><card><name id="">Eve</name></card>
<card><name id="">Aubrey, MO</name></card><card><name id="">Aubrey, MO</name></card></superzone></deck>)"}};
    for (const Case& each : cases) {
        const DeckReading reading = test::readAs(each.format, each.content);
        ASSERT_EQ(reading.unknown.size(), 1u) << nameOf(each.format);
        EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::UnknownHeading) << nameOf(each.format);
        EXPECT_EQ(listed(reading.deck.team).size(), 1u) << nameOf(each.format);
        EXPECT_EQ(listed(reading.deck.xFile).size(), 1u) << nameOf(each.format);
        EXPECT_EQ(bureauDeckSize(reading.deck), 3) << nameOf(each.format);
    }
}

TEST(UntoldWords, BehindATagOfAForumPostAreTold)
{
    const auto told = [](const std::string& line) {
        const DeckReading reading =
            test::readAs(DeckFormat::ForumText, "[b]N[/b]\n" + line + "\n[b]Bureau Deck[/b]\n1 Dodge\n");
        EXPECT_EQ(reading.deck.name, "N");
        Lines lines;
        for (const LineProblem& problem : reading.unknown)
            lines.push_back(std::to_string(problem.line) + " " + problem.text);
        return std::pair(lines, reading.deck.game);
    };
    EXPECT_EQ(told("[i]X-Files CCG, Basic Game[/i]"), std::pair(Lines(), Game::Basic));
    EXPECT_EQ(told("[i]The Advanced Game.[/i]"), std::pair(Lines(), Game::Advanced));
    EXPECT_EQ(told("[i]X-Files CCG, Basic Game[/i] lent to Ada"), std::pair(Lines{"2 lent to Ada"}, Game::Basic));
    EXPECT_EQ(told("[i]Not for the Basic Game[/i]"), std::pair(Lines{"2 Not for the Basic Game"}, Game::Advanced));
    EXPECT_EQ(told("[i]basic game"), std::pair(Lines(), Game::Basic));
    EXPECT_EQ(told("[u]Events[/u] of mine"), std::pair(Lines{"2 Events of mine"}, Game::Advanced));
}

TEST(UntoldWords, OfTwoNamesOfAForumPostOneIsTold)
{
    const DeckReading reading =
        test::readAs(DeckFormat::ForumText, "[b]bar[/b]\n[b]Bureau Deck[/b]\nName: foo\n1 Dodge\n");
    EXPECT_EQ(reading.deck.name, "bar");
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0], (LineProblem{3, "Name: foo", LineTrouble::SaidBefore, "Name"}));
    EXPECT_EQ(reading.deck.aside.size(), 1u);
}

TEST(UntoldWords, AboveTheHeadingOfATableAreTold)
{
    const std::string table = "My deck, of July\n\n\"#\",\"Set\",\"Title\",\"Type\",\"Quantity\"\n"
                              "\"XF96-0063v1\",\"Premiere\",\"Aubrey, MO\",\"Site\",\"2\"\n";
    EXPECT_EQ(guessDeckFormat(table), DeckFormat::FanSiteCsv);
    const DeckReading reading = test::readAs(DeckFormat::FanSiteCsv, table);
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
    EXPECT_EQ(reading.taken.at(0).line, 4);
    ASSERT_EQ(reading.unknown.size(), 1u);
    EXPECT_EQ(reading.unknown[0].line, 1);
    EXPECT_EQ(reading.unknown[0].text, "My deck, of July");
}

// A deck may be empty; nobody shall wonder where its cards went.
TEST(UntoldWords, AFileWithoutACardIsToldAndStaysADeck)
{
    const std::vector<std::pair<DeckFormat, std::string>> files{
        {DeckFormat::Tabletop, R"({"SaveName":"T","ObjectStates":[]})"},
        {DeckFormat::FanSiteJson, R"({"name":"T","cards":{}})"},
        {DeckFormat::Cockatrice, "<cockatrice_deck><deckname>T</deckname><zone name=\"main\"/></cockatrice_deck>"},
        {DeckFormat::Cockatrice, writeDeck(Deck(), test::baseSet(), DeckFormat::Cockatrice).content},
        {DeckFormat::Forge, "[metadata]\nName=T\n[Main]\n"},
        {DeckFormat::LackeyXml, "<deck><meta><title>T</title></meta><superzone name=\"Deck\"/></deck>"},
        {DeckFormat::Octgn, "<deck game=\"x\"><section name=\"Team\"/><notes>late</notes></deck>"},
        {DeckFormat::DossierText, "Name: T\nBureau Deck:\n"},
        {DeckFormat::PlainList, "Bureau Deck:\n"},
        {DeckFormat::ForumText, "[b]Team[/b]\n"},
    };
    for (const auto& [format, content] : files) {
        const DeckReading reading = test::readAs(format, content);
        EXPECT_EQ(remarksOf(reading, ReadRemark::NoCards), Lines{"0 "}) << nameOf(format);
        EXPECT_TRUE(reading.unknown.empty()) << nameOf(format);
    }
    // Where nothing says that this is a deck, it is none.
    const auto unread = [](DeckFormat format, const std::string& content) {
        const ReadError error = test::readErrorOf([&] { test::readAs(format, content); });
        EXPECT_TRUE(error.detail().empty());
        return error.kind();
    };
    EXPECT_EQ(unread(DeckFormat::Tabletop, R"({"ObjectStates":[]})"), ReadError::Kind::NothingUnderstood);
    EXPECT_EQ(unread(DeckFormat::FanSiteCsv, "\"#\",\"Quantity\"\n"), ReadError::Kind::NothingUnderstood);
    EXPECT_TRUE(remarksOf(test::readAs(DeckFormat::PlainList, "1 Dodge\n"), ReadRemark::NoCards).empty());
}

// A set without a number says which printing is meant.
TEST(UntoldWords, ASetThatIsKnownNamesThePrinting)
{
    const auto printingOf = [](const std::string& words) {
        const DeckReading reading =
            readDeck("<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"Aubrey, MO\" " + words +
                         "/></zone></cockatrice_deck>",
                     test::officialCards(), std::nullopt, "");
        EXPECT_TRUE(remarksOf(reading, ReadRemark::OtherPrinting).empty()) << words;
        return test::officialCards()[reading.deck.bureauDeck.at(0).card].id;
    };
    EXPECT_EQ(printingOf(""), "XF96-0063v1");
    EXPECT_EQ(printingOf(R"(setShortName="XF97")"), "XF97-0063v2");
    EXPECT_EQ(printingOf(R"(setShortName="ttiot" collectorNumber="63")"), "XF97-0063v2");
    EXPECT_EQ(printingOf(R"(setShortName="The Truth Is Out There" collectorNumber="0063v2")"), "XF97-0063v2");
    EXPECT_EQ(printingOf(R"(setShortName="v1")"), "XF96-0063v1");
    EXPECT_EQ(printingOf(R"(collectorNumber="XF97-0063v2")"), "XF97-0063v2");
}

} // namespace dossier
