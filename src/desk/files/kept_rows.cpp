#include "desk/files/kept_rows.h"

#include "importers/collections/collection_rows.h"
#include "wording/lists/store_text.h"

#include <string>

namespace dossier {

QString sentence(const RowAside& row)
{
    return whyAside(row.why, row.heap.card, row.heap.count);
}

KeptRows keepAside(const KeptLines& kept, const QString& source, const CardPool& pool, const RowsAside& rows)
{
    if (rows.empty())
        return {};
    std::string table(CsvRows::heading());
    CsvRows csv(pool);
    for (const RowAside& row : rows)
        csv.append(table, viewOf(row.heap));
    LinesToKeep lines(kept, source);
    lines.taker()(table);
    QString why = lines.finish();
    return why.isEmpty() ? KeptRows{lines.path(), {}} : KeptRows{{}, std::move(why)};
}

} // namespace dossier
