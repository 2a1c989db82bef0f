#include "cli/outputs.h"

#include "cli/arguments.h"
#include "cli/session.h"
#include "desk/files/written_file.h"

#include <optional>

namespace dossier {

void refuseDash(const QString& file)
{
    if (file == QStringLiteral("-"))
        throw CliError(ExitCode::WrongUsage, Cli::tr("Nothing is written to a file called -; a file that is really "
                                                     "called so is ./-."));
}

void checkOutputs(const Session& session, const QStringList& files)
{
    QStringList seen;
    for (const QString& file : files) {
        if (file.isEmpty())
            continue;
        refuseDash(file);
        for (const QString& input : session.allRead())
            if (isSameFile(file, input))
                throw CliError(ExitCode::WrongUsage,
                               Cli::tr("%1 is read here, too; choose another name for what is written.").arg(file));
        for (const QString& other : std::as_const(seen))
            if (isSameFile(file, other))
                throw CliError(ExitCode::WrongUsage,
                               Cli::tr("%1 is named twice; each file needs a name of its own.").arg(file));
        seen << file;
    }
    for (const QString& file : std::as_const(seen))
        if (const QString why = whyNotToWrite(file); !why.isEmpty())
            throw CliError(ExitCode::CannotStore,
                           located(file, 0, Cli::tr("the file cannot be written (%1)").arg(why)));
}

void writeOutputs(Session& session, const std::vector<std::pair<QString, QByteArray>>& files)
{
    std::optional<CliError> first;
    for (const auto& [file, content] : files) {
        if (file.isEmpty())
            continue;
        try {
            session.write(file, content);
        } catch (const CliError& error) {
            if (!first)
                first = error;
        }
    }
    if (first)
        throw *first;
}

} // namespace dossier
