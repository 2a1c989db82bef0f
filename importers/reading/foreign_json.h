// JSON of unknown origin: what is missing, or of another kind than one looks for, counts as nothing.
#pragma once

#include "text/json.h"

namespace dossier {

// Throws ReadError::BadJson with the line: cut off, malformed, nested more than 16 deep, larger than a file may be, or
// holding a number no machine can count with. A key may stand there twice.
Json readForeignJson(std::string_view text);

// The first member of this name, or nullptr.
const Json* memberOf(const Json& json, std::string_view name);
std::string textOf(const Json& json, std::string_view name);
std::int64_t numberOf(const Json& json, std::string_view name);
const Json::Items& itemsOf(const Json& json, std::string_view name);

} // namespace dossier
