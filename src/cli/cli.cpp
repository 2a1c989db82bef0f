#include "cli/cli.h"

#include "cli/commands.h"
#include "wording/lists/store_text.h"
#include "wording/words/language.h"

#include <QTextStream>

#include <array>
#include <vector>

namespace dossier {

namespace {

std::vector<const Command*> allCommands()
{
    std::vector<const Command*> all;
    for (const auto commands :
         {cardCommands(), deckCommands(), deckFileCommands(), deckAnalysisCommands(), collectionCommands(),
          playCommands(), playMatchCommands(), playFileCommands(), deduceCommands(), coverageCommands(), ruleCommands(),
          historyCommands(), databaseCommands()})
        for (const Command& command : commands)
            all.push_back(&command);
    return all;
}

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

// The options that may stand anywhere among the words, taken out of them.
GlobalOptions takeGlobalOptions(QStringList& words)
{
    GlobalOptions options;
    for (qsizetype i = 0; i < words.size();) {
        const QString word = words.at(i);
        if (word == QStringLiteral("--"))
            break;
        if (word == QStringLiteral("--json")) {
            options.json = true;
            words.removeAt(i);
            continue;
        }
        const bool database = word == QStringLiteral("--db") || word.startsWith(QStringLiteral("--db="));
        const bool language = word == QStringLiteral("--lang") || word.startsWith(QStringLiteral("--lang="));
        if (!database && !language) {
            ++i;
            continue;
        }
        QString value;
        if (const auto equals = word.indexOf(QLatin1Char('=')); equals > 0) {
            value = word.mid(equals + 1);
        } else if (i + 1 < words.size()) {
            value = words.takeAt(i + 1);
        }
        words.removeAt(i);
        if (value.isEmpty())
            throw CliError(ExitCode::WrongUsage, Cli::tr("%1 needs a value.").arg(word));
        (database ? options.database : options.language) = value;
    }
    if (!options.language.isEmpty() && !languages().contains(options.language))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--lang takes en or fr, not \"%1\".").arg(options.language));
    return options;
}

// The command with the longest words that `words` begin with; its words are taken off.
const Command* takeCommand(QStringList& words)
{
    const Command* best = nullptr;
    qsizetype length = 0;
    for (const Command* command : allCommands()) {
        const QStringList wanted = QString::fromUtf8(command->words).split(QLatin1Char(' '));
        if (wanted.size() > length && words.mid(0, wanted.size()) == wanted) {
            best = command;
            length = wanted.size();
        }
    }
    words.remove(0, length);
    return best;
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
