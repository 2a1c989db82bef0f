// What may be typed into the rapid entry line.
#include "desk/search/card_entry.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseSet;
using Kind = EntryTrouble::Kind;

CardEntry entry(std::string_view number, int count)
{
    return {test::card(number), count};
}

std::variant<CardEntry, EntryTrouble> read(std::string_view text)
{
    return readCardEntry(text, baseSet());
}

Kind troubleOf(std::string_view text)
{
    const auto read = readCardEntry(text, baseSet());
    const auto* trouble = std::get_if<EntryTrouble>(&read);
    EXPECT_TRUE(trouble) << text;
    return trouble ? trouble->kind : Kind::Empty;
}

} // namespace

TEST(CardEntry, AFigureIsACardNumber)
{
    EXPECT_EQ(std::get<CardEntry>(read("63")), entry("XF96-0063v1", 1));
    EXPECT_EQ(std::get<CardEntry>(read("  63 ")), entry("XF96-0063v1", 1));
    EXPECT_EQ(std::get<CardEntry>(read("xf96-0063v1")), entry("XF96-0063v1", 1));
}

TEST(CardEntry, ASecondFigureIsTheCount)
{
    EXPECT_EQ(std::get<CardEntry>(read("63 4")), entry("XF96-0063v1", 4));
    EXPECT_EQ(std::get<CardEntry>(read("63 x4")), entry("XF96-0063v1", 4));
    EXPECT_EQ(std::get<CardEntry>(read("4x 63")), entry("XF96-0063v1", 4));
}

TEST(CardEntry, TheStartOfATitleIsEnoughWhereItIsTheOnlyOne)
{
    EXPECT_EQ(std::get<CardEntry>(read("aub")), entry("XF96-0063v1", 1));
    EXPECT_EQ(std::get<CardEntry>(read("Aubrey, MO 2")), entry("XF96-0063v1", 2));
    EXPECT_EQ(std::get<CardEntry>(read("the manitou")), entry("XF96-0142v1", 1)) << "a whole title comes first";
    EXPECT_EQ(std::get<CardEntry>(read("lazarus man")), entry("XF96-0127v1", 1)) << "else any part";
    EXPECT_EQ(std::get<CardEntry>(read("dod kalm")), entry("XF96-0147v1", 1)) << "letters without their marks";
}

TEST(CardEntry, WhatFitsSeveralCardsNamesThem)
{
    const auto answer = read("agent");
    const auto& trouble = std::get<EntryTrouble>(answer);
    EXPECT_EQ(trouble.kind, Kind::Ambiguous);
    EXPECT_EQ(trouble.near.size(), 5U);
}

// Who types a name does not mean a card that happens to begin so.
TEST(CardEntry, NothingIsCertainWhoseWordsStandInAnotherTitle)
{
    const auto answer = read("dana scully");
    const auto& trouble = std::get<EntryTrouble>(answer);
    EXPECT_EQ(trouble.kind, Kind::Ambiguous);
    EXPECT_EQ(trouble.near, (std::vector{test::card("XF96-0248v1"), test::card("XF96-0173v1")}));
    const EntryOffer krycek = offerFor("krycek", baseSet());
    EXPECT_EQ(krycek.kind, EntryOffer::Kind::Several);
    const auto titles = [&](const char* title) {
        return std::ranges::count_if(krycek.cards, [&](CardIndex card) { return baseSet()[card].title == title; });
    };
    EXPECT_EQ(titles("Agent Alex Krycek"),
              std::ssize(baseSet().printings(baseSet().titleOf(test::card("XF96-0170v1")))));
    EXPECT_EQ(std::get<CardEntry>(read("dana scully, ab")), entry("XF96-0248v1", 1));
    EXPECT_EQ(std::get<CardEntry>(read("aubrey")), entry("XF96-0063v1", 1)) << "a department there is called otherwise";
}

