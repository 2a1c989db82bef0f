// Every command of the help, with arguments with which it can be tried; what a new one is to be given, the tests ask
// for.
#pragma once

#include "cli_run.h"

#include <map>

namespace dossier::test {

class EveryCommand : public CliTest
{
protected:
    EveryCommand();

    // As the help lists them.
    QStringList commands();
    // The words of a command with its arguments; none, and a failure, where this knows none.
    QStringList withArguments(const QString& command);

    // The database they are tried on: one that holds something of everything.
    QString kept() const { return path(QStringLiteral("test.sqlite")); }
    // The same, anew, where `database` is to be.
    void layOut(const QString& database) const;

    CliResult runOn(const QString& database, const QStringList& words);
    // With standard output of one's own.
    CliResult runOn(const QString& database, const QStringList& words, QIODevice& out);

private:
    std::map<QString, QStringList> m_arguments;
};

} // namespace dossier::test
