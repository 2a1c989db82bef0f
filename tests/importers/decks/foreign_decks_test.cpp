// Decks of other programs: LackeyCCG's, Magic Online's and Forge's files; OCTGN's and Tabletop Simulator's, which are
// written, too.
#include "importers/decks/decks.h"
#include "importers/decks/octgn_deck.h"
#include "importers/decks/tabletop_deck.h"
#include "support/deck_builder.h"
#include "text/json.h"

namespace dossier {

namespace {

using test::Lines;
using test::listed;

DeckReading guessed(const std::string& content, DeckFormat format)
{
    EXPECT_EQ(guessDeckFormat(content), format);
    return readDeck(content, test::baseSet(), std::nullopt, "file");
}

} // namespace

TEST(LackeyDeck, CountsItsCopiesAndKnowsItsZones)
{
    const DeckReading reading = guessed(R"(<?xml version="1.0" encoding="ISO-8859-1"?>
<deck version="0.8"><meta><game>xfiles</game><title>Night shift</title><note>late</note></meta>
<superzone name="Deck">
<card><name id="XF96-0063">Aubrey, MO</name><set>XF96</set></card>
<card><name id="">Forest</name><set>XF96</set></card>
<card><name id="XF96-0063">Aubrey, MO</name><set>XF96</set></card></superzone>
<superzone name="Team"><card><name id="XF96-0163">Agent Fox Mulder</name></card></superzone>
<superzone name="X-File"><card><name id="">The Manitou</name></card></superzone></deck>)",
                                        DeckFormat::LackeyXml);
    EXPECT_EQ(reading.deck.name, "Night shift");
    EXPECT_EQ(reading.deck.notes, "late");
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
    EXPECT_EQ(listed(reading.deck.team), (Lines{"1 XF96-0163v1"}));
    EXPECT_EQ(reading.deck.xFile.size(), 1U);
    ASSERT_EQ(reading.unknown.size(), 1U);
    EXPECT_EQ(reading.unknown[0].line, 5);
    EXPECT_EQ(reading.unknown[0].text, "1 Forest");
    EXPECT_TRUE(reading.remarks.empty()) << "copies are no lines of their own";
}

TEST(MtgoDeck, DealsTheSideboardByType)
{
    const DeckReading reading = guessed(R"(<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema"><NetDeckID>0</NetDeckID>
<Cards CatID="1" Quantity="2" Sideboard="false" Name="Aubrey, MO" Annotation="0"/>
<Cards CatID="2" Quantity="1" Sideboard="true" Name="Agent Fox Mulder"/>
<Cards CatID="3" Quantity="1" Sideboard="true" Name="The Manitou"/></Deck>)",
                                        DeckFormat::Mtgo);
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
    EXPECT_EQ(reading.deck.team.size(), 1U);
    EXPECT_EQ(reading.deck.xFile.size(), 1U);
    EXPECT_EQ(reading.deck.name, "file");
}

TEST(ForgeDeck, TakesItsSectionsAndTheTitlesBeforeTheSet)
{
    const DeckReading reading = guessed("[metadata]\nName=Night shift\nDescription=none\n[Main]\n"
                                        "2 Aubrey, MO|XF96|1\n1 Lake Okobogee, Campsite #53, Sioux City, IA\n"
                                        "[Sideboard]\n1 Agent Fox Mulder|XF96\n1 The Manitou\n1 Forest|M10\n",
                                        DeckFormat::Forge);
    EXPECT_EQ(reading.deck.name, "Night shift");
    EXPECT_EQ(reading.deck.bureauDeck.size(), 2U);
    EXPECT_EQ(reading.deck.team.size(), 1U);
    EXPECT_EQ(reading.deck.xFile.size(), 1U);
    ASSERT_EQ(reading.unknown.size(), 1U);
    EXPECT_EQ(reading.unknown[0].line, 10);
}

