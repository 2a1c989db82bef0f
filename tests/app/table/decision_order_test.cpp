// The choices in the order of their worth, alike ones and those of no use now behind one row.
#include "app/table/decision_model.h"
#include "engine/records/record.h"
#include "table/choice_detail.h"
#include "table/choice_order.h"
#include "table/stage_games.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace dossier {

namespace {

std::vector<std::size_t> placesOfRank(const std::vector<ChoiceWorth>& worths, ChoiceRank rank)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < worths.size(); ++i)
        if (worths[i].rank == rank)
            found.push_back(i);
    return found;
}

std::size_t placeAt(const TableGame& game, const DecisionModel& model, int row)
{
    const Action* action = model.actionAt(model.index(row));
    return action ? static_cast<std::size_t>(action - game.actions().begin()) : game.choices().size();
}

int rowOfFold(const DecisionModel& model, const QString& part)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row).data(kFoldRole).toBool() && model.index(row).data().toString().contains(part))
            return row;
    return -1;
}

bool isBluff(const TableGame& game, const Choice& choice)
{
    return choice.card.isKnown() && game.cast().pool[choice.card.card].type == CardType::Bluff;
}

class DecisionOrder : public testing::Test
{
protected:
    // By chance, then by those who play every card they can.
    bool playUntil(const std::function<bool(const TableGame&)>& enough)
    {
        return test::playPacksUntil(game, enough) || test::playEagerlyUntil(game, enough);
    }

    DecisionOrder() { QObject::connect(&game, &TableGame::changed, &model, &DecisionModel::startAnew); }

    TableGame game{test::baseSet(), &test::baseEffects(), nullptr};
    DecisionModel model{game};
};

} // namespace

// What makes the check end as he wants it, and would not if he passed, stands before all else.
TEST_F(DecisionOrder, WhatDecidesTheCheckComesFirst)
{
    int own = 0;
    int others = 0;
    EXPECT_TRUE(test::playEagerlyUntil(game, [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        const auto deciding = placesOfRank(worths, ChoiceRank::Decides);
        if (deciding.empty())
            return false;
        const bool mine = at.seen().check.seat == at.viewer();
        EXPECT_FALSE(model.index(0).data(kDigitRole).toInt() > 0) << "a heading";
        const std::size_t first = placeAt(at, model, 1);
        EXPECT_TRUE(first < worths.size() && worths[first].rank == ChoiceRank::Decides);
        if (first < worths.size() && worths[first].preview) {
            EXPECT_EQ(worths[first].preview->enough, mine);
            const auto passing = previewOfPassing(at);
            EXPECT_TRUE(!passing || passing->enough != mine);
        }
        (mine ? own : others) += 1;
        return own > 0 && others > 0;
    }));
}

// PLAY-4: the first key paid 5 CP for what 3 did as well.
TEST_F(DecisionOrder, OfWhatIsEnoughTheCheapestComesFirst)
{
    Deck deck = test::completedPacks()[3]; // more cards of several prices than a deck may hold
    for (std::size_t card = 0; card < test::baseSet().size(); ++card)
        if (const Card& each = test::baseSet()[static_cast<CardIndex>(card)];
            each.type == CardType::Bluff && each.cost && each.cost->x)
            deck.add(Zone::BureauDeck, static_cast<CardIndex>(card), 4);
    int met = 0;
    const auto look = [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        std::vector<int> prices;
        for (int row = 0; row < model.rowCount(); ++row)
            if (const std::size_t place = placeAt(at, model, row);
                place < worths.size() && worths[place].rank == ChoiceRank::Decides)
                prices.push_back(at.choices()[place].price ? at.choices()[place].price->number : 0);
        EXPECT_TRUE(std::ranges::is_sorted(prices));
        met += !prices.empty() && prices.front() < prices.back() ? 1 : 0;
        return met > 0;
    };
    for (std::uint64_t seed = 1; seed <= 60 && met == 0; ++seed)
        playDemonstration(game, deck, 2, seed, look);
    EXPECT_GT(met, 0);
}

