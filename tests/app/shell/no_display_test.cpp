// Where no window can be shown, whatever the reason, the program says so in a sentence and ends; it does not abort.
#include "tests/support/hang.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

namespace {

struct ProgramEnd
{
    bool normally = false;
    int code = -1;
    QString said;
};

// The program with these variables instead of those about a display.
ProgramEnd runProgram(const QMap<QString, QString>& variables, const QStringList& words = {})
{
    const QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* about : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
        environment.remove(QLatin1String(about));
    environment.insert("XDG_RUNTIME_DIR", folder.path());
    environment.insert("ASAN_OPTIONS", "detect_leaks=0"); // what Qt's platforms leave behind there is theirs
    for (auto each = variables.begin(); each != variables.end(); ++each)
        environment.insert(each.key(), each.value());
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(DOSSIER_WINDOW), QStringList{"--data-dir", folder.path()} + words);
    EXPECT_TRUE(program.waitForFinished(test::kHangMs));
    return {program.exitStatus() == QProcess::NormalExit, program.exitCode(),
            QString::fromUtf8(program.readAllStandardError())};
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
        const ProgramEnd ended = runProgram(variables);
        const std::string told = variables.values().join(' ').toStdString() + ": " + ended.said.toStdString();
        EXPECT_TRUE(ended.normally) << told;
        EXPECT_EQ(ended.code, 2) << told;
        EXPECT_TRUE(ended.said.contains("dossier: there is no display to show a window on")) << told;
        EXPECT_TRUE(ended.said.endsWith("dossier-cli works without one.\n")) << told;
        if (!variables.value("QT_QPA_PLATFORM").startsWith("linuxfb")) { // which first says what it misses
            EXPECT_EQ(ended.said.count('\n'), 1) << told;
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
        const ProgramEnd printed =
            runProgram(variables, {"--print-sheet",
                                   QStringLiteral(DOSSIER_SOURCE_DIR "/resources/samples/night-shift.deck"), sheet});
        EXPECT_EQ(printed.code, 0) << printed.said.toStdString();
        EXPECT_TRUE(QFile::exists(sheet));
    }
}

} // namespace dossier
