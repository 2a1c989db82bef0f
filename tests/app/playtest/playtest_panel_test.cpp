// Playing a deck against others from the window: a whole series, one that is stopped, cards, exchanges, exports.
#include "app/playtest/decks_page.h"
#include "app/playtest/playtest_panel.h"
#include "app/playtest/series_head.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/playtest/opponents.h"
#include "desk/playtest/series_tables.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <ctime>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class PlaytestTab : public testing::Test
{
protected:
    explicit PlaytestTab(const char* language = "en")
        : program(QString::fromLatin1(language))
    {
        const std::string sample =
            test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
        program.desk().shelf.create(readDeck(sample, test::baseSet(), DeckFormat::DossierText, "").deck);
        program.window().showTab(MainWindow::Playtest);
        who("Agent");
        choose({"Starter: Krycek", QStringLiteral("Deck de départ\u202F: Krycek")});
        setGames(4);
    }

    QPushButton& play() { return program.find<QPushButton>("playtestPlay"); }
    QListWidget& opponents() { return program.find<QListWidget>("opponents"); }
    QTableView& table(const char* name) { return program.find<QTableView>(name); }
    QString what() { return program.find<QLabel>("playtestWhat").text(); }
    QString remark() { return program.find<QLabel>("playtestRemark").text(); }
    void setGames(int games) { program.find<QSpinBox>("playtestGames").setValue(games); }
    void who(const char* name) { program.find<QComboBox>("playtestWho").setCurrentText(name); }
    void page(PlaytestPanel::Page page) { program.find<QTabBar>("playtestTabs").setCurrentIndex(page); }
    QString cell(const char* name, int row, int column)
    {
        return table(name).model()->index(row, column).data().toString();
    }

    // These and no others.
    void choose(const QStringList& names)
    {
        for (int row = 0; row < opponents().count(); ++row) {
            QListWidgetItem* item = opponents().item(row);
            if (item->flags().testFlag(Qt::ItemIsUserCheckable))
                item->setCheckState(names.contains(item->text()) ? Qt::Checked : Qt::Unchecked);
        }
    }

    bool playToTheEnd()
    {
        play().click();
        return ended();
    }
    bool ended()
    {
        return test::waitUntil([&] { return !play().icon().isNull() && opponents().isEnabled(); });
    }

    // The same games without a window.
    SeriesSetup sameSeries(std::size_t opponentsOfAll)
    {
        SeriesSetup setup;
        setup.pool = &program.desk().box.cards;
        setup.effects = &program.desk().box.effects;
        setup.entrants.push_back({program.desk().openDeck.deck(), Bot::Agent});
        const std::vector<Deck> shipped = shippedOpponents(program.desk().box, Game::Advanced);
        for (std::size_t i = 0; i < opponentsOfAll; ++i) {
            setup.entrants.push_back({shipped[i], Bot::Agent});
            setup.tables.push_back({0, static_cast<int>(i) + 1});
        }
        setup.options.mostTurns = 200;
        setup.rounds = 2;
        return setup;
    }

    QByteArray exported(int entry, const QString& file)
    {
        program.answers.files.push_back(program.path(file));
        QMenu* menu = program.find<QToolButton>("playtestExport").menu();
        emit menu->aboutToShow();
        menu->actions().at(entry)->trigger();
        QFile source(program.path(file));
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }

    test::TestProgram program;
};

class FrenchPlaytestTab : public PlaytestTab
{
protected:
    FrenchPlaytestTab()
        : PlaytestTab("fr")
    {}
};

} // namespace

TEST_F(PlaytestTab, OffersTheSampleDecksWhereThereIsNone)
{
    auto& samples = program.find<QPushButton>("playtestSamples");
    EXPECT_FALSE(samples.isVisible());
    program.desk().shelf.remove(program.desk().openDeck.id());
    EXPECT_FALSE(play().isEnabled());
    EXPECT_TRUE(samples.isVisible());
    samples.click();
    EXPECT_TRUE(play().isEnabled());
    EXPECT_FALSE(samples.isVisible());
}

