#include "engine/players/policy/policy.h"

#include "engine/players/worlds/position.h"

namespace dossier {

Action Policy::decide(const Position& position)
{
    return choose(position.seen(), position.actions());
}

} // namespace dossier
