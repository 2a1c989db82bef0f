#include "fuzz/growth.h"

#include "support/allocations.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <ctime>
#include <malloc.h>
#include <sstream>
#include <sys/time.h>
#include <unistd.h>

namespace dossier::test {

namespace {

constexpr double kTooShort = 0.004; // seconds: below it chance weighs more than the work
constexpr std::size_t kLonger = 16;
// For so many times the bytes: n log n takes some 20 times as long, and up to three times that where the longer file no
// longer fits into the processor's caches; n * n 256 times.
constexpr double kMostTimes = 80.0;
// Lists grow by doubling, and hold both while they do; n * n is 256 times as much.
constexpr double kMostTimesTheRoom = 80.0;
constexpr std::size_t kLittleRoom = std::size_t{1} << 20; // bytes; below it nothing is told of files that grow
constexpr int kTries = 4;                                 // before something is called too slow
constexpr int kHang = 30;                                 // seconds of work

std::string nowReading; // for the handler

void tellOfHang(int)
{
    const char* const words = "This hangs: ";
    [[maybe_unused]] auto written = ::write(STDERR_FILENO, words, std::strlen(words));
    written = ::write(STDERR_FILENO, nowReading.data(), nowReading.size());
    ::_exit(1);
}

double secondsOfWork()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

void endAfter(int seconds)
{
    const itimerval once{{0, 0}, {seconds, 0}};
    ::setitimer(ITIMER_VIRTUAL, &once, nullptr);
}

struct Cost
{
    double seconds = 1e9;
    std::size_t bytes = 0; // held at once
};

// Memory once had is kept: what the system takes to hand it out again is no work of a reader, and differs from machine
// to machine.
void keepMemory()
{
    constexpr int kMost = 1 << 30;
    ::mallopt(M_MMAP_THRESHOLD, kMost);
    ::mallopt(M_TRIM_THRESHOLD, kMost);
}

Cost costOf(const std::string& file, const std::function<void(const std::string&)>& read, int tries)
{
    static const bool kept = (keepMemory(), true);
    Cost best;
    for (int i = 0; kept && i < tries; ++i) {
        const MostHeld held;
        const double begin = secondsOfWork();
        endAfter(kHang);
        read(file);
        endAfter(0);
        best = {std::min(best.seconds, secondsOfWork() - begin), held.bytes()};
    }
    return best;
}

std::string tooMuchRoom(const Shape& shape, const Cost& small, const Cost& large)
{
    if (large.bytes < kLittleRoom ||
        static_cast<double>(large.bytes) < kMostTimesTheRoom * static_cast<double>(small.bytes))
        return {};
    std::ostringstream words;
    words << shape.name << ": holds " << small.bytes << " bytes at once, and " << large.bytes << " of a file "
          << kLonger << " times as long\n";
    return words.str();
}

} // namespace

Shape repeated(std::string name, std::string begin, std::string unit, std::string end)
{
    const auto make = [begin = std::move(begin), unit = std::move(unit), end = std::move(end)](std::size_t bytes) {
        std::string file = begin;
        while (file.size() < bytes)
            file += unit;
        return file + end;
    };
    return {std::move(name), make};
}

Shape numbered(std::string name, std::string begin, std::string unit, std::string end)
{
    const auto make = [begin = std::move(begin), unit = std::move(unit), end = std::move(end)](std::size_t bytes) {
        std::string file = begin;
        for (int number = 1; file.size() < bytes; ++number) {
            std::string next = unit;
            for (auto at = next.find('%'); at != std::string::npos; at = next.find('%'))
                next.replace(at, 1, std::to_string(number));
            file += next;
        }
        return file + end;
    };
    return {std::move(name), make};
}

std::string outOfProportion(const Shape& shape, const std::function<void(const std::string&)>& read, std::size_t bytes)
{
    std::signal(SIGVTALRM, tellOfHang);
    nowReading = shape.name + '\n';
    // Short ones first: what doubles with every mark shows before it never ends.
    for (std::size_t few = 16; few < bytes; few *= 2)
        costOf(shape.make(few), read, 1);
    const std::string small = shape.make(bytes);
    const std::string large = shape.make(kLonger * bytes);
    Cost before;
    Cost after;
    std::string room;
    for (int tries = 1; tries <= kTries; ++tries) {
        after = costOf(large, read, tries);
        before = costOf(small, read, tries);
        room = tooMuchRoom(shape, before, after);
        if (after.seconds < kTooShort || after.seconds < kMostTimes * before.seconds)
            return room;
    }
    std::ostringstream words;
    words << shape.name << ": " << small.size() << " bytes take " << before.seconds * 1000 << " ms, " << large.size()
          << " bytes " << after.seconds * 1000 << " ms\n";
    return words.str() + room;
}

} // namespace dossier::test
