// A table that nobody has sat down at yet.
#pragma once

#include "host/table_store.h"

#include <QRandomGenerator>

namespace dossier {

struct NewTable
{
    StoredTable table{};
    std::vector<QByteArray> secrets{}; // of the invitations, by seat: told once, kept nowhere
};

// Two to four seats. `clock`: milliseconds each may think in the game; 0: as long as he likes.
NewTable newTable(int seats, const GameOptions& options, std::int64_t clock, QRandomGenerator& lots);

} // namespace dossier
