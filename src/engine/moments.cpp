#include "engine/moments.h"

namespace dossier {

void happened(Play&, MomentKind, Thing, Thing) {}

} // namespace dossier
