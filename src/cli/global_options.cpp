#include "cli/global_options.h"

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "desk/places.h"
#include "desk/program_options.h"
#include "wording/words/command_words.h"
#include "wording/words/language.h"

#include <QCoreApplication>

namespace dossier {

namespace {

// Takes the value of the option at `i` out of `words`, with the option itself. `before` is the value it had.
QString takeValue(QStringList& words, qsizetype i, const QString& before)
{
    const QString word = words.at(i);
    if (!before.isEmpty())
        throw CliError(ExitCode::WrongUsage, givenTwice(word.section(QLatin1Char('='), 0, 0)));
    QString value;
    if (const auto equals = word.indexOf(QLatin1Char('=')); equals > 0)
        value = word.mid(equals + 1);
    else if (i + 1 < words.size())
        value = words.takeAt(i + 1);
    words.removeAt(i);
    if (value.isEmpty())
        throw CliError(ExitCode::WrongUsage, Cli::tr("%1 needs a value.").arg(word));
    return value;
}

bool is(const QString& word, QLatin1String option)
{
    return word == option || (word.startsWith(option) && word.mid(option.size()).startsWith(QLatin1Char('=')));
}

// Each says where the database is.
void refuseSecondPlace(const GlobalOptions& options, bool portable)
{
    QStringList places;
    if (!options.database.isEmpty())
        places << QStringLiteral("--db");
    if (!options.dataFolder.isEmpty())
        places << QStringLiteral("--data-dir");
    if (portable)
        places << QStringLiteral("--portable");
    if (places.size() > 1)
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("%1 and %2 both say where the database is: give one of them.").arg(places.at(0), places.at(1)));
}

} // namespace

QString GlobalOptions::databasePath() const
{
    ProgramOptions options;
    options.database = database;
    options.dataFolder = dataFolder;
    return placesFor(options).database;
}

std::vector<GlobalOption> globalOptions()
{
    return {{QStringLiteral("--db"), QStringLiteral("FILE"), Cli::tr("The database to open.")},
            {QStringLiteral("--data-dir"), QStringLiteral("DIR"), Cli::tr("The folder that holds the database.")},
            {QStringLiteral("--portable"), {}, Cli::tr("The database lies in the folder data beside the program.")},
            {QStringLiteral("--json"), {}, Cli::tr("Answers with one JSON document.")},
            {QStringLiteral("--lang"), QStringLiteral("en|fr"), Cli::tr("The language to speak.")}};
}

QString languageAsked(const QStringList& words)
{
    const QString option = QStringLiteral("--lang");
    QString asked;
    for (qsizetype i = 0; i < words.size() && words.at(i) != QStringLiteral("--"); ++i) {
        if (words.at(i) == option)
            asked = words.value(i + 1);
        else if (is(words.at(i), QLatin1String("--lang")))
            asked = words.at(i).mid(option.size() + 1);
    }
    return languages().contains(asked) ? asked : QString();
}

GlobalOptions takeGlobalOptions(QStringList& words)
{
    GlobalOptions options;
    bool portable = false;
    for (qsizetype i = 0; i < words.size();) {
        const QString word = words.at(i);
        if (word == QStringLiteral("--"))
            break;
        if (word == QStringLiteral("--json")) {
            options.json = true;
            words.removeAt(i);
        } else if (word == QStringLiteral("--portable")) {
            portable = true;
            words.removeAt(i);
        } else if (is(word, QLatin1String("--db"))) {
            options.database = takeValue(words, i, options.database);
        } else if (is(word, QLatin1String("--data-dir"))) {
            options.dataFolder = takeValue(words, i, options.dataFolder);
        } else if (is(word, QLatin1String("--lang"))) {
            options.language = takeValue(words, i, options.language);
        } else {
            ++i;
        }
    }
    refuseSecondPlace(options, portable);
    options.isFolderNamed = portable || !options.dataFolder.isEmpty();
    if (options.dataFolder.isEmpty())
        options.dataFolder = portableFolder(QCoreApplication::applicationDirPath(), portable);
    if (!options.language.isEmpty() && !languages().contains(options.language))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--lang takes en or fr, not \"%1\".").arg(options.language));
    return options;
}

} // namespace dossier
