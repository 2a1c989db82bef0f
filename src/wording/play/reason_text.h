// Why something cannot be done, as a sentence that ends with the number of the rule.
#pragma once

#include "engine/api/refused.h"

#include <QString>

namespace dossier {

// "It costs 3; the pool holds 1. (PLAY-5)"
QString sentence(const Reason& reason);
// "Sell a card: A card with a CP icon is never sold. (BRIEF-14; also BRIEF-13)": the first reason in words.
QString sentence(const Refused& refused);

} // namespace dossier
