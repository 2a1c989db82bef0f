// collection list, import and export: of any size, a heap after the other.
#pragma once

#include "cli/arguments.h"
#include "cli/session.h"
#include "db/file/rows_done.h"

namespace dossier {

// "1 copy", "3 copies"; the word follows the number as far as a word needs to.
QString copiesText(std::int64_t copies);

// Rows that did not fit to what is there, and where they are kept.
QJsonArray asJson(const RowsAside& rows);
// `kept`: where these rows are; not said where they could not be kept.
void sayAside(Session& session, const QString& file, const RowsAside& rows, const QString& kept);

ExitCode listCollection(Session& session, const Arguments& arguments);
ExitCode importCollection(Session& session, const Arguments& arguments);
ExitCode exportCollection(Session& session, const Arguments& arguments);

} // namespace dossier
