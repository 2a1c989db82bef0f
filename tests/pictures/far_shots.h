// Pictures of a table far apart: before the game, and in the middle of it.
#pragma once

#include <QDir>

namespace dossier {

class Program;

// Keeps a table in the window; dossier-cli, beside this program, sits down at it. Answers whether both could be
// written.
bool takeFar(Program& program, const QDir& folder);

} // namespace dossier
