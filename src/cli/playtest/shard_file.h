// A part of a series played into a file, and files put together.
#pragma once

#include "cli/commands.h"
#include "engine/players/playtest/shard.h"

namespace dossier {

// --shard K/N and -o FILE.
void declareShard(Arguments& arguments);
// Nothing where --shard was not asked for. Throws CliError (WrongUsage), also for the one option without the other.
std::optional<SeriesPart> askedPart(const Arguments& arguments);

// Plays the part into the file of -o and says so. What the file holds of it already is not played again; it is saved
// every few seconds, whole each time, so that a run that is killed loses no more than these. A file of another series,
// or that is none, stays as it is: CliError (BadInput).
ExitCode playShard(Session& session, const Arguments& arguments, SeriesRun run, const SeriesPart& part);
// The whole series; for reports.
Shard playWhole(Session& session, const Arguments& arguments, SeriesRun run);

// Throws CliError (BadInput) where they make no whole series.
Shard mergedFiles(Session& session, const QStringList& files);

} // namespace dossier
