#include "wording/words/command_words.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace dossier {

namespace {

struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandWords)
};

} // namespace

QString givenTwice(const QString& option)
{
    return CommandWords::tr("%1 is given twice.").arg(option);
}

QString valuesRefused(const QCommandLineParser& parser, const QStringList& repeatable)
{
    for (const QString& name : parser.optionNames()) // as they were typed, the letter or the word
        if (parser.values(name).size() > 1 && !repeatable.contains(name))
            return givenTwice((name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name);
    return {};
}

QString wordsRefused(QCommandLineParser& parser, const QStringList& words)
{
    for (qsizetype read = 2; read <= words.size(); ++read) {
        if (parser.parse(words.mid(0, read)))
            continue;
        const QString& last = words.at(read - 1);
        if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty())
            return CommandWords::tr("There is no option %1.")
                .arg((unknown.first().size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + unknown.first());
        if (last.contains(QLatin1Char('=')))
            return CommandWords::tr("%1 takes no value.").arg(last.section(QLatin1Char('='), 0, 0));
        if (read == words.size())
            return CommandWords::tr("%1 needs a value.").arg(last);
    }
    return parser.errorText();
}

} // namespace dossier
