// The pages beside the open deck show what the domain reckons.
#include "app/analysis/analysis_view.h"
#include "app/analysis/check_help.h"
#include "app/analysis/coverage_model.h"
#include "app/analysis/deck_effects.h"
#include "app/analysis/team_model.h"
#include "app/chart/bar_list.h"
#include "app/chart/column_chart.h"
#include "app/chart/line_chart.h"
#include "app/decks/decks_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_look.h"
#include "desk/deck_library.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "domain/advice/activation.h"
#include "domain/advice/conspiracy_economy.h"
#include "domain/advice/deck_stats.h"
#include "domain/advice/site_odds.h"
#include "domain/advice/team_solver.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;
using test::TestProgram;

namespace {

class Analysis : public testing::Test
{
protected:
    Analysis()
    {
        program.desk().shelf.create(test::legalDeck());
        program.window().resize(1280, 900);
        program.window().show();
        program.window().showTab(MainWindow::Decks);
        panel().showPart(DecksPanel::Analysis);
    }

    DecksPanel& panel() { return program.window().decks(); }
    AnalysisView& view() { return panel().analysis(); }
    const Deck& deck() { return program.desk().openDeck.deck(); }

    TestProgram program;
};

} // namespace

TEST_F(Analysis, InvitesWhileNoDeckIsOpen)
{
    program.desk().openDeck.close();
    panel().showPart(DecksPanel::Analysis);
    view().showPage(AnalysisView::Odds); // reckons nothing, and does not fail
    EXPECT_EQ(view().currentPage(), AnalysisView::Odds);
}

TEST_F(Analysis, EveryPageIsThereAgainOnceADeckIsOpenedAgain)
{
    const auto id = program.desk().openDeck.id();
    for (int page = 0; page < AnalysisView::kPages; ++page) {
        view().showPage(page);
        ASSERT_FALSE(program.find<QWidget>("analysisInvitation").isVisible()) << page;
        program.desk().openDeck.close();
        EXPECT_TRUE(program.find<QWidget>("analysisInvitation").isVisible()) << page;
        program.desk().openDeck.open(id);
        EXPECT_FALSE(program.find<QWidget>("analysisInvitation").isVisible()) << page;
    }
}

TEST_F(Analysis, ProfileShowsTheCountsOfTheDeck)
{
    const DeckStats stats = statsOf(deck(), baseSet());
    int cards = 0;
    for (const BarList::Row& row : program.find<BarList>("typeBars").rows()) {
        ASSERT_TRUE(row.mark);
        EXPECT_EQ(row.value, stats.byType[static_cast<std::size_t>(*row.mark)]);
        cards += static_cast<int>(row.value);
    }
    EXPECT_EQ(cards, stats.cards);
    EXPECT_EQ(program.find<BarList>("questionBars").rows().front().value, stats.sitesAsking.front());
    double costed = 0;
    for (const ColumnChart::Column& column : program.find<ColumnChart>("costCurve").columns())
        for (const double value : column.values)
            costed += value;
    EXPECT_EQ(costed, stats.costs[0].count + stats.costs[1].count + stats.costs[2].count);
}

TEST_F(Analysis, ProfileFollowsAnEditAtOnce)
{
    const auto sites = [this] {
        for (const BarList::Row& row : program.find<BarList>("typeBars").rows())
            if (row.mark == CardType::Site)
                return static_cast<int>(row.value);
        return 0;
    };
    const int before = sites();
    program.desk().openDeck.add(Zone::BureauDeck, card("XF96-0063v1"), 1);
    EXPECT_EQ(sites(), before + 1);
}

TEST_F(Analysis, SitesShowWhatTheTeamPasses)
{
    view().showPage(AnalysisView::Sites);
    const auto& table = program.find<QTableView>("coverageTable");
    const auto* model = qobject_cast<CoverageModel*>(table.model());
    const CheckHelp help(test::baseEffects(), baseSet());
    const SkillCoverage coverage =
        coverageOf(teamOf(deck(), baseSet()), sitesOf(deck(), baseSet()), baseSet(), help.fromDeck(deck()));
    EXPECT_EQ(model->coverage().met, coverage.met);
    EXPECT_EQ(model->coverage().metWithHelp, coverage.metWithHelp);
    EXPECT_EQ(model->rowCount(), static_cast<int>(coverage.sites.size()));
    EXPECT_EQ(model->columnCount(), CoverageModel::kFixedColumns + 3);
    program.find<QComboBox>("whichSites").setCurrentIndex(1);
    EXPECT_EQ(model->rowCount(), 45);
}

