#include "support/failing_disk.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <dlfcn.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace dossier::test {

namespace {

// What a call does, as far as a fault cares.
enum class Deed { Write, Sync, Change };

struct Fault
{
    std::string folder;
    DiskFault kind = DiskFault::Full;
    int from = 0;
    std::atomic<int> calls = 0;
};

std::atomic<Fault*> present = nullptr;

// The call of the system behind the one of this file.
template <typename Call>
Call behind(const char* name)
{
    return reinterpret_cast<Call>(::dlsym(RTLD_NEXT, name));
}

bool isWithin(const Fault& fault, const char* path)
{
    return (std::string(path) + '/').starts_with(fault.folder);
}

bool isWithin(const Fault& fault, int file)
{
    std::array<char, PATH_MAX> path{};
    std::array<char, 64> link{};
    static_cast<void>(std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", file));
    struct stat about
    {};
    return ::fstat(file, &about) == 0 && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode)) &&
           ::readlink(link.data(), path.data(), path.size() - 1) > 0 && isWithin(fault, path.data());
}

bool isMet(const Fault& fault, Deed deed)
{
    if (fault.kind == DiskFault::Full)
        return deed == Deed::Write;
    return fault.kind != DiskFault::ReadOnly || deed != Deed::Sync;
}

// The error with which a call on this place ends; 0: it is done. `first`: it is the first that fails.
template <typename Place>
int errorOf(Deed deed, Place place, bool* first = nullptr)
{
    Fault* fault = present.load();
    if (fault == nullptr || !isMet(*fault, deed) || !isWithin(*fault, place))
        return 0;
    const int call = ++fault->calls;
    if (first != nullptr)
        *first = call == fault->from;
    switch (fault->kind) {
    case DiskFault::Full:
        return call >= fault->from ? ENOSPC : 0;
    case DiskFault::Broken:
        return call == fault->from ? EIO : 0;
    case DiskFault::ReadOnly:
        return call >= fault->from ? EROFS : 0;
    case DiskFault::Gone:
    case DiskFault::Died:
        return call >= fault->from ? EIO : 0;
    }
    return 0;
}

bool fails(int error)
{
    if (error != 0)
        errno = error;
    return error != 0;
}

// The first write for which there is no room finds some for half; so does the one in which the program dies.
template <typename Write>
ssize_t writeUnlessItFails(int file, std::size_t size, const Write& write)
{
    bool first = false;
    const int error = errorOf(Deed::Write, file, &first);
    const auto leavesHalf = [](DiskFault fault) { return fault == DiskFault::Full || fault == DiskFault::Died; };
    if (first && size > 1 && leavesHalf(present.load()->kind))
        return write(size / 2);
    return fails(error) ? -1 : write(size);
}

// A file that is begun; on a disk that may only be read also one that is to be changed.
bool refusesToOpen(const char* path, int flags)
{
    const Fault* fault = present.load();
    const bool begun = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    const bool changed = (flags & O_ACCMODE) != O_RDONLY;
    return fault != nullptr &&
           (begun || (changed && leavesWhatWasBegun(fault->kind) && fault->kind != DiskFault::Died)) &&
           fails(errorOf(Deed::Change, path));
}

mode_t modeOf(int flags, va_list rest)
{
    return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE ? static_cast<mode_t>(va_arg(rest, int)) : 0;
}

} // namespace

bool leavesWhatWasBegun(DiskFault fault)
{
    return fault == DiskFault::ReadOnly || fault == DiskFault::Gone || fault == DiskFault::Died;
}

std::string nameOf(DiskFault fault)
{
    switch (fault) {
    case DiskFault::Full:
        return "full";
    case DiskFault::Broken:
        return "broken";
    case DiskFault::ReadOnly:
        return "read-only";
    case DiskFault::Gone:
        return "gone";
    case DiskFault::Died:
        return "died";
    }
    return {};
}

FailingDisk::FailingDisk(const std::string& folder, DiskFault fault, int from)
{
    std::array<char, PATH_MAX> resolved{};
    EXPECT_TRUE(::realpath(folder.c_str(), resolved.data())) << folder;
    auto* next = new Fault;
    next->folder = std::string(resolved.data()) + '/';
    next->kind = fault;
    next->from = from;
    EXPECT_EQ(present.exchange(next), nullptr) << "one at a time";
}

