// The columns of a collection in one wording: in tables, above what is read in, and in what an import says of a line.
#pragma once

#include <QString>

#include <string_view>

namespace dossier {

// What people call a field of collectionFields(), written in any case; what is none of them keeps its own name.
QString columnName(std::string_view field);

// The same of a column that was changed, "the price", named as in the facts of the history (ColumnFacts::sql).
QString changedColumn(const QString& column);

} // namespace dossier
