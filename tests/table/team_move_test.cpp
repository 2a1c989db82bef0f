// Whole Teams moved by one gesture.
#include "importers/decks/deck_formats.h"
#include "pictures/table_demo.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "table/table_game.h"
#include "table/team_move.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

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

namespace {

Deck shippedDeck(const char* name)
{
    const std::string file = std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/" + name + ".deck";
    return readDeck(test::fileBytes(file), test::officialCards(), DeckFormat::DossierText, "").deck;
}

// Agents of the Team who went, and those who could have gone where they went but did not.
struct Went
{
    int all = 0;
    int left = 0;
};

Went went(const TableGame& game, Seat seat, const TeamMove& move, const StandingTeam& team)
{
    Went went;
    const auto& agents = game.seen().players[seat].agents;
    const auto first = std::ranges::find(agents, move.cards.front(), &SeenAgent::ref);
    for (const SeenAgent& agent : agents)
        went.all +=
            std::ranges::count(move.cards, agent.ref) > 0 && agent.section == move.to && agent.team == first->team;
    if (first == agents.end() || game.waitsForHandOver() || game.viewer() != seat)
        return went; // somebody else chooses now
    for (const Action& action : game.actions())
        went.left += (action.kind == ActionKind::Deploy || action.kind == ActionKind::Regroup) &&
                     action.section == static_cast<int>(move.to) && action.team == first->team &&
                     std::ranges::any_of(agents, [&](const SeenAgent& agent) {
                         return agent.slot == action.agent && agent.section == team.section && agent.team == team.team;
                     });
    return went;
}

} // namespace

// In the Basic Game four keys were needed where one is enough.
TEST(TeamMoves, TheWholeTeamIsOfferedInTheBasicGameToo) // BASIC-5, BASIC-24
{
    GameRecord record;
    record.options.game = Game::Basic;
    record.decks.assign(2, shippedDeck("night-shift"));
    record.passive.assign(2, false);
    record.seed = 7;
    TableGame game(test::officialCards(), &test::baseEffects());
    game.begin(record, true);
    for (int step = 0; step < 60 && game.offer().decision.asks != Asks::Deploy; ++step) {
        if (game.waitsForHandOver()) {
            game.takeSeat();
            continue;
        }
        const Action* pass = game.actions().find(ActionKind::Pass);
        game.take(Action(pass ? *pass : game.actions()[0]));
    }
    const std::vector<TeamMove> teams = wholeTeams(game);
    ASSERT_EQ(teams.size(), 1u);
    EXPECT_EQ(teams.front().to, Section::Field);
    EXPECT_EQ(teams.front().members.size(), 4u);
    game.takeTogether(teams.front().actions);
    for (const SeenAgent& agent : game.seen().players[game.viewer()].agents)
        EXPECT_EQ(agent.section, Section::Field);
}

// What is offered before the first of them goes tells who can: the move is known without looking ahead.
TEST(TeamMoves, EverybodyGoesWhoIsSaidTo) // DEP-1, DEP-2, DEP-6, BASIC-24
{
    std::mt19937 random(20'261'127);
    int moved = 0;
    int ofSeveral = 0;
    for (int round = 0; round < 40; ++round) {
        GameRecord record;
        record.options.game = round % 5 == 4 ? Game::Basic : Game::Advanced;
        record.decks.assign(record.options.game == Game::Basic ? 2 : 2 + static_cast<std::size_t>(round) % 3, // BASIC-1
                            shippedDeck(round % 2 == 0 ? "night-shift" : "fixed-pack-krycek"));
        record.passive.assign(record.decks.size(), false);
        record.seed = random();
        record.options.mostTurns = 12;
        TableGame game(test::officialCards(), &test::baseEffects());
        game.begin(record, true);
        for (int step = 0; step < 600 && !game.isOver(); ++step) {
            if (game.waitsForHandOver()) {
                game.takeSeat();
                continue;
            }
            std::vector<StandingTeam> teams;
            for (const SeenAgent& agent : game.seen().players[game.viewer()].agents)
                if (std::ranges::none_of(teams, [&](const StandingTeam& team) {
                        return team.section == agent.section && team.team == agent.team;
                    }))
                    teams.push_back({agent.section, agent.team});
            for (const StandingTeam& team : teams)
                for (const Section to : {Section::Bureau, Section::Field, Section::Hospital}) {
                    const TeamMove move = moveOf(game, team, to);
                    if (move.members.empty())
                        continue;
                    const int here = game.position();
                    const Seat seat = game.viewer();
                    game.takeTogether(move.actions);
                    const Went all = went(game, seat, move, team);
                    ASSERT_EQ(all.all, static_cast<int>(move.members.size())) << "round " << round << ", step " << step;
                    ASSERT_EQ(all.left, 0) << "round " << round << ", step " << step;
                    game.takeBack();
                    if (game.waitsForHandOver())
                        game.takeSeat();
                    ASSERT_EQ(game.position(), here);
                    ++moved;
                    ofSeveral += move.members.size() > 1;
                }
            const auto any = static_cast<int>(random() % static_cast<unsigned>(game.actions().size()));
            game.take(Action(game.actions()[any]));
        }
    }
    EXPECT_GT(moved, 2'000);
    EXPECT_GT(ofSeveral, 500);
}

} // namespace dossier
