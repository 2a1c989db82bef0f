// Where cards lie, for two to four players on a board as small as the smallest window leaves it.
#include "app/board/board_plan.h"
#include "app/game/table_game.h"
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_set.h"

#include <QRegion>

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr QSize kSmall(912, 560); // in a window of 1280 x 720
constexpr int kLine = 15;

Deck sampleDeck()
{
    const std::string bytes = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    return readDeck(bytes, test::baseSet(), DeckFormat::DossierText, "").deck;
}

BoardPlan planOf(TableGame& game, int players, int turn)
{
    playDemonstration(game, sampleDeck(), players, 6, [turn](const TableGame& at) {
        return at.seen().turn >= turn && at.actions().find(ActionKind::PutUnder);
    });
    return planBoard(game.seen(), game.cast(), kSmall, kLine);
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

} // namespace

class BoardPlans : public testing::TestWithParam<int>
{};

TEST_P(BoardPlans, ShowEveryCardWithinTheBoard)
{
    TableGame game(test::baseSet());
    const BoardPlan plan = planOf(game, GetParam(), 7);
    ASSERT_EQ(plan.sides.size(), static_cast<std::size_t>(GetParam()));
    std::size_t agents = 0;
    for (const SeenPlayer& player : game.seen().players)
        agents += player.agents.size();
    EXPECT_GE(plan.cards.size(), agents + game.seen().hand.size());
    const QRect board({0, 0}, kSmall);
    for (std::size_t i = 0; i < plan.cards.size(); ++i) {
        const PlannedCard& card = plan.cards[i];
        EXPECT_TRUE(board.contains(card.rect)) << i;
        EXPECT_GE(visiblePart(plan, i), 40) << i;
        EXPECT_GE(card.rect.width(), 50) << "wide enough for a name";
    }
    for (const PlannedSide& side : plan.sides)
        EXPECT_TRUE(board.contains(side.rect));
}

INSTANTIATE_TEST_SUITE_P(TwoToFour, BoardPlans, testing::Values(2, 3, 4));

} // namespace dossier
