// Where the program keeps what: the database, the settings, the user's own pictures.
#pragma once

#include <QString>

namespace dossier {

struct ProgramOptions;

struct Places
{
    QString database;          // a file
    QString settings;          // a folder
    QString pictures;          // the usual folder; the settings may name another one
    bool onlyLookedAt = false; // where nothing is, nothing is made
};

// The platform's places (XDG and its likes), or all below one folder. A single place that is named stays as named.
Places placesFor(const ProgramOptions& options);

// The folder `data` beside the program, where that is to be portable: asked for, or because the file portable.dat lies
// beside the program. Else empty.
QString portableFolder(const QString& programFolder, bool wanted);

} // namespace dossier