// COMBAT-33: he stays whom a card keeps in the Team.
TEST_F(DecisionOrder, WhatSavesAnAgentComesBeforeWhatDoesNot)
{
    Deck deck = test::completedPacks()[3]; // more Adversaries than a deck may hold, and cards against them
    for (std::size_t card = 0; card < test::baseSet().size(); ++card)
        for (const int number : {2, 309, 333, 344, 345})
            if (test::baseSet()[static_cast<CardIndex>(card)].number == number)
                deck.add(Zone::BureauDeck, static_cast<CardIndex>(card), 6);
    int met = 0;
    const auto look = [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        const auto saving = placesOfRank(worths, ChoiceRank::Saves);
        if (saving.empty())
            return false;
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t place = placeAt(at, model, row);
            if (place < worths.size() && worths[place].rank == ChoiceRank::Saves)
                break;
            EXPECT_TRUE(place >= worths.size() || worths[place].rank == ChoiceRank::Decides) << "row " << row;
        }
        const auto passing = at.game().leaving({.kind = ActionKind::Pass}, at.viewer());
        const auto with = at.game().leaving(at.actions()[static_cast<int>(saving.front())], at.viewer());
        EXPECT_TRUE(passing && with && with->size() < passing->size());
        ++met;
        return true;
    };
    for (std::uint64_t seed = 1; seed <= 30 && met == 0; ++seed)
        playDemonstration(game, deck, 2, seed, look);
    EXPECT_GT(met, 0);
}

// Who goes on in spite of Car Troubles, once the first has been picked: the one with whom the check succeeds stood
// last.
TEST(DecisionOrderOfAGame, WhatAnswersAQuestionInACheckLeadsToWhatIsEnoughFirst)
{
    const std::string kept = test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/tests/data/car_troubles_game.json");
    TableGame game(test::officialCards(), &test::baseEffects());
    DecisionModel model(game);
    game.begin(readRecord(kept, test::officialCards()), true);
    int met = 0;
    for (int position = 0; position < game.length(); ++position) {
        game.goTo(position);
        game.takeSeat();
        if (!game.seen().check || game.offer().decision.asks != Asks::Choose)
            continue;
        model.startAnew();
        const std::vector<ChoiceWorth> worths = choiceWorths(game);
        bool bad = false;
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t place = placeAt(game, model, row);
            if (place >= worths.size() || !worths[place].preview)
                continue;
            const bool enough = worths[place].preview->enough;
            met += enough;
            EXPECT_FALSE(enough && bad) << "row " << row;
            bad = bad || !enough;
        }
    }
    EXPECT_GT(met, 0);
}

// More than a few stand behind one row, the last; whoever opens it finds each of them, quiet.
// Whom an Adversary hits, while the Combat may go on: what ends the check well came behind what cannot be foreseen.
TEST_F(DecisionOrder, WhatIsEnoughComesBeforeWhatCannotBeForeseen)
{
    Deck deck = test::completedPacks()[3];
    for (std::size_t card = 0; card < test::baseSet().size(); ++card)
        if (test::baseSet()[static_cast<CardIndex>(card)].type == CardType::Adversary)
            deck.add(Zone::BureauDeck, static_cast<CardIndex>(card), 1);
    int met = 0;
    const auto look = [&](const TableGame& at) {
        if (!at.seen().check || at.offer().decision.asks != Asks::Target)
            return false;
        const bool mine = at.seen().check.seat == at.viewer();
        const bool asItStands = (at.seen().check.level >= at.seen().check.needed) == mine;
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        bool unforeseen = false;
        bool good = false;
        for (int row = 0; row < model.rowCount() && !asItStands; ++row) {
            const std::size_t place = placeAt(at, model, row);
            if (place >= worths.size())
                continue;
            const auto& preview = worths[place].preview;
            EXPECT_FALSE(unforeseen && preview && preview->enough == mine) << "row " << row;
            good = good || (preview && preview->enough == mine);
            unforeseen = unforeseen || !preview;
        }
        met += good && unforeseen;
        return met > 0;
    };
    for (std::uint64_t seed = 1; seed <= 60 && met == 0; ++seed)
        playDemonstration(game, deck, 2, seed, look);
    EXPECT_GT(met, 0);
}

