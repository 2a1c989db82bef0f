// Whole Teams moved by one gesture.
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_set.h"
#include "table/table_game.h"
#include "table/team_move.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

class MovedTeam : public testing::Test
{
protected:
    // The first Deployment: all starting Agents stand in the Bureau as one Team (SETUP-15).
    MovedTeam()
        : game(test::officialCards())
    {
        const std::string bytes =
            test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
        playDemonstration(game, readDeck(bytes, test::officialCards(), DeckFormat::DossierText, "").deck, 2, 6,
                          [](const TableGame& at) { return at.actions().find(ActionKind::Deploy) != nullptr; });
    }

    const std::vector<SeenAgent>& agents() const { return game.seen().players[game.viewer()].agents; }

    TableGame game;
};

} // namespace

TEST_F(MovedTeam, AllGoToTheFieldTogether) // DEP-1, DEP-6
{
    const StandingTeam team{agents().front().section, agents().front().team};
    const auto before = agents().size();
    ASSERT_GT(before, 2u);
    ASSERT_TRUE(canMove(game, team));
    EXPECT_TRUE(canMoveTo(game, team, Section::Field));
    EXPECT_FALSE(canMoveTo(game, team, Section::Bureau)) << "they are there";
    const Seat seat = game.viewer();
    EXPECT_EQ(moveTeam(game, team, Section::Field), static_cast<int>(before));
    ASSERT_EQ(game.viewer(), seat);
    for (const SeenAgent& agent : agents()) {
        EXPECT_EQ(agent.section, Section::Field);
        EXPECT_EQ(agent.team, agents().front().team) << "one Team there, too";
    }
}

TEST_F(MovedTeam, OneStepTakesAllOfThemBack)
{
    const Observation before = game.seen();
    const int position = game.position();
    const StandingTeam team{agents().front().section, agents().front().team};
    ASSERT_GT(moveTeam(game, team, Section::Field), 1);
    game.takeBack();
    EXPECT_EQ(game.position(), position);
    EXPECT_EQ(game.seen(), before);
    // Another course from there: its steps are taken back one by one again.
    const Action* first = game.actions().find(ActionKind::Deploy);
    ASSERT_NE(first, nullptr);
    game.take(*first);
    const Action* second = game.actions().find(ActionKind::Deploy);
    ASSERT_NE(second, nullptr);
    game.take(*second);
    game.takeBack();
    EXPECT_EQ(game.position(), position + 1);
}

TEST_F(MovedTeam, NobodyMovesWhereNobodyMay) // DEP-2, DEP-3
{
    EXPECT_FALSE(canMove(game, {Section::Hospital, kNoTeam}));
    EXPECT_EQ(moveTeam(game, {Section::Field, 7}, Section::Bureau), 0);
    EXPECT_FALSE(assignTeam(game, {Section::Bureau, agents().front().team}, CardRef(0, 1)))
        << "not in this phase (INV-2)";
}

} // namespace dossier
