#include "db/file/upgrade_turn.h"

#include "db/file/system_error.h"

#include <QDeadlineTimer>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>

namespace dossier {

namespace {

constexpr unsigned long kPause = 10; // milliseconds

} // namespace

UpgradeTurn::UpgradeTurn(const QString& path, std::chrono::milliseconds patience, const QString& tried)
    : m_folder(::open(folderOf(nativePath(path)).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
{
    const QDeadlineTimer end(patience);
    while (m_folder.isOpen() && ::flock(m_folder.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        if (end.hasExpired())
            throw StoreError(StoreError::Kind::Locked, path, tried,
                             QStringLiteral("another program makes, upgrades or restores it"));
        QThread::msleep(kPause);
    }
}

} // namespace dossier