// Whatever is read by a person is shown by something that obeys such letters: a terminal, a browser. XML has no place
// for them. Our own text and JSON bring those of notes back.
TEST(ForeignDecks, HoldNoControlCharacters)
{
    Deck deck = test::legalDeck();
    deck.name = "one\x1b]0;owned\x07 two\x7f";
    deck.notes = "three\xc2\x9b"
                 "2Jfour\rfive\nsix\xc2\xa0\xc3\x9b";
    for (int i = 0; i < kDeckFormats; ++i) {
        const auto format = static_cast<DeckFormat>(i);
        if (format == DeckFormat::DossierText)
            continue;
        const std::string content = writeDeck(deck, test::baseSet(), format).content;
        EXPECT_EQ(content.find_first_of("\x1b\x07\r"), std::string::npos) << nameOf(format);
        if (format != DeckFormat::FanSiteJson && format != DeckFormat::Tabletop) {
            EXPECT_EQ(content.find('\x7f'), std::string::npos) << nameOf(format);
            EXPECT_EQ(content.find("\xc2\x9b"), std::string::npos) << nameOf(format);
        }
    }
    EXPECT_EQ(
        guessed(writeDeck(deck, test::baseSet(), DeckFormat::FanSiteJson).content, DeckFormat::FanSiteJson).deck.name,
        "one ]0;owned  two ")
        << "a name is one line";
}

TEST(OctgnDeck, GivesBackWhatWasWritten)
{
    Deck deck = test::legalDeck();
    deck.notes = "first\n<second> & ]]>";
    const DeckWriting writing = writeDeck(deck, test::baseSet(), DeckFormat::Octgn);
    deck.name.clear();
    const DeckReading back = guessed(writing.content, DeckFormat::Octgn);
    EXPECT_TRUE(back.unknown.empty());
    EXPECT_EQ(back.deck.bureauDeck, deck.bureauDeck);
    EXPECT_EQ(back.deck.team, deck.team);
    EXPECT_EQ(back.deck.xFile, deck.xFile);
    EXPECT_EQ(back.deck.notes, deck.notes);
    EXPECT_EQ(writing.lost, std::vector{DeckLoss::Name}) << "OCTGN goes by the file's name";
}

// Whoever makes a plug-in finds the same ones: they are versions 5 and never change.
TEST(OctgnDeck, NamesACardByAnIdentifierThatStays)
{
    EXPECT_EQ(octgnId().size(), 36U);
    EXPECT_EQ(octgnId()[14], '5');
    EXPECT_NE(octgnId("XF96-0063v1"), octgnId("XF96-0064v1"));
    EXPECT_EQ(octgnId("XF96-0063v1"), octgnId("XF96-0063v1"));
    const DeckReading reading = guessed("<deck game=\"x\"><section name=\"Bureau Deck\"><card qty=\"2\" id=\"" +
                                            octgnId("XF96-0063v1") + "\"/></section></deck>",
                                        DeckFormat::Octgn);
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
}

TEST(TabletopDeck, GivesBackWhatWasWritten)
{
    Deck deck = test::legalDeck();
    deck.notes = "first\n<second> & \"";
    deck.add(Zone::BureauDeck, test::card("XF96-0163v1"), 1); // an Agent, and not the default printing
    const DeckWriting writing = writeDeck(deck, test::baseSet(), DeckFormat::Tabletop);
    EXPECT_EQ(writing.lost, std::vector{DeckLoss::Pictures});
    const DeckReading back = guessed(writing.content, DeckFormat::Tabletop);
    EXPECT_TRUE(back.unknown.empty());
    EXPECT_EQ(back.deck, deck);
}

