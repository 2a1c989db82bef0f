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
