// A view as it is sent: the same after it was written and read, and byte for byte the same whatever is hidden from its
// viewer (ZONE-21).
#include "engine/api/describe.h"
#include "engine/api/scene.h"
#include "engine/flow/rules.h"
#include "engine/support/engine_game.h"
#include "engine/support/other_secrets.h"
#include "engine/support/random_match.h"
#include "net/protocol/messages.h"
#include "net/view/handles.h"
#include "net/view/hidden_choices.h"
#include "net/view/view_json.h"
#include "support/base_set.h"
#include "table/legal_moves.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <memory>

namespace dossier {

namespace {

// Of a state, as one seat is sent it.
SentView sentOf(const GameState& state, Seat seat)
{
    SentView sent;
    SeatView& view = sent.view;
    view.sitting = seat;
    const Scene scene(std::make_shared<GameState>(state), 0, std::nullopt);
    scene.observe(seat, view.seen);
    for (int each = 0; each < state.match->seats(); ++each) {
        view.places.emplace_back();
        view.possible.push_back(0);
        view.wrong.emplace_back();
    }
    for (std::size_t i = 0; i < view.seen.opposing.size(); ++i)
        view.suspected.push_back(0);
    if (state.decider == seat) {
        view.offer = offerAt(aheadOf(state), view.seen, Putting::OneByOne).offer;
        QRandomGenerator lots(1);
        arrangeHidden(view.offer, test::officialCards(), lots);
    }
    lookAt(scene, view);
    sent.answers.refused = refusedOf(state, seat);
    return sent;
}

std::string bytesOf(SentView sent, quint32 lot, const CardPool& pool)
{
    QRandomGenerator lots(lot);
    Handles(lots).putInto(sent);
    return jsonOf(sent, pool).compact();
}

int wantedGames(int usual)
{
    const char* asked = std::getenv("DOSSIER_RANDOM_GAMES");
    return asked ? std::atoi(asked) : usual;
}

// Calls `look(state, seat)` for positions of random games of two to four seats.
void throughRandomGames(int games, const std::function<void(const GameState&, Seat, std::uint64_t)>& look)
{
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games) && !testing::Test::HasFailure(); ++seed) {
        const test::RandomMatch match(seed);
        if (!setupProblems(match.setup()).empty())
            continue;
        test::EngineGame game(match.setup(), seed);
        Random random(seed + 9);
        ActionList actions;
        for (int choice = 0; choice < 3'000 && !game.state.over(); ++choice) {
            if (choice % 23 == 0)
                for (Seat seat = 0; seat < game.match.seats(); ++seat)
                    look(game.state, seat, seed);
            legalActions(game.state, actions);
            applyLegal(game.state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
        }
    }
}

} // namespace

