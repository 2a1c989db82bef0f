#include "app/printing/print_command.h"
#include "app/shell/display.h"
#include "app/shell/guarded_application.h"
#include "app/shell/main_window.h"
#include "app/shell/program.h"
#include "app/shell/readiness.h"
#include "app/shell/start_words.h"
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

constexpr int kCannotStore = 4; // as the command line's exit code

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
Outcome run(const dossier::ProgramOptions& options, dossier::Ask& ask, const dossier::StartWords& words,
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
        program.desk().everything.tell(*restored);
    if (const QString path = std::exchange(file, {}); !path.isEmpty())
        QTimer::singleShot(0, &program.window(), [&program, path] { program.window().openFile(path); });
    outcome.code = QApplication::exec();
    return outcome;
}

} // namespace

int main(int argc, char** argv)
{
    dossier::StartWords words;
    QCommandLineParser parser; // before there is an application, which needs to know about the display
    words.addTo(parser);
    const bool understood = parser.parse(QStringList(argv, argv + argc));
    const bool shows = understood && words.needsWindow(parser) && words.objection(parser).isEmpty();
    if (shows && !dossier::isDisplayNamed())
        return dossier::sayThatThereIsNoDisplay();
    if (understood ? !shows : !dossier::isDisplayNamed())
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

    const bool clear = parser.parse(QApplication::arguments()); // without those of Qt
    const dossier::ProgramOptions options = words.options(parser, QApplication::applicationDirPath());
    if (!clear || words.speaks(parser) || !words.objection(parser).isEmpty()) {
        const dossier::Language language(languageFor(options));
        return dossier::StartWords().answer();
    }
    QString file = words.file(parser);
    const dossier::BoxAhead ahead; // while fonts and the database are found
    dossier::AskWithDialogs dialogs;
    dossier::AskNobody nobody;
    dossier::Ask& ask = shows ? static_cast<dossier::Ask&>(dialogs) : nobody;
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
