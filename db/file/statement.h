// SQL statements and transactions for the stores of this room: values are always bound, errors always thrown.
#pragma once

#include "db/file/program_run.h"
#include "db/file/store_error.h"
#include "db/sqlite/commit_trace.h"
#include "disk/same_file.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dossier {

// What is being done ("save the deck") and where: what a StoreError has to say when it goes wrong.
struct Work
{
    QSqlDatabase connection;
    QString path;
    QString tried;
    ProgramRun run{};             // that does it
    const bool* asking = nullptr; // whether somebody is asked in the middle of a change, see Database::whileChanging
    FileIdentity opened{};        // the file that `path` led to when it was opened

    // Throws Busy where it is so: what is changed then would become part of that change.
    void refuseWhileAsking() const;
    // Throws Replaced where another file has come into its place, or none: SQLite would go on with the one that nobody
    // finds any more.
    void refuseWhereReplaced() const;

    [[noreturn]] void fail(StoreError::Kind kind, const QString& detail) const;
    [[noreturn]] void fail(const QSqlError& error) const;
};

class Statement
{
public:
    // `work` must outlive the statement.
    Statement(const Work& work, const QString& sql);

    // Binds the values to the statement's `?` in order and runs it. May be called again with other values.
    template <typename... Values>
    Statement& run(const Values&... values)
    {
        int place = 0;
        (m_query.bindValue(place++, bound(values)), ...);
        execute();
        return *this;
    }

    // The same for as many values as the list holds.
    Statement& runRow(const QStringList& values);

    // The next row of the answer; false after the last.
    bool next();
    // Ends reading before the last row.
    void finish() { m_query.finish(); }

    QString text(int column) const { return m_query.value(column).toString(); }
    std::string utf8(int column) const { return text(column).toStdString(); }
    std::int64_t number(int column) const { return m_query.value(column).toLongLong(); }

    // To say in its words that a row cannot be read.
    const Work& work() const { return m_work; }

    int rowsChanged() const { return m_query.numRowsAffected(); }
    std::int64_t newId() const { return m_query.lastInsertId().toLongLong(); }

private:
    // Qt binds a null string as NULL, which no column of ours may hold.
    static QVariant bound(const QString& value) { return value.isNull() ? QStringLiteral("") : value; }
    static QVariant bound(std::string_view value) { return bound(QString::fromUtf8(value)); }
    static QVariant bound(std::integral auto value) { return static_cast<qlonglong>(value); }

    void execute();

    const Work& m_work;
    QSqlQuery m_query;
};

// Runs a statement that takes no values and gives no answer anybody wants.
void run(const Work& work, const QString& sql);
// The first value a statement without parameters answers; 0 where it answers nothing.
std::int64_t askNumber(const Work& work, const QString& sql);

// Everything until commit() happens as one, or, where commit() is not reached, not at all.
class Transaction
{
public:
    enum class Purpose {
        Read,  // several SELECTs that see the same state; also within a transaction that is under way
        Write, // takes the write lock at once, so that it cannot fail half-way because another process took it
        Part   // of a transaction that is under way: what commit() ends is undone with the whole
    };

    explicit Transaction(const Work& work, Purpose purpose = Purpose::Write);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    // Returns when the data is on disk. Where it throws nothing was changed, unless the error is unsure.
    void commit();

private:
    void settle(const StoreError& error);

    const Work& m_work;
    Purpose m_purpose;
    bool m_open = true;
    std::optional<CommitTrace> m_trace; // of one that writes
};

} // namespace dossier
