#include "db/file/database_file.h"

#include "db/file/store_error.h"
#include "db/file/system_error.h"
#include "disk/file_moves.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <filesystem>

namespace dossier {

namespace {

// sqlite.org/fileformat.html, 1.3: the database header.
constexpr int kHeadSize = 100;
constexpr int kReadVersionAt = 19;
constexpr char kWriteAheadLog = 2;
constexpr int kUserVersionAt = 60;
constexpr int kApplicationIdAt = 68;

int numberAt(const QByteArray& head, int place)
{
    return qFromBigEndian<qint32>(head.constData() + place);
}

// The superuser may write everything; what is marked as only to be read he leaves alone all the same.
bool mayBeWritten(const QFileInfo& info)
{
    return info.isWritable() &&
           info.permissions().testAnyFlags(QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther);
}

// Writing needs more than the file: SQLite keeps the write-ahead log beside it.
bool isWritable(const QFileInfo& file)
{
    return mayBeWritten(file) && mayBeWritten(QFileInfo(file.absolutePath()));
}

// Where a link that points nowhere would have its file be made, as SQLite makes it.
QString endOfLinks(QString path)
{
    constexpr int kMostLinks = 40; // in a ring
    for (int link = 0; link < kMostLinks; ++link) {
        const QFileInfo info(path);
        const QString folder = QFileInfo(info.path()).canonicalFilePath(); // it may be there where the file is not
        std::error_code error;
        const auto target = std::filesystem::read_symlink(QFile::encodeName(path).toStdString(), error);
        if (error)
            return folder.isEmpty() ? info.absoluteFilePath() : QDir(folder).filePath(info.fileName());
        path = QDir(folder).filePath(QFile::decodeName(target.c_str()));
    }
    return path;
}

} // namespace

QString resolved(const QString& path)
{
    if (path.isEmpty())
        return path;
    const QFileInfo info(path);
    if (info.isSymLink() && !info.exists())
        return endOfLinks(path);
    const QString only = info.canonicalFilePath();
    return only.isEmpty() ? info.absoluteFilePath() : only; // a pipe of "/dev/stdout" has no name
}

DatabaseFile lookAt(const QString& path, const QString& tried)
{
    using Kind = StoreError::Kind;
    const auto fail = [&](Kind kind, const QString& detail) { throw StoreError(kind, path, tried, detail); };

    for (const char* ending : {"-journal", "-wal", "-shm"}) { // SQLite would wait for a pipe
        const QString beside = path + QLatin1String(ending);
        std::error_code none; // looked at once: another program may take it away or make it between two looks
        const auto status = std::filesystem::status(QFile::encodeName(beside).toStdString(), none);
        if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
            throw StoreError(Kind::CannotOpen, beside, tried,
                             std::filesystem::is_directory(status) ? QStringLiteral("is a directory")
                                                                   : QStringLiteral("is not a regular file"));
    }
    const QFileInfo info(path);
    if (!info.exists())
        return {};
    if (info.isDir())
        fail(Kind::CannotOpen, QStringLiteral("is a directory"));
    if (!info.isFile())
        fail(Kind::CannotOpen, QStringLiteral("is not a regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        fail(Kind::CannotOpen, file.errorString());
    if (file.size() == 0)
        return {};

    const QByteArray magic("SQLite format 3\0", 16);
    const QByteArray head = file.read(kHeadSize);
    if (!head.startsWith(magic))
        fail(Kind::NotOurs, QStringLiteral("is not an SQLite database"));
    if (head.size() < kHeadSize)
        fail(Kind::Damaged, QStringLiteral("is cut off after %1 bytes").arg(head.size()));
    if (numberAt(head, kApplicationIdAt) != kApplicationId)
        fail(Kind::NotOurs, QStringLiteral("is the SQLite database of another program"));
    return {.exists = true,
            .version = numberAt(head, kUserVersionAt),
            .writable = isWritable(info),
            .hasLog = head[kReadVersionAt] == kWriteAheadLog};
}

void createFolderOf(const QString& path, const QString& tried)
{
    const QString folder = QFileInfo(path).absolutePath();
    const int error = makeFolder(nativePath(folder));
    if (error == 0)
        return;
    if (kindOfSystemError(error) != StoreError::Kind::CannotOpen)
        failOfSystem(error, folder, tried);
    throw StoreError(StoreError::Kind::CannotOpen, path, tried,
                     QStringLiteral("cannot create the folder %1").arg(folder));
}

} // namespace dossier
