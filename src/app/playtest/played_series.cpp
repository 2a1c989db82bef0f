#include "app/playtest/played_series.h"

namespace dossier {

const TableTally* PlayedSeries::against(std::size_t opponent) const
{
    for (const auto& [number, table] : tally.tables) {
        const SeriesTable& who = setup.tables[static_cast<std::size_t>(number)];
        if (who.front() == 0 && who.back() == static_cast<int>(opponent))
            return &table;
    }
    return nullptr;
}

TableTally PlayedSeries::ownGames() const
{
    TableTally all;
    for (std::size_t opponent = 1; opponent <= opponents(); ++opponent)
        if (const TableTally* table = against(opponent))
            all += *table;
    return all;
}

} // namespace dossier
