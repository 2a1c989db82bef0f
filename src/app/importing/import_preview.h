// What a reader made of a source, line by line, as rows to look at before anything is stored.
#pragma once

#include "domain/cards/card_pool.h"
#include "importers/collections/collection_reading.h"
#include "importers/reading/reading.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier {

struct PreviewRow
{
    enum class Kind { Taken, Unknown, Remark };

    Kind kind = Kind::Taken;
    int line = 0;    // 0 where the source has no lines
    QString source;  // an unknown line as it stood
    QString meaning; // "2 Aubrey, MO", or what is wrong

    // An unknown line whose card can be named: its place among the unknown, the likely cards, likeliest first, and the
    // one that is taken unless it is refused.
    std::optional<std::size_t> problem{};
    int copies = 1; // are meant
    std::vector<CardIndex> candidates{};
    std::optional<CardIndex> guess{};

    // A line of a deck: its place among those taken, and where it went.
    std::optional<std::size_t> taken{};
    std::optional<Zone> zone{};
    std::optional<CardIndex> card{};
};

// Lines that need somebody first, then the remarks, then what was understood; of long sources at most
// kMostPreviewRows.
std::vector<PreviewRow> previewOf(const DeckReading& reading, const CardPool& pool);
std::vector<PreviewRow> previewOf(const CollectionReading& reading, const CardPool& pool);

inline constexpr std::size_t kMostPreviewRows = 2000;

} // namespace dossier