TEST(CardEntry, WhatIsNoCardIsRefused)
{
    EXPECT_EQ(troubleOf(""), Kind::Empty);
    EXPECT_EQ(troubleOf("   "), Kind::Empty);
    EXPECT_EQ(troubleOf("0"), Kind::Unknown);
    EXPECT_EQ(troubleOf("355"), Kind::Unknown);
    EXPECT_EQ(troubleOf("99999999999999999999"), Kind::Unknown);
    EXPECT_EQ(troubleOf("no such card"), Kind::Unknown);
    EXPECT_EQ(troubleOf("63 0"), Kind::BadCount);
    EXPECT_EQ(troubleOf("63 1000"), Kind::BadCount);
    EXPECT_EQ(troubleOf("63 99999999999999999999"), Kind::BadCount);
}

TEST(CardEntry, ANearMissIsSuggestedNotTaken)
{
    const auto answer = read("Aubery, MO");
    const auto& trouble = std::get<EntryTrouble>(answer);
    EXPECT_EQ(trouble.kind, Kind::Unknown);
    ASSERT_FALSE(trouble.near.empty());
    EXPECT_EQ(trouble.near.front(), test::card("XF96-0063v1"));
}

TEST(CardEntry, OffersEachPrintingOfATitleWithTheUsualOneFirst)
{
    using Offered = EntryOffer::Kind;
    const EntryOffer mulder = offerFor("agent fox mulder 2", baseSet());
    EXPECT_EQ(mulder.kind, Offered::Printings);
    EXPECT_EQ(mulder.cards, (std::vector{test::card("XF96-0169v1"), test::card("XF96-0163v1")}));
    EXPECT_EQ(mulder.count, 2);
    EXPECT_EQ(offerFor("163", baseSet()).kind, Offered::One) << "a number is one printing";
    EXPECT_EQ(offerFor("aub", baseSet()).kind, Offered::One);
}

TEST(CardEntry, OffersWhatATypingErrorMeans)
{
    using Offered = EntryOffer::Kind;
    const EntryOffer town = offerFor("gibsontown", baseSet());
    EXPECT_EQ(town.kind, Offered::Near);
    EXPECT_EQ(town.cards.front(), test::card("XF96-0042v1"));
    EXPECT_EQ(offerFor("355", baseSet()).kind, Offered::Unknown);
    EXPECT_EQ(offerFor("", baseSet()).kind, Offered::Nothing);
}

TEST(CardEntry, ASetAndANumberInItAreACard)
{
    EXPECT_EQ(std::get<CardEntry>(read("xf96 63")), entry("XF96-0063v1", 1));
    EXPECT_EQ(std::get<CardEntry>(read("xf96-63")), entry("XF96-0063v1", 1));
    EXPECT_EQ(std::get<CardEntry>(read("premiere 63 x3")), entry("XF96-0063v1", 3));
    EXPECT_EQ(troubleOf("premiere 355"), Kind::Unknown);
    EXPECT_EQ(troubleOf("xf96 0"), Kind::Unknown);
}

TEST(CardEntry, SaysHowManyCardsFitAlsoWhereFewerAreOffered)
{
    const EntryOffer agents = offerFor("agent", baseSet(), {}, 3);
    EXPECT_EQ(agents.kind, EntryOffer::Kind::Several);
    EXPECT_EQ(agents.cards.size(), 3u);
    EXPECT_GT(agents.fitting, 20);
    EXPECT_FALSE(offerFor("63 1000", baseSet()).countFits());
    EXPECT_FALSE(offerFor("63 0", baseSet()).countFits());
}

