// Every answer is told once to whoever asked and to whoever was asked, with what his Notebook leaves.
#include "engine/players/policy/pilot.h"
#include "engine/players/policy/policy.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "table/answer_feed.h"
#include "table/table_game.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace dossier {

namespace {

Deck nightShift()
{
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    return readDeck(bytes, test::officialCards(), DeckFormat::DossierText, "").deck;
}

GameRecord tableFor(int players, std::uint64_t seed)
{
    GameRecord record;
    record.decks.assign(static_cast<std::size_t>(players), nightShift());
    record.passive.assign(record.decks.size(), false);
    record.seed = seed;
    record.options.mostTurns = 14;
    return record;
}

// What each seat heard, by the place in the log.
using Heard = std::map<Seat, std::multiset<std::size_t>>;

// Answers about his X-File or by his own question, up to where he last sat at the table.
std::set<std::size_t> answersFor(const TableGame& game, Seat seat, std::size_t upTo)
{
    std::set<std::size_t> places;
    for (const VisibleEvent& event : game.game().story(seat))
        if (event.at < upTo &&
            (event.kind == EventKind::AnsweredYes || event.kind == EventKind::AnsweredNo ||
             event.kind == EventKind::GuessedWrong || event.kind == EventKind::GuessedRight) &&
            (event.seat == seat || event.who == seat))
            places.insert(event.at);
    return places;
}

void attach(AnswerFeed& feed, TableGame& game)
{
    QObject::connect(&game, &TableGame::changed, &feed, &AnswerFeed::follow);
    QObject::connect(&game, &TableGame::begun, &feed, &AnswerFeed::startAnew);
}

} // namespace

TEST(AnswerFeed, TellsEveryAnswerOnceToThoseItConcerns)
{
    for (int players = 2; players <= 3; ++players) {
        std::size_t answers = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            TableGame game(test::officialCards());
            AnswerFeed feed(game, test::officialCards());
            attach(feed, game);
            Heard heard;
            std::map<Seat, std::size_t> sat;
            QObject::connect(&feed, &AnswerFeed::arrived, [&](const Finding& finding) {
                if (finding.kind == Finding::Kind::Looked || finding.kind == Finding::Kind::Taken) {
                    EXPECT_FALSE(finding.cards.empty());
                    return;
                }
                heard[game.viewer()].insert(finding.at);
                EXPECT_TRUE(finding.asker == game.viewer() || finding.about == game.viewer());
                if (finding.asker != game.viewer() || finding.yes == (finding.kind == Finding::Kind::Guess))
                    return;
                EXPECT_LE(finding.after.size(), finding.before.size());
            });
            game.begin(tableFor(players, seed), true);
            Pilot pilot(*game.game().match());
            while (!game.isOver()) {
                game.takeSeat();
                sat[game.viewer()] = game.storyEnd();
                game.take(pilot.choose(game.seen(), game.actions()));
                sat[game.viewer()] = game.storyEnd();
                // The last word of the Notebook is that of the answer that was told last (SETUP-13).
                for (Seat about = 0; about < players; ++about) {
                    if (about == game.viewer())
                        continue;
                    EXPECT_EQ(static_cast<int>(game.possibleOf(about).size()),
                              game.game().candidates(game.seen().notebooks[about]));
                }
            }
            for (Seat seat = 0; seat < players; ++seat) {
                const std::set<std::size_t> expected = answersFor(game, seat, sat[seat]);
                EXPECT_EQ(std::multiset<std::size_t>(expected.begin(), expected.end()), heard[seat])
                    << "seed " << seed << ", player " << int(seat);
                answers += expected.size();
            }
        }
        EXPECT_GT(answers, 10u);
    }
}

TEST(AnswerFeed, CountsAsTheNotebookDoes)
{
    int counted = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        TableGame game(test::officialCards());
        AnswerFeed feed(game, test::officialCards());
        attach(feed, game);
        int before = 0;
        QObject::connect(&feed, &AnswerFeed::arrived, [&](const Finding& finding) {
            if (finding.asker != game.viewer() || (finding.kind == Finding::Kind::Guess && finding.yes))
                return;
            EXPECT_EQ(static_cast<int>(finding.before.size()), before);
            before = game.game().candidates(game.seen().notebooks[finding.about]);
            EXPECT_EQ(static_cast<int>(finding.after.size()), before) << "one answer at a time with this deck";
            EXPECT_TRUE(finding.cause && finding.cause->kind == EventKind::CheckPassed);
            ++counted;
        });
        GameRecord record = tableFor(2, seed);
        record.decks.back() = {};
        record.passive.back() = true;
        game.begin(record, true);
        before = game.game().candidates({});
        EXPECT_EQ(before, 41);
        Pilot pilot(*game.game().match());
        while (!game.isOver())
            game.take(pilot.choose(game.seen(), game.actions()));
    }
    EXPECT_GT(counted, 6);
}

