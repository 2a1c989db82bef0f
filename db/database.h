// The one SQLite file in which everything the user keeps is stored: opening it, bringing it up to date, backing it up.
#pragma once

#include "db/store_error.h"

#include <QSqlDatabase>
#include <QString>
#include <QStringList>

namespace dossier {

class Database
{
public:
    enum class Outcome { Created, UpToDate, Upgraded };

    // Opens or creates the file (its folder too). Before an upgrade a copy is made beside it and pruned to the last
    // ten. Throws StoreError and leaves the file untouched where it is not ours, damaged, or newer than the program.
    explicit Database(const QString& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    // $XDG_DATA_HOME/dossier/dossier.sqlite
    static QString defaultPath();
    static int newestVersion(); // the schema version this program writes

    Outcome outcome() const { return m_outcome; }
    // The copy made before an upgrade; empty where none was needed.
    const QString& copyBeforeUpgrade() const { return m_copyBeforeUpgrade; }
    const QString& path() const { return m_path; }
    int version() const;

    // SQLite's integrity and foreign-key checks: one line each of what is wrong; empty when the file is sound.
    QStringList check() const;
    // A complete, checked copy in one file. Refuses to overwrite an existing file.
    void backupTo(const QString& file) const;
    // Replaces the contents by those of a backup, after checking that it is ours and sound; the former file is kept
    // beside it under a dated name.
    static void restore(const QString& path, const QString& backup);

    // For the stores of this room only.
    QSqlDatabase connection() const;

private:
    QString m_path;
    QString m_connectionName;
    Outcome m_outcome = Outcome::UpToDate;
    QString m_copyBeforeUpgrade;
};

} // namespace dossier
