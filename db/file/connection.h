// One open connection to an SQLite file, closed and forgotten by Qt when it goes out of scope.
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <chrono>
#include <memory>

namespace dossier {

enum class Access {
    ReadWrite,
    ReadOnly,
    // Read-only in a folder that is read-only itself, or full, or shall stay as it is: SQLite takes no lock and writes
    // no file beside the database.
    Immutable
};

class Connection
{
public:
    // Throws StoreError where SQLite cannot open the file. Waits up to `patience` whenever another process writes.
    Connection(const QString& path, Access access, std::chrono::milliseconds patience);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    // Valid as long as the connection lives; no copy of it may outlive it.
    const QSqlDatabase& database() const { return m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
};

// Opens a file for reading only, also where its folder is read-only or its disk is full.
std::unique_ptr<Connection> openForReading(const QString& path, std::chrono::milliseconds patience);

} // namespace dossier
