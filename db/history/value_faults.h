// What SQLite cannot see of a value, whether it is there now or was: letters, days, languages, and names as they are
// compared. In English, with their places in wording.
#pragma once

#include "db/file/quick_statement.h"
#include "domain/collection/heap_batch.h"
#include "domain/limits/text_limits.h"

#include <QString>

#include <optional>
#include <string_view>

namespace dossier {

// What cannot be read of it; nothing where all can.
using Fault = std::optional<QString>;

Fault faultOfText(std::string_view text);
Fault faultOfTime(std::string_view text);
// `folded` is what it is found by.
Fault faultOfName(std::string_view name, std::string_view folded);
Fault faultOfHeap(const HeapFields& heap, Limits limits = Limits::Checked);
// The first of these columns.
Fault faultOfTexts(QuickStatement& row, int first, int last);

} // namespace dossier
