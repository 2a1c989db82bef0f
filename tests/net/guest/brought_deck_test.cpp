// A deck as a guest brings it to a table far away, and why it is refused in whose language.
#include "box/fixed_packs.h"
#include "importers/decks/deck_formats.h"
#include "net/guest/brought_deck.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

const GameData& theBox()
{
    static const GameData box = openGameBox();
    return box;
}

GameOptions killersAllowed()
{
    GameOptions options;
    options.killerCards = true;
    return options;
}

Deck starter()
{
    return starterDecks(theBox()).front();
}

QString asText(const Deck& deck)
{
    return QString::fromStdString(writeDeck(deck, theBox().cards, DeckFormat::DossierText).content);
}

BroughtDeck brought(const Deck& deck, bool sealed = false)
{
    return readBroughtDeck(asText(deck), theBox(), killersAllowed(), 2, sealed);
}

} // namespace

TEST(BroughtDecks, ALegalOneIsTakenAsTheTableAgreed) // DECK-1, DECK-18
{
    Deck deck = completed(starter(), theBox());
    deck.notes = "mine";
    const BroughtDeck taken = brought(deck);
    EXPECT_FALSE(taken.why) << taken.detail.toStdString();
    EXPECT_TRUE(taken.deck.killersAgreed);
    EXPECT_EQ(taken.deck.notes, "") << "nobody else's business";
    EXPECT_EQ(taken.deck.bureauDeck, deck.bureauDeck);
}

TEST(BroughtDecks, WhatHindersIsNamedBeforeWhatIsOnlyAdvised) // DECK-2
{
    Deck deck = starter();
    deck.bureauDeck.resize(3);
    const BroughtDeck refused = brought(deck);
    EXPECT_EQ(refused.why, Rejection::IllegalDeck);
    const auto problems = checkDeck(deck, theBox().cards, theBox().advanced);
    ASSERT_FALSE(isLegal(problems));
    EXPECT_TRUE(refused.detail.contains(QStringLiteral("60"))) << refused.detail.toStdString();
}

TEST(BroughtDecks, ASealedOneNeedsNoXFile) // VAR-8, DECK-11
{
    Deck deck = completed(starter(), theBox());
    deck.xFile.clear();
    EXPECT_EQ(brought(deck).why, Rejection::IllegalDeck);
    EXPECT_FALSE(brought(deck, true).why);
}

TEST(BroughtDecks, NonsenseIsUnreadable)
{
    const BroughtDeck refused = readBroughtDeck(QStringLiteral("1 No such card"), theBox(), {}, 2, false);
    EXPECT_EQ(refused.why, Rejection::UnreadableDeck);
    EXPECT_FALSE(refused.detail.isEmpty());
}

TEST(BroughtDecks, TheGuestSaysInHisLanguageWhyHisWasRefused)
{
    Deck deck = starter();
    deck.bureauDeck.resize(3);
    RejectedByHost rejected;
    rejected.why = Rejection::IllegalDeck;
    rejected.detail = QStringLiteral("The host's words.");
    Welcomed welcome;
    welcome.seats = 2;
    welcome.options = killersAllowed();
    const QString english = *refusedDeck(rejected, asText(deck), theBox(), welcome);
    EXPECT_FALSE(english.contains(rejected.detail));
    {
        const Language french(QStringLiteral("fr"));
        const QString said = *refusedDeck(rejected, asText(deck), theBox(), welcome);
        EXPECT_NE(said, english);
        EXPECT_FALSE(said.contains(rejected.detail));
    }
    // Of another version: it finds nothing wrong, and the host's own words are better than none.
    const QString legal = asText(completed(starter(), theBox()));
    EXPECT_TRUE(refusedDeck(rejected, legal, theBox(), welcome)->contains(rejected.detail));
    rejected.why = Rejection::NotNow;
    EXPECT_FALSE(refusedDeck(rejected, legal, theBox(), welcome));
}

// As a playtest plays them; without cards of the Advanced Game they are filled up no further, for a Basic deck has no
// least size.
TEST(BroughtDecks, EveryStarterMayBePlayedInTheBasicGameWithoutWhatIsTakenOut) // BASIC-3, BASIC-8
{
    GameOptions basic;
    basic.game = Game::Basic;
    for (Deck& deck : starterDecks(theBox())) {
        deck.game = Game::Basic;
        const Deck dealt = completed(asDealtAt(basic, deck, theBox().cards), theBox());
        EXPECT_EQ(notDealt(dealt, theBox().cards, Game::Basic), 0);
        const BroughtDeck taken = readBroughtDeck(asText(dealt), theBox(), basic, 2, false);
        EXPECT_FALSE(taken.why) << deck.name << ": " << taken.detail.toStdString();
    }
    const Deck advanced = starter();
    EXPECT_EQ(asDealtAt({}, advanced, theBox().cards), advanced);
}

// Whatever that table has agreed on.
TEST(BroughtDecks, EveryStarterMayBePlayedInTheAdvancedGame)
{
    for (const bool killers : {false, true})
        for (Deck& deck : starterDecks(theBox())) {
            GameOptions options;
            options.killerCards = deck.killersAgreed = killers;
            const BroughtDeck taken = readBroughtDeck(asText(completed(deck, theBox())), theBox(), options, 2, false);
            EXPECT_FALSE(taken.why) << deck.name << ": " << taken.detail.toStdString();
        }
}

} // namespace dossier
