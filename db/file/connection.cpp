#include "db/file/connection.h"

#include "db/file/sql_error.h"

#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>

namespace dossier {

namespace {

QString nameFor(const QString& path, Access access)
{
    if (access != Access::Immutable)
        return path;
    return QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
}

QString optionsFor(Access access, std::chrono::milliseconds patience)
{
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patience.count());
    if (access != Access::ReadWrite)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    if (access == Access::Immutable)
        options += QStringLiteral(";QSQLITE_OPEN_URI");
    return options;
}

} // namespace

Connection::Connection(const QString& path, Access access, std::chrono::milliseconds patience)
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    m_database.setDatabaseName(nameFor(path, access));
    m_database.setConnectOptions(optionsFor(access, patience));
    if (m_database.open()) {
        // What a file brings along may not do more than compute.
        QSqlQuery(m_database).exec(QStringLiteral("PRAGMA trusted_schema = OFF"));
        return;
    }
    const QSqlError error = m_database.lastError();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
    throw StoreError(kindOf(error), path, QStringLiteral("open the database"), detailOf(error));
}

Connection::~Connection()
{
    m_database.close();
    m_database = QSqlDatabase(); // Qt warns of connections that are removed while somebody still holds them
    QSqlDatabase::removeDatabase(m_name);
}

std::unique_ptr<Connection> openForReading(const QString& path, std::chrono::milliseconds patience)
{
    auto connection = std::make_unique<Connection>(path, Access::ReadOnly, patience);
    // SQLite notices only now that it cannot put the write-ahead log's index beside the file.
    QSqlQuery probe(connection->database());
    const bool readable = probe.exec(QStringLiteral("PRAGMA user_version"));
    const bool noRoom = !readable && kindOf(probe.lastError()) == StoreError::Kind::Full;
    probe = QSqlQuery();
    const bool logIsEmpty = QFileInfo(path + QStringLiteral("-wal")).size() == 0;
    const bool mayWriteBeside = QFileInfo(QFileInfo(path).absolutePath()).isWritable();
    if (readable || !logIsEmpty || (mayWriteBeside && !noRoom))
        return connection;
    return std::make_unique<Connection>(path, Access::Immutable, patience);
}

} // namespace dossier
