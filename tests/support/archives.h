// Archives as values: put together, written and looked into.
#pragma once

#include "importers/archive/archive.h"
#include "importers/archive/archive_writer.h"
#include "support/base_set.h"

#include <Poco/Path.h>
#include <Poco/Zip/Compress.h>
#include <sstream>
#include <string>
#include <vector>

namespace dossier::test {

inline std::string writtenArchive(const Archive& archive, const CardPool& pool = baseSet())
{
    std::string zip;
    ArchiveWriter writer(pool, [&zip](std::string_view bytes) { zip += bytes; });
    writer.add(archive.sets);
    for (std::size_t place = 0; place < archive.collection.size(); ++place)
        writer.add(archive.collection[place]);
    for (const Deck& deck : archive.decks)
        writer.add(deck);
    for (const ArchivedSearch& search : archive.searches)
        writer.add(search);
    for (const ArchivedLines& lines : archive.notUnderstood)
        writer.add(lines);
    writer.finish();
    return zip;
}

inline std::vector<OwnedCard> heapsIn(const HeapBatch& batch)
{
    std::vector<OwnedCard> heaps;
    for (std::size_t place = 0; place < batch.size(); ++place)
        heaps.push_back(heapOf(batch[place]));
    return heaps;
}

inline HeapBatch batchOf(const std::vector<OwnedCard>& heaps)
{
    HeapBatch batch;
    for (const OwnedCard& heap : heaps)
        batch.add(viewOf(heap));
    return batch;
}

inline std::string zipped(const std::vector<std::pair<std::string, std::string>>& files,
                          Poco::Zip::ZipCommon::CompressionMethod method = Poco::Zip::ZipCommon::CM_DEFLATE)
{
    std::ostringstream out;
    Poco::Zip::Compress zip(out, true);
    for (const auto& [name, content] : files) {
        std::istringstream in(content);
        zip.addFile(in, Poco::DateTime(), Poco::Path(name, Poco::Path::PATH_UNIX), method);
    }
    zip.close();
    return out.str();
}

} // namespace dossier::test