// What Tabletop Simulator relies on: CardID / 100 is a key of CustomDeck, DeckIDs goes along with ContainedObjects, and
// one card by itself is no Deck.
TEST(TabletopDeck, IsOneThatTheProgramLoads)
{
    const Deck deck = test::legalDeck();
    const Json file = Json::parse(writeDeck(deck, test::baseSet(), DeckFormat::Tabletop).content);
    const Json::Items& objects = file.at("ObjectStates").items();
    ASSERT_EQ(objects.size(), 3U);
    EXPECT_EQ(objects[2].at("Name").asString(), "Card") << "the X-File";
    EXPECT_EQ(objects[2].at("Transform").at("rotZ").asInt(0, 360), 180) << "lies face down";
    for (std::size_t i = 0; i < 2; ++i) {
        const Json::Items& cards = objects[i].at("ContainedObjects").items();
        const Json::Items& identifiers = objects[i].at("DeckIDs").items();
        ASSERT_EQ(cards.size(), identifiers.size());
        ASSERT_EQ(static_cast<int>(cards.size()), sizeOf(i == 0 ? deck.bureauDeck : deck.team));
        for (std::size_t c = 0; c < cards.size(); ++c) {
            const int id = cards[c].at("CardID").asInt(100, 1000);
            EXPECT_EQ(identifiers[c].asInt(100, 1000), id);
            EXPECT_TRUE(objects[i].at("CustomDeck").find(std::to_string(id / 100)));
            EXPECT_LT(id % 100, kFacesOnSheet);
        }
    }
}

TEST(TabletopDeck, OfOthersIsReadByNicknamesAlsoInBags)
{
    const DeckReading reading = guessed(R"({"ObjectStates":[{"Name":"Bag","Nickname":"Night","ContainedObjects":[
{"Name":"Deck","Nickname":"","ContainedObjects":[{"Name":"Card","Nickname":"Aubrey, MO"},
 {"Name":"Card","Nickname":"Aubrey, MO"},{"Name":"Card","Nickname":"Forest"}]},
{"Name":"Card","Nickname":"The Manitou"},{"Name":"Die_6","Nickname":""}]}]})",
                                        DeckFormat::Tabletop);
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0063v1"}));
    EXPECT_EQ(reading.deck.xFile.size(), 1U);
    ASSERT_EQ(reading.unknown.size(), 1U);
    EXPECT_EQ(reading.unknown[0].text, "1 Forest");
    EXPECT_EQ(reading.unknown[0].line, 3);
}

TEST(TabletopDeck, WhatIsNoCardIsKeptAsideWhateverItIsCalled)
{
    const DeckReading reading = guessed(R"({"ObjectStates":[{"Name":"Card","Nickname":"Dodge"},
{"Name":"Custom_Token","Nickname":"Kick"},{"Name":"Die_6","Nickname":"X"},
{"Name":"Bag","Nickname":"","ContainedObjects":[{"Name":"Notecard","Nickname":"Trap"},{"Nickname":"Hide"}]}]})",
                                        DeckFormat::Tabletop);
    EXPECT_EQ(sizeOf(reading.deck.bureauDeck), 2);
    Lines told;
    for (const LineProblem& problem : reading.unknown)
        told.push_back(problem.text);
    EXPECT_EQ(told, (Lines{"\"Nickname\": \"Kick\"", "\"Nickname\": \"X\"", "\"Nickname\": \"Trap\""}));
}

