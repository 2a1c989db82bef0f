// Everything the user keeps in one file: a zip of plain tables and JSON that other programs can read as well.
//
//   about.json           {"program": "dossier", "format": 2, "parts": [{"file", "entries", "bytes"}, ...]}
//   collection.csv       as writeCollectionCsv writes it; a large one goes on in collection-2.csv and so on
//   decks.json           an array, a deck a line: name, game, folder, tags, state, notes, x_file, team, bureau_deck,
//                        aside; many go on in decks-2.json and so on
//   searches.json        an array of {"list", "name", "query"}
//   not-understood.json  lines of collections that nobody understood, where there are any: an array of {"text_number",
//                        "source", "text"}; a long text goes on in the next ones of its number, and what no JSON can
//                        hold stands under "base64"
//   card-sets.csv        the facts of further sets, as writeCardSets writes them; only where there are some
//
// The zip's comment seals all bytes before it (sealed_zip.h). Format 1 had neither parts nor seal, and one decks.json.
// ArchiveWriter (archive_writer.h) writes it.
#pragma once

#include "domain/collection/archive.h"
#include "importers/card_sets/card_set_reading.h"
#include "importers/collections/row_changes.h"
#include "importers/reading/reading.h"

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

struct ArchiveReading
{
    Archive archive;
    std::vector<LineProblem> unknown; // rows of the collection that were not understood: the first of them
    std::size_t unknownInAll = 0;     // so many they are
    // Only where what can be found was asked for: files that could not be read; those that are not as long as was
    // written, whose whole entries were taken; and those of which there was another of the name, with other contents,
    // that was left out.
    std::vector<std::string> missing;
    std::vector<std::string> altered;
    std::vector<std::string> repeated;
    UnknownKeys unknownKeys;     // passed over
    UnknownValues unknownValues; // of decks, for which the usual is taken; of searches, which are not taken
    RowChanges changes;          // of the collection
    // Cards of its sets that are not taken, but for those known already, and what others are taken without: by line.
    std::vector<SetProblem> cardProblems;
    bool isSealed = true; // false: a byte was changed, is gone, or another program packed it anew
};

enum class ArchiveTake {
    Whole,         // all of it, or nothing
    WhatCanBeFound // of a damaged one: the files in it that are whole
};

// Whether these bytes begin as a zip does.
bool isArchive(std::string_view content);
// Told how many bytes are unpacked of how many; false stops the reading.
using BytesUnpacked = std::function<bool(std::size_t done, std::size_t all)>;

// `zip` can be read from any place; it is read a piece at a time. Nothing where `progress` stopped it. Throws
// ReadError: BadArchive, BadDirectory, BadSeal, TooManyParts where the zip is damaged in any byte, holds too much or is
// none of ours, NewerArchive where it has parts of a kind that is not known here, and what the readers of its files
// throw. Where what can be found was asked for, only if there is nothing.
std::optional<ArchiveReading> readArchive(std::istream& zip, const CardPool& pool, ArchiveTake take,
                                          const BytesUnpacked& progress);
// The same of what is held.
ArchiveReading readArchive(std::string_view content, const CardPool& pool, ArchiveTake take = ArchiveTake::Whole);

} // namespace dossier
