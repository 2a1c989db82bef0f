// What may stand behind the program's name, and what is said of words that contradict each other.
#pragma once

#include "desk/program_options.h"

#include <QCommandLineOption>
#include <QCoreApplication>

class QCommandLineParser;

namespace dossier {

// Made anew where a language is installed later: its descriptions are in the language of that moment.
class StartWords
{
    Q_DECLARE_TR_FUNCTIONS(StartWords)

public:
    QCommandLineOption database{QStringLiteral("db"), tr("The database to open."), QStringLiteral("FILE")};
    QCommandLineOption language{QStringLiteral("lang"), tr("The language to speak: en or fr."), QStringLiteral("CODE")};
    QCommandLineOption settings{QStringLiteral("settings-dir"), {}, QStringLiteral("DIR")};
    QCommandLineOption printSheet{QStringLiteral("print-sheet"),
                                  tr("Write the deck sheet of a stored deck, or of a deck file, as PDF and quit: "
                                     "--print-sheet DECK FILE.pdf."),
                                  QStringLiteral("DECK")};
    QCommandLineOption dataFolder{QStringLiteral("data-dir"),
                                  tr("Keep the database, the settings and pictures in this folder."),
                                  QStringLiteral("DIR")};
    QCommandLineOption portable{QStringLiteral("portable"), tr("Keep them in a folder data beside the program.")};

    void addTo(QCommandLineParser& parser);

    // That the program is asked about itself.
    static bool speaks(const QCommandLineParser& parser);
    // What is said or written without a window.
    bool needsWindow(const QCommandLineParser& parser) const;
    // What is wrong with words that a parser understands; empty where nothing is.
    QString objection(const QCommandLineParser& parser) const;
    // Says what is asked for, or why the words cannot be followed, in the language that is installed. The exit code.
    int answer();
    // The deck, archive or invitation to read in; empty where none is named.
    QString file(const QCommandLineParser& parser) const;
    // `program` is the folder that the program lies in.
    ProgramOptions options(const QCommandLineParser& parser, const QString& program) const;
};

} // namespace dossier