FailingDisk::~FailingDisk()
{
    delete present.exchange(nullptr);
}

bool FailingDisk::hasFailed() const
{
    const Fault* fault = present.load();
    return fault->calls >= fault->from;
}

int atEveryCall(const std::string& folder, const std::function<void()>& prepare, const std::function<void()>& act,
                const std::function<void(const FailedCall&)>& look, int step)
{
    constexpr int kMost = 5000;
    int failed = 0;
    for (const DiskFault fault : kDiskFaults)
        for (int call = 1; call <= kMost; call += step) {
            prepare();
            bool met = false;
            {
                const FailingDisk disk(folder, fault, call);
                act();
                met = disk.hasFailed();
            }
            if (!met)
                break;
            ++failed;
            look({fault, call, nameOf(fault) + " at call " + std::to_string(call)});
            if (::testing::Test::HasFatalFailure())
                return failed;
        }
    return failed;
}

} // namespace dossier::test

// The calls themselves. Those of this program and of the libraries it uses all come here.
using namespace dossier::test;

extern "C" {

ssize_t write(int file, const void* bytes, size_t size)
{
    static const auto call = behind<ssize_t (*)(int, const void*, size_t)>("write");
    return writeUnlessItFails(file, size, [&](std::size_t most) { return call(file, bytes, most); });
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t place)
{
    static const auto call = behind<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
    return writeUnlessItFails(file, size, [&](std::size_t most) { return call(file, bytes, most, place); });
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t place)
{
    static const auto call = behind<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
    return writeUnlessItFails(file, size, [&](std::size_t most) { return call(file, bytes, most, place); });
}

int fsync(int file)
{
    static const auto call = behind<int (*)(int)>("fsync");
    return fails(errorOf(Deed::Sync, file)) ? -1 : call(file);
}

int fdatasync(int file)
{
    static const auto call = behind<int (*)(int)>("fdatasync");
    return fails(errorOf(Deed::Sync, file)) ? -1 : call(file);
}

int ftruncate(int file, off_t size) noexcept
{
    static const auto call = behind<int (*)(int, off_t)>("ftruncate");
    return fails(errorOf(Deed::Change, file)) ? -1 : call(file, size);
}

int ftruncate64(int file, off64_t size) noexcept
{
    static const auto call = behind<int (*)(int, off64_t)>("ftruncate64");
    return fails(errorOf(Deed::Change, file)) ? -1 : call(file, size);
}

int rename(const char* from, const char* to) noexcept
{
    static const auto call = behind<int (*)(const char*, const char*)>("rename");
    return fails(errorOf(Deed::Change, to)) ? -1 : call(from, to);
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept
{
    static const auto call = behind<int (*)(int, const char*, int, const char*)>("renameat");
    return fails(errorOf(Deed::Change, to)) ? -1 : call(fromFolder, from, toFolder, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    static const auto call = behind<int (*)(int, const char*, int, const char*, unsigned)>("renameat2");
    return fails(errorOf(Deed::Change, to)) ? -1 : call(fromFolder, from, toFolder, to, flags);
}

int link(const char* from, const char* to) noexcept
{
    static const auto call = behind<int (*)(const char*, const char*)>("link");
    return fails(errorOf(Deed::Change, to)) ? -1 : call(from, to);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    static const auto call = behind<int (*)(int, const char*, int, const char*, int)>("linkat");
    return fails(errorOf(Deed::Change, to)) ? -1 : call(fromFolder, from, toFolder, to, flags);
}

int open(const char* path, int flags, ...)
{
    static const auto call = behind<int (*)(const char*, int, ...)>("open");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return refusesToOpen(path, flags) ? -1 : call(path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    static const auto call = behind<int (*)(const char*, int, ...)>("open64");
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return refusesToOpen(path, flags) ? -1 : call(path, flags, mode);
}

int unlink(const char* path) noexcept
{
    static const auto call = behind<int (*)(const char*)>("unlink");
    const Fault* fault = present.load();
    // A disk that is full or broken in one place still lets go.
    return fault != nullptr && leavesWhatWasBegun(fault->kind) && fails(errorOf(Deed::Change, path)) ? -1 : call(path);
}

int mkdir(const char* path, mode_t mode) noexcept
{
    static const auto call = behind<int (*)(const char*, mode_t)>("mkdir");
    return fails(errorOf(Deed::Change, path)) ? -1 : call(path, mode);
}

} // extern "C"
