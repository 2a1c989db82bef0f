// One open connection to an SQLite file, closed and forgotten by Qt when it goes out of scope.
#pragma once

#include <QSqlDatabase>
#include <QString>

#include <chrono>
#include <memory>

class QTemporaryDir;

namespace dossier {

enum class Access {
    ReadWrite,
    ReadOnly,
    // Read-only, and its folder stays as it is: SQLite takes no lock and writes no file beside the database.
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
    // The folder of the file, which goes when the connection does.
    void keep(std::unique_ptr<QTemporaryDir> folder);

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_name;
    QSqlDatabase m_database;
};

} // namespace dossier
