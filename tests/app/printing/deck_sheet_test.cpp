#include "app/printing/deck_sheet.h"
#include "app/printing/sheets.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

PrintedSheet sheetOf(const Deck& deck, const DeckSheetWish& wish = {}, Paper paper = Paper::A4)
{
    const Format format = test::format(deck.game);
    return deckSheet(deck, test::baseSet(), format, wish, paper, test::printType());
}

} // namespace

TEST(DeckSheet, NamesEveryCardWithItsNumber)
{
    const Deck deck = test::legalDeck();
    const QString texts = test::textsOf(sheetOf(deck)).join(QLatin1Char(' '));
    for (const std::vector<DeckEntry>* zone : {&deck.team, &deck.bureauDeck})
        for (const DeckEntry& entry : *zone) {
            const Card& card = test::baseSet()[entry.card];
            EXPECT_TRUE(texts.contains(QString::fromStdString(card.title))) << card.title;
            EXPECT_TRUE(texts.contains(QString::fromStdString(card.id))) << card.id;
        }
}

// Those of promotional cards are longer than all others.
TEST(DeckSheet, NamesACardWithALongNumberWhole)
{
    Deck deck = test::legalDeck();
    Card promotional = test::baseSet()[deck.bureauDeck.front().card];
    promotional.id = "PR96-0004-GCON";
    std::vector<Card> cards(test::baseSet().cards().begin(), test::baseSet().cards().end());
    cards.push_back(promotional);
    const CardPool pool(std::move(cards));
    deck.add(Zone::BureauDeck, static_cast<CardIndex>(pool.size() - 1), 1);
    const PrintedSheet sheet = deckSheet(deck, pool, test::format(deck.game), {}, Paper::A4, test::printType());
    EXPECT_TRUE(test::says(sheet, QStringLiteral("PR96-0004-GCON")));
    EXPECT_EQ(test::cutTexts(sheet).join(QStringLiteral(" | ")).toStdString(), "");
    EXPECT_TRUE(test::staysOnPaper(sheet));
}

TEST(DeckSheet, CountsTheBureauDeckAndItsTypes)
{
    const PrintedSheet sheet = sheetOf(test::legalDeck());
    EXPECT_TRUE(test::says(sheet, QStringLiteral("60 cards")));
    const QStringList texts = test::textsOf(sheet);
    const auto sites = texts.indexOf(QStringLiteral("Sites"));
    ASSERT_GE(sites, 0);
    EXPECT_EQ(texts[sites + 1], QStringLiteral("16"));
    EXPECT_TRUE(test::says(sheet, QStringLiteral("3 Agents")));
    EXPECT_TRUE(test::says(sheet, QStringLiteral("18 of 20 RP")));
}

TEST(DeckSheet, KeepsTheXFileSealedUnlessItShallBeShown)
{
    const Deck deck = test::legalDeck();
    const QString title = QString::fromStdString(test::baseSet()[deck.xFile.front().card].title);
    EXPECT_FALSE(test::says(sheetOf(deck), title));
    EXPECT_TRUE(test::says(sheetOf(deck), QStringLiteral("sealed")));
    DeckSheetWish shown;
    shown.showXFile = true;
    EXPECT_TRUE(test::says(sheetOf(deck, shown), title));
}

TEST(DeckSheet, CitesTheRulesALegalDeckKeeps)
{
    const PrintedSheet sheet = sheetOf(test::legalDeck());
    EXPECT_TRUE(test::says(sheet, QStringLiteral("Legal in the Advanced Game")));
    for (const char* rule : {"DECK-1", "DECK-4", "DECK-11", "DECK-14", "DECK-15", "DECK-18"})
        EXPECT_TRUE(test::textsOf(sheet).contains(QLatin1String(rule))) << rule;
}

TEST(DeckSheet, SaysWhichRulesAreBroken)
{
    Deck deck = test::legalDeck();
    deck.setCount(Zone::BureauDeck, deck.bureauDeck.front().card, 3);
    const PrintedSheet sheet = sheetOf(deck);
    EXPECT_TRUE(test::says(sheet, QStringLiteral("Not legal in the Advanced Game")));
    EXPECT_TRUE(test::says(sheet, QStringLiteral("3 copies in the Bureau")));
}

TEST(DeckSheet, FillsInWhatItIsTold)
{
    DeckSheetWish wish;
    wish.player = QStringLiteral("Dana <Scully> & Söhne");
    wish.event = QStringLiteral("Autumn cup");
    wish.date = QStringLiteral("20 November 2026");
    const PrintedSheet sheet = sheetOf(test::legalDeck(), wish);
    for (const QString& each : {wish.player, wish.event, wish.date})
        EXPECT_TRUE(test::textsOf(sheet).contains(each));
}

TEST(DeckSheet, FitsOnOnePageOfEitherPaper)
{
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const PrintedSheet sheet = sheetOf(test::legalDeck(), {}, paper);
        EXPECT_EQ(sheet.pages.size(), 1u);
        EXPECT_TRUE(test::staysOnPaper(sheet));
    }
}

TEST(DeckSheet, AHugeDeckTakesMorePagesAndLosesNothing)
{
    Deck deck = test::legalDeck();
    deck.name = std::string(400, 'W');
    for (CardIndex card = 0; card < test::baseSet().size(); ++card)
        deck.setCount(Zone::BureauDeck, card, 3);
    const PrintedSheet sheet = sheetOf(deck);
    EXPECT_GT(sheet.pages.size(), 3u);
    EXPECT_TRUE(test::staysOnPaper(sheet));
    EXPECT_TRUE(test::says(sheet, QStringLiteral("XF96-0354v1")));
    EXPECT_TRUE(textsOn(sheet.pages.back()).contains(QStringLiteral("Page %1 of %1").arg(sheet.pages.size())));
}

TEST(DeckSheet, AnEmptyDeckIsASheetToFillIn)
{
    const PrintedSheet sheet = sheetOf({});
    EXPECT_EQ(sheet.pages.size(), 1u);
    EXPECT_TRUE(test::says(sheet, QStringLiteral("none chosen")));
}

TEST(DeckSheet, ABasicDeckIsJudgedByTheBasicRules)
{
    Deck deck = test::legalDeck();
    deck.game = Game::Basic;
    const PrintedSheet sheet = sheetOf(deck);
    EXPECT_TRUE(test::says(sheet, QStringLiteral("Basic Game")));
    EXPECT_TRUE(test::says(sheet, QStringLiteral("BASIC-5")));
}

} // namespace dossier
