// A table that nobody has sat down at yet.
#pragma once

#include "host/table_store.h"

#include <QRandomGenerator>

namespace dossier {

struct NewTable
{
    StoredTable table{};
    std::vector<QByteArray> secrets{}; // of the invitations, by seat: told once, kept nowhere
    QByteArray watching{};             // of the one for spectators; empty: there is none
};

// Who may watch, besides those who play: nobody, or whoever has that invitation, so many actions late.
struct Watching
{
    bool allowed = false;
    int delay = 0; // 0 to kMostDelay
};

// Two to four seats. `clock`: milliseconds each may think in the game; 0: as long as he likes.
NewTable newTable(int seats, const GameOptions& options, std::int64_t clock, QRandomGenerator& lots,
                  Watching watching = {});

} // namespace dossier
