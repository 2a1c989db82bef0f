#include "db/file/statement.h"

#include "db/file/schema_check.h"
#include "db/file/sql_error.h"
#include "db/file/system_error.h"
#include "db/sqlite/sqlite_handle.h"

namespace dossier {

void Work::fail(StoreError::Kind kind, const QString& detail) const
{
    throw StoreError(kind, path, tried, detail);
}

void Work::refuseWhileAsking() const
{
    if (asking && *asking)
        fail(StoreError::Kind::Busy, {});
}

void Work::refuseWhereReplaced() const
{
    if (opened && FileIdentity::of(nativePath(path)) != opened)
        fail(StoreError::Kind::Replaced, {});
}

void Work::fail(const QSqlError& error) const
{
    const StoreError::Kind kind = kindOf(error);
    if (kind == StoreError::Kind::BadValue)
        refuseOtherRules(*this);
    if (kind == StoreError::Kind::Full) // SQLite says so of numbers, too
        if (const QStringList counted = countedToTheEnd(*this); !counted.isEmpty())
            fail(StoreError::Kind::Damaged, counted.front());
    if (kind == StoreError::Kind::DiskFailed || kind == StoreError::Kind::CannotOpen)
        if (const int why = systemErrorBehind(connection); why != 0)
            failOfSystem(why, path, tried);
    if (kind == StoreError::Kind::Full)
        throw StoreError(kind, fullPlace(path), tried, detailOf(error));
    fail(kind, detailOf(error));
}

Statement::Statement(const Work& work, const QString& sql)
    : m_work(work)
    , m_query(work.connection)
{
    m_query.setForwardOnly(true);
    if (!m_query.prepare(sql))
        m_work.fail(m_query.lastError());
}

Statement& Statement::runRow(const QStringList& values)
{
    for (int place = 0; place < values.size(); ++place)
        m_query.bindValue(place, bound(values[place]));
    execute();
    return *this;
}

bool Statement::next()
{
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        m_work.fail(m_query.lastError());
    return false;
}

void Statement::execute()
{
    if (!m_query.exec())
        m_work.fail(m_query.lastError());
}

void run(const Work& work, const QString& sql)
{
    // Not prepared: Qt would take a time of day in a schema file's comment for a placeholder.
    QSqlQuery query(work.connection);
    if (!query.exec(sql))
        work.fail(query.lastError());
}

std::int64_t askNumber(const Work& work, const QString& sql)
{
    Statement statement(work, sql);
    statement.run();
    return statement.next() ? statement.number(0) : 0;
}

Transaction::Transaction(const Work& work, Purpose purpose)
    : m_work(work)
    , m_purpose(purpose)
{
    if (purpose != Purpose::Read)
        m_work.refuseWhileAsking();
    if (purpose == Purpose::Write)
        m_work.refuseWhereReplaced();
    run(m_work, purpose == Purpose::Write ? QStringLiteral("BEGIN IMMEDIATE") : QStringLiteral("SAVEPOINT part"));
    if (purpose != Purpose::Write)
        return;
    try {
        m_work.refuseWhereReplaced(); // while it waited for the lock; from now on nobody does
        m_trace.emplace(sqliteBehind(m_work.connection));
    } catch (const StoreError&) {
        QSqlQuery(m_work.connection).exec(QStringLiteral("ROLLBACK"));
        throw;
    }
}

Transaction::~Transaction()
{
    // SQLite may have rolled back by itself (full disk); then this fails, and rightly so.
    if (!m_open)
        return;
    const bool part = m_purpose != Purpose::Write;
    QSqlQuery(m_work.connection).exec(part ? QStringLiteral("ROLLBACK TO part") : QStringLiteral("ROLLBACK"));
    if (part)
        QSqlQuery(m_work.connection).exec(QStringLiteral("RELEASE part"));
}

void Transaction::commit()
{
    if (m_purpose != Purpose::Write) {
        run(m_work, QStringLiteral("RELEASE part"));
        m_open = false;
        return;
    }
    try {
        run(m_work, QStringLiteral("COMMIT"));
        m_open = false;
    } catch (const StoreError& error) {
        settle(error);
    }
}

// Whoever opens the file next may find in it what SQLite says it could not write: that is wiped out, or it is told.
void Transaction::settle(const StoreError& error)
{
    QSqlQuery(m_work.connection).exec(QStringLiteral("ROLLBACK"));
    m_open = false;
    if (error.kind() == StoreError::Kind::Locked)
        throw error;
    switch (m_trace->look()) {
    case CommitTrace::Found::No:
        throw error;
    case CommitTrace::Found::Yes:
    case CommitTrace::Found::Unknown:
        break;
    }
    if (m_trace->wipeOut())
        throw error;
    throw error.unsure();
}

} // namespace dossier
