// Where a test's folder is that is written to thousands of times: in memory, where the system has such a place.
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QString>

namespace dossier::test {

// For a QTemporaryDir.
inline QString inMemory()
{
    const QString memory = QStringLiteral("/dev/shm");
    const QString folder = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    return folder + QStringLiteral("/dossier-XXXXXX");
}

} // namespace dossier::test