// What a file says and no deck has is told with its line, and kept with the deck; of what is said twice the first
// counts.
TEST(ForeignDecks, LoseNoWordAndNoElementUntold)
{
    struct Case
    {
        DeckFormat format;
        std::string content;
        Lines told;
    };
    const std::vector<Case> cases{
        {DeckFormat::Forge,
         "[metadata]\nName=foo\nDescription=my notes\nzork\nDeck Type=Night\nSet=\nComment=more\n[Main]\n"
         "1 Aubrey, MO|XF\n[Zork]\n",
         {"4 zork", "5 Deck Type=Night", "7 Comment=more", "10 [Zork]"}},
        {DeckFormat::LackeyXml,
         "<deck version=\"0.8\">zork\n<meta><game>x</game><title>foo</title><note>my notes</note>\n<note>more</note>"
         "<by date=\"1\">me</by></meta>\n<superzone name=\"Deck\">\n<zork/><card>lost<name id=\"1\">Aubrey, "
         "MO</name><set>XF</set></card></superzone></deck>",
         {"1 zork", "3 more", "3 <by date=\"1\">me", "5 <zork>", "5 lost"}},
        {DeckFormat::Octgn,
         "<deck game=\"x\">\nzork<section name=\"Bureau Deck\"><card qty=\"1\" id=\"\">Aubrey, MO</card>\n"
         "<kard qty=\"2\">Dodge<b>!</b></kard></section><notes>my notes</notes><notes>more</notes></deck>",
         {"2 zork", "3 <kard qty=\"2\">Dodge<b>!", "3 more"}},
        {DeckFormat::Mtgo,
         "<Deck><NetDeckID>0</NetDeckID>\n<Name>zork</Name><Cards Quantity=\"1\" Name=\"Aubrey, MO\"/>\n"
         "<Card Quantity=\"1\" Name=\"Dodge\"/>stray</Deck>",
         {"2 <Name>zork", "3 <Card Quantity=\"1\" Name=\"Dodge\">", "3 stray"}},
        {DeckFormat::Cockatrice,
         "<cockatrice_deck version=\"1\"><deckname>foo</deckname><comments>my notes</comments>\n"
         "<deckname>bar</deckname><format>commander</format><bannerCard id=\"1\">Dodge</bannerCard>\n"
         "<zone name=\"main\">zork<card number=\"1\" name=\"Aubrey, MO\"/></zone></cockatrice_deck>",
         {"2 bar", "2 commander", "2 <bannerCard id=\"1\">Dodge", "3 zork"}},
        {DeckFormat::Tabletop,
         "{\"SaveName\":\"\",\"Rules\":\"zork\",\"ObjectStates\":[\n{\"Name\":\"DeckCustom\",\"Nickname\":\"foo\","
         "\"Description\":\"my notes\",\"ContainedObjects\":[{\"Name\":\"Card\",\"Nickname\":\"Aubrey, MO\"}]},\n"
         "{\"Name\":\"Notecard\",\"Nickname\":\"\",\"Description\":\"lost\"},\n7,{\"Name\":\"Bag\",\"Nickname\":"
         "\"bar\",\"Description\":8,\"ContainedObjects\":[{\"Name\":\"Die\"}]}]}",
         {"3 \"Description\": \"lost\"", "4 7", "4 \"Nickname\": \"bar\"", "4 \"Description\": 8",
          "1 \"Rules\": \"zork\""}},
    };
    for (const Case& each : cases) {
        const DeckReading reading = guessed(each.content, each.format);
        Lines told;
        for (const LineProblem& problem : reading.unknown)
            told.push_back(std::to_string(problem.line) + " " + problem.text);
        EXPECT_EQ(told, each.told) << nameOf(each.format);
        EXPECT_EQ(reading.deck.aside.size(), each.told.size()) << nameOf(each.format);
        EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"1 XF96-0063v1"})) << nameOf(each.format);
        if (each.format != DeckFormat::Mtgo) {
            EXPECT_EQ(reading.deck.notes, "my notes") << nameOf(each.format);
        }
        if (each.format != DeckFormat::Mtgo && each.format != DeckFormat::Octgn) {
            EXPECT_EQ(reading.deck.name, "foo") << nameOf(each.format);
        }
    }
}

TEST(TabletopDeck, TellsKeysThatNobodyKnows)
{
    const DeckReading reading = guessed(R"({"Zork":1,"ObjectStates":[{"Name":"Deck","Nickname":"","Bar":2,
"ContainedObjects":[{"Name":"Card","Nickname":"Aubrey, MO","Baz":3},{"Name":"Card","Nickname":"Aubrey, MO","Baz":3}]}]})",
                                        DeckFormat::Tabletop);
    Lines keys;
    for (const Remark& remark : reading.remarks)
        if (remark.what == ReadRemark::UnknownKey)
            keys.push_back(remark.text);
    EXPECT_EQ(keys, (Lines{"Zork", "Bar", "Baz"}));
}

