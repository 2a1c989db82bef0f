#include "desk/deck_folder.h"

namespace dossier {

QString folderPath(const QString& typed)
{
    QStringList names;
    for (const QString& name : typed.split(QLatin1Char('/')))
        if (const QString wanted = name.simplified(); !wanted.isEmpty())
            names << wanted;
    return names.join(QLatin1Char('/'));
}

QString folderName(const QString& path)
{
    return path.section(QLatin1Char('/'), -1);
}

QString parentFolder(const QString& path)
{
    return path.section(QLatin1Char('/'), 0, -2);
}

bool isWithin(const QString& path, const QString& folder)
{
    return folder.isEmpty() || path == folder || path.startsWith(folder + QLatin1Char('/'));
}

QStringList tagsFrom(const QString& typed)
{
    QStringList tags;
    for (const QString& tag : typed.split(QLatin1Char(',')))
        if (const QString wanted = tag.simplified(); !wanted.isEmpty() && !tags.contains(wanted, Qt::CaseInsensitive))
            tags << wanted;
    return tags;
}

QString tagLine(const QStringList& tags)
{
    return tags.join(QStringLiteral(", "));
}

} // namespace dossier
