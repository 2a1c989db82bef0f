#include "host/folder_lock.h"

#include "disk/file_moves.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier {

namespace {

struct FolderLockWords
{
    Q_DECLARE_TR_FUNCTIONS(FolderLockWords)
};

} // namespace

FolderLock::FolderLock(const QString& folder)
{
    const QString path = folder + QStringLiteral("/host.lock");
    m_file = OpenFile(::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!m_file.isOpen())
        throw std::runtime_error(
            FolderLockWords::tr("%1 cannot be written: %2").arg(path, systemText(errno)).toStdString());
    if (::flock(m_file.number(), LOCK_EX | LOCK_NB) == 0) {
        if (::ftruncate(m_file.number(), 0) == 0)
            static_cast<void>(m_file.write(std::to_string(::getpid()) + '\n')); // for people; nothing reads it
        return;
    }
    if (errno == EWOULDBLOCK)
        throw std::runtime_error(FolderLockWords::tr("The tables in %1 are kept by another host that runs now. End it, "
                                                     "or choose another folder.")
                                     .arg(folder)
                                     .toStdString());
}

void makeFolderOfTables(const QString& folder)
{
    if (const int error = makeFolder(QFile::encodeName(folder).toStdString()); error != 0)
        throw std::runtime_error(
            FolderLockWords::tr("The folder %1 cannot be made: %2").arg(folder, systemText(error)).toStdString());
}

} // namespace dossier
