// The data files as they were compiled in: the seed by name ("cards.csv", "formats.csv", "copy_limits.csv"), and what
// the cards do.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace dossier {

// Empty for a name that was not compiled in.
QByteArray seedFile(const QString& name);
// All of them, by name in alphabetical order.
QList<QByteArray> seedFiles();
// The files of db/effects, one a card set; their words are explained in db/effects/README.md.
QList<QByteArray> effectFiles();

} // namespace dossier
