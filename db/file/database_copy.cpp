#include "db/file/database_copy.h"

#include "db/file/connection.h"
#include "db/file/database_file.h"
#include "db/file/kept_images.h"
#include "db/file/leftovers.h"
#include "db/file/schema_check.h"
#include "db/file/system_error.h"
#include "disk/calls.h"
#include "disk/file_writer.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <cerrno>

namespace dossier {

namespace {

constexpr int kVersionWithHistory = 2;
constexpr int kVersionWithMovers = 6; // of steps
const QString kStampFormat = QStringLiteral("yyyyMMdd'T'HHmmsszzz'Z'");

void addRows(const Work& work, const QString& sql, const QString& line, QStringList& lines)
{
    Statement statement(work, sql);
    for (statement.run(); statement.next();)
        lines.append(line.arg(statement.text(0), statement.text(1)));
}

bool sameContent(const QString& one, const QString& other)
{
    QFile first(one), second(other);
    if (!first.open(QIODevice::ReadOnly) || !second.open(QIODevice::ReadOnly) || first.size() != second.size())
        return false;
    constexpr qint64 kPiece = 1 << 20;
    while (!first.atEnd()) {
        const QByteArray piece = first.read(kPiece);
        if (piece.isEmpty() || piece != second.read(kPiece)) // what cannot be read is like nothing
            return false;
    }
    return true;
}

void checkCopy(const QString& copy, int version, const QString& tried)
{
    const Connection connection(copy, Access::ReadOnly, std::chrono::milliseconds(0));
    const Work work{connection.database(), copy, tried};
    Statement check(work, QStringLiteral("PRAGMA quick_check(1)"));
    if (check.run().next() && check.text(0) != QLatin1String("ok"))
        work.fail(StoreError::Kind::Damaged, check.text(0));
    if (askNumber(work, QStringLiteral("PRAGMA application_id")) != kApplicationId ||
        askNumber(work, QStringLiteral("PRAGMA user_version")) != version)
        work.fail(StoreError::Kind::Other, QStringLiteral("the copy is not what was copied"));
}

} // namespace

QStringList whatIsWrong(const Work& work, const Migrations& migrations)
{
    QStringList lines;
    try {
        lines = wrongInSchema(work, migrations);
        if (!lines.isEmpty())
            return lines; // what is not ours is not asked anything
        addRows(work, QStringLiteral("SELECT integrity_check, '' FROM pragma_integrity_check"),
                QStringLiteral("SQLite finds: %1%2"), lines);
        lines.removeAll(QStringLiteral("SQLite finds: ok"));
        lines << countedToTheEnd(work);
        addRows(work, QStringLiteral(R"(SELECT "table", parent FROM pragma_foreign_key_check)"),
                QStringLiteral("a row of %1 refers to a row of %2 that does not exist"), lines);
        addRows(work, QStringLiteral(R"(
                    SELECT coalesce(o.number, c.number), coalesce(c.copies, 0) || ', not ' || coalesce(o.copies, 0)
                    FROM owned AS o
                    FULL JOIN (SELECT number, sum(count) AS copies FROM collection GROUP BY number) AS c
                        ON c.number = o.number
                    WHERE coalesce(c.copies, 0) <> coalesce(o.copies, 0))"),
                QStringLiteral("the copies of %1 add up to %2"), lines);
        if (askNumber(work, QStringLiteral("PRAGMA user_version")) >= kVersionWithHistory)
            addRows(work,
                    QStringLiteral("SELECT deck_id, fault FROM (SELECT deck_id, %1 AS fault FROM deck_version) "
                                   "WHERE fault IS NOT NULL")
                        .arg(faultOfDeckImage()),
                    QStringLiteral("what a version of a deck (%1) was cannot be read: %2"), lines);
    } catch (const StoreError& error) {
        if (error.kind() != StoreError::Kind::Damaged)
            throw;
        lines.append(error.detail());
    }
    return lines;
}

QStringList whatIsWrongInHistory(const Work& work)
{
    QStringList lines;
    if (askNumber(work, QStringLiteral("PRAGMA user_version")) >= kVersionWithMovers)
        addRows(work,
                QStringLiteral("SELECT why, '' FROM (%1)")
                    .arg(faultsOfHistory(
                        QStringLiteral("step NOT IN (SELECT id FROM history_step WHERE state = 'dropped')"))),
                QStringLiteral("%1%2"), lines);
    addRows(work,
            QStringLiteral("SELECT 'the history is in the middle of a step', '' "
                           "WHERE EXISTS (SELECT 1 FROM history_now WHERE step <> 0)"),
            QStringLiteral("%1%2"), lines);
    return lines;
}

QString datedName(const QString& path, const QString& label)
{
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
    const QString start = info.absolutePath() + QLatin1Char('/') + info.completeBaseName() + QLatin1Char('.');
    for (QDateTime now = QDateTime::currentDateTimeUtc();; now = now.addMSecs(1)) {
        const QString name = start + now.toString(kStampFormat) + QLatin1Char('.') + label + suffix;
        if (!QFileInfo::exists(name))
            return name;
    }
}

void writeCopy(const Work& work, const QString& file)
{
    const Work copying{work.connection, file, work.tried};
    if (QFileInfo::exists(file))
        copying.fail(StoreError::Kind::Exists, QString());
    // SQLite says of a medium that takes nothing that there is no such file.
    if (const int error = whyNotToWrite(nativePath(file)); error == EROFS || error == EACCES)
        failOfSystem(error, file, work.tried);
    sweepLeftovers(file);
    const PartFile part(file);
    Statement(copying, QStringLiteral("VACUUM INTO ?")).run(part.name());
    checkCopy(part.name(), static_cast<int>(askNumber(copying, QStringLiteral("PRAGMA user_version"))), work.tried);
    if (const int error = syncPath(nativePath(part.name())); error != 0)
        failOfSystem(error, file, work.tried);
    if (const int error = part.giveFinalName(); error != 0)
        failOfSystem(error, file, work.tried);
    if (const int error = syncPath(folderOf(nativePath(file))); error != 0) {
        QFile::remove(file); // as if there had been no copy
        failOfSystem(error, file, work.tried);
    }
}

void pruneUpgradeCopies(const QString& path, int most)
{
    const QFileInfo info(path);
    const QRegularExpression name(
        QRegularExpression::anchoredPattern(QRegularExpression::escape(info.completeBaseName()) +
                                            QStringLiteral("\\.\\d{8}T\\d{9}Z\\.before-v\\d+(\\..*)?")));
    QDir folder(info.absolutePath());
    QStringList copies = folder.entryList(QDir::Files, QDir::Name).filter(name);
    while (copies.size() > most)
        folder.remove(copies.takeFirst());
}

void keepOneCopy(const QString& path, const QString& copy)
{
    const QFileInfo info(path);
    const QFileInfo latest(copy);
    // "dossier.DATE.before-v3.sqlite": what follows the date, for copies before the same upgrade.
    const QString label =
        latest.fileName().section(QLatin1Char('.'), info.completeBaseName().count(QLatin1Char('.')) + 2);
    const QRegularExpression name(QRegularExpression::anchoredPattern(
        QRegularExpression::escape(info.completeBaseName()) + QStringLiteral("\\.\\d{8}T\\d{9}Z\\.") +
        QRegularExpression::escape(label)));
    const QDir folder(info.absolutePath());
    for (const QString& other : folder.entryList(QDir::Files, QDir::Name).filter(name))
        if (other != latest.fileName() && sameContent(folder.filePath(other), copy)) {
            QFile::remove(copy);
            return;
        }
}

} // namespace dossier
