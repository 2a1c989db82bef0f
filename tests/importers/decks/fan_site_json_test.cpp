#include "importers/decks/decks.h"

namespace dossier {

using test::baseSet;
using test::Lines;
using test::listed;

namespace {

DeckReading readJson(std::string_view content)
{
    return test::readAs(DeckFormat::FanSiteJson, content);
}

ReadError::Kind errorOf(std::string_view content)
{
    return test::readErrorOf([&] { readJson(content); }).kind();
}

} // namespace

TEST(FanSiteJson, ReadsBothVintages)
{
    const DeckReading old = readJson(R"({"name":"Night shift","cards":{"XF96-0042v1":2,"XF96-0181v1":1}})");
    EXPECT_EQ(old.deck.name, "Night shift");
    EXPECT_EQ(listed(old.deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_EQ(listed(old.deck.bureauDeck), Lines{"2 XF96-0042v1"});
    const DeckReading recent =
        readJson(R"({"id":"","title":"Night shift","description":"late","card_ids":{"XF96-0042v1":2,
        "XF96-0181v1":1},"created_at":"","public":false,"user_id":"","tags":[]})");
    EXPECT_EQ(recent.deck.notes, "late");
    EXPECT_EQ(recent.deck.team, old.deck.team);
    EXPECT_EQ(recent.deck.bureauDeck, old.deck.bureauDeck);
}

TEST(FanSiteJson, TheFirstXFileIsTheXFileAndTheOthersAreKeptAside)
{
    const DeckReading reading = readJson(R"({"name":"n","cards":{"XF96-0154v1":1,"XF96-0129v1":1,"XF96-0011v1":1}})");
    EXPECT_EQ(listed(reading.deck.xFile), Lines{"1 XF96-0154v1"});
    EXPECT_EQ(reading.remarks, (std::vector<Remark>{{ReadRemark::SpareXFile, test::card("XF96-0129v1"), 0}}));
    EXPECT_EQ(reading.deck.aside, (std::vector<UnresolvedLine>{{0, "\"XF96-0129v1\": 1"}}));
    EXPECT_TRUE(reading.unknown.empty());
}

TEST(FanSiteJson, SingleAgentsFormTheTeamWithinTwentyAndWithoutDoubles)
{
    // DECK-14, DECK-15: Mulder 7, Scully 7; the other printing of Mulder is a double, and Skinner does not fit.
    const DeckReading reading = readJson(R"({"name":"n","cards":{"XF96-0169v1":1,"XF96-0163v1":1,"XF96-0181v1":2,
        "XF96-0173v1":1,"XF96-0180v1":1,"XF96-0183v1":1}})");
    EXPECT_LE(teamCost(reading.deck, baseSet()), 20);
    EXPECT_EQ(listed(reading.deck.team)[0], "1 XF96-0169v1");
    EXPECT_EQ(listed(reading.deck.team)[1], "1 XF96-0173v1");
    EXPECT_EQ(reading.deck.count(Zone::BureauDeck, test::card("XF96-0163v1")), 1);
    EXPECT_EQ(reading.deck.count(Zone::BureauDeck, test::card("XF96-0181v1")), 2);
    EXPECT_EQ(reading.remarks.size(), 6u); // who went where
    EXPECT_EQ(reading.remarks[1], (Remark{ReadRemark::AgentToBureauDeck, test::card("XF96-0163v1"), 0}));
}

TEST(FanSiteJson, UnknownCardsAndBadCountsAreReportedAndKeptAside)
{
    const DeckReading reading = readJson(R"({"name":"n","cards":{"XF96-0011v1":1,"XF97-0063v2":1,"XF23-0001x3v":2,
        "XF96-0012v1":0,"XF96-0013v1":-1,"XF96-0014v1":1000000000,"XF96-0015v1":1.5,"XF96-0016v1":"2",
        "XF96-0017v1":null,"XF96-0018v1":99999999999999999999999}})");
    ASSERT_EQ(reading.unknown.size(), 9u);
    EXPECT_EQ(reading.unknown[0],
              (LineProblem{0, "\"XF97-0063v2\": 1", LineTrouble::UnknownCard, "Aubrey, MO [XF96-0063v1]"}));
    EXPECT_EQ(reading.unknown[1].trouble, LineTrouble::UnknownCard);
    for (std::size_t i = 2; i < reading.unknown.size(); ++i)
        EXPECT_EQ(reading.unknown[i].trouble, LineTrouble::BadCount) << reading.unknown[i].text;
    EXPECT_EQ(reading.deck.aside.size(), 9u);
    EXPECT_EQ(listed(reading.deck.bureauDeck), Lines{"1 XF96-0011v1"});
}

