// Issue 15: every view at the sizes people have, in both languages, with nothing cut that one must be able to read.
// What may be cut is listed in cut_text.cpp.
#include "app/analysis/analysis_view.h"
#include "app/collection/collection_panel.h"
#include "app/decks/decks_panel.h"
#include "app/exporting/export_dialog.h"
#include "app/importing/import_dialog.h"
#include "app/preferences/preferences_window.h"
#include "app/printing/print_dialog.h"
#include "app/sealed/sealed_dialog.h"
#include "app/table/table_panel.h"
#include "cut_text.h"
#include "desk/files/sample_decks.h"
#include "desk/settings.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QTest>

#include <gtest/gtest.h>
#include <ostream>

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
        (void)QTest::qWaitFor([&] { return (cut = test::cutTexts(root)).isEmpty(); }, 1000);
        EXPECT_TRUE(cut.isEmpty()) << view << "\n  " << cut.join("\n  ").toStdString();
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
    for (const char* id : {"help.guide", "edit.history"})
        program.find<QAction>(id).trigger();
    expectWhole(program.find<QWidget>("guide"), "guide");
    expectWhole(program.find<QWidget>("history"), "history");
    expectWhole(showPrintDialog(program.desk(), program.window()), "print");
    ExportDialog exported(program.desk(), &program.window());
    exported.show();
    expectWhole(exported, "export");
    ImportDialog imported(program.desk(), &program.window());
    imported.show();
    expectWhole(imported, "import");
    SealedDialog sealed(program.desk(), &program.window());
    sealed.show();
    expectWhole(sealed, "sealed evening");
}

INSTANTIATE_TEST_SUITE_P(Screens, ViewsFit,
                         testing::Values(Screen{"en", 1280, 720, 100}, Screen{"fr", 1280, 720, 100},
                                         Screen{"en", 1280, 800, 150}, Screen{"fr", 1280, 800, 150},
                                         Screen{"en", 1920, 1080, 100}, Screen{"fr", 1920, 1080, 100}),
                         nameOfScreen);

} // namespace dossier