// SET-1: of all official sets a number alone means the first that has it.
TEST(CardEntry, ASetIsNamedBesideTheNumber)
{
    const auto inAll = [](std::string_view text, std::string_view set = {}) {
        return readCardEntry(text, test::officialCards(), set);
    };
    EXPECT_EQ(std::get<CardEntry>(inAll("63")), entry("XF96-0063v1", 1));
    EXPECT_EQ(std::get<CardEntry>(inAll("63 ttiot")), entry("XF97-0063v2", 1));
    EXPECT_EQ(std::get<CardEntry>(inAll("ttiot 63 x4")), entry("XF97-0063v2", 4));
    EXPECT_EQ(std::get<CardEntry>(inAll("XF97-0063 2")), entry("XF97-0063v2", 2));
    EXPECT_EQ(std::get<CardEntry>(inAll("385")), entry("XF97-0385x1", 1));
    EXPECT_EQ(std::get<CardEntry>(inAll("355 3")), entry("XF97-0355v2", 3));
    EXPECT_EQ(std::get<CardEntry>(inAll("PR96-0001")), entry("PR96-0001-SCR", 1));
    EXPECT_EQ(std::get<CardEntry>(inAll("promo 999")), entry("PR97-0999-DNY", 1));
    EXPECT_EQ(std::get<CardEntry>(inAll("63", "The Truth Is Out There")), entry("XF97-0063v2", 1));
    EXPECT_EQ(std::get<EntryTrouble>(inAll("510")).kind, Kind::Unknown);
    const EntryOffer several = offerFor("promo 6", test::officialCards());
    EXPECT_EQ(several.kind, EntryOffer::Kind::Several);
    EXPECT_EQ(several.fitting, 6) << "one Agent, five Events of one title";
}

// The set that is chosen says what a number alone means: of one that it lacks nothing is taken unasked.
TEST(CardEntry, ANumberThatTheChosenSetLacksIsAskedAbout)
{
    const auto in = [](std::string_view set, std::string_view text) {
        return readCardEntry(text, test::officialCards(), set);
    };
    for (const char* text : {"400", "400 2", "400x2", "2x 400"}) {
        const auto answer = in("Premiere", text);
        const auto* trouble = std::get_if<EntryTrouble>(&answer);
        ASSERT_TRUE(trouble) << text;
        EXPECT_EQ(*trouble, (EntryTrouble{Kind::Unknown, {test::card("XF97-0400x1")}, true})) << text;
    }
    const EntryOffer offer = offerFor("355 3", test::officialCards(), "Premiere");
    EXPECT_EQ(offer.kind, EntryOffer::Kind::Near);
    EXPECT_EQ(offer.cards, std::vector{test::card("XF97-0355v2")});
    EXPECT_EQ(offer.count, 3);
    EXPECT_TRUE(offer.isNumber);
    EXPECT_EQ(std::get<EntryTrouble>(in("101361", "63")).near, std::vector{test::card("XF96-0063v1")});
    EXPECT_EQ(std::get<EntryTrouble>(in("Premiere", "999")), (EntryTrouble{Kind::Unknown, {}, true}));
    EXPECT_EQ(std::get<CardEntry>(in("Premiere", "XF97-0400x1")), entry("XF97-0400x1", 1)) << "named with its set";
    EXPECT_EQ(std::get<CardEntry>(in("Premiere", "63 ttiot")), entry("XF97-0063v2", 1));
    EXPECT_EQ(std::get<CardEntry>(in("no longer there", "400")), entry("XF97-0400x1", 1));
}

TEST(CardEntry, KnowsWhichNumbersThereAre)
{
    using Runs = std::vector<std::pair<int, int>>;
    EXPECT_EQ(numbersAlone(test::officialCards()), (Runs{{1, 509}}));
    EXPECT_EQ(numbersAlone(test::officialCards(), "Premiere"), (Runs{{1, 354}}));
    EXPECT_EQ(numbersAlone(test::officialCards(), "101361"), (Runs{{385, 509}}));
    EXPECT_EQ(numbersAlone(baseSet()), (Runs{{1, 354}}));
    EXPECT_TRUE(offerFor("510", test::officialCards()).isNumber);
    EXPECT_FALSE(offerFor("nobody of that name", test::officialCards()).isNumber);
}

TEST(CardEntry, ACountMayStandAtTheNumberItself)
{
    for (const char* text : {"350x2", "350X2", "350 x2", "350 2", "2x 350", "x2 350", "2x350"})
        EXPECT_EQ(std::get<CardEntry>(read(text)), entry("XF96-0350v1", 2)) << text;
    EXPECT_EQ(troubleOf("350x0"), Kind::BadCount);
    EXPECT_EQ(std::get<CardEntry>(readCardEntry("xf97 385x1", test::officialCards())), entry("XF97-0385x1", 1));
    EXPECT_EQ(std::get<CardEntry>(readCardEntry("400x2", test::officialCards())), entry("XF97-0400x1", 2));
}

} // namespace dossier
