// Worlds agree with all that a player has seen, and with nothing else: random games with every card, two to four
// players. DOSSIER_SAMPLED_POSITIONS sets how many positions are looked at.
#include "engine/flow/rules.h"
#include "engine/players/worlds/sampler.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/zones.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "engine/support/unsound.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <vector>

namespace dossier {

namespace {

// The nightly run looks at more (CONTRIBUTING); fewer where a sanitizer makes each ten times as long.
int wantedPositions()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    constexpr int kUsual = 2'000;
#else
    constexpr int kUsual = 20'000;
#endif
    const char* said = std::getenv("DOSSIER_SAMPLED_POSITIONS");
    return said ? std::atoi(said) : kUsual;
}

// A player's cards, in one order.
std::vector<CardIndex> listOf(const Match& match, Seat seat)
{
    std::vector<CardIndex> cards;
    for (int index = 0; index < match.cardCount(seat); ++index)
        cards.push_back(match.card(seat, index));
    std::ranges::sort(cards);
    return cards;
}

std::string described(const ActionList& actions)
{
    std::string all;
    for (const Action& action : actions)
        all += std::to_string(static_cast<int>(action.kind)) + ":" + std::to_string(action.number) + "/" +
               std::to_string(action.card.bits()) + ">" + std::to_string(action.target.bits()) + "," +
               std::to_string(action.other.bits()) + "/" + std::to_string(action.form) + " ";
    return all;
}

// In what the two differ, for whoever looks for the reason.
std::string difference(const Observation& a, const Observation& b)
{
    std::string found;
    const auto compare = [&](bool same, const char* what) { found += same ? "" : std::string(" ") + what; };
    compare(a.about == b.about, "about");
    compare(a.check == b.check, "check");
    compare(a.stack == b.stack, "stack");
    compare(a.foes == b.foes, "foes");
    compare(a.hand == b.hand, "hand");
    compare(a.notebooks == b.notebooks && a.opposing == b.opposing, "notebooks");
    for (std::size_t seat = 0; seat < a.players.size(); ++seat) {
        const SeenPlayer& one = a.players[seat];
        const SeenPlayer& other = b.players[seat];
        compare(one.agents == other.agents, "agents");
        compare(one.sites == other.sites, "sites");
        compare(one.discard == other.discard, "discard");
        compare(one.absent == other.absent, "absent");
        compare(one.table == other.table, "table");
        compare(one.held == other.held && one.heldCount == other.heldCount, "held");
        compare(one.stores == other.stores, "stores");
        compare(one.beside == other.beside, "beside");
        compare(one.knownHand == other.knownHand, "known hand");
        compare(one.knownDeck == other.knownDeck, "known deck");
    }
    return found;
}

// More cards under one Site than a text can tell apart (kPlacesTold): which of them it offers follows from their
// numbers.
bool isOdd(const GameState& state)
{
    bool odd = false;
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        forEachSite(state, seat, [&](CardRef site) {
            int lying = 0;
            forEachAttached(state, site, [&](CardRef) { ++lying; });
            odd = odd || lying > kPlacesTold;
        });
    return odd;
}

// `seen` and `actions` are those of the state.
void expectAgrees(const GameState& state, const Observation& seen, const ActionList& actions, const Sampler& sampler,
                  const World& world, const SampleRules& rules)
{
    const Seat observer = state.decider;
    ASSERT_EQ(unsound(state), "");
    ASSERT_EQ(unsound(world.state), "") << described(actions);
    const Observation seenThere = observation(world.state, observer);
    ASSERT_TRUE(seenThere == seen) << difference(seenThere, seen);
    ActionList there;
    legalActions(world.state, there);
    ASSERT_EQ(actions.size(), there.size()) << described(actions) << "\n" << described(there);
    for (const Action& action : actions)
        ASSERT_TRUE(there.contains(sampler.inWorlds(action))) << described(actions) << "\n" << described(there);
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        if (seat == observer || rules.openLists) {
            ASSERT_TRUE(listOf(world.match, seat) == listOf(*state.match, seat));
        }
        if (seat != observer) {
            const std::uint64_t open = candidates(*state.match, notebook(state, observer, seat));
            ASSERT_TRUE(open >> world.state.player(seat).xFile & 1u);
        }
    }
}

