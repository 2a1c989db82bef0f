// Whatever the window writes arrives, or is told and what was there stays: every door, on a disk that fails at every
// call it takes.
#include "app/decks/deck_text_window.h"
#include "app/decks/decks_panel.h"
#include "app/exporting/collection_export.h"
#include "app/exporting/export_dialog.h"
#include "app/importing/import_dialog.h"
#include "app/playtest/playtest_export.h"
#include "app/printing/print_command.h"
#include "app/printing/print_dialog.h"
#include "app/table/far_panel.h"
#include "app/table/table_panel.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "app/widgets/everything_files.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/files/deck_drafts.h"
#include "desk/files/kept_lines.h"
#include "desk/games/kept_games.h"
#include "desk/owned_cards.h"
#include "desk/settings.h"
#include "disk/same_file.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "support/failing_disk.h"
#include "support/in_memory.h"
#include "table/table_game.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPrinter>
#include <QPushButton>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

namespace dossier {

using test::atEveryCall;
using test::DiskFault;
using test::FailedCall;

namespace {

const QByteArray kOld = "what was there";

// A door of the window that writes a file, and what the window then says.
struct Door
{
    std::string name;
    std::function<void()> write;
    std::function<QString()> said;
};

class FailingDiskInTheWindow : public testing::Test
{
protected:
    FailingDiskInTheWindow()
    {
        program.desk().shelf.create(test::legalDeck());
        program.desk().owned.add(test::card("XF96-0063v1"), 3);
        EXPECT_EQ(KeptLines(program.desk()).keep("a list", "Qty,Card\n2,Forest of Nowhere\n"), QString());
    }

