// Cards that are discarded, sold or hidden as decoys: what is worth least to keep comes first.
#include "app/table/decision_model.h"
#include "pictures/table_demo.h"
#include "table/choice_detail.h"
#include "table/choice_order.h"
#include "table/stage_games.h"

#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

std::size_t placeOfRow(const TableGame& game, const DecisionModel& model, int row)
{
    const Action* action = model.actionAt(model.index(row));
    return action ? static_cast<std::size_t>(action - game.actions().begin()) : game.choices().size();
}

class CardsThatGo : public testing::Test
{
protected:
    CardsThatGo() { QObject::connect(&game, &TableGame::changed, &model, &DecisionModel::startAnew); }

    TableGame game{test::baseSet(), &test::baseEffects(), nullptr};
    DecisionModel model{game};
};

} // namespace

// Key 1 discarded a Site that could have been solved.
TEST_F(CardsThatGo, BeginWithWhatIsWorthLeast)
{
    std::map<ActionKind, int> met;
    const auto look = [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        for (const ActionKind kind : {ActionKind::Discard, ActionKind::Sell, ActionKind::PutUnder}) {
            std::map<std::pair<ChoiceRank, QString>, std::vector<int>> losses;
            for (int row = 0; row < model.rowCount(); ++row)
                if (const std::size_t place = placeOfRow(at, model, row);
                    place < worths.size() && at.choices()[place].action.kind == kind &&
                    (kind != ActionKind::PutUnder || worths[place].rank != ChoiceRank::Usual))
                    losses[{worths[place].rank, at.nameOf(at.choices()[place].action.target.card())}].push_back(
                        at.offer().facts[place].loss);
            for (const auto& [group, found] : losses) {
                EXPECT_TRUE(std::ranges::is_sorted(found));
                met[kind] += found.size() > 1 && found.front() < found.back() ? 1 : 0;
            }
        }
        return false;
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        playDemonstration(game, test::completedPacks()[seed % 4], 2, seed, look);
    EXPECT_GT(met[ActionKind::Discard], 3);
    EXPECT_GT(met[ActionKind::Sell], 3);
    EXPECT_GT(met[ActionKind::PutUnder], 3);
}

TEST_F(CardsThatGo, ASiteThatCouldBeSolvedDoesNotGoFirst)
{
    int met = 0;
    const auto look = [&](const TableGame& at) {
        if (at.offer().decision.asks != Asks::Discard || at.possibleOf(static_cast<Seat>(1 - at.viewer())).size() < 30)
            return false;
        bool other = false;
        std::size_t first = at.choices().size();
        for (int row = 0; row < model.rowCount(); ++row)
            if (const std::size_t place = placeOfRow(at, model, row); place < at.choices().size()) {
                first = std::min(first, at.choices().size()) == at.choices().size() ? place : first;
                const CardName& card = at.choices()[place].card;
                other = other || at.cast().pool[card.card].type != CardType::Site;
            }
        if (!other || first == at.choices().size())
            return false;
        const Choice& goes = at.choices()[first];
        const auto preview = previewAt(at.view(), goes.action.card);
        EXPECT_FALSE(preview && preview->enough) << at.nameOf(goes).toStdString();
        ++met;
        return false;
    };
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        playDemonstration(game, test::completedPacks()[seed % 4], 2, seed, look);
    EXPECT_GT(met, 5);
}

// BLUFF-7: with 0 CP "Car Troubles" was offered as if it could be used.
TEST_F(CardsThatGo, ABluffThatCannotBePaidIsADecoyAndSaysSo)
{
    int met = 0;
    EXPECT_TRUE(test::playEagerlyUntil(game, [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        const int points = at.seen().players[at.viewer()].cp;
        for (std::size_t place = 0; place < worths.size(); ++place) {
            const Choice& choice = at.choices()[place];
            if (choice.action.kind != ActionKind::PutUnder || !choice.card.isKnown() ||
                at.cast().pool[choice.card.card].type != CardType::Bluff)
                continue;
            const Cost& cost = *at.cast().pool[choice.card.card].cost;
            if (cost.x || cost.base - 1 <= points)
                continue;
            ++met;
            EXPECT_EQ(worths[place].rank, ChoiceRank::Seldom);
            EXPECT_TRUE(detailOf(at, place, worths[place]).second.endsWith(QStringLiteral("you have %1").arg(points)));
        }
        return met > 0;
    }));
}

// A Site chosen from the deck was listed with its skill and question, and not with what it costs.
TEST_F(CardsThatGo, AndThoseThatComeSayWhatTheyCost)
{
    int met = 0;
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t place = placeOfRow(at, model, row);
            if (place >= at.choices().size() || at.choices()[place].action.kind != ActionKind::Choose)
                continue;
            const CardName& card = at.choices()[place].target.card;
            if (!card.isKnown() || card.place != Place::Deck || at.cast().pool[card.card].type != CardType::Site)
                continue;
            ++met;
            EXPECT_TRUE(model.index(row)
                            .data(kSecondRole)
                            .toString()
                            .startsWith(QStringLiteral("%1 RP · ").arg(at.cast().pool[card.card].cost->base)));
        }
        return met > 0;
    }));
}

} // namespace dossier
