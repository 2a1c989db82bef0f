// Reading a database that may only be read, and leaving nothing beside it.
#pragma once

#include "db/file/connection.h"

#include <QDateTime>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>

namespace dossier {

// All of the database is in its one file: nobody is writing it, and nobody was killed over it.
bool isAtRest(const QString& path);

// A file and its log as they are now.
class Stillness
{
public:
    explicit Stillness(const QString& path);
    // Whether nobody has written either since.
    bool holds() const;

private:
    struct Look
    {
        qint64 size = 0;
        QDateTime written;

        bool operator==(const Look&) const = default;
    };
    static Look lookAtFile(const QString& path);

    QString m_path;
    Look m_file;
    Look m_log;
};

struct QuietReading
{
    std::unique_ptr<Connection> connection;
    // Of a file that is read as if nobody could write it. What is read after somebody did is worth nothing: it is to be
    // opened anew. Nothing where SQLite itself keeps reader and writer apart.
    std::optional<Stillness> still;
};

// A file at rest is read as it lies there. The log of a killed program is taken in, and the change it had not finished
// taken back, by a copy in a temporary folder.
// Where another program has the file open, its log and index are there already, and are used. Throws as Connection
// does; Locked where the file is written while it is copied.
QuietReading openForReading(const QString& path, std::chrono::milliseconds patience);

} // namespace dossier