    QString out() const { return QDir(disk.path()).filePath(QStringLiteral("out.txt")); }
    QByteArray content() const
    {
        QFile file(out());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList names() const { return QDir(disk.path()).entryList(QDir::Files | QDir::Hidden); }

    void layOut(bool old)
    {
        for (const QString& name : names())
            QFile::remove(QDir(disk.path()).filePath(name));
        QFile file(out());
        if (old) {
            EXPECT_TRUE(file.open(QIODevice::WriteOnly));
            EXPECT_EQ(file.write(kOld), kOld.size());
        }
        program.answers.files = {out()};
        program.desk().notices.say(QStringLiteral("-"));
    }

    // Whatever else came under the name of the open database would be the end of all that it holds.
    void expectLeavesTheDatabase(const Door& door)
    {
        layOut(true);
        const OpenDatabase open(out().toStdString());
        door.write();
        EXPECT_EQ(content(), kOld) << door.name;
        EXPECT_TRUE(door.said().contains(QStringLiteral("out.txt"))) << door.name << door.said().toStdString();
    }

    // `replaces`: a file that is there may be replaced.
    void expectWholeOrOld(const Door& door, bool replaces = true)
    {
        if (replaces)
            expectLeavesTheDatabase(door);
        layOut(replaces);
        door.write();
        const qsizetype whole = content().size();
        int told = 0;
        const int failed = atEveryCall(
            disk.path().toStdString(), [&] { layOut(replaces); }, door.write,
            [&](const FailedCall& call) {
                const std::string at = door.name + ", " + call.told;
                const bool left = replaces ? content() == kOld : !QFile::exists(out());
                if (left) {
                    ++told;
                    EXPECT_TRUE(door.said().contains(QStringLiteral("out.txt"))) << at << door.said().toStdString();
                    EXPECT_FALSE(door.said().contains(QStringLiteral("Unknown"))) << at << door.said().toStdString();
                } else {
                    EXPECT_EQ(content().size(), whole) << at << ": cut off";
                }
                if (!test::leavesWhatWasBegun(call.fault)) {
                    EXPECT_EQ(names().size(), replaces || !left ? 1 : 0) << at;
                }
            });
        EXPECT_GE(failed, 8) << door.name;
        EXPECT_GE(told, 7) << door.name;
        EXPECT_EQ(content().size(), whole) << door.name;
        EXPECT_GT(whole, kOld.size()) << door.name;
    }

    QString message() { return program.message(); }
    template <typename Dialog>
    QString label(Dialog& dialog, const char* name)
    {
        return dialog.template findChild<QLabel*>(QLatin1String(name))->text();
    }

    PlaytestResults results()
    {
        PlaytestResults results;
        SeriesSetup& setup = results.series.setup;
        setup.pool = &program.desk().box.cards;
        setup.effects = &program.desk().box.effects;
        setup.entrants = {{test::legalDeck(), Bot::Random}, {test::legalDeck(), Bot::Random}};
        setup.tables = {{0, 1}};
        setup.options.mostTurns = 2;
        setup.rounds = 1;
        results.series.tally = playSeries(setup, 1);
        results.worth = {CardWorth{{test::card("XF96-0063v1"), 1}, Zone::BureauDeck, {}}};
        results.shown = {&program.window()};
        return results;
    }

    test::TestProgram program;
    QTemporaryDir disk{test::inMemory()};
};

} // namespace

// Who asks for a file to write to is tried below.
TEST_F(FailingDiskInTheWindow, EveryDoorIsKnown)
{
    std::set<std::string> asking;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(DOSSIER_SOURCE_DIR "/src/app")) {
        std::ifstream in(entry.path());
        std::ostringstream text;
        text << in.rdbuf();
        if (entry.path().extension() == ".cpp" && text.str().find("ask.fileToSave(") != std::string::npos)
            asking.insert(entry.path().filename().string());
    }
    EXPECT_EQ(asking,
              (std::set<std::string>{"collection_export.cpp", "everything_files.cpp", "export_dialog.cpp",
                                     "kept_menu.cpp", "playtest_export.cpp", "print_dialog.cpp", "table_panel.cpp"}));
}

TEST_F(FailingDiskInTheWindow, ADeckIsExportedWholeOrNotAtAll)
{
    ExportDialog& dialog = showExportDialog(program.desk(), program.window());
    const Door door{"deck", [&] { dialog.findChild<QPushButton*>("exportSave")->click(); },
                    [&] { return label(dialog, "exportSaid"); }};
    for (const DeckFormat format : {DeckFormat::Lackey, DeckFormat::Html}) {
        dialog.choose(format);
        expectWholeOrOld(door);
    }
}

TEST_F(FailingDiskInTheWindow, TheCollectionAndEverythingAreExportedWholeOrNotAtAll)
{
    const auto said = [&] { return message(); };
    expectWholeOrOld({"collection", [&] { exportCollection(program.desk(), &program.window()); }, said});
    expectWholeOrOld({"everything", [&] { exportEverything(program.desk(), &program.window()); }, said});
    expectWholeOrOld({"backup", [&] { backUpEverything(program.desk(), &program.window()); }, said}, false);
}

TEST_F(FailingDiskInTheWindow, PrintsAreWrittenWholeOrNotAtAll)
{
    PrintDialog& dialog = showPrintDialog(program.desk(), program.window());
    dialog.choose(PrintKind::DeckSheet);
    QTest::qWait(1);
    const auto said = [&] { return label(dialog, "printSaid"); };
    expectWholeOrOld({"PDF", [&] { dialog.findChild<QPushButton*>("printSave")->click(); }, said});
    program.answers.printer = [&](QPrinter& printer) { printer.setOutputFileName(out()); };
    expectWholeOrOld({"print to a file", [&] { dialog.findChild<QPushButton*>("printPrint")->click(); }, said});
    int code = 0;
    testing::internal::CaptureStderr();
    expectWholeOrOld(
        {"--print-sheet",
         [&] { code = printSheetCommand(program.desk(), QString::fromStdString(test::legalDeck().name), {out()}); },
         [&] { return code == 4 ? out() : QString(); }});
    testing::internal::GetCapturedStderr();
}

TEST_F(FailingDiskInTheWindow, PlaytestsAreExportedWholeOrNotAtAll)
{
    const PlaytestResults played = results();
    for (const PlaytestFile what :
         {PlaytestFile::Cards, PlaytestFile::Worth, PlaytestFile::Decks, PlaytestFile::HeatMap, PlaytestFile::Picture})
        expectWholeOrOld({"playtest " + std::to_string(static_cast<int>(what)),
                          [&] { writePlaytest(program.desk(), &program.window(), what, played); },
                          [&] { return message(); }});
}

TEST_F(FailingDiskInTheWindow, AGameIsSavedWholeOrNotAtAll)
{
    ASSERT_FALSE(program.window().table().game().isOn());
    program.find<QPushButton>("startGame").click();
    ASSERT_TRUE(program.window().table().game().isOn());
    expectWholeOrOld({"game", [&] { program.find<QAction>("table.save").trigger(); }, [&] { return message(); }});
}

// The message was said when it began: an evening later nobody thinks of it.
TEST_F(FailingDiskInTheWindow, ClosingAsksWhereTheGameCannotBeKept)
{
    program.window().showTab(MainWindow::Table);
    program.find<QPushButton>("startGame").click();
    TableGame& game = program.window().table().game();
    const auto playOn = [&] {
        for (int i = 0; i < 3; ++i) {
            ASSERT_TRUE(test::waitUntil([&] { return game.isOn() && game.actions().size() > 0; }));
            game.take(Action(game.actions()[game.actions().size() - 1]));
        }
    };
    playOn();
    {
        const test::FailingDisk full(program.path(QStringLiteral("games")).toStdString(), DiskFault::Full, 1);
        playOn();
        EXPECT_TRUE(message().contains(QStringLiteral("cannot be kept"))) << message().toStdString();
        program.answers.sureties = {false, true};
        EXPECT_FALSE(program.window().close());
        EXPECT_TRUE(program.answers.asked.last().contains(QStringLiteral("cannot be kept")));
        EXPECT_TRUE(program.window().isVisible());
        EXPECT_TRUE(program.window().close());
        EXPECT_TRUE(program.answers.sureties.empty());
    }
    program.window().show();
    const qsizetype asked = program.answers.asked.size(); // there is room again: nothing is lost, nothing is asked
    EXPECT_TRUE(program.window().close());
    EXPECT_EQ(program.answers.asked.size(), asked);
    KeptGames& kept = KeptGames::of(program.desk());
    EXPECT_EQ(kept.load(kept.games().front().id)->actions, game.record().actions);
}

TEST_F(FailingDiskInTheWindow, ClosingAsksWhereWhatIsTypedAsTextCannotBeKept)
{
    DecksPanel& decks = program.window().decks();
    program.window().showTab(MainWindow::Decks);
    ASSERT_TRUE(program.desk().openDeck.open(program.desk().shelf.decks().front().id));
    DeckTextWindow* text = decks.editAsText();
    text->findChild<QPlainTextEdit*>()->appendPlainText(QStringLiteral("half a line"));
    ASSERT_TRUE(QDir().mkpath(program.path(QStringLiteral("drafts"))));
    const test::FailingDisk full(program.path(QStringLiteral("drafts")).toStdString(), DiskFault::Full, 1);
    program.answers.sureties = {false};
    EXPECT_FALSE(program.window().close());
    EXPECT_TRUE(program.answers.asked.last().contains(QStringLiteral("typed as text")));
}

TEST_F(FailingDiskInTheWindow, KeptLinesAreTakenAwayWholeOrNotAtAll)
{
    ImportDialog& dialog = importDialog(program.desk(), program.window());
    dialog.show();
    auto* kept = dialog.findChild<QPushButton*>("importKept");
    expectWholeOrOld({"kept lines", [&] { kept->menu()->actions().at(0)->menu()->actions().at(1)->trigger(); },
                      [&] { return label(dialog, "importSaid"); }});
}

TEST_F(FailingDiskInTheWindow, KeptLinesThatCannotBeThrownAwayAreTold)
{
    ImportDialog& dialog = importDialog(program.desk(), program.window());
    dialog.show();
    auto* kept = dialog.findChild<QPushButton*>("importKept");
    program.answers.sureties = {true};
    {
        const test::FailingDisk readOnly(program.path(QStringLiteral("not understood")).toStdString(),
                                         DiskFault::ReadOnly, 1);
        kept->menu()->actions().at(0)->menu()->actions().at(2)->trigger();
    }
    EXPECT_TRUE(label(dialog, "importSaid").startsWith("The lines could not be thrown away: "))
        << label(dialog, "importSaid").toStdString();
    EXPECT_EQ(KeptLines(program.desk()).all().size(), 1U);
    EXPECT_TRUE(kept->isVisible());
}

// An invitation opens its seat once: nobody is told of it before what opens the seat again is on disk.
TEST_F(FailingDiskInTheWindow, AnInvitationIsNotUsedWhereTheSeatCannotBeKept)
{
    program.window().showTab(MainWindow::Table);
    program.find<QAbstractButton>("farApart").click();
    program.find<QLineEdit>("farName").setText(QStringLiteral("Ada"));
    TableInvitation invitation;
    invitation.host = QStringLiteral("127.0.0.1");
    invitation.port = 9;
    invitation.table = QStringLiteral("abcdefghijklmnop");
    invitation.secret = newSecret();
    invitation.fingerprint = newSecret(kFingerprintBytes);
    program.find<QLineEdit>("farInvitation").setText(written(invitation));
    FarSeat& seat = program.find<FarPanel>("farPanel").seat();
    {
        const test::FailingDisk full(program.desk().settings.folder().toStdString(), DiskFault::Full, 1);
        program.find<QPushButton>("farJoin").click();
    }
    EXPECT_FALSE(seat.isThere());
    EXPECT_TRUE(program.find<QLabel>("farRemark").text().startsWith("Nothing was sent, "))
        << program.find<QLabel>("farRemark").text().toStdString();
    EXPECT_TRUE(program.find<QLabel>("farRemark").text().contains("dossier.ini"));
    program.find<QPushButton>("farJoin").click(); // there is room again
    EXPECT_TRUE(seat.isThere());
    EXPECT_EQ(SettingsFile(program.desk().settings.folder() + "/dossier.ini").keysIn("farClaim").size(), 1);
}

TEST_F(FailingDiskInTheWindow, WhatIsTypedIntoADecksTextIsKeptWholeOrAsItWas)
{
    const DeckDrafts kept(program.desk());
    const auto textOf = [&] {
        QStringList unread;
        const auto drafts = kept.all(unread);
        EXPECT_EQ(unread, QStringList());
        return drafts.size() == 1 ? drafts.begin()->second.text : QString();
    };
    QString why;
    DeckDraft draft{.text = {}, .written = test::legalDeck(), .deck = 7, .name = QStringLiteral("Legal")};
    const int failed = atEveryCall(
        program.path(QStringLiteral("drafts")).toStdString(),
        [&] {
            draft.text = QStringLiteral("before");
            EXPECT_EQ(kept.keep(draft), QString());
        },
        [&] {
            draft.text = QStringLiteral("after");
            why = kept.keep(draft);
        },
        [&](const FailedCall& call) {
            EXPECT_EQ(textOf(), why.isEmpty() ? QStringLiteral("after") : QStringLiteral("before")) << call.told;
        });
    EXPECT_GE(failed, 4);
    EXPECT_EQ(textOf(), QStringLiteral("after"));
}

// What was not understood of an import is kept, or stays in the dialog.
TEST_F(FailingDiskInTheWindow, LinesThatAreNotUnderstoodAreKeptOrStayInTheDialog)
{
    ImportDialog& dialog = importDialog(program.desk(), program.window());
    const QString folder = program.path(QStringLiteral("not understood"));
    std::int64_t before = 0;
    const auto& owned = program.desk().owned;
    const int failed = atEveryCall(
        folder.toStdString(),
        [&] {
            before = owned.totalCopies();
            for (const KeptFile& file : KeptLines(program.desk()).all())
                KeptLines(program.desk()).remove(file.path);
            dialog.show();
            dialog.read("Qty,Card\n3,Dodge\n2,Forest of Nowhere\n", "list.csv", {});
        },
        [&] { dialog.import(); },
        [&](const FailedCall& call) {
            EXPECT_EQ(owned.totalCopies(), before + 3) << call.told;
            const auto all = KeptLines(program.desk()).all();
            if (!all.empty()) {
                EXPECT_FALSE(dialog.isVisible()) << call.told;
                return;
            }
            EXPECT_TRUE(dialog.isVisible()) << call.told;
            const QString left = dialog.findChild<QPlainTextEdit*>("importText")->toPlainText();
            EXPECT_TRUE(left.contains("Forest of Nowhere")) << call.told << left.toStdString();
            EXPECT_FALSE(left.contains("Dodge")) << call.told << ": would be imported twice";
            EXPECT_TRUE(message().contains("not understood/list.csv # 1.txt")) << call.told << message().toStdString();
        });
    EXPECT_GE(failed, 8);
    EXPECT_EQ(KeptLines(program.desk()).all().size(), 1U);
}

} // namespace dossier
