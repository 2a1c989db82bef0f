#include "app/printing/print_command.h"
#include "app/shell/display.h"
#include "app/shell/guarded_application.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/shell/readiness.h"
#include "app/theme/glyphs.h"
#include "app/widgets/ask.h"
#include "box/game_data.h"
#include "desk/notices.h"
#include "desk/places.h"
#include "desk/start/refused_upgrade.h"
#include "wording/lists/store_text.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <optional>
#include <utility>

namespace {

// As the command line's exit codes.
constexpr int kWrongUsage = 2;
constexpr int kCannotStore = 4;

struct Words
{
    QCommandLineOption database{QStringLiteral("db"), QStringLiteral("The database to open."), QStringLiteral("FILE")};
    QCommandLineOption language{QStringLiteral("lang"), QStringLiteral("The language to speak: en or fr."),
                                QStringLiteral("CODE")};
    QCommandLineOption settings{QStringLiteral("settings-dir"), QStringLiteral("Where settings are kept."),
                                QStringLiteral("DIR")};
    QCommandLineOption printSheet{QStringLiteral("print-sheet"),
                                  QStringLiteral("Write the deck sheet of a stored deck, or of a deck file, as PDF "
                                                 "and quit: --print-sheet DECK FILE.pdf."),
                                  QStringLiteral("DECK")};
    QCommandLineOption dataFolder{QStringLiteral("data-dir"),
                                  QStringLiteral("Keep the database, the settings and pictures in this folder."),
                                  QStringLiteral("DIR")};
    QCommandLineOption portable{QStringLiteral("portable"),
                                QStringLiteral("Keep them in a folder data beside the program.")};

    void addTo(QCommandLineParser& parser)
    {
        parser.addPositionalArgument(
            QStringLiteral("file"),
            QStringLiteral("A deck, a collection, an archive or a set of cards to read in; or an "
                           "invitation to a table far away."),
            QStringLiteral("[FILE]"));
        settings.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOptions({database, language, settings, dataFolder, portable, printSheet});
    }

    // What is said or written without a window.
    bool needsWindow(const QCommandLineParser& parser) const
    {
        const bool speaks = parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("version")) ||
                            parser.isSet(QStringLiteral("help-all"));
        return !speaks && !parser.isSet(printSheet);
    }
};

QString languageFor(const dossier::ProgramOptions& options)
{
    return options.language.isEmpty() ? dossier::Settings(dossier::placesFor(options).settings).language()
                                      : options.language;
}

struct Outcome
{
    int code = 0;
    QString backup;    // to be put in place; then the program is to be started again
    QString anew = {}; // it is to be started again as it is, and to say this
};

// The program from its start to its end. `file` is read in once there is a window, and then forgotten.
Outcome run(const dossier::ProgramOptions& options, dossier::Ask& ask, const Words& words,
            const QCommandLineParser& parser, const std::optional<dossier::Everything::Restored>& restored,
            QString& file)
{
    dossier::Program program(options, ask);
    if (parser.isSet(words.printSheet))
        return {
            dossier::printSheetCommand(program.desk(), parser.value(words.printSheet), parser.positionalArguments()),
            {}};
    if (qEnvironmentVariableIsSet(dossier::kReadinessWanted))
        dossier::announceReadiness(program.window());
    Outcome outcome;
    QObject::connect(&program, &dossier::Program::restoreWanted, [&outcome](const QString& backup) {
        outcome.backup = backup;
        QApplication::quit();
    });
    QObject::connect(&program, &dossier::Program::anewWanted, [&outcome](const QString& sentence) {
        outcome.anew = sentence;
        QApplication::quit();
    });
    program.window().show();
    if (restored)
        restored->done ? program.desk().notices.say(restored->sentence)
                       : program.desk().notices.warn(restored->sentence);
    if (const QString path = std::exchange(file, {}); !path.isEmpty())
        QTimer::singleShot(0, &program.window(), [&program, path] { program.window().openFile(path); });
    outcome.code = QApplication::exec();
    return outcome;
}

} // namespace

int main(int argc, char** argv)
{
    Words words;
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Deck builder, collection and playtest table"));
    parser.addHelpOption();
    parser.addVersionOption();
    words.addTo(parser);
    const bool understood = parser.parse(QStringList(argv, argv + argc));
    if (understood && words.needsWindow(parser) && !dossier::isDisplayNamed())
        return dossier::sayThatThereIsNoDisplay();
    if (understood ? !words.needsWindow(parser) : !dossier::isDisplayNamed())
        qputenv("QT_QPA_PLATFORM", "offscreen"); // a display that is named need not be there

    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow any more is an error like a full disk
    std::optional<dossier::GuardedApplication> made;
    {
        const dossier::DisplayWanted wanted;
        made.emplace(argc, argv);
    }
    if (QGuiApplication::primaryScreen() == nullptr)
        return dossier::sayThatThereIsNoDisplay();
    QApplication::setApplicationName(QStringLiteral("dossier"));
    QApplication::setApplicationDisplayName(QStringLiteral("Dossier"));
    QApplication::setApplicationVersion(QStringLiteral(DOSSIER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.dossier"));

    parser.process(*made);
    const QStringList files = parser.isSet(words.printSheet) ? QStringList() : parser.positionalArguments();
    if (files.size() > 1) {
        std::fputs("dossier: one file at a time can be read in.\n", stderr);
        return kWrongUsage;
    }
    QString file = files.value(0);

    QString folder = parser.value(words.dataFolder);
    if (!folder.isEmpty() && parser.isSet(words.portable)) {
        std::fputs("dossier: --data-dir and --portable both say where the files are: give one of them.\n", stderr);
        return kWrongUsage;
    }
    if (folder.isEmpty())
        folder = dossier::portableFolder(QApplication::applicationDirPath(), parser.isSet(words.portable));
    const dossier::ProgramOptions options{parser.value(words.database), parser.value(words.language),
                                          parser.value(words.settings), folder};
    const dossier::BoxAhead ahead; // while fonts and the database are found
    dossier::AskWithDialogs ask;
    try {
        std::optional<dossier::Everything::Restored> restored;
        for (;;) {
            Outcome outcome;
            try {
                outcome = run(options, ask, words, parser, restored, file);
            } catch (const dossier::StoreError& error) {
                const dossier::Language language(languageFor(options));
                if (!dossier::RefusedUpgrade::is(error) ||
                    !ask.sure(nullptr, dossier::RefusedUpgrade::question(error), dossier::RefusedUpgrade::goOn()))
                    throw;
                restored = dossier::RefusedUpgrade::setAside(error.path());
                continue;
            }
            if (!outcome.anew.isEmpty()) {
                restored = {true, outcome.anew};
                continue;
            }
            if (outcome.backup.isEmpty())
                return outcome.code;
            const dossier::Language language(languageFor(options));
            restored = dossier::Everything::putInPlace(dossier::placesFor(options).database, outcome.backup);
        }
    } catch (const dossier::StoreError& error) {
        // The program did not come to speak; this does it in its place.
        const dossier::Language language(languageFor(options));
        ask.tell(nullptr, QStringLiteral("Dossier"), dossier::sentence(error));
        return kCannotStore;
    } catch (...) {
        const dossier::Language language(languageFor(options));
        ask.tell(nullptr, QStringLiteral("Dossier"), dossier::Notices::failureText(std::current_exception()));
        return kCannotStore;
    }
}
