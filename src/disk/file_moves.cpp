#include "disk/file_moves.h"

#include "disk/file_writer.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace dossier {

namespace {

constexpr std::size_t kCopiedAtOnce = 1 << 16;

bool isThere(const std::string& path)
{
    return ::access(path.c_str(), F_OK) == 0;
}

} // namespace

int giveFreeName(const std::string& from, const std::string& to)
{
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS) // not every file system knows this
        return errno;
#endif
    return isThere(to) ? EEXIST : putInPlaceOf(from, to);
}

int putInPlaceOf(const std::string& from, const std::string& to)
{
    return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

int makeFolder(const std::string& path)
{
    std::error_code error;
    std::filesystem::create_directories(path, error);
    return error.value();
}

int copyFile(const std::string& from, const std::string& to)
{
    if (isThere(to))
        return EEXIST;
    const OpenFile source(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
    if (!source.isOpen())
        return errno;
    FileWriter copy(to, DatabaseNames::Allowed); // with a database its log is copied, too
    std::array<char, kCopiedAtOnce> piece{};
    for (;;) {
        const ssize_t length = ::read(source.number(), piece.data(), piece.size());
        if (length < 0 && errno == EINTR)
            continue;
        if (length < 0)
            return errno;
        if (length == 0 || !copy.write({piece.data(), static_cast<std::size_t>(length)}))
            return copy.finish();
    }
}

} // namespace dossier
