#include "engine/records/xfile_lot.h"

#include "engine/flow/setup.h"
#include "engine/state/match.h"
#include "engine/state/state.h"

namespace dossier {

void drawXFiles(GameRecord& record, std::uint32_t seats, const CardPool& pool)
{
    const auto draws = [&](std::size_t seat) {
        const Deck& deck = record.decks[seat];
        return (seats >> seat & 1u) != 0 && !(deck.team.empty() && deck.bureauDeck.empty());
    };
    for (std::size_t seat = 0; seat < record.decks.size(); ++seat)
        if (draws(seat))
            record.decks[seat].xFile.clear();
    MatchSetup setup = matchSetup(record, pool);
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        setup.seats[seat].drawsXFile = draws(seat);
    if (!setupProblems(setup).empty())
        return;
    const Match match(setup);
    const GameState table = emptyTable(match, record.seed);
    for (std::size_t seat = 0; seat < record.decks.size(); ++seat)
        if (draws(seat))
            record.decks[seat].xFile = {{match.xFileCard(table.players[seat].xFile), 1}};
}

} // namespace dossier
