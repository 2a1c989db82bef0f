#include "cli/global_options.h"

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "wording/words/language.h"

namespace dossier {

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

} // namespace dossier