TEST_F(Analysis, SitesSayWhoseLossBreaksThem)
{
    view().showPage(AnalysisView::Sites);
    const auto* model = qobject_cast<CoverageModel*>(program.find<QTableView>("coverageTable").model());
    for (int row = 0; row < model->rowCount(); ++row) {
        const SiteCoverage& site = model->coverage().sites[static_cast<std::size_t>(row)];
        int needed = 0;
        for (int column = CoverageModel::kFixedColumns; column < model->columnCount(); ++column)
            needed += lookOf(model->index(row, column)).over ? 1 : 0;
        EXPECT_EQ(needed, static_cast<int>(site.cannotLose.size()));
        EXPECT_EQ(model->sentence(row).contains(QStringLiteral("lost without")),
                  needed > 0 && site.check.passes != Passing::No);
    }
}

TEST(CheckHelp, ReadsWhatCardsAddFromTheirEffects)
{
    const CheckHelp help(test::baseEffects(), baseSet());
    EXPECT_EQ(help.adds(card("XF96-0184v1"), Skill::CriminalInvestigation), 1);
    EXPECT_EQ(help.adds(card("XF96-0184v1"), Skill::Medical), 0);
    EXPECT_EQ(help.adds(card("XF96-0311v1"), Skill::Computer), 2);
    EXPECT_EQ(help.adds(card("XF96-0191v1"), Skill::Behavioral), 1);
    EXPECT_EQ(help.adds(card("XF96-0220v1"), Skill::Bureaucracy), 2);
    EXPECT_EQ(help.adds(card("XF96-0169v1"), Skill::AlienInvestigation), 0);
}

TEST_F(Analysis, OddsFollowTheDrawPlan)
{
    view().showPage(AnalysisView::Odds);
    program.find<QSpinBox>("oddsBought").setValue(2);
    const std::vector<SiteTurn> turns = siteOdds(deck(), baseSet(), {7, 1, 2}, 8);
    const auto& lines = program.find<LineChart>("oddsChart").lines();
    ASSERT_EQ(lines.size(), 3U);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        EXPECT_EQ(lines[0].values[i], turns[i].site);
        EXPECT_EQ(lines[1].values[i], turns[i].met);
        EXPECT_EQ(lines[2].values[i], turns[i].payable);
    }
    const auto& table = program.find<QTableWidget>("oddsTable");
    EXPECT_EQ(table.rowCount(), 8);
    EXPECT_EQ(table.item(0, 3)->text(), percent(turns.front().site));
}

TEST_F(Analysis, OddsOfSeveralKindsAtOnce)
{
    view().showPage(AnalysisView::Odds);
    auto& first = program.find<QComboBox>("wishGroup0");
    first.setCurrentIndex(first.findData(QStringLiteral("Sites")));
    program.find<QSpinBox>("wishLeast0").setValue(2);
    program.find<QSpinBox>("oddsDrawn").setValue(10);
    const int sites = sizeOf(sitesOf(deck(), baseSet()));
    EXPECT_EQ(program.find<QLabel>("oddsChance").text(),
              percent(chanceOfAtLeast(2, sites, 10, bureauDeckSize(deck()))));
    auto& second = program.find<QComboBox>("wishGroup1");
    second.setCurrentIndex(second.findData(QStringLiteral("Sites"))); // the same again asks for nothing new
    EXPECT_EQ(program.find<QLabel>("oddsChance").text(),
              percent(chanceOfAtLeast(2, sites, 10, bureauDeckSize(deck()))));
}

TEST(Percent, NeverCallsUncertainCertain)
{
    EXPECT_EQ(percent(0), QStringLiteral("0 %"));
    EXPECT_EQ(percent(1), QStringLiteral("100 %"));
    EXPECT_EQ(percent(0.9996), QStringLiteral("> 99.9 %"));
    EXPECT_EQ(percent(0.0004), QStringLiteral("< 0.1 %"));
    EXPECT_EQ(percent(0.994), QStringLiteral("99.4 %"));
    EXPECT_EQ(percent(0.86), QStringLiteral("86 %"));
}

TEST_F(Analysis, BestTeamsAreThoseOfTheSolverAndCanBeUsed)
{
    view().showPage(AnalysisView::Team);
    auto& list = program.find<QListView>("bestTeams");
    ASSERT_TRUE(test::waitUntil([&] { return list.model()->rowCount() > 0; }));
    TeamWish wish;
    wish.sites = sitesOf(deck(), baseSet());
    const std::vector<SolvedTeam> best = bestTeams(wish, baseSet(), 25);
    const auto* model = qobject_cast<TeamModel*>(list.model());
    ASSERT_EQ(model->rowCount(), static_cast<int>(best.size()));
    EXPECT_EQ(model->at(0), best.front());

    const std::vector<DeckEntry> before = deck().team;
    list.setCurrentIndex(list.model()->index(0, 0));
    program.find<QPushButton>("useTeam").click();
    EXPECT_EQ(teamOf(deck(), baseSet()), best.front().agents);
    EXPECT_TRUE(test::waitUntil([&] { return !lookOf(model->index(0)).after.empty(); }));
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(deck().team, before);
}

