// Where decks are filed: a path of folders, "Tournaments/2026". A folder is there as long as a deck lies in it.
#pragma once

#include <QString>
#include <QStringList>

namespace dossier {

// As it is stored: blanks around names and empty names left out. "" is no folder.
QString folderPath(const QString& typed);
// The last name of a path, and the path without it.
QString folderName(const QString& path);
QString parentFolder(const QString& path);
// Whether `path` is the folder `folder` or lies in it. Everything lies in no folder.
bool isWithin(const QString& path, const QString& folder);

// Tags as they are typed, with commas between them, and back. Each tag once.
QStringList tagsFrom(const QString& typed);
QString tagLine(const QStringList& tags);

} // namespace dossier
