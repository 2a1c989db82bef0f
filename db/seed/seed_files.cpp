#include "db/seed/seed_files.h"

#include <QFile>

namespace dossier {

namespace {

QByteArray compiledIn(const QString& path)
{
    QFile file(QStringLiteral(":/dossier/") + path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

} // namespace

QByteArray seedFile(const QString& name)
{
    return compiledIn(QStringLiteral("seed/") + name);
}

QByteArray effectsFile()
{
    return compiledIn(QStringLiteral("effects/premiere.json"));
}

} // namespace dossier
