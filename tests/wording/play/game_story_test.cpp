// The log of a game, the names of its choices and the reasons against a play, in both languages.
#include "engine/api/describe.h"
#include "engine/api/visible_event.h"
#include "engine/flow/refusal.h"
#include "engine/flow/rules.h"
#include "engine/players/policy/policy.h"
#include "engine/queries/meaning/observation.h"
#include "importers/decks/deck_formats.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "wording/french.h"
#include "wording/play/choice_text.h"
#include "wording/play/event_text.h"
#include "wording/play/play_words.h"
#include "wording/play/reason_text.h"
#include "wording/play/thing_text.h"
#include "wording/words/language.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

Deck sampleDeck(const char* name)
{
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/" + name);
    return readDeck(bytes, test::baseSet(), DeckFormat::DossierText, "").deck;
}

class GameStory : public testing::Test
{
protected:
    GameStory()
        : deck(sampleDeck("night-shift.deck"))
        , match({.pool = &test::baseSet(),
                 .effects = &test::baseEffects(),
                 .options = options(),
                 .seats = {{&deck}, {&deck}}})
    {}

    static GameOptions options()
    {
        GameOptions options;
        options.mostTurns = 12;
        options.killerCards = true;
        options.xFilePowers = true;
        return options;
    }

    // Random games; `visit` sees each decision before it is taken.
    EventLog play(std::uint64_t seed, const std::function<void(const GameState&, const ActionList&)>& visit = {})
    {
        EventLog log;
        RandomPolicy policy(seed);
        ActionList actions;
        GameState state = newGame(match, seed, &log);
        while (!state.over()) {
            legalActions(state, actions);
            if (visit)
                visit(state, actions);
            applyLegal(state, policy.choose(observation(state, state.decider), actions), &log);
        }
        return log;
    }

    Deck deck;
    Match match;
    PlayerNames cast{test::officialCards(), playerNames(2)};
};

void expectWhole(const QString& text)
{
    EXPECT_FALSE(text.isEmpty());
    EXPECT_FALSE(text.contains('%')) << text.toStdString();
    EXPECT_FALSE(text.contains("  ")) << text.toStdString();
}

} // namespace

TEST_F(GameStory, EveryEventHasASentence)
{
    for (const char* language : {"en", "fr"}) {
        const Language spoken(QString::fromLatin1(language));
        for (int kind = 0; kind <= static_cast<int>(EventKind::GameEnded); ++kind) {
            Event event{.kind = static_cast<EventKind>(kind),
                        .seat = 0,
                        .who = 1,
                        .card = VisibleCard::open(0),
                        .other = VisibleCard::open(1),
                        .number = 1};
            event.second = 2;
            expectWhole(sentence(toldTo(0, {&event, 1}).front(), cast));
        }
    }
}

TEST_F(GameStory, IsToldFromTheFirstTurnToTheEnd)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const std::vector<StoryLine> story = storyOf(toldTo(0, play(seed)), cast);
        ASSERT_GT(story.size(), 40u);
        for (const StoryLine& line : story)
            expectWhole(line.text);
        EXPECT_GT(toLines(story).filter("Turn ").size(), 3);
        EXPECT_FALSE(toLines(story).last().isEmpty());
    }
}

// ZONE-21: what is drawn is its player's secret.
TEST_F(GameStory, KeepsSecretsFromTheOthers)
{
    const EventLog log = play(3);
    const auto secrets = [&](Seat of) {
        return std::count_if(log.begin(), log.end(),
                             [&](const Event& e) { return e.kind == EventKind::DrewCard && e.seat == of; });
    };
    ASSERT_GT(secrets(0), 0);
    // Cards drawn by `of` whose title stands in the line that tells of it.
    const auto titlesTold = [&](Seat reader, Seat of) {
        int titles = 0;
        for (const StoryLine& line : storyOf(toldTo(reader, log), cast))
            for (const std::size_t at : line.events)
                if (log[at].kind == EventKind::DrewCard && log[at].seat == of)
                    titles += line.text.contains(calledText(log[at].card.name, cast)) ? 1 : 0;
        return titles;
    };
    EXPECT_EQ(titlesTold(0, 0), secrets(0));
    EXPECT_EQ(titlesTold(0, 1), 0);
    EXPECT_EQ(titlesTold(1, 1), secrets(1));
    EXPECT_EQ(titlesTold(kNoSeat, 0), 0);
    for (const QString& line : toLines(storyOf(toldTo(kNoSeat, log), cast)))
        EXPECT_FALSE(line.contains(QRegularExpression(" draws [^0-9]| cards?: "))) << line.toStdString();
}

