#include "importers/decks/decks.h"

namespace dossier {

using test::baseSet;
using test::Lines;
using test::listed;

namespace {

const std::string kSite = "https://mandalornl.github.io/x-files-ccg/cards?signature=";
const std::string kCode = "eJyrVopwszTTNTAwMywzVLIy0oHyDS3AfEM43wjCrwUAHKQLVw==";
const std::string kEncoded = "eJyrVopwszTTNTAwMywzVLIy0oHyDS3AfEM43wjCrwUAHKQLVw%3D%3D";

DeckReading readLink(std::string_view content)
{
    return test::readAs(DeckFormat::Signature, content);
}

ReadError errorOf(const std::string& content)
{
    return test::readErrorOf([&] { readLink(content); });
}

void expectTheDeck(const std::string& content)
{
    SCOPED_TRACE(content);
    const Deck deck = readLink(content).deck;
    EXPECT_EQ(listed(deck.team), Lines{"1 XF96-0181v1"});
    EXPECT_EQ(listed(deck.xFile), Lines{"1 XF96-0121v1"});
    EXPECT_EQ(listed(deck.bureauDeck), Lines{"2 XF96-0061v1"});
}

} // namespace

TEST(Signature, IsReadHoweverTheLinkTravelled)
{
    expectTheDeck(kSite + kEncoded);
    expectTheDeck(kSite + kCode);
    expectTheDeck("Look: <" + kSite + kEncoded + "&page=2>, my deck!\nBye.\n");
    expectTheDeck(kSite + "eJyrVopwszTTNTAwMywzVLIy0oHyDS3AfEM43wjCrwUAHKQLVw"); // the padding is lost
    expectTheDeck(kSite + "eJyrVopwszTTNTAwMywzVLIy0oHyDS3AfEM43wjCrwUAHKQLVw%253D%253D");
    expectTheDeck(kSite + "eJyrVopwszTTNTAwMywzVLIy0oHyDS3AfEM43wjCrwUAHKQLVw%25253D%25253d");
    expectTheDeck("?page=1&signature=" + kEncoded);
    expectTheDeck(kCode);
}

// Cards beside it had been lost without a word.
TEST(Signature, LinesBesideItThatMayBeCardsAreTold)
{
    const DeckReading reading = readLink("My deck of the week!\nplus 2 Aubrey, MO\n" + kSite + kEncoded + "\nDodge\n");
    ASSERT_EQ(reading.unknown.size(), 2u);
    EXPECT_EQ(reading.unknown[0], (LineProblem{2, "plus 2 Aubrey, MO", LineTrouble::NotACardLine, {}}));
    EXPECT_EQ(reading.unknown[1].text, "Dodge");
    EXPECT_EQ(reading.deck.aside.size(), 2u);
    const std::string link = "<a href=\"" + kSite + kEncoded + "\">";
    EXPECT_TRUE(readLink("<!DOCTYPE html>\n<html>\n2 columns\n" + link + "\n").unknown.empty()) << "a page";
}

TEST(Signature, APlusMayHaveBecomeABlankOrAHyphen)
{
    for (const char* code : {"eJyrrgUAAXUA+Q==", "eJyrrgUAAXUA%2BQ%3D%3D", "eJyrrgUAAXUA Q==", "eJyrrgUAAXUA-Q==",
                             "eJyrrgUAAXUA%20Q==", "eJyrrgUAAXUA Q== and more"}) {
        const Deck deck = readLink(kSite + code).deck; // {}: an empty deck
        EXPECT_EQ(sizeOf(deck.bureauDeck), 0) << code;
    }
}

TEST(Signature, RawDeflateIsReadToo)
{
    // kCode without its two header bytes and its checksum.
    expectTheDeck(kSite + "q1aKcLM00zUwMDMsM1SyMtKB8g0twHxDON8Iwq8FAA==");
}

TEST(Signature, WritesTheSitesOwnLink)
{
    Deck deck;
    EXPECT_EQ(writeDeck(deck, baseSet(), DeckFormat::Signature).content, kSite + "eJyrrgUAAXUA%2BQ%3D%3D");
    deck.add(Zone::BureauDeck, test::card("XF96-0061v1"), 2);
    deck.add(Zone::BureauDeck, test::card("XF96-0181v1"), 1);
    deck.add(Zone::BureauDeck, test::card("XF96-0121v1"), 1);
    EXPECT_EQ(writeDeck(deck, baseSet(), DeckFormat::Signature).content, kSite + kEncoded);
}

TEST(Signature, ACubeDraftIsADeckOnlyForOnePlayer)
{
    const ReadError error = errorOf(kSite + "eJyLjlaKcLM00zUwMDIrM9QzUNKB8Q0Mywz1DJVidWAqDC0MwSpiYwFNZAxe");
    EXPECT_EQ(error.kind(), ReadError::Kind::NotADeck);
    EXPECT_EQ(error.detail(), "a cube draft of 2 players");
    // [["XF96-0026v1.0","XF96-0001v1.1","XF96-0026v1.1"]]
    const Deck deck = readLink(kSite + "eJyLjlaKcLM00zUwMDIrM9QzUNKB8Q0MgXxDBB8sb6gUGwsAMJQLpQ==").deck;
    EXPECT_EQ(listed(deck.bureauDeck), (Lines{"2 XF96-0026v1", "1 XF96-0001v1"}));
}

TEST(Signature, DamagedCodesAreRefused)
{
    for (const std::string& code : {std::string(), std::string("!!!"), std::string("eJyrVopwszTTNTAwMywz"),
                                    std::string("QUJD"), kCode.substr(0, 20) + "A" + kCode.substr(21)})
        EXPECT_EQ(errorOf(kSite + code).kind(), ReadError::Kind::BadSignature) << code;
}

TEST(Signature, AnOverlongCodeIsRefused)
{
    // 200,000 blanks between braces, deflated.
    const ReadError error = errorOf(kSite + "eJztwUERAAAMAqAq6+mtuxn8Azk" + std::string(257, 'A') + "YPYFtsSuqA==");
    EXPECT_EQ(error.kind(), ReadError::Kind::BadSignature);
    EXPECT_EQ(error.detail(), "more than 64 KiB when unpacked");
}

TEST(Signature, ManyCopiesAreKeptForTheRulesToReport)
{
    Deck deck;
    deck.add(Zone::BureauDeck, test::card("XF96-0061v1"), 7); // DECK-4 is no matter of reading
    const DeckReading reading = readLink(writeDeck(deck, baseSet(), DeckFormat::Signature).content);
    EXPECT_EQ(reading.deck.bureauDeck, deck.bureauDeck);
    EXPECT_EQ(reading.deck.name, "fallback");
}

} // namespace dossier
