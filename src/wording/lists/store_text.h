// Why the database did not do what it was asked, and what to do about it.
#pragma once

#include "db/file/store_error.h"

#include <QString>

#include <string>

namespace dossier {

// One or two sentences; names the file.
QString sentence(const StoreError& error);
// Of a row that was not taken in: which it is and why, without a stop at its end.
QString whyAside(StoreError::Kind why, const std::string& card, int copies);

} // namespace dossier
