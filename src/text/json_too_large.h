// The one fault of a JSON text that is none of its own: there is more in it than is taken (JsonRules).
#pragma once

#include "text/json.h"

namespace dossier {

class JsonTooLarge : public JsonError
{
public:
    using JsonError::JsonError;
};

} // namespace dossier
