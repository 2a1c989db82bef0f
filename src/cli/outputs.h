// The files that a command writes beside its answer.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace dossier {

class Session;

// Throws CliError (WrongUsage) for "-", which names no file.
void refuseDash(const QString& file);

// Before what takes long, and after all is read. Throws CliError: WrongUsage where one of them is read by this command,
// too, or named twice, CannotStore where it could not be written. Empty ones are none.
void checkOutputs(const Session& session, const QStringList& files);

// After the answer, which is given in any case. Each that can be written is; throws CliError for the first that cannot.
void writeOutputs(Session& session, const std::vector<std::pair<QString, QByteArray>>& files);

} // namespace dossier
