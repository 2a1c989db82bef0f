// Where no window can be shown, whatever the reason, the program says so in a sentence and ends; it does not abort.
#include "tests/app/shell/window_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

namespace {

test::WindowRun runProgram(const QMap<QString, QString>& variables, const QStringList& words = {})
{
    const QTemporaryDir folder;
    return test::runWindow(QStringList{"--data-dir", folder.path()} + words, variables);
}

} // namespace

TEST(NoDisplay, IsOneSentenceWhateverTheReason)
{
    const QList<QMap<QString, QString>> all{{},
                                            {{"DISPLAY", ":4711"}},
                                            {{"WAYLAND_DISPLAY", "wayland-4711"}},
                                            {{"QT_QPA_PLATFORM", "wayland"}, {"WAYLAND_DISPLAY", "wayland-4711"}},
                                            {{"QT_QPA_PLATFORM", "no-such-platform"}},
                                            {{"QT_QPA_PLATFORM", "xcb"}},
                                            {{"QT_QPA_PLATFORM", "linuxfb:fb=/no/such/device"}}};
    for (const auto& variables : all) {
        const test::WindowRun ended = runProgram(variables);
        const std::string told = variables.values().join(' ').toStdString() + ": " + ended.err.toStdString();
        EXPECT_TRUE(ended.normally) << told;
        EXPECT_EQ(ended.code, 2) << told;
        EXPECT_TRUE(ended.err.contains("dossier: there is no display to show a window on")) << told;
        EXPECT_TRUE(ended.err.endsWith("dossier-cli works without one.\n")) << told;
        if (!variables.value("QT_QPA_PLATFORM").startsWith("linuxfb")) { // which first says what it misses
            EXPECT_EQ(ended.err.count('\n'), 1) << told;
        }
    }
}

TEST(NoDisplay, IsNoTroubleForWhatShowsNoWindow)
{
    for (const QMap<QString, QString>& variables :
         {QMap<QString, QString>(), {{"DISPLAY", ":4711"}}, {{"QT_QPA_PLATFORM", "no-such-platform"}}}) {
        EXPECT_EQ(runProgram(variables, {"--version"}).code, 0);
        EXPECT_EQ(runProgram(variables, {"--help"}).code, 0);
        const QTemporaryDir folder;
        const QString sheet = folder.filePath("sheet.pdf");
        const test::WindowRun printed =
            runProgram(variables, {"--print-sheet",
                                   QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck"), sheet});
        EXPECT_EQ(printed.code, 0) << printed.err.toStdString();
        EXPECT_TRUE(QFile::exists(sheet));
    }
}

// A slip in the database's name leaves no database of that name.
TEST(NoDisplay, APrintedSheetMakesNoDatabase)
{
    const QTemporaryDir folder;
    const QString deck = QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck");
    const QString database = folder.filePath("below/nope.sqlite");
    const QString sheet = folder.filePath("sheet.pdf");
    const test::WindowRun refused = test::runWindow({"--db", database, "--print-sheet", "No such deck", sheet}, {});
    EXPECT_EQ(refused.code, 3) << refused.err.toStdString();
    EXPECT_TRUE(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden));
    EXPECT_EQ(test::runWindow({"--db", database, "--print-sheet", deck, sheet}, {}).code, 0);
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
              QStringList("sheet.pdf"));
}

// Nobody would see a question, nor answer it.
TEST(NoDisplay, AsksNothingWhereTheDatabaseCannotBeOpened)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("no database"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("no database");
    file.close();
    const QString deck = QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck");
    for (const QString& database : {file.fileName(), folder.path()}) {
        const test::WindowRun run =
            test::runWindow({"--db", database, "--print-sheet", deck, folder.filePath("sheet.pdf")}, {});
        EXPECT_EQ(run.code, 4) << database.toStdString();
        EXPECT_TRUE(run.err.startsWith("dossier: " + database)) << run.err.toStdString();
    }
}

} // namespace dossier
