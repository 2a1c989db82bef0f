// What a player leaves to the lot. He has no dice of his own: it is drawn from what he sees, so that he chooses the
// same where he sees the same, and nothing that is hidden from him plays a part.
#pragma once

#include "engine/state/action.h"
#include "engine/state/observation.h"

#include <cstdint>

namespace dossier {

// 0 to bound - 1, each as often over many games; bound from 1.
std::uint32_t lotOf(const Observation& seen, std::uint32_t bound);

// One of the set bits of `among`, which has at least one.
int oneOf(const Observation& seen, std::uint64_t among);

// The guess at one of the X-Files in `open`, each as likely as any other: whoever names the first of them always is
// better guarded against with some X-Files than with others. The one he holds himself may be the other's, too
// (DECK-12), but is named last. Null where none of them is offered.
const Action* guessByLot(const Observation& seen, std::uint64_t open, const ActionList& actions);

} // namespace dossier
