// A kept game in words: who played with what, how far it came, when.
#pragma once

#include "table/kept_game.h"

namespace dossier {

// Names by seat, as at the table.
QStringList playersOf(const KeptGame& game);
// "Night shift against Supervisor (Krycek)"; of persons "Ada (Night shift), Ben (Krycek)".
QString gameTitle(const KeptGame& game);
// "Turn 3, Investigation", or how it ended.
QString gameState(const KeptGame& game);
// "today, 21:14"
QString whenText(const QDateTime& when);
// "34 minutes"
QString lengthText(int seconds);
// "you won 3 of 7"
QString scoreText(const Score& score);

} // namespace dossier
