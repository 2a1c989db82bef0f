#include "disk/same_file.h"

#include "disk/calls.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <filesystem>
#include <mutex>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace dossier {

namespace {

constexpr std::array kBesideDatabase{"", "-wal", "-shm", "-journal"};

// The one name of what may not be there yet.
std::string onlyName(const std::string& path)
{
    int error = 0;
    std::error_code none;
    const std::filesystem::path end = followedLinks(path, error);
    const std::filesystem::path whole = std::filesystem::absolute(end, none);
    const std::filesystem::path name = std::filesystem::weakly_canonical(whole, none);
    return none ? whole.lexically_normal().string() : name.string();
}

struct OpenOnes
{
    std::mutex mutex;
    std::vector<std::string> paths; // one as often as it is open
};

OpenOnes& openOnes()
{
    static OpenOnes all;
    return all;
}

} // namespace

bool isSameFile(const std::string& one, const std::string& other)
{
    struct stat first
    {};
    struct stat second
    {};
    const bool isThere = ::stat(one.c_str(), &first) == 0;
    if (isThere != (::stat(other.c_str(), &second) == 0))
        return false;
    if (isThere)
        return S_ISREG(first.st_mode) && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
    return onlyName(one) == onlyName(other);
}

FileIdentity FileIdentity::of(const std::string& path)
{
    struct stat about
    {};
    return ::stat(path.c_str(), &about) == 0 ? FileIdentity{about.st_dev, about.st_ino} : FileIdentity{};
}

namespace {

FileLook lookOf(const struct stat& about)
{
    return {{about.st_dev, about.st_ino},
            static_cast<std::uint64_t>(about.st_size),
            about.st_mtim.tv_sec,
            about.st_mtim.tv_nsec};
}

} // namespace

FileLook FileLook::of(const std::string& path)
{
    struct stat about
    {};
    return ::stat(path.c_str(), &about) == 0 ? lookOf(about) : FileLook{};
}

FileLook FileLook::ofOpen(int file)
{
    struct stat about
    {};
    return ::fstat(file, &about) == 0 ? lookOf(about) : FileLook{};
}

OpenDatabase::OpenDatabase(const std::string& path)
    : m_path(path.empty() || path == ":memory:" ? std::string() : onlyName(path))
{
    if (m_path.empty())
        return;
    const std::lock_guard lock(openOnes().mutex);
    openOnes().paths.push_back(m_path);
}

OpenDatabase::~OpenDatabase()
{
    if (m_path.empty())
        return;
    const std::lock_guard lock(openOnes().mutex);
    auto& paths = openOnes().paths;
    paths.erase(std::find(paths.begin(), paths.end(), m_path));
}

bool isOpenDatabase(const std::string& path)
{
    const std::lock_guard lock(openOnes().mutex);
    const auto& paths = openOnes().paths;
    return std::any_of(paths.begin(), paths.end(), [&](const std::string& database) {
        return std::any_of(kBesideDatabase.begin(), kBesideDatabase.end(),
                           [&](const char* ending) { return isSameFile(path, database + ending); });
    });
}

bool holdsDatabase(const std::string& path)
{
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    struct stat about
    {};
    if (::stat(path.c_str(), &about) != 0 || !S_ISREG(about.st_mode)) // a pipe is not read
        return false;
    const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    std::array<char, kMagic.size()> head{};
    return file.isOpen() && ::read(file.number(), head.data(), head.size()) == static_cast<ssize_t>(head.size()) &&
           std::string_view(head.data(), head.size()) == kMagic;
}

bool isBesideDatabase(const std::string& path)
{
    int error = 0;
    const std::string name = followedLinks(path, error);
    return std::any_of(kBesideDatabase.begin(), kBesideDatabase.end(), [&](const std::string_view ending) {
        return !ending.empty() && name.ends_with(ending) && holdsDatabase(name.substr(0, name.size() - ending.size()));
    });
}

} // namespace dossier
