// What is seen while the table changes hands: the same for everybody, whatever each of them knows (ZONE-21).
#include "engine/flow/rules.h"
#include "engine/players/policy/policy.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/random_match.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"
#include "table/covered.h"
#include "table/table_game.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

GameRecord sharedGame(int players, std::uint64_t seed)
{
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    GameRecord record;
    record.decks.assign(static_cast<std::size_t>(players),
                        readDeck(bytes, test::officialCards(), DeckFormat::DossierText, "").deck);
    record.passive.assign(record.decks.size(), false);
    record.seed = seed;
    record.options.mostTurns = 8;
    return record;
}

} // namespace

TEST(Covered, IsTheSameForEverybody)
{
    int hidden = 0;
    for (const int players : {2, 3}) {
        RunningGame game(sharedGame(players, 5), test::officialCards(), nullptr);
        RandomPolicy policy(3);
        for (int step = 0; step < 900 && !game.over(); ++step) {
            std::vector<Observation> all(static_cast<std::size_t>(players));
            for (int seat = 0; seat < players; ++seat) {
                Observation& seen = all[static_cast<std::size_t>(seat)];
                game.observe(static_cast<Seat>(seat), seen);
                for (const SeenPlayer& player : seen.players)
                    for (const SeenSite& site : player.sites)
                        hidden += static_cast<int>(site.own.size());
                cover(seen);
                seen.self = kNoSeat;
                ASSERT_EQ(seen, all.front()) << "step " << step << ", seat " << seat;
            }
            Observation seen;
            game.observe(game.decider(), seen);
            ActionList actions;
            game.list(game.decider(), actions);
            ASSERT_FALSE(game.take(policy.choose(seen, actions)));
        }
    }
    EXPECT_GT(hidden, 20) << "cards lay face down";
}

// With all cards and texts: of what lies face down below a card, too, only the number is left.
TEST(Covered, OfCardsKeptFaceDownOnlyTheirNumberIsSeen)
{
    int kept = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const test::RandomMatch game(seed);
        const Match match(game.setup());
        GameState state = newGame(match, seed);
        Random random(seed);
        ActionList actions;
        int step = 0;
        for (legalActions(state, actions); !state.over() && step < 1500; legalActions(state, actions), ++step) {
            applyLegal(state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
            if (step % 23 != 0)
                continue;
            std::optional<Observation> first;
            for (int seat = 0; seat < match.seats(); ++seat) {
                Observation seen = observation(state, static_cast<Seat>(seat));
                for (const SeenPlayer& player : seen.players)
                    for (const SeenStore& store : player.stores)
                        kept += static_cast<int>(store.known.size());
                cover(seen);
                seen.self = kNoSeat;
                first = first ? first : seen;
                ASSERT_EQ(seen.players, first->players) << "game " << seed << ", step " << step << ", seat " << seat;
            }
        }
    }
    EXPECT_GT(kept, 10);
}

TEST(Covered, TheTableTellsNothingOfEitherSideWhileItChangesHands)
{
    TableGame game(test::officialCards());
    game.begin(sharedGame(2, 3), true);
    RandomPolicy policy(4);
    int covered = 0;
    for (int step = 0; step < 2000 && !game.isOver() && covered < 40; ++step) {
        if (game.waitsForHandOver()) {
            ++covered;
            EXPECT_EQ(game.reader(), kNoSeat);
            EXPECT_TRUE(game.seen().hand.empty());
            EXPECT_TRUE(game.actions().empty());
            EXPECT_TRUE(game.story(0) == game.game().story(kNoSeat)) << "told as to everybody";
            EXPECT_FALSE(game.whyHandOver().isEmpty());
            EXPECT_TRUE(game.refused({game.viewer(), 0}).isEmpty());
            game.takeSeat();
        }
        game.take(policy.choose(game.seen(), game.actions()));
    }
    EXPECT_GE(covered, 10);
}

TEST(Covered, SaysWhyTheTableChangesHands)
{
    bool answer = false;
    for (std::uint64_t seed = 1; seed <= 40 && !answer; ++seed) { // some game in which one may answer the other
        TableGame game(test::officialCards());
        GameRecord record = sharedGame(2, 3);
        record.names = {"Anna", "Ben"};
        game.begin(std::move(record), true);
        RandomPolicy policy(seed);
        for (int step = 0; step < 4000 && !game.isOver() && !answer; ++step) {
            if (game.waitsForHandOver()) {
                const QString next = game.cast().name(game.nextViewer());
                EXPECT_TRUE(game.whyHandOver().contains(next)) << game.whyHandOver().toStdString();
                answer = game.whyHandOver().endsWith(next + ", do you answer?");
                game.takeSeat();
            }
            game.take(policy.choose(game.seen(), game.actions()));
        }
    }
    EXPECT_TRUE(answer);
}

// Not the window that comes before the question and is put together with it.
TEST(Covered, SaysTheQuestionThatIsFoundThere)
{
    int said = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        TableGame game(test::officialCards());
        game.begin(sharedGame(2, 3), true);
        RandomPolicy policy(seed);
        for (int step = 0; step < 400 && !game.isOver(); ++step) {
            const QString why = game.whyHandOver();
            game.takeSeat();
            const bool tells = !why.isEmpty() && !why.contains("hidden") && !why.contains("of the hand") &&
                               !why.endsWith("do you answer?");
            if (tells) {
                EXPECT_TRUE(why.endsWith(game.question()))
                    << why.toStdString() << " / " << game.question().toStdString();
                ++said;
            }
            game.take(policy.choose(game.seen(), game.actions()));
        }
    }
    EXPECT_GT(said, 50);
}

} // namespace dossier
