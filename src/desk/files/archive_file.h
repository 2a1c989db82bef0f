// The archive of everything (importers/archive/archive.h) between what is kept and a file, never held as a whole: for
// window and command line.
#pragma once

#include "importers/archive/archive.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <istream>
#include <memory>
#include <string_view>

namespace dossier {

class Database;
class KeptLines;

struct ArchiveCounts
{
    int heaps = 0;
    int decks = 0;
    int searches = 0;
    int texts = 0;         // files of lines that were not understood
    int versions = 0;      // of decks, which are not in it: a backup keeps them
    QStringList unwritten; // those of the texts that could not be read, with the reason
};

// Hands the bytes of the archive to `sink` in their order. Throws as the stores do, ReadError (TooMuchPacked, TooMany)
// where there is more than could be read again, and what the sink throws.
ArchiveCounts writeArchive(Database& database, const CardPool& pool, const KeptLines& kept,
                           const std::function<void(std::string_view bytes)>& sink);

// A file of which any place can be read; what comes out of a pipe is held.
struct OpenedFile
{
    std::unique_ptr<std::istream> bytes;
    QString why; // it was not opened, for the middle of a sentence; else empty
};
OpenedFile openAnywhere(const QString& path);

} // namespace dossier
