#include "engine/goldfish_batch.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace dossier {

namespace {

// Small enough that the threads end together, large enough that setting up a match does not count.
constexpr int kGamesAtOnce = 64;

} // namespace

GoldfishReport playGoldfish(const GoldfishSetup& setup, int jobs, const GoldfishProgress& progress,
                            const std::stop_token& stop)
{
    const int pieces = (setup.games + kGamesAtOnce - 1) / kGamesAtOnce;
    std::vector<GoldfishReport> parts(static_cast<std::size_t>(std::max(pieces, 1)));
    parts[0] = playGoldfish(setup, 0, 0); // the heading of the report, and refusal before any thread starts
    std::atomic<int> next = 0;
    std::mutex reporting;
    int played = 0;
    const auto work = [&] {
        for (int piece = next++; piece < pieces && !stop.stop_requested(); piece = next++) {
            const int first = piece * kGamesAtOnce;
            const int last = std::min(first + kGamesAtOnce, setup.games);
            auto& part = parts[static_cast<std::size_t>(piece)];
            part = playGoldfish(setup, first, last, [&] { return !stop.stop_requested(); });
            const std::scoped_lock lock(reporting);
            played += part.games;
            if (progress)
                progress(played);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int job = 1; job < std::min(jobs, pieces); ++job)
            threads.emplace_back(work);
        work();
    }
    return mergeReports(parts);
}

} // namespace dossier
