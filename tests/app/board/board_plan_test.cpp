// Where cards lie: two to four players, on boards from the smallest window to the largest screen.
#include "app/board/board_measures.h"
#include "app/board/board_plan.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_set.h"
#include "table/covered.h"
#include "table/table_game.h"

#include <QRegion>

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <tuple>

namespace dossier {

namespace {

constexpr int kLine = 14;
// In windows of 1280 x 720, 1280 x 800, 1920 x 1080, 3840 x 2160.
constexpr std::array<QSize, 4> kBoards{QSize(912, 556), QSize(914, 636), QSize(1500, 916), QSize(3400, 1996)};
// In one of 1280 x 720 in which everything is half as large again.
constexpr QSize kLeastBoard(528, 337);

Deck sampleDeck()
{
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    return readDeck(bytes, test::baseSet(), DeckFormat::DossierText, "").deck;
}

void playOn(TableGame& game, int players, int turn)
{
    playDemonstration(game, sampleDeck(), players, 6, [turn](const TableGame& at) {
        return at.seen().turn >= turn && at.actions().find(ActionKind::PutUnder);
    });
}

// How much of it is not covered by what lies higher, in percent.
int visiblePart(const BoardPlan& plan, std::size_t card)
{
    QRegion rest(plan.cards[card].rect);
    const int all = plan.cards[card].rect.width() * plan.cards[card].rect.height();
    for (std::size_t above = card + 1; above < plan.cards.size(); ++above)
        rest -= plan.cards[above].rect;
    int area = 0;
    for (const QRect& part : rest)
        area += part.width() * part.height();
    return area * 100 / std::max(all, 1);
}

std::vector<QRect> placesOf(const BoardPlan& plan)
{
    std::vector<QRect> places{plan.strip};
    for (const PlannedBox& box : plan.boxes)
        if (box.kind == PlannedBox::SectionBox || box.kind == PlannedBox::HandBox)
            places.push_back(box.rect);
    for (const PlannedSide& side : plan.sides)
        places.push_back(side.rect);
    return places;
}

} // namespace

class BoardPlans : public testing::TestWithParam<std::tuple<int, QSize>>
{
protected:
    static int players() { return std::get<0>(GetParam()); }
    static QSize size() { return std::get<1>(GetParam()); }
};

TEST_P(BoardPlans, ShowEveryCardWithinTheBoard)
{
    TableGame game(test::baseSet());
    playOn(game, players(), 7);
    const BoardPlan plan = planBoard(game.seen(), game.cast(), size(), kLine);
    ASSERT_EQ(plan.sides.size(), static_cast<std::size_t>(players()));
    std::size_t agents = 0;
    for (const SeenPlayer& player : game.seen().players)
        agents += player.agents.size();
    EXPECT_GE(plan.cards.size(), agents + game.seen().hand.size());
    const QRect board({0, 0}, size());
    for (std::size_t i = 0; i < plan.cards.size(); ++i) {
        EXPECT_TRUE(board.contains(plan.cards[i].rect)) << i;
        EXPECT_GE(visiblePart(plan, i), 30) << i;
        EXPECT_GE(plan.cards[i].rect.width(), 24) << "wide enough for a mark";
    }
}

TEST_P(BoardPlans, NoPlaceLiesOverAnother)
{
    TableGame game(test::baseSet());
    playOn(game, players(), 5);
    const BoardPlan plan = planBoard(game.seen(), game.cast(), size(), kLine);
    const std::vector<QRect> places = placesOf(plan);
    for (std::size_t a = 0; a < places.size(); ++a)
        for (std::size_t b = a + 1; b < places.size(); ++b)
            EXPECT_FALSE(places[a].intersects(places[b])) << a << " and " << b;
    for (const QRect& place : places)
        EXPECT_TRUE(QRect({0, 0}, size()).contains(place));
}

// What a Site needs stands at its left: there no card of a hand covers another.
TEST_P(BoardPlans, LevelsInHandAreNeverCovered)
{
    TableGame game(test::baseSet());
    playOn(game, players(), 5);
    Observation seen = game.seen();
    while (seen.hand.size() < 13)
        seen.hand.push_back(seen.hand.front());
    const BoardPlan plan = planBoard(seen, game.cast(), size(), kLine);
    const PlannedCard* before = nullptr;
    for (const PlannedCard& card : plan.cards) {
        if (!card.inHand)
            continue;
        if (before && before->shown > 0) {
            EXPECT_GE(card.rect.left() - before->rect.left(), before->shown);
            EXPECT_GE(before->shown * 100, before->rect.width() * 45) << "level, Cost and question";
        } else if (before) {
            EXPECT_GT(card.rect.left(), before->rect.right());
        }
        before = &card;
    }
}

INSTANTIATE_TEST_SUITE_P(TwoToFour, BoardPlans, testing::Combine(testing::Values(2, 3, 4), testing::ValuesIn(kBoards)));
INSTANTIATE_TEST_SUITE_P(AtLeast, BoardPlans, testing::Combine(testing::Values(2, 3, 4), testing::Values(kLeastBoard)));

// What lies open with a Team, with a card, in another's Field or Hospital or by an X-File is there for all to see, and
// what is kept face down below a card is there to be counted (ZONE-21).
TEST(BoardPlan, ShowsWhatLiesBesideOtherCards)
{
    TableGame game(test::baseSet());
    playOn(game, 2, 7);
    Observation seen = game.seen();
    const auto other = static_cast<Seat>(1 - seen.self);
    const auto teamed = std::ranges::find_if(seen.players[seen.self].agents,
                                             [](const SeenAgent& agent) { return agent.team != kNoTeam; });
    ASSERT_NE(teamed, seen.players[seen.self].agents.end());
    ASSERT_FALSE(seen.players[other].agents.empty());
    const CardRef agent = seen.players[other].agents.front().ref;
    const CardIndex any = seen.players[other].agents.front().card;
    const auto refOf = [&](int index) { return CardRef(other, 90 + index); };
    SeenPlayer& player = seen.players[other];
    player.table.push_back({refOf(0), any, 0});
    player.beside = {{{refOf(1), any, 2}, Place::Field, seen.self, kNoTeam, {}},
                     {{refOf(2), any, 0}, Place::Hospital, seen.self, kNoTeam, {}},
                     {{refOf(3), any, 0}, Place::OnTeam, seen.self, teamed->team, {}},
                     {{refOf(4), any, 0}, Place::OnCard, other, kNoTeam, agent},
                     {{refOf(5), any, 0}, Place::OnCard, other, kNoTeam, refOf(4)},
                     {{refOf(6), any, 0}, Place::BesideXFile, other, kNoTeam, {}}};
    player.stores = {{refOf(0), 3, {{{}, any, 0}}}};
    const BoardPlan plan = planBoard(seen, game.cast(), {1500, 916}, kLine);
    for (int i = 0; i < 7; ++i)
        EXPECT_EQ(std::ranges::count(plan.cards, refOf(i), &PlannedCard::ref), 1) << i;
    const auto hidden = [&](const PlannedCard& card) { return card.faceDown && !card.ref && !card.inHand; };
    int known = 0;
    int unknown = 0;
    for (const PlannedCard& card : plan.cards)
        if (hidden(card) && card.card == any)
            ++known;
        else if (hidden(card) && card.count == 2 && !card.card)
            ++unknown;
    EXPECT_EQ(known, 1);
    EXPECT_EQ(unknown, 1);
    const auto boxOf = [&](int index) {
        const auto card = std::ranges::find(plan.cards, refOf(index), &PlannedCard::ref);
        const PlannedBox* box = plan.boxAt(card->rect.center());
        return box ? std::pair(box->seat, box->section) : std::pair(kNoSeat, Section::Bureau);
    };
    EXPECT_EQ(boxOf(1), std::pair(seen.self, Section::Field));
    EXPECT_EQ(boxOf(2), std::pair(seen.self, Section::Hospital));
    EXPECT_EQ(boxOf(6), std::pair(other, Section::Bureau));
}

// Within a turn every place keeps the size of its cards, and the hand and each plate stay where they are.
TEST(BoardPlan, HoldsStillWithinATurn)
{
    for (const QSize& size : kBoards) {
        TableGame game(test::baseSet());
        playDemonstration(game, sampleDeck(), 2, 3, [](const TableGame& at) { return at.seen().turn >= 6; });
        std::map<std::tuple<int, Seat, int>, std::set<int>> widths; // by turn, observer and place
        std::map<std::pair<int, Seat>, std::set<int>> hands;
        for (int position = 0; position <= game.length(); ++position) {
            game.goTo(position);
            const Observation& seen = game.seen();
            const BoardPlan plan = planBoard(seen, game.cast(), size, kLine);
            hands[{seen.turn, seen.self}].insert(
                std::find_if(plan.boxes.begin(), plan.boxes.end(), [](const PlannedBox& box) {
                    return box.kind == PlannedBox::HandBox;
                })->rect.top());
            if (plan.stage)
                continue;
            for (const PlannedCard& card : plan.cards)
                if (card.look == PlannedCard::Tile)
                    if (const PlannedBox* box = plan.boxAt(card.rect.center()))
                        widths[{seen.turn, seen.self,
                                static_cast<int>(box->seat) * 16 +
                                    (box->kind == PlannedBox::HandBox ? 8 : static_cast<int>(box->section))}]
                            .insert(card.rect.width());
        }
        EXPECT_GT(widths.size(), 10u);
        for (const auto& [place, found] : widths)
            EXPECT_EQ(found.size(), 1u) << "turn " << std::get<0>(place) << ", place " << std::get<2>(place);
        for (const auto& [turn, found] : hands)
            EXPECT_EQ(found.size(), 1u);
    }
}

namespace {

// What the table shows of the same moment in a window of this size.
BoardPlan planIn(const Observation& seen, const TableGame& game, const QSize& window, const FightSides& fight = {})
{
    constexpr QSize kAround(368, 132); // what stands beside the board and around it
    return planBoard(seen, game.cast(), window - kAround, kLine, {.fight = fight});
}

// Of cards that can be told from others: how large they lie there; a line has no size.
std::map<int, int> widthsOf(const BoardPlan& plan)
{
    std::map<int, int> widths;
    for (const PlannedCard& card : plan.cards)
        if (card.ref)
            widths[card.ref.bits()] = card.look == PlannedCard::Tile ? card.rect.width() : 0;
    return widths;
}

void expectNoneSmaller(const std::map<int, int>& before, const BoardPlan& plan, const QSize& window, const char* when)
{
    const std::map<int, int> now = widthsOf(plan);
    ASSERT_EQ(before.size(), now.size());
    for (const auto& [card, width] : before)
        EXPECT_GE(now.at(card), width) << when << ", " << window.width() << " x " << window.height();
}

// From 1280 x 720 to 2560 x 1440, wider and higher by themselves.
void expectGrowth(const Observation& seen, const TableGame& game, const char* when)
{
    constexpr int kStep = 40;
    std::map<int, std::map<int, int>> row; // what was seen in the windows of the height before, by width
    for (int high = 720; high <= 1440 && !testing::Test::HasFailure(); high += kStep) {
        std::map<int, int> before;
        for (int wide = 1280; wide <= 2560; wide += kStep) {
            const BoardPlan plan = planIn(seen, game, {wide, high});
            if (wide > 1280)
                expectNoneSmaller(before, plan, {wide, high}, when);
            if (const auto above = row.find(wide); above != row.end())
                expectNoneSmaller(above->second, plan, {wide, high}, when);
            before = widthsOf(plan);
            row[wide] = before;
        }
    }
}

} // namespace

// Whoever gets a larger window never gets smaller cards: in his turn, in that of others, with a case on stage.
TEST(BoardPlan, NoCardGetsSmallerInALargerWindow)
{
    for (const int players : {2, 3, 4}) {
        TableGame game(test::baseSet());
        playOn(game, players, 5);
        Observation seen = game.seen();
        for (int seat = 0; seat < players; ++seat) {
            seen.active = static_cast<Seat>(seat);
            expectGrowth(seen, game, seen.active == seen.self ? "own turn" : "the turn of another");
        }
        seen = game.seen();
        SeenPlayer& active = seen.players[seen.active];
        const auto agent = std::find_if(active.agents.begin(), active.agents.end(),
                                        [](const SeenAgent& each) { return each.section == Section::Field; });
        ASSERT_NE(agent, active.agents.end());
        ASSERT_FALSE(active.sites.empty());
        const std::uint8_t team = agent->team;
        for (SeenAgent& each : active.agents) { // a large Team
            each.section = Section::Field;
            each.team = team;
        }
        active.sites.front().team = team;
        seen.about.card = active.sites.front().ref;
        seen.check = {seen.active, team, 1, 4, 3};
        expectGrowth(seen, game, "a check");
        seen.check = {};
        seen.fight.seat = seen.active;
        seen.fight.team = team;
        expectGrowth(seen, game, "a Combat");
    }
}

// With large letters, or among four, cards are low: what room there is beside them is theirs, for names and skills.
TEST(BoardPlan, SmallCardsTakeTheRoomBesideThem)
{
    for (const auto& [players, size, line] :
         {std::tuple(2, QSize(792, 500), 22), std::tuple(4, QSize(914, 580), kLine)}) {
        TableGame game(test::baseSet());
        playOn(game, players, 1);
        Observation seen = game.seen();
        seen.active = seen.self;
        SeenPlayer& self = seen.players[seen.self];
        self.sites.clear();
        self.table.clear();
        for (SeenAgent& each : self.agents) {
            each.section = Section::Bureau;
            each.team = 0;
        }
        const BoardPlan plan = planBoard(seen, game.cast(), size, line);
        const auto bureau = std::ranges::find_if(plan.boxes, [&](const PlannedBox& box) {
            return box.kind == PlannedBox::SectionBox && box.seat == seen.self && box.section == Section::Bureau;
        });
        ASSERT_NE(bureau, plan.boxes.end());
        int wide = 0;
        int right = 0;
        for (const PlannedCard& card : plan.cards)
            if (bureau->rect.contains(card.rect.center()) && card.look != PlannedCard::Slip) {
                wide = card.rect.width();
                right = std::max(right, card.rect.right());
                EXPECT_TRUE(bureau->rect.contains(card.rect));
            }
        ASSERT_GT(wide, 0);
        EXPECT_TRUE(wide >= 6 * line || bureau->rect.right() - right < wide) << players << ": " << wide;
    }
}

TEST(BoardPlan, TheHandLiesInTheOrderWished)
{
    TableGame game(test::baseSet());
    playOn(game, 2, 3);
    Observation seen = game.seen();
    seen.hand.clear();
    for (const char* number :
         {"XF96-0293v1", "XF96-0063v1", "XF96-0344v1", "XF96-0211v1", "XF96-0063v1", "XF96-0002v1"})
        seen.hand.push_back({CardRef(seen.self, 90 + static_cast<int>(seen.hand.size())), test::card(number)});
    const auto lies = [&](HandOrder order) {
        std::vector<std::string> titles;
        for (const PlannedCard& card : planBoard(seen, game.cast(), kBoards[1], kLine, {.hand = order}).cards)
            if (card.inHand)
                titles.push_back(test::baseSet()[*card.card].title);
        return titles;
    };
    const std::vector<std::string> came = lies(HandOrder::AsItCame);
    ASSERT_EQ(came.size(), 6u);
    for (std::size_t i = 0; i < came.size(); ++i)
        EXPECT_EQ(came[i], test::baseSet()[seen.hand[i].card].title);
    const auto cardOf = [](const std::string& title) {
        return &*std::find_if(test::baseSet().cards().begin(), test::baseSet().cards().end(),
                              [&](const Card& card) { return card.title == title; });
    };
    const std::vector<std::string> byKind = lies(HandOrder::ByKind);
    EXPECT_NE(byKind, came);
    EXPECT_TRUE(std::is_sorted(byKind.begin(), byKind.end(), [&](const std::string& a, const std::string& b) {
        return cardOf(a)->type < cardOf(b)->type;
    }));
    EXPECT_EQ(byKind[0], byKind[1]) << "copies side by side";
    const std::vector<std::string> byCost = lies(HandOrder::ByCost);
    EXPECT_TRUE(std::is_sorted(byCost.begin(), byCost.end(), [&](const std::string& a, const std::string& b) {
        return std::pair(cardOf(a)->cost->pool, baseCost(*cardOf(a))) <
               std::pair(cardOf(b)->cost->pool, baseCost(*cardOf(b)));
    }));
    for (const HandOrder order : {HandOrder::AsItCame, HandOrder::ByKind, HandOrder::ByCost})
        EXPECT_EQ(handOrderNamed(nameOf(order)), order) << "as it is remembered";
    EXPECT_EQ(handOrderNamed("no order"), HandOrder::AsItCame);
}

TEST(BoardPlan, CardsGrowWithTheWindow)
{
    TableGame game(test::baseSet());
    playOn(game, 2, 3);
    const int small = measureBoard(game.seen(), kBoards[0], kLine, false).hand;
    const int usual = measureBoard(game.seen(), kBoards[1], kLine, false).field;
    const int large = measureBoard(game.seen(), kBoards[2], kLine, false).field;
    EXPECT_GE(small, 90);
    EXPECT_GE(usual, 90);
    EXPECT_GE(large, 140);
    EXPECT_GE(measureBoard(game.seen(), kBoards[3], kLine, false).field, 280);
}

// BLUFF-23: what was looked at is named beside its Site; to whoever takes the seat next it is not.
TEST(BoardPlan, KeepsWhatWasSeenUnderASite)
{
    TableGame game(test::baseSet());
    playOn(game, 2, 3);
    Observation seen = game.seen();
    ASSERT_FALSE(seen.players[seen.active].sites.empty());
    SeenSite& site = seen.players[seen.active].sites.front();
    const Seat other = seen.self == 0 ? 1 : 0;
    const CardIndex looked = test::card("XF96-0091v1");
    site.faceDown[other] = 2;
    site.known = {{.ref = {}, .card = looked, .tokens = 0}};
    const auto named = [&](const BoardPlan& plan) {
        return std::count_if(plan.cards.begin(), plan.cards.end(),
                             [&](const PlannedCard& card) { return card.seen && card.card == looked; });
    };
    const auto unknown = [&](const BoardPlan& plan) {
        int count = 0;
        for (const PlannedCard& card : plan.cards)
            count += card.look == PlannedCard::Slip && card.faceDown && !card.card ? card.count : 0;
        return count;
    };
    const auto coveredCopy = [](Observation copy) {
        cover(copy);
        return copy;
    };
    const BoardPlan plan = planBoard(seen, game.cast(), kBoards[1], kLine);
    EXPECT_EQ(named(plan), 1);
    EXPECT_EQ(unknown(plan), 1) << "the other one";
    const BoardPlan covered = planBoard(coveredCopy(seen), game.cast(), kBoards[1], kLine);
    EXPECT_EQ(named(covered), 0);
    EXPECT_EQ(unknown(covered), 2);
    for (const PlannedCard& card : covered.cards)
        EXPECT_TRUE(!card.inHand || !card.card) << "a hand that is covered shows its backs";
    const BoardPlan mine = planBoard(
        [&] {
            Observation own = seen;
            own.active = own.self;
            own.players[own.self].sites.clear();
            cover(own);
            return own;
        }(),
        game.cast(), kBoards[1], kLine);
    EXPECT_EQ(mine.needed, 0) << "nor do the Agents tell which Sites are in it";
}

// With the case on stage everybody else has one line, no card lies twice, and the hand stays where it was.
TEST(BoardPlan, TheStageTakesTheMiddleAlone)
{
    for (const int players : {2, 4})
        for (const QSize& size : kBoards) {
            TableGame game(test::baseSet());
            playOn(game, players, 5);
            Observation seen = game.seen();
            SeenPlayer& active = seen.players[seen.active];
            ASSERT_FALSE(active.sites.empty());
            const auto agent = std::find_if(active.agents.begin(), active.agents.end(),
                                            [](const SeenAgent& each) { return each.section == Section::Field; });
            ASSERT_NE(agent, active.agents.end());
            const BoardPlan before = planBoard(seen, game.cast(), size, kLine);
            active.sites.front().team = agent->team;
            seen.about.card = active.sites.front().ref;
            seen.check = {seen.active, agent->team, 1, 4, 3};
            const BoardPlan plan = planBoard(seen, game.cast(), size, kLine);
            ASSERT_TRUE(plan.stage);
            EXPECT_GT(plan.stage.rect.width() * 10, size.width() * 7);
            std::set<CardRef> refs;
            for (const PlannedCard& card : plan.cards)
                if (card.ref) {
                    EXPECT_TRUE(refs.insert(card.ref).second) << "it lies in one place";
                }
            const auto handTop = [](const BoardPlan& each) {
                int top = 0;
                for (const PlannedBox& box : each.boxes)
                    if (box.kind == PlannedBox::HandBox)
                        top = box.rect.top();
                return top;
            };
            EXPECT_EQ(handTop(plan), handTop(before));
            EXPECT_LT(plan.stage.rect.bottom(), handTop(plan));
            for (const PlannedSide& side : plan.sides) {
                EXPECT_EQ(side.strip, side.seat != seen.self);
                EXPECT_FALSE(side.rect.intersects(plan.stage.rect));
            }
        }
}

} // namespace dossier
