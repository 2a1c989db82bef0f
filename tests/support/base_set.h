// The real cards and formats, read once from the source tree, for every test that needs them.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/decks/format.h"

#include <string>

namespace dossier::test {

const CardPool& baseSet();
// The cards of all official sets: those of the base set first, in the same places as there.
const CardPool& officialCards();
Format format(Game game);

// A whole file as bytes; fails the running test where it cannot be read.
std::string fileBytes(const std::string& path);

// The folder of reference data beside a developer's checkout, or "" where there is none. Tests that need it skip:
//     const std::string shared = sharedFolder();
//     if (shared.empty()) GTEST_SKIP() << "no reference data beside the checkout";
std::string sharedFolder();

// The card of this number ("XF96-0063v1"), in the base set or behind it in officialCards().
CardIndex card(std::string_view number);

} // namespace dossier::test