TEST_F(GameStory, EveryChoiceHasAName)
{
    for (const char* language : {"en", "fr"}) {
        const Language spoken(QString::fromLatin1(language));
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            play(seed, [&](const GameState& state, const ActionList& actions) {
                expectWhole(decisionText(decisionOf(state, actions, state.decider), cast));
                for (const Choice& choice : choicesOf(state, actions, state.decider)) {
                    expectWhole(choiceText(choice, cast));
                    expectWhole(choiceGroup(choice.action.kind));
                }
            });
    }
}

TEST_F(GameStory, NamesDifferWhereChoicesDo)
{
    play(11, [&](const GameState& state, const ActionList& actions) {
        std::set<QString> names;
        int copies = 0; // a second copy of a card is another choice of the same name
        for (const Choice& choice : choicesOf(state, actions, state.decider)) {
            names.insert(choiceText(choice, cast));
            copies += choice.action.card || choice.action.target ? 1 : 0;
        }
        EXPECT_GE(static_cast<int>(names.size()), actions.size() - copies);
    });
}

TEST_F(GameStory, APassSaysWhatIsPassedOn)
{
    std::set<QString> passes;
    play(2, [&](const GameState& state, const ActionList& actions) {
        for (const Choice& choice : choicesOf(state, actions, state.decider))
            if (choice.action.kind == ActionKind::Pass)
                passes.insert(choiceText(choice, cast));
    });
    EXPECT_TRUE(passes.contains("Do not draw"));
    EXPECT_TRUE(passes.contains("Buy no cards"));
    EXPECT_TRUE(passes.contains("Everybody is in place"));
}

TEST_F(GameStory, EveryReasonNamesItsRule)
{
    std::set<std::string> rules;
    for (const char* language : {"en", "fr"}) {
        const Language spoken(QString::fromLatin1(language));
        play(5, [&](const GameState& state, const ActionList&) {
            for (Seat seat = 0; seat < 2; ++seat)
                state.player(seat).hand.forEach([&](int index) {
                    const auto reason = whyNot(state, seat, {seat, index});
                    if (!reason)
                        return;
                    expectWhole(sentence(*reason));
                    rules.insert(std::string(reason->rule.text()));
                    EXPECT_TRUE(sentence(*reason).contains(
                        QString::fromStdString(*rules.find(std::string(reason->rule.text())))));
                });
        });
    }
    EXPECT_GE(rules.size(), 8u);
}

TEST_F(GameStory, AReasonSaysWhatIsMissing)
{
    EXPECT_EQ(sentence({ReasonKind::TooDear, "PLAY-5", {}, 1, 3}), "It costs 3; the pool holds 1. (PLAY-5)");
    EXPECT_EQ(sentence({ReasonKind::Activator, "PLAY-11", Activator::Occult}),
              "Its Activator is missing: Occult. (PLAY-11)");
    EXPECT_EQ(sentence({ReasonKind::WrongWindow, "CASE-1"}),
              "Sites are placed in your Case Assignment Phase. (CASE-1)");
    for (int kind = 0; kind < kReasonKinds; ++kind)
        expectWhole(sentence({static_cast<ReasonKind>(kind), "PLAY-99"}));
}

TEST_F(GameStory, IsToldInFrench)
{
    const Language french(QStringLiteral("fr"));
    const PlayerNames joueurs{test::officialCards(), playerNames(2)};
    EXPECT_EQ(joueurs.name(1), "Joueur B");
    EXPECT_EQ(sentence({.kind = EventKind::Drew, .seat = 0, .number = 2}, joueurs), "Joueur A pioche 2 cartes.");
    EXPECT_EQ(word(Phase::Deployment), "Déploiement");
    EXPECT_EQ(abilityWord(kCloseRange), "CCP");
}

} // namespace dossier
