// Runs the window's program as one of its own, with nothing of this machine's desktop: what it says is its own alone.
#pragma once

#include "tests/support/hang.h"

#include <QMap>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier::test {

struct WindowRun
{
    bool normally = false;
    int code = -1;
    QString out;
    QString err;
};

// The program with these words, keeping what it keeps in a folder of its own, and with these variables besides those
// that every program has; of those about a display none but these.
inline WindowRun runWindow(const QStringList& words, const QMap<QString, QString>& variables)
{
    const QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* about : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
        environment.remove(QLatin1String(about));
    environment.insert("XDG_RUNTIME_DIR", folder.path()); // without it Qt says which it takes
    environment.insert("ASAN_OPTIONS", "detect_leaks=0"); // what Qt's platforms leave behind is theirs
    for (const auto& [name, value] : variables.asKeyValueRange())
        environment.insert(name, value);
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(DOSSIER_WINDOW), QStringList{"--settings-dir", folder.path()} + words);
    EXPECT_TRUE(program.waitForFinished(test::kHangMs));
    return {program.exitStatus() == QProcess::NormalExit, program.exitCode(),
            QString::fromUtf8(program.readAllStandardOutput()), QString::fromUtf8(program.readAllStandardError())};
}

} // namespace dossier::test
