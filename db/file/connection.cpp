#include "db/file/connection.h"

#include "db/file/sql_error.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
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

void Connection::keep(std::unique_ptr<QTemporaryDir> folder)
{
    m_folder = std::move(folder);
}

} // namespace dossier
