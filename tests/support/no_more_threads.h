// A system that has no thread left, for a process that is to end soon: a death test.
#pragma once

#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

namespace dossier::test {

// A sanitizer wants more room at any time.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kThreadsCanBeRefused = false;
#else
inline constexpr bool kThreadsCanBeRefused = true;
#endif

// A thread wants room for its stack; there is less than that from now on.
inline void refuseThreads()
{
    constexpr rlim_t kSpare = 4U << 20U;
    rlim_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const rlim_t most = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + kSpare;
    const rlimit limit{most, most};
    ::setrlimit(RLIMIT_AS, &limit);
}

} // namespace dossier::test