TEST(AnswerFeed, TellsNothingToWhoStepsThroughAGame)
{
    TableGame game(test::officialCards());
    playDemonstration(game, nightShift(), 1, 4, [](const TableGame&) { return false; });
    AnswerFeed feed(game, test::officialCards());
    attach(feed, game);
    int told = 0;
    QObject::connect(&feed, &AnswerFeed::arrived, [&](const Finding&) { ++told; });
    const int length = game.length();
    for (int position = 0; position <= length; position += 3)
        game.goTo(position);
    game.goTo(length);
    EXPECT_EQ(told, 0);
    game.begin(game.record(), true);
    EXPECT_EQ(told, 0) << "nor to who opens one";
}

TEST(AnswerFeed, AnAnswerTakenBackAndGivenAgainIsTold)
{
    TableGame game(test::officialCards());
    AnswerFeed feed(game, test::officialCards());
    attach(feed, game);
    int told = 0;
    QObject::connect(&feed, &AnswerFeed::arrived, [&](const Finding&) { ++told; });
    playDemonstration(game, nightShift(), 1, 4,
                      [](const TableGame& at) { return at.actions().find(ActionKind::Ask) != nullptr; });
    ASSERT_NE(game.actions().find(ActionKind::Ask), nullptr);
    const int before = told;
    game.take(*game.actions().find(ActionKind::Ask));
    EXPECT_EQ(told, before + 1);
    game.takeBack();
    EXPECT_EQ(told, before + 1);
    game.take(*game.actions().find(ActionKind::Ask));
    EXPECT_EQ(told, before + 2);
}

// What another may think of one's own X-File, with more than two players, too (MULTI-14).
TEST(AnswerFeed, KnowsWhatOthersCanSuspect)
{
    TableGame game(test::officialCards());
    game.begin(tableFor(2, 3), true);
    Pilot pilot(*game.game().match());
    int narrowed = 0;
    while (!game.isOver()) {
        game.takeSeat();
        const auto other = static_cast<Seat>(1 - game.viewer());
        EXPECT_EQ(static_cast<int>(game.suspectedBy(other).size()), game.view().suspected[other]);
        narrowed += game.suspectedBy(other).size() < 41 ? 1 : 0;
        game.take(pilot.choose(game.seen(), game.actions()));
    }
    EXPECT_GT(narrowed, 10);
}

namespace {

CardName called(const char* title, Seat owner = 0)
{
    CardName name{.owner = owner};
    for (std::size_t i = 0; i < test::baseSet().size(); ++i)
        if (test::baseSet()[static_cast<CardIndex>(i)].title == title)
            name.card = static_cast<CardIndex>(i);
    return name;
}

VisibleEvent told(EventKind kind, const CardName& card, int number = 0)
{
    return {.kind = kind, .seat = 0, .who = 1, .card = card, .number = number};
}

// Why the last one was to be learnt.
std::optional<VisibleEvent> causeOfLast(const std::vector<VisibleEvent>& story)
{
    const std::vector<Finding> findings = findingsOf(story, 0, 2, {}, test::baseSet());
    return findings.empty() ? std::nullopt : findings.back().cause;
}

} // namespace

// SITE-1: a card that took effect while the check was under way, or after it, was said to have asked.
TEST(Findings, TheSiteAsksWhateverWasPlayedMeanwhile)
{
    const CardName arecibo = called("Arecibo, Puerto Rico");
    const CardName circles = called("Crop Circles");
    const auto cause = causeOfLast({told(EventKind::TurnBegan, {}, 3), told(EventKind::CheckPassed, arecibo, 5),
                                    told(EventKind::Resolved, circles), told(EventKind::Asked, {}, 7),
                                    told(EventKind::Used, circles), told(EventKind::AnsweredNo, {}, 7)});
    ASSERT_TRUE(cause);
    EXPECT_EQ(cause->card, arecibo);
    EXPECT_EQ(cause->kind, EventKind::CheckPassed);
}

// A check that a card calls for allows no question.
TEST(Findings, ACheckCalledForByACardDoesNot)
{
    const CardName arecibo = called("Arecibo, Puerto Rico");
    const auto cause = causeOfLast({told(EventKind::CheckPassed, arecibo, 5),
                                    told(EventKind::CheckPassed, called("Poisonous Gases"), 5),
                                    told(EventKind::Asked, {}, 7), told(EventKind::AnsweredYes, {}, 7)});
    ASSERT_TRUE(cause);
    EXPECT_EQ(cause->card, arecibo);
}

TEST(Findings, ACardWhoseTextAsksIsNamed)
{
    const CardName hosteen = called("Albert Hosteen");
    const auto cause = causeOfLast({told(EventKind::CheckPassed, called("Arecibo, Puerto Rico"), 5),
                                    told(EventKind::Used, hosteen), told(EventKind::Asked, hosteen, 7),
                                    told(EventKind::Resolved, called("Teamwork")), told(EventKind::AnsweredNo, {}, 7)});
    ASSERT_TRUE(cause);
    EXPECT_EQ(cause->card, hosteen);
    EXPECT_NE(cause->kind, EventKind::CheckPassed);
}

