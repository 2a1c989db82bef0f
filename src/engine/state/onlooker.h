// Somebody who looks on while a game runs (Course, changes/play.h): what the rules say is to be seen, as it then
// stands.
#pragma once

#include "engine/state/scene_kind.h"
#include "engine/state/state.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace dossier {

struct Onlooker
{
    struct Seen
    {
        std::optional<SceneKind> kind; // nothing: somebody had nothing to do but pass, and was not asked
        GameState state;
        std::size_t events; // told up to here
    };
    bool passes = false;           // those are to be seen, too
    std::optional<SceneKind> next; // to be looked at as soon as the chapter under way is done
    std::vector<Seen> seen;
};

} // namespace dossier