TEST_F(PlaytestTab, OffersTheShippedDecksButNotTheDeckItself)
{
    EXPECT_EQ(program.find<QComboBox>("playtestDeck").currentText(), "Night shift");
    int ticked = 0;
    for (int row = 0; row < opponents().count(); ++row) {
        const QListWidgetItem* item = opponents().item(row);
        ticked += item->checkState() == Qt::Checked && item->flags().testFlag(Qt::ItemIsEnabled);
        if (item->text() == "Night shift") {
            EXPECT_FALSE(item->flags().testFlag(Qt::ItemIsEnabled));
        }
    }
    EXPECT_EQ(ticked, 1);
}

TEST_F(PlaytestTab, FollowsTheOpenDeck)
{
    program.window().showTab(MainWindow::Decks);
    program.desk().shelf.createEmpty();
    const QString other = QString::fromStdString(program.desk().openDeck.deck().name);
    program.window().showTab(MainWindow::Playtest);
    EXPECT_EQ(program.find<QComboBox>("playtestDeck").currentText(), other);
    EXPECT_TRUE(remark().startsWith(other + " is not legal: DECK-13, ")) << remark().toStdString();
    program.find<QComboBox>("playtestDeck").setCurrentText("Night shift");
    program.desk().openDeck.change([](Deck& deck) { deck.notes = "Mine"; });
    EXPECT_EQ(program.find<QComboBox>("playtestDeck").currentText(), "Night shift") << "until another one is opened";
}

TEST_F(PlaytestTab, PlaysToTheEndWhatTheSeriesPlays)
{
    choose({"Starter: Krycek", "Starter: Mulder"});
    ASSERT_TRUE(playToTheEnd());
    const SeriesSetup setup = sameSeries(2);
    const SeriesTally tally = playSeries(setup, 1);
    EXPECT_EQ(program.find<QLabel>("playtestFigure0").text(),
              QString::number(rateOfEntrant(setup, tally, 0).mean * 100, 'f', 1) + " %");
    EXPECT_EQ(program.find<QLabel>("playtestFigure1").text(), "8");
    ASSERT_EQ(table("opponentTable").model()->rowCount(), 3);
    EXPECT_EQ(cell("opponentTable", 0, 0), "All together");
    EXPECT_EQ(cell("opponentTable", 1, 0), "Starter: Krycek");
    EXPECT_TRUE(cell("opponentTable", 1, 1)
                    .startsWith(QString::number(rateOf(setup, tally.tables.at(0)).mean * 100, 'f', 1) + " % ("));
    EXPECT_EQ(exported(0, "cards.csv"), cardTable(setup, tally));
    EXPECT_EQ(exported(2, "decks.csv"), matrixTable(setup, tally));
    program.window().grab();
}

