// How the command line ends. Scripts rely on these numbers.
#pragma once

#include <QString>

#include <stdexcept>

namespace dossier {

enum class ExitCode : int {
    Yes = 0,         // done; the answer is yes
    No = 1,          // done; the answer is no
    WrongUsage = 2,  // the command's words are off
    BadInput = 3,    // input that cannot be read or is not understood
    CannotStore = 4, // the database or an output file cannot be opened or written
};

// Ends the command with one sentence on standard error.
class CliError : public std::runtime_error
{
public:
    CliError(ExitCode code, const QString& message)
        : std::runtime_error(message.toStdString())
        , m_code(code)
        , m_message(message)
    {}

    ExitCode code() const { return m_code; }
    const QString& message() const { return m_message; }

private:
    ExitCode m_code;
    QString m_message;
};

} // namespace dossier
