// What the words behind the program's name say of where things are kept, and of the language.
#pragma once

#include <QString>

namespace dossier {

struct ProgramOptions
{
    QString database;        // empty: the default place
    QString language;        // empty: as the settings say
    QString settingsFolder;  // empty: the platform's place
    QString dataFolder = {}; // where all of it lies together, if anywhere
    bool onlyLooks = false;  // at what is kept: where nothing is, nothing is made
};

} // namespace dossier
