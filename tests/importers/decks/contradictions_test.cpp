// Title and number that are not of one card, and headings that say another number of cards than there are: it is told.
#include "importers/decks/deck_assembly.h"
#include "importers/decks/decks.h"

#include <algorithm>

namespace dossier {

namespace {

using test::Lines;
using test::listed;

Lines told(const DeckReading& reading, ReadRemark what)
{
    Lines lines;
    for (const Remark& remark : reading.remarks)
        if (remark.what == what)
            lines.push_back(std::to_string(remark.line) + " " + remark.text +
                            (what == ReadRemark::CountDiffers
                                 ? " " + std::to_string(remark.said) + " " + std::to_string(remark.read)
                                 : ""));
    return lines;
}

DeckReading official(std::string_view content, std::optional<DeckFormat> format = std::nullopt)
{
    try {
        return readDeck(content, test::officialCards(), format, "");
    } catch (const NoneUnderstood<DeckReading>& none) {
        return none.reading();
    }
}

} // namespace

TEST(Contradictions, TheNumberDecidesAndItIsTold)
{
    const DeckReading reading = test::readAs(DeckFormat::PlainList, "2 Aubrey, MO (XF96) 64\n1 Nonsense [XF96-0065v1]\n"
                                                                    "2 Gibsonton, FL #64\n1 Dodge [XF96-0011v1]\n");
    EXPECT_EQ(told(reading, ReadRemark::OtherTitle), (Lines{"1 Aubrey, MO", "2 Nonsense"}));
    EXPECT_EQ(told(reading, ReadRemark::OtherPrinting), Lines{"3 #64"});
    EXPECT_TRUE(reading.unknown.empty());
    const DeckReading text = test::readAs(DeckFormat::DossierText, "X-File: Eve [XF96-0119v1]\nTeam:\n"
                                                                   "1 Agent Dana Scully [XF96-0169v1]\n");
    EXPECT_EQ(told(text, ReadRemark::OtherTitle).size(), 2u);
    const DeckReading json = test::readAs(DeckFormat::FanSiteJson, R"({"cards":{"Aubrey, MO [XF96-0064v1]":2}})");
    EXPECT_EQ(told(json, ReadRemark::OtherTitle), Lines{"0 Aubrey, MO"});
    const DeckReading forge =
        test::readAs(DeckFormat::Forge, "[Main]\n2 Aubrey, MO (XF96) 64\n1 Dodge|101361|[XF96-0011v1]\n");
    EXPECT_EQ(told(forge, ReadRemark::OtherTitle), Lines{"2 Aubrey, MO"});
}

// Nothing says which of two figures is the count: what was taken is told, once for the list.
TEST(Contradictions, LinesOfTwoFiguresAloneAreTold)
{
    const DeckReading reading = test::readAs(DeckFormat::PlainList, "2 Dodge\n63 2\n13 12\n65x1\n");
    ASSERT_EQ(told(reading, ReadRemark::TwoFigures), Lines{"2 63 2"});
    const auto remark = std::ranges::find(reading.remarks, ReadRemark::TwoFigures, &Remark::what);
    EXPECT_EQ(remark->said, 3);
    EXPECT_EQ(remark->read, 2);
    EXPECT_EQ(baseSet()[remark->card].number, 63);
    EXPECT_TRUE(isPassedOver(remark->what));
    EXPECT_TRUE(told(test::readAs(DeckFormat::PlainList, "2 #63\n2x XF96-0063v1\n"), ReadRemark::TwoFigures).empty());
}

// Five cards are called so (SET-2): the first was taken without a word.
TEST(Contradictions, ATitleOfSeveralCardsNamesNoneOfThem)
{
    const std::vector<std::pair<DeckFormat, std::string>> files{
        {DeckFormat::DossierText, "Bureau Deck:\n2 Smoke & Mirrors\n"},
        {DeckFormat::PlainList, "Smoke & Mirrors x2\n"},
        {DeckFormat::PlainList, "2 Smoke & Mirrors #6\n"},
        {DeckFormat::ForumText, "[b]Bureau Deck[/b]\n2 Smoke & Mirrors\n"},
        {DeckFormat::Lackey, "2\tSmoke & Mirrors\nTeam:\n"},
        {DeckFormat::FanSiteJson, R"({"cards":{"Smoke & Mirrors":2}})"},
        {DeckFormat::FanSiteCsv, "#,Set,Title,Type,Quantity\n,PR97,Smoke & Mirrors,Event,2\n"},
        {DeckFormat::Forge, "[Main]\n2 Smoke & Mirrors|PR97\n"},
        {DeckFormat::Cockatrice,
         "<cockatrice_deck version=\"1\"><zone name=\"main\"><card number=\"2\" name=\"Smoke "
         "&amp; Mirrors\" setShortName=\"PR97\" collectorNumber=\"6\"/></zone></cockatrice_deck>"},
        {DeckFormat::Octgn, "<deck><section name=\"Bureau\"><card qty=\"2\" id=\"0\">Smoke &amp; "
                            "Mirrors</card></section></deck>"},
        {DeckFormat::Mtgo, "<Deck><Cards Quantity=\"2\" Name=\"Smoke &amp; Mirrors\"/></Deck>"},
        {DeckFormat::LackeyXml, "<deck><superzone name=\"Deck\"><card><name>Smoke &amp; Mirrors</name></card>"
                                "<card><name>Smoke &amp; Mirrors</name></card></superzone></deck>"},
        {DeckFormat::Tabletop, R"({"ObjectStates":[{"Name":"Deck","Nickname":"Bureau Deck","ContainedObjects":[
{"Name":"Card","Nickname":"Smoke & Mirrors"},{"Name":"Card","Nickname":"Smoke & Mirrors"}]}]})"}};
    for (const auto& [format, content] : files) {
        const DeckReading reading = official(content, format);
        EXPECT_TRUE(reading.deck.bureauDeck.empty()) << nameOf(format);
        ASSERT_EQ(reading.unknown.size(), 1u) << nameOf(format);
        EXPECT_EQ(reading.unknown[0].trouble, LineTrouble::SeveralPrintings) << nameOf(format);
        EXPECT_NE(reading.unknown[0].hint.find("PR97-0006-SC3"), std::string::npos) << nameOf(format);
        ASSERT_EQ(reading.asked.size(), 1u) << nameOf(format);
        EXPECT_EQ(reading.asked[0].count, 2) << nameOf(format);
        EXPECT_EQ(reading.asked[0].name, "Smoke & Mirrors") << nameOf(format);
        EXPECT_TRUE(likelyPicks(reading.asked, test::officialCards()).empty()) << nameOf(format);
    }
}