// As programs write it to which every number is a fraction; JSON makes no difference.
TEST(FanSiteJson, ACountMayBeWrittenAsAFraction)
{
    const DeckReading reading = readJson(R"({"name":"n","cards":{"XF96-0011v1":2.0,"XF96-0063v1":1e0}})");
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(listed(reading.deck.bureauDeck), (Lines{"2 XF96-0011v1", "1 XF96-0063v1"}));
}

TEST(FanSiteJson, WhatIsNotUnderstoodIsKeptAsItStood)
{
    const std::string deck = "{\"description\":[1,\n 2.50],\"a,b\":\"}\\\"\",\"cards\":{\"XF96-0011v1\":1,"
                             "\"XF96-0012v1\":1.50,\"XF96-0013v1\":[1,\n{\"a\":2.0}],"
                             "\"XF96-0014v1\" : {\"n\":7,\"foil\":true} ,\"XF96-0015v1\":2.01,"
                             "\"XF96-0016v1\":\"a\\\"},b\",\"XF96-0017v1\":99999999999999999999,"
                             "\"XF96-0018v1\":null}}";
    for (const std::string& text : {deck, " [\n" + deck + "]"}) {
        const DeckReading reading = readJson(text);
        std::vector<std::string> kept;
        for (const UnresolvedLine& line : reading.deck.aside)
            kept.push_back(line.text);
        EXPECT_EQ(kept, (std::vector<std::string>{"\"description\": [1,  2.50]", "\"XF96-0012v1\": 1.50",
                                                  "\"XF96-0013v1\": [1, {\"a\":2.0}]",
                                                  "\"XF96-0014v1\": {\"n\":7,\"foil\":true}", "\"XF96-0015v1\": 2.01",
                                                  "\"XF96-0016v1\": \"a\\\"},b\"",
                                                  "\"XF96-0017v1\": 99999999999999999999", "\"XF96-0018v1\": null"}));
        EXPECT_EQ(reading.unknown.size(), kept.size());
        EXPECT_EQ(reading.unknown.front().trouble, LineTrouble::BadValue);
    }
    EXPECT_TRUE(readJson(R"({"name":null,"cards":{"XF96-0011v1":1}})").unknown.empty());
}

TEST(FanSiteJson, ANumberGivenTwiceIsAddedUp)
{
    const DeckReading reading = readJson(R"({"cards":{"XF96-0011v1":1,"XF96-0011v1":2}})");
    EXPECT_EQ(listed(reading.deck.bureauDeck), Lines{"3 XF96-0011v1"});
    EXPECT_EQ(reading.remarks.size(), 1u);
    EXPECT_EQ(reading.deck.name, "fallback");
    EXPECT_EQ(test::readAs(DeckFormat::FanSiteJson, R"({"name":"\u200B","cards":{"Dodge":2}})").deck.name, "fallback");
}

// The second list was passed over without a word.
TEST(FanSiteJson, AnotherKeyThatStandsTwiceIsRefusedWithItsLine)
{
    for (const char* text : {"{\"name\":\"n\",\"cards\":{\"XF96-0011v1\":1},\n\"cards\":{\"XF96-0063v1\":2}}",
                             "{\"name\":\"n\",\n\"name\":\"m\",\"cards\":{\"XF96-0011v1\":1}}",
                             "{\"cards\":{\"XF96-0011v1\":1},\"more\":[{\"a\":1,\n\"a\":2}]}",
                             "[{\"card_ids\":{\"XF96-0011v1\":1},\n\"card_ids\":{\"XF96-0063v1\":2}}]"}) {
        const ReadError error = test::readErrorOf([&] { readJson(text); });
        EXPECT_EQ(error.kind(), ReadError::Kind::BadJson) << text;
        EXPECT_EQ(error.line(), 2) << text;
        EXPECT_TRUE(error.detail().ends_with("stands here twice")) << error.detail();
    }
    EXPECT_EQ(listed(readJson(R"({"XF96-0011v1":1,"XF96-0011v1":2})").deck.bureauDeck), Lines{"3 XF96-0011v1"});
}

