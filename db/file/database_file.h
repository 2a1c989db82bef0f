// What stands at the path of a database, found out without SQLite so that a file that is not ours stays untouched.
#pragma once

#include <QString>

namespace dossier {

// Written into every database of ours (PRAGMA application_id): "DOSR".
inline constexpr int kApplicationId = 0x444F5352;

struct DatabaseFile
{
    bool exists = false; // and is not empty: an empty file is as good as none
    int version = 0;     // as the file's head has it; the write-ahead log may hold a newer one
    bool writable = true;
    bool hasLog = false; // it is written by way of a write-ahead log, which is there as long as anybody has it open
};

// The absolute path, symbolic links followed: SQLite keeps its log beside the file itself. "" stays "".
QString resolved(const QString& path);

// Throws CannotOpen for a directory, a device or a file without permission, NotOurs for a file that is none of ours,
// Damaged for one that is cut off within its head.
DatabaseFile lookAt(const QString& path, const QString& tried);

// Creates the folder a file will be written to. Throws CannotOpen.
void createFolderOf(const QString& path, const QString& tried);

} // namespace dossier
