#include "disk/file_reader.h"

#include "disk/calls.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace dossier {

ssize_t readSome(int file, char* into, std::size_t most)
{
    for (;;) {
        const ssize_t length = ::read(file, into, most);
        if (length >= 0 || (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK))
            return length;
        if (errno == EINTR)
            continue;
        pollfd waiting{file, POLLIN, 0};
        if (::poll(&waiting, 1, -1) < 0 && errno != EINTR)
            return -1;
    }
}

int readFile(const std::string& path, std::string& content)
{
    content.clear();
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return errno;
    std::array<char, std::size_t{64} * 1024> piece;
    for (;;) {
        const ssize_t length = readSome(file.number(), piece.data(), piece.size());
        if (length == 0)
            return 0;
        if (length < 0) {
            const int error = errno;
            content.clear();
            return error;
        }
        content.append(piece.data(), static_cast<std::size_t>(length));
    }
}

} // namespace dossier
