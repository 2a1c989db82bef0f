// Everything the user keeps in one file: a zip of plain tables and JSON that other programs can read as well.
//
//   about.json         {"program": "dossier", "format": 1}
//   collection.csv     as writeCollectionCsv writes it; a large one goes on in collection-2.csv and so on
//   decks.json         an array, a deck a line: name, game, folder, tags, state, notes, x_file, team, bureau_deck,
//   aside searches.json      an array of {"list", "name", "query"}
#pragma once

#include "domain/collection/archive.h"
#include "importers/reading/reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace dossier {

struct ArchiveReading
{
    Archive archive;
    std::vector<LineProblem> unknown; // rows of the collection that were not understood
};

// The bytes of the zip.
std::string writeArchive(const Archive& archive, const CardPool& pool);

// Whether these bytes begin as a zip does.
bool isArchive(std::string_view content);
// Throws ReadError: BadArchive where the zip is damaged, holds too much or is none of ours, and what the readers of its
// files throw.
ArchiveReading readArchive(std::string_view content, const CardPool& pool);

} // namespace dossier
