// The seed files as they were compiled in, by name: "cards.csv", "formats.csv", "copy_limits.csv".
#pragma once

#include <QByteArray>
#include <QString>

namespace dossier {

// Empty for a name that was not compiled in.
QByteArray seedFile(const QString& name);

} // namespace dossier
