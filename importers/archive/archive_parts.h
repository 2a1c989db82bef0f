// What an archive is made of: the kinds of its parts and their limits, which hold for writing as for reading, so that
// whatever is written can be read again. A new kind is a line here, an add() in archive_writer.h and a line in
// ArchiveReader::read (archive.cpp).
#pragma once

#include "importers/collections/collection_rows.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace dossier {

inline constexpr int kArchiveFormat = 2;
inline constexpr const char* kAboutFile = "about.json";
inline constexpr const char* kCardSetFile = "card-sets.csv"; // the only part of its kind, for the sets are few

// Of a part, so that none grows large and any reader of tables takes it; a single entry may be larger.
inline constexpr std::size_t kMostPartBytes = std::size_t{4} * 1024 * 1024;
// Bytes of notes, of lines aside and of lines not understood together: what a few bytes of zip may fill the memory
// with.
inline constexpr std::size_t kMostArchivedWords = std::size_t{64} * 1024 * 1024;

// Of one deck, whose reader holds three values of JSON for each. Older versions stored more.
inline constexpr std::size_t kMostArchivedAside = 200'000;

// Texts of lines not understood: each becomes a file again.
inline constexpr std::size_t kMostArchivedTexts = 1000;

struct PartKind
{
    const char* name;
    const char* ending;
    std::size_t mostEntries;
    bool always; // there is one of it, even if nothing is in it
    std::string_view begin;
    std::string_view first; // before the first entry
    std::string_view next;  // before every other
    std::string_view end;
};

inline constexpr PartKind kDeckParts{"decks", ".json", 2'000, true, "[", "\n ", ",\n ", "\n]\n"};
inline constexpr PartKind kSearchParts{"searches", ".json", 2'000, true, "[", "\n ", ",\n ", "\n]\n"};
inline constexpr PartKind kLineParts{"not-understood", ".json", 2'000, false, "[", "\n ", ",\n ", "\n]\n"};

inline PartKind heapParts()
{
    return {"collection", ".csv", 20'000, true, CsvRows::heading(), "", "", ""};
}

// "collection.csv", "collection-2.csv" and so on.
inline std::string partName(const PartKind& kind, std::size_t number)
{
    return kind.name + (number == 1 ? "" : "-" + std::to_string(number)) + kind.ending;
}

} // namespace dossier
