// What helps most stands first, and what it leads to is said: who joins a Team, what a Bluff does among others.
#include "app/table/decision_model.h"
#include "engine/records/record.h"
#include "table/choice_order.h"
#include "table/stage_games.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

class ChoicesThatHelp : public testing::Test
{
protected:
    // By chance, then by those who play every card they can.
    bool playUntil(const std::function<bool(const TableGame&)>& enough)
    {
        return test::playPacksUntil(game, enough) || test::playEagerlyUntil(game, enough);
    }

    ChoicesThatHelp() { QObject::connect(&game, &TableGame::changed, &model, &DecisionModel::startAnew); }

    TableGame game{test::baseSet(), &test::baseEffects(), nullptr};
    DecisionModel model{game};
};

} // namespace

// DEP-1: one goes out, or to be healed; going back, or being a Team alone at home, changes little.
TEST_F(ChoicesThatHelp, WhoGoesOutComesBeforeWhoGoesBack)
{
    int back = 0;
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        for (std::size_t i = 0; i < worths.size(); ++i) {
            const Action& action = at.choices()[i].action;
            if (action.kind != ActionKind::Deploy || worths[i].rank == ChoiceRank::Useless)
                continue;
            const auto section = static_cast<Section>(action.section);
            if (section == Section::Field) {
                EXPECT_EQ(worths[i].rank, ChoiceRank::Usual);
            }
            if (section == Section::Bureau) {
                EXPECT_EQ(worths[i].rank, ChoiceRank::Seldom);
                ++back;
            }
        }
        return back > 0;
    }));
}

// DEP-6, AGENT-1: to be alone helped least and was the first key.
TEST_F(ChoicesThatHelp, WhoJoinsATeamComesBeforeWhoIsAlone)
{
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        bool joined = false;
        bool alone = false; // under this heading
        bool both = false;
        for (int row = 0; row < model.rowCount(); ++row) {
            const Action* action = model.actionAt(model.index(row));
            const auto place = action ? static_cast<std::size_t>(action - at.actions().begin()) : worths.size();
            const Choice* choice = place < worths.size() ? &at.choices()[place] : nullptr;
            const bool goes =
                choice && (choice->action.kind == ActionKind::BuyAgent || choice->action.kind == ActionKind::Deploy);
            if (!goes || static_cast<Section>(choice->action.section) != Section::Field) {
                alone = false;
                continue;
            }
            EXPECT_FALSE(alone && choice->joins) << model.index(row).data().toString().toStdString();
            joined = joined || choice->joins;
            alone = !choice->joins;
            both = both || (joined && alone);
        }
        return both;
    }));
}

// BLUFF-5: of several that lie open, what one does is a figure though the others could follow.
TEST_F(ChoicesThatHelp, WhatABluffLeadsToIsSaidThoughMoreCouldFollow)
{
    int several = 0;
    EXPECT_TRUE(playUntil([&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        std::set<CardIndex> open;
        bool all = true;
        for (std::size_t i = 0; i < worths.size(); ++i) {
            const Choice& choice = at.choices()[i];
            if (choice.action.kind != ActionKind::UseBluff || !at.offer().facts[i].levelOnly)
                continue;
            open.insert(choice.card.card);
            all = all && worths[i].preview;
        }
        several += open.size() > 1 && all ? 1 : 0;
        return several > 0;
    }));
}

// Its player picks who goes on: that, too, can be told before, with whom he would.
TEST(ChoicesThatHelpInAGame, WhatMakesOthersChooseIsSaidByTheirBest)
{
    const std::string kept = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/tests/data/car_troubles_game.json");
    TableGame game(test::officialCards(), &test::baseEffects());
    game.begin(readRecord(kept, test::officialCards()), true);
    const std::vector<Action> actions = game.record().actions;
    int met = 0;
    for (int position = 0; position < game.length(); ++position) {
        const Action& action = actions[static_cast<std::size_t>(position)];
        game.goTo(position);
        if (action.kind != ActionKind::UseBluff)
            continue;
        const auto outlook = game.game().outlook(action, game.game().decider());
        EXPECT_TRUE(outlook) << position;
        EXPECT_TRUE(outlook && outlook->level <= game.seen().check.level) << position;
        ++met;
    }
    EXPECT_GT(met, 0);
}

} // namespace dossier
