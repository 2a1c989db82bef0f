// Why the database did not do what it was asked, and what to do about it.
#pragma once

#include "db/file/store_error.h"

#include <QString>

namespace dossier {

// One or two sentences; names the file.
QString sentence(const StoreError& error);

} // namespace dossier
