#include "cli/cli.h"

#include "cli/commands.h"
#include "cli/completion_script.h"
#include "cli/watched_output.h"
#include "wording/lists/store_text.h"
#include "wording/words/language.h"
#include "wording/words/shown_text.h"

#include <QJsonDocument>
#include <QScopeGuard>
#include <QTextStream>

#include <new>
#include <stdexcept>

namespace dossier {

namespace {

QString about(const Command& command)
{
    return Cli::tr(command.about);
}

QString usageOfProgram()
{
    return QStringLiteral("dossier-cli [--db FILE | --data-dir DIR | --portable] [--json] [--lang en|fr] COMMAND …");
}

QString aboutDeck()
{
    return Cli::tr("DECK is a file's path or the name of a stored deck. Every command explains itself with --help.");
}

QString programHelp()
{
    QString text = Cli::tr("Usage: %1").arg(usageOfProgram()) + QStringLiteral("\n\n");
    for (const Command* command : allCommands())
        text += QStringLiteral("  ") + QString::fromUtf8(command->words).leftJustified(20) + QLatin1Char(' ') +
                about(*command) + QLatin1Char('\n');
    text += QLatin1Char('\n') + Cli::tr("Options of every command:") + QLatin1Char('\n');
    for (const GlobalOption& option : globalOptions())
        text += QStringLiteral("  ") + (option.word + QLatin1Char(' ') + option.value).leftJustified(20) +
                QLatin1Char(' ') + option.about + QLatin1Char('\n');
    return text + QLatin1Char('\n') + aboutDeck() + QLatin1Char('\n');
}

QJsonObject programHelpJson()
{
    QJsonArray commands;
    for (const Command* command : allCommands())
        commands.append(QJsonObject{{QStringLiteral("command"), QString::fromUtf8(command->words)},
                                    {QStringLiteral("usage"), QString::fromUtf8(command->usage)},
                                    {QStringLiteral("about"), about(*command)}});
    QJsonArray options;
    for (const GlobalOption& option : globalOptions())
        options.append(QJsonObject{{QStringLiteral("option"), option.word},
                                   {QStringLiteral("value"), option.value},
                                   {QStringLiteral("about"), option.about}});
    return {{QStringLiteral("usage"), usageOfProgram()},
            {QStringLiteral("commands"), commands},
            {QStringLiteral("options"), options},
            {QStringLiteral("about"), aboutDeck()}};
}

// "deck frobnicate": says what the group "deck" can do.
QString unknownCommand(const QStringList& words)
{
    QStringList siblings;
    for (const Command* command : allCommands())
        if (QString::fromUtf8(command->words).startsWith(words.first() + QLatin1Char(' ')))
            siblings << QString::fromUtf8(command->words);
    if (siblings.isEmpty())
        return Cli::tr("There is no command %1. `dossier-cli --help` lists the commands.").arg(words.first());
    return Cli::tr("There is no command %1. There are: %2.")
        .arg(words.mid(0, 2).join(QLatin1Char(' ')), siblings.join(QStringLiteral(", ")));
}

// An answer that is the same with and without a database: as lines, or as the document of --json.
ExitCode tell(QIODevice& out, bool json, const QString& lines, const QJsonObject& document)
{
    out.write(json ? escapedJson(QJsonDocument(document).toJson()) : lines.toUtf8());
    return ExitCode::Yes;
}

// `made` becomes what it changed, also where it does not come to its end.
ExitCode runCommand(const Command& command, Session& session, const Arguments& arguments, QString& made)
{
    const auto tellMade = qScopeGuard([&] { made = session.made(); });
    const auto outgrown = [&] {
        const QString why = Cli::tr("There is not enough memory for this.");
        return session.lastRead().isEmpty() ? CliError(ExitCode::CannotStore, why)
                                            : CliError(ExitCode::BadInput, located(session.lastRead(), 0, why));
    };
    try {
        return command.run(session, arguments);
    } catch (const std::bad_alloc&) {
        throw outgrown();
    } catch (const std::length_error&) {
        throw outgrown();
    }
}

ExitCode run(QStringList words, const GlobalOptions& options, QIODevice& in, WatchedOutput& out, QIODevice& err,
             QString& made)
{
    if (words.isEmpty())
        throw CliError(ExitCode::WrongUsage, Cli::tr("A command is missing.") + QLatin1Char('\n') + programHelp());
    const bool help = words.first() == QStringLiteral("--help") || words.first() == QStringLiteral("-h");
    if (help)
        return tell(out, options.json, programHelp(), programHelpJson());
    if (words.first() == QStringLiteral("--version"))
        return tell(out, options.json, QStringLiteral("dossier-cli " DOSSIER_VERSION "\n"),
                    {{QStringLiteral("program"), QStringLiteral("dossier-cli")},
                     {QStringLiteral("version"), QStringLiteral(DOSSIER_VERSION)}});
    const QStringList asked = words;
    const Command* command = takeCommand(words);
    if (command == nullptr) {
        if (words.size() > 1 && words.at(1) == QStringLiteral("--help"))
            return tell(out, options.json, programHelp(), programHelpJson());
        throw CliError(ExitCode::WrongUsage, unknownCommand(asked));
    }
    Arguments arguments(QString::fromUtf8(command->usage), about(*command));
    if (command->declare != nullptr)
        command->declare(arguments);
    if (!arguments.parse(words))
        return tell(out, options.json, arguments.help(), arguments.helpJson());
    Session session(options, in, out, err);
    return runCommand(*command, session, arguments, made);
}

// How a command ended, and why where it did not come to an answer.
struct Outcome
{
    ExitCode code = ExitCode::Yes;
    QString why = {};
    QString made = {}; // what was changed
};

ExitCode codeOf(const StoreError& error)
{
    using Kind = StoreError::Kind;
    const bool refused = error.kind() == Kind::NoSuchEntry || error.kind() == Kind::NameTaken ||
                         error.kind() == Kind::BadValue || error.kind() == Kind::TooLong ||
                         error.kind() == Kind::Broken || error.kind() == Kind::NotesTooLong ||
                         error.kind() == Kind::TooMany;
    return refused ? ExitCode::BadInput : ExitCode::CannotStore;
}

Outcome ended(const QStringList& words, const GlobalOptions& options, QIODevice& in, WatchedOutput& out, QIODevice& err)
{
    QString made;
    try {
        const ExitCode code = run(words, options, in, out, err, made);
        return {code, {}, made};
    } catch (const CliError& error) {
        return {error.code(), error.message(), made};
    } catch (const StoreError& error) {
        return {codeOf(error), sentence(error), made};
    } catch (const std::bad_alloc&) {
        return {ExitCode::CannotStore, Cli::tr("There is not enough memory for this."), made};
    } catch (const std::exception&) {
        return {ExitCode::CannotStore,
                Cli::tr("This failed for a reason that the program does not know. Please "
                        "report it, with the command."),
                made};
    }
}

// Whoever hears only of the failure would do it again.
QString withWhatWasMade(const Outcome& end, const QString& made)
{
    const bool ends = end.why.endsWith(QLatin1Char('.'));
    return end.made.isEmpty() ? end.why : end.why + QLatin1String(ends ? " " : ". ") + made.arg(end.made);
}

// Says why a command ended without an answer; with --json in the one document, too.
int fail(QIODevice& out, QIODevice& err, bool json, const Outcome& end)
{
    QTextStream(&err) << QStringLiteral("dossier-cli: ") << shownText(end.why) << Qt::endl;
    const int code = static_cast<int>(end.code);
    if (json)
        tell(out, true, {}, {{QStringLiteral("error"), end.why}, {QStringLiteral("exit_code"), code}});
    return code;
}

// What a shell asks for while somebody types. A completion that cannot be found is none.
int complete(const QStringList& words, QIODevice& in, QIODevice& out, QIODevice& err)
{
    try {
        for (const QString& next : completions(words, in, out, err))
            if (shownText(next) == next)
                out.write(next.toUtf8() + '\n');
    } catch (const std::exception&) {
    }
    return static_cast<int>(ExitCode::Yes);
}

} // namespace

int runCli(const QStringList& words, QIODevice& in, QIODevice& out, QIODevice& err)
{
    if (!words.isEmpty() && words.first() == QStringLiteral("--complete"))
        return complete(words.mid(1), in, out, err);
    QStringList rest = words;
    GlobalOptions options;
    WatchedOutput watched(out);
    const Language language(languageAsked(words));
    try {
        options = takeGlobalOptions(rest);
    } catch (const CliError& error) {
        return fail(watched, err, words.contains(QStringLiteral("--json")), {error.code(), error.message()});
    }
    options.language = language.code();
    Outcome end = ended(rest, options, in, watched, err);
    if (!end.why.isEmpty()) {
        end.why = withWhatWasMade(end, Cli::tr("Changed before that: %1"));
        fail(watched, err, options.json && !watched.isBegun(), end);
    }
    if (const QString trouble = watched.finish(); !trouble.isEmpty()) {
        end.code = ExitCode::CannotStore;
        end.why = Cli::tr("The answer could not be written to standard output (%1).").arg(trouble);
        end.why = withWhatWasMade(end, Cli::tr("The change was made all the same: %1"));
        return fail(watched, err, false, end);
    }
    return static_cast<int>(end.code);
}

} // namespace dossier
