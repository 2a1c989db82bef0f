// How those who wait for work over very many rows are told how far it is.
#pragma once

#include <cstddef>
#include <functional>

namespace dossier {

// False: stop, and leave everything as it was.
using RowsDone = std::function<bool(std::size_t done, std::size_t all)>;

} // namespace dossier
