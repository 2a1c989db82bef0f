#include "disk/calls.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <climits>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace dossier {

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept
{
    if (this != &other) {
        close();
        m_file = std::exchange(other.m_file, -1);
    }
    return *this;
}

int OpenFile::write(std::string_view content) const
{
    while (!content.empty()) {
        const ssize_t written = ::write(m_file, content.data(), content.size());
        if (written > 0)
            content.remove_prefix(static_cast<std::size_t>(written));
        else if (written == 0)
            return EIO;
        else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            pollfd room{m_file, POLLOUT, 0}; // a pipe in which another program wants nobody to wait
            if (::poll(&room, 1, -1) < 0 && errno != EINTR)
                return errno;
        } else if (errno != EINTR)
            return errno;
    }
    return 0;
}

int OpenFile::sync() const
{
    while (::fsync(m_file) != 0) {
        if (errno == EINVAL || errno == ENOSYS || errno == ENOTSUP) // there is nothing to wait for
            return 0;
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

int OpenFile::close()
{
    const int file = std::exchange(m_file, -1);
    return file < 0 || ::close(file) == 0 || errno == EINTR ? 0 : errno;
}

std::string folderOf(const std::string& path)
{
    const std::size_t end = path.find_last_of('/');
    return end == std::string::npos ? std::string(".") : end == 0 ? std::string("/") : path.substr(0, end);
}

namespace {

constexpr int kMostLinks = 40;

// Where a link leads; empty where it is none.
std::string linkedFrom(const std::string& path)
{
    std::array<char, PATH_MAX> link{};
    const ssize_t length = ::readlink(path.c_str(), link.data(), link.size());
    if (length <= 0)
        return {};
    const std::string to(link.data(), static_cast<std::size_t>(length));
    return to.front() == '/' ? to : folderOf(path).append("/").append(to);
}

// As it is with no link, no "." and no "//" in it; empty where there is none.
std::string plainFolder(const std::string& folder)
{
    std::array<char, PATH_MAX> plain{};
    return ::realpath(folder.c_str(), plain.data()) != nullptr ? std::string(plain.data()) : std::string();
}

// Whether the names in a folder are the numbers of this process's open files.
bool holdsOpenFiles(const std::string& folder)
{
    const std::string plain = plainFolder(folder);
    constexpr std::array<const char*, 3> known{"/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"};
    return !plain.empty() && std::ranges::any_of(known, [&](const char* each) { return plain == plainFolder(each); });
}

} // namespace

std::string followedLinks(std::string path, int& error)
{
    for (int links = 0; links < kMostLinks; ++links) {
        std::string to = linkedFrom(path);
        if (to.empty())
            return path;
        path = std::move(to);
    }
    error = ELOOP;
    return path;
}

int openHere(std::string path)
{
    for (int links = 0; links < kMostLinks && !path.empty(); ++links) {
        if (holdsOpenFiles(folderOf(path))) {
            int number = -1;
            const char* const end = path.data() + path.size();
            const auto read = std::from_chars(path.data() + path.find_last_of('/') + 1, end, number);
            return read.ec == std::errc() && read.ptr == end ? number : -1;
        }
        path = linkedFrom(path);
    }
    return -1;
}

int syncPath(const std::string& path)
{
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.isOpen() ? file.sync() : errno;
}

} // namespace dossier
