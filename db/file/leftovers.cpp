#include "db/file/leftovers.h"

#include "db/file/database_file.h"
#include "db/file/store_error.h"
#include "db/file/system_error.h"
#include "disk/file_moves.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>

#include <array>
#include <chrono>
#include <filesystem>
#include <string>

namespace dossier {

namespace {

constexpr std::chrono::minutes kOld{10};
constexpr QLatin1String kLock(".lock");
// What SQLite keeps beside a file it writes.
constexpr std::array kCompanions{"-journal", "-wal", "-shm"};

void removeWithCompanions(const QString& file)
{
    QFile::remove(file);
    for (const char* companion : kCompanions)
        QFile::remove(file + QLatin1String(companion));
}

// The temporary names of copies of `file`, of those made before its upgrades and for its restores; without the endings
// of what may lie beside them.
QRegularExpression temporaryNames(const QFileInfo& file)
{
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    const QString part = QStringLiteral("\\.part-[0-9a-f]{8}");
    const QString dated = QRegularExpression::escape(file.completeBaseName()) +
                          QStringLiteral("\\.\\d{8}T\\d{9}Z\\.(?:before-v\\d+%1%2|restored%1(?:%2)?)")
                              .arg(QRegularExpression::escape(suffix), part);
    return QRegularExpression(QStringLiteral("^(%1%2|%3)(?:-journal|-wal|-shm|\\.lock)?$")
                                  .arg(QRegularExpression::escape(file.fileName()), part, dated));
}

// Copies of whatever name that a program of ours began: its lock lies beside them.
QRegularExpression lockedCopies()
{
    return QRegularExpression(QStringLiteral("^(.+\\.part-[0-9a-f]{8})\\.lock$"));
}

// Something else stands where a lock would: a pipe, which would be waited for, a folder, a device.
bool isNoLock(const QString& lock)
{
    std::error_code none; // looked at once, for another program makes and takes them away
    const std::string name = QFile::encodeName(lock).toStdString();
    const auto status = std::filesystem::status(name, none);
    return std::filesystem::exists(status) ? !std::filesystem::is_regular_file(status)
                                           : std::filesystem::is_symlink(std::filesystem::symlink_status(name, none));
}

bool isLockedByUs(const QString& file)
{
    qint64 process = 0;
    QString host;
    QString program;
    return !isNoLock(file + kLock) && QLockFile(file + kLock).getLockInfo(&process, &host, &program) &&
           program.startsWith(QLatin1String("dossier"));
}

bool isOld(const QString& file)
{
    const QFileInfo info(file);
    return info.exists() &&
           info.lastModified().msecsTo(QDateTime::currentDateTime()) > std::chrono::milliseconds(kOld).count();
}

void sweep(const QString& file)
{
    const QString lockName = file + kLock;
    if (isNoLock(lockName)) // nobody knows what of
        return;
    const bool wasLocked = QFileInfo::exists(lockName);
    QLockFile lock(lockName);
    lock.setStaleLockTime(kOld);
    if (!lock.tryLock()) // whoever makes it still runs
        return;
    if (wasLocked || isOld(file))
        removeWithCompanions(file);
}

// SQLite begins one when it takes a file's write-ahead log away, as a restore does; with the log the file needs none,
// and one in which nothing stands is left for ever.
void sweepEmptyJournal(const QString& path)
{
    const QString journal = path + QLatin1String(kCompanions[0]);
    const QFileInfo info(journal);
    if (!info.isFile() || info.isSymLink() || info.size() > 0 || !isOld(journal))
        return;
    try {
        if (lookAt(path, QStringLiteral("open the database")).hasLog)
            QFile::remove(journal);
    } catch (const StoreError&) { // no database of ours
    }
}

} // namespace

InTheMaking::InTheMaking(const QString& file)
    : m_lock(file + kLock)
{
    m_lock.setStaleLockTime(kOld);
    if (!isNoLock(file + kLock))
        m_lock.tryLock();
}

PartFile::PartFile(const QString& finalName)
    : m_finalName(finalName)
    , m_name(finalName + QStringLiteral(".part-") + QUuid::createUuid().toString(QUuid::Id128).left(8))
    , m_making(m_name)
{}

PartFile::~PartFile()
{
    removeWithCompanions(m_name);
}

int PartFile::giveFinalName() const
{
    return giveFreeName(nativePath(m_name), nativePath(m_finalName));
}

void sweepLeftovers(const QString& path)
{
    const QFileInfo file(path);
    const QRegularExpression names = temporaryNames(file);
    const QDir folder(file.absolutePath());
    const QRegularExpression locks = lockedCopies();
    QStringList left;
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden)) {
        if (const auto match = names.match(name); match.hasMatch())
            left << match.captured(1);
        else if (const auto copy = locks.match(name);
                 copy.hasMatch() && isLockedByUs(folder.filePath(copy.captured(1))))
            left << copy.captured(1);
    }
    left.removeDuplicates();
    for (const QString& name : std::as_const(left))
        sweep(folder.filePath(name));
    sweepEmptyJournal(path);
}

} // namespace dossier
