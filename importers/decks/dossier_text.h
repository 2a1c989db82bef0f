// The program's own text form of a deck, extension .deck: written by people as often as by the program.
#pragma once

#include "importers/reading/reading.h"

#include <string>
#include <string_view>

namespace dossier {

// `text` as decodeText gives it. Throws ReadError::NothingUnderstood.
DeckReading readDossierText(std::string_view text, const CardPool& pool);

// Reading it gives the same deck, but for `aside`, whose lines become comments.
std::string writeDossierText(const Deck& deck, const CardPool& pool);

} // namespace dossier
