// What is played or used for nothing is known, and nothing is said of what would do something. Random games with
// all cards.
#include "engine/flow/course.h"
#include "engine/flow/in_vain.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

bool isPlay(const Action& action)
{
    return action.kind == ActionKind::Play || action.kind == ActionKind::UseText;
}

// Calls `look` where somebody could play or use a card.
template <typename Look>
void lookAtPlays(std::uint64_t games, Look look)
{
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const test::RandomMatch match(seed);
        test::EngineGame game(match.setup(), seed);
        for (PlayerState& player : game.state.players)
            player.rp = player.cp = isBasic(game.state) ? 0 : 60;
        Random random(seed + 7);
        ActionList actions;
        for (int choices = 0; choices < 1500 && !game.state.over() && !testing::Test::HasFailure(); ++choices) {
            legalActions(game.state, actions);
            for (const Action& action : actions)
                if (isPlay(action))
                    look(game.state, actions, action);
            applyLegal(game.state,
                       Action(actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]));
        }
    }
}

// What an onlooker who plays for `seat` sees, but for whose turn it is to choose and where the card lies that is
// played.
Observation seenBy(const GameState& state, Seat seat, Seat player, CardRef card)
{
    Observation seen;
    observe(state, seat, seen);
    seen.decider = kNoSeat;
    SeenPlayer& payer = seen.players[player];
    payer.rp = payer.cp = payer.handCount = 0;
    seen.about.who = kNoSeat;
    payer.discard.clear();
    payer.knownHand.clear();
    for (SeenPlayer& each : seen.players) { // tokens are a price
        for (SeenAgent& agent : each.agents) {
            agent.tokens = 0;
            agent.purse = false;
            for (SeenCard& lying : agent.equipment)
                lying.tokens = 0;
        }
        for (SeenCard& lying : each.table)
            lying.tokens = 0;
        for (SeenBeside& lying : each.beside)
            lying.card.tokens = 0;
        std::erase_if(each.beside, [&](const SeenBeside& lying) { return lying.card.ref == card; });
        for (SeenSite& site : each.sites) // BLUFF-17
            std::erase_if(site.open, [&](const SeenCard& lying) { return lying.ref == card; });
    }
    if (seat == player)
        seen.hand.clear();
    return seen;
}

} // namespace

TEST(InVain, IsOnlySaidWhereNothingComesOfIt)
{
    std::map<CardIndex, int> found;
    lookAtPlays(40, [&](const GameState& state, const ActionList&, const Action& action) {
        if (!isInVain(state, action))
            return;
        ++found[cardIndex(state, action.card)];
        GameState after = state;
        Course stepByStep; // else the window would be over where nobody can answer
        stepByStep.everyChoice = true;
        stepByStep.alone = state.decider; // what others' texts make of it
        applyOn(stepByStep, after, action, nullptr);
        for (ActionList passes; after.depth > state.depth;) {
            legalActions(after, passes);
            ASSERT_NE(passes.find(ActionKind::Pass), nullptr) << "he would have to choose something";
            applyOn(stepByStep, after, Action(*passes.find(ActionKind::Pass)), nullptr);
        }
        for (Seat seat = 0; seat < state.match->seats(); ++seat)
            EXPECT_EQ(seenBy(after, seat, state.decider, action.card), seenBy(state, seat, state.decider, action.card))
                << state.match->pool()[cardIndex(state, action.card)].title;
    });
    EXPECT_GT(found.size(), 5u);
}

// ZONE-21: else it could be read off the list of choices, or from being asked.
TEST(InVain, TellsNothingOfWhatIsHidden)
{
    int compared = 0;
    lookAtPlays(60, [&](const GameState& state, const ActionList&, const Action& action) {
        if (++compared % 3 != 0)
            return;
        const Seat seat = state.decider;
        const test::OtherSecrets secrets = test::otherSecrets(state, seat, static_cast<std::uint64_t>(compared));
        Action same = action;
        same.card = secrets.nowAt(action.card);
        same.target = secrets.nowAt(action.target);
        same.other = secrets.nowAt(action.other);
        ActionList others;
        legalActions(secrets.state, others);
        if (!others.contains(same))
            return;
        EXPECT_EQ(isInVain(secrets.state, same), isInVain(state, action))
            << state.match->pool()[cardIndex(state, action.card)].title;
    });
    EXPECT_GT(compared, 3000);
}

// CHECK-32, BASIC-33: an Adversary sends nobody to the Hospital where nobody is left.
TEST(InVain, AreAdversariesOfTheBasicGameAgainstATeamThatIsGone)
{
    int attacks = 0;
    lookAtPlays(120, [&](const GameState& state, const ActionList&, const Action& action) {
        const int depth = depthOf(state, FrameKind::Check);
        if (!isBasic(state) || depth == 0 || action.kind != ActionKind::Play ||
            factsOf(state, action.card).type != CardType::Adversary || isCheckLost(state))
            return;
        const Frame& check = state.frames[static_cast<std::size_t>(depth - 1)];
        EXPECT_FALSE(isInVain(state, action));
        const Effect* effect = state.match->effect(cardIndex(state, action.card));
        const bool afflicts = effect && findStep<AfflictStep>(effect->program, [](const AfflictStep&) { return true; });
        if (!startsCombat(factsOf(state, action.card)) ||
            afflicts) // what does something else, or stays, asks for no Team
            return;
        GameState emptied = state;
        forEachAgent(teamMembers(state, check.seat, check.team), [&](int slot) {
            AgentState& agent = emptied.player(check.seat).agents[static_cast<std::size_t>(slot)];
            agent.section = static_cast<std::uint8_t>(Section::Hospital) & 3;
            agent.team = kNoTeam & 31;
        });
        EXPECT_TRUE(isCheckLost(emptied));
        ActionList actions;
        legalActions(emptied, actions);
        if (!actions.contains(action))
            return;
        ++attacks;
        EXPECT_TRUE(isInVain(emptied, action)) << state.match->pool()[cardIndex(state, action.card)].title;
    });
    EXPECT_GT(attacks, 0);
}

} // namespace dossier
