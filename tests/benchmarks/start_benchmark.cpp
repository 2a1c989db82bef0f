// How long the window takes from the start of its process until it can be used, and the memory it holds then:
//   start_benchmark [-n TIMES] build/release/bin/dossier [--db FILE …]
// The program says by itself when it is ready (src/app/shell/readiness.h).
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

struct Start
{
    double milliseconds = 0;
    long kilobytes = 0;
};

// Reads until the program says that it is ready.
std::optional<long> waitForReady(FILE* output)
{
    char line[256];
    long kilobytes = 0;
    while (std::fgets(line, sizeof line, output))
        if (std::sscanf(line, "ready %ld", &kilobytes) == 1)
            return kilobytes;
    return std::nullopt;
}

std::optional<Start> startOnce(std::vector<char*> command)
{
    int ends[2];
    if (pipe(ends) != 0)
        return std::nullopt;
    const auto begin = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        setenv("DOSSIER_SAY_WHEN_READY", "1", 1);
        execv(command.front(), command.data());
        _exit(127);
    }
    close(ends[1]);
    FILE* output = fdopen(ends[0], "r");
    const auto kilobytes = waitForReady(output);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    std::fclose(output);
    waitpid(child, nullptr, 0);
    return kilobytes ? std::optional(Start{took.count(), *kilobytes}) : std::nullopt;
}

} // namespace

int main(int argc, char** argv)
{
    int first = 1;
    int times = 20;
    if (argc > 2 && std::strcmp(argv[1], "-n") == 0) {
        times = std::max(1, std::atoi(argv[2]));
        first = 3;
    }
    if (first >= argc) {
        std::fprintf(stderr, "start_benchmark [-n TIMES] PROGRAM [ARGUMENTS]\n");
        return 2;
    }
    std::vector<char*> command(argv + first, argv + argc);
    command.push_back(nullptr);
    std::vector<Start> starts;
    for (int i = 0; i <= times; ++i) {
        const auto start = startOnce(command);
        if (!start) {
            std::fprintf(stderr, "the program ended without being ready\n");
            return 1;
        }
        if (i > 0) // the first one warms the caches
            starts.push_back(*start);
    }
    std::ranges::sort(starts, {}, &Start::milliseconds);
    std::printf("start to usable window: median %.0f ms, best %.0f ms, worst %.0f ms, of %d starts\n",
                starts[starts.size() / 2].milliseconds, starts.front().milliseconds, starts.back().milliseconds, times);
    std::printf("resident memory: %.1f MB\n",
                static_cast<double>(std::ranges::max(starts, {}, &Start::kilobytes).kilobytes) / 1000);
    return 0;
}
