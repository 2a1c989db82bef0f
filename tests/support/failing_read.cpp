#include "support/failing_read.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <dlfcn.h>
#include <stdexcept>
#include <sys/types.h>
#include <unistd.h>

namespace dossier::test {

namespace {

struct Fault
{
    std::string path;
    std::atomic<std::int64_t> left = 0;
    std::atomic<bool> hasFailed = false;
};

std::atomic<Fault*> present = nullptr;

bool isOf(const Fault& fault, int file)
{
    std::array<char, PATH_MAX> path{};
    std::array<char, 64> link{};
    static_cast<void>(std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", file));
    return ::readlink(link.data(), path.data(), path.size() - 1) > 0 && fault.path == path.data();
}

} // namespace

FailingRead::FailingRead(const std::string& path, std::int64_t after)
{
    std::array<char, PATH_MAX> real{};
    auto* const fault = new Fault;
    fault->path = ::realpath(path.c_str(), real.data()) != nullptr ? real.data() : path;
    fault->left = after;
    if (present.exchange(fault) != nullptr)
        throw std::logic_error("one file that cannot be read at a time");
}

FailingRead::~FailingRead()
{
    delete present.exchange(nullptr);
}

bool FailingRead::hasFailed() const
{
    return present.load()->hasFailed;
}

} // namespace dossier::test

extern "C" ssize_t read(int file, void* into, size_t most)
{
    using Read = ssize_t (*)(int, void*, size_t);
    static const auto behind = reinterpret_cast<Read>(::dlsym(RTLD_NEXT, "read"));
    auto* const fault = dossier::test::present.load();
    if (fault == nullptr || !dossier::test::isOf(*fault, file))
        return behind(file, into, most);
    const std::int64_t left = fault->left;
    if (left <= 0) {
        fault->hasFailed = true;
        errno = EIO;
        return -1;
    }
    const ssize_t length = behind(file, into, std::min(most, static_cast<size_t>(left)));
    fault->left -= std::max<ssize_t>(length, 0);
    return length;
}