// The first of them was taken for it.
TEST(Contradictions, ATitleOfSeveralCardsIsNoGuessEither)
{
    const DeckReading reading = official("// N\n1 Dodge\n1 Smoke & Mirorrs\n1 Smoke & Mirrors [PR97-0006]\n"
                                         "1 Smoke & Mirrors [PR97-0006-SC9]\n1 Blue Plate Spezial\n",
                                         DeckFormat::PlainList);
    ASSERT_EQ(reading.asked.size(), 4u);
    const auto likely = likelyPicks(reading.asked, test::officialCards());
    ASSERT_EQ(likely.size(), 1u);
    EXPECT_EQ(likely.begin()->second.card, test::card("PR97-0009-GMR"));
}

// The set was passed over where the number is a figure alone, and a card of another set taken.
TEST(Contradictions, AFigureInATableIsANumberOfTheSetBesideIt)
{
    const std::string head = "\"#\",\"Set\",\"Title\",\"Type\",\"Quantity\"\n";
    const auto cards = [&](const std::string& row) {
        Lines lines;
        for (const DeckEntry& entry : official(head + row + "\n", DeckFormat::FanSiteCsv).deck.bureauDeck)
            lines.push_back(std::to_string(entry.count) + " " + test::officialCards()[entry.card].id);
        return lines;
    };
    EXPECT_EQ(cards(R"("9","PR97","Blue Plate Special","Event","2")"), Lines{"2 PR97-0009-GMR"});
    EXPECT_EQ(cards(R"("9","PR97","","Event","2")"), Lines{"2 PR97-0009-GMR"});
    EXPECT_EQ(cards(R"("63","TTIOT","Aubrey, MO","Site","2")"), Lines{"2 XF97-0063v2"});
    EXPECT_EQ(cards(R"("0063v2","The Truth Is Out There","","Site","2")"), Lines{"2 XF97-0063v2"});
    EXPECT_EQ(cards(R"("63","My own","Aubrey, MO","Site","2")"), Lines{"2 XF96-0063v1"});
    for (const char* row :
         {R"("400","Premiere","","Agent","2")", R"("63","101361","","Site","2")", R"("6","PR97","","Event","2")"}) {
        const DeckReading reading =
            official(head + row + "\n\"11\",\"Premiere\",\"Dodge\",\"Combat\",\"1\"\n", DeckFormat::FanSiteCsv);
        EXPECT_EQ(reading.unknown.size(), 1u) << row;
        EXPECT_EQ(listed(reading.deck.bureauDeck), Lines{"1 XF96-0011v1"}) << row;
    }
}

