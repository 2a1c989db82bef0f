// What is said of options that a program does not understand, for all three of them.
#pragma once

#include <QStringList>

class QCommandLineParser;

namespace dossier {

// Why the parser refused these words, the first of which is the program; in Qt's own package of translations this would
// need that package. The parser has read some of them afterwards.
QString wordsRefused(QCommandLineParser& parser, const QStringList& words);

// An option that has a value has one alone: whoever gives it twice could not know which of them counts.
QString givenTwice(const QString& option);
// The same of all options of a parser that has read its words, but for those that may be given several times; nothing
// where there is no such fault.
QString valuesRefused(const QCommandLineParser& parser, const QStringList& repeatable = {});

} // namespace dossier
