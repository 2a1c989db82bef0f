// Everything the user keeps in one file: a zip of plain tables and JSON that other programs can read as well.
//
//   about.json         {"program": "dossier", "format": 2, "parts": [{"file", "entries", "bytes"}, ...]}
//   collection.csv     as writeCollectionCsv writes it; a large one goes on in collection-2.csv and so on
//   decks.json         an array, a deck a line: name, game, folder, tags, state, notes, x_file, team, bureau_deck,
//                      aside; many go on in decks-2.json and so on
//   searches.json      an array of {"list", "name", "query"}
//   card-sets.csv      the facts of further sets, as writeCardSets writes them; only where there are some
//
// The zip's comment seals all bytes before it (archive_zip.h). Format 1 had neither parts nor seal, and one decks.json.
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
    std::vector<std::string> missing; // files that could not be read: only where what can be found was asked for
};

enum class ArchiveTake {
    Whole,         // all of it, or nothing
    WhatCanBeFound // of a damaged one: the files in it that are whole
};

// The bytes of the zip.
std::string writeArchive(const Archive& archive, const CardPool& pool);

// Whether these bytes begin as a zip does.
bool isArchive(std::string_view content);
// Throws ReadError: BadArchive where the zip is damaged in any byte, holds too much or is none of ours, and what the
// readers of its files throw. Where what can be found was asked for, only if there is nothing.
ArchiveReading readArchive(std::string_view content, const CardPool& pool, ArchiveTake take = ArchiveTake::Whole);

} // namespace dossier
