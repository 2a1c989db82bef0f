// What everybody opened, pack by pack, to be read before decks are made of it.
#pragma once

#include "domain/sealed/sealed_evening.h"

#include <QString>

namespace dossier {

// Plain text, the rarest cards of each pack first.
QString openedPacksText(const std::vector<SealedPlayer>& players, const CardPool& pool);

} // namespace dossier
