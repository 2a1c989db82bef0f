// dossier-pictures: every panel and dialog of the real program as a picture, for the README and for looking at.
#include "app/shell/program.h"
#include "app/widgets/ask.h"
#include "pictures/screenshots.h"
#include "wording/lists/store_text.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("dossier"));
    QApplication::setApplicationDisplayName(QStringLiteral("Dossier"));
    QApplication::setApplicationVersion(QStringLiteral(DOSSIER_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Pictures of each panel and dialog of Dossier"));
    parser.addHelpOption();
    const QCommandLineOption database{QStringLiteral("db"), QStringLiteral("The database to open."),
                                      QStringLiteral("FILE")};
    const QCommandLineOption language{QStringLiteral("lang"), QStringLiteral("The language to speak: en or fr."),
                                      QStringLiteral("CODE")};
    const QCommandLineOption settings{QStringLiteral("settings-dir"), QStringLiteral("Where settings are kept."),
                                      QStringLiteral("DIR")};
    const QCommandLineOption size{QStringLiteral("size"), QStringLiteral("The window's size, as 1280x760."),
                                  QStringLiteral("WxH")};
    parser.addOptions({database, language, settings, size});
    parser.addPositionalArgument(QStringLiteral("FOLDER"), QStringLiteral("Where the pictures go."));
    parser.process(application);
    if (parser.positionalArguments().size() != 1)
        parser.showHelp(2);

    dossier::AskWithDialogs ask;
    try {
        dossier::Program program({parser.value(database), parser.value(language), parser.value(settings)}, ask);
        const QString folder = parser.positionalArguments().first();
        return dossier::takeScreenshots(program, folder, parser.value(size)) ? 0 : 1;
    } catch (const dossier::StoreError& error) {
        std::fprintf(stderr, "dossier-pictures: %s\n", qPrintable(dossier::sentence(error)));
        return 4;
    }
}
