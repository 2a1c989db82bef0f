// The options that may stand anywhere among the words.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

struct GlobalOptions
{
    // Where the database is, as the window finds it.
    QString databasePath() const;
    // Whether the words name the place: what is not there then is a slip, not a beginning.
    bool namesPlace() const { return !database.isEmpty() || isFolderNamed; }

    QString database;           // empty: the default place, or in the folder below
    QString dataFolder;         // where all of Dossier's files lie together; empty: they do not
    bool isFolderNamed = false; // else the folder is that of a portable program
    bool json = false;
    QString language; // "en" or "fr"; empty: as the system speaks
};

// As they are typed: "--db", with what each takes ("FILE", empty for a switch) and what it is for, translated.
struct GlobalOption
{
    QString word;
    QString value;
    QString about;
};
std::vector<GlobalOption> globalOptions();

// The language that --lang asks for; empty where it asks for none that the program speaks. A refusal is in it, too.
QString languageAsked(const QStringList& words);

// Takes them out of `words`, up to a "--". Throws CliError (WrongUsage).
GlobalOptions takeGlobalOptions(QStringList& words);

} // namespace dossier
