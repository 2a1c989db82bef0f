#include "host/agreements.h"

#include <algorithm>

namespace dossier {

bool listsAreOpen(const StoredTable& table)
{
    return table.begun &&
           std::ranges::all_of(table.seats, [](const StoredSeat& seat) { return seat.agrees.to(Matter::Lists); });
}

bool hintsAreOn(const StoredTable& table)
{
    return std::ranges::all_of(table.seats,
                               [](const StoredSeat& seat) { return seat.computer || seat.agrees.to(Matter::Hints); });
}

} // namespace dossier
