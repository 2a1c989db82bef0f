#include "importers/decks/decks.h"

#include <algorithm>

namespace dossier {

using test::baseSet;

namespace {

std::vector<DeckLoss> lossesOf(const Deck& deck, DeckFormat format)
{
    return writeDeck(deck, baseSet(), format).lost;
}

} // namespace

TEST(DeckFormats, HaveNames)
{
    for (const char* name : {"text", "json", "csv", "signature", "list"}) {
        ASSERT_TRUE(deckFormatNamed(name)) << name;
        EXPECT_EQ(nameOf(*deckFormatNamed(name)), name);
    }
    EXPECT_EQ(deckFormatNamed("JSON"), DeckFormat::FanSiteJson);
    EXPECT_FALSE(deckFormatNamed("dec"));
    EXPECT_FALSE(deckFormatNamed(""));
}

TEST(DeckFormats, AreToldByLookingAtTheFile)
{
    EXPECT_EQ(guessDeckFormat("# mine\n\nName: Night shift\n"), DeckFormat::DossierText);
    EXPECT_EQ(guessDeckFormat("Team: (3)\n1 Agent Weiss\n"), DeckFormat::DossierText);
    EXPECT_EQ(guessDeckFormat("Notes: https://x/cards?signature=eJyr\nBureau Deck:\nDodge\n"), DeckFormat::DossierText);
    EXPECT_EQ(guessDeckFormat("\n {\"name\":\"x?signature=\"}"), DeckFormat::FanSiteJson);
    EXPECT_EQ(guessDeckFormat("[[\"XF96-0001v1\"]]"), DeckFormat::FanSiteJson);
    EXPECT_EQ(guessDeckFormat("\"#\",\"Set\",\"Title\",\"Type\",\"Quantity\"\n"), DeckFormat::FanSiteCsv);
    EXPECT_EQ(guessDeckFormat("See https://x/cards?signature=eJyr please\n"), DeckFormat::Signature);
    EXPECT_EQ(guessDeckFormat("2 Dodge\n// from https://x/cards?signature=eJyr\n"), DeckFormat::PlainList);
    EXPECT_EQ(guessDeckFormat("[2] Dodge\n"), DeckFormat::PlainList);
    EXPECT_EQ(guessDeckFormat("// Team (1)\n1 Agent Weiss\n"), DeckFormat::PlainList);
    EXPECT_EQ(guessDeckFormat("2 Dodge\nSB: 1 Agent Weiss\n"), DeckFormat::PlainList);
    EXPECT_EQ(guessDeckFormat(""), DeckFormat::PlainList);
}

TEST(DeckFormats, EveryEncodingGivesTheSameDeck)
{
    const std::string utf8 = "Name: Nuit\nBureau Deck:\n2 Død Kalm\n1 Dodge\n";
    const Deck deck = readDeck(utf8, baseSet(), std::nullopt, "").deck;
    EXPECT_EQ(deck.bureauDeck.size(), 2u);
    std::string crlf, latin1, utf16 = "\xFF\xFE";
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const bool accent = utf8[i] == '\xC3';
        i += accent ? 1 : 0;
        const char letter = accent ? '\xF8' : utf8[i];
        latin1 += letter;
        utf16 += letter;
        utf16 += '\0';
    }
    for (char c : utf8)
        crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
    for (const std::string& content : {crlf, latin1, utf16, "\xEF\xBB\xBF" + utf8})
        EXPECT_EQ(readDeck(content, baseSet(), std::nullopt, "").deck, deck);
}

TEST(DeckFormats, SayWhatTheyCannotHold)
{
    Deck deck;
    deck.add(Zone::BureauDeck, test::card("XF96-0011v1"), 2);
    for (const char* format : {"text", "json", "csv", "signature", "list"})
        EXPECT_TRUE(lossesOf(deck, *deckFormatNamed(format)).empty()) << format;
    deck.name = "Night shift";
    deck.notes = "late";
    deck.game = dossier::Game::Basic;
    deck.add(Zone::Team, test::card("XF96-0181v1"), 1);
    deck.aside.push_back({3, "what?"});
    using enum DeckLoss;
    EXPECT_EQ(lossesOf(deck, DeckFormat::DossierText), std::vector{Aside});
    EXPECT_EQ(lossesOf(deck, DeckFormat::FanSiteJson), (std::vector{Zones, Notes, DeckLoss::Game, Aside}));
    EXPECT_EQ(lossesOf(deck, DeckFormat::FanSiteCsv), (std::vector{Zones, Name, Notes, DeckLoss::Game, Aside}));
    EXPECT_EQ(lossesOf(deck, DeckFormat::Signature), (std::vector{Zones, Name, Notes, DeckLoss::Game, Aside}));
    EXPECT_EQ(lossesOf(deck, DeckFormat::PlainList), (std::vector{DeckLoss::Game, Aside}));
    deck.notes = "Team (3)";
    EXPECT_EQ(lossesOf(deck, DeckFormat::PlainList), (std::vector{Notes, DeckLoss::Game, Aside}));
}

// An export says everything that is lost, and the program's own form loses none of it.
TEST(DeckFormats, SayWhatIsKeptBesideTheList)
{
    Deck deck;
    deck.name = "Night shift";
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.killersAgreed = true;
    deck.sets = DeckSets::WithoutPromotional;
    deck.state = DeckState::Built;
    deck.folder = "Tournaments/2026";
    deck.tags = {"tournament", "medical, slow"};
    const DeckWriting own = writeDeck(deck, baseSet(), DeckFormat::DossierText);
    EXPECT_TRUE(own.lost.empty());
    EXPECT_EQ(readDeck(own.content, baseSet(), std::nullopt, "").deck, deck) << own.content;
    for (int i = 0; i < kDeckFormats; ++i) {
        const auto format = static_cast<DeckFormat>(i);
        const DeckWriting writing = writeDeck(deck, baseSet(), format);
        Deck back;
        try {
            back = readDeck(writing.content, baseSet(), format, "").deck;
        } catch (const ReadError&) { // it is only written
        }
        const auto isLost = [&](DeckLoss loss) {
            return std::find(writing.lost.begin(), writing.lost.end(), loss) != writing.lost.end();
        };
        EXPECT_EQ(isLost(DeckLoss::Killers), !back.killersAgreed) << i;
        EXPECT_EQ(isLost(DeckLoss::Sets), back.sets != deck.sets) << i;
        EXPECT_EQ(isLost(DeckLoss::State), back.state != DeckState::Built) << i;
        EXPECT_EQ(isLost(DeckLoss::Folder), back.folder != deck.folder) << i;
        EXPECT_EQ(isLost(DeckLoss::Tags), back.tags != deck.tags) << i;
    }
}

} // namespace dossier
