#include "cli/cli.h"

#include "cli/commands.h"
#include "cli/completion.h"
#include "cli/watched_output.h"
#include "wording/lists/store_text.h"
#include "wording/words/language.h"

#include <QTextStream>

#include <new>

namespace dossier {

namespace {

QString about(const Command& command)
{
    return Cli::tr(command.about);
}

QString programHelp()
{
    QString text =
        Cli::tr("Usage: %1").arg(QStringLiteral("dossier-cli [--db FILE] [--json] [--lang en|fr] COMMAND …")) +
        QStringLiteral("\n\n");
    for (const Command* command : allCommands())
        text += QStringLiteral("  ") + QString::fromUtf8(command->words).leftJustified(20) + QLatin1Char(' ') +
                about(*command) + QLatin1Char('\n');
    text += QLatin1Char('\n') +
            Cli::tr("DECK is a file's path or the name of a stored deck. Every command explains itself with --help.") +
            QLatin1Char('\n');
    return text;
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

ExitCode run(QStringList words, const GlobalOptions& options, QIODevice& in, QIODevice& out, QIODevice& err)
{
    const auto say = [&out](const QString& text) { out.write(text.toUtf8()); };
    if (words.isEmpty() || words.first() == QStringLiteral("--help") || words.first() == QStringLiteral("-h")) {
        say(programHelp());
        return words.isEmpty() ? ExitCode::WrongUsage : ExitCode::Yes;
    }
    if (words.first() == QStringLiteral("--version")) {
        say(QStringLiteral("dossier-cli " DOSSIER_VERSION "\n"));
        return ExitCode::Yes;
    }
    const QStringList asked = words;
    const Command* command = takeCommand(words);
    if (command == nullptr) {
        if (words.size() > 1 && words.at(1) == QStringLiteral("--help")) {
            say(programHelp());
            return ExitCode::Yes;
        }
        throw CliError(ExitCode::WrongUsage, unknownCommand(asked));
    }
    Arguments arguments(QString::fromUtf8(command->usage), about(*command));
    if (command->declare != nullptr)
        command->declare(arguments);
    if (!arguments.parse(words)) {
        say(arguments.help());
        return ExitCode::Yes;
    }
    Session session(options, in, out, err);
    return command->run(session, arguments);
}

int fail(QIODevice& err, ExitCode code, const QString& message)
{
    QTextStream(&err) << QStringLiteral("dossier-cli: ") << message << Qt::endl;
    return static_cast<int>(code);
}

int answer(const QStringList& words, const GlobalOptions& options, QIODevice& in, QIODevice& out, QIODevice& err)
{
    try {
        return static_cast<int>(run(words, options, in, out, err));
    } catch (const CliError& error) {
        return fail(err, error.code(), error.message());
    } catch (const StoreError& error) {
        const bool refused = error.kind() == StoreError::Kind::NoSuchEntry ||
                             error.kind() == StoreError::Kind::NameTaken ||
                             error.kind() == StoreError::Kind::BadValue || error.kind() == StoreError::Kind::TooMany;
        return fail(err, refused ? ExitCode::BadInput : ExitCode::CannotStore, sentence(error));
    } catch (const std::bad_alloc&) {
        return fail(err, ExitCode::CannotStore, Cli::tr("There is not enough memory for this."));
    } catch (const std::exception& error) {
        return fail(err, ExitCode::CannotStore, QString::fromUtf8(error.what()));
    }
}

// What a shell asks for while somebody types. A completion that cannot be found is none.
int complete(const QStringList& words, QIODevice& in, QIODevice& out, QIODevice& err)
{
    try {
        for (const QString& next : completions(words, in, out, err))
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
    try {
        options = takeGlobalOptions(rest);
    } catch (const CliError& error) {
        return fail(err, error.code(), error.message());
    }
    const Language language(options.language);
    options.language = language.code();
    WatchedOutput watched(out);
    const int code = answer(rest, options, in, watched, err);
    if (const QString trouble = watched.finish(); !trouble.isEmpty())
        return fail(err, ExitCode::CannotStore,
                    Cli::tr("The answer could not be written to standard output (%1).").arg(trouble));
    return code;
}

} // namespace dossier
