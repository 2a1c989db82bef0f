#include "engine/players/goldfish_batch.h"

#include "engine/players/batch_pieces.h"

namespace dossier {

GoldfishReport playGoldfish(const GoldfishSetup& setup, int jobs, const GoldfishProgress& progress,
                            const std::stop_token& stop)
{
    return mergeReports(playInPieces(setup.games, jobs, progress, stop, [&](int first, int last) {
        return playGoldfish(setup, first, last, [&] { return !stop.stop_requested(); });
    }));
}

SelfPlayReport playMatches(const SelfPlaySetup& setup, int jobs, const GoldfishProgress& progress,
                           const std::stop_token& stop)
{
    return mergeReports(playInPieces(setup.games, jobs, progress, stop, [&](int first, int last) {
        return playMatches(setup, first, last, [&] { return !stop.stop_requested(); });
    }));
}

} // namespace dossier
