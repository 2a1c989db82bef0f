// Counting the collection in the midst of changing it.
#pragma once

#include "db/file/statement.h"

#include <cstdint>

namespace dossier {

// Copies of everything, all heaps together.
std::int64_t copiesInAll(const Work& work);

} // namespace dossier
