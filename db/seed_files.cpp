#include "db/seed_files.h"

#include <QFile>

namespace dossier {

QByteArray seedFile(const QString& name)
{
    QFile file(QStringLiteral(":/dossier/seed/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

} // namespace dossier
