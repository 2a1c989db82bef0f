// Words beside a card's number: its title, part of it, or another card's.
#pragma once

#include "domain/cards/card_pool.h"

#include <string_view>

namespace dossier {

// Whether letters stand there that are neither the card's title, nor some words of it, nor the title misspelt.
bool isBesideAnother(std::string_view words, CardIndex card, const CardPool& pool);

} // namespace dossier