TEST_F(Analysis, TeamWishesNarrowTheTeams)
{
    view().showPage(AnalysisView::Team);
    auto& list = program.find<QListView>("bestTeams");
    ASSERT_TRUE(test::waitUntil([&] { return list.model()->rowCount() > 0; }));
    QListWidgetItem* agent = program.find<QListWidget>("agentWishes").item(0);
    agent->setCheckState(Qt::Checked);
    const auto* model = qobject_cast<TeamModel*>(list.model());
    const auto holdsAgent = [&] {
        for (int row = 0; row < model->rowCount(); ++row)
            if (!model->index(row).data(Qt::ToolTipRole).toString().contains(agent->text()))
                return false;
        return model->rowCount() > 0;
    };
    EXPECT_TRUE(test::waitUntil(holdsAgent));
    program.find<QCheckBox>("onlyOwned").setChecked(true); // nobody is owned
    EXPECT_TRUE(test::waitUntil([&] { return model->rowCount() == 0; }));
    EXPECT_FALSE(program.find<QPushButton>("useTeam").isEnabled());
    auto& all = program.find<QPushButton>("teamsOfAll");
    EXPECT_TRUE(all.isVisible());
    all.click();
    EXPECT_FALSE(program.find<QCheckBox>("onlyOwned").isChecked());
    EXPECT_TRUE(test::waitUntil([&] { return model->rowCount() > 0 && !all.isVisible(); }));
}

// Must, may and may not look and sound differently, and a press anywhere on the row goes on to the next.
TEST_F(Analysis, AgentsTellWhatIsWishedOfThem)
{
    view().showPage(AnalysisView::Team);
    auto& agents = program.find<QListWidget>("agentWishes");
    QApplication::processEvents();
    QListWidgetItem* agent = agents.item(0);
    const auto look = [&] { return agents.viewport()->grab(agents.visualItemRect(agent)).toImage(); };
    const auto said = [&] { return agent->data(Qt::AccessibleTextRole).toString(); };
    const QImage may = look();
    EXPECT_TRUE(said().endsWith("may")) << said().toStdString();
    const auto press = [&] {
        QTest::mouseClick(agents.viewport(), Qt::LeftButton, {}, agents.visualItemRect(agent).center());
    };
    press();
    EXPECT_EQ(agent->checkState(), Qt::Checked);
    EXPECT_TRUE(said().endsWith("must"));
    const QImage must = look();
    press();
    EXPECT_EQ(agent->checkState(), Qt::Unchecked);
    EXPECT_TRUE(said().endsWith("not"));
    const QImage not_ = look();
    EXPECT_NE(must, not_);
    press();
    EXPECT_EQ(agent->checkState(), Qt::PartiallyChecked);
    EXPECT_NE(look(), must);
    EXPECT_NE(look(), not_);
    EXPECT_NE(may, not_);
}

TEST_F(Analysis, KeepsItsPageOverARestart)
{
    view().showPage(AnalysisView::Compare);
    program.restart();
    program.window().showTab(MainWindow::Decks);
    panel().showPart(DecksPanel::Analysis);
    EXPECT_EQ(view().currentPage(), AnalysisView::Compare);
    program.desk().settings.setCurrentTab("decks");
    program.desk().settings.resetLayout();
    EXPECT_EQ(program.desk().settings.analysisPage(), AnalysisView::Compare);
    EXPECT_EQ(program.desk().settings.currentTab(), "decks") << "the layout is another one, the place is not";
}

TEST_F(Analysis, SitesAndTheirHeadsAreWholeInANarrowDock)
{
    view().showPage(AnalysisView::Sites);
    QApplication::processEvents();
    auto& table = program.find<QTableView>("coverageTable");
    const QHeaderView& header = *table.horizontalHeader();
    for (int column = 1; column < table.model()->columnCount(); ++column) {
        EXPECT_GE(header.sectionSize(column), header.sectionSizeHint(column)) << column;
    }
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QString title = table.model()->index(row, 0).data().toString();
        const int room = table.columnWidth(0) - 40;
        const int needed = QFontMetrics(program.desk().appearance.theme().text)
                               .boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, title)
                               .height();
        EXPECT_GE(table.rowHeight(row), needed) << title.toStdString();
    }
}

