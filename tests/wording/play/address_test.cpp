// Sentences that speak to their reader, in both languages.
#include "engine/records/record.h"
#include "support/base_set.h"
#include "wording/play/address.h"
#include "wording/play/event_text.h"
#include "wording/play/news_text.h"
#include "wording/play/player_names.h"
#include "wording/words/elision.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

// What the lone person, "you" in seat 0, reads beside a player of the program.
class LoneReader
{
public:
    QString story(const VisibleEvent& event) const { return storyOf({event}, cast).front().text; }
    QString news(const VisibleEvent& event) const { return newsOf({event}, cast, 0).front().text; }

private:
    static QStringList names()
    {
        GameRecord record;
        record.decks.resize(2);
        record.players = {"", "supervisor"};
        QStringList names = playerNames(record);
        names[0] = yourName();
        return names;
    }

    PlayerNames cast{.pool = test::baseSet(), .players = names(), .you = 0};
};

CardName mulder(Seat owner)
{
    for (CardIndex card = 0; card < test::baseSet().size(); ++card)
        if (test::baseSet()[card].agent)
            return {.owner = owner, .card = card, .place = Place::Field};
    return {};
}

} // namespace

TEST(Address, TakesTheHalfThatSpeaksToTheReader)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(addressed("{%1 draws|You draw} %2.", {Said("Ben", false), 3}), "Ben draws 3.");
    EXPECT_EQ(addressed("{%1 draws|You draw} %2.", {Said("Ben", true), 3}), "You draw 3.");
    EXPECT_EQ(addressed("%1 asks {%2|you}.", {Said("{%2|x}", false), Said("Ben", true)}), "{%2|x} asks you.")
        << "names are filled in as they are";
    EXPECT_EQ(addressed("{%1 asks %2|You ask %2}.", {Said("Ben", false), Said("50 %1", false)}), "Ben asks 50 %1.");
    EXPECT_EQ(addressed("{%1 of %2|Your %1} attacks.", {Said("The Manitou", false), Said("Ben", true)}),
              "Your Manitou attacks.");
    EXPECT_EQ(begun("your Scully"), "Your Scully");
}

TEST(Address, TheLogSpeaksToTheLonePerson)
{
    const Language english(QStringLiteral("en"));
    const LoneReader reader;
    EXPECT_EQ(reader.story({.kind = EventKind::TurnBegan, .seat = 0, .number = 3}), "Turn 3: you investigate");
    EXPECT_EQ(reader.story({.kind = EventKind::TurnBegan, .seat = 1, .number = 3}), "Turn 3: Supervisor investigates");
    EXPECT_EQ(reader.story({.kind = EventKind::Drew, .seat = 0, .number = 2}), "You draw 2 cards.");
    EXPECT_EQ(reader.story({.kind = EventKind::Drew, .seat = 1, .number = 2}), "Supervisor draws 2 cards.");
    EXPECT_TRUE(reader.story({.kind = EventKind::GuessedWrong, .seat = 1, .who = 0})
                    .startsWith("Supervisor names your X-File: "));
    EXPECT_TRUE(reader.story({.kind = EventKind::CameBack, .seat = 0, .card = mulder(0)}).startsWith("Your "));
}

// Of a hidden card nothing is said that says nothing.
TEST(Address, WhoPaysForAHiddenCardIsSaid)
{
    const Language english(QStringLiteral("en"));
    const CardName hidden{.owner = 1, .place = Place::Hand};
    const QString text =
        LoneReader().story({.kind = EventKind::PaidWith, .seat = 1, .card = hidden, .other = mulder(1), .number = 0});
    EXPECT_TRUE(text.startsWith("Supervisor pays with 1 RP dedicated to ")) << text.toStdString();
}

TEST(Address, EveryPieceOfNewsSaysWhoDidItOrWhoseItIs)
{
    const Language english(QStringLiteral("en"));
    const LoneReader reader;
    EXPECT_TRUE(reader.news({.kind = EventKind::Hurt, .seat = 0, .card = mulder(0), .number = 1, .second = 2})
                    .startsWith("Your "));
    EXPECT_TRUE(reader.news({.kind = EventKind::Hurt, .seat = 1, .card = mulder(1), .number = 1, .second = 2})
                    .contains(" of Supervisor −1"));
    const PlayerNames cast{.pool = test::baseSet(), .players = {"You", "Supervisor"}, .you = 0};
    const VisibleEvent sold{.kind = EventKind::Sold, .seat = 1, .card = mulder(1)};
    for (const NewsItem& item : newsOf({sold, sold}, cast, 0))
        EXPECT_TRUE(item.text.startsWith("Supervisor sells ")) << item.text.toStdString();
    EXPECT_TRUE(reader.news({.kind = EventKind::AnsweredYes, .seat = 1, .who = 0, .number = 0})
                    .startsWith("Supervisor asks: "));
    EXPECT_TRUE(reader.news({.kind = EventKind::AnsweredNo, .seat = 0, .who = 1, .number = 0}).startsWith("You ask: "));
}

// A check that a card asks for solves no Site.
TEST(Address, NewsOfACheckSaysWhoseItWas)
{
    const Language english(QStringLiteral("en"));
    const LoneReader reader;
    EXPECT_TRUE(reader.news({.kind = EventKind::CheckPassed, .seat = 1, .card = mulder(1), .number = 6, .second = 5})
                    .startsWith("Supervisor passed the check of "));
    EXPECT_TRUE(reader.news({.kind = EventKind::CheckFailed, .seat = 0, .card = mulder(0), .number = 4, .second = 5})
                    .startsWith("You failed at "));
    EXPECT_TRUE(reader.news({.kind = EventKind::Revealed, .seat = 0, .card = mulder(0)}).contains(" is turned up"));
}

// A rank goes with its article, and is joined with what stands before it.
TEST(Address, FrenchNamesRanksWithTheirArticle)
{
    const Language french(QStringLiteral("fr"));
    const LoneReader reader;
    EXPECT_EQ(reader.story({.kind = EventKind::Drew, .seat = 1, .number = 2}), "Le Superviseur pioche 2 cartes.");
    EXPECT_EQ(reader.story({.kind = EventKind::Drew, .seat = 0, .number = 2}), "Vous piochez 2 cartes.");
    EXPECT_TRUE(
        reader.story({.kind = EventKind::TurnBegan, .seat = 1, .number = 3}).endsWith("le Superviseur enquête"));
    const auto picks = [&](Seat seat, Seat who) {
        return reader.story(
            {.kind = EventKind::Picked, .seat = seat, .who = who, .second = static_cast<int>(Thing::Kind::Player)});
    };
    EXPECT_EQ(picks(1, 0), QStringLiteral("Le Superviseur choisit\u202f: vous."));
    EXPECT_EQ(picks(0, 1), QStringLiteral("Vous choisissez\u202f: le Superviseur."));
    EXPECT_EQ(elided("la main de Le Superviseur, à Le Novice et de L’Agent"),
              QStringLiteral("la main du Superviseur, au Novice et de l’Agent"));
    EXPECT_EQ(elided("contre Le Directeur"), "contre le Directeur");
}

} // namespace dossier