TEST_F(DecisionOrder, WhatIsOfNoUseNowStandsBehindOneRow)
{
    EXPECT_TRUE(test::playEagerlyUntil(game, [&](const TableGame& at) {
        const auto useless = placesOfRank(choiceWorths(at), ChoiceRank::Useless);
        const int row = rowOfFold(model, QStringLiteral("of no use now"));
        if (row < 0)
            return false;
        EXPECT_GT(useless.size(), 3u);
        const int before = model.choices();
        for (int each = 0; each < model.rowCount(); ++each)
            EXPECT_EQ(std::ranges::count(useless, placeAt(at, model, each)), 0);
        EXPECT_TRUE(model.fold(model.index(row)));
        EXPECT_GT(model.choices(), before);
        for (int each = row + 1; each < model.rowCount() && model.actionAt(model.index(each)); ++each)
            EXPECT_TRUE(model.index(each).data(kQuietRole).toBool());
        EXPECT_TRUE(model.fold(model.index(row)));
        EXPECT_EQ(model.choices(), before);
        return true;
    }));
}

// F10: what moves the check towards what he wants stands before what does not, the furthest first; what moves it
// against himself is of no use.
TEST_F(DecisionOrder, WhatBringsTheCheckFurtherComesFirst)
{
    int further = 0;
    int against = 0;
    const auto look = [&](const TableGame& at) {
        const SeenCheck& check = at.seen().check;
        if (!check || check.needed <= 0)
            return false;
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        const auto& facts = at.offer().facts;
        const auto passing = previewOfPassing(at);
        const auto towards = [&](std::size_t place) { // of what does more than that, by how the check would end
            const int sign = check.seat == at.viewer() ? 1 : -1;
            const auto& preview = worths[place].preview;
            if (facts[place].levelOnly)
                return sign * facts[place].shift;
            return preview && passing
                       ? std::max(0, sign * (preview->level - preview->needed - (passing->level - passing->needed)))
                       : 0;
        };
        std::optional<int> last;
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t place = placeAt(at, model, row);
            if (place >= worths.size() || at.choices()[place].action.kind != ActionKind::Play ||
                worths[place].rank != ChoiceRank::Usual) {
                last.reset(); // another heading
                continue;
            }
            EXPECT_GE(towards(place), 0) << "against himself";
            EXPECT_TRUE(!last || towards(place) <= *last);
            further += last && towards(place) < *last ? 1 : 0;
            last = towards(place);
        }
        for (std::size_t place = 0; place < worths.size(); ++place)
            if (towards(place) < 0) {
                EXPECT_EQ(worths[place].rank, ChoiceRank::Useless);
                ++against;
            }
        return further > 0 && against > 0;
    };
    EXPECT_TRUE(playUntil(look)) << further << ' ' << against;
}

TEST_F(DecisionOrder, BluffsAreAmongThem)
{
    bool faceUp = false;
    bool turnedUp = false;
    EXPECT_TRUE(playUntil([&](const TableGame& at) {
        for (const std::size_t place : placesOfRank(choiceWorths(at), ChoiceRank::Useless)) {
            const Choice& choice = at.choices()[place];
            faceUp = faceUp || (choice.action.kind == ActionKind::Play && isBluff(at, choice));
            turnedUp = turnedUp || choice.action.kind == ActionKind::UseBluff;
        }
        return faceUp && turnedUp;
    })) << faceUp
        << turnedUp;
}

