// The command line as a function, so that tests can call it.
#pragma once

#include <QIODevice>
#include <QStringList>

namespace dossier {

// `words` without the program's name. Returns the exit code (exit_code.h). Never throws.
int runCli(const QStringList& words, QIODevice& in, QIODevice& out, QIODevice& err);

} // namespace dossier
