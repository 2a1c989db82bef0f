#include "cli/large_files.h"

#include "cli/arguments.h"
#include "cli/session.h"
#include "desk/files/whole_file.h"
#include "desk/files/written_file.h"
#include "wording/words/shown_text.h"
#include "wording/words/system_text.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace dossier {

namespace {

constexpr std::size_t kPiece = 1 << 18; // bytes written at once

std::size_t readSome(QIODevice& device, const QString& file, char* into, std::size_t most)
{
    const qint64 size = device.read(into, static_cast<qint64>(most));
    if (size < 0)
        throw CliError(ExitCode::BadInput,
                       located(file, 0, Cli::tr("the file cannot be read (%1)").arg(systemText(device.errorString()))));
    return static_cast<std::size_t>(size);
}

} // namespace

ByteSource bytesOf(Session& session, const QString& file)
{
    session.noteRead(file);
    if (file == QStringLiteral("-"))
        return [&in = session.in(), file](char* into, std::size_t most) { return readSome(in, file, into, most); };
    if (const QString why = whyNotToRead(file); !why.isEmpty())
        throw CliError(ExitCode::BadInput, located(file, 0, why));
    if (!QFileInfo(file).isFile()) { // a pipe, which may have no other end
        const auto whole = std::make_shared<QBuffer>();
        whole->setData(session.read(file));
        whole->open(QIODevice::ReadOnly);
        return [whole, file](char* into, std::size_t most) { return readSome(*whole, file, into, most); };
    }
    const auto source = std::make_shared<QFile>(file);
    if (!source->open(QIODevice::ReadOnly))
        throw CliError(
            ExitCode::BadInput,
            located(file, 0, Cli::tr("the file cannot be read (%1)").arg(systemText(source->errorString()))));
    return [source, file](char* into, std::size_t most) { return readSome(*source, file, into, most); };
}

LargeAnswer::LargeAnswer(Session& session, const QString& file)
    : m_session(session)
    , m_path(file)
    , m_file(file.isEmpty() ? nullptr : std::make_unique<WrittenFile>(file))
{
    refuseDash(file);
    session.noteOutput(file);
    if (m_file && !m_file->trouble().isEmpty())
        fail(m_file->trouble());
}

void LargeAnswer::write(std::string_view text)
{
    m_waiting += text;
    if (m_waiting.size() >= kPiece)
        send();
}

void LargeAnswer::finish()
{
    send();
    if (!m_file)
        return;
    if (const QString why = m_file->finish(); !why.isEmpty())
        fail(why);
    m_session.noteWritten(m_path);
}

void LargeAnswer::send()
{
    if (m_file) {
        if (!m_file->write(m_waiting))
            fail(m_file->trouble());
    } else if (!m_waiting.empty()) {
        const auto bytes = QByteArray::fromRawData(m_waiting.data(), static_cast<qsizetype>(m_waiting.size()));
        m_session.exported(m_session.json() ? escapedJson(bytes) : bytes);
    }
    m_waiting.clear();
}

void LargeAnswer::fail(const QString& why) const
{
    throw CliError(ExitCode::CannotStore, located(m_path, 0, Cli::tr("the file cannot be written (%1)").arg(why)));
}

void refuseDash(const QString& file)
{
    if (file == QStringLiteral("-"))
        throw CliError(ExitCode::WrongUsage, Cli::tr("Nothing is written to a file called -; a file that is really "
                                                     "called so is ./-."));
}

void checkOutputs(Session& session, const QStringList& files)
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
        session.noteOutput(file);
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
