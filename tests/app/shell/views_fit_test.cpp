// Every view at the sizes people have, in both languages, with nothing cut that one must be able to read.
// What may be cut is listed in cut_text.cpp.
#include "app/analysis/analysis_view.h"
#include "app/collection/collection_panel.h"
#include "app/decks/deck_text_window.h"
#include "app/decks/decks_panel.h"
#include "app/exporting/export_dialog.h"
#include "app/importing/import_dialog.h"
#include "app/preferences/preferences_window.h"
#include "app/printing/print_dialog.h"
#include "app/sealed/sealed_dialog.h"
#include "app/table/table_panel.h"
#include "cut_text.h"
#include "desk/files/shelved_decks.h"
#include "desk/settings.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QListWidget>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>
#include <sstream>

namespace dossier {

namespace {

struct Screen
{
    const char* language;
    int width;
    int height;
    int percent; // size of the text
};

std::ostream& operator<<(std::ostream& out, const Screen& screen)
{
    return out << screen.language << ' ' << screen.width << 'x' << screen.height << " at " << screen.percent << " %";
}

class ViewsFit : public testing::TestWithParam<Screen>
{
protected:
    test::TestProgram program{GetParam().language};

    // Somebody's evening: a deck that is open, some cards owned.
    void SetUp() override
    {
        program.desk().settings.setTextPercent(GetParam().percent);
        program.restart();
        if (qEnvironmentVariableIsSet("DOSSIER_LOOK"))
            program.desk().appearance.choose(lookChoiceNamed(qEnvironmentVariable("DOSSIER_LOOK")));
        addSampleDecks(program.desk());
        for (const char* number : {"XF96-0063v1", "XF96-0042v1", "XF96-0169v1", "XF96-0142v1"})
            program.desk().owned.add(test::card(number), 3);
        program.window().resize(GetParam().width, GetParam().height);
    }

    void expectWhole(QWidget& root, const std::string& view)
    {
        // Work aside may just have put new words there.
        QStringList cut;
        QApplication::processEvents(); // what was put up is laid out
        const auto look = [&] { return (cut = complaints(root)).isEmpty(); };
        (void)test::waitUntil(look);
        EXPECT_TRUE(cut.isEmpty()) << view << "\n  " << cut.join("\n  ").toStdString();
        EXPECT_LE(root.width(), GetParam().width) << view << ": wider than the screen";
        EXPECT_LE(root.height(), GetParam().height) << view << ": higher than the screen";
        keepPicture(root, view);
    }
    // Where the text is very large for the screen, what stands in a list may be cut (its tip says all), but everything
    // can be reached.
    static QStringList complaints(QWidget& root)
    {
        QStringList cut = test::cutTexts(root);
        static const QRegularExpression inAList(
            QStringLiteral("a cut head|a cut cell|an elided cell|in dockTabs|in questionMix"));
        if (GetParam().percent == 200 && GetParam().width < 1920)
            cut.erase(
                std::remove_if(cut.begin(), cut.end(), [](const QString& text) { return text.contains(inAList); }),
                cut.end());
        return cut;
    }
    // For whoever wants to look at all of them: DOSSIER_VIEWS is the folder for the pictures, DOSSIER_LOOK the look.
    static void keepPicture(QWidget& root, const std::string& view)
    {
        const QString folder = qEnvironmentVariable("DOSSIER_VIEWS");
        if (folder.isEmpty())
            return;
        std::ostringstream name;
        name << GetParam() << ' ' << view << ".png";
        EXPECT_TRUE(root.grab().save(folder + QLatin1Char('/') + QString::fromStdString(name.str())));
    }
    void expectWindow(const std::string& view) { expectWhole(program.window(), view); }
};

std::string nameOfScreen(const testing::TestParamInfo<Screen>& info)
{
    return std::string(info.param.language) + std::to_string(info.param.width) + "at" +
           std::to_string(info.param.percent);
}

} // namespace

TEST_P(ViewsFit, Tabs)
{
    const char* names[] = {"Cards", "Collection", "Decks", "Goldfish", "Playtest", "Table", "Notebook", "Rules"};
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        expectWindow(names[tab]);
    }
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showPage(CollectionPanel::Completion);
    expectWindow("Completion");
}

// Labels that break into lines, in columns that are never wider than what they hold.
TEST_P(ViewsFit, BeforeAGame)
{
    program.window().showTab(MainWindow::Table);
    const QString deck = QStringLiteral("Night shift");
    program.window().table().setUp(QStringList{deck, deck, deck, deck});
    program.find<QAbstractButton>("unfoldRules").setChecked(true);
    expectWindow("set up");
}

