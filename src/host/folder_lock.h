// One host for a folder of tables: two would write each other's games away.
#pragma once

#include "disk/calls.h"

#include <QString>

namespace dossier {

// Holds FOLDER/host.lock for as long as it is there. The system lets go of it however the program ends, so a host that
// was killed keeps nobody out, and the file itself may stay. It names the process that held it last.
class FolderLock
{
public:
    // The folder must be there. Throws std::runtime_error, with a sentence for people, where another host holds it, of
    // this program or another one, or where the file cannot be made. A file system that knows no locks keeps nobody
    // out.
    explicit FolderLock(const QString& folder);

private:
    OpenFile m_file;
};

// Makes a folder and those it lies in. Throws std::runtime_error, with a sentence for people that says why, where that
// cannot be done.
void makeFolderOfTables(const QString& folder);

} // namespace dossier
