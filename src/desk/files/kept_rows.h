// Rows of a collection that were understood and did not fit to what is there: kept beside the lines that nobody
// understood, as a table that can be read in again once there is room.
#pragma once

#include "db/file/rows_done.h"
#include "desk/files/kept_lines.h"
#include "domain/cards/card_pool.h"

namespace dossier {

// Which it is and why, without a stop at its end.
QString sentence(const RowAside& row);
struct KeptRows
{
    QString path{}; // where they are kept; empty where they are not, or where there are none
    QString why{};  // which file could not be written and why, as KeptLines::keep says it
};
KeptRows keepAside(const KeptLines& kept, const QString& source, const CardPool& pool, const RowsAside& rows);

} // namespace dossier
