// What a killed program leaves beside a database: files under a temporary name, each as large as the database. While it
// works, a lock file beside them says so.
#pragma once

#include <QLockFile>
#include <QString>

namespace dossier {

// Held by the program that makes a file, as long as it does; says to others that it still runs.
class InTheMaking
{
public:
    // Nobody fails for want of a lock: without one a leftover is known by its age.
    explicit InTheMaking(const QString& file);

private:
    QLockFile m_lock;
};

// A file under a temporary name, removed unless it got its final one.
class PartFile
{
public:
    explicit PartFile(const QString& finalName);
    ~PartFile();
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    const QString& name() const { return m_name; }
    // Never overwrites. The error of the system (errno); 0 where it has it.
    int giveFinalName() const;

private:
    QString m_finalName;
    QString m_name;
    InTheMaking m_making;
};

// Removes what restores, upgrades and backups of the file at `path` left beside it when they were killed, and, whatever
// they were called, the beginnings of backups in the same folder that a killed program of ours still has a lock on.
// What a program that still runs is making stays, as does what is younger than ten minutes and not known to be left; so
// does everything that has another name, but for an empty journal beside a file that keeps a log. What cannot be
// removed stays until the next time.
void sweepLeftovers(const QString& path);

} // namespace dossier
