// The judge's answer: what a player may not do, and by which rules (REASON-1, REASON-2).
#include "engine/api/running_game.h"
#include "engine/state/random.h"
#include "engine/support/engine_decks.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

RunningGame gameOf(std::uint64_t seed)
{
    GameRecord record;
    record.decks = {test::sampleDeck(), test::sampleDeck()};
    record.passive = {false, false};
    record.seed = seed;
    record.options.mostTurns = 6;
    return {std::move(record), test::baseSet(), nullptr};
}

// Calls `look` at every decision of a random game.
template <typename Look>
void throughAGame(std::uint64_t seed, Look look)
{
    RunningGame game = gameOf(seed);
    Random chance(seed);
    ActionList list;
    while (!game.over()) {
        game.list(game.decider(), list);
        look(game, list);
        game.take(list[static_cast<int>(chance.below(static_cast<std::uint32_t>(list.size())))]);
    }
}

// A Site is what Teams are assigned to and investigate; all else is done with the card itself.
bool isListed(const ActionList& list, const Refused& refused)
{
    return std::any_of(list.begin(), list.end(), [&](const Action& action) {
        const bool ofSite = action.kind == ActionKind::AssignTeam || action.kind == ActionKind::Investigate;
        const CardRef about = ofSite ? action.target.card() : action.card;
        return action.kind == refused.kind && about == refused.subject && refused.subject;
    });
}

} // namespace

TEST(RefusedThings, AreNeverLegalAndAlwaysHaveARule)
{
    int ofSites = 0;
    throughAGame(11, [&](const RunningGame& game, const ActionList& list) {
        for (Seat seat = 0; seat < game.seats(); ++seat)
            for (const Refused& refused : game.refused(seat)) {
                ASSERT_FALSE(refused.reasons.empty());
                ofSites += refused.kind == ActionKind::Investigate;
                for (const Reason& reason : refused.reasons)
                    EXPECT_FALSE(reason.rule.empty());
                EXPECT_FALSE(seat == game.decider() && isListed(list, refused)) << static_cast<int>(refused.kind);
                EXPECT_EQ(refused.card.isKnown(), static_cast<bool>(refused.subject)) << "his own cards he knows";
            }
    });
    EXPECT_GT(ofSites, 0);
}

TEST(RefusedThings, SpeakOfEveryCardOfTheHandThatCannotBePlayed)
{
    throughAGame(12, [](const RunningGame& game, const ActionList& list) {
        const Seat seat = game.decider();
        Observation seen;
        game.observe(seat, seen);
        const std::vector<Refused> all = game.refused(seat);
        for (const SeenCard& card : seen.hand) {
            const bool named = std::any_of(all.begin(), all.end(),
                                           [&](const Refused& refused) { return refused.subject == card.ref; });
            const bool legal =
                std::any_of(list.begin(), list.end(), [&](const Action& action) { return action.card == card.ref; });
            EXPECT_TRUE(named || legal);
            const std::vector<Refused> alone = game.refused(seat, card.ref);
            EXPECT_EQ(static_cast<std::ptrdiff_t>(alone.size()),
                      std::count_if(all.begin(), all.end(),
                                    [&](const Refused& refused) { return refused.subject == card.ref; }));
        }
    });
}

TEST(RefusedThings, OfAnotherPlayerAreNotAnswered)
{
    const RunningGame game = gameOf(13);
    const Seat seat = game.decider();
    Observation seen;
    game.observe(static_cast<Seat>(1 - seat), seen);
    ASSERT_FALSE(seen.hand.empty());
    EXPECT_TRUE(game.refused(seat, seen.hand.front().ref).empty()) << "his hand is nobody else's business";
}

TEST(RefusedThings, AreNothingOnceTheGameIsOver) // WIN-7
{
    RunningGame game = gameOf(14);
    game.take({.kind = ActionKind::Concede, .seat = 0});
    ASSERT_TRUE(game.over());
    EXPECT_TRUE(game.refused(0).empty());
    EXPECT_TRUE(game.refused(1).empty());
}

} // namespace dossier
