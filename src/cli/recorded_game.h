// Recorded games that a command is given.
#pragma once

#include "engine/records/record.h"

#include <QString>

#include <string_view>

namespace dossier {

// The game that this text of `file` records. Of one that the table keeps the file alone is how it began; the steps lie
// beside it. Throws JsonError where the text is no game, CliError where the steps are none of it.
GameRecord recordedGame(const QString& file, std::string_view text, const CardPool& pool);

} // namespace dossier
