#include "desk/files/archive_file.h"

#include "db/stores/deck_versions.h"
#include "db/stores/kept.h"
#include "desk/files/kept_lines.h"
#include "desk/files/whole_file.h"
#include "importers/archive/archive_writer.h"
#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fstream>
#include <sstream>

namespace dossier {

namespace {

class ArchiveFiles
{
    Q_DECLARE_TR_FUNCTIONS(ArchiveFiles)

public:
    static QString unreadable(int error) { return tr("it cannot be read: %1").arg(systemText(error)); }
};

} // namespace

ArchiveCounts writeArchive(Database& database, const CardPool& pool, const KeptLines& kept,
                           const std::function<void(std::string_view bytes)>& sink)
{
    ArchiveCounts counts;
    ArchiveWriter writer(pool, sink);
    giveAllKept(database, pool,
                {[&](std::span<const FurtherSet> sets) { writer.add(sets); },
                 [&](const HeapFields& heap) {
                     writer.add(heap);
                     ++counts.heaps;
                 },
                 [&](const Deck& deck) {
                     writer.add(deck);
                     ++counts.decks;
                 },
                 [&](const ArchivedSearch& search) {
                     writer.add(search);
                     ++counts.searches;
                 }});
    for (const KeptFile& file : kept.all()) {
        const WholeFile whole = readWhole(file.path);
        if (!whole.why.isEmpty()) {
            counts.unwritten << file.path + QStringLiteral(": ") + whole.why;
            continue;
        }
        writer.add(ArchivedLines{file.source.toStdString(), whole.content.toStdString()});
        ++counts.texts;
    }
    writer.finish();
    counts.versions = DeckVersions(database, pool).countAll();
    return counts;
}

OpenedFile openAnywhere(const QString& path)
{
    if (QString why = whyNotToRead(path); !why.isEmpty())
        return {nullptr, std::move(why)};
    if (!QFileInfo(path).isFile()) {
        WholeFile whole = readWhole(path);
        if (!whole.why.isEmpty())
            return {nullptr, std::move(whole.why)};
        return {std::make_unique<std::istringstream>(whole.content.toStdString()), {}};
    }
    errno = 0;
    auto file = std::make_unique<std::ifstream>(QFile::encodeName(path).constData(), std::ios::binary);
    if (!file->is_open())
        return {nullptr, ArchiveFiles::unreadable(errno)};
    return {std::move(file), {}};
}

} // namespace dossier
