#include "engine/players/policy.h"

#include "engine/players/position.h"

namespace dossier {

Action Policy::decide(const Position& position)
{
    return choose(position.seen(), position.actions());
}

} // namespace dossier
