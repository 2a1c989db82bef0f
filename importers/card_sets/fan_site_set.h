// A card of the fan site's card JSON as a row of facts. Its sentences about Sites are read for the words in them.
#pragma once

#include "importers/card_sets/card_set_assembly.h"
#include "text/json.h"

namespace dossier {

void takeFanSiteCard(CardSetAssembly& assembly, const Json& card, int line);

} // namespace dossier
