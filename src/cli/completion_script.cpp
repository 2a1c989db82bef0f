#include "cli/completion_script.h"

#include "cli/commands.h"
#include "db/stores/card_set_store.h"
#include "db/stores/deck_store.h"
#include "wording/words/language.h"

namespace dossier {

namespace {

QStringList wordsOf(const Command& command)
{
    return QString::fromUtf8(command.words).split(QLatin1Char(' '));
}

// What makes `typed` the words of a command, or of a longer one.
QStringList nextCommandWords(const QStringList& typed)
{
    QStringList next;
    for (const Command* command : allCommands())
        if (const QStringList words = wordsOf(*command);
            words.size() > typed.size() && words.mid(0, typed.size()) == typed)
            next << words.at(typed.size());
    return next;
}

// How many of the words behind a command are operands.
qsizetype operandsAmong(const QStringList& words, const Arguments& arguments)
{
    qsizetype count = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (arguments.choicesOf(words.at(i)))
            ++i; // and its value
        else if (!words.at(i).startsWith(QLatin1Char('-')) || words.at(i).size() == 1)
            ++count;
    }
    return count;
}

QStringList storedDecks(Session& session)
{
    QStringList names;
    if (session.hasDatabaseFile())
        for (const DeckSummary& deck : DeckStore(session.database(), session.pool()).decks())
            names << deck.name;
    return names;
}

QStringList storedSets(Session& session)
{
    QStringList names;
    for (const FurtherSet& set : furtherSetsIn(session.databasePath()))
        names << QString::fromStdString(set.name);
    return names;
}

// What may follow a command and `behind` it.
QStringList afterCommand(const Command& command, const QStringList& behind, bool option, Session& session)
{
    Arguments arguments(QString::fromUtf8(command.usage), {});
    if (command.declare != nullptr)
        command.declare(arguments);
    if (!behind.isEmpty())
        if (const auto choices = arguments.choicesOf(behind.last()))
            return *choices;
    if (option)
        return arguments.optionWords();
    const QString operand = operandsIn(QString::fromUtf8(command.usage)).value(operandsAmong(behind, arguments));
    if (operand == QStringLiteral("SET"))
        return storedSets(session);
    return operand == QStringLiteral("DECK") || operand == QStringLiteral("NAME") ? storedDecks(session)
                                                                                  : QStringList();
}

} // namespace

QStringList completions(QStringList words, QIODevice& in, QIODevice& out, QIODevice& err)
{
    const QString begun = words.isEmpty() ? QString() : words.takeLast();
    const QString before = words.isEmpty() ? QString() : words.last();
    if (before == QStringLiteral("--db") || before == QStringLiteral("--data-dir"))
        return {};
    QStringList offered;
    if (before == QStringLiteral("--lang")) {
        offered = languages();
    } else {
        const bool option = begun.startsWith(QLatin1Char('-'));
        WatchedOutput watched(out);
        Session session(takeGlobalOptions(words), in, watched, err);
        offered = nextCommandWords(words);
        if (option) {
            for (const GlobalOption& every : globalOptions())
                offered << every.word;
            offered << QStringLiteral("--help");
        }
        if (const Command* command = takeCommand(words))
            offered += afterCommand(*command, words, option, session);
    }
    offered.removeDuplicates();
    offered.removeIf([&begun](const QString& word) { return !word.startsWith(begun); });
    return offered;
}

} // namespace dossier
