// What is said of options that a program does not understand, for all three of them.
#pragma once

#include <QStringList>

class QCommandLineParser;

namespace dossier {

// Why the parser refused these words, the first of which is the program; in Qt's own package of translations this would
// need that package. The parser has read some of them afterwards.
QString wordsRefused(QCommandLineParser& parser, const QStringList& words);

} // namespace dossier