TEST(ViewJson, IsTheSameAfterItWasWrittenAndRead)
{
    const CardPool& pool = test::officialCards();
    int views = 0;
    int offers = 0;
    std::size_t largest = 0;
    std::size_t all = 0;
    throughRandomGames(wantedGames(24), [&](const GameState& state, Seat seat, std::uint64_t) {
        SentView sent = sentOf(state, seat);
        QRandomGenerator lots(7);
        Handles(lots).putInto(sent);
        const std::string text = jsonOf(sent, pool).compact();
        const SentView read = viewOf(Json::parse(text), pool, state.match->seats(), state.match->xFileCount());
        ASSERT_EQ(jsonOf(read, pool).compact(), text);
        ASSERT_EQ(read.view.seen, sent.view.seen);
        ASSERT_EQ(read.view.names, sent.view.names);
        ASSERT_EQ(read.view.check, sent.view.check);
        ASSERT_EQ(read.view.fight, sent.view.fight);
        ASSERT_EQ(read.view.offer.facts, sent.view.offer.facts);
        ASSERT_EQ(read.view.offer.pointless, sent.view.offer.pointless);
        ASSERT_EQ(read.view.offer.actions.size(), sent.view.offer.actions.size());
        for (int i = 0; i < sent.view.offer.actions.size(); ++i)
            ASSERT_EQ(read.view.offer.actions[i], sent.view.offer.actions[i]);
        largest = std::max(largest, text.size());
        all += text.size();
        offers += sent.view.offer.actions.empty() ? 0 : 1;
        ++views;
    });
    EXPECT_GT(views, 1'000);
    EXPECT_GT(offers, 200);
    RecordProperty("largest", static_cast<int>(largest));
    printf("mean %zu largest %zu\n", all / static_cast<std::size_t>(views), largest);
}

// No guest closes the line on the longest list of choices that the engine makes.
TEST(ViewJson, OfTheMostChoicesIsStillSent)
{
    const CardPool& pool = test::officialCards();
    SentView longest;
    std::size_t most = 0; // bytes a choice
    int seats = 0;
    int xFiles = 0;
    throughRandomGames(wantedGames(24), [&](const GameState& state, Seat seat, std::uint64_t) {
        const SentView sent = sentOf(state, seat);
        for (const Choice& choice : sent.view.offer.choices)
            if (const std::size_t bytes = jsonOf(choice, pool).compact().size(); bytes > most) {
                most = bytes;
                longest = sent;
                seats = state.match->seats();
                xFiles = state.match->xFileCount();
                std::swap(
                    longest.view.offer.choices.front(),
                    longest.view.offer.choices[static_cast<std::size_t>(&choice - sent.view.offer.choices.data())]);
            }
    });
    ASSERT_GT(most, 0U);
    LegalMoves& offer = longest.view.offer;
    const Choice choice = offer.choices.front();
    while (offer.actions.size() < ActionList::kMost) {
        offer.actions.add(choice.action);
        offer.choices.push_back(choice);
        offer.before.emplace_back();
        if (!offer.facts.empty())
            offer.facts.push_back(offer.facts.front());
    }
    QRandomGenerator lots(7);
    Handles(lots).putInto(longest);
    const std::string text = jsonOf(longest, pool).compact();
    EXPECT_LT(text.size(), kMostBytesToGuest);
    EXPECT_GT(text.size(), kMostBytesToGuest / 16) << "it is long";
    const SentView read = viewOf(Json::parse(text, {kMostBytesToGuest, kMostValuesToGuest, 24}), pool, seats, xFiles);
    EXPECT_EQ(read.view.offer.actions.size(), ActionList::kMost);
}

// Whatever the others hold, hide or protect: this seat is sent the same bytes.
TEST(ViewJson, SaysNothingOfWhatIsHidden)
{
    const CardPool& pool = test::officialCards();
    int compared = 0;
    throughRandomGames(wantedGames(24), [&](const GameState& state, Seat seat, std::uint64_t seed) {
        const GameState other = test::withOtherSecrets(state, seat, seed * 1000 + seat);
        const auto lot = static_cast<quint32>(seed);
        ASSERT_EQ(bytesOf(sentOf(other, seat), lot, pool), bytesOf(sentOf(state, seat), lot, pool))
            << "seat " << int{seat} << " of game " << seed;
        ++compared;
    });
    EXPECT_GT(compared, 1'000);
}

// Spoilt where a number stands, a view is refused or harmless: never out of bounds.
TEST(ViewJson, RefusesWhatCouldNotBeShown)
{
    const CardPool& pool = test::officialCards();
    std::string text;
    int seats = 0;
    int xFiles = 0;
    throughRandomGames(1, [&](const GameState& state, Seat seat, std::uint64_t) {
        text = bytesOf(sentOf(state, seat), 3, pool);
        seats = state.match->seats();
        xFiles = state.match->xFileCount();
    });
    ASSERT_FALSE(text.empty());
    EXPECT_NO_THROW(viewOf(Json::parse(text), pool, seats, xFiles));
    EXPECT_THROW(viewOf(Json::parse("{}"), pool, seats, xFiles), JsonError) << "nobody's";
    EXPECT_THROW(viewOf(Json::parse("[]"), pool, seats, xFiles), JsonError);
    EXPECT_THROW(viewOf(Json::parse(text), pool, seats + 1, xFiles), JsonError) << "of other seats";
    EXPECT_THROW(viewOf(Json::parse(text), pool, seats, 1), JsonError) << "of other X-Files";
    const std::string odd = "{\"view\":{\"sitting\":9}}";
    EXPECT_THROW(viewOf(Json::parse(odd), pool, seats, xFiles), JsonError);
    const std::string unknown = "{\"view\":{\"seen\":{\"hand\":[{\"ref\":1,\"card\":\"XF96-9999v1\"}]}}}";
    EXPECT_THROW(viewOf(Json::parse(unknown), pool, seats, xFiles), JsonError);
    const std::string phase = "{\"view\":{\"seen\":{\"phase\":\"breakfast\"}}}";
    EXPECT_THROW(viewOf(Json::parse(phase), pool, seats, xFiles), JsonError);
}

// A card that is seen keeps its number as long as it is seen; two viewers have numbers of their own.
TEST(Handles, StayWithWhatIsSeen)
{
    QRandomGenerator lots(11);
    const test::RandomMatch match(2);
    test::EngineGame game(match.setup(), 2);
    Handles handles(lots);
    Random random(4);
    ActionList actions;
    std::map<CardRef, CardRef> numbers;
    int kept = 0;
    int moved = 0;
    for (int choice = 0; choice < 1'500 && !game.state.over(); ++choice) {
        SentView sent = sentOf(game.state, 0);
        const std::vector<SeenCard> hand = sent.view.seen.hand;
        handles.putInto(sent);
        std::map<CardRef, CardRef> now;
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const CardRef handle = sent.view.seen.hand[i].ref;
            now[hand[i].ref] = handle;
            if (const auto before = numbers.find(hand[i].ref); before != numbers.end()) {
                ASSERT_EQ(before->second, handle);
                ++kept;
            }
            moved += handle == hand[i].ref ? 0 : 1;
            EXPECT_TRUE(sent.view.name(handle).isKnown());
        }
        numbers = now;
        legalActions(game.state, actions);
        applyLegal(game.state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]);
    }
    EXPECT_GT(kept, 100);
    EXPECT_GT(moved, 100) << "they are not the places in the deck";
}

} // namespace dossier
