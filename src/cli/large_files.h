// Files too large to be held: read and written piece by piece.
#pragma once

#include "desk/files/written_file.h"
#include "importers/reading/text_blocks.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dossier {

class Session;

// The bytes of the file, or of standard input for "-". Throws CliError (BadInput) as Session::read does, also while it
// is read.
ByteSource bytesOf(Session& session, const QString& file);

// Where an answer goes piece by piece: a file, as a whole or not at all, or standard output where none is named.
class LargeAnswer
{
public:
    // Throws CliError (CannotStore), as the others do.
    LargeAnswer(Session& session, const QString& file);

    void write(std::string_view text);
    // To be called at the end; without it no file is written.
    void finish();

private:
    void send();
    [[noreturn]] void fail(const QString& why) const;

    Session& m_session;
    QString m_path;
    std::unique_ptr<WrittenFile> m_file;
    std::string m_waiting;
};

// --- The files that a command writes beside its answer.

// Throws CliError (WrongUsage) for "-", which names no file.
void refuseDash(const QString& file);

// Before what takes long, and after all is read. Throws CliError: WrongUsage where one of them is read by this command,
// too, or named twice, CannotStore where it could not be written. Empty ones are none.
void checkOutputs(Session& session, const QStringList& files);

// After the answer, which is given in any case. Each that can be written is; throws CliError for the first that cannot.
void writeOutputs(Session& session, const std::vector<std::pair<QString, QByteArray>>& files);

} // namespace dossier