TEST(Contradictions, OneOfSeveralCardsOfATitleComesBack)
{
    const CardPool& pool = test::officialCards();
    Deck deck;
    deck.name = "A";
    for (const char* number : {"PR97-0006-SC1", "PR97-0006-SC3"})
        deck.add(Zone::BureauDeck, *pool.findNumber(number), 1);
    for (int i = 0; i < kWrittenFormats; ++i) {
        const auto format = static_cast<DeckFormat>(i);
        const DeckWriting written = writeDeck(deck, pool, format);
        const bool byTitle = format == DeckFormat::Lackey;
        EXPECT_EQ(std::ranges::count(written.lost, DeckLoss::Printings), byTitle ? 1 : 0) << nameOf(format);
        EXPECT_EQ(std::ranges::count(written.lost, DeckLoss::Zones), 0) << nameOf(format);
        if (!byTitle) {
            EXPECT_EQ(official(written.content, format).deck.bureauDeck, deck.bureauDeck) << nameOf(format);
        }
    }
}

// A file that was cut at the end of a line looks whole.
TEST(Contradictions, AHeadingThatSaysAnotherNumberOfCardsIsTold)
{
    const std::string cards = "2 Aubrey, MO\n1 Dodge\n";
    EXPECT_EQ(told(test::readAs(DeckFormat::DossierText, "Team: (0)\n\nBureau Deck: (60)\n" + cards),
                   ReadRemark::CountDiffers),
              Lines{"3 Bureau Deck: (60) 60 3"});
    EXPECT_EQ(told(test::readAs(DeckFormat::DossierText, "Bureau Deck: 60\n" + cards), ReadRemark::CountDiffers),
              Lines{"1 Bureau Deck: 60 60 3"});
    EXPECT_TRUE(
        told(test::readAs(DeckFormat::PlainList, "// Bureau deck (2)\n" + cards), ReadRemark::CountDiffers).empty())
        << "somebody added one";
    EXPECT_EQ(
        told(test::readAs(DeckFormat::PlainList, "Deck (60)\n" + cards + "\nSide (0)\n"), ReadRemark::CountDiffers),
        Lines{"1 Deck (60) 60 3"});
    EXPECT_EQ(told(test::readAs(DeckFormat::ForumText, "[b]Bureau Deck (60)[/b]\n" + cards), ReadRemark::CountDiffers),
              Lines{"1 Bureau Deck (60) 60 3"});
    EXPECT_EQ(told(test::readAs(DeckFormat::PlainList, "Sites (7)\n2 Aubrey, MO\n\nCombat (1)\n1 Dodge\n"),
                   ReadRemark::CountDiffers),
              Lines{"1 Sites (7) 7 2"});
    EXPECT_TRUE(
        told(test::readAs(DeckFormat::PlainList, "Sites (1)\n2 Aubrey, MO\n"), ReadRemark::CountDiffers).empty())
        << "it counts the lines";
    const DeckReading page =
        test::readAs(DeckFormat::Html, "<html>\n<pre id=\"dossier-deck\">\nTeam: (0)\nBureau Deck: (60)\n" + cards);
    EXPECT_EQ(told(page, ReadRemark::CountDiffers), Lines{"4 Bureau Deck: (60) 60 3"});
    EXPECT_EQ(told(page, ReadRemark::CutOff), Lines{"0 "});
}

TEST(Contradictions, LinesThatNobodyUnderstoodAreNotCounted)
{
    const DeckReading reading = test::readAs(DeckFormat::PlainList, "Bureau Deck (3)\n1 Dodge\n2 Aubery, M\n");
    EXPECT_EQ(told(reading, ReadRemark::CountDiffers), Lines{"1 Bureau Deck (3) 3 1"});
    const DeckReading settled = withPicks(reading, {{0, test::card("XF96-0063v1")}}, test::baseSet());
    EXPECT_TRUE(told(settled, ReadRemark::CountDiffers).empty());
}

