// The words behind dossier-host: serving tables, and making invitations to new ones.
#pragma once

#include <QStringList>

namespace dossier {

// "dossier-host --listen ADDRESS:PORT …" until SIGTERM or SIGINT; "dossier-host invite --address HOST:PORT …". Answers
// the exit code: 0 done, 2 wrong usage, 4 something cannot be read, written or listened at.
int runHostProgram(const QStringList& arguments);

} // namespace dossier
