#include "cli/standard_input.h"

#include "disk/file_reader.h"
#include "wording/words/system_text.h"

#include <cerrno>

namespace dossier {

StandardInput::StandardInput(int file)
    : m_file(file)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 StandardInput::readData(char* into, qint64 most)
{
    const ssize_t length = readSome(m_file, into, static_cast<std::size_t>(most));
    if (length < 0)
        setErrorString(systemText(errno));
    return length;
}

} // namespace dossier
