#include "fuzz/growth.h"

#include <algorithm>
#include <csignal>
#include <cstring>
#include <ctime>
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
constexpr int kTries = 4; // before something is called too slow
constexpr int kHang = 30; // seconds of work

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

double timeOf(const std::string& file, const std::function<void(const std::string&)>& read, int tries)
{
    double best = 1e9;
    for (int i = 0; i < tries; ++i) {
        const double begin = secondsOfWork();
        endAfter(kHang);
        read(file);
        endAfter(0);
        best = std::min(best, secondsOfWork() - begin);
    }
    return best;
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

std::string tooSlow(const Shape& shape, const std::function<void(const std::string&)>& read, std::size_t bytes)
{
    std::signal(SIGVTALRM, tellOfHang);
    nowReading = shape.name + '\n';
    // Short ones first: what doubles with every mark shows before it never ends.
    for (std::size_t few = 16; few < bytes; few *= 2)
        timeOf(shape.make(few), read, 1);
    const std::string small = shape.make(bytes);
    const std::string large = shape.make(kLonger * bytes);
    double before = 0;
    double after = 0;
    for (int tries = 1; tries <= kTries; ++tries) {
        after = timeOf(large, read, tries);
        if (after < kTooShort)
            return {};
        before = timeOf(small, read, tries);
        if (after < kMostTimes * before)
            return {};
    }
    std::ostringstream words;
    words << shape.name << ": " << small.size() << " bytes take " << before * 1000 << " ms, " << large.size()
          << " bytes " << after * 1000 << " ms\n";
    return words.str();
}

} // namespace dossier::test
