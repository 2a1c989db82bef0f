#include "db/file/quick_statement.h"

#include "db/sqlite/sqlite_handle.h"

#include <QSqlError>
#include <QSqlRecord>

#include <sqlite3.h>

namespace dossier {

QuickStatement::QuickStatement(const Work& work, const QString& sql)
    : m_work(work)
    , m_connection(sqliteBehind(work.connection))
    , m_query(work.connection)
{
    if (m_connection) {
        const QByteArray text = sql.toUtf8();
        if (sqlite3_prepare_v2(m_connection, text.constData(), static_cast<int>(text.size()), &m_statement, nullptr) !=
            SQLITE_OK)
            fail();
        return;
    }
    m_query.setForwardOnly(true);
    if (!m_query.prepare(sql))
        m_work.fail(m_query.lastError());
}

QuickStatement::~QuickStatement()
{
    sqlite3_finalize(m_statement);
}

void QuickStatement::bind(int place, std::string_view text)
{
    if (m_statement)
        // No text is NULL, not even one that is nowhere.
        sqlite3_bind_text(m_statement, place + 1, text.data() ? text.data() : "", static_cast<int>(text.size()),
                          SQLITE_STATIC);
    else
        m_query.bindValue(place, text.empty() ? QStringLiteral("") : QString::fromUtf8(text));
}

void QuickStatement::bind(int place, std::int64_t number)
{
    if (m_statement)
        sqlite3_bind_int64(m_statement, place + 1, number);
    else
        m_query.bindValue(place, static_cast<qlonglong>(number));
}

void QuickStatement::run()
{
    while (next()) {
    }
}

bool QuickStatement::next()
{
    if (!m_statement) {
        if (!m_running && !m_query.exec())
            m_work.fail(m_query.lastError());
        m_running = m_query.next();
        m_texts.assign(m_running ? static_cast<std::size_t>(m_query.record().count()) : 0, {});
        if (!m_running && m_query.lastError().isValid())
            m_work.fail(m_query.lastError());
        return m_running;
    }
    const int result = sqlite3_step(m_statement);
    if (result == SQLITE_ROW)
        return true;
    if (result != SQLITE_DONE)
        fail();
    sqlite3_reset(m_statement);
    return false;
}

void QuickStatement::finish()
{
    sqlite3_reset(m_statement);
    m_query.finish();
    m_running = false;
}

std::string_view QuickStatement::text(int column)
{
    if (m_statement) {
        const unsigned char* const letters = sqlite3_column_text(m_statement, column);
        const int size = sqlite3_column_bytes(m_statement, column);
        return {reinterpret_cast<const char*>(letters), letters ? static_cast<std::size_t>(size) : 0};
    }
    QByteArray& text = m_texts[static_cast<std::size_t>(column)];
    text = m_query.value(column).toString().toUtf8();
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

std::int64_t QuickStatement::number(int column)
{
    return m_statement ? sqlite3_column_int64(m_statement, column) : m_query.value(column).toLongLong();
}

void QuickStatement::fail() const
{
    const QString words = QString::fromUtf8(sqlite3_errmsg(m_connection));
    const int code = sqlite3_extended_errcode(m_connection);
    sqlite3_reset(m_statement);
    m_work.fail(QSqlError(QString(), words, QSqlError::StatementError, QString::number(code)));
}

} // namespace dossier