TEST(Contradictions, WhatTheProgramWritesSaysHowManyThereAre)
{
    Deck deck;
    deck.name = "Night shift";
    deck.add(Zone::XFile, test::card("XF96-0119v1"), 1);
    deck.add(Zone::Team, test::card("XF96-0169v1"), 1);
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0181v1"), 1);
    deck.add(Zone::BureauDeck, test::card("XF96-0011v1"), 2);
    for (int i = 0; i < kWrittenFormats; ++i) {
        const auto format = static_cast<DeckFormat>(i);
        const DeckReading back = test::readAs(format, writeDeck(deck, test::baseSet(), format).content);
        for (const ReadRemark what : {ReadRemark::CountDiffers, ReadRemark::CutOff, ReadRemark::OtherTitle,
                                      ReadRemark::OtherGame, ReadRemark::OtherPrinting})
            EXPECT_TRUE(told(back, what).empty()) << nameOf(format);
    }
}

TEST(Contradictions, AnotherGamesIdentifiersAreTold)
{
    const std::string cards = "<section name=\"Bureau\"><card qty=\"1\" id=\"abc\">Dodge</card></section></deck>";
    EXPECT_EQ(told(test::readAs(DeckFormat::Octgn, "<deck game=\"a21af4e8\">" + cards), ReadRemark::OtherGame),
              Lines{"0 a21af4e8"});
    EXPECT_TRUE(told(test::readAs(DeckFormat::Octgn, "<deck>" + cards), ReadRemark::OtherGame).empty());
}

// The number says all; a set that is known, and another, contradicts it.
TEST(Contradictions, ASetBesideANumberInFullIsTold)
{
    const DeckReading reading =
        test::readAs(DeckFormat::FanSiteCsv, "#,Set,Title,Type,Quantity\nXF96-0063v1,101361,\"Aubrey, MO\",Site,2\n"
                                             "XF96-0064v1,Premiere,,Site,1\nXF96-0011v1,My binder,Dodge,Combat,1\n");
    EXPECT_EQ(told(reading, ReadRemark::OtherPrinting), Lines{"2 101361 XF96-0063v1"});
    EXPECT_EQ(sizeOf(reading.deck.bureauDeck), 4);
}

// All of them would be kept with the deck and with each step of its history, and could not be read out of an archive.
TEST(Contradictions, MoreUnknownLinesThanAreKeptAreNoDeck)
{
    std::string json = R"({"cards":{"Dodge":2)";
    std::string list = "2 Dodge\n";
    std::string forge = "[Main]\n2 Dodge\n";
    std::string xml = R"(<cockatrice_deck version="1"><zone name="main"><card number="2" name="Dodge"/>)";
    for (std::size_t i = 0; i < kMostAside; ++i) {
        const std::string name = "zz" + std::to_string(i);
        json += ",\"" + name + "\":1";
        list += "1 " + name + "\n";
        forge += "1 " + name + "\n";
        xml += "<card number=\"1\" name=\"" + name + "\"/>";
    }
    const auto kindOf = [](DeckFormat format, const std::string& content) -> std::optional<ReadError::Kind> {
        try {
            test::readAs(format, content);
        } catch (const ReadError& error) {
            return error.kind();
        }
        return std::nullopt;
    };
    EXPECT_EQ(kindOf(DeckFormat::FanSiteJson, json + "}}"), std::nullopt);
    EXPECT_EQ(kindOf(DeckFormat::FanSiteJson, json + R"(,"more":1}})"), ReadError::Kind::TooManyUnknown);
    EXPECT_EQ(kindOf(DeckFormat::PlainList, list), std::nullopt);
    EXPECT_EQ(kindOf(DeckFormat::PlainList, list + "1 more\n"), ReadError::Kind::TooManyUnknown);
    EXPECT_EQ(kindOf(DeckFormat::Forge, forge + "1 more\n"), ReadError::Kind::TooManyUnknown);
    EXPECT_EQ(kindOf(DeckFormat::Cockatrice, xml + R"(<card number="1" name="more"/></zone></cockatrice_deck>)"),
              ReadError::Kind::TooManyUnknown);
}

} // namespace dossier