TEST(TabletopDeck, KeepsObjectsThatNobodyCanSayAreOfTheDeck)
{
    const DeckReading reading = guessed(R"({"SaveName":"S","ObjectStates":[
{"Name":"Deck","Nickname":"Bureau Deck","ChildObjects":[],"ContainedObjects":[
{"Name":"Card","Nickname":"Marion, VA","States":{"2":{"Name":"Card","Nickname":"Cape Cod, MA"}}},
{"Name":"Card","Nickname":"Aubrey, MO","AttachedObjects":[{"Name":"Card","Nickname":"Dodge"}],"States":{}},
{"Name":"Card","Nickname":"Browning, MT","ContainedObjects":[{"Name":"Card","Nickname":"Newark, NJ"}]}]},
{"Name":"Deck","Nickname":"Team","ContainedObjects":{"0":{"Name":"Card","Nickname":"Dodge"}}}]})",
                                        DeckFormat::Tabletop);
    EXPECT_EQ(reading.deck.name, "S");
    EXPECT_EQ(sizeOf(reading.deck.bureauDeck), 3);
    EXPECT_TRUE(reading.remarks.empty());
    std::string kept;
    for (const UnresolvedLine& line : reading.deck.aside)
        kept += line.text + "\n";
    for (const char* words : {"Cape Cod, MA", "\"AttachedObjects\"", "Newark, NJ", "\"0\""})
        EXPECT_NE(kept.find(words), std::string::npos) << words;
    EXPECT_EQ(reading.unknown.front().line, 3);
}

TEST(TabletopDeck, WithoutAListOfObjectsIsNotUnderstood)
{
    for (const char* objects : {R"("x")", R"({"Name":"Card","Nickname":"Aubrey, MO"})"})
        EXPECT_EQ(test::readErrorOf([&] {
                      guessed(R"({"SaveName":"T","ObjectStates":)" + std::string(objects) + "}", DeckFormat::Tabletop);
                  }).kind(),
                  ReadError::Kind::NothingUnderstood)
            << objects;
}

TEST(ForumText, KeepsWhatStandsBesideItsQuoteAndInItalics)
{
    const DeckReading reading = test::readAs(
        DeckFormat::ForumText, "[b]Bureau Deck[/b]\nName: foo\n[i]1 Dodge[/i]\n[quote]my notes[/quote] 2 Aubrey, MO\n");
    EXPECT_EQ(reading.deck.name, "foo");
    EXPECT_EQ(reading.deck.notes, "my notes");
    EXPECT_EQ(sizeOf(reading.deck.bureauDeck) + sizeOf(reading.deck.team) + static_cast<int>(reading.unknown.size()),
              3);
}

TEST(FanSiteJson, KeepsWhatTheOtherSiteWouldHaveSaid)
{
    const DeckReading reading =
        test::readAs(DeckFormat::FanSiteJson,
                     R"({"name":"foo","title":"bar","cards":{"XF96-0063v1":1},"card_ids":{"XF96-0064v1":2}})");
    EXPECT_EQ(reading.deck.name, "foo");
    ASSERT_EQ(reading.unknown.size(), 2U);
    EXPECT_EQ(reading.unknown[0].text, R"("title": "bar")");
    EXPECT_EQ(reading.unknown[1].text, R"("card_ids": {"XF96-0064v1":2})");
    EXPECT_EQ(reading.unknown[1].trouble, LineTrouble::SaidBefore);
}

// Nothing is loaded, and no document swells.
TEST(ForeignDecks, RefuseEntitiesAndOtherDocuments)
{
    const std::string doctype = "<!DOCTYPE deck [<!ENTITY a \"b\">]>";
    EXPECT_THROW((void)readDeck(doctype + "<deck><superzone name=\"Deck\"/></deck>", test::baseSet(), std::nullopt, ""),
                 ReadError);
    for (const DeckFormat format : {DeckFormat::LackeyXml, DeckFormat::Mtgo, DeckFormat::Octgn})
        EXPECT_THROW((void)readDeck("<html><p>2 Dodge</p></html>", test::baseSet(), format, ""), ReadError);
}

} // namespace dossier
