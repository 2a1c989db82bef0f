#include "engine/powers.h"

namespace dossier {

int siteTax(const GameState&, Seat)
{
    return 0;
}

} // namespace dossier
