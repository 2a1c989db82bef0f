// The words behind a command: its options, its operands, and the help that is made from the same list.
#pragma once

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace dossier {

// Whether a word on the command line is meant as a number: "3", "1.5", "1e9", however large.
bool isMeantAsNumber(const QString& word);

// The context of every sentence the command line says itself.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

// The operands of a command by its usage: DECK and DECK for "deck diff DECK DECK [--game …]".
QStringList operandsIn(const QString& usage);

class Arguments
{
public:
    // `usage` as in "deck check DECK"; `about` is one sentence.
    Arguments(const QString& usage, const QString& about);

    // A switch, or with `value` (its name in the help) an option that takes one.
    void option(const QString& name, const QString& about, const QString& value = {}, const QString& letter = {});
    // What an option takes, for completion, where the usage does not list it ("--game advanced|basic").
    void choices(const QString& option, const QStringList& words);
    // Which options may be given several times; values() has all of one. Each other one has its value once.
    void repeatable(const QStringList& options);
    // How many operands there may be; -1: any number.
    void operands(int least, int most);

    // Throws CliError (WrongUsage). False where --help was asked for.
    bool parse(const QStringList& words);
    QString help() const;
    // {"usage","about","options":[{"option","value","about","choices"}]}
    QJsonObject helpJson() const;

    // As they are typed: "--game".
    QStringList optionWords() const;
    // The words that may follow `option` ("--game", "-o"), empty where any may; nothing where it takes no value.
    std::optional<QStringList> choicesOf(const QString& option) const;

    const QStringList& operands() const { return m_operands; }
    bool has(const QString& option) const { return m_parser.isSet(option); }
    QString value(const QString& option, const QString& otherwise = {}) const;
    // A name or a place, which stands in one line; throws CliError (BadInput). What is none is not mended: somebody
    // meant something by it.
    QString line(const QString& option, const QString& otherwise = {}) const;
    // Of an option that may be given several times.
    QStringList values(const QString& option) const;
    // A whole number within the bounds; throws CliError (WrongUsage).
    std::optional<qint64> number(const QString& option, qint64 least, qint64 most) const;

private:
    struct Option
    {
        QString name;
        QString letter;
        QString value;
        QString about;
        QStringList choices;
    };

    void refuseNameless() const;
    [[noreturn]] void wrong(const QString& why) const;

    QString m_usage;
    QString m_about;
    std::vector<Option> m_options;
    QStringList m_repeatable;
    QCommandLineParser m_parser;
    int m_least = 0;
    int m_most = 0;
    QStringList m_operands;
};

} // namespace dossier