// Several ways to play a card that cost and come to the same.
TEST_F(DecisionOrder, AlikeOnesStandBehindTheFirst)
{
    EXPECT_TRUE(test::playEagerlyUntil(game, [&](const TableGame& at) {
        const int row = rowOfFold(model, QStringLiteral("to the same"));
        if (row < 0)
            return false;
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        const std::size_t first = placeAt(at, model, row - 1);
        const int before = model.choices();
        EXPECT_TRUE(model.fold(model.index(row)));
        EXPECT_GE(model.choices(), before + 2);
        for (int each = row + 1; each < row + 3; ++each) {
            const std::size_t place = placeAt(at, model, each);
            EXPECT_TRUE(first < worths.size() && place < worths.size());
            if (first >= worths.size() || place >= worths.size())
                return true;
            EXPECT_EQ(worths[place].like, first);
            EXPECT_EQ(worths[place].preview, worths[first].preview);
            EXPECT_EQ(at.choices()[place].card.card, at.choices()[first].card.card);
        }
        return true;
    }));
}

// F21: the Site is said once, above its cards; whoever listens is told it with each.
TEST_F(DecisionOrder, CardsToBeHiddenStandUnderTheirSite)
{
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        const auto hides = [](const Choice& choice) { return choice.action.kind == ActionKind::PutUnder; };
        if (std::ranges::count_if(at.choices(), hides) < 3)
            return false;
        int under = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            const std::size_t place = placeAt(at, model, row);
            if (place >= at.choices().size())
                under += index.data().toString().contains(QStringLiteral(" under ")) ? 1 : 0;
            if (place >= at.choices().size() || !hides(at.choices()[place]))
                continue;
            EXPECT_GT(under, 0) << "the Site comes first";
            EXPECT_FALSE(index.data().toString().contains(QStringLiteral("face down under")));
            EXPECT_TRUE(index.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("face down under")));
        }
        return true;
    }));
}

// BLUFF-1, BLUFF-6: what else lies there only looks like one, and is discarded once it is turned up: a newcomer hid an
// Agent and took it for a fault that he was gone. The heading says so.
TEST_F(DecisionOrder, BluffsAreHiddenBeforeWhatOnlyLooksLikeThem)
{
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        int bluffs = 0;
        int others = 0;
        for (std::size_t i = 0; i < worths.size(); ++i) {
            const Choice& choice = at.choices()[i];
            if (choice.action.kind != ActionKind::PutUnder)
                continue;
            const bool serves = isBluff(at, choice) && !at.offer().pointless[i];
            ++(serves ? bluffs : others);
            EXPECT_EQ(worths[i].rank, serves ? ChoiceRank::Usual : ChoiceRank::Seldom);
        }
        if (bluffs == 0 || others == 0)
            return false;
        QStringList headings;
        for (int row = 0; row < model.rowCount(); ++row)
            if (placeAt(at, model, row) >= at.choices().size())
                headings << model.index(row).data().toString();
        const int hidden =
            static_cast<int>(headings.indexOf(QRegularExpression(QStringLiteral("^Face down under .*"))));
        const int decoys = static_cast<int>(
            headings.indexOf(QRegularExpression(QStringLiteral("^Decoy under .*: discarded once turned up$"))));
        EXPECT_GE(hidden, 0);
        EXPECT_GT(decoys, hidden);
        return true;
    }));
}

// BLUFF-17, OQ-60: one that lowers no skill which the Site asks for was listed as a Bluff there; it says what it is.
TEST_F(DecisionOrder, ABluffThatCannotServeUnderASiteIsADecoyThere)
{
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        int decoys = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t place = placeAt(at, model, row);
            if (place >= at.choices().size() || at.choices()[place].action.kind != ActionKind::PutUnder ||
                !isBluff(at, at.choices()[place]) || !at.offer().pointless[place])
                continue;
            ++decoys;
            EXPECT_EQ(choiceWorths(at)[place].rank, ChoiceRank::Seldom);
            const QString why = model.index(row).data(kSecondRole).toString();
            EXPECT_TRUE(why.contains(QStringLiteral("no skill")) || why.contains(QStringLiteral("you have")));
        }
        return decoys > 0;
    }));
}