// SITE-16.
TEST(Findings, AWrongGuessAllowsTheQuestionAfterIt)
{
    std::vector<VisibleEvent> story{told(EventKind::CheckPassed, called("Arecibo, Puerto Rico"), 5),
                                    told(EventKind::GuessedWrong, called("The Manitou")), told(EventKind::Asked, {}, 7),
                                    told(EventKind::AnsweredNo, {}, 7)};
    ASSERT_TRUE(causeOfLast(story));
    EXPECT_EQ(causeOfLast(story)->kind, EventKind::GuessedWrong);
    story.push_back(told(EventKind::CheckPassed, called("Deadhorse, AK"), 5));
    story.push_back(told(EventKind::GuessedWrong, called("The Manitou")));
    ASSERT_TRUE(causeOfLast(story));
    EXPECT_EQ(causeOfLast(story)->card, called("Deadhorse, AK")) << "SITE-20: what is guessed a Site allows";
}

TEST(TableGame, KnowsSinceWhenSomethingIsNews)
{
    TableGame game(test::officialCards());
    game.begin(tableFor(2, 3), true);
    EXPECT_EQ(game.lastChoice(), 0u);
    RandomPolicy policy(2);
    std::map<Seat, std::size_t> chosen;
    for (int i = 0; i < 120 && !game.isOver(); ++i) {
        if (game.waitsForHandOver()) { // He who is called to the table sees what has happened meanwhile
            EXPECT_EQ(game.lastChoice(), chosen.contains(game.nextViewer()) ? chosen[game.nextViewer()] : 0u);
        }
        game.takeSeat();
        EXPECT_EQ(game.lastChoice(), chosen.contains(game.viewer()) ? chosen[game.viewer()] : 0u);
        chosen[game.viewer()] = game.storyEnd();
        game.take(policy.choose(game.seen(), game.actions()));
    }
    const std::size_t last = game.lastChoice();
    const int length = game.length();
    game.goTo(length / 2);
    EXPECT_LE(game.lastChoice(), last);
    game.goTo(length);
    EXPECT_EQ(game.lastChoice(), last);
}

// A Site was taken out of a hand, and a hand looked at, in one line of the log.
TEST(AnswerFeed, CardsThatAreLookedAtOrTakenAreShownTogether)
{
    const auto card = [](Seat owner, CardIndex which) { return CardName{.owner = owner, .card = which}; };
    std::vector<VisibleEvent> news{
        {.kind = EventKind::Looked, .seat = 0, .who = 1, .at = 10},
        {.kind = EventKind::Looked, .seat = 0, .who = 1, .card = card(1, 5), .at = 11},
        {.kind = EventKind::Looked, .seat = 0, .who = 1, .card = card(1, 6), .at = 12},
        {.kind = EventKind::Used, .seat = 1, .card = card(1, 4), .at = 19},
        {.kind = EventKind::Borrowed, .seat = 1, .who = 0, .card = card(0, 7), .at = 20},
        {.kind = EventKind::Discarded,
         .seat = 0,
         .who = 1,
         .card = card(0, 8),
         .other = card(1, 9),
         .number = static_cast<int>(Place::Hand),
         .at = 30},
        {.kind = EventKind::Discarded,
         .seat = 0,
         .card = card(0, 8),
         .number = static_cast<int>(Place::Hand),
         .at = 40},
        {.kind = EventKind::Looked, .seat = 1, .who = 0, .at = 50},
    };
    const std::vector<Finding> shown = shownCards(news, 0, 3);
    ASSERT_EQ(shown.size(), 3u);
    EXPECT_EQ(shown[0].kind, Finding::Kind::Looked);
    EXPECT_EQ(shown[0].about, 1);
    EXPECT_EQ(shown[0].cards, (std::vector<CardIndex>{5, 6}));
    EXPECT_EQ(shown[0].turn, 3);
    EXPECT_EQ(shown[1].kind, Finding::Kind::Taken);
    EXPECT_EQ(shown[1].asker, 1);
    EXPECT_EQ(shown[1].cards, std::vector<CardIndex>{7});
    ASSERT_TRUE(shown[1].cause);
    EXPECT_EQ(shown[1].cause->card.card, 4) << "by whose text";
    EXPECT_FALSE(shown[0].cause);
    EXPECT_EQ(shown[2].cards, std::vector<CardIndex>{8});
    for (const Finding& mine : shownCards(news, 1, 3)) // who takes has them before him
        EXPECT_NE(mine.kind, Finding::Kind::Taken);
    news.push_back({.kind = EventKind::Picked, .seat = 0, .card = card(0, 8), .at = 29});
    EXPECT_EQ(shownCards(news, 0, 3).size(), 2u) << "what he has chosen himself he knows";
}

} // namespace dossier
