// What of the engine may be known outside it.
#pragma once

#include <string>
#include <vector>

namespace dossier::test {

// The headers that wording, desk, window and command line may include.
const std::vector<std::string>& faceOfTheEngine();

} // namespace dossier::test
