#include "cli/arguments.h"

#include "cli/exit_code.h"
#include "domain/limits/text_limits.h"
#include "wording/words/command_words.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace dossier {

bool isMeantAsNumber(const QString& word)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?[.,]?[0-9][0-9.,'_]*([eE][+-]?[0-9]+)?$"));
    return number.match(word.trimmed()).hasMatch();
}

Arguments::Arguments(const QString& usage, const QString& about)
    : m_usage(usage)
    , m_about(about)
{
    m_parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    option(QStringLiteral("help"), Cli::tr("Say how this command is used."), {}, QStringLiteral("h"));
}

void Arguments::option(const QString& name, const QString& about, const QString& value, const QString& letter)
{
    QStringList names{name};
    if (!letter.isEmpty())
        names.prepend(letter);
    m_parser.addOption(QCommandLineOption(names, about, value));
    QString behind = m_usage.section(QStringLiteral("--%1 ").arg(name), 1).section(QLatin1Char(' '), 0, 0);
    behind.remove(QLatin1Char(']'));
    const QStringList choices = behind.contains(QLatin1Char('|')) ? behind.split(QLatin1Char('|')) : QStringList();
    m_options.push_back({name, letter, value, about, choices});
}

void Arguments::choices(const QString& option, const QStringList& words)
{
    for (Option& known : m_options)
        if (known.name == option)
            known.choices = words;
}

void Arguments::repeatable(const QStringList& options)
{
    m_repeatable << options;
}

QStringList Arguments::values(const QString& option) const
{
    Q_ASSERT(m_repeatable.contains(option));
    return m_parser.values(option);
}

QStringList Arguments::optionWords() const
{
    QStringList words;
    for (const Option& option : m_options)
        words << QStringLiteral("--") + option.name;
    return words;
}

std::optional<QStringList> Arguments::choicesOf(const QString& option) const
{
    for (const Option& known : m_options) {
        const bool meant = option == QStringLiteral("--") + known.name ||
                           (!known.letter.isEmpty() && option == QLatin1Char('-') + known.letter);
        if (meant && !known.value.isEmpty())
            return known.choices;
    }
    return std::nullopt;
}

void Arguments::operands(int least, int most)
{
    m_least = least;
    m_most = most;
}

bool Arguments::parse(const QStringList& words)
{
    // QCommandLineParser takes the first word for the program's name. A lone "-" stays an operand: standard input.
    const QStringList all = QStringList{QStringLiteral("dossier-cli")} + words;
    if (!m_parser.parse(all))
        wrong(wordsRefused(m_parser, all));
    if (m_parser.isSet(QStringLiteral("help")))
        return false;
    if (const QString refused = valuesRefused(m_parser, m_repeatable); !refused.isEmpty())
        wrong(refused);
    m_operands = m_parser.positionalArguments();
    if (m_operands.size() < m_least)
        wrong(Cli::tr("Something is missing."));
    if (m_most >= 0 && m_operands.size() > m_most)
        wrong(Cli::tr("One word too many: %1.").arg(m_operands.at(m_most)));
    refuseNameless();
    return true;
}

// The variable of a script that was never set: what is written nowhere must not be called written, and nothing is no
// card and no deck.
void Arguments::refuseNameless() const
{
    const auto isBlank = [](const QString& word) { return word.trimmed().isEmpty(); };
    static const QStringList named{QStringLiteral("FILE"), QStringLiteral("DECK"), QStringLiteral("CARD")};
    for (const Option& option : m_options)
        if (named.contains(option.value) && std::ranges::any_of(m_parser.values(option.name), isBlank))
            wrong(Cli::tr("%1 needs a value.").arg(QStringLiteral("--") + option.name));
    const QStringList operands = operandsIn(m_usage);
    const bool file = operands.value(0).startsWith(QStringLiteral("FILE"));
    if (file && m_operands.contains(QString()))
        wrong(Cli::tr("The name of a file is missing."));
    for (int place = 0; place < m_least; ++place)
        if (isBlank(m_operands.at(place)))
            wrong(Cli::tr("%1 is empty.").arg(operands.value(place)));
}

QStringList operandsIn(const QString& usage)
{
    QStringList operands;
    for (QString word : usage.split(QLatin1Char(' '))) {
        word.remove(QLatin1Char('[')).remove(QLatin1Char(']'));
        if (word.startsWith(QLatin1Char('-')))
            break;
        if (!word.isEmpty() && word.front().isUpper())
            operands << word;
    }
    return operands;
}

QString Arguments::help() const
{
    QString text = Cli::tr("Usage: %1").arg(QStringLiteral("dossier-cli ") + m_usage) + QStringLiteral("\n\n") +
                   m_about + QStringLiteral("\n\n") + Cli::tr("Options:") + QLatin1Char('\n');
    for (const Option& option : m_options) {
        QString left = option.letter.isEmpty() ? QString() : QStringLiteral("-%1, ").arg(option.letter);
        left += QStringLiteral("--%1").arg(option.name);
        if (!option.value.isEmpty())
            left += QLatin1Char(' ') + option.value;
        text += QStringLiteral("  ") + left.leftJustified(28) + QLatin1Char(' ') + option.about + QLatin1Char('\n');
    }
    return text;
}

QJsonObject Arguments::helpJson() const
{
    QJsonArray options;
    for (const Option& option : m_options)
        options.append(QJsonObject{{QStringLiteral("option"), QStringLiteral("--") + option.name},
                                   {QStringLiteral("value"), option.value},
                                   {QStringLiteral("about"), option.about},
                                   {QStringLiteral("choices"), QJsonArray::fromStringList(option.choices)}});
    return {{QStringLiteral("usage"), QStringLiteral("dossier-cli ") + m_usage},
            {QStringLiteral("about"), m_about},
            {QStringLiteral("options"), options}};
}

QString Arguments::value(const QString& option, const QString& otherwise) const
{
    return m_parser.isSet(option) ? m_parser.value(option) : otherwise;
}

QString Arguments::line(const QString& option, const QString& otherwise) const
{
    const std::string words = value(option).toStdString();
    if (inOneLine(words) != words)
        throw CliError(
            ExitCode::BadInput,
            Cli::tr("--%1 takes one line: there is a line break or another control character in it.").arg(option));
    return value(option, otherwise);
}

std::optional<qint64> Arguments::number(const QString& option, qint64 least, qint64 most) const
{
    if (!m_parser.isSet(option))
        return std::nullopt;
    bool ok = false;
    const qint64 number = m_parser.value(option).toLongLong(&ok);
    if (!ok || number < least || number > most)
        wrong(Cli::tr("--%1 takes a whole number from %2 to %3, not \"%4\".")
                  .arg(option)
                  .arg(least)
                  .arg(most)
                  .arg(m_parser.value(option)));
    return number;
}

void Arguments::wrong(const QString& why) const
{
    throw CliError(ExitCode::WrongUsage,
                   why + QLatin1Char(' ') + Cli::tr("Usage: %1").arg(QStringLiteral("dossier-cli ") + m_usage));
}

} // namespace dossier
