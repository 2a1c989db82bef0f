// The case on stage: all of its cards lie there once and nowhere else, none over another, in every size of the board.
#include "app/board/board_plan.h"
#include "app/board/stage_plan.h"
#include "app/theme/theme.h"
#include "table/stage_games.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace dossier {

namespace {

// As small as a window of 1280 x 720 leaves it, as the usual one, and on large screens.
const std::vector<QSize> kStageBoards{{700, 560}, {912, 560}, {1180, 820}, {2600, 1500}};

bool isMeant(const BoardPlan& plan, const PlannedCard& card)
{
    return plan.stage.rect.contains(card.rect.center());
}

// Every card the viewer sees on the table, with how often it is planned.
std::map<CardRef, int> timesPlanned(const BoardPlan& plan)
{
    std::map<CardRef, int> times;
    for (const PlannedCard& card : plan.cards)
        if (card.ref)
            ++times[card.ref];
    return times;
}

std::set<CardRef> cardsSeen(const Observation& seen)
{
    std::set<CardRef> cards;
    for (const SeenPlayer& player : seen.players) {
        for (const SeenAgent& agent : player.agents) {
            cards.insert(agent.ref);
            for (const SeenCard& card : agent.equipment)
                cards.insert(card.ref);
        }
        for (const SeenSite& site : player.sites) {
            cards.insert(site.ref);
            for (const SeenCard& card : site.open)
                cards.insert(card.ref);
            for (const SeenCard& card : site.own)
                cards.insert(card.ref);
        }
        for (const SeenCard& card : player.table)
            cards.insert(card.ref);
    }
    for (const SeenCard& card : seen.hand)
        cards.insert(card.ref);
    for (const SeenWaiting& waiting : seen.stack)
        cards.insert(waiting.card.ref);
    return cards;
}

void expectSound(const TableGame& game, const QSize& size)
{
    SCOPED_TRACE(testing::Message() << size.width() << " x " << size.height());
    const BoardPlan plan = planBoard(game.seen(), game.cast(), size, 15);
    ASSERT_TRUE(plan.stage);
    const std::map<CardRef, int> times = timesPlanned(plan);
    for (const CardRef card : cardsSeen(game.seen())) {
        const auto planned = times.find(card);
        ASSERT_NE(planned, times.end()) << game.nameOf(card).toStdString() << " is not to be reached";
        EXPECT_EQ(planned->second, 1) << game.nameOf(card).toStdString();
    }
    const QRect board({0, 0}, size);
    EXPECT_TRUE(board.contains(plan.stage.rect));
    for (std::size_t i = 0; i < plan.cards.size(); ++i) {
        const PlannedCard& card = plan.cards[i];
        EXPECT_TRUE(board.contains(card.rect)) << i;
        if (!isMeant(plan, card))
            continue;
        EXPECT_TRUE(plan.stage.rect.contains(card.rect)) << i;
        EXPECT_GE(card.rect.width(), 20);
        EXPECT_GE(card.rect.height(), 8);
        EXPECT_FALSE(!card.waiting && card.rect.intersects(plan.stage.meter)) << i << " lies on the meter";
        for (std::size_t other = i + 1; other < plan.cards.size(); ++other)
            if (isMeant(plan, plan.cards[other]) && !card.waiting && !plan.cards[other].waiting) {
                EXPECT_FALSE(card.rect.intersects(plan.cards[other].rect)) << i << " and " << other;
            }
    }
}

} // namespace

TEST(StagePlan, NothingIsOnStageWithoutACase)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playPacksUntil(game, [](const TableGame& at) { return at.seen().phase == Phase::Deployment; }));
    EXPECT_FALSE(isOnStage(game.seen()));
    EXPECT_FALSE(planBoard(game.seen(), game.cast(), {912, 560}, 15).stage);
}

TEST(StagePlan, TheSiteItsTeamAndWhatLiesUnderItLieThere)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playPacksUntil(game, [](const TableGame& at) {
        const SeenSite* site = test::siteOnStage(at);
        return at.seen().check && site && (!site->open.empty() || site->faceDown[0] + site->faceDown[1] > 0);
    }));
    for (const QSize& size : kStageBoards)
        expectSound(game, size);
    const BoardPlan plan = planBoard(game.seen(), game.cast(), {912, 560}, 15);
    EXPECT_EQ(plan.stage.site, game.seen().investigation.site);
    const SeenSite& site = *test::siteOnStage(game);
    int under = 0;
    for (const PlannedCard& card : plan.cards)
        under += isMeant(plan, card) && card.ref != site.ref && card.look == PlannedCard::Tile && !card.waiting &&
                         !plan.stage.agents.contains(card.rect)
                     ? 1
                     : 0;
    EXPECT_EQ(under, static_cast<int>(site.open.size()) + site.faceDown[0] + site.faceDown[1]) << "each by itself";
}

