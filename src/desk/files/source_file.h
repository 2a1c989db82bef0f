// Files that are imported or written: reading their bytes within reason, and what their formats are called.
#pragma once

#include "importers/decks/deck_formats.h"

#include <QByteArray>
#include <QString>

namespace dossier {

struct SourceFile
{
    QByteArray content;
    QString trouble; // a sentence; empty where it was read
};

SourceFile readSource(const QString& path);

// For dialogs that open files.
QString importFilters();

// "Fan site, JSON", for people.
QString formatName(DeckFormat format);
// "json", without the dot.
QString endingOf(DeckFormat format);
// By the ending of a file's name; the program's own format for others.
DeckFormat formatFor(const QString& path);

// "line 3: what is wrong".
QString located(const ReadError& error);

} // namespace dossier
