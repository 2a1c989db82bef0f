// Many games cut into pieces for several threads, so that the result never depends on their number.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <system_error>
#include <thread>
#include <vector>

namespace dossier {

// Small enough that the threads end together, large enough that setting up a match does not count.
inline constexpr int kGamesAtOnce = 64;

// Plays games 0 to `games` - 1 on `jobs` threads: play(first, last) gives a report with the member `games`, pieces come
// back in order, `gamesAtOnce` games each. `progress` is told how many were played, from any thread but never from two
// at once. An exception of any of them ends all and is thrown on.
template <typename Play>
auto playInPieces(int games, int jobs, const std::function<void(int)>& progress, const std::stop_token& stop, Play play,
                  int gamesAtOnce = kGamesAtOnce)
{
    const int pieces = (games + gamesAtOnce - 1) / gamesAtOnce;
    std::vector<decltype(play(0, 0))> parts(static_cast<std::size_t>(std::max(pieces, 1)));
    parts[0] = play(0, 0); // the heading of the report, and refusal before any thread starts
    std::atomic<int> next = 0;
    std::mutex reporting;
    int played = 0;
    std::exception_ptr failure;
    const auto playPiece = [&](int piece) {
        const int first = piece * gamesAtOnce;
        auto& part = parts[static_cast<std::size_t>(piece)];
        part = play(first, std::min(first + gamesAtOnce, games));
        const std::scoped_lock lock(reporting);
        played += part.games;
        if (progress)
            progress(played);
    };
    const auto work = [&] {
        try {
            for (int piece = next++; piece < pieces && !stop.stop_requested(); piece = next++)
                playPiece(piece);
        } catch (...) {
            next = pieces; // nobody begins another
            const std::scoped_lock lock(reporting);
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> threads;
        try {
            for (int job = 1; job < std::min(jobs, pieces); ++job)
                threads.emplace_back(work);
        } catch (const std::system_error&) { // no more are to be had: those there are play everything
        }
        work();
    }
    if (failure)
        std::rethrow_exception(failure);
    return parts;
}

} // namespace dossier