TEST(StagePlan, WhatWaitsLiesInFrontTheNewestLast)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playPacksUntil(
        game, [](const TableGame& at) { return at.seen().check && waitingOf(at.seen()).size() >= 2; }));
    for (const QSize& size : kStageBoards)
        expectSound(game, size);
    const BoardPlan plan = planBoard(game.seen(), game.cast(), {912, 560}, 15);
    std::vector<CardRef> waiting;
    for (const PlannedCard& card : plan.cards)
        if (card.waiting) {
            waiting.push_back(card.ref);
            EXPECT_TRUE(plan.stage.stack.contains(card.rect));
        }
    ASSERT_GE(waiting.size(), 2u);
    EXPECT_EQ(waiting.back(), waitingOf(game.seen()).front().card.ref);
}

TEST(StagePlan, InACombatTheTeamFacesWhoFightsIt)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playEagerlyUntil(game, [](const TableGame& at) { return !at.seen().foes.empty(); }));
    for (const QSize& size : kStageBoards)
        expectSound(game, size);
    const BoardPlan plan = planBoard(game.seen(), game.cast(), {912, 560}, 15);
    EXPECT_TRUE(plan.stage.fight);
    bool faced = false;
    for (const PlannedCard& card : plan.cards)
        faced = faced || (card.ref == game.seen().foes.front().card.ref && plan.stage.foes.contains(card.rect));
    EXPECT_TRUE(faced);
}

// COMBAT-34: until those who are beaten leave, they lie where they fought; a beaten Adversary lay among what does not
// fight, and its tag and the arrows at it pointed anywhere.
TEST(StagePlan, WhoIsBeatenLiesWhereHeFought)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playEagerlyUntil(
        game, [](const TableGame& at) { return !at.seen().foes.empty() && at.view().fight.has_value(); }));
    Observation seen = game.seen();
    FightNow fight = *game.view().fight;
    const CardRef beaten = seen.foes.front().card.ref;
    seen.foes.clear(); // he stands no more
    for (InFight& fighter : fight.fighters)
        fighter.health = fighter.foe ? 0 : fighter.health;
    const FightSides sides = sidesOf(fight, test::baseSet());
    for (const QSize& size : kStageBoards) {
        const BoardPlan plan = planBoard(seen, game.cast(), size, 15, {false, sides});
        ASSERT_TRUE(plan.stage.fight);
        const auto card = std::ranges::find(plan.cards, beaten, &PlannedCard::ref);
        ASSERT_NE(card, plan.cards.end());
        EXPECT_TRUE(plan.stage.foes.contains(card->rect));
        EXPECT_EQ(timesPlanned(plan).at(beaten), 1);
    }
}

// Between the sides of a Combat: the card, below it "resolves next", below that its words.
TEST(StagePlan, WhatWaitsInACombatLeavesRoomForItsWords)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    const Deck pack = test::completedPacks().front();
    bool found = false;
    for (std::uint64_t seed = 1; seed < 200 && !found; ++seed) {
        playDemonstration(game, pack, 2, seed, [](const TableGame& at) {
            return !at.seen().foes.empty() && waitingOf(at.seen()).size() == 1 && !at.waitsForHandOver();
        });
        found = !game.isOver();
    }
    ASSERT_TRUE(found);
    constexpr int kLine = 15;
    for (const QSize& size : kStageBoards) {
        const BoardPlan plan = planBoard(game.seen(), game.cast(), size, kLine);
        EXPECT_GE(plan.stage.stack.top() - plan.stage.meter.top(), 2 * kLine) << "the round";
        for (const PlannedCard& card : plan.cards)
            if (card.waiting && card.look == PlannedCard::Tile) {
                EXPECT_LE(card.rect.bottom() + 1 + kLine, plan.stage.stack.bottom() + 1 - 3 * kLine);
            }
    }
}

// In large letters the bars of a level have no room: then its Team has it, so that names can be read.
TEST(StagePlan, ATeamHasTheRoomThatTheLevelCannotUse)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playPacksUntil(game, [](const TableGame& at) {
        return at.seen().check && at.seen().investigation && at.view().stack.empty();
    }));
    constexpr int kLine = 15;
    const PlannedStage usual = planBoard(game.seen(), game.cast(), {912, 560}, kLine).stage;
    EXPECT_LT(usual.agents.height(), usual.meter.height()) << "there are bars";
    const PlannedStage low = planBoard(game.seen(), game.cast(), {540, 340}, kLine).stage;
    EXPECT_GT(low.agents.height() * 10, (low.agents.height() + low.meter.height()) * 6);
    EXPECT_GE(low.meter.height(), 3 * kLine - 1) << "for its words";
}

