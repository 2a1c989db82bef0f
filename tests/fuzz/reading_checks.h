// What must hold whatever bytes a file is made of. Shared by the fuzzers and the mutation test.
#pragma once

#include <string_view>

namespace dossier::test {

// Reads `bytes` as a deck, in the format it looks like and in each that can be asked for: it is either refused with a
// ReadError or gives a deck that survives being written and read again. Throws std::logic_error where that fails.
void checkDeckReading(std::string_view bytes);

// The same for a collection, as CSV and as JSON.
void checkCollectionReading(std::string_view bytes);

// The same for an archive of everything, whole and damaged.
void checkArchiveReading(std::string_view bytes);

} // namespace dossier::test
