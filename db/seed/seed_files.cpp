#include "db/seed/seed_files.h"

#include <QDir>
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

QList<QByteArray> effectFiles()
{
    QList<QByteArray> files;
    for (const QString& name : QDir(QStringLiteral(":/dossier/effects")).entryList(QDir::Files, QDir::Name))
        files << compiledIn(QStringLiteral("effects/") + name);
    return files;
}

} // namespace dossier