// MULTI-10: four have little room, and large letters less; what waits can be read and pointed at all the same.
TEST(StagePlan, WhatWaitsInACombatOfFourHasItsPlace)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    const Deck pack = test::completedPacks().front();
    bool found = false;
    for (std::uint64_t seed = 1; seed < 200 && !found; ++seed) {
        playDemonstration(game, pack, 4, seed, [](const TableGame& at) {
            return !at.seen().foes.empty() && waitingOf(at.seen()).size() >= 2 && !at.waitsForHandOver();
        });
        found = !game.isOver();
    }
    ASSERT_TRUE(found);
    for (const QSize& size : kStageBoards)
        expectSound(game, size);
    for (const auto& [size, line] : {std::pair(QSize(914, 577), 15), std::pair(QSize(815, 548), 22)}) {
        const BoardPlan plan = planBoard(game.seen(), game.cast(), size, line);
        int waiting = 0;
        for (const PlannedCard& card : plan.cards) {
            if (!card.waiting)
                continue;
            ++waiting;
            EXPECT_TRUE(plan.stage.rect.contains(card.rect));
            EXPECT_GE(card.rect.width(), 40);
            EXPECT_GE(card.rect.height(), 2 * kGrid);
        }
        EXPECT_EQ(waiting, static_cast<int>(waitingOf(game.seen()).size()));
    }
}

// At 1280 x 720 and 150 % the strips above and the hand below give what the fighters need to be read.
TEST(StagePlan, ACombatOfFourCanBeReadInLargeLetters)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    const Deck pack = test::completedPacks().front();
    bool found = false;
    for (std::uint64_t seed = 1; seed < 200 && !found; ++seed) {
        playDemonstration(game, pack, 4, seed,
                          [](const TableGame& at) { return !at.seen().foes.empty() && !at.waitsForHandOver(); });
        found = !game.isOver();
    }
    ASSERT_TRUE(found);
    constexpr int kLargeLine = 22;
    const QSize size(815, 548);
    const BoardPlan plan = planBoard(game.seen(), game.cast(), size, kLargeLine);
    EXPECT_GE(plan.stage.rect.height(), 13 * kLargeLine);
    for (const PlannedCard& card : plan.cards)
        if (isMeant(plan, card) && card.look == PlannedCard::Tile && !card.waiting) {
            EXPECT_GE(card.rect.height(), 4 * kLargeLine) << game.nameOf(card.ref).toStdString();
        }
    for (std::size_t a = 0; a < plan.sides.size(); ++a) {
        EXPECT_FALSE(plan.sides[a].rect.intersects(plan.strip));
        EXPECT_GE(plan.sides[a].rect.height(), plan.sides[a].strip ? kLargeLine + 2 * kGrid : 5 * kLargeLine);
        for (std::size_t b = a + 1; b < plan.sides.size(); ++b)
            EXPECT_FALSE(plan.sides[a].rect.intersects(plan.sides[b].rect));
    }
    for (const QSize& each : kStageBoards)
        expectSound(game, each);
}

// OQ-114: a text lets two Agents of one player fight (0241, 0265); they face each other, and the rest looks on.
TEST(StagePlan, TwoOfOnesOwnFaceEachOther)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    const auto teamOf = [](const Observation& seen) {
        std::vector<CardRef> team;
        if (seen.check)
            for (const SeenAgent& agent : seen.players[seen.check.seat].agents)
                if (agent.team == seen.check.team && agent.section == Section::Field)
                    team.push_back(agent.ref);
        return team;
    };
    ASSERT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) { return teamOf(at.seen()).size() >= 3; }));
    Observation seen = game.seen();
    const std::vector<CardRef> team = teamOf(seen);
    seen.fight = {seen.check.seat, static_cast<Seat>(1 - seen.check.seat), kNoTeam};
    const FightSides sides{{team[0]}, {team[1]}};
    ASSERT_TRUE(isOnStage(seen, sides));
    for (const QSize& size : kStageBoards) {
        const BoardPlan plan = planBoard(seen, game.cast(), size, 15, {false, sides});
        ASSERT_TRUE(plan.stage.fight);
        const std::map<CardRef, int> times = timesPlanned(plan);
        for (const PlannedCard& card : plan.cards) {
            EXPECT_EQ(plan.stage.agents.contains(card.rect), card.ref == team[0]);
            EXPECT_EQ(plan.stage.foes.contains(card.rect), card.ref == team[1]);
        }
        for (const CardRef agent : team)
            EXPECT_EQ(times.at(agent), 1);
    }
}

} // namespace dossier
