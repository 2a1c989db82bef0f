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

QList<QByteArray> allIn(const QString& folder)
{
    QList<QByteArray> files;
    for (const QString& name : QDir(QStringLiteral(":/dossier/") + folder).entryList(QDir::Files, QDir::Name))
        files << compiledIn(folder + name);
    return files;
}

} // namespace

QByteArray seedFile(const QString& name)
{
    return compiledIn(QStringLiteral("seed/") + name);
}

QList<QByteArray> seedFiles()
{
    return allIn(QStringLiteral("seed/"));
}

QList<QByteArray> effectFiles()
{
    return allIn(QStringLiteral("effects/"));
}

} // namespace dossier
