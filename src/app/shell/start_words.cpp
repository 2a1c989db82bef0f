#include "app/shell/start_words.h"

#include "app/shell/display.h"
#include "desk/places.h"
#include "wording/words/command_words.h"
#include "wording/words/language.h"
#include "wording/words/shown_text.h"

#include <QCommandLineParser>

#include <cstdio>

namespace dossier {

void StartWords::addTo(QCommandLineParser& parser)
{
    parser.setApplicationDescription(tr("Deck builder, collection and playtest table"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"),
                                 tr("A deck, a collection, an archive or a set of cards to read in; a saved game to "
                                    "play on; or an invitation to a table far away."),
                                 QStringLiteral("[FILE]"));
    settings.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({database, language, settings, dataFolder, portable, printSheet});
}

bool StartWords::speaks(const QCommandLineParser& parser)
{
    return parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("version")) ||
           parser.isSet(QStringLiteral("help-all"));
}

bool StartWords::needsWindow(const QCommandLineParser& parser) const
{
    return !speaks(parser) && !parser.isSet(printSheet);
}

// As the command line refuses them (takeGlobalOptions).
QString StartWords::objection(const QCommandLineParser& parser) const
{
    const auto word = [](const QCommandLineOption& option) {
        return QStringLiteral("--") + option.names().constFirst();
    };
    if (const QString twice = valuesRefused(parser); !twice.isEmpty())
        return twice;
    QStringList places;
    for (const QCommandLineOption* const option : {&database, &dataFolder, &portable})
        if (parser.isSet(*option))
            places << word(*option);
    if (places.size() > 1)
        return tr("%1 and %2 both say where the database is: give one of them.").arg(places.at(0), places.at(1));
    for (const QCommandLineOption* const option : {&database, &dataFolder, &language, &settings, &printSheet})
        if (parser.isSet(*option) && parser.value(*option).isEmpty())
            return tr("%1 needs a value.").arg(word(*option));
    if (const QString code = parser.value(language); parser.isSet(language) && !languages().contains(code))
        return tr("--lang takes en or fr, not \"%1\".").arg(code);
    if (!parser.isSet(printSheet) && parser.positionalArguments().size() > 1)
        return tr("One file at a time can be read in.");
    return {};
}

int StartWords::answer()
{
    QCommandLineParser parser;
    addTo(parser);
    const QStringList words = QCoreApplication::arguments();
    const QString refused = parser.parse(words) ? objection(parser) : wordsRefused(parser, words);
    if (refused.isEmpty())
        parser.process(words); // says what is asked for and ends the program
    std::fputs(qPrintable(QStringLiteral("dossier: %1\n").arg(shownText(refused))), stderr);
    return kWrongUsage;
}

QString StartWords::file(const QCommandLineParser& parser) const
{
    return parser.isSet(printSheet) ? QString() : parser.positionalArguments().value(0);
}

ProgramOptions StartWords::options(const QCommandLineParser& parser, const QString& program) const
{
    QString folder = parser.value(dataFolder);
    if (folder.isEmpty())
        folder = portableFolder(program, parser.isSet(portable));
    const QString code = parser.value(language);
    return {parser.value(database), languages().contains(code) ? code : QString(), parser.value(settings), folder,
            parser.isSet(printSheet)};
}

} // namespace dossier