TEST_F(Analysis, EconomyListsExpensesAndDeadCards)
{
    view().showPage(AnalysisView::Economy);
    const ConspiracyEconomy economy = economyOf(deck(), baseSet());
    EXPECT_EQ(program.find<QTableWidget>("expenses").rowCount(), static_cast<int>(economy.expenses.size()));
    int sellable = 0;
    for (const ColumnChart::Column& column : program.find<ColumnChart>("saleChart").columns())
        sellable += static_cast<int>(column.values.front());
    EXPECT_EQ(sellable, economy.sellable);
    EXPECT_EQ(program.find<QListWidget>("deadCards").count(), static_cast<int>(deadCards(deck(), baseSet()).size()));
}

TEST_F(Analysis, ComparesTwoDecksInCardsAndInEffects)
{
    Deck other = deck();
    other.name = "Fewer Sites";
    const CardIndex site = sitesOf(other, baseSet()).front().card;
    other.setCount(Zone::BureauDeck, site, 0);
    program.desk().shelf.create(other);
    view().showPage(AnalysisView::Compare);
    auto& box = program.find<QComboBox>("otherDeck");
    box.setCurrentIndex(box.findText(QStringLiteral("Legal")));
    const auto& cards = program.find<QTableWidget>("changedCards");
    ASSERT_EQ(cards.rowCount(), 1);
    EXPECT_EQ(cards.item(0, 0)->text().toStdString(), baseSet()[site].title);
    EXPECT_EQ(cards.item(0, 4)->text(), QString(QChar(0x2212)) + QStringLiteral("2"));
    const auto& effects = program.find<QTableWidget>("effectLines");
    ASSERT_GT(effects.rowCount(), 3);
    EXPECT_EQ(effects.item(0, 1)->text(), QStringLiteral("60"));
    EXPECT_EQ(effects.item(0, 2)->text(), QStringLiteral("58"));
    const std::vector<SiteTurn> after = siteOdds(other, baseSet(), {}, 1);
    EXPECT_EQ(effects.item(3, 2)->text(), percent(after.front().site));
}

TEST_F(Analysis, KeepsAVersionComparesWithItAndGoesBack)
{
    const Deck before = deck();
    QTest::keyClick(&program.window(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    auto& box = program.find<QComboBox>("otherDeck");
    EXPECT_TRUE(box.hasFocus());
    test::enter(program.find<QLineEdit>("versionLabel"), "as printed");
    ASSERT_TRUE(box.currentText().endsWith("as printed")) << box.currentText().toStdString();
    const CardIndex site = sitesOf(deck(), baseSet()).front().card;
    program.desk().openDeck.change([&](Deck& edited) {
        edited.setCount(Zone::BureauDeck, site, 0);
        edited.notes = "tried";
    });
    const auto& cards = program.find<QTableWidget>("changedCards");
    ASSERT_TRUE(test::waitUntil([&] { return cards.rowCount() == 1; }));
    const auto& effects = program.find<QTableWidget>("effectLines");
    ASSERT_GT(effects.rowCount(), 3);
    EXPECT_NE(effects.item(3, 1)->text(), effects.item(3, 2)->text()) << "the first-turn Site";
    program.find<QPushButton>("restoreVersion").click();
    EXPECT_EQ(deck(), before);
    EXPECT_EQ(program.find<QPlainTextEdit>("deckNotes").toPlainText().toStdString(), before.notes);
    program.desk().history.undo();
    EXPECT_EQ(deck().notes, "tried");
    EXPECT_EQ(program.find<QPlainTextEdit>("deckNotes").toPlainText(), "tried");
    program.find<QPushButton>("restoreVersion").click();
    program.desk().history.undo();
    EXPECT_EQ(deck().count(Zone::BureauDeck, site), 0);
}

TEST_F(Analysis, DeletesAVersionAndTakesItBack)
{
    view().showPage(AnalysisView::Compare);
    auto& box = program.find<QComboBox>("otherDeck");
    auto& remove = program.find<QToolButton>("deleteVersion");
    EXPECT_FALSE(remove.isEnabled());
    test::enter(program.find<QLineEdit>("versionLabel"), "as printed");
    ASSERT_TRUE(remove.isEnabled());
    const Deck before = deck();
    remove.click();
    EXPECT_TRUE(program.desk().shelf.versions().empty());
    EXPECT_EQ(box.currentIndex(), -1) << "no other deck is chosen, and none looks as if it were";
    EXPECT_FALSE(remove.isEnabled());
    EXPECT_EQ(deck(), before) << "the deck itself stays";
    QTest::mouseClick(&program.find<QToolButton>("messageAction"), Qt::LeftButton);
    ASSERT_EQ(program.desk().shelf.versions().size(), 1U);
    EXPECT_TRUE(test::waitUntil([&] { return box.findText("as printed", Qt::MatchEndsWith) >= 0; }));
}

} // namespace dossier
