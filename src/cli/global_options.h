// The options that may stand anywhere among the words.
#pragma once

#include <QString>
#include <QStringList>

namespace dossier {

struct GlobalOptions
{
    QString database; // empty: the default place
    bool json = false;
    QString language; // "en" or "fr"; empty: as the system speaks
};

// Takes them out of `words`, up to a "--". Throws CliError (WrongUsage).
GlobalOptions takeGlobalOptions(QStringList& words);

} // namespace dossier
