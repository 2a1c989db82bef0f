// Why something cannot be done, as a sentence that ends with the number of the rule.
#pragma once

#include "engine/state/reason.h"

#include <QString>

namespace dossier {

// "It costs 3; the pool holds 1. (PLAY-5)"
QString sentence(const Reason& reason);

} // namespace dossier