TEST_P(ViewsFit, PagesBesideTheDeck)
{
    program.window().showTab(MainWindow::Decks);
    DecksPanel& decks = program.window().decks();
    for (const DecksPanel::Part part : {DecksPanel::Pool, DecksPanel::XFiles}) {
        decks.showPart(part);
        expectWindow("part " + std::to_string(part));
    }
    decks.showPart(DecksPanel::Analysis);
    for (int page = 0; page < AnalysisView::kPages; ++page) {
        decks.analysis().showPage(page);
        expectWindow("analysis page " + std::to_string(page));
    }
}

TEST_P(ViewsFit, WindowsAndDialogs)
{
    for (int page = 0; page < PreferencesWindow::kPages; ++page) {
        program.window().showPreferences(page);
        expectWhole(program.find<PreferencesWindow>("preferences"), "preferences " + std::to_string(page));
    }
    for (const char* id : {"help.guide", "edit.history", "deck.editText", "collection.sets"})
        program.find<QAction>(id).trigger();
    for (const char* name : {"guide", "history", "cardSetsDialog"})
        expectWhole(program.find<QWidget>(name), name);
    auto& contents = program.find<QListWidget>("guideContents");
    for (int page = 1; page < contents.count(); ++page) {
        contents.setCurrentRow(page);
        expectWhole(program.find<QWidget>("guide"), "manual " + std::to_string(page));
    }
    auto* text = program.window().findChild<DeckTextWindow*>();
    ASSERT_TRUE(text);
    expectWhole(*text, "deck as text");
    PrintDialog& print = showPrintDialog(program.desk(), program.window());
    for (int kind = 0; kind < kPrintKinds; ++kind) {
        print.choose(static_cast<PrintKind>(kind));
        expectWhole(print, "print " + std::to_string(kind));
    }
    ExportDialog exported(program.desk(), &program.window());
    exported.show();
    expectWhole(exported, "export");
}

TEST_P(ViewsFit, Imports)
{
    ImportDialog dialog(program.desk(), &program.window());
    dialog.show();
    expectWhole(dialog, "import");
    dialog.read("Team:\n1 Dana Scully\nBureau Deck:\n2 Aubrey MO\n3 Black Helicopter\n64\n", "near.txt", "near");
    expectWhole(dialog, "import of a deck");
    dialog.read("Card,Qty,Cond,Box,Price\nAubrey MO,2,NM,Box 3,1.50 EUR\nNobody,3,EX,Box 3,\n", "box.csv", "box");
    expectWhole(dialog, "import of a collection");
}

TEST_P(ViewsFit, ASealedEvening)
{
    SealedDialog sealed(program.desk(), &program.window());
    sealed.show();
    expectWhole(sealed, "sealed evening");
    sealed.findChild<QAbstractButton*>(QStringLiteral("sealedFold"))->click();
    expectWhole(sealed, "sealed evening, unfolded");
}

// What a playtest found, with an exchange that was not tried yet.
TEST_P(ViewsFit, APlaytest)
{
    program.window().showTab(MainWindow::Playtest);
    program.find<QSpinBox>("playtestGames").setValue(2);
    program.find<QAbstractButton>("everyPair").setChecked(true);
    auto& opponents = program.find<QListWidget>("opponents");
    for (int row = 3; row < opponents.count(); ++row)
        if (opponents.item(row)->flags().testFlag(Qt::ItemIsUserCheckable))
            opponents.item(row)->setCheckState(Qt::Unchecked);
    program.find<QAbstractButton>("playtestPlay").click();
    ASSERT_TRUE(test::waitUntil([&] { return opponents.isEnabled(); }));
    auto& pages = program.find<QTabBar>("playtestTabs");
    for (int page = 0; page < pages.count(); ++page) {
        pages.setCurrentIndex(page);
        expectWindow("playtest page " + std::to_string(page));
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, ViewsFit,
                         testing::Values(Screen{"en", 1280, 720, 100}, Screen{"fr", 1280, 720, 100},
                                         Screen{"en", 1280, 800, 150}, Screen{"fr", 1280, 800, 150},
                                         Screen{"en", 1920, 1080, 100}, Screen{"fr", 1920, 1080, 100},
                                         Screen{"en", 1920, 1080, 200}, Screen{"fr", 1920, 1080, 200},
                                         Screen{"en", 1280, 800, 200}, Screen{"fr", 1280, 800, 200}),
                         nameOfScreen);

} // namespace dossier
