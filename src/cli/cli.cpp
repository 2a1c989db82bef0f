#include "cli/cli.h"

#include "cli/commands.h"
#include "cli/completion.h"
#include "wording/lists/store_text.h"
#include "wording/words/language.h"

#include <QTextStream>

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

} // namespace

int runCli(const QStringList& words, QIODevice& in, QIODevice& out, QIODevice& err)
{
    const auto fail = [&err](ExitCode code, const QString& message) {
        QTextStream(&err) << QStringLiteral("dossier-cli: ") << message << Qt::endl;
        return static_cast<int>(code);
    };
    try {
        if (!words.isEmpty() && words.first() == QStringLiteral("--complete")) {
            for (const QString& next : completions(words.mid(1), in, out, err))
                out.write(next.toUtf8() + '\n');
            return static_cast<int>(ExitCode::Yes);
        }
        QStringList rest = words;
        GlobalOptions options = takeGlobalOptions(rest);
        const Language language(options.language);
        options.language = language.code();
        return static_cast<int>(run(rest, options, in, out, err));
    } catch (const CliError& error) {
        return fail(error.code(), error.message());
    } catch (const StoreError& error) {
        const bool refused = error.kind() == StoreError::Kind::NoSuchEntry ||
                             error.kind() == StoreError::Kind::NameTaken || error.kind() == StoreError::Kind::BadValue;
        return fail(refused ? ExitCode::BadInput : ExitCode::CannotStore, sentence(error));
    } catch (const std::exception& error) {
        return fail(ExitCode::CannotStore, QString::fromUtf8(error.what()));
    }
}

} // namespace dossier