// A figure that stays as it is was green, as if the card were worth its price.
TEST_F(DecisionOrder, AFigureThatDoesNotChangeHasNoColour)
{
    int same = 0;
    EXPECT_TRUE(playUntil([&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        const auto passing = previewOfPassing(at);
        for (std::size_t i = 0; passing && i < worths.size(); ++i) {
            const ActionKind kind = at.choices()[i].action.kind;
            if (kind != ActionKind::Play && kind != ActionKind::UseText)
                continue;
            const ChoiceDetail detail = detailOf(at, i, worths[i]);
            if (worths[i].preview && !detail.figure.text.isEmpty()) {
                EXPECT_EQ(detail.figure.good.has_value(), worths[i].preview != passing);
            }
            same += worths[i].preview == passing ? 1 : 0;
        }
        return same > 0;
    }));
}

// INV-1: who makes a Team enough by joining it stood after the Sites at which it fails.
TEST_F(DecisionOrder, WhoMakesATeamEnoughJoinsItBeforeItIsSentToFail)
{
    EXPECT_TRUE(playUntil([&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        std::vector<bool> joins; // by row; else it is sent to fail
        for (int row = 0; row < model.rowCount(); ++row)
            if (const std::size_t place = placeAt(at, model, row); place < worths.size())
                if (const bool joining = at.choices()[place].action.kind == ActionKind::Regroup;
                    worths[place].rank == (joining ? ChoiceRank::Usual : ChoiceRank::Short))
                    joins.push_back(joining);
        EXPECT_TRUE(std::ranges::is_sorted(joins, std::greater<>()));
        return !joins.empty() && joins.front() && !joins.back();
    }));
}

// BRIEF-13: a card that brings nothing was the first to be sold.
TEST_F(DecisionOrder, WhatBringsPointsIsSoldBeforeWhatBringsNone)
{
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        int bring = 0;
        int nothing = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t place = placeAt(at, model, row);
            if (place >= at.choices().size() || at.choices()[place].action.kind != ActionKind::Sell)
                continue;
            const bool brings = at.choices()[place].yield->number > 0;
            ++(brings ? bring : nothing);
            EXPECT_FALSE(brings && nothing > 0) << "row " << row;
        }
        return bring > 0 && nothing > 0;
    }));
}

// DEP-1: a Team that is out already was offered to be taken home by the first key.
TEST_F(DecisionOrder, AWholeTeamGoesOutBeforeAllElseAndBackAfterIt)
{
    int out = 0;
    int back = 0;
    EXPECT_TRUE(test::playPacksUntil(game, [&](const TableGame& at) {
        if (at.offer().decision.asks != Asks::Deploy)
            return false;
        bool others = false;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row);
            if (model.actionAt(index))
                others = true;
            else if (index.data(kDigitRole).toInt() > 0) {
                const bool home = index.data().toString().endsWith(QStringLiteral(" to the Bureau"));
                EXPECT_EQ(others, home) << index.data().toString().toStdString();
                ++(home ? back : out);
            }
        }
        return out > 0 && back > 0;
    }));
}

// F20: a level that counts somebody's leaving in the Combat to come says so, beside it and aloud.
TEST_F(DecisionOrder, AFigureThatCountsADepartureSaysSo)
{
    EXPECT_TRUE(test::playEagerlyUntil(game, [&](const TableGame& at) {
        const std::vector<ChoiceWorth> worths = choiceWorths(at);
        for (int row = 0; row < model.rowCount(); ++row) {
            const std::size_t place = placeAt(at, model, row);
            if (place >= worths.size() || !worths[place].preview || worths[place].preview->leaving.empty() ||
                !worths[place].preview->fought)
                continue;
            const QString condition = previewCondition(at.view(), at.cast(), *worths[place].preview);
            EXPECT_TRUE(condition.startsWith(QStringLiteral("after the Combat, without "))) << condition.toStdString();
            const QModelIndex index = model.index(row);
            EXPECT_TRUE(index.data(kSecondRole).toString().startsWith(condition));
            EXPECT_TRUE(index.data(Qt::AccessibleTextRole).toString().contains(condition));
            return true;
        }
        return false;
    }));
}

} // namespace dossier