TEST_F(PlaytestTab, StopsSoonAndShowsWhatWasPlayed)
{
    setGames(100'000);
    play().click();
    EXPECT_EQ(play().text(), "Stop");
    ASSERT_TRUE(test::waitUntil([&] { return table("opponentTable").model()->rowCount() > 0; })) << "live figures";
    play().click();
    ASSERT_TRUE(ended());
    EXPECT_EQ(play().text(), "Play");
    EXPECT_EQ(remark(), "Stopped. What was played by then is shown.");
    EXPECT_NE(program.find<QLabel>("playtestFigure1").text(), "100,000");
}

TEST_F(PlaytestTab, ADirectorIsStoppedInTheMiddleOfHisThoughts)
{
    who("Director");
    EXPECT_TRUE(remark().contains("thinks long"));
    program.find<QSpinBox>("playtestWorlds").setValue(1000);
    play().click();
    QTest::qWait(200);
    const std::clock_t begun = std::clock();
    play().click();
    ASSERT_TRUE(ended());
    EXPECT_LT((std::clock() - begun) / CLOCKS_PER_SEC,
              60); // seconds of work of all threads; a game of theirs has thousands
}

TEST_F(PlaytestTab, IsStoppedByEscape)
{
    setGames(100'000);
    play().click();
    QTest::keyClick(&play(), Qt::Key_Escape);
    EXPECT_TRUE(ended());
}

TEST_F(PlaytestTab, MayBeClosedInTheMiddle)
{
    setGames(100'000);
    play().click();
    QTest::qWait(20);
    program.restart();
    EXPECT_TRUE(program.window().isVisible());
}

TEST_F(PlaytestTab, EndsQuietlyWhenTheDeckIsClosed)
{
    setGames(100'000);
    play().click();
    QTest::qWait(20);
    program.desk().openDeck.close();
    EXPECT_TRUE(ended());
    EXPECT_EQ(program.message(), "");
}

TEST_F(PlaytestTab, SaysWhyNothingCanBePlayed)
{
    choose({});
    EXPECT_FALSE(play().isEnabled());
    EXPECT_EQ(remark(), "Choose at least one opponent.");
    choose({"Starter: Krycek"});
    EXPECT_TRUE(play().isEnabled());
    program.desk().openDeck.change([](Deck& deck) { deck.bureauDeck.front().count = 200; });
    play().click();
    EXPECT_TRUE(remark().startsWith("Night shift cannot be played: Team and Bureau Deck have "))
        << remark().toStdString();
    program.desk().shelf.remove(program.desk().openDeck.id());
    EXPECT_FALSE(play().isEnabled());
    EXPECT_EQ(remark(), "Decks has no deck to test yet. Make one there, import one, or add the sample decks.");
}

TEST_F(PlaytestTab, SaysWhatEachCardDidAndWhatAChosenOneIsWorth)
{
    ASSERT_TRUE(playToTheEnd());
    page(PlaytestPanel::Cards);
    const Deck& deck = program.desk().openDeck.deck();
    const QAbstractItemModel& cards = *table("cardFigures").model();
    ASSERT_EQ(cards.rowCount(), static_cast<int>(deck.team.size() + deck.bureauDeck.size()));
    EXPECT_FALSE(program.find<QPushButton>("trueWorth").isEnabled());
    table("cardFigures").sortByColumn(0, Qt::AscendingOrder);
    table("cardFigures").selectRow(0);
    ASSERT_TRUE(program.find<QPushButton>("trueWorth").isEnabled());
    EXPECT_EQ(cell("cardFigures", 0, 6), "");
    program.find<QPushButton>("trueWorth").click();
    ASSERT_TRUE(ended());
    EXPECT_TRUE(cell("cardFigures", 0, 6).contains(" to ")) << cell("cardFigures", 0, 6).toStdString();
    EXPECT_EQ(exported(1, "worth.csv").count('\n'), 2) << "the card's line under the head";
    ASSERT_TRUE(playToTheEnd());
    EXPECT_EQ(cell("cardFigures", 0, 6), "") << "of other games";
}

TEST_F(PlaytestTab, TriesExchangesAndMakesOneThatCanBeUndone)
{
    page(PlaytestPanel::Swaps);
    const Deck before = program.desk().openDeck.deck();
    auto& out = program.find<QComboBox>("swapOut");
    ASSERT_EQ(out.count(), static_cast<int>(before.bureauDeck.size()));
    EXPECT_FALSE(program.find<QPushButton>("trySwaps").isEnabled());
    const auto going = static_cast<CardIndex>(out.currentData().toInt());
    CardIndex coming = 0;
    while (before.count(Zone::BureauDeck, coming) > 0 || before.count(Zone::Team, coming) > 0 ||
           test::baseSet()[coming].type != test::baseSet()[going].type)
        ++coming;
    test::enter(program.find<QWidget>("swapIn"), QString::fromStdString(test::baseSet()[coming].id));
    ASSERT_EQ(program.find<QListWidget>("swapCandidates").count(), 1);
    program.find<QPushButton>("trySwaps").click();
    ASSERT_TRUE(ended());
    const QString verdict = program.find<QLabel>("swapVerdict").text();
    EXPECT_TRUE(verdict.contains(QString::fromStdString(test::baseSet()[coming].title))) << verdict.toStdString();
    EXPECT_TRUE(verdict.contains("\nAgent plays all, against Starter: ")) << verdict.toStdString();
    EXPECT_TRUE(verdict.endsWith("; X-Files drawn by lot, Advanced Game, at most 200 turns, seed 1."))
        << verdict.toStdString();
    ASSERT_TRUE(playToTheEnd());
    EXPECT_EQ(what(), "Night shift\nAgent plays all, X-Files drawn by lot, seed 1");
    program.find<QPushButton>("makeExchange").click();
    EXPECT_EQ(what(), "Night shift\nthe deck has changed since · Agent plays all, X-Files drawn by lot, seed 1");
    EXPECT_EQ(program.desk().openDeck.deck(), swapped(before, {going, coming}));
    program.desk().history.undo();
    EXPECT_EQ(program.desk().openDeck.deck(), before);
    EXPECT_EQ(what(), "Night shift\nAgent plays all, X-Files drawn by lot, seed 1");
}

TEST_F(PlaytestTab, ShowsDecksAgainstDecksWhereOpponentsMeet)
{
    choose({"Starter: Krycek", "Starter: Mulder"});
    ASSERT_TRUE(playToTheEnd());
    page(PlaytestPanel::Decks);
    EXPECT_FALSE(program.find<QWidget>("heatMapArea").isVisible());
    EXPECT_EQ(program.find<QLabel>("playtestFigure4").text(), "");
    program.find<QCheckBox>("everyPair").setChecked(true);
    ASSERT_TRUE(playToTheEnd());
    auto& map = program.find<QWidget>("heatMap");
    EXPECT_TRUE(map.isVisible());
    EXPECT_EQ(map.accessibleDescription().count(" won "), 6) << map.accessibleDescription().toStdString();
    EXPECT_NE(program.find<QLabel>("playtestFigure4").text(), "");
    EXPECT_TRUE(exported(3, "decks.svg").contains("<svg"));
    const QImage picture = QImage::fromData(exported(5, "decks.png"), "PNG");
    EXPECT_GE(picture.width(), 2 * program.find<QWidget>("playtestDecksPage").width());
}

// The same deck twice, but for its X-File: as strong as itself, unless each keeps its own.
TEST_F(PlaytestTab, DrawsXFilesByLotUnlessEachDeckKeepsItsOwn)
{
    Deck twin = program.desk().openDeck.deck();
    const std::int64_t tested = program.desk().openDeck.id();
    twin.name = "Twin";
    twin.xFile = {{test::card("XF96-0124v1"), 1}};
    program.desk().shelf.create(twin);
    program.desk().openDeck.open(tested);
    ASSERT_EQ(program.find<QComboBox>("playtestDeck").currentText(), "Night shift");
    choose({"Twin"});
    setGames(60);
    ASSERT_TRUE(playToTheEnd());
    EXPECT_EQ(program.find<QLabel>("playtestFigure0").text(), "50.0 %");
    program.desk().openDeck.change([](Deck& deck) { deck.xFile.clear(); });
    EXPECT_FALSE(what().contains("changed")) << "which X-File it names was not played";
    program.desk().history.undo();
    program.find<QCheckBox>("ownXFiles").setChecked(true);
    ASSERT_TRUE(playToTheEnd());
    EXPECT_NE(program.find<QLabel>("playtestFigure0").text(), "50.0 %");
    EXPECT_EQ(what(), "Night shift\nAgent plays all, every deck with its own X-File, seed 1");
    program.desk().openDeck.change([](Deck& deck) { deck.xFile.clear(); });
    EXPECT_TRUE(what().startsWith("Night shift\nthe deck has changed since · ")) << what().toStdString();
}

TEST_F(PlaytestTab, SaysThatEloDoesNotFitWhereItDoesNot)
{
    PlayedSeries series{sameSeries(2), {}};
    series.setup.tables = everyPair(3, false);
    series.tally.games = 240;
    const PairCounts beats{2, 0, 14, 0, 24};
    const PairCounts beaten{24, 0, 14, 0, 2};
    for (const auto& [table, pairs] : {std::pair{0, beats}, {1, beaten}, {2, beats}}) {
        series.tally.tables[table].games = 80;
        series.tally.tables[table].pairs = pairs;
    }
    DecksPage page(program.desk());
    page.show(series);
    const QString words = page.findChild<QLabel*>("heatMapWords")->text();
    EXPECT_TRUE(words.contains("Elo does not fit these decks")) << words.toStdString();
    SeriesHead head(program.desk().appearance);
    head.show(series);
    EXPECT_EQ(head.findChild<QLabel*>("playtestFigure4")->text(), "1,500");
    bool said = false;
    for (const QLabel* label : head.findChildren<QLabel*>())
        said = said || label->text() == "Elo, which does not fit these decks";
    EXPECT_TRUE(said);
}

TEST_F(FrenchPlaytestTab, ShortensDeBeforeAVowelInTheVerdict)
{
    page(PlaytestPanel::Swaps);
    auto& out = program.find<QComboBox>("swapOut");
    const int vowel = out.findText(QStringLiteral("^[AEIOU]"), Qt::MatchRegularExpression);
    ASSERT_GE(vowel, 0);
    out.setCurrentIndex(vowel);
    test::enter(program.find<QWidget>("swapIn"), QStringLiteral("XF96-0063v1"));
    program.find<QPushButton>("trySwaps").click();
    ASSERT_TRUE(ended());
    const QString verdict = program.find<QLabel>("swapVerdict").text();
    EXPECT_TRUE(verdict.contains(QStringLiteral("au lieu d’") + out.itemText(vowel))) << verdict.toStdString();
}

TEST_F(FrenchPlaytestTab, CutsNoWordInASmallWindow)
{
    program.window().resize(1280, 720);
    choose({"Starter: Krycek", "Starter: Mulder"});
    program.find<QCheckBox>("everyPair").setChecked(true);
    ASSERT_TRUE(playToTheEnd());
    for (int shown = 0; shown < PlaytestPanel::kPages; ++shown) {
        page(static_cast<PlaytestPanel::Page>(shown));
        QTest::qWait(20);
        EXPECT_LE(program.window().width(), 1280);
        EXPECT_LE(program.window().height(), 720);
        for (QWidget* widget : program.find<QWidget>("playtestPanel").findChildren<QWidget*>()) {
            const bool words = qobject_cast<QLabel*>(widget) || qobject_cast<QPushButton*>(widget) ||
                               qobject_cast<QCheckBox*>(widget) || qobject_cast<QToolButton*>(widget);
            if (words && widget->isVisible()) {
                EXPECT_GE(widget->width(), widget->minimumSizeHint().width()) << widget->objectName().toStdString();
            }
        }
    }
}

// Whose figures they are is said at every size: another deck may be chosen meanwhile.
TEST_F(PlaytestTab, TheFiguresNameTheirDeckInEveryWindow)
{
    choose({"Starter: Krycek", "Starter: Mulder"});
    program.find<QCheckBox>("everyPair").setChecked(true);
    ASSERT_TRUE(playToTheEnd());
    Deck other = program.desk().openDeck.deck();
    other.name = "Another one";
    program.desk().shelf.create(other);
    ASSERT_EQ(program.find<QComboBox>("playtestDeck").currentText(), "Another one");
    const auto& owner = program.find<QLabel>("playtestWhat");
    for (const QSize size : {QSize(1280, 720), QSize(1024, 600), QSize(853, 480), QSize(1920, 1080)}) {
        program.window().resize(size);
        QApplication::processEvents();
        QApplication::processEvents();
        EXPECT_TRUE(owner.isVisible());
        EXPECT_TRUE(owner.text().contains("Night shift")) << size.width() << ": " << owner.text().toStdString();
        EXPECT_GE(owner.height(), owner.sizeHint().height()) << size.width();
        EXPECT_GE(owner.width(), owner.sizeHint().width()) << size.width();
        const QRect inWindow(owner.mapTo(&program.window(), QPoint()), owner.size());
        EXPECT_TRUE(program.window().rect().contains(inWindow)) << size.width();
    }
}

TEST_F(PlaytestTab, PlayIsSeenInALowWindow)
{
    for (const QSize size : {QSize(1024, 600), QSize(853, 480)}) {
        program.window().resize(size);
        QApplication::processEvents();
        QApplication::processEvents();
        EXPECT_EQ(play().visibleRegion().boundingRect().size(), play().size()) << size.width();
    }
}

// In a low window its fields are scrolled to, not squeezed; what is said of a choice moves none of them.
TEST_F(PlaytestTab, ItsFieldsKeepTheirHeight)
{
    program.window().resize(853, 480);
    QApplication::processEvents();
    for (const char* name : {"playtestWho", "playtestWorlds", "playtestGames", "playtestSeed"}) {
        const auto& field = program.find<QWidget>(name);
        EXPECT_GE(field.height(), field.minimumSizeHint().height()) << name;
        EXPECT_GE(field.height(), field.fontMetrics().lineSpacing() + 4) << name;
    }
    program.window().resize(1280, 720);
    QApplication::processEvents();
    const int before = program.find<QWidget>("playtestSeed").mapTo(&program.window(), QPoint()).y();
    choose({"Starter: Krycek", "Starter: Mulder", "Night shift"});
    QApplication::processEvents();
    choose({});
    QApplication::processEvents();
    ASSERT_FALSE(remark().isEmpty());
    EXPECT_EQ(program.find<QWidget>("playtestSeed").mapTo(&program.window(), QPoint()).y(), before);
}

} // namespace dossier
