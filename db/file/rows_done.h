// What is heard of work over very many rows: how far it is, and which of them do not fit to those that are there.
#pragma once

#include "db/file/store_error.h"
#include "domain/collection/owned_card.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace dossier {

// False: stop, and leave everything as it was.
using RowsDone = std::function<bool(std::size_t done, std::size_t all)>;

struct RowAside
{
    OwnedCard heap;
    StoreError::Kind why; // NotesTooLong or TooMany, of it and the one that is there together
};

using RowsAside = std::vector<RowAside>;

} // namespace dossier
