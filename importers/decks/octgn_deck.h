// How an OCTGN deck names its cards; see format_list.h.
#pragma once

#include <string>
#include <string_view>

namespace dossier {

// A version-5 UUID: of the game where no card is named.
std::string octgnId(std::string_view card = {});

} // namespace dossier
