// What of a game stays to be seen for a while at a table, although nobody is asked there.
#pragma once

#include <cstdint>

namespace dossier {

enum class SceneKind : std::uint8_t {
    RoundBegins, // of Combat: who stands against whom
    Blows,       // the damage of a round has counted
    Departure,   // somebody has been beaten, or has left the Field
    CheckBegins,
    TurnedUp, // the cards under a Site (BLUFF-25)
    Bluff,    // one of them is used
    CheckEnds
};

} // namespace dossier
