// What may come next on the command line, for the shell (resources/completion/dossier-cli); from the table of commands,
// as the help is.
#pragma once

#include <QIODevice>
#include <QStringList>

namespace dossier {

// `words` as typed so far; the last one is begun, perhaps empty. Decks are those of the database that the words name,
// if it is there. Empty where any word or a file may follow.
QStringList completions(QStringList words, QIODevice& in, QIODevice& out, QIODevice& err);

} // namespace dossier
