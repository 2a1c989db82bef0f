// The one SQLite file in which everything the user keeps is stored: opening it, bringing it up to date, backing it up.
#pragma once

#include "db/file/history_limits.h"
#include "db/file/migrations.h"
#include "db/file/quiet_reading.h"
#include "db/file/rows_done.h"
#include "db/file/statement.h"
#include "db/file/store_error.h"
#include "db/file/upgrade_turn.h"
#include "disk/same_file.h"
#include "domain/cards/card_pool.h"

#include <QSqlDatabase>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace dossier {

// Programs open the database with these as they are; tests shorten, narrow and extend them.
struct DatabaseOptions
{
    std::chrono::milliseconds patience{2000}; // how long to wait for another process that writes
    Migrations migrations = builtInMigrations();
    int mostPages = 0;           // of 4096 bytes; 0: as many as the disk holds
    bool inMemory = false;       // nothing is read from the path or kept there
    bool setStraysAside = false; // rows that stand in the way of an upgrade are taken out, and kept in a file beside
    HistoryLimits history;
    ProgramKind program = ProgramKind::CommandLine; // who opens it
};

class Database
{
public:
    enum class Outcome { Created, UpToDate, Upgraded };

    // Opens or creates the file (its folder too), and sweeps what killed programs left beside it. Before an upgrade a
    // copy is made beside it and pruned to the last ten. A file that cannot be written to is opened for reading, if it
    // needs no upgrade; on a full disk it is opened for this program alone, as long as nobody else has it. Throws
    // StoreError and leaves the file untouched where it is not ours, damaged, or newer than the program.
    explicit Database(const QString& path, const DatabaseOptions& options = {});
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    // $XDG_DATA_HOME/dossier/dossier.sqlite
    static QString defaultPath();
    static int newestVersion(); // the schema version this program writes

    Outcome outcome() const { return m_outcome; }
    // The copy made before an upgrade; empty where none was needed.
    const QString& copyBeforeUpgrade() const { return m_copyBeforeUpgrade; }
    // The file with the rows that stood in the way of the upgrade; empty where none did.
    const QString& setAside() const { return m_setAside; }
    const QString& path() const { return m_path; }
    // Every change throws StoreError::Kind::ReadOnly.
    bool isReadOnly() const { return m_readOnly; }
    int version() const;
    // A number, never 0, that changes when another connection has stored something; asking costs next to nothing.
    // A file that may only be read is opened anew then.
    std::int64_t foreignChanges();

    // Brings the table `card`, in which other SQLite tools look up what a row of the user's is, in line with `pool`.
    // To be called once after opening; costs next to nothing where they agree, and does nothing when read-only.
    void mirrorCards(const CardPool& pool);

    // The schema compared with the one this program makes, SQLite's integrity and foreign-key checks and our own of the
    // totals kept: one line each of what is wrong; empty when the file is sound. Reads the whole file.
    QStringList check() const;
    // A complete, checked copy in one file. Refuses to overwrite an existing file.
    void backupTo(const QString& file) const;
    // Replaces the contents by those of a backup, after checking that it is ours and sound. The former file is kept
    // beside it under a dated name, which is returned (empty where there was none). Nobody may have the database open,
    // or be about to make one where nothing is: throws Locked. An older backup is upgraded when the database is opened
    // next.
    static QString restore(const QString& path, const QString& backup);

    // For the stores of this room only.
    QSqlDatabase connection() const;
    Work work(const QString& tried) const;
    const HistoryLimits& historyLimits() const { return m_historyLimits; }
    // `progress` as it is asked in the middle of a change. Whoever shows how far it is lets other things go on in the
    // window; what these change meanwhile throws Busy. `progress` must outlive what is returned.
    RowsDone whileChanging(const RowsDone& progress) const;
    bool isBusy() const { return m_asking; }

private:
    void openWhatIsThere(const DatabaseOptions& options);
    std::optional<UpgradeTurn> turnToMake(const DatabaseOptions& options) const;
    std::optional<UpgradeTurn> turnToChange(const DatabaseOptions& options) const;
    void open(const DatabaseOptions& options);
    void connect(const DatabaseOptions& options, bool alone);
    void bringUpToDate(const DatabaseOptions& options);
    void upgradeWithCopy(const Work& work, int present, const DatabaseOptions& options);
    void upgrade(const Work& work, const DatabaseOptions& options);

    QString m_path;
    OpenDatabase m_open; // written over by nobody
    FileIdentity m_opened;
    std::unique_ptr<Connection> m_connection;
    Outcome m_outcome = Outcome::UpToDate;
    QString m_copyBeforeUpgrade;
    QString m_setAside;
    HistoryLimits m_historyLimits;
    ProgramRun m_run;
    mutable bool m_asking = false;
    Migrations m_migrations;
    std::chrono::milliseconds m_patience;
    std::optional<Stillness> m_still; // see QuietReading
    std::int64_t m_reopened = 0;
    bool m_readOnly = false;
};

} // namespace dossier