// Looks at every `every`th decision; gives how many were looked at.
int lookThrough(std::uint64_t seed, int every)
{
    const test::RandomMatch match(seed);
    test::EngineGame game(match.setup(), seed);
    Random random(seed + 17);
    if (!isBasic(game.state))
        for (int seat = 0; seat < game.match.seats(); ++seat) // enough for many cards and Combats
            game.state.players[static_cast<std::size_t>(seat)].rp =
                game.state.players[static_cast<std::size_t>(seat)].cp = 60;
    World world(game.match);
    std::vector<SeenSoFar> soFar(static_cast<std::size_t>(game.match.seats()));
    ActionList actions;
    int looked = 0;
    constexpr int kMostChoices = 3000;
    for (int choice = 0; choice < kMostChoices && !game.state.over(); ++choice) {
        legalActions(game.state, actions);
        if (choice % every == every - 1 && !isOdd(game.state)) {
            const Seat observer = game.state.decider;
            const Observation seen = observation(game.state, observer);
            soFar[observer].look(seen);
            for (const SampleRules rules : {SampleRules{.openLists = true}, SampleRules{.openLists = false}}) {
                SCOPED_TRACE("game " + std::to_string(seed) + " choice " + std::to_string(choice) +
                             (rules.openLists ? " open" : " hidden"));
                Sampler sampler(game.state, observer, rules, soFar[observer]);
                sampler.deal(random, world);
                expectAgrees(game.state, seen, actions, sampler, world, rules);
                if (testing::Test::HasFatalFailure())
                    return looked;
            }
            ++looked;
        }
        applyLegal(game.state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
    }
    return looked;
}

} // namespace

TEST(Sampler, AgreesWithAllThatWasSeenAndCanBeDone)
{
    int looked = 0;
    for (std::uint64_t seed = 0; looked < wantedPositions() && !HasFatalFailure(); ++seed)
        looked += lookThrough(seed, 13);
}

// ZONE-21: what is really hidden decides nothing.
class SameWorlds : public ::testing::TestWithParam<int>
{};

TEST_P(SameWorlds, AreDealtWhateverIsHidden)
{
    const test::RandomMatch match(static_cast<std::uint64_t>(GetParam()));
    test::EngineGame game(match.setup(), 5);
    Random random(7);
    ActionList actions;
    for (int choice = 0; choice < 400 && !game.state.over(); ++choice) {
        legalActions(game.state, actions);
        if (choice % 20 == 19) {
            const Seat observer = game.state.decider;
            const GameState other = test::withOtherSecrets(game.state, observer, 11);
            const SeenSoFar soFar;
            for (const bool open : {true, false}) {
                World one(game.match);
                World two(game.match);
                Random first(choice);
                Random second(choice);
                Sampler(game.state, observer, {open}, soFar).deal(first, one);
                Sampler(other, observer, {open}, soFar).deal(second, two);
                two.state.match = one.state.match;
                ASSERT_TRUE(one.state == two.state) << choice;
                for (Seat seat = 0; seat < game.match.seats(); ++seat)
                    for (int index = 0; index < one.match.cardCount(seat); ++index)
                        ASSERT_EQ(one.match.card(seat, index), two.match.card(seat, index));
            }
        }
        applyLegal(game.state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
    }
}

INSTANTIATE_TEST_SUITE_P(Sampler, SameWorlds, ::testing::Range(0, 40));

// What was seen and shuffled away is in every world.
TEST(Sampler, RemembersWhatWasSeen)
{
    const test::RandomMatch match(3);
    test::EngineGame game(match.setup(), 5);
    const Seat observer = game.state.decider;
    const auto other = static_cast<Seat>((observer + 1) % game.match.seats());
    Observation seen = observation(game.state, observer);
    const CardIndex card = game.match.card(other, game.match.cardCount(other) - 1);
    seen.players[other].knownHand = {card, card};
    SeenSoFar soFar;
    soFar.look(seen);
    Sampler sampler(game.state, observer, {}, soFar);
    Random random(1);
    World world(game.match);
    for (int i = 0; i < 50; ++i) {
        sampler.deal(random, world);
        EXPECT_GE(std::ranges::count(listOf(world.match, other), card), 2);
    }
}

} // namespace dossier
