// Printing without a window, for scripts.
#pragma once

#include <QString>
#include <QStringList>

namespace dossier {

struct Desk;

// `deck` is the name of a stored deck or the path of a deck file; `files` names the PDF to write. Says on standard
// error what went wrong. Exit codes as the command line has them: 0, 2 wrong usage, 3 deck not understood, 4 not
// written.
int printSheetCommand(const Desk& desk, const QString& deck, const QStringList& files);

} // namespace dossier