TEST(FanSiteJson, DamagedFilesAreNamedWithTheirLine)
{
    const ReadError error = test::readErrorOf([] { readJson("{\"name\":\"n\",\n\"cards\":{\"XF96-0011v1\":1,"); });
    EXPECT_EQ(error.kind(), ReadError::Kind::BadJson);
    EXPECT_EQ(error.line(), 2);
    EXPECT_EQ(test::readErrorOf([] { readJson("{\"name\":\n\"n\" 7,\n\"cards\":{}}"); }).line(),
              2); // not the file's last
    EXPECT_EQ(errorOf(R"({"cards":{"XF96-0011v1":1e400}})"), ReadError::Kind::BadJson);
    EXPECT_EQ(errorOf("{\"name\":\"n\"} trailing"), ReadError::Kind::BadJson);
    EXPECT_EQ(errorOf("{\"name\":\"n\",\"cards\":{\"XF96-0011v1\" 1}}"), ReadError::Kind::BadJson);
    EXPECT_EQ(errorOf(std::string(500'000, '[')), ReadError::Kind::BadJson);
}

TEST(FanSiteJson, KeysThatNobodyKnowsAreTold)
{
    const DeckReading reading =
        readJson("{\"name\":\"n\",\n\"sleeves\":\"blue\",\n\"cards\":{\"XF96-0011v1\":1},\n\"sleeves2\":1}");
    ASSERT_EQ(reading.remarks.size(), 2u);
    EXPECT_EQ(reading.remarks[0], (Remark{ReadRemark::UnknownKey, 0, 2, "sleeves"}));
    EXPECT_EQ(reading.remarks[1], (Remark{ReadRemark::UnknownKey, 0, 4, "sleeves2"}));
    EXPECT_EQ(reading.deck.name, "n") << "read as before";
    EXPECT_TRUE(readJson(R"({"XF96-0011v1":1})").remarks.empty()) << "cards alone";
}

// The cards in them were gone, and a remark named the key.
TEST(FanSiteJson, PartsThatNobodyKnowsAreKept)
{
    const DeckReading reading = readJson("{\"cards\":{\"XF96-0011v1\":1},\n\"sideboard\":{\"XF96-0063v1\":2},\n"
                                         "\"team\":[\"Agent Weiss\"],\"tokens\":[],\"more\":{}}");
    ASSERT_EQ(reading.unknown.size(), 2u);
    EXPECT_EQ(reading.unknown[0],
              (LineProblem{2, R"("sideboard": {"XF96-0063v1":2})", LineTrouble::UnknownHeading, ""}));
    EXPECT_EQ(reading.deck.aside[1], (UnresolvedLine{3, R"("team": ["Agent Weiss"])"}));
    Lines keys;
    for (const Remark& remark : reading.remarks)
        keys.push_back(remark.text);
    EXPECT_EQ(keys, (Lines{"tokens", "more"})) << "each is told once";
}

TEST(FanSiteJson, OtherJsonIsNoDeck)
{
    EXPECT_EQ(errorOf("[1,2]"), ReadError::Kind::NotADeck);
    EXPECT_EQ(errorOf("7"), ReadError::Kind::NotADeck);
    EXPECT_EQ(errorOf(R"({"name":"n"})"), ReadError::Kind::NotADeck);
    EXPECT_EQ(errorOf(R"({"name":"n","cards":["XF96-0011v1"]})"), ReadError::Kind::NotADeck);
    EXPECT_EQ(errorOf(R"({"name":"n","cards":{"XQ":1}})"), ReadError::Kind::NothingUnderstood);
}

TEST(FanSiteJson, WritesTheFormBothSitesRead)
{
    Deck deck;
    deck.name = "The \"late\" shift";
    deck.add(Zone::Team, test::card("XF96-0181v1"), 1);
    deck.add(Zone::XFile, test::card("XF96-0154v1"), 1);
    deck.add(Zone::BureauDeck, test::card("XF96-0011v1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0181v1"), 1);
    EXPECT_EQ(writeDeck(deck, baseSet(), DeckFormat::FanSiteJson).content,
              R"({"name":"The \"late\" shift","cards":{"XF96-0154v1":1,"XF96-0181v1":2,"XF96-0011v1":2}})");
}

} // namespace dossier
