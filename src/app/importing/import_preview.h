// What a reader made of a source, line by line, as rows to look at before anything is stored.
#pragma once

#include "domain/cards/card_pool.h"
#include "importers/reading/reading.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier {

struct PreviewRow
{
    enum class Kind { Taken, Unknown, Remark };

    Kind kind = Kind::Taken;
    int line = 0;                       // 0 where the source has no lines
    QString source;                     // an unknown line as it stood
    QString meaning;                    // "2 Aubrey, MO, Bureau Deck", or what is wrong
    std::optional<std::size_t> problem; // an unknown line whose card can be picked: its place among the unknown
    std::vector<CardIndex> candidates;  // for it, likeliest first
};

// Lines that need somebody first, then the remarks, then what was understood; of long sources at most
// kMostPreviewRows.
std::vector<PreviewRow> previewOf(const DeckReading& reading, const CardPool& pool);
std::vector<PreviewRow> previewOf(const CollectionReading& reading, const CardPool& pool);

inline constexpr std::size_t kMostPreviewRows = 2000;

} // namespace dossier
